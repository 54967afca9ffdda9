import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { APPOINTING } from '../rules/neutrals.ts';

/** A person as the files of disputes may name them: by account, by keys of addresses (rules/addresses.ts), by the last ten digits of a number. */
export type PersonKeys = {
  personId: string;
  emails: readonly string[];
  mobiles: readonly string[];
};

/**
 * Of some people and some disputes, each pair in which the person is somebody: a member of either side, or let in by one, now or at
 * any time before, or through an institution now; a representative; its neutral, now or before; or with an address of theirs on file for a party, an old
 * one too. `naming` are the events that make somebody its neutral. The respondent's side counts before the dispute was opened to it.
 */
export async function listConcerned(
  db: Db,
  people: readonly PersonKeys[],
  {
    disputeIds,
    naming = APPOINTING,
  }: { disputeIds: readonly string[]; naming?: readonly string[] },
): Promise<{ personId: string; disputeId: string }[]> {
  if (disputeIds.length === 0 || people.length === 0) return [];
  const key = (column: string) => sql`dispute_address_key('email', ${sql.ref(column)})`;
  const digits = (column: string) =>
    sql`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 10)`;
  const { rows } = await sql<{ personId: string; disputeId: string }>`
    select who.person_id, dispute.id as dispute_id
    from dispute, jsonb_to_recordset(${JSON.stringify(people.map(rowOf))}::jsonb) as who (person_id uuid, emails text[], mobiles text[])
    where dispute.id = any(${disputeIds}::uuid[]) and (
      exists (select from dispute_member member where member.dispute_id = dispute.id
        and (member.ended_at is null or member.through is null)
        and (member.person_id = who.person_id or ${key('member.email')} = any(who.emails)))
      or exists (select from dispute_invitation invitation where invitation.dispute_id = dispute.id
        and invitation.person_id = who.person_id)
      or exists (select from dispute_event event where event.dispute_id = dispute.id
        and event.type = any(${[...naming]}::text[]) and event.details->>'neutral' = who.person_id::text)
      or exists (select from dispute_party party join dispute_contact contact on contact.party_id = party.id
        where party.dispute_id = dispute.id and ((contact.channel = 'email' and ${key('contact.value')} = any(who.emails))
          or (contact.channel = 'mobile' and ${digits('contact.value')} = any(who.mobiles))))
      or exists (select from dispute_party party join dispute_representative one on one.party_id = party.id
        where party.dispute_id = dispute.id and (${key('one.email')} = any(who.emails) or ${digits('one.mobile')} = any(who.mobiles))))`.execute(
    db,
  );
  return rows;
}

function rowOf({ personId, emails, mobiles }: PersonKeys) {
  return { person_id: personId, emails, mobiles };
}

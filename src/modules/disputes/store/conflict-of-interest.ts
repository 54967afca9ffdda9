import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/** A person as the files of disputes may name them: by account, by keys of addresses (rules/addresses.ts), by the last ten digits of a number. */
export type PersonKeys = {
  personId: string;
  emails: readonly string[];
  mobiles: readonly string[];
};

/**
 * Those of some disputes in which a person is somebody: a member of either side, now or at any time before, or through an
 * institution now; a representative; or with an address of theirs on file for a party, an old one too. The respondent's side
 * counts before the dispute was opened to it.
 */
export async function listConcerned(
  db: Db,
  { personId, emails, mobiles }: PersonKeys,
  disputeIds: readonly string[],
): Promise<string[]> {
  if (disputeIds.length === 0) return [];
  const key = (column: string) => sql`dispute_address_key('email', ${sql.ref(column)})`;
  const digits = (column: string) =>
    sql`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 10)`;
  const { rows } = await sql<{ id: string }>`
    select dispute.id from dispute where dispute.id = any(${disputeIds}::uuid[]) and (
      exists (select from dispute_member member where member.dispute_id = dispute.id
        and (member.ended_at is null or member.through is null)
        and (member.person_id = ${personId} or ${key('member.email')} = any(${emails}::text[])))
      or exists (select from dispute_party party join dispute_contact contact on contact.party_id = party.id
        where party.dispute_id = dispute.id and ((contact.channel = 'email' and ${key('contact.value')} = any(${emails}::text[]))
          or (contact.channel = 'mobile' and ${digits('contact.value')} = any(${mobiles}::text[]))))
      or exists (select from dispute_party party join dispute_representative one on one.party_id = party.id
        where party.dispute_id = dispute.id and (${key('one.email')} = any(${emails}::text[]) or ${digits('one.mobile')} = any(${mobiles}::text[]))))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

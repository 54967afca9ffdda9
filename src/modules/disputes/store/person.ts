import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

// What disputes hold about one person, and how it is emptied when they have themselves erased.

/** A person as disputes know them: by their account, and by the addresses that they have proved to be theirs. */
export type KnownPerson = { personId: string; email: string | null; phone: string | null };

export const addressesIn = ({ email, phone }: KnownPerson) =>
  [email?.toLowerCase(), phone].filter((one) => one !== undefined && one !== null);

/** Parties with their disputes. The respondent's side is not told of a dispute before it was opened to it. */
function opened(db: Db) {
  return db
    .selectFrom('dispute_party as party')
    .innerJoin('dispute', 'dispute.id', 'party.dispute_id')
    .where((is) =>
      is.or([is('party.side', '=', 'claimant'), is('dispute.opened_at', 'is not', null)]),
    )
    .select([
      'party.id as partyId',
      'party.side',
      'party.kind',
      'party.name',
      'party.registration',
      'party.language',
    ])
    .select(['party.gst_state as gstState', 'party.gstin'])
    .select(['dispute.id as disputeId', 'dispute.reference', 'dispute.process', 'dispute.state'])
    .select([
      'dispute.filed_at as filedAt',
      'dispute.filed_by as filedBy',
      'dispute.batch_id as batchId',
      'dispute.officer_id as officerId',
    ]);
}

/** The parties that they are a member for, by their account or by an address that became no account's yet. */
export function listMemberships(db: Db, { personId, email }: KnownPerson) {
  return opened(db)
    .innerJoin('dispute_member as member', 'member.party_id', 'party.id')
    .where('member.ended_at', 'is', null)
    .where((is) =>
      is.or([
        is('member.person_id', '=', personId),
        ...(email
          ? [
              is.and([
                is('member.person_id', 'is', null),
                is(is.fn<string>('lower', ['member.email']), '=', email.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('dispute.id')
    .orderBy('party.id')
    .select(['member.role', 'member.since', 'member.through'])
    .execute();
}

/**
 * The parties that are reached at an address of theirs. Where it is in doubt whether they are the person, they are given nothing, and a
 * party who had themselves erased is nobody's by an address that may be another's by now.
 */
export async function listReached(db: Db, known: KnownPerson) {
  const addresses = addressesIn(known);
  if (addresses.length === 0) return [];
  const last = (
    type: 'identity_disputed' | 'identity_confirmed',
  ) => sql`(select coalesce(max(event.number), 0) from dispute_event event
    where event.dispute_id = party.dispute_id and event.party_id = party.id and event.type = ${type})`;
  return opened(db)
    .innerJoin('dispute_contact as contact', 'contact.party_id', 'party.id')
    .where('contact.ended_at', 'is', null)
    .where('party.erased_at', 'is', null)
    .where((is) => is(is.fn<string>('lower', ['contact.value']), 'in', addresses))
    .where(sql<boolean>`${last('identity_disputed')} <= ${last('identity_confirmed')}`)
    .orderBy('dispute.id')
    .orderBy('party.id')
    .execute();
}

/** The parties that they were named for as representative. */
export async function listRepresented(db: Db, { email }: KnownPerson) {
  if (email === null) return [];
  return opened(db)
    .innerJoin('dispute_representative as acting', 'acting.party_id', 'party.id')
    .where('acting.ended_at', 'is', null)
    .where((is) => is(is.fn<string>('lower', ['acting.email']), '=', email.toLowerCase()))
    .orderBy('dispute.id')
    .orderBy('party.id')
    .select([
      'acting.name as actingAs',
      'acting.firm',
      'acting.email',
      'acting.mobile',
      'acting.added_at as since',
    ])
    .execute();
}

export async function listContactsOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('dispute_contact')
    .where('party_id', 'in', partyIds)
    .orderBy('added_at')
    .orderBy('id')
    .select([
      'party_id',
      'channel',
      'value',
      'is_designated as isDesignated',
      'designated_in as designatedIn',
    ])
    .select(['added_at as addedAt', 'ended_at as endedAt'])
    .execute();
}

/** What was filed in some disputes, as the claimant wrote it. */
export async function listFiled(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute')
    .where('id', 'in', disputeIds)
    .select(['id', 'title', 'facts', 'relief', 'sector', 'seat', 'cause_on as causeOn', 'currency'])
    .select([
      'limitation_kind as limitationKind',
      'acknowledged_on as acknowledgedOn',
      'paid_on as paidOn',
      'late_reason as lateReason',
    ])
    .select(['signed_name as signedName', 'signed_capacity as signedCapacity'])
    .execute();
}

export async function listClaimsOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const claims = db
    .selectFrom('dispute_claim')
    .where('party_id', 'in', partyIds)
    .orderBy('dispute_id')
    .orderBy('place');
  return claims
    .select([
      'party_id',
      'is_counterclaim as isCounterclaim',
      'head',
      'amount_minor as amountMinor',
    ])
    .execute();
}

/** Papers that came from them or from the party that they are. What the institution issued is the dispute's. */
export function listDocumentsFrom(
  db: Db,
  { personId, partyIds }: { personId: string; partyIds: readonly string[] },
) {
  return db
    .selectFrom('dispute_document')
    .where('issued_number', 'is', null)
    .where((is) =>
      is.or([
        is('added_by', '=', personId),
        ...(partyIds.length > 0
          ? [is.and([is('party_id', 'in', partyIds), is('added_by', 'is', null)])]
          : []),
      ]),
    )
    .orderBy('added_at')
    .orderBy('id')
    .select(['dispute_id as disputeId', 'kind', 'title', 'type', 'size', 'added_at as addedAt'])
    .execute();
}

/** What they did in some disputes under their account. */
export async function listActsIn(db: Db, personId: string, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute_event')
    .where('dispute_id', 'in', disputeIds)
    .where('by_person', '=', personId)
    .orderBy('dispute_id')
    .orderBy('number')
    .select(['dispute_id as disputeId', 'type', 'at', 'why'])
    .execute();
}

/** Ends every membership of theirs and forgets the address that it was by. Their id stays: the record names them by it. */
export async function endMemberships(
  tx: Db,
  { personId, email }: KnownPerson,
  at: Date,
): Promise<number> {
  const rows = await tx
    .updateTable('dispute_member')
    .set((set) => ({
      person_id: personId,
      email: null,
      ended_at: set.fn.coalesce('ended_at', set.val(at)),
    }))
    .where((is) =>
      is.or([
        is('person_id', '=', personId),
        ...(email
          ? [
              is.and([
                is('person_id', 'is', null),
                is(is.fn<string>('lower', ['email']), '=', email.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    )
    .returning('id')
    .execute();
  return rows.length;
}

/** What a person agreed to: in an account, or for a party that they are. */
export async function listConsentsFrom(
  db: Db,
  { personId, partyIds }: { personId: string; partyIds: readonly string[] },
) {
  const rows = await db
    .selectFrom('dispute_consent')
    .where((is) =>
      is.or([
        is('person_id', '=', personId),
        ...(partyIds.length > 0 ? [is('party_id', 'in', [...partyIds])] : []),
      ]),
    )
    .select([
      'dispute_id',
      'kind',
      'number',
      'signer',
      'capacity',
      'way',
      'language',
      'text',
      'given_at',
      'network',
      'agent',
    ])
    .orderBy('given_at')
    .execute();
  return rows.map(({ dispute_id, given_at, ...consent }) => ({
    disputeId: dispute_id,
    ...consent,
    givenAt: given_at,
  }));
}

/**
 * Remembers of a claimant's addresses which one they have proved who is about to leave, so that they can come back by it. It must be
 * on file for the party for whom they stand themselves: neither through an institution nor as representative.
 */
export async function markProved(
  tx: Db,
  { personId, email }: KnownPerson,
  at: Date,
): Promise<void> {
  if (email === null) return;
  const own = tx
    .selectFrom('dispute_member as member')
    .innerJoin('dispute_party as party', 'party.id', 'member.party_id')
    .where('party.side', '=', 'claimant')
    .where('member.ended_at', 'is', null)
    .where('member.role', '=', 'party')
    .where('member.through', 'is', null)
    .where((is) =>
      is.or([
        is('member.person_id', '=', personId),
        is.and([
          is('member.person_id', 'is', null),
          is(is.fn<string>('lower', ['member.email']), '=', email.toLowerCase()),
        ]),
      ]),
    )
    .select('party.id');
  await tx
    .updateTable('dispute_contact')
    .set({ proved_at: at })
    .where('channel', '=', 'email')
    .where('ended_at', 'is', null)
    .where((is) => is(is.fn<string>('lower', ['value']), '=', email.toLowerCase()))
    .where('party_id', 'in', own)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { LIMITATION_COLUMNS } from '../rules/filing.ts';

// What disputes hold about one person, and how it is emptied when they have themselves erased.

/** A person as disputes know them: by their account, and by the addresses that they have proved to be theirs. */
export type KnownPerson = { personId: string; email: string | null; phone: string | null };

export const addressesIn = ({ email, phone }: KnownPerson) =>
  [email?.toLowerCase(), phone].filter((one) => one !== undefined && one !== null);

/** Parties with their disputes. The respondent's side is not told of a dispute before it was opened to it. */
function opened(db: Db) {
  return db
    .selectFrom('dispute_party as party')
    .innerJoin('dispute', 'dispute.id', 'party.disputeId')
    .where((is) =>
      is.or([is('party.side', '=', 'claimant'), is('dispute.openedAt', 'is not', null)]),
    )
    .select([
      'party.id as partyId',
      'party.side',
      'party.kind',
      'party.name',
      'party.registration',
      'party.language',
    ])
    .select(['party.gstState', 'party.gstin'])
    .select(['dispute.id as disputeId', 'dispute.reference', 'dispute.process', 'dispute.state'])
    .select(['dispute.filedAt', 'dispute.filedBy', 'dispute.batchId', 'dispute.officerId']);
}

/** The parties that they are a member for, by their account or by an address that became no account's yet. */
export function listMemberships(db: Db, { personId, email }: KnownPerson) {
  return opened(db)
    .innerJoin('dispute_member as member', 'member.partyId', 'party.id')
    .where('member.endedAt', 'is', null)
    .where((is) =>
      is.or([
        is('member.personId', '=', personId),
        ...(email
          ? [
              is.and([
                is('member.personId', 'is', null),
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
    .innerJoin('dispute_contact as contact', 'contact.partyId', 'party.id')
    .where('contact.endedAt', 'is', null)
    .where('party.erasedAt', 'is', null)
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
    .innerJoin('dispute_representative as acting', 'acting.partyId', 'party.id')
    .where('acting.endedAt', 'is', null)
    .where((is) => is(is.fn<string>('lower', ['acting.email']), '=', email.toLowerCase()))
    .orderBy('dispute.id')
    .orderBy('party.id')
    .select([
      'acting.name as actingAs',
      'acting.firm',
      'acting.email',
      'acting.mobile',
      'acting.addedAt as since',
    ])
    .execute();
}

export async function listContactsOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('dispute_contact')
    .where('partyId', 'in', partyIds)
    .orderBy('addedAt')
    .orderBy('id')
    .select(['partyId', 'channel', 'value', 'isDesignated', 'designatedIn'])
    .select(['addedAt', 'endedAt'])
    .execute();
}

/** What was filed in some disputes, as the claimant wrote it. */
export async function listFiled(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute')
    .where('id', 'in', disputeIds)
    .select(['id', 'title', 'facts', 'relief', 'sector', 'seat', 'causeOn', 'currency'])
    .select(Object.values(LIMITATION_COLUMNS))
    .select(['signedName', 'signedCapacity'])
    .execute();
}

export async function listClaimsOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const claims = db
    .selectFrom('dispute_claim')
    .where('partyId', 'in', partyIds)
    .orderBy('disputeId')
    .orderBy('place');
  return claims.select(['partyId', 'isCounterclaim', 'head', 'amountMinor']).execute();
}

/** Papers that came from them or from the party that they are. What the institution issued is the dispute's. */
export function listDocumentsFrom(
  db: Db,
  { personId, partyIds }: { personId: string; partyIds: readonly string[] },
) {
  return db
    .selectFrom('dispute_document')
    .where('issuedNumber', 'is', null)
    .where((is) =>
      is.or([
        is('addedBy', '=', personId),
        ...(partyIds.length > 0
          ? [is.and([is('partyId', 'in', partyIds), is('addedBy', 'is', null)])]
          : []),
      ]),
    )
    .orderBy('addedAt')
    .orderBy('id')
    .select(['disputeId', 'kind', 'title', 'type', 'size', 'addedAt'])
    .execute();
}

/** What they did in some disputes under their account. */
export async function listActsIn(db: Db, personId: string, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute_event')
    .where('disputeId', 'in', disputeIds)
    .where('byPerson', '=', personId)
    .orderBy('disputeId')
    .orderBy('number')
    .select(['disputeId', 'type', 'at', 'why'])
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
      personId,
      email: null,
      endedAt: set.fn.coalesce('endedAt', set.val(at)),
    }))
    .where((is) =>
      is.or([
        is('personId', '=', personId),
        ...(email
          ? [
              is.and([
                is('personId', 'is', null),
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
        is('personId', '=', personId),
        ...(partyIds.length > 0 ? [is('partyId', 'in', [...partyIds])] : []),
      ]),
    )
    .select([
      'disputeId',
      'kind',
      'number',
      'signer',
      'capacity',
      'way',
      'language',
      'text',
      'givenAt',
      'network',
      'agent',
    ])
    .orderBy('givenAt')
    .execute();
  return rows.map(({ disputeId, givenAt, ...consent }) => ({
    disputeId,
    ...consent,
    givenAt,
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
    .innerJoin('dispute_party as party', 'party.id', 'member.partyId')
    .where('party.side', '=', 'claimant')
    .where('member.endedAt', 'is', null)
    .where('member.role', '=', 'party')
    .where('member.through', 'is', null)
    .where((is) =>
      is.or([
        is('member.personId', '=', personId),
        is.and([
          is('member.personId', 'is', null),
          is(is.fn<string>('lower', ['member.email']), '=', email.toLowerCase()),
        ]),
      ]),
    )
    .select('party.id');
  await tx
    .updateTable('dispute_contact')
    .set({ provedAt: at })
    .where('channel', '=', 'email')
    .where('endedAt', 'is', null)
    .where((is) => is(is.fn<string>('lower', ['value']), '=', email.toLowerCase()))
    .where('partyId', 'in', own)
    .execute();
}

import type { Db } from '#platform/db.ts';
import { FINAL } from '../rules/words.ts';
import { addressesIn, type KnownPerson } from './person.ts';

/** What stands where an address was that nobody needs any more. */
const ERASED = 'erased';
/** Nothing arrives there (RFC 2606, section 2). */
const GONE = `${ERASED}@erased.invalid`;

type Copies = { known: KnownPerson; partyIds: readonly string[]; at: Date };

/**
 * Forgets addresses of theirs that no paper is served at any more: what was replaced, and, once the dispute is over, e-mail and
 * mobile. An address that was agreed on and one on paper stay: a court's papers about the dispute go there.
 */
export async function dropContacts(tx: Db, { known, partyIds, at }: Copies): Promise<number> {
  const addresses = addressesIn(known);
  if (addresses.length + partyIds.length === 0) return 0;
  const rows = await forgotten(tx, at)
    .where((is) =>
      is.or([
        ...(addresses.length > 0 ? [is(is.fn<string>('lower', ['value']), 'in', addresses)] : []),
        ...(partyIds.length > 0 ? [is('partyId', 'in', partyIds)] : []),
      ]),
    )
    .where((is) =>
      is.or([
        is('endedAt', 'is not', null),
        is.and([is('channel', '<>', 'post'), is('partyId', 'in', overParties(tx))]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.length;
}

/** The same, later, of parties who had themselves erased while their dispute was open. */
export async function dropContactsOver(tx: Db, at: Date): Promise<number> {
  const erased = overParties(tx).where('dispute_party.erasedAt', 'is not', null);
  const rows = await forgotten(tx, at)
    .where('channel', '<>', 'post')
    .where('partyId', 'in', erased)
    .returning('id')
    .execute();
  return rows.length;
}

function forgotten(tx: Db, at: Date) {
  return tx
    .updateTable('dispute_contact')
    .set((set) => ({ value: ERASED, endedAt: set.fn.coalesce('endedAt', set.val(at)) }))
    .where('isDesignated', '=', false)
    .where('value', '<>', ERASED);
}

/** Of a representative whose work is done the name stays, because the papers have it; how to reach them goes. */
export async function dropRepresentatives(
  tx: Db,
  { email }: KnownPerson,
  at: Date,
): Promise<number> {
  if (email === null) return 0;
  await tx
    .updateTable('dispute_representative')
    .set({ erasedAt: at })
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  return dropRepresentativesOver(tx, at);
}

/** Of everybody who was marked so and whose work is done since. */
export async function dropRepresentativesOver(tx: Db, at: Date): Promise<number> {
  const rows = await tx
    .updateTable('dispute_representative')
    .set((set) => ({ email: GONE, mobile: '', endedAt: set.fn.coalesce('endedAt', set.val(at)) }))
    .where('erasedAt', 'is not', null)
    .where('email', '<>', GONE)
    .where((is) => is.or([is('endedAt', 'is not', null), is('partyId', 'in', overParties(tx))]))
    .returning('id')
    .execute();
  return rows.length;
}

/** Remembers that a party had themself erased, for the day on which their dispute is over. */
export async function markErased(tx: Db, partyIds: readonly string[], at: Date): Promise<void> {
  if (partyIds.length === 0) return;
  await tx.updateTable('dispute_party').set({ erasedAt: at }).where('id', 'in', partyIds).execute();
}

/** They are back: what is kept to reach them is again as everybody's. */
export async function forgetErasure(tx: Db, partyId: string): Promise<void> {
  await tx.updateTable('dispute_party').set({ erasedAt: null }).where('id', '=', partyId).execute();
}

/** Parties who had themselves erased and whose dispute is over. */
export async function listErasedOver(db: Db): Promise<string[]> {
  return (await overParties(db).where('dispute_party.erasedAt', 'is not', null).execute()).map(
    ({ id }) => id,
  );
}

/** Uploads of theirs that never became a paper of a dispute. */
export async function dropLooseOf(tx: Db, personId: string): Promise<number> {
  const rows = await tx
    .deleteFrom('dispute_document')
    .where('disputeId', 'is', null)
    .where('addedBy', '=', personId)
    .returning('id')
    .execute();
  return rows.length;
}

function overParties(tx: Db) {
  return tx
    .selectFrom('dispute_party')
    .innerJoin('dispute', 'dispute.id', 'dispute_party.disputeId')
    .where('dispute.state', 'in', FINAL)
    .select('dispute_party.id');
}

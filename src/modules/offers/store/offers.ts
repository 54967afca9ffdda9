import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { OfferEnd } from '../rules/offers.ts';
import type { Payer } from '../rules/terms.ts';

export type OfferRow = Selectable<Tables['offer']>;

/** Every offer of a dispute, the first one first. It names no viewer: ask who reads what is said to settle. */
export function listOffers(db: Db, disputeId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offer')
    .where('disputeId', '=', disputeId)
    .orderBy('number')
    .selectAll()
    .execute();
}

export async function addOffer(tx: Db, offer: Insertable<Tables['offer']>): Promise<void> {
  await tx.insertInto('offer').values(offer).execute();
}

export async function endOffer(
  tx: Db,
  id: string,
  { as, by, at }: { as: OfferEnd; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ endedAs: as, endedBy: by, endedAt: at })
    .where('id', '=', id)
    .where('endedAs', 'is', null)
    .execute();
}

/** Whether each side said that it is willing; one that said nothing is not (I11). */
export async function willingIn(db: Db, disputeId: string): Promise<Record<Payer, boolean>> {
  const rows = await db
    .selectFrom('offer_side')
    .where('disputeId', '=', disputeId)
    .select(['side', 'isWilling'])
    .execute();
  const of = (side: Payer) => rows.some((row) => row.side === side && row.isWilling);
  return { claimant: of('claimant'), respondent: of('respondent') };
}

export async function keepWilling(tx: Db, row: Insertable<Tables['offer_side']>): Promise<void> {
  const { isWilling, byPerson, at } = row;
  await tx
    .insertInto('offer_side')
    .values(row)
    .onConflict((same) =>
      same.columns(['disputeId', 'side']).doUpdateSet({ isWilling, byPerson, at }),
    )
    .execute();
}

/** What somebody offered or answered, for the download of their data. */
export function listOffersBy(db: Db, personId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offer')
    .where('byPerson', '=', personId)
    .orderBy('madeAt')
    .selectAll()
    .execute();
}

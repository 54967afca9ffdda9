import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { OfferEnd } from '../rules/offers.ts';

export type OfferRow = Selectable<Tables['offer']>;

export async function addOffer(tx: Db, offer: Insertable<Tables['offer']>): Promise<void> {
  await tx.insertInto('offer').values(offer).execute();
}

export async function endOffer(
  tx: Db,
  id: string,
  { as, by, at }: { as: OfferEnd; by: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ endedAs: as, endedBy: by, endedAt: at })
    .where('id', '=', id)
    .where('endedAs', 'is', null)
    .execute();
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

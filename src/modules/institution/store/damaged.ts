import type { DocumentFault, HoldingName } from '#kernel/holdings.ts';
import type { Db } from '#platform/db.ts';

type Round = { after: string; endedAt: Date | null };

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** How far the round of a vault has come. */
export async function findRound(db: Db, holding: HoldingName): Promise<Round> {
  const row = await db
    .selectFrom('document_round')
    .where('holding', '=', holding)
    .selectAll()
    .executeTakeFirst();
  return row ? { after: row.afterHash, endedAt: row.endedAt } : { after: '', endedAt: null };
}

/** Moves it on from where it stood; where another machine was faster, it stays there. */
export async function moveRound(
  db: Db,
  holding: HoldingName,
  from: Round,
  { after, endedAt }: Round,
): Promise<void> {
  const place = { afterHash: after, endedAt };
  await db
    .insertInto('document_round')
    .values({ holding, ...place })
    .onConflict((same) =>
      same.column('holding').doUpdateSet(place).where('document_round.afterHash', '=', from.after),
    )
    .execute();
}

/** When it was found first stays. */
export async function recordDamaged(
  db: Db,
  {
    holding,
    hash,
    fault,
    at,
  }: { holding: HoldingName; hash: string; fault: DocumentFault; at: Date },
): Promise<void> {
  await db
    .insertInto('damaged_document')
    .values({ holding, contentHash: bytes(hash), fault, foundAt: at, lookedAt: at })
    .onConflict((same) =>
      same.columns(['holding', 'contentHash']).doUpdateSet({ fault, lookedAt: at }),
    )
    .execute();
}

export async function dropDamaged(db: Db, holding: HoldingName, hash: string): Promise<void> {
  await db
    .deleteFrom('damaged_document')
    .where('holding', '=', holding)
    .where('contentHash', '=', bytes(hash))
    .execute();
}

/** Those that were found first, first. */
export async function listDamaged(db: Db, most: number) {
  const rows = await db
    .selectFrom('damaged_document')
    .orderBy('foundAt')
    .orderBy('contentHash')
    .limit(most)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    holding: row.holding,
    hash: row.contentHash.toString('hex'),
    fault: row.fault,
    foundAt: row.foundAt,
    lookedAt: row.lookedAt,
  }));
}

export async function countDamaged(db: Db): Promise<number> {
  const row = await db
    .selectFrom('damaged_document')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

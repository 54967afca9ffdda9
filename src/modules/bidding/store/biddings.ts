import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { BiddingEnd } from '../rules/standing.ts';

export type BiddingRow = Selectable<Tables['bidding']>;
export type BidRow = Selectable<Tables['bid']>;
type Side = BidRow['side'];

export async function addBidding(tx: Db, row: Insertable<Tables['bidding']>): Promise<void> {
  await tx.insertInto('bidding').values(row).execute();
}

/** The last one of a dispute, also one that is over. It names no viewer: ask who reads what is said to settle. */
export async function findLastBidding(db: Db, disputeId: string): Promise<BiddingRow | null> {
  const row = await db
    .selectFrom('bidding')
    .where('disputeId', '=', disputeId)
    .orderBy('proposedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

type Begun = Pick<BiddingRow, 'agreedAt' | 'agreedBy' | 'round' | 'roundEndsAt' | 'sealedKey'>;

export async function beginRounds(tx: Db, id: string, begun: Begun): Promise<void> {
  await tx.updateTable('bidding').set(begun).where('id', '=', id).execute();
}

export async function keepRound(
  tx: Db,
  id: string,
  next: { round: number; roundEndsAt: Date },
): Promise<void> {
  await tx.updateTable('bidding').set(next).where('id', '=', id).execute();
}

type End = { as: BiddingEnd; at: Date; offerId: string | null };

/** Ends a bidding, and with it its key and what was closed with it: what is left of a bid is its commitment. */
export async function endBiddingRow(tx: Db, id: string, { as, at, offerId }: End): Promise<void> {
  await tx
    .updateTable('bidding')
    .set({ endedAs: as, endedAt: at, offerId, sealedKey: null })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('bid').set({ sealed: null }).where('biddingId', '=', id).execute();
}

export async function addBid(tx: Db, row: Insertable<Tables['bid']>): Promise<void> {
  await tx.insertInto('bid').values(row).execute();
}

export function listBids(db: Db, biddingId: string): Promise<BidRow[]> {
  return db
    .selectFrom('bid')
    .where('biddingId', '=', biddingId)
    .orderBy('round')
    .selectAll()
    .execute();
}

/** What one side bid, and nothing of the other's. */
export function listBidsOf(db: Db, biddingId: string, side: Side): Promise<BidRow[]> {
  return db
    .selectFrom('bid')
    .where('biddingId', '=', biddingId)
    .where('side', '=', side)
    .orderBy('round')
    .selectAll()
    .execute();
}

export async function isCommitted(
  db: Db,
  { disputeId, commitment }: { disputeId: string; commitment: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom('bid')
    .innerJoin('bidding', 'bidding.id', 'bid.biddingId')
    .where('bidding.disputeId', '=', disputeId)
    .where('bid.commitment', '=', commitment)
    .select('bid.round')
    .executeTakeFirst();
  return row !== undefined;
}

/** The disputes with a round whose time is over. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bidding')
    .where('endedAs', 'is', null)
    .where('roundEndsAt', '<=', now)
    .orderBy('roundEndsAt')
    .limit(100)
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

/** What somebody proposed and bid, for the download of their data: of a bid that it was made, for no more is kept readable. */
export async function listBiddingsBy(db: Db, personId: string) {
  const proposed = await db
    .selectFrom('bidding')
    .where('byPerson', '=', personId)
    .orderBy('proposedAt')
    .selectAll()
    .execute();
  const bids = await db
    .selectFrom('bid')
    .innerJoin('bidding', 'bidding.id', 'bid.biddingId')
    .where('bid.byPerson', '=', personId)
    .orderBy('bid.at')
    .select(['bidding.disputeId', 'bid.round', 'bid.at', 'bid.commitment'])
    .execute();
  return { proposed, bids };
}

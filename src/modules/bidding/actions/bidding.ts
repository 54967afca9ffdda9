import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type BidRefusal, bid } from '#modules/negotiation/rules/blind-bidding.ts';
import { onRail } from '#modules/offers/actions/rail.ts';
import { railFor } from '#modules/offers/actions/standing.ts';
import { refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import { biddingState } from '../rules/standing.ts';
import { partOf } from '../rules/terms.ts';
import { addBid, findLastBidding, isCommitted, listBidsOf } from '../store/biddings.ts';
import { closeDue, closeIfOver } from './closing.ts';
import type { BiddingDeps } from './deps.ts';
import { biddingOfRows, ownBidsOf } from './own-bids.ts';
import { cipherOf, closedBid, commitmentOf, newNonce } from './sealing.ts';

export type Bid = { id: string; bidding: string; round: number; amount: bigint };
/** What the bidder keeps, to show later what they bid: the house destroys its own. */
export type BidProof = { round: number; side: Payer; amount: bigint; nonce: string; hash: string };
type Refused = BidRefusal | 'bidding_gone' | 'unknown';

/**
 * A side bids for the round that it sees. The answer is the same whether the other side has bid or not; with the second bid the round
 * is over and is compared, in the same transaction.
 */
export async function makeBid(
  deps: BiddingDeps,
  viewer: Viewer,
  said: Bid,
): Promise<Result<BidProof, Refused>> {
  const { id, round, amount } = said;
  if (!(await railFor(deps, deps.db, viewer, id))) return refuse('unknown');
  await closeDue(deps, id);
  const made: { proof?: BidProof } = {};
  const outcome = await onRail<Refused>(deps, viewer, id, async (tx, { side, rail }) => {
    const row = await findLastBidding(tx, id);
    if (!row || row.id !== said.bidding) return refuse('bidding_gone');
    if (biddingState(row) !== 'running' || refusalToOffer(rail, side))
      return refuse('bidding_over');
    if (row.round !== round) return refuse('round_over');
    const own = ownBidsOf(deps, row, await listBidsOf(tx, row.id, side));
    const at = deps.now();
    const taken = bid(biddingOfRows(row, { [side]: own }), partOf(side, row.payer), amount, at);
    if (!taken.ok) return taken;
    const nonce = newNonce();
    const commitment = commitmentOf({ dispute: id, round, side, amount, nonce });
    const about = { biddingId: row.id, round, side };
    await addBid(tx, {
      ...{ ...about, byPerson: viewer.personId, at, commitment },
      sealed: closedBid(cipherOf(deps, row), { ...about, amount, nonce }),
    });
    made.proof = {
      ...{ round, side, amount, nonce: nonce.toString('hex') },
      hash: commitment.toString('hex'),
    };
    await closeIfOver(deps, tx, row);
    return allow({ id });
  });
  if (!outcome.ok) return outcome;
  return made.proof ? allow(made.proof) : refuse('unknown');
}

export type ProofAsked = { id: string; round: number; side: Payer; amount: bigint; nonce: string };

/** Whether this was bid: known to nobody who was not given the number of chance by whoever bid it. */
export async function isProved(
  deps: BiddingDeps,
  viewer: Viewer,
  { id, round, side, amount, nonce }: ProofAsked,
): Promise<Result<{ isKept: boolean }, 'unknown'>> {
  if (!(await railFor(deps, deps.db, viewer, id))) return refuse('unknown');
  const bytes = Buffer.from(nonce, 'hex');
  const commitment = commitmentOf({ dispute: id, round, side, amount, nonce: bytes });
  return allow({ isKept: await isCommitted(deps.db, { disputeId: id, commitment }) });
}

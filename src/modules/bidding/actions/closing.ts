import { dayAt } from '#kernel/days.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { closeRound, isRoundOver } from '#modules/negotiation/rules/blind-bidding.ts';
import { keepAct } from '#modules/offers/actions/rail.ts';
import { type RailFacts, railIn, setsApart } from '#modules/offers/actions/standing.ts';
import { drawUpTerms } from '#modules/offers/actions/terms-agreed.ts';
import { refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import type { BiddingAct } from '../rules/acts.ts';
import { termsOfSum } from '../rules/terms.ts';
import {
  type BiddingRow,
  endBiddingRow,
  findLastBidding,
  keepRound,
  listBids,
  listDue,
} from '../store/biddings.ts';
import type { BiddingDeps } from './deps.ts';
import { biddingOfRows, ownBidsOf } from './own-bids.ts';

const isDue = ({ now }: Pick<BiddingDeps, 'now'>, row: BiddingRow | null): row is BiddingRow =>
  row !== null && row.roundEndsAt !== null && !row.endedAs && row.roundEndsAt <= now();

/** Closes what is due in one dispute: whoever comes first, and nobody a second time. Whether anything was due. */
export async function closeDue(deps: BiddingDeps, disputeId: string): Promise<boolean> {
  if (!isDue(deps, await findLastBidding(deps.db, disputeId))) return false;
  const hasClosed = await deps.db.transaction().execute((tx) => closeHeld(deps, tx, disputeId));
  deps.wakeMail();
  return hasClosed;
}

async function closeHeld(deps: BiddingDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  const row = await findLastBidding(tx, disputeId);
  if (!isDue(deps, row)) return false;
  await closeIfOver(deps, tx, row);
  return true;
}

/** The job: rounds whose time is over, each dispute alone, so that none waits for one that cannot be closed. */
export async function closeAllDue(deps: BiddingDeps): Promise<boolean> {
  const due = await listDue(deps.db, deps.now());
  const closed = await eachAlone(deps.db, due, (tx, disputeId) => closeHeld(deps, tx, disputeId));
  if (closed > 0) deps.wakeMail();
  return due.length === 100;
}

/**
 * Compares once, when a round is over: both have bid, or its time is. What comes of it is everybody's at once and nobody's doing; where
 * it comes to nothing, all is done in the same steps whatever was bid.
 */
export async function closeIfOver(deps: BiddingDeps, tx: Db, row: BiddingRow): Promise<void> {
  const at = deps.now();
  const rows = await listBids(tx, row.id);
  const of = (side: 'claimant' | 'respondent') =>
    ownBidsOf(
      deps,
      row,
      rows.filter((one) => one.side === side),
    );
  const before = biddingOfRows(row, { claimant: of('claimant'), respondent: of('respondent') });
  if (!isRoundOver(before, at)) return;
  const seen = await railIn(deps, tx, row.disputeId);
  if (!seen) throw new Error(`There is no dispute ${row.disputeId}.`);
  if (isOfOthers(seen, row) || refusalToOffer(seen.rail, row.side))
    return endBidding(deps, tx, row);
  const { outcome, round, roundEndsAt } = closeRound(before, at);
  const said = { deps, tx, seen };
  if (outcome.kind === 'settled') return meet(said, row, outcome.amount);
  if (outcome.kind === 'failed') {
    await endBiddingRow(tx, row.id, { as: 'failed', at, offerId: null });
    return keep(said, 'bidding.failed');
  }
  await keepRound(tx, row.id, { round, roundEndsAt });
  return keep(said, 'bidding.round_closed');
}

type Saying = { deps: BiddingDeps; tx: Db; seen: RailFacts };

function keep({ deps, tx, seen }: Saying, act: BiddingAct): Promise<void> {
  return keepAct(deps, tx, { act, viewer: null, seen });
}

async function meet(saying: Saying, row: BiddingRow, amount: bigint): Promise<void> {
  const { deps, tx } = saying;
  const [at, id] = [deps.now(), deps.newId()];
  await endBiddingRow(tx, row.id, { as: 'settled', at, offerId: id });
  await keep(saying, 'bidding.met');
  await drawUpTerms(deps, tx, {
    ...{ id, disputeId: row.disputeId, side: row.side, partyId: row.partyId },
    ...{ byPerson: row.byPerson, standsUntil: dayAt(at), currency: row.currency },
    origin: 'bidding',
    terms: termsOfSum(row, amount),
  });
}

/** Since the rules were agreed to somebody was let go, or came into doubt: it is not between those who agreed any more. */
function isOfOthers({ file: { events } }: RailFacts, { agreedAt }: BiddingRow): boolean {
  return events.some(({ type, at }) => agreedAt !== null && at >= agreedAt && setsApart(type));
}

/** Ends what stands without anybody's word to it: the talks, the dispute or those whom it was between are others now. */
export async function endBidding(
  deps: Pick<BiddingDeps, 'now'>,
  tx: Db,
  { id }: Pick<BiddingRow, 'id'>,
): Promise<void> {
  await endBiddingRow(tx, id, { as: 'closed', at: deps.now(), offerId: null });
}

import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { openBidding } from '#modules/negotiation/rules/blind-bidding.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import { railFor } from '#modules/offers/actions/standing.ts';
import { type BiddingRefusal, endBy, refusalToAgree, refusalToPropose } from '../rules/standing.ts';
import {
  type BiddingTerms,
  type BiddingTermsRefusal,
  biddingProblem,
  settingsFrom,
} from '../rules/terms.ts';
import { addBidding, beginRounds, endBiddingRow, findLastBidding } from '../store/biddings.ts';
import { closeDue } from './closing.ts';
import type { BiddingDeps } from './deps.ts';
import { claimedFrom } from './own-bids.ts';
import { newBiddingKey } from './sealing.ts';

type Proposed = { id: string; terms: Omit<BiddingTerms, 'currency'> };

/** A side proposes rules: they bind nobody before the other side agrees to the same ones. */
export function proposeBidding(
  deps: BiddingDeps,
  viewer: Viewer,
  { id, terms }: Proposed,
): Promise<RailOutcome<BiddingRefusal | BiddingTermsRefusal>> {
  return onRail<BiddingRefusal | BiddingTermsRefusal>(deps, viewer, id, async (tx, seen) => {
    const { side, rail, own, file } = seen;
    const refusal = refusalToPropose(rail, side, await findLastBidding(tx, id));
    if (refusal) return refuse(refusal);
    const { currency } = file.dispute;
    const at = deps.now();
    const whole = { ...terms, currency, duties: terms.duties.trim() };
    const problem = biddingProblem(whole, claimedFrom(terms.payer, seen), at);
    if (problem) return refuse(problem);
    await addBidding(tx, {
      ...whole,
      ...{ id: deps.newId(), disputeId: id, side, partyId: own[0]?.id ?? '' },
      ...{ byPerson: viewer.personId, proposedAt: at },
    });
    await keepAct(deps, tx, { act: 'bidding.proposed', viewer, seen });
    return allow({ id });
  });
}

type About = { id: string; bidding: string };

/** The other side agrees: the rules are frozen, their key is made, and the first round runs. */
export function agreeToBidding(
  deps: BiddingDeps,
  viewer: Viewer,
  { id, bidding }: About,
): Promise<RailOutcome<BiddingRefusal | BiddingTermsRefusal>> {
  return onRail<BiddingRefusal | BiddingTermsRefusal>(deps, viewer, id, async (tx, seen) => {
    const last = await findLastBidding(tx, id);
    const refusal = refusalToAgree(seen.rail, seen.side, last, bidding);
    if (refusal || !last) return refuse(refusal ?? 'bidding_gone');
    const at = deps.now();
    // Days have passed since it was proposed: the first payment may fall into it now, or less be claimed.
    const problem = biddingProblem(last, claimedFrom(last.payer, seen), at);
    if (problem) return refuse(problem);
    const { round, roundEndsAt } = openBidding(settingsFrom(last), at);
    await beginRounds(tx, last.id, {
      ...{ agreedAt: at, agreedBy: viewer.personId, round, roundEndsAt },
      sealedKey: newBiddingKey(deps, last.id),
    });
    await keepAct(deps, tx, { act: 'bidding.agreed', viewer, seen });
    return allow({ id });
  });
}

/** Either side leaves: a proposal falls, or what was bid is destroyed. */
export async function leaveBidding(
  deps: BiddingDeps,
  viewer: Viewer,
  { id, bidding }: About,
): Promise<RailOutcome<'bidding_gone'>> {
  if (!(await railFor(deps, deps.db, viewer, id))) return refuse('unknown');
  // A round whose time is over is compared, whoever leaves before anybody looked.
  await closeDue(deps, id);
  return onRail<'bidding_gone'>(deps, viewer, id, async (tx, seen) => {
    const last = await findLastBidding(tx, id);
    const as = endBy(last, seen.side, bidding);
    if (!as) return refuse('bidding_gone');
    await endBiddingRow(tx, bidding, { as, at: deps.now(), offerId: null });
    await keepAct(deps, tx, { act: 'bidding.ended', viewer, seen });
    return allow({ id });
  });
}

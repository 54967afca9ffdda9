import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import type { RailSeen } from '#modules/offers/actions/standing.ts';
import { type RailRefusal, refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Db } from '#platform/db.ts';
import { BOTH, outcomeOf, type RoundAnswers, type RoundContent } from '../rules/computing.ts';
import {
  openRoundOf,
  type PackagesRefusal,
  refusalToAnswer,
  refusalToExpire,
} from '../rules/stages.ts';
import { findLastList, type IssueListRow } from '../store/lists.ts';
import {
  addAnswer,
  endRound,
  findAnswer,
  listRounds,
  type RoundRow,
  unmarkReady,
} from '../store/private.ts';
import { afterDeal, conclude } from './concluding.ts';
import type { PackagesDeps } from './deps.ts';
import { openedAnswer, openedRound, sealedAnswer, wishesGiven } from './sealing.ts';

type Refusal = RailRefusal | PackagesRefusal;
type Under = {
  viewer: Viewer;
  seen: RailSeen;
  list: IssueListRow;
  round: RoundRow;
  content: RoundContent;
};

/** One side says yes or no to each package of a round. Nothing comes of it before both have. */
export function answerRound(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, round: asked, yes }: { id: string; round: string; yes: readonly boolean[] },
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const { side } = seen;
    const refusal = refusalToOffer(seen.rail, side);
    if (refusal) return refuse(refusal);
    const under = await roundIn(deps, tx, viewer, seen);
    const has = under ? await findAnswer(tx, under.round.id, side) : null;
    const stop = refusalToAnswer(under?.round ?? null, {
      ...{ round: asked, hasAnswered: has !== null, answers: yes.length },
      packages: under?.content.packages.length ?? 0,
    });
    if (!under || stop) return refuse(stop ?? 'round_over');
    const answer = { roundId: asked, side, byPerson: viewer.personId, answeredAt: deps.now() };
    await addAnswer(tx, { ...answer, sealed: sealedAnswer(deps, yes, asked, side) });
    await keepAct(deps, tx, { act: 'packages.answered', viewer, seen });
    await goOn(deps, tx, under);
    return allow({ id });
  });
}

/** An improvement that was not accepted in its time: either side has the deal drawn up that stood before it. */
export function expireImprovement(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, round: asked }: { id: string; round: string },
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const refusal = refusalToOffer(seen.rail, seen.side);
    if (refusal) return refuse(refusal);
    const under = await roundIn(deps, tx, viewer, seen);
    const stop = refusalToExpire(under?.round ?? null, asked, deps.now());
    const deal = under?.content.deal;
    if (stop || !under || !deal) return refuse(stop ?? 'round_over');
    await endRound(tx, asked, { as: 'expired', at: deps.now() });
    await conclude(deps, tx, { viewer, seen, list: under.list, options: deal.options });
    return allow({ id });
  });
}

async function roundIn(
  deps: PackagesDeps,
  tx: Db,
  viewer: Viewer,
  seen: RailSeen,
): Promise<Under | null> {
  const list = await findLastList(tx, seen.file.dispute.id);
  const round = list && openRoundOf(await listRounds(tx, list.id));
  if (!list || !round?.sealed) return null;
  return { viewer, seen, list, round, content: openedRound(deps, round.sealed, round.id) };
}

async function goOn(deps: PackagesDeps, tx: Db, under: Under): Promise<void> {
  const { viewer, seen, list, round, content } = under;
  const outcome = outcomeOf(content, await answersTo(deps, tx, round.id));
  if (outcome.kind === 'waiting') return;
  const at = deps.now();
  if (outcome.kind === 'none_accepted') {
    await endRound(tx, round.id, { as: 'none_accepted', at });
    await unmarkReady(tx, list.id);
    return;
  }
  await endRound(tx, round.id, { as: outcome.isLast ? 'none_accepted' : 'accepted', at });
  const wishes = outcome.isLast ? null : await wishesGiven(deps, tx, list.id);
  const { deal, improvements } = outcome;
  const about = { viewer, seen, list };
  if (!wishes) return conclude(deps, tx, { ...about, options: deal.options });
  const { number, askedBy } = round;
  return afterDeal(deps, tx, { ...about, deal, improvements, wishes, number, askedBy });
}

async function answersTo(deps: PackagesDeps, tx: Db, round: string): Promise<RoundAnswers> {
  const answers: RoundAnswers = {};
  for (const side of BOTH) {
    const row = await findAnswer(tx, round, side);
    if (row) answers[side] = openedAnswer(deps, row.sealed, round, side);
  }
  return answers;
}

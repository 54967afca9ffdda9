import { dayAt } from '#kernel/days.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { OffersDeps } from '#modules/offers/actions/deps.ts';
import { drawUpAgreed } from '#modules/offers/actions/drawing-up.ts';
import { type RailFacts, railIn } from '#modules/offers/actions/standing.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { agreedPoints, readClauses } from '../rules/clauses.ts';
import { isTimeOver, outcomeOf, refusalInRoom, stageOf } from '../rules/proposals.ts';
import { endProposal, listOverdue, listProposals } from '../store/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import { answersOf } from './sealing.ts';
import { type ProposedTerms, roomOf } from './standing.ts';
import { keepProposalsAct } from './talks.ts';

type Closing = { rail: RailFacts; leaders: readonly string[]; proposal: ProposedTerms };

/** Opens both answers once they are there or the time is over: all is drawn up, or nothing is, and nobody learns whose no it was. */
export async function closeProposal(
  deps: ProposalsDeps,
  tx: Db,
  { rail, leaders, proposal }: Closing,
): Promise<void> {
  const answers = await answersOf(deps, tx, proposal.id);
  const outcome = outcomeOf(answers, isTimeOver(proposal, rail.today));
  if (outcome === 'waiting') return;
  await endProposal(tx, proposal.id, { as: outcome, at: deps.now() });
  if (outcome === 'not_agreed')
    return keepProposalsAct(deps, tx, {
      ...{ act: 'proposals.not_agreed', viewer: null, rail, leaders },
    });
  const agreed = { id: proposal.id, points: agreedPoints(proposal.clauses) };
  await drawUpAgreed(deps, tx, { viewer: null, seen: rail, agreed });
}

/** The job: what both sides had until yesterday to answer, each dispute alone. */
export async function closeAllOverdue(deps: ProposalsDeps): Promise<boolean> {
  const due = await listOverdue(deps.db, dayAt(deps.now()));
  const closed = await eachAlone(deps.db, due, async (tx, disputeId) => {
    await holdDispute(tx, disputeId);
    const rail = await railIn(deps, tx, disputeId);
    const row = (await listProposals(tx, disputeId)).find((one) => stageOf(one) === 'put');
    if (!rail || !row || !isTimeOver(row, rail.today)) return false;
    const proposal = { ...row, clauses: readClauses(row.clauses) };
    if (refusalInRoom(roomOf(rail))) {
      await endProposal(tx, row.id, { as: 'closed', at: deps.now() });
      return true;
    }
    await closeProposal(deps, tx, { rail, leaders: [row.byPerson], proposal });
    return true;
  });
  if (closed > 0) deps.wakeMail();
  return due.length === 100;
}

/** What stands ends with the rail, a draft too; led talks go on also where a side does not want to talk about offers. */
export function proposalsEnd({ now }: Pick<ProposalsDeps, 'now'>): OffersDeps['railEnds'] {
  return async (tx, disputeId, because) => {
    if (because === 'unwilling') return;
    for (const { id, endedAt } of await listProposals(tx, disputeId))
      if (!endedAt) await endProposal(tx, id, { as: 'closed', at: now() });
  };
}

/** And with the leadership of whoever made it: who comes after them begins anew. */
export function proposalsListener(deps: Pick<ProposalsDeps, 'now'>): Listener {
  const ends = proposalsEnd(deps);
  return async (tx, { dispute, event: { toState, fromState } }) => {
    const wasLed = fromState === 'con_active' || fromState === 'med_active';
    if (wasLed && toState !== fromState) await ends(tx, dispute.id, 'over');
  };
}

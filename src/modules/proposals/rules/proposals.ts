import { addDays, type Day } from '#kernel/days.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { type Clause, type ClauseRefusal, clauseProblem, standardProblem } from './clauses.ts';

export const PROPOSAL_ENDS = [
  'reformulated',
  'withdrawn',
  'agreed',
  'not_agreed',
  'closed',
] as const;
export type ProposalEnd = (typeof PROPOSAL_ENDS)[number];

/** Both sides have a month at most to answer, so that nothing hangs over the talks. */
export const MOST_DAYS_TO_ANSWER = 30;

export type ProposalFacts = {
  shownAt: Date | null;
  putAt: Date | null;
  answersUntil: Day | null;
  endedAs: ProposalEnd | null;
};
export type ProposalStage = 'draft' | 'shown' | 'put' | 'ended';

export function stageOf({ shownAt, putAt, endedAs }: ProposalFacts): ProposalStage {
  if (endedAs) return 'ended';
  if (!shownAt) return 'draft';
  return putAt ? 'put' : 'shown';
}

/** The one that both sides see now. */
export function standingOf<P extends ProposalFacts>(proposals: readonly P[]): P | null {
  return proposals.find(({ shownAt, endedAs }) => shownAt !== null && endedAs === null) ?? null;
}

/** The one that whoever leads is writing. */
export function draftOf<P extends ProposalFacts>(proposals: readonly P[]): P | null {
  return proposals.find((one) => stageOf(one) === 'draft') ?? null;
}

/** Where the talks stand: whether somebody leads them now, and whether a text waits for signatures. */
export type TalksRoom = { isLed: boolean; isPending: boolean };
export type RoomRefusal = 'talks_over' | 'settlement_pending';
/** Why whoever leads the talks may not show a version, put it or take it back. */
export type StageRefusal =
  | 'draft_missing'
  | 'clauses_missing'
  | 'proposal_over'
  | 'proposal_put'
  | 'until_early'
  | 'until_late';
/** Why a side may not say something to it. */
export type TermsReplyRefusal =
  | 'proposal_over'
  | 'proposal_not_put'
  | 'answered_before'
  | 'observation_empty'
  | 'clause_unknown';

/** ACA s. 73(1): terms are formulated in talks that go on, and nothing else is once a text waits for signatures. */
export function refusalInRoom({ isLed, isPending }: TalksRoom): RoomRefusal | null {
  if (isPending) return 'settlement_pending';
  return isLed ? null : 'talks_over';
}

/** Whether a draft may be shown to both sides: not while they answer the version before. */
export function refusalToShow(
  draft: { clauses: readonly Clause[] } | null,
  standing: ProposalFacts | null,
): StageRefusal | null {
  if (!draft) return 'draft_missing';
  if (standing && stageOf(standing) === 'put') return 'proposal_put';
  return draft.clauses.length > 0 ? null : 'clauses_missing';
}

/** Whether both sides may be asked for a yes or no by the end of a day: whatever is due is due after it. */
export function refusalToPut(
  clauses: readonly Clause[],
  { today, until }: { today: Day; until: Day },
): StageRefusal | ClauseRefusal | null {
  if (until < today) return 'until_early';
  if (until > addDays(today, MOST_DAYS_TO_ANSWER)) return 'until_late';
  for (const clause of clauses) {
    if (clause.kind === 'standard') continue;
    const problem = clauseProblem(clause, { today, until });
    if (problem) return problem;
  }
  return standardProblem(clauses);
}

/** Whether a side may say yes or no: once, while it was put, to the end of its last day. */
export function refusalToAnswer(
  proposal: ProposalFacts | null,
  { hasAnswered, today }: { hasAnswered: boolean; today: Day },
): TermsReplyRefusal | null {
  const stage = proposal && stageOf(proposal);
  if (!stage || stage === 'ended' || stage === 'draft') return 'proposal_over';
  if (stage !== 'put') return 'proposal_not_put';
  if (isTimeOver(proposal, today)) return 'proposal_over';
  return hasAnswered ? 'answered_before' : null;
}

export function isTimeOver({ answersUntil }: ProposalFacts, today: Day): boolean {
  return answersUntil !== null && today > answersUntil;
}

export type AnswersToTerms = Partial<Record<Side, boolean>>;

/**
 * Nothing comes of it before both have answered or the time is over, so that a no is not told by an early end; then both are told
 * whether all said yes, and nobody is told who did not.
 */
export function outcomeOf(
  { claimant, respondent }: AnswersToTerms,
  isOver: boolean,
): 'waiting' | 'agreed' | 'not_agreed' {
  const isWhole = claimant !== undefined && respondent !== undefined;
  if (!isWhole && !isOver) return 'waiting';
  return claimant && respondent ? 'agreed' : 'not_agreed';
}

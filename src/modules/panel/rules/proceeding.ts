import { addDays, type Day, dayAt } from '#kernel/days.ts';

/** The fifteen principles, by the ids of content/conduct: a notice names one of them. */
export const PRINCIPLES = [
  'independence',
  'impartiality',
  'disclosure',
  'conflicts',
  'competence',
  'diligence',
  'self-determination',
  'confidentiality',
  'one-sided-talk',
  'reasons',
  'technology',
  'data',
  'fees',
  'honest-words',
  'respect',
] as const;
export type Principle = (typeof PRINCIPLES)[number];

/** Code of conduct, "Decision, with reasons": what the committee may come to. */
export const OUTCOMES = ['closed', 'warned', 'suspended', 'removed'] as const;
export type ConductOutcome = (typeof OUTCOMES)[number];

/** Code of conduct, "Notice, and 14 days to reply". */
export const DAYS_TO_REPLY = 14;

export type ConductProceeding = { replyDueOn: Day; isReplied: boolean; isDecided: boolean };
export type ConductProceedingRefusal =
  | 'replied_already'
  | 'reply_too_late'
  | 'reply_awaited'
  | 'proceeding_decided'
  | 'until_missing'
  | 'until_past';

/** The last civil day of a reply. The day of the notice is not counted (General Clauses Act 1897, s. 9). */
export function replyDueOn(noticedAt: Date): Day {
  return addDays(dayAt(noticedAt), DAYS_TO_REPLY);
}

/** Why a reply is not taken; the last day is a whole one, in Asia/Kolkata. */
export function replyProblem(
  { replyDueOn: due, isReplied, isDecided }: ConductProceeding,
  at: Date,
): ConductProceedingRefusal | null {
  if (isDecided) return 'proceeding_decided';
  if (isReplied) return 'replied_already';
  return dayAt(at) > due ? 'reply_too_late' : null;
}

/** Why it cannot be decided yet: nobody is judged before they have answered or has had their fourteen days. */
export function decisionProblem(
  { replyDueOn: due, isReplied, isDecided }: ConductProceeding,
  at: Date,
): ConductProceedingRefusal | null {
  if (isDecided) return 'proceeding_decided';
  return isReplied || dayAt(at) > due ? null : 'reply_awaited';
}

/** A suspension is for a stated time. */
export function untilProblem(
  outcome: ConductOutcome,
  until: Day | null,
  at: Date,
): ConductProceedingRefusal | null {
  if (outcome !== 'suspended') return null;
  if (until === null) return 'until_missing';
  return until > dayAt(at) ? null : 'until_past';
}

import { allow, type Result, refuse } from '#kernel/result.ts';

/** What the hard rule needs to know before anything is decided without a respondent (law and lifecycle 6.4). */
export type Absence = {
  isServed: boolean;
  isAnswerTimeOver: boolean;
  isWarningServed: boolean;
  /** Seven days have gone by since the final warning was served. */
  isWarningTimeOver: boolean;
  asksToReopen: boolean;
};

export type AbsenceRefusal = 'not_served' | 'answer_time_running' | 'not_warned' | 'warning_time_running' | 'reopening_pending';

/** ACA s. 25(b) and (c) with s. 24: on the evidence, never as a punishment, and only after each of these. */
export function canProceedExParte(absence: Absence): Result<true, AbsenceRefusal> {
  if (!absence.isServed) return refuse('not_served');
  if (!absence.isAnswerTimeOver) return refuse('answer_time_running');
  if (!absence.isWarningServed) return refuse('not_warned');
  if (!absence.isWarningTimeOver) return refuse('warning_time_running');
  if (absence.asksToReopen) return refuse('reopening_pending');
  return allow(true);
}

import { addDays, type Day } from '#kernel/dates.ts';
import type { Absence } from '#modules/disputes/rules/machine.ts';

/** Law and lifecycle 6.4: seven days after the final warning. */
export const WARNING_DAYS = 7;

export type Told = {
  isServed: boolean;
  /** She, or somebody for her, says that she is another person, and nobody has decided. */
  isDisputed: boolean;
  isAnswerTimeOver: boolean;
  /** The day on which she received the last final warning. */
  warnedOn: Day | null;
  asksToReopen: boolean;
  today: Day;
};

/**
 * What the hard rule asks (canProceedExParte). The day of receipt is not counted (General Clauses Act s. 9), and the seventh
 * day is hers to its end. A person who may be somebody else has not been served.
 */
export function absenceFrom({ isServed, isDisputed, isAnswerTimeOver, warnedOn, asksToReopen, today }: Told): Absence {
  return {
    isServed: isServed && !isDisputed,
    isAnswerTimeOver,
    isWarningServed: warnedOn !== null,
    isWarningTimeOver: warnedOn !== null && today > addDays(warnedOn, WARNING_DAYS),
    asksToReopen,
  };
}

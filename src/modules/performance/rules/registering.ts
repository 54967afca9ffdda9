import { addDays, type Day } from '#kernel/days.ts';

/** Mediation Act 2023 s. 20: within 180 days of the authenticated copy, and later with a fee. */
export const DAYS_TO_REGISTER = 180;
/** So many days before the end both sides are reminded once: an office has to be found, and its fee paid. */
export const REGISTRATION_REMINDER = 30;
/** The day from which s. 20 is in force; null as long as nobody has brought it into force (law and lifecycle 3.7). */
const REGISTRATION_IN_FORCE = null as Day | null;

type Ended = { form: string; by: string; on: Day };

/**
 * The last day to register a mediated settlement agreement; null where there is none. Only what the mediator authenticated is one; and
 * there the text itself has the parties agree to Part III of the ACA as long as the Act's own sections are not in force (decision 0230).
 */
export function registerUntil({ form, by, on }: Ended): Day | null {
  return form === 'mediation' && by === 'terms_authenticated'
    ? addDays(on, DAYS_TO_REGISTER)
    : null;
}

export const isInForce = (today: Day): boolean =>
  REGISTRATION_IN_FORCE !== null && today >= REGISTRATION_IN_FORCE;

export type RegistrationRefusal = 'nothing_to_register' | 'registered_early' | 'day_ahead';

/** Whether it may be noted that it was registered on a day. */
export function registrationProblem(
  { registerUntil: until, begunOn }: { registerUntil: Day | null; begunOn: Day },
  { registeredOn, today }: { registeredOn: Day; today: Day },
): RegistrationRefusal | null {
  if (until === null) return 'nothing_to_register';
  if (registeredOn > today) return 'day_ahead';
  return registeredOn < begunOn ? 'registered_early' : null;
}

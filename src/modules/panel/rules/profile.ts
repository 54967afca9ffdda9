import { addMonths, type Day } from '#kernel/dates.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { isFilled } from '#kernel/text.ts';

export const FEE_UNITS = ['hearing', 'case'] as const;
export type FeeUnit = (typeof FEE_UNITS)[number];
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The most cases at once that a neutral may offer to take. */
export const CAPACITY_MAX = 50;
export const FEE_MAX = 1_000_000_000;

export type ProfileRefusal =
  | 'profile_qualifications_missing'
  | 'profile_languages_missing'
  | 'profile_capacity_invalid'
  | 'profile_fee_invalid'
  | 'profile_public_missing';

type Typed = Readonly<Record<string, unknown>>;

/** The fields in the order in which the form asks for them. */
export function profileProblem(form: Typed): Problem<ProfileRefusal> | null {
  if (!isFilled(form.qualifications)) return { code: 'profile_qualifications_missing', field: 'qualifications' };
  if (!Array.isArray(form.languages) || form.languages.length === 0) return { code: 'profile_languages_missing', field: 'languages' };
  if (!isWhole(form.capacity, CAPACITY_MAX)) return { code: 'profile_capacity_invalid', field: 'capacity' };
  if (!isWhole(form.feeAmount, FEE_MAX)) return { code: 'profile_fee_invalid', field: 'feeAmount' };
  if (form.mayBeShown === true && !isFilled(form.publicLine)) return { code: 'profile_public_missing', field: 'publicLine' };
  return null;
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

export type AppointmentRefusal = 'appointment_words_missing' | 'appointment_day_invalid' | 'appointment_in_future' | 'appointment_too_old';

/** Fifth Schedule, items 22 and 24, look back three years: what is older is not asked for and not kept. */
export function appointmentProblem(appointedOn: Day, today: Day): AppointmentRefusal | null {
  if (appointedOn > today) return 'appointment_in_future';
  return appointedOn < lookBackFrom(today) ? 'appointment_too_old' : null;
}

/** The first civil day of the 36 months before `today`. */
export function lookBackFrom(today: Day): Day {
  return addMonths(today, -36);
}

/** The profile of a newcomer says when she can sit in the words of her application. */
export type HearingDays = 'weekdays' | 'weekends' | 'flexible';

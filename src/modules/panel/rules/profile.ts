import { addMonths, type Day, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { isFilled } from '#kernel/text.ts';

export const FEE_UNITS = ['hearing', 'case'] as const;
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED'] as const;
export type ProfileCurrency = (typeof CURRENCIES)[number];

/** The most cases at once that a neutral may offer to take. */
export const CAPACITY_MAX = 50;
export const FEE_MAX = 1_000_000_000;

/** The most days that a neutral names as free. */
export const FREE_DAYS_MAX = 6;

/** In whole units of a currency; the last band has no end. */
const BANDS = [0, 10_000, 25_000, 50_000, 100_000, 200_000] as const;

export type FeeBand = { from: number; to: number | null };

/** The public page tells in which band a fee lies, never the fee; nothing where none was named. `amount` is in minor units. */
export function feeBand(amount: number): FeeBand | null {
  if (amount === 0) return null;
  const at = BANDS.findLastIndex((from) => amount >= from * 100);
  return {
    from: (BANDS[at] ?? 0) * 100,
    to: BANDS[at + 1] === undefined ? null : (BANDS[at + 1] ?? 0) * 100,
  };
}

/** Days that are still to come, in their order. */
export function daysAhead(days: readonly Day[], today: Day): Day[] {
  return [...new Set(days)].filter((day) => day >= today).sort();
}

type OnPage = {
  hasPage: boolean;
  qualifications: string;
  languages: readonly string[];
  seats: readonly string[];
};

/** Whether the words of a page are those that an officer has looked at. */
export function isSamePage(looked: OnPage, now: OnPage): boolean {
  if (!now.hasPage) return true;
  const words = ({ qualifications, languages, seats }: OnPage) =>
    JSON.stringify([qualifications, languages, seats]);
  return looked.hasPage && words(looked) === words(now);
}

export type ProfileRefusal =
  | 'profile_qualifications_missing'
  | 'profile_languages_missing'
  | 'profile_capacity_invalid'
  | 'profile_day_invalid'
  | 'profile_fee_invalid'
  | 'profile_public_missing';

type Typed = Readonly<Record<string, unknown>>;

/** The fields in the order in which the form asks for them. */
export function profileProblem(form: Typed): Problem<ProfileRefusal> | null {
  if (!isFilled(form.qualifications))
    return { code: 'profile_qualifications_missing', field: 'qualifications' };
  if (!Array.isArray(form.languages) || form.languages.length === 0)
    return { code: 'profile_languages_missing', field: 'languages' };
  if (!isWhole(form.capacity, CAPACITY_MAX))
    return { code: 'profile_capacity_invalid', field: 'capacity' };
  if (Array.isArray(form.freeOn) && !form.freeOn.every((day) => isDay(String(day))))
    return { code: 'profile_day_invalid', field: 'freeOn' };
  if (!isWhole(form.feeAmount, FEE_MAX)) return { code: 'profile_fee_invalid', field: 'feeAmount' };
  if (form.mayBeShown === true && !isFilled(form.publicLine))
    return { code: 'profile_public_missing', field: 'publicLine' };
  return null;
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

export type AppointmentRefusal =
  | 'appointment_words_missing'
  | 'appointment_day_invalid'
  | 'appointment_in_future'
  | 'appointment_too_old';

/** Fifth Schedule, items 22 and 24, look back three years: what is older is not asked for and not kept. */
export function appointmentProblem(appointedOn: Day, today: Day): AppointmentRefusal | null {
  if (appointedOn > today) return 'appointment_in_future';
  return appointedOn < lookBackFrom(today) ? 'appointment_too_old' : null;
}

/** The first civil day of the 36 months before `today`. */
export function lookBackFrom(today: Day): Day {
  return addMonths(today, -36);
}

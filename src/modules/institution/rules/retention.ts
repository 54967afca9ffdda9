import { addMonths, dayAt, momentOn } from '#kernel/days.ts';
import type { Retained } from './values.ts';

export type RetentionPeriod = {
  unit: 'days' | 'months';
  /** The law asks for at least this, or the thing itself does. */
  floor: number;
  /** The privacy policy promises that it is kept no longer. */
  ceiling: number;
  shipped: number;
};

// DPDP Act 2023 s. 8(7): personal data is erased once its purpose is served, unless a law asks for it. DPDP Rules 2025
// r. 8(3): personal data and logs of its processing are kept for at least one year. Limitation Act 1963, Schedule, Part I:
// three years for most claims; the privacy policy (content/privacy) promises no more than those.
export const PERIODS: Record<Retained, RetentionPeriod> = {
  // A confirm link lives seven days (enquiries/rules.ts): a shorter period would break links that are still good.
  newsletterPending: { unit: 'days', floor: 7, ceiling: 90, shipped: 30 },
  closedEnquiries: { unit: 'months', floor: 12, ceiling: 36, shipped: 36 },
  // National IDs are among them: no longer than the floor, unless the institution says why.
  declinedApplications: { unit: 'months', floor: 12, ceiling: 36, shipped: 12 },
};

const DAY = 86_400_000;

/**
 * What ended at this moment or before has been kept for long enough. Months go by the calendar of India, as limitation does:
 * the whole civil day so many months ago. India has one time zone, without summer time.
 */
export function keptSince(name: Retained, length: number, now: Date): Date {
  if (PERIODS[name].unit === 'days') return new Date(now.getTime() - length * DAY);
  return momentOn(addMonths(dayAt(now), -length), '23:59:59.999');
}

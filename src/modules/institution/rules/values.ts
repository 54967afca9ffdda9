import type { Day } from '#kernel/days.ts';
import type { Translations } from '#kernel/language.ts';

/** What the office settles for itself. Each is a line of versions of its own. */
export const SETTING_KINDS = [
  'facts',
  'fees',
  'holidays',
  'letters',
  'retention',
  'witnesses',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export type InstitutionFacts = {
  name: string;
  /** As on an envelope, a line each. */
  address: string;
  phone: string;
  email: string;
  officeHours: string;
  /** Where proceedings are seated unless the parties say otherwise (ACA s. 20). */
  seat: string;
};

/** A dated schedule of fees. Money is whole paise. */
export type FeeSchedule = {
  title: string;
  currency: 'INR';
  registrationFee: number;
  adminFee: number;
  /** What a tribunal may be agreed to cost, from the least to the most. */
  tribunalFees: number[];
  defaultTribunalFee: number;
};

export type Holiday = { on: Day; name: string };

export type HolidayYear = {
  year: number;
  /** Whether a registrar compared the days with the Government's notification, which `source` then names. */
  confirmed: boolean;
  source: string;
  days: Holiday[];
};

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type HolidayTable = { weeklyRest: Weekday[]; years: HolidayYear[] };

export type ReplyTemplate = {
  /** Stays the same for as long as the template lives, whatever it is called. */
  key: string;
  name: string;
  body: Translations;
};

export type LetterTemplates = {
  /** Stands at the foot of every letter, over the institution's address. May be empty. */
  closing: Translations;
  replies: ReplyTemplate[];
};

export const RETAINED = ['newsletterPending', 'closedEnquiries', 'declinedApplications'] as const;
export type Retained = (typeof RETAINED)[number];
export type Retention = Record<Retained, number>;

/** Who is mailed the signed head of the record of each day, to keep it: nobody until the office names somebody. */
export type Witnesses = { emails: string[] };

export type SettingValues = {
  facts: InstitutionFacts;
  fees: FeeSchedule;
  holidays: HolidayTable;
  letters: LetterTemplates;
  retention: Retention;
  witnesses: Witnesses;
};

import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { line, lines } from '#kernel/text.ts';
import { WEEKDAYS } from '../rules/values.ts';

// The most that each text may hold; the forms set the same as maxlength, and a version is at most 64 KiB in all.
export const FACT_MAX = 200;
export const ADDRESS_MAX = 500;
export const HOLIDAY_MAX = 100;
export const SOURCE_MAX = 300;
export const BODY_MAX = 3000;
export const CLOSING_MAX = 500;
const DAYS_MAX = 60;
const YEARS_MAX = 20;
const REPLIES_MAX = 12;
const TRIBUNAL_FEES_MAX = 30;

const described = (description: string) => z.meta({ description });
const day = () => line(10).check(z.meta({ format: 'date', description: 'A civil day in India.' }));
const paise = () => z.number().check(described('Whole paise.'));
const said = (max: number) => z.strictObject({ en: lines(max), hi: lines(max), mr: lines(max) });

export const Facts = z.strictObject({
  name: line(FACT_MAX),
  address: lines(ADDRESS_MAX).check(described('As on an envelope, a line each.')),
  phone: line(FACT_MAX),
  email: line(EMAIL_MAX),
  officeHours: line(FACT_MAX),
  seat: line(FACT_MAX).check(
    described('Where proceedings are seated unless the parties say otherwise.'),
  ),
});

export const FeeSchedule = z.strictObject({
  title: line(FACT_MAX),
  currency: z.enum(['INR']),
  registrationFee: paise(),
  adminFee: paise(),
  tribunalFees: z
    .array(paise())
    .check(z.maxLength(TRIBUNAL_FEES_MAX), described('From the least to the most.')),
  defaultTribunalFee: paise(),
});

export const HolidayTable = z.strictObject({
  weeklyRest: z.array(z.enum(WEEKDAYS)).check(z.maxLength(WEEKDAYS.length)),
  years: z
    .array(
      z.strictObject({
        year: z.number(),
        confirmed: z
          .boolean()
          .check(described("Compared with the Government's notification, which `source` names.")),
        source: line(SOURCE_MAX),
        days: z
          .array(z.strictObject({ on: day(), name: line(HOLIDAY_MAX) }))
          .check(z.maxLength(DAYS_MAX)),
      }),
    )
    .check(z.maxLength(YEARS_MAX)),
});

export const LetterTemplates = z.strictObject({
  closing: said(CLOSING_MAX).check(described('At the foot of every letter; may be empty.')),
  replies: z
    .array(
      z.strictObject({
        key: line(40).check(z.regex(/^[a-z][a-z0-9-]*$/)),
        name: line(FACT_MAX),
        body: said(BODY_MAX),
      }),
    )
    .check(z.maxLength(REPLIES_MAX)),
});

export const Retention = z.strictObject({
  newsletterPending: z.number().check(described('Days from asking to confirm.')),
  closedEnquiries: z.number().check(described('Months from closing.')),
  declinedApplications: z.number().check(described('Months from the decision.')),
});

export const WITNESSES_MAX = 10;
export const Witnesses = z.strictObject({
  emails: z
    .array(line(EMAIL_MAX))
    .check(
      z.maxLength(WITNESSES_MAX),
      described(
        'Who is mailed the signed head of the record of each day; nobody when it is empty.',
      ),
    ),
});

export const Value = z.union([
  Facts,
  FeeSchedule,
  HolidayTable,
  LetterTemplates,
  Retention,
  Witnesses,
]);

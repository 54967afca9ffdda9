import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  factsProblem,
  feesProblem,
  holidaysProblem,
  lettersProblem,
  retentionProblem,
  whyProblem,
  witnessesProblem,
} from '../rules/problems.ts';
import {
  day,
  draftClosed,
  Id,
  Kind,
  needs,
  number,
  source,
  unknownDraft,
  unknownVersion,
  WHY_MAX,
} from './setting-words.ts';
import {
  Facts,
  FeeSchedule,
  HolidayTable,
  LetterTemplates,
  Retention,
  Witnesses,
} from './values.ts';

const drawn = { output: z.object({ id: Id }), status: 201 as const };
const dayErrors = {
  day_invalid: { status: 422, when: 'A day is none of the calendar.' },
  nothing_changed: { status: 422, when: 'It says what counts already.' },
} satisfies Record<string, Refusal>;
const draftErrors = {
  why_missing: { status: 422, when: 'The reason is empty.' },
  field_missing: { status: 422, when: 'A required text or figure is empty; `fields` names it.' },
  ...dayErrors,
} satisfies Record<string, Refusal>;
const draftSentences = {
  why_missing: m.office_settings_why_missing,
  field_missing: m.office_settings_field_missing,
  day_invalid: m.office_settings_day_invalid,
  nothing_changed: m.office_settings_nothing_changed,
};

const draftOf = <V extends z.core.$ZodType>(value: V) =>
  z.strictObject({
    value,
    why: lines(WHY_MAX).check(z.meta({ description: 'Why it is changed; stands in the record.' })),
    effectiveFrom: z.nullable(day()).check(
      z.meta({
        description:
          'The first civil day on which it counts; null for the day on which it is put in force.',
      }),
    ),
    basedOn: number(),
    replaces: z
      .nullable(Id)
      .check(z.meta({ description: 'The draft that this one takes the place of.' })),
  });

export const factsDraft = endpoint({
  method: 'POST',
  path: '/api/settings/facts/drafts',
  needs,
  summary: 'Draw up new facts of the institution. Nothing counts before it is put in force.',
  source,
  input: draftOf(Facts),
  ...drawn,
  check: factsProblem,
  errors: {
    ...draftErrors,
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
  },
  sentences: { ...draftSentences, email_invalid: m.office_settings_email_invalid },
});

export const feesDraft = endpoint({
  method: 'POST',
  path: '/api/settings/fees/drafts',
  needs,
  summary:
    'Draw up a new schedule of fees. It counts from a later day, and never changes what was charged before.',
  source,
  input: draftOf(FeeSchedule),
  ...drawn,
  check: feesProblem,
  errors: {
    ...draftErrors,
    money_invalid: {
      status: 422,
      when: 'An amount is not whole paise from 0 to one crore of rupees.',
    },
    fees_not_rising: { status: 422, when: 'A tribunal fee is not more than the one before it.' },
    default_not_listed: { status: 422, when: 'The usual tribunal fee is not on the list.' },
  },
  sentences: {
    ...draftSentences,
    money_invalid: m.office_settings_money_invalid,
    fees_not_rising: m.office_settings_fees_not_rising,
    default_not_listed: m.office_settings_default_not_listed,
  },
});

export const holidaysDraft = endpoint({
  method: 'POST',
  path: '/api/settings/holidays/drafts',
  needs,
  summary: 'Draw up a new table of holidays.',
  source:
    'General Clauses Act 1897 s. 10; Negotiable Instruments Act 1881 s. 25, under which Maharashtra notifies its holidays',
  input: draftOf(HolidayTable),
  ...drawn,
  check: holidaysProblem,
  errors: {
    ...draftErrors,
    day_of_another_year: { status: 422, when: 'A day stands under another year.' },
    day_twice: { status: 422, when: 'A day or a year stands twice.' },
    source_missing: { status: 422, when: 'A year is confirmed and no notification is named.' },
    no_working_day: { status: 422, when: 'Every day of the week is a day of rest.' },
  },
  sentences: {
    ...draftSentences,
    day_of_another_year: m.office_settings_day_of_another_year,
    day_twice: m.office_settings_day_twice,
    source_missing: m.office_settings_source_missing,
    no_working_day: m.office_settings_no_working_day,
  },
});

export const lettersDraft = endpoint({
  method: 'POST',
  path: '/api/settings/letters/drafts',
  needs,
  summary:
    'Draw up new templates for replies, and the closing of every letter, in three languages.',
  source,
  input: draftOf(LetterTemplates),
  ...drawn,
  check: lettersProblem,
  errors: {
    ...draftErrors,
    placeholder_unknown: { status: 422, when: 'A text has a placeholder that nothing could fill.' },
    template_twice: { status: 422, when: 'Two templates have one key.' },
  },
  sentences: {
    ...draftSentences,
    placeholder_unknown: m.office_settings_placeholder_unknown,
    template_twice: m.office_settings_template_twice,
  },
});

export const retentionDraft = endpoint({
  method: 'POST',
  path: '/api/settings/retention/drafts',
  needs,
  summary: 'Draw up new periods after which data are deleted.',
  source: 'DPDP Act 2023 s. 8(7); DPDP Rules 2025 r. 8(3)',
  input: draftOf(Retention),
  ...drawn,
  check: retentionProblem,
  errors: {
    ...draftErrors,
    period_outside: {
      status: 422,
      when: 'A period is shorter than the law allows, or longer than the privacy policy promises.',
    },
  },
  sentences: { ...draftSentences, period_outside: m.office_settings_period_outside },
});

export const witnessesDraft = endpoint({
  method: 'POST',
  path: '/api/settings/witnesses/drafts',
  needs,
  summary: 'Draw up who is mailed the signed head of the record of each day.',
  source: 'BSA 2023 s. 63(4); decision 0054',
  input: draftOf(Witnesses),
  ...drawn,
  check: witnessesProblem,
  errors: {
    ...draftErrors,
    email_invalid: { status: 422, when: 'One of them is no e-mail address.' },
    witness_twice: { status: 422, when: 'One address is named twice.' },
  },
  sentences: {
    ...draftSentences,
    email_invalid: m.office_settings_witness_invalid,
    witness_twice: m.office_settings_witness_twice,
  },
});

export const settingRestoration = endpoint({
  method: 'POST',
  path: '/api/settings/:kind/restorations',
  needs,
  summary: 'Draw up what an earlier version said, to be put in force as a new one.',
  source,
  input: z.strictObject({
    kind: Kind,
    number: z.number(),
    why: lines(WHY_MAX),
    effectiveFrom: z.nullable(day()),
  }),
  ...drawn,
  check: whyProblem,
  errors: { ...unknownVersion, why_missing: draftErrors.why_missing, ...dayErrors },
  sentences: {
    version_unknown: m.office_settings_version_unknown,
    why_missing: m.office_settings_why_missing,
    day_invalid: m.office_settings_day_invalid,
    nothing_changed: m.office_settings_nothing_changed,
  },
});

export const settingRenewal = endpoint({
  method: 'POST',
  path: '/api/settings/drafts/:id/renewal',
  needs,
  summary:
    'Draw up a draft again on top of the newest version, after somebody has read what came between.',
  source,
  input: z.strictObject({ id: Id }),
  ...drawn,
  errors: { ...unknownDraft, ...draftClosed },
  sentences: {
    draft_unknown: m.office_settings_draft_unknown,
    draft_closed: m.office_settings_draft_closed,
  },
});

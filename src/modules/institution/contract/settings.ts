import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { FIELDS } from '../rules/difference.ts';
import { factsProblem, feesProblem, holidaysProblem, lettersProblem, retentionProblem, whyProblem } from '../rules/problems.ts';
import { SETTING_KINDS } from '../rules/values.ts';
import { Facts, FeeSchedule, HolidayTable, LetterTemplates, Retention, Value } from './values.ts';

export { rupees } from '../rules/difference.ts';
export { PERIODS } from '../rules/retention.ts';
export { fill, OWN_PLACEHOLDERS, PLACEHOLDERS } from '../rules/templates.ts';
export { RETAINED, SETTING_KINDS, WEEKDAYS } from '../rules/values.ts';

export const WHY_MAX = 1000;

const source = 'Issue 4: office settings, each versioned with who, when and what changed; a preview before it counts';
const needs = 'change_settings' as const;

const Kind = z.enum(SETTING_KINDS);
const Id = line(36).check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), z.meta({ format: 'uuid' }));
const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const day = () => z.string().check(z.meta({ format: 'date' }));
const number = () => z.number().check(z.meta({ description: 'Of the version, in its kind; 0 is the one that came with the product.' }));

const Change = z.object({
  field: z.enum(FIELDS),
  at: z.string().check(z.meta({ description: 'Which one of several: a day, a place in a list, a template.' })),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

const Version = z.object({
  number: number(),
  effectiveFrom: day(),
  why: z.string(),
  /** Null for what came with the product. */
  drawnBy: z.nullable(z.string()),
  putBy: z.nullable(z.string()),
  putAt: z.nullable(moment()),
  isInForce: z.boolean(),
  changes: z.number().check(z.meta({ description: 'In how many places it differs from the version before it.' })),
});

const DraftLine = z.object({
  id: Id,
  kind: Kind,
  why: z.string(),
  effectiveFrom: z.nullable(day()),
  basedOn: number(),
  drawnBy: z.string(),
  drawnAt: moment(),
});

const unknownDraft = { draft_unknown: { status: 404, when: 'There is no such draft.' } } satisfies Record<string, Refusal>;
const unknownVersion = { version_unknown: { status: 404, when: 'There is no such version.' } } satisfies Record<string, Refusal>;

export const settingsOverview = endpoint({
  method: 'GET',
  path: '/api/settings',
  needs,
  summary: 'What the office settles for itself: which version of each kind counts today, and what is drawn up.',
  source,
  input: z.strictObject({}),
  output: z.object({
    kinds: z.array(z.object({ kind: Kind, inForce: Version, next: z.nullable(Version), drafts: z.array(DraftLine) })),
  }),
  errors: {},
  sentences: {},
});

export const settingKind = endpoint({
  method: 'GET',
  path: '/api/settings/:kind',
  needs,
  summary: 'One kind of setting: its value today, its versions from the newest, its drafts.',
  source,
  input: z.strictObject({ kind: Kind }),
  output: z.object({
    kind: Kind,
    inForce: number(),
    latest: number(),
    value: Value,
    versions: z.array(Version),
    drafts: z.array(DraftLine),
  }),
  errors: {},
  sentences: {},
});

export const settingVersion = endpoint({
  method: 'GET',
  path: '/api/settings/:kind/versions/:number',
  needs,
  summary: 'One version, and what it changed.',
  source,
  input: z.strictObject({ kind: Kind, number: line(9).check(z.regex(/^[0-9]+$/)) }),
  output: z.object({ kind: Kind, value: Value, version: Version, difference: z.array(Change) }),
  errors: unknownVersion,
  sentences: { version_unknown: m.office_settings_version_unknown },
});

export const settingDraft = endpoint({
  method: 'GET',
  path: '/api/settings/drafts/:id',
  needs,
  summary: 'A draft as it would count: what it changes, from when, until when, and whether a newer version came between.',
  source,
  input: z.strictObject({ id: Id }),
  output: z.object({
    draft: DraftLine,
    state: z.enum(['open', 'in_force', 'withdrawn', 'replaced']),
    value: Value,
    latest: number(),
    /** The version that would count on that day without this draft, which the difference is drawn against. */
    comparedWith: number(),
    difference: z.array(Change),
    countsFrom: z.nullable(day()),
    countsUntil: z.nullable(day()),
    /** Why it cannot be put in force as it is. */
    hindrance: z.nullable(z.enum(['draft_closed', 'changed_meanwhile', 'day_passed', 'fees_from_tomorrow'])),
  }),
  errors: unknownDraft,
  sentences: { draft_unknown: m.office_settings_draft_unknown },
});

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
    effectiveFrom: z
      .nullable(day())
      .check(z.meta({ description: 'The first civil day on which it counts; null for the day on which it is put in force.' })),
    basedOn: number(),
    replaces: z.nullable(Id).check(z.meta({ description: 'The draft that this one takes the place of.' })),
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
  errors: { ...draftErrors, email_invalid: { status: 422, when: 'The e-mail address is not one.' } },
  sentences: { ...draftSentences, email_invalid: m.office_settings_email_invalid },
});

export const feesDraft = endpoint({
  method: 'POST',
  path: '/api/settings/fees/drafts',
  needs,
  summary: 'Draw up a new schedule of fees. It counts from a later day, and never changes what was charged before.',
  source,
  input: draftOf(FeeSchedule),
  ...drawn,
  check: feesProblem,
  errors: {
    ...draftErrors,
    money_invalid: { status: 422, when: 'An amount is not whole paise from 0 to one crore of rupees.' },
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
  source: 'General Clauses Act 1897 s. 10; Negotiable Instruments Act 1881 s. 25, under which Maharashtra notifies its holidays',
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
  summary: 'Draw up new templates for replies, and the closing of every letter, in three languages.',
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
    period_outside: { status: 422, when: 'A period is shorter than the law allows, or longer than the privacy policy promises.' },
  },
  sentences: { ...draftSentences, period_outside: m.office_settings_period_outside },
});

export const settingRestoration = endpoint({
  method: 'POST',
  path: '/api/settings/:kind/restorations',
  needs,
  summary: 'Draw up what an earlier version said, to be put in force as a new one.',
  source,
  input: z.strictObject({ kind: Kind, number: z.number(), why: lines(WHY_MAX), effectiveFrom: z.nullable(day()) }),
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

const draftClosed = { draft_closed: { status: 409, when: 'The draft is in force, withdrawn or replaced already.' } } satisfies Record<
  string,
  Refusal
>;

export const settingRenewal = endpoint({
  method: 'POST',
  path: '/api/settings/drafts/:id/renewal',
  needs,
  summary: 'Draw up a draft again on top of the newest version, after somebody has read what came between.',
  source,
  input: z.strictObject({ id: Id }),
  ...drawn,
  errors: { ...unknownDraft, ...draftClosed },
  sentences: { draft_unknown: m.office_settings_draft_unknown, draft_closed: m.office_settings_draft_closed },
});

export const settingWithdrawal = endpoint({
  method: 'POST',
  path: '/api/settings/drafts/:id/withdrawal',
  needs,
  summary: 'Give a draft up.',
  source,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: { ...unknownDraft, ...draftClosed },
  sentences: { draft_unknown: m.office_settings_draft_unknown, draft_closed: m.office_settings_draft_closed },
});

export const settingInForce = endpoint({
  method: 'POST',
  path: '/api/settings/versions',
  needs,
  summary: 'Put a draft in force as the next version of its kind.',
  source,
  status: 201,
  input: z.strictObject({ draftId: Id }),
  output: z.object({ kind: Kind, number: number(), effectiveFrom: day() }),
  errors: {
    ...unknownDraft,
    ...draftClosed,
    changed_meanwhile: { status: 409, when: 'A newer version was put in force since the draft was drawn up; the draft is kept.' },
    day_passed: { status: 409, when: 'The day from which it counts has gone by.' },
    fees_from_tomorrow: { status: 409, when: 'A schedule of fees counts from tomorrow at the earliest.' },
  },
  sentences: {
    draft_unknown: m.office_settings_draft_unknown,
    draft_closed: m.office_settings_draft_closed,
    changed_meanwhile: m.office_settings_changed_meanwhile,
    day_passed: m.office_settings_day_passed,
    fees_from_tomorrow: m.office_settings_fees_from_tomorrow,
  },
});

import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { FIELDS } from '../rules/difference.ts';
import {
  day,
  Id,
  Kind,
  moment,
  needs,
  number,
  source,
  unknownDraft,
  unknownVersion,
} from './setting-words.ts';
import { Value } from './values.ts';

export { PERIODS } from '../rules/retention.ts';

export { fill, OWN_PLACEHOLDERS, PLACEHOLDERS } from '../rules/templates.ts';

export { RETAINED, SETTING_KINDS, WEEKDAYS } from '../rules/values.ts';

export { WHY_MAX } from './setting-words.ts';

const Change = z.object({
  field: z.enum(FIELDS),
  at: z
    .string()
    .check(z.meta({ description: 'Which one of several: a day, a place in a list, a template.' })),
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
  changes: z
    .number()
    .check(z.meta({ description: 'In how many places it differs from the version before it.' })),
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

export const settingsOverview = endpoint({
  method: 'GET',
  path: '/api/settings',
  needs,
  summary:
    'What the office settles for itself: which version of each kind counts today, and what is drawn up.',
  source,
  input: z.strictObject({}),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: Kind,
        inForce: Version,
        next: z.nullable(Version),
        drafts: z.array(DraftLine),
      }),
    ),
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
  summary:
    'A draft as it would count: what it changes, from when, until when, and whether a newer version came between.',
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
    hindrance: z.nullable(
      z.enum(['draft_closed', 'changed_meanwhile', 'day_passed', 'fees_from_tomorrow']),
    ),
  }),
  errors: unknownDraft,
  sentences: { draft_unknown: m.office_settings_draft_unknown },
});

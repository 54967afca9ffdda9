import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { HEARING_DAYS, SPECIALISATIONS } from '../rules/application.ts';
import { CURRENCIES, FEE_UNITS } from '../rules/profile.ts';
import { Neutral, SOURCE } from './neutral.ts';
import {
  CivilDay,
  Id,
  ListName,
  Moment,
  NOTE_MAX,
  StateName,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const officeNeutrals = endpoint({
  method: 'GET',
  path: '/api/panel/neutrals',
  needs: 'read_applications',
  summary:
    'Everybody who came onto a list, by name; profiles whose public words nobody has looked at first.',
  source: SOURCE,
  input: z.strictObject({
    list: z.optional(z.enum([...ListName.options, ''])),
    q: z.optional(line(100)),
    page: z.optional(line(6)),
  }),
  output: z.object({
    neutrals: z.array(
      z.object({
        id: Id,
        name: z.string(),
        places: z.array(z.object({ list: ListName, state: StateName })),
        publicLine: z.string(),
        mayBeShown: z.boolean(),
        isApproved: z.nullable(z.boolean()),
        isShown: z.boolean(),
        capacity: z.number(),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
  errors: {},
  sentences: {},
});

export const officeNeutral = endpoint({
  method: 'GET',
  path: '/api/panel/neutrals/:id',
  needs: 'read_applications',
  summary:
    'One neutral: places, the newest profile, its versions, documents and declared appointments.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    neutral: Neutral,
    versions: z.array(
      z.object({
        version: z.number(),
        savedAt: Moment,
        isApproved: z.nullable(z.boolean()),
        publicLine: z.string(),
      }),
    ),
    may: z.array(z.enum(['look'])),
  }),
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const profileLook = endpoint({
  method: 'POST',
  path: '/api/panel/neutrals/:id/looks',
  needs: 'check_applications',
  summary: 'Say that the public words of a version may be shown, or send them back with a note.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    version: z.number(),
    isApproved: z.boolean(),
    note: lines(NOTE_MAX),
  }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownErrors,
    version_old: { status: 409, when: 'There is a newer version, or it was looked at.' },
    note_missing: { status: 422, when: 'It is sent back without a note.' },
  },
  sentences: {
    ...unknownSentences,
    version_old: m.office_panel_version_old,
    note_missing: m.office_panel_note_missing,
  },
  check: ({ isApproved, note }) =>
    isApproved === false && String(note ?? '').trim() === ''
      ? { code: 'note_missing', field: 'note' }
      : null,
});

export const neutralDocument = endpoint({
  method: 'GET',
  path: '/api/panel/neutrals/:id/documents/:document',
  needs: 'read_applications',
  summary: 'A document that shows expertise, to look at. Each opening is a row in the record.',
  source: SOURCE,
  input: z.strictObject({ id: Id, document: Id }),
  output: z.object({}),
  answers: 'application/octet-stream',
  errors: unknownErrors,
  sentences: unknownSentences,
});

const MemberLine = z.object({
  id: Id,
  name: z.string(),
  line: z.string(),
  lists: z.array(ListName),
  hasPage: z.boolean(),
});

const MemberFile = z.object({
  id: Id,
  name: z.string(),
  line: z.string(),
  lists: z.array(ListName),
  qualifications: z.string(),
  specialisations: z.array(z.enum(SPECIALISATIONS)),
  languages: z.array(z.string()),
  seats: z.array(z.string()),
  hearingDays: z.nullable(z.enum(HEARING_DAYS)),
  /** In minor units; null where no fee was named. */
  fee: z.nullable(
    z.object({
      from: z.number(),
      to: z.nullable(z.number()),
      currency: z.enum(CURRENCIES),
      unit: z.enum(FEE_UNITS),
    }),
  ),
  freeOn: z.array(CivilDay),
});

export const panelMembers = endpoint({
  method: 'GET',
  path: '/api/panel/members',
  needs: 'visit',
  summary:
    'The members of the panel who may be shown, with the line that an officer has looked at. Empty while there is none.',
  source: 'Decision 0020: the page of the panel comes from the database',
  input: z.strictObject({}),
  output: z.object({ members: z.array(MemberLine) }),
  errors: {},
  sentences: {},
});

export const panelMember = endpoint({
  method: 'GET',
  path: '/api/panel/members/:id',
  needs: 'visit',
  summary:
    'One member of the panel who wants a page: what an officer has looked at, the band of the fee, and the days to come that are free.',
  source: 'Decision 0062: a page for each member',
  input: z.strictObject({ id: Id }),
  output: z.object({ member: MemberFile }),
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const myShownProfile = endpoint({
  method: 'GET',
  path: '/api/panel/my/shown-profile',
  needs: 'keep_profile',
  summary:
    'What everybody else reads of the caller on the panel: the line and the page, or null for what is not shown.',
  source: 'Decision 0280: the desk shows a neutral what the parties see',
  input: z.strictObject({}),
  output: z.object({ line: z.nullable(MemberLine), member: z.nullable(MemberFile) }),
  errors: {},
  sentences: {},
});

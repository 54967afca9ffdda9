import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { STANDINGS } from '#modules/disputes/rules/access.ts';
import { OPENING_DECISIONS, OPENING_GROUNDS } from '../rules/openings.ts';
import { TALK_KINDS } from '../rules/places.ts';

export const OPENING_WHY_MAX = 2000;
const SOURCE = 'Mediation Act 2023 ss. 22 and 23; ACA s. 75; law and lifecycle 6.8, I4';
const STATES = ['asked', 'lapsed', 'declined', 'open', 'over'] as const;

const MessageNumber = z.int().check(z.minimum(1), z.maximum(999_999_999));
const PlaceKey = z.string().check(z.maxLength(60), z.regex(/^[a-z]+(?:-[0-9a-f-]{36})?$/));
const Ground = z.enum(OPENING_GROUNDS);

const Opening = z.object({
  id: Id,
  kind: z.enum(TALK_KINDS),
  /** The party whose caucus it is; empty for the place of all. */
  party: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  ground: Ground,
  why: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedWhy: z.string(),
  state: z.enum(STATES),
  /** Until when it can be decided, or read. */
  until: z.string(),
});

const unknown = {
  status: 404,
  when: 'There is no such dispute or opening, or the caller has no hand in it.',
} as const;
const by = {
  factor_stale: {
    status: 403,
    when: 'The second factor was given in this session more than ten minutes ago.',
  },
  connected: {
    status: 403,
    when: 'The caller has a part in the dispute: as its neutral, now or before, as its officer, or as somebody’s guest.',
  },
} as const;
const bySentences = {
  unknown: m.office_opening_unknown,
  factor_stale: m.office_opening_factor_stale,
  connected: m.office_opening_connected,
};
/** The two acts that make an opening also need the mark of a browser. */
const hands = {
  ...by,
  browser_unknown: { status: 403, when: 'The browser carries no mark of its own.' },
} as const;
const handSentences = { ...bySentences, browser_unknown: m.office_opening_browser_unknown };
const why = { why_missing: { status: 422, when: 'No reason is written.' } } as const;

export const talkOpenings = endpoint({
  method: 'GET',
  path: '/api/office/disputes/:id/talk-openings',
  needs: 'decide_disputes',
  summary:
    'What registrars asked about the sealed talk of a dispute, what became of it, and which places could be opened. Whether anything was said in a place is not told.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    openings: z.array(
      z.extend(Opening, { mayDecide: z.boolean(), mayRead: z.boolean(), isOwn: z.boolean() }),
    ),
    places: z.array(z.object({ place: z.string(), kind: z.enum(TALK_KINDS), party: z.string() })),
  }),
  errors: { unknown },
  sentences: { unknown: m.office_opening_unknown },
});

export const talkOpeningRequest = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/talk-openings',
  needs: 'decide_disputes',
  summary:
    'Ask that one place of sealed talk be opened, or some messages of it, on a ground of the Act. Nothing is opened by it: another registrar decides within 24 hours.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    place: PlaceKey,
    ground: Ground,
    why: lines(OPENING_WHY_MAX),
    from: z.optional(z.nullable(MessageNumber)),
    to: z.optional(z.nullable(MessageNumber)),
  }),
  output: z.object({ id: Id }),
  errors: {
    unknown,
    ...hands,
    ...why,
    place_unknown: { status: 422, when: 'The dispute has no such place.' },
    not_sealed: { status: 422, when: 'The place is not sealed: there is nothing to open.' },
    never_opened: {
      status: 422,
      when: 'It is a side’s own place or the tribunal’s, which section 23 does not reach.',
    },
    span_wrong: { status: 422, when: 'The first message comes after the last.' },
    asked_already: { status: 409, when: 'A request about this place waits for its decision.' },
  },
  sentences: {
    ...handSentences,
    why_missing: m.office_opening_why_missing,
    place_unknown: m.office_opening_place_unknown,
    not_sealed: m.office_opening_not_sealed,
    never_opened: m.office_opening_never_opened,
    span_wrong: m.office_opening_span_wrong,
    asked_already: m.office_opening_asked_already,
  },
});

export const talkOpeningDecision = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/talk-openings/:opening/decision',
  needs: 'decide_disputes',
  summary:
    'Decide what another registrar asked, naming the ground on which they did. What is granted can be read by the two for 24 hours; everybody who reads in the place is told at once.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    opening: Id,
    decision: z.enum(OPENING_DECISIONS),
    ground: Ground,
    why: lines(OPENING_WHY_MAX),
  }),
  output: z.object({ id: Id }),
  errors: {
    unknown,
    ...hands,
    ...why,
    own_request: { status: 403, when: 'The caller asked for it: another registrar decides.' },
    same_browser: { status: 403, when: 'It was asked for in the same browser.' },
    decided_already: { status: 409, when: 'It is decided.' },
    lapsed: { status: 409, when: 'Nobody decided within 24 hours.' },
    ground_differs: { status: 422, when: 'It was asked for on another ground.' },
  },
  sentences: {
    ...handSentences,
    why_missing: m.office_opening_why_missing,
    own_request: m.office_opening_own_request,
    same_browser: m.office_opening_same_browser,
    decided_already: m.office_opening_decided_already,
    lapsed: m.office_opening_lapsed,
    ground_differs: m.office_opening_ground_differs,
  },
});

export const talkOpeningReading = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/talk-openings/:opening/readings',
  needs: 'decide_disputes',
  summary:
    'Read what was opened, a page at a time. Each reading is an act of the record, of which whoever reads in the place is shown the time.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    opening: Id,
    after: z.optional(z.int().check(z.minimum(0), z.maximum(999_999_999))),
  }),
  output: z.object({
    messages: z.array(
      z.object({
        number: z.number(),
        at: z.string(),
        by: z.string(),
        as: z.enum(STANDINGS),
        words: z.nullable(z.string()),
        inConfidence: z.boolean(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: {
    unknown,
    ...by,
    not_yours: { status: 403, when: 'Neither asked nor granted by the caller.' },
    not_open: { status: 409, when: 'It is not granted, or its 24 hours are over.' },
  },
  sentences: {
    ...bySentences,
    not_yours: m.office_opening_not_yours,
    not_open: m.office_opening_not_open,
  },
});

export const openedTalk = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk-openings',
  needs: 'have_account',
  summary:
    'What was opened of the sealed places in which the caller reads: by whom, on which ground, with which reasons, until when, and each time that it was read.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    openings: z.array(
      z.extend(Opening, { isOwn: z.boolean(), place: z.string(), readAt: z.array(z.string()) }),
    ),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const openingEndpoints = [
  talkOpenings,
  talkOpeningRequest,
  talkOpeningDecision,
  talkOpeningReading,
  openedTalk,
] as const;

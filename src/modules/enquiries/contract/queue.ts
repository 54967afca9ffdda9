import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { languages } from '#kernel/language.ts';
import { line } from '#kernel/text.ts';
import { ENQUIRY_KINDS, placeFrom, WORK_STATES } from '../rules/queue.ts';

export { ENQUIRY_KINDS } from '../rules/queue.ts';

export const SEARCH_MAX = 200;

export const source = 'Spec sections 2 and 5: whoever writes to the institution is answered';
export const needs = 'work_enquiries';
const yes = () => z.optional(z.enum(['yes']));
const Place = z.string().check(z.refine((words) => placeFrom(words) !== null, { error: 'wrong' }));

/** What narrows the list; what is left out narrows nothing, but for the state, which is then `open`. */
export const filters = {
  q: z.optional(
    line(SEARCH_MAX).check(
      z.meta({
        description: 'Words, or how they begin: of name, address, phone, reference, message.',
      }),
    ),
  ),
  kind: z.optional(z.enum(ENQUIRY_KINDS)),
  state: z.optional(z.enum([...WORK_STATES, 'all'])),
  assigned: z.optional(z.enum(['me', 'nobody', 'somebody'])),
  due: yes(),
  urgent: yes(),
  language: z.optional(z.enum(languages)),
  from: z.optional(Day),
  to: z.optional(Day),
};

/** As JSON writes it: ISO 8601 in UTC. */
export const Moment = z.string();
export { Id };
export const Officer = z.object({ id: z.string(), name: z.string() });

const Row = z.object({
  id: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  reference: z.string(),
  name: z.string(),
  excerpt: z.string(),
  language: z.enum(languages),
  receivedAt: Moment,
  state: z.enum(WORK_STATES),
  since: Moment,
  isUrgent: z.boolean(),
  isPreFiling: z.boolean(),
  deadlineOn: z.nullable(z.string()),
  followUpOn: z.nullable(z.string()),
  isFollowUpDue: z.boolean(),
  assignee: z.nullable(Officer),
  isMine: z.boolean(),
  version: z.number(),
});

export const enquiryQueue = endpoint({
  method: 'GET',
  path: '/api/office/enquiries',
  needs,
  summary:
    'What visitors wrote, in the order in which the office works: time-sensitive first, then who waits longest.',
  source,
  input: z.strictObject({ ...filters, after: z.optional(Place), before: z.optional(Place) }),
  output: z.object({
    rows: z.array(Row),
    /** Whose list it is. */
    me: z.string(),
    /** The places of the neighbouring pages. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** Exact up to 1,000; 1,001 means more. */
    counts: z.object({
      shown: z.number(),
      open: z.number(),
      waiting: z.number(),
      closed: z.number(),
    }),
  }),
  errors: {},
  sentences: {},
});

export const enquiryExport = endpoint({
  method: 'GET',
  path: '/api/office/enquiries/export',
  needs,
  summary:
    'The same list whole, as CSV for a spreadsheet. That it was taken, by whom and how much of it, is recorded.',
  source,
  input: z.strictObject(filters),
  output: z.object({}),
  answers: 'text/csv; charset=utf-8',
  errors: {},
  sentences: {},
});

export const subscriberList = endpoint({
  method: 'GET',
  path: '/api/office/subscribers',
  needs,
  summary: 'Subscribers of the newsletter, the latest first.',
  source,
  input: z.strictObject({
    q: z.optional(line(SEARCH_MAX).check(z.meta({ description: 'How the address begins.' }))),
    state: z.optional(z.enum(['pending', 'confirmed', 'unsubscribed'])),
    after: z.optional(Id),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        state: z.enum(['pending', 'confirmed', 'unsubscribed']),
        askedAt: Moment,
        since: Moment,
      }),
    ),
    next: z.nullable(z.string()),
    shown: z.number(),
  }),
  errors: {},
  sentences: {},
});

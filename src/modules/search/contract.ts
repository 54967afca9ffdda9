import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, MomentText } from '#modules/disputes/contract/words.ts';
import { SEARCH_KINDS, SEARCH_SIDES } from './rules/words.ts';

export { SEARCH_KINDS, SEARCH_SIDES };

const SOURCE =
  'Law and lifecycle 6.8: what one may not read is in no list, count or search (I2, I4)';

const QUESTION_MAX = 200;

const asked = {
  q: z.optional(line(QUESTION_MAX)),
  kind: z.optional(z.enum(SEARCH_KINDS)),
  side: z.optional(z.enum(SEARCH_SIDES)),
  from: z.optional(CivilDay),
  to: z.optional(CivilDay),
  /** As it was typed: nothing is looked for in its place. */
  exact: z.optional(z.literal('1')),
  page: z.optional(z.string().check(z.regex(/^(?:[1-9]|1\d|2[0-5])$/))),
};

const Part = z.object({ text: z.string(), isHit: z.boolean() });

const Answer = z.object({
  results: z.array(
    z.object({
      id: Id,
      disputeId: Id,
      reference: z.string(),
      kind: z.enum(SEARCH_KINDS),
      side: z.nullable(z.enum(SEARCH_SIDES)),
      /** The type of an event or a paper, as what a person stands, or in which place for talk it was said. */
      named: z.string(),
      at: MomentText,
      /** The page of a paper; 0 for what has none. */
      page: z.int(),
      title: z.array(Part),
      passage: z.array(Part),
      /** In how many other places of the same paper it stands. */
      more: z.int(),
    }),
  ),
  total: z.int(),
  /** There are more than were counted. */
  isMore: z.boolean(),
  counts: z.object({
    kinds: z.array(z.object({ name: z.enum(SEARCH_KINDS), count: z.int() })),
    sides: z.array(z.object({ name: z.enum(SEARCH_SIDES), count: z.int() })),
  }),
  /** Words that nothing was found by, and how what was found in their place is written. */
  corrections: z.array(z.object({ typed: z.string(), shown: z.array(z.string()) })),
  disputes: z.object({ searched: z.int(), isAll: z.boolean() }),
  /** Where nothing was found: papers that the caller may read and that were not read for their words yet. */
  unread: z.object({ count: z.int(), titles: z.array(z.string()) }),
});

const unknown = {
  status: 404 as const,
  when: 'There is no such dispute, or the caller stands in none of its places.',
};

export const disputeSearch = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/search',
  needs: 'have_account',
  summary: 'Passages of one dispute that have some words, of what the caller may read.',
  source: SOURCE,
  input: z.strictObject({ id: Id, ...asked }),
  output: Answer,
  errors: { unknown },
  sentences: { unknown: m.search_unknown },
});

export const ownSearch = endpoint({
  method: 'GET',
  path: '/api/search',
  needs: 'have_account',
  summary: 'Passages of all disputes of the caller that have some words, of what they may read.',
  source: SOURCE,
  input: z.strictObject(asked),
  output: Answer,
  errors: {},
  sentences: {},
});

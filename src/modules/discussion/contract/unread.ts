import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { TALK_KINDS } from '../rules/places.ts';

export const unreadTalk = endpoint({
  method: 'GET',
  path: '/api/talk/unread',
  needs: 'have_account',
  summary:
    'How much the caller has not read, over all disputes in which they stand, by dispute and place. A place in which they do not read is neither named nor counted.',
  source: 'Product screen 33; law and lifecycle 6.8, I4',
  input: z.strictObject({}),
  output: z.object({
    total: z.number(),
    disputes: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        unread: z.number(),
        /** Whether somebody called the caller by name in what they have not read. */
        isNamed: z.boolean(),
        places: z.array(
          z.object({
            place: z.string(),
            kind: z.enum(TALK_KINDS),
            party: z.string(),
            isOwn: z.boolean(),
            unread: z.number(),
            isNamed: z.boolean(),
          }),
        ),
      }),
    ),
    /** Whether there are more disputes with unread talk than these. */
    hasMore: z.boolean(),
  }),
  errors: {},
  sentences: {},
});

export const newTalk = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk/new',
  needs: 'have_account',
  summary:
    'How much others said since a moment and the caller has not read, by place. A place in which they do not read is neither named nor counted.',
  source: 'Product screen 33; law and lifecycle 6.8, I4',
  input: z.strictObject({ id: Id, since: z.iso.datetime() }),
  output: z.object({
    places: z.array(
      z.object({
        place: z.string(),
        kind: z.enum(TALK_KINDS),
        /** The name of the party whose place it is; empty for those of all. */
        party: z.string(),
        isOwn: z.boolean(),
        count: z.number(),
      }),
    ),
  }),
  errors: {
    unknown: { status: 404, when: 'There is no such dispute, or the caller stands nowhere in it.' },
  },
  sentences: { unknown: m.case_error_unknown },
});

import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const source = 'Notices: one place that turns what happened into mail and live events';
const id = () => Id;
const moment = () => z.string().check(z.meta({ format: 'date-time' }));

const Unread = z.object({
  unread: z.number().check(z.meta({ description: 'How many of your notices are unread.' })),
});

const Notice = z.object({
  id: z.string().check(z.meta({ format: 'uuid' })),
  kind: z.enum(['work', 'empanelment', 'account', 'consultation']),
  at: moment(),
  text: z
    .string()
    .check(z.meta({ description: 'What happened, in the language that was asked for.' })),
  place: z.nullable(
    z.string().check(z.meta({ description: 'The page where it is seen to, without a language.' })),
  ),
  isRead: z.boolean(),
});

export const myNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  needs: 'have_account',
  summary: 'Your own notices, the newest first, a page at a time.',
  source,
  input: z.strictObject({ before: z.optional(id()) }),
  output: z.object({ notices: z.array(Notice), unread: z.number(), next: z.nullable(z.string()) }),
  errors: {},
  sentences: {},
});

export const unreadNotices = endpoint({
  method: 'GET',
  path: '/api/notices/unread',
  needs: 'have_account',
  summary: 'How many of your notices are unread.',
  source,
  input: z.strictObject({}),
  output: Unread,
  errors: {},
  sentences: {},
});

export const noticeReading = endpoint({
  method: 'POST',
  path: '/api/notices/:id/reading',
  needs: 'have_account',
  summary: 'Mark one of your notices as read. The second time changes nothing.',
  source,
  input: z.strictObject({ id: id() }),
  output: Unread,
  errors: { notice_unknown: { status: 404, when: 'You have no such notice.' } },
  sentences: { notice_unknown: m.error_not_found },
});

export const noticesReading = endpoint({
  method: 'POST',
  path: '/api/notices/reading',
  needs: 'have_account',
  summary:
    'Mark as read the notice that stood on top and all before it. One that came later stays unread.',
  source,
  input: z.strictObject({ newest: id() }),
  output: Unread,
  errors: {},
  sentences: {},
});

/** How long a cursor in an address or a header may be. */
export const CURSOR_MAX = 60;

export const events = endpoint({
  method: 'GET',
  path: '/api/events',
  needs: 'have_account',
  summary:
    'A stream of server-sent events. `hello` and `reset`: ask for what is; `notice`: something of yours was told or read; `queue`: something came into or changed in a list that you may see. Last-Event-ID, or `after`, takes up where a stream ended.',
  source: 'HTML Living Standard, 9.2 (server-sent events)',
  input: z.strictObject({
    after: z.optional(
      line(CURSOR_MAX).check(z.meta({ description: 'The id of the last event that was seen.' })),
    ),
  }),
  output: z.string(),
  answers: 'text/event-stream; charset=utf-8',
  errors: {
    too_many_streams: {
      status: 409,
      when: 'You have as many open streams as one person may have.',
    },
  },
  sentences: { too_many_streams: m.notice_too_many_streams },
});

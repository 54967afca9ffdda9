import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { STANDINGS } from '#modules/disputes/rules/access.ts';
import { MAIL_CHOICES } from '../rules/messages.ts';
import { TALK_KINDS } from '../rules/places.ts';
import { DOORS } from '../rules/reads.ts';

const PLACE_MAX = 60;

/** A place in an address: `all`, or `own-` and the party's id. Whether there is such a place is asked of the viewer's own. */
export const PlaceKey = z
  .string()
  .check(z.maxLength(PLACE_MAX), z.regex(/^[a-z]+(?:-[0-9a-f-]{36})?$/));
export const Reader = z.object({
  id: Id,
  name: z.string(),
  as: z.enum(STANDINGS),
  party: z.string(),
});
const PlaceView = z.object({
  place: z.string(),
  kind: z.enum(TALK_KINDS),
  /** The name of the party whose place it is; empty for those of all. */
  party: z.string(),
  isOwn: z.boolean(),
  isSealed: z.boolean(),
  /** Whether two registrars opened what was said there, now or before. */
  wasOpened: z.boolean(),
  mayWrite: z.boolean(),
  audience: z.array(Reader),
  fingerprint: z.string(),
  unread: z.number(),
  said: z.number(),
  /** How a letter tells the reader of news there. */
  mail: z.enum(MAIL_CHOICES),
  reads: z.array(z.object({ door: z.enum(DOORS), readTo: z.number() })),
});

export const unknown = {
  status: 404,
  when: 'There is no such dispute, place or message, or the caller does not read there.',
} as const;
export const unknownAlone = { errors: { unknown }, sentences: { unknown: m.case_error_unknown } };

export const disputeTalk = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk',
  needs: 'have_account',
  summary:
    'The places of a dispute in which the caller reads: who else reads in each, by name, and how much is unread there. No other place is named.',
  source: 'ACA ss. 24(3), 42A, 70 and 75; law and lifecycle 6.8, I4',
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    /** The caller, as they stand among the readers. */
    me: Id,
    places: z.array(PlaceView),
    unread: z.number(),
  }),
  ...unknownAlone,
});

export const talkPapers = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk/:place/papers',
  needs: 'have_account',
  summary:
    'The papers of the record to which a message there may point: everybody there may read them.',
  source: 'ACA s. 24(3)',
  input: z.strictObject({ id: Id, place: PlaceKey }),
  output: z.object({ papers: z.array(z.object({ id: Id, title: z.string() })) }),
  ...unknownAlone,
});

export const talkReading = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/:place/reading',
  needs: 'have_account',
  summary: 'Mark a place as read up to a message.',
  source: 'Product screen 33',
  input: z.strictObject({
    id: Id,
    place: PlaceKey,
    number: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  }),
  output: z.object({ unread: z.number() }),
  ...unknownAlone,
});

export const talkMail = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/:place/mail',
  needs: 'have_account',
  summary:
    'Choose how a letter tells of news in a place: that there is something, with its words, or not at all.',
  source: 'Law and lifecycle 6.8, I4: no letter has a word of sealed talk',
  input: z.strictObject({ id: Id, place: PlaceKey, mail: z.enum(MAIL_CHOICES) }),
  output: z.object({ mail: z.enum(MAIL_CHOICES) }),
  errors: {
    unknown,
    sealed: { status: 422, when: 'The talk is sealed, and the choice is to have its words.' },
  },
  sentences: { unknown: m.case_error_unknown, sealed: m.talk_error_sealed },
});

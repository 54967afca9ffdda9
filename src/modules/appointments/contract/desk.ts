import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { CivilDay, Id } from '#modules/disputes/contract/words.ts';
import { WAIT_PLACES } from '../rules/desk.ts';

const OwnState = z.enum(['open', 'accepted', 'heard', 'appointed', 'declined', 'over']);
const Role = z.enum(['arbitrator', 'mediator', 'conciliator']);

export const neutralDesk = endpoint({
  method: 'GET',
  path: '/api/neutral/desk',
  needs: 'have_account',
  summary:
    'What waits for the caller as a neutral, the nearest limit first; their disputes, load, free days and leave. Of a dispute in which they were not appointed it tells the number, and of an open question the names of the parties.',
  source: 'Law and lifecycle 6.1, 6.2 and 6.5; ACA s. 12(1)',
  input: z.strictObject({}),
  output: z.object({
    today: CivilDay,
    waiting: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        /** Of the dispute; empty before the appointment. */
        title: z.string(),
        role: Role,
        /** The row of the rule pack. */
        limit: z.string(),
        dueOn: CivilDay,
        citation: z.string(),
        place: z.enum(WAIT_PLACES),
      }),
    ),
    /** Questions that are open, with the names and no more. */
    questions: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        role: Role,
        dueOn: z.nullable(CivilDay),
        claimants: z.array(z.string()),
        respondents: z.array(z.string()),
        lawyers: z.array(z.string()),
        language: z.enum(['en', 'hi', 'mr']),
        seat: z.string(),
      }),
    ),
    /** Where they accepted or were appointed. */
    disputes: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        title: z.string(),
        role: Role,
        state: OwnState,
        dueOn: z.nullable(CivilDay),
      }),
    ),
    load: z.object({ open: z.number(), promised: z.number(), most: z.number() }),
    /** Null for whoever has no profile on the panel. */
    availability: z.nullable(
      z.object({
        neutralId: Id,
        capacity: z.number(),
        freeOn: z.array(CivilDay),
        leaves: z.array(z.object({ id: Id, fromOn: CivilDay, untilOn: CivilDay })),
        isAway: z.boolean(),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

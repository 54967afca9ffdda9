import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Clock, People, PlaceKey, Starts } from '#modules/calendar/contract/meeting-shapes.ts';
import { MEETING_STATES, MINUTES_MOST, TITLE_MAX } from '#modules/calendar/rules/meetings.ts';
import { Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { POINT_MAX, POINTS_MOST } from '../rules/sessions.ts';
import {
  accountErrors,
  accountSentences,
  agendaErrors,
  agendaSentences,
  longerErrors,
  longerSentences,
  planErrors,
  planSentences,
  roomErrors,
  roomSentences,
  wishErrors,
  wishSentences,
} from './refusals.ts';

const SOURCE =
  'ACA ss. 67(3), 69(1), 70 and 75; Mediation Act 2023 ss. 18 and 22; law and lifecycle 6.6 and 6.8 (I4)';
export const WHY_MAX = 2000;
export const NOTE_MAX = 20_000;
const Done = z.object({ id: Id });
const Moment = z.string();
const Points = z.array(line(POINT_MAX)).check(z.maxLength(POINTS_MOST));
/** When the reader’s copy of it was written; empty where there was none. */
const Seen = z.string().check(z.maxLength(40));
const Person = z.object({ id: Id, name: z.string(), party: z.string() });
const Place = z.object({ key: z.string(), kind: z.enum(['joint', 'caucus']), party: z.string() });

const Account = z.object({
  number: z.number(),
  wasHeld: z.boolean(),
  from: z.nullable(Moment),
  to: z.nullable(Moment),
  present: z.array(z.string()),
  why: z.string(),
  by: z.string(),
  at: Moment,
});

const Session = z.object({
  id: Id,
  ...Place.shape,
  title: z.string(),
  state: z.enum(MEETING_STATES),
  startsAt: z.nullable(Moment),
  endsAt: z.nullable(Moment),
  minutes: z.number(),
  /** It has begun, or was cancelled: its agenda stands. */
  isBehind: z.boolean(),
  called: z.array(z.object({ id: Id, name: z.string() })),
  agenda: z.array(z.string()),
  agendaSeen: z.string(),
  /** The first one first: each later one corrects those before. */
  accounts: z.array(Account),
  mayRecord: z.boolean(),
});

export const sessionsOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/sessions',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'The sessions of led talks to which the caller was called, with agenda and attendance; points that were suggested; the caller’s own notes; and how much longer the talks may take.',
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    process: z.enum(['conciliation', 'mediation']),
    as: z.enum(['leader', 'claimant', 'respondent']),
    leader: z.string(),
    isOpen: z.boolean(),
    now: Moment,
    /** For the next session: one that is sent twice counts once. */
    key: Id,
    /** Whom whoever leads the talks may call; empty for everybody else. */
    places: z.array(z.object({ ...Place.shape, people: z.array(Person) })),
    /** The caller’s own parties, for whom a point may be suggested. */
    parties: z.array(z.object({ id: Id, name: z.string() })),
    sessions: z.array(Session),
    wishes: z.array(
      z.object({
        id: Id,
        words: z.string(),
        party: z.string(),
        by: z.string(),
        at: Moment,
        state: z.enum(['open', 'taken', 'aside']),
      }),
    ),
    note: z.object({ words: z.string(), seen: z.string() }),
    /** The time of the talks that the parties may lengthen; null where none runs. */
    longer: z.nullable(
      z.object({
        days: z.number(),
        dueOn: Day,
        longerOn: Day,
        isGiven: z.boolean(),
        isOver: z.boolean(),
        agreed: z.array(z.string()),
        missing: z.array(z.string()),
        mayAgree: z.boolean(),
      }),
    ),
  }),
  errors: { unknown: roomErrors.unknown },
  sentences: { unknown: roomSentences.unknown },
});

export const sessionPlanned = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/sessions',
  needs: 'have_account',
  source: 'ACA ss. 67(3) and 69(1)',
  summary:
    'Call a session as whoever leads the talks: with both sides or with one, at a fixed moment, at one of some times, or when all are free. The other side learns nothing of a separate one.',
  input: z.strictObject({
    ...{ id: Id, key: Id, place: PlaceKey, title: line(TITLE_MAX) },
    minutes: z.int().check(z.minimum(5), z.maximum(MINUTES_MOST)),
    people: People,
    how: z.enum(['fixed', 'times', 'free']),
    times: Starts,
    agenda: Points,
  }),
  output: Done,
  status: 201,
  check: ({ title }) => (title === '' ? { code: 'title_missing', field: 'title' } : null),
  errors: { ...roomErrors, ...planErrors },
  sentences: { ...roomSentences, ...planSentences },
});

export const agendaWritten = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/sessions/:meeting/agenda',
  needs: 'have_account',
  source: 'ACA s. 67(3)',
  summary: 'Write the agenda of a session anew, in its order, until it begins.',
  input: z.strictObject({ id: Id, meeting: Id, points: Points, seen: Seen }),
  output: Done,
  errors: { ...roomErrors, ...agendaErrors },
  sentences: { ...roomSentences, ...agendaSentences },
});

const Span = z.nullable(z.strictObject({ day: Day, from: Clock, to: Clock }));

export const sessionRecorded = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/sessions/:meeting/accounts',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Record that a session was held, from when to when and who was there, or that it was not, and why. A correction says how many accounts its writer saw, and why it corrects them.',
  input: z.strictObject({
    ...{ id: Id, meeting: Id, wasHeld: z.boolean(), span: Span, present: People },
    why: lines(WHY_MAX),
    after: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...accountErrors },
  sentences: { ...roomSentences, ...accountSentences },
});

export const pointSuggested = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/agenda-wishes',
  needs: 'have_account',
  source: 'ACA ss. 67(3) and 70',
  summary:
    'Suggest a point for an agenda to whoever leads the talks; the other side does not read it.',
  input: z.strictObject({ id: Id, party: Id, words: line(POINT_MAX) }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...wishErrors },
  sentences: { ...roomSentences, ...wishSentences },
});

export const pointTaken = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/agenda-wishes/:wish/answer',
  needs: 'have_account',
  source: 'ACA s. 67(3)',
  summary: 'Put a suggested point on the agenda of a session, or set it aside.',
  input: z.strictObject({ id: Id, wish: Id, session: z.nullable(Id) }),
  output: Done,
  errors: {
    ...roomErrors,
    ...agendaErrors,
    wish_done: { status: 409, when: 'It was taken up or set aside before.' },
  },
  sentences: { ...roomSentences, ...agendaSentences, wish_done: m.sessions_error_wish_done },
});

export const noteKept = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks-note',
  needs: 'have_account',
  source: 'Mediation Act 2023 s. 22; ACA s. 75',
  summary:
    'Keep one’s own notes of the talks, which nobody else reads and which are destroyed when the talks end.',
  input: z.strictObject({ id: Id, words: lines(NOTE_MAX), seen: Seen }),
  output: Done,
  errors: {
    ...roomErrors,
    note_changed: { status: 409, when: 'They were changed since the caller read them.' },
  },
  sentences: { ...roomSentences, note_changed: m.sessions_error_note_changed },
});

export const longerAgreed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/longer-talks',
  needs: 'have_account',
  source: 'Mediation Act 2023 s. 18; SEBI, ODR circular',
  summary:
    'Agree in writing that the talks take longer, before their time is over. It counts once every party has agreed, and once in all.',
  input: z.strictObject({ id: Id, name: line(200), agreed: z.boolean() }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, ...longerErrors },
  sentences: { ...moveSentences, ...longerSentences },
});

export const sessionsContracts: readonly Endpoint[] = [
  sessionsOf,
  sessionPlanned,
  agendaWritten,
  sessionRecorded,
  pointSuggested,
  pointTaken,
  noteKept,
  longerAgreed,
];

import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { TALK_KINDS } from '#modules/discussion/rules/places.ts';
import { STANDINGS } from '#modules/disputes/rules/access.ts';
import { CAN } from '../rules/finding.ts';
import {
  MEETING_ACTS,
  MEETING_ASKS,
  MEETING_SETTLERS,
  MEETING_STATES,
  MINUTES_MOST,
  TITLE_MAX,
} from '../rules/meetings.ts';
import {
  meetingCancellation,
  meetingMarks,
  meetingPeople,
  meetingSettlement,
  meetingTimes,
} from './meeting-acts.ts';
import {
  asking,
  askingWords,
  Made,
  Moment,
  People,
  PlaceKey,
  ref,
  SOURCE,
  Starts,
  times_missing,
  too_many,
  too_soon,
  unknown,
  unknownWords,
} from './meeting-shapes.ts';

const Person = z.object({ id: Id, name: z.string(), as: z.enum(STANDINGS), party: z.string() });
const Place = z.object({ key: z.string(), kind: z.enum(TALK_KINDS), party: z.string() });

export const MeetingLine = z.object({
  id: Id,
  disputeId: Id,
  reference: z.string(),
  title: z.string(),
  state: z.enum(MEETING_STATES),
  /** Null until it is settled. */
  startsAt: z.nullable(Moment),
  minutes: z.number(),
  /** It has ended. */
  isBehind: z.boolean(),
  proposedAt: Moment,
});

const Time = z.object({
  startsAt: Moment,
  endsAt: Moment,
  /** The people by how they can; of whoever has not answered, nothing else is told. */
  yes: z.array(z.string()),
  ifNeeded: z.array(z.string()),
  no: z.array(z.string()),
  open: z.array(z.string()),
});

const MeetingView = z.object({
  ...MeetingLine.shape,
  endsAt: z.nullable(Moment),
  place: Place,
  noticeMinutes: z.number(),
  asks: z.enum(MEETING_ASKS),
  settles: z.enum(MEETING_SETTLERS),
  proposedBy: z.string(),
  people: z.array(z.object({ ...Person.shape, isYou: z.boolean(), hasAnswered: z.boolean() })),
  mayRun: z.boolean(),
  maySettle: z.boolean(),
  /** Whether they set a day also where somebody cannot. */
  mayFix: z.boolean(),
  isClosed: z.boolean(),
  /** The times that are offered, with what the reader said and whether they are in another meeting then. */
  times: z.array(
    z.object({
      ...Time.shape,
      own: z.nullable(z.enum(CAN)),
      isOwnBusy: z.boolean(),
      isTooSoon: z.boolean(),
    }),
  ),
  /** At which all can, the best first. */
  best: z.array(z.object({ ...Time.shape, isTied: z.boolean() })),
  /** When the reader said that they are free. */
  free: z.array(z.object({ startsAt: Moment, endsAt: Moment, can: z.enum(CAN) })),
  /** Who could be asked besides. */
  couldAsk: z.array(Person),
  acts: z.array(
    z.object({
      act: z.enum(MEETING_ACTS),
      by: z.string(),
      at: Moment,
      startsAt: z.nullable(Moment),
      reason: z.string(),
    }),
  ),
});

export const disputeMeetings = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/meetings',
  needs: 'have_account',
  summary:
    'The meetings to which the caller is asked, and whom they may call together: those who may talk together.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    /** For the next proposal: one that is sent twice counts once. */
    key: Id,
    places: z.array(z.object({ ...Place.shape, people: z.array(Person) })),
    meetings: z.array(MeetingLine),
  }),
  errors: { unknown },
  sentences: unknownWords,
});

export const newMeeting = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings',
  needs: 'have_account',
  summary: 'Propose a meeting: offer times, or ask when people are free.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    key: Id,
    place: PlaceKey,
    title: line(TITLE_MAX),
    minutes: z.int().check(z.minimum(5), z.maximum(MINUTES_MOST)),
    noticeDays: z.int().check(z.minimum(0), z.maximum(60)),
    people: People,
    asks: z.enum(MEETING_ASKS),
    settles: z.enum(MEETING_SETTLERS),
    times: Starts,
  }),
  output: Made,
  status: 201,
  check: ({ title }) => (title === '' ? { code: 'title_missing', field: 'title' } : null),
  errors: {
    title_missing: { status: 422, when: 'It has no title.' },
    unknown,
    too_soon,
    too_many,
    times_missing,
    ...asking,
  },
  sentences: {
    title_missing: m.meeting_title_missing,
    ...unknownWords,
    too_soon: m.meeting_too_soon,
    too_many: m.meeting_too_many,
    times_missing: m.meeting_times_missing,
    ...askingWords,
  },
});

export const disputeMeeting = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/meetings/:meeting',
  needs: 'have_account',
  summary: 'A meeting to which the caller is asked: who can when, the best times, what was done.',
  source: SOURCE,
  input: z.strictObject(ref),
  output: MeetingView,
  errors: { unknown },
  sentences: unknownWords,
});

export const meetingEndpoints = [
  disputeMeetings,
  newMeeting,
  disputeMeeting,
  meetingMarks,
  meetingTimes,
  meetingPeople,
  meetingSettlement,
  meetingCancellation,
];

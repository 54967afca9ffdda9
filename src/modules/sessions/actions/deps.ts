import type { MeetingDeps } from '#modules/calendar/actions/meetings.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';

/** A session is a meeting, and more time for talks a move of the dispute. */
export type SessionsDeps = DisputesDeps & MeetingDeps;

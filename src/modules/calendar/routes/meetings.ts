import { momentOn } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import {
  askMore,
  cancelMeeting,
  markTimes,
  offerTimes,
  settleMeeting,
} from '../actions/meeting-acts.ts';
import { proposeMeeting } from '../actions/meeting-proposing.ts';
import {
  type MeetingDeps,
  meetingFor,
  meetingsFor,
  reasonOf,
  titleOf,
} from '../actions/meetings.ts';
import {
  meetingCancellation,
  meetingMarks,
  meetingPeople,
  meetingSettlement,
  meetingTimes,
} from '../contract/meeting-acts.ts';
import { disputeMeeting, disputeMeetings, newMeeting } from '../contract/meetings.ts';
import { meetingsView, meetingView } from '../views/meetings.ts';

type Start = { day: string; from: string };
const startOf = ({ day, from }: Start) => momentOn(day, from);

/** Where each refusal stands: at the field that mends it. */
const FIELDS: Readonly<Record<string, string>> = {
  times_missing: 'times',
  too_soon: 'times',
  time_unknown: 'times',
  nobody_asked: 'people',
  person_unknown: 'people',
  side_missing: 'people',
  reason_missing: 'reason',
};

function told<T, Code extends string>(outcome: Result<T, Code>) {
  if (outcome.ok) return outcome;
  return refuse({ code: outcome.refusal, field: FIELDS[outcome.refusal] ?? '' });
}

export function meetingRoutes(app: App, deps: MeetingDeps): void {
  const title = (row: Parameters<typeof titleOf>[1]) => titleOf(deps, row);
  const reason = (act: Parameters<typeof reasonOf>[1]) => reasonOf(deps, act);
  serve(app, disputeMeetings, async ({ id }, _, viewer) => {
    const found = await meetingsFor(deps, viewer, id);
    return found
      ? allow(meetingsView(found, { title }, { key: deps.newId(), now: deps.now() }))
      : refuse({ code: 'unknown', field: '' });
  });
  serve(app, disputeMeeting, async ({ id: disputeId, meeting: id }, _, viewer) => {
    const found = await meetingFor(deps, viewer, { disputeId, id });
    return found
      ? allow(meetingView(found, { title, reason }, deps.now()))
      : refuse({ code: 'unknown', field: '' });
  });
  serve(app, newMeeting, async ({ id: disputeId, times, noticeDays, ...asked }, _, viewer) =>
    told(
      await proposeMeeting(deps, viewer, {
        ...asked,
        disputeId,
        noticeMinutes: noticeDays * 24 * 60,
        starts: times.map(startOf),
      }),
    ),
  );
  meetingActRoutes(app, deps);
}

function meetingActRoutes(app: App, deps: MeetingDeps): void {
  serve(app, meetingMarks, async ({ id: disputeId, meeting: id, marks }, _, viewer) => {
    const windows = marks.map(({ day, from, to, can }) => ({
      can,
      startsAt: momentOn(day, from),
      // Of an offered time the meeting's own length is kept (actions/meeting-acts.ts).
      endsAt: to ? momentOn(day, to) : new Date(momentOn(day, from).getTime() + 60_000),
    }));
    return told(await markTimes(deps, viewer, { disputeId, id, marks: windows }));
  });
  serve(app, meetingTimes, async ({ id: disputeId, meeting: id, times }, _, viewer) =>
    told(await offerTimes(deps, viewer, { disputeId, id, starts: times.map(startOf) })),
  );
  serve(app, meetingPeople, async ({ id: disputeId, meeting: id, people }, _, viewer) =>
    told(await askMore(deps, viewer, { disputeId, id, people })),
  );
  serve(app, meetingSettlement, async ({ id: disputeId, meeting: id, ...to }, _, viewer) =>
    told(
      await settleMeeting(deps, viewer, {
        disputeId,
        id,
        startsAt: momentOn(to.day, to.from),
        reason: to.reason,
      }),
    ),
  );
  serve(app, meetingCancellation, async ({ id: disputeId, meeting: id, reason }, _, viewer) =>
    told(await cancelMeeting(deps, viewer, { disputeId, id, reason })),
  );
}

import type { OutputOf } from '#kernel/endpoint.ts';
import type { TalkPerson, TalkPlace } from '#modules/discussion/rules/places.ts';
import { placeNamed } from '#modules/discussion/rules/places.ts';
import type { MeetingsOfDispute, OpenMeeting, OwnMeeting } from '../actions/meetings.ts';
import type { disputeMeeting, disputeMeetings } from '../contract/meetings.ts';
import { circlesOf } from '../rules/circles.ts';
import { bestTimes, isTooSoon, standingAt, type TimeStanding, windowAt } from '../rules/finding.ts';
import { isClosed, mayFix, mayRun, maySettle } from '../rules/meetings.ts';
import type { MeetingRow } from '../store/meetings.ts';

type List = OutputOf<typeof disputeMeetings>;
type View = OutputOf<typeof disputeMeeting>;
type Line = List['meetings'][number];
type Parties = readonly { id: string; name: string }[];
/** Words that may be sealed are opened by whoever asks. */
type Words = { title: (row: MeetingRow) => string };

export function meetingLine({ row, reference }: OwnMeeting, { title }: Words, now: Date): Line {
  const { id, disputeId, state, startsAt, minutes, proposedAt } = row;
  return {
    ...{ id, disputeId, reference, title: title(row), state, minutes },
    startsAt: startsAt?.toISOString() ?? null,
    isBehind: startsAt !== null && windowAt(startsAt, minutes).endsAt <= now,
    proposedAt: proposedAt.toISOString(),
  };
}

export function meetingsView(
  { talk, circles, rows }: MeetingsOfDispute,
  words: Words,
  { key, now }: { key: string; now: Date },
): List {
  const { reference, parties } = talk.dispute;
  return {
    reference,
    key,
    places: circles.map(({ people, ...place }) => ({
      ...placeView(place, place.key, parties),
      people: people.filter(({ id }) => id !== talk.me.id).map((one) => personView(one, parties)),
    })),
    meetings: rows.map((row) => meetingLine({ row, reference }, words, now)),
  };
}

function placeView({ kind, partyId }: TalkPlace, key: string, parties: Parties) {
  return { key, kind, party: parties.find(({ id }) => id === partyId)?.name ?? '' };
}

function personView({ id, name, as, partyIds }: TalkPerson, parties: Parties) {
  const party = parties.find((one) => partyIds.includes(one.id))?.name ?? '';
  return { id, name, as, party };
}

type MeetingWords = Words & { reason: (act: OpenMeeting['acts'][number]) => string };

export function meetingView(meeting: OpenMeeting, words: MeetingWords, now: Date): View {
  const { talk, row, facts, finding, names } = meeting;
  const me = talk.me.id;
  const place = placeNamed(row.place) ?? { kind: 'all' as const, partyId: null };
  const isOver = isClosed(facts, now);
  return {
    ...meetingLine({ row, reference: talk.dispute.reference }, words, now),
    endsAt: facts.endsAt?.toISOString() ?? null,
    place: placeView(place, row.place, talk.dispute.parties),
    noticeMinutes: row.noticeMinutes,
    asks: row.asks,
    settles: row.settles,
    proposedBy: names.get(row.proposedBy) ?? '',
    people: peopleView(meeting),
    mayRun: !isOver && mayRun(facts, me),
    maySettle: !isOver && maySettle(facts, me),
    mayFix: !isOver && mayFix(facts, me),
    isClosed: isOver,
    times: timesView(meeting, now),
    best: isOver
      ? []
      : bestTimes(finding, now).map((time) => ({
          ...timeView(meeting, time),
          isTied: time.isTied,
        })),
    free: finding.offered
      ? []
      : finding.marks
          .filter(({ personId }) => personId === me)
          .map(({ startsAt, endsAt, can }) => ({
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            can,
          })),
    couldAsk: isOver || !mayRun(facts, me) ? [] : couldAsk(meeting),
    acts: meeting.acts.map((act) => ({
      act: act.act,
      by: names.get(act.byPerson) ?? '',
      at: act.at.toISOString(),
      startsAt: act.startsAt?.toISOString() ?? null,
      reason: words.reason(act),
    })),
  };
}

function peopleView({ people, talk, finding }: OpenMeeting): View['people'] {
  return people.map((one) => ({
    ...personView(one, talk.dispute.parties),
    isYou: one.id === talk.me.id,
    hasAnswered: finding.answered.includes(one.id),
  }));
}

function timesView(meeting: OpenMeeting, now: Date): View['times'] {
  const { finding, talk } = meeting;
  const own = finding.marks.filter(({ personId }) => personId === talk.me.id);
  return (finding.offered ?? []).map((startsAt) => {
    const time = standingAt(finding, startsAt);
    return {
      ...timeView(meeting, time),
      own: own.find((mark) => mark.startsAt.getTime() === startsAt.getTime())?.can ?? null,
      isOwnBusy: finding.busy.some(
        (one) => one.personId === talk.me.id && one.startsAt < time.endsAt && startsAt < one.endsAt,
      ),
      isTooSoon: isTooSoon(startsAt, finding.noticeMinutes, now),
    };
  });
}

function timeView({ people }: OpenMeeting, time: TimeStanding) {
  const named = (ids: readonly string[]) =>
    people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    startsAt: time.startsAt.toISOString(),
    endsAt: time.endsAt.toISOString(),
    yes: named(time.yes),
    ifNeeded: named(time.ifNeeded),
    no: named(time.no),
    open: named(time.open),
  };
}

function couldAsk({ talk, row, people }: OpenMeeting): View['couldAsk'] {
  const circle = circlesOf(talk.dispute, talk.me).find(({ key }) => key === row.place);
  return (circle?.people ?? [])
    .filter(({ id }) => !people.some((one) => one.id === id))
    .map((one) => personView(one, talk.dispute.parties));
}

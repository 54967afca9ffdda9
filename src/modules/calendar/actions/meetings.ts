import type { Viewer } from '#kernel/viewer.ts';
import {
  type OpenTalk,
  talkOf,
  talksOf,
  talksOfPerson,
} from '#modules/discussion/actions/places.ts';
import {
  isSealed,
  placeNamed,
  placesOf,
  type TalkPerson,
} from '#modules/discussion/rules/places.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { peopleInEach } from '#modules/disputes/actions/people-in.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { sealFor } from '#platform/vault/seal.ts';
import { circlesOf, isSessionPlace, type MeetingCircle, mayMeet } from '../rules/circles.ts';
import { type MeetingAsked, windowAt } from '../rules/finding.ts';
import type { MeetingFacts } from '../rules/meetings.ts';
import { type BusyRow, listBusy, listMarks } from '../store/meeting-marks.ts';
import {
  listAsked,
  listMeetingActs,
  listMeetingsOf,
  listTimes,
  type MeetingActRow,
  type MeetingPersonRow,
  type MeetingRow,
} from '../store/meetings.ts';

export type MeetingDeps = Pick<DisputesDeps, 'db' | 'now' | 'newId'> & {
  /** The key of the documents, from which the seal of talk is derived. */
  key: Buffer;
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

const MOST = 100;
const HOURS_8 = 8 * 3_600_000;

/** What somebody may know of the meetings of a dispute: whom they may call together, and to which they were asked. */
export type MeetingsOfDispute = { talk: OpenTalk; circles: MeetingCircle[]; rows: MeetingRow[] };

/** Null for whoever stands nowhere in the dispute, or does not read its calendar. */
export async function meetingsFor(
  { db }: Pick<MeetingDeps, 'db'>,
  viewer: Viewer,
  disputeId: string,
): Promise<MeetingsOfDispute | null> {
  const talk = await talkOf(db, viewer, disputeId);
  if (!talk?.places.some((place) => mayMeet(talk.me, place))) return null;
  const rows = await listMeetingsOf(db, viewer.personId, { disputeId, most: MOST });
  return {
    talk,
    circles: circlesOf(talk.dispute, talk.me),
    rows: rows.filter((row) => isOf(talk, row)),
  };
}

/** Whether somebody who was asked is still of the place whose people meet. */
function isOf({ me, dispute }: Pick<OpenTalk, 'me' | 'dispute'>, { place }: { place: string }) {
  return isIn(dispute, me, place);
}

function isIn(dispute: OpenTalk['dispute'], person: TalkPerson, key: string): boolean {
  const place = placeNamed(key);
  // A session stays what it was for those who were called, also once nobody leads the talks: they read that it was cancelled.
  const isThere =
    place && (isSessionPlace(key) || placesOf(dispute).some((one) => one.kind === place.kind));
  return Boolean(place && isThere && mayMeet(person, place));
}

/** One meeting with all that its people may know of it. */
export type OpenMeeting = {
  talk: OpenTalk;
  row: MeetingRow;
  facts: MeetingFacts;
  /** Who is asked and still of its place. */
  asked: MeetingPersonRow[];
  people: TalkPerson[];
  finding: MeetingAsked;
  acts: MeetingActRow[];
  names: ReadonlyMap<string, string>;
};

/** A meeting as whoever was asked to it sees it; null for everybody else, the office and an administrator among them. */
export async function meetingFor(
  { db, now }: Pick<MeetingDeps, 'db' | 'now'>,
  viewer: Viewer,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<OpenMeeting | null> {
  const talk = await talkOf(db, viewer, disputeId);
  const [row] = talk ? await listMeetingsOf(db, viewer.personId, { disputeId, id, most: 1 }) : [];
  return talk && row && isOf(talk, row) ? opened(db, { talk, row, now: now() }) : null;
}

async function opened(
  db: Db,
  { talk, row, now }: { talk: OpenTalk; row: MeetingRow; now: Date },
): Promise<OpenMeeting> {
  const rows = await listAsked(db, row.id);
  const people = talk.dispute.people.filter(
    (one) => rows.some(({ personId }) => personId === one.id) && isIn(talk.dispute, one, row.place),
  );
  const asked = rows.filter(({ personId }) => people.some(({ id }) => id === personId));
  const ids = people.map(({ id }) => id);
  const finding: MeetingAsked = {
    minutes: row.minutes,
    noticeMinutes: row.noticeMinutes,
    people: ids,
    answered: asked.flatMap(({ personId, answeredAt }) => (answeredAt ? [personId] : [])),
    offered: row.asks === 'times' ? await listTimes(db, row.id) : null,
    marks: (await listMarks(db, row.id)).filter(({ personId }) => ids.includes(personId)),
    busy: await busyOf(db, ids, { except: row.id, now }),
  };
  const acts = await listMeetingActs(db, row.id);
  const { state, settles, noticeMinutes, proposedBy, startsAt, minutes } = row;
  const endsAt = startsAt ? windowAt(startsAt, minutes).endsAt : null;
  return {
    talk,
    row,
    facts: {
      ...{ state, settles, noticeMinutes, proposedBy, startsAt, endsAt, people },
      isSession: isSessionPlace(row.place),
    },
    asked,
    people,
    finding,
    acts,
    names: await namesOf(db, [proposedBy, ...acts.map(({ byPerson }) => byPerson)]),
  };
}

/** When some people are in other meetings, wherever; of a place that they lost they are free again. */
async function busyOf(
  db: Db,
  personIds: readonly string[],
  { except, now }: { except: string; now: Date },
): Promise<BusyRow[]> {
  const rows = await listBusy(db, personIds, {
    except,
    from: new Date(now.getTime() - HOURS_8), // of the longest that goes on now
  });
  const disputes = await peopleInEach(
    db,
    rows.map(({ disputeId }) => disputeId),
  );
  return rows.filter(({ disputeId, personId, place }) => {
    const dispute = disputes.get(disputeId);
    const person = dispute?.people.find(({ id }) => id === personId);
    return dispute && person && isIn(dispute, person, place);
  });
}

export type OwnMeeting = { row: MeetingRow; reference: string };

/** Meetings to which a person was asked and may still go, of one dispute or of all; for a letter and a feed, too. */
export async function meetingsOfPerson(
  db: Db,
  { personId, viewer = null }: { personId: string; viewer?: Viewer | null },
  { disputeId, since }: { disputeId?: string; since?: Date },
): Promise<OwnMeeting[]> {
  const rows = await listMeetingsOf(db, personId, {
    ...(disputeId ? { disputeId } : {}),
    ...(since ? { since } : {}),
    most: MOST,
  });
  const ids = rows.map((row) => row.disputeId);
  // A role whose twelve hours are over opens nothing here, and keeps its letters.
  const talks = await (viewer ? talksOf(db, viewer, ids) : talksOfPerson(db, personId, ids));
  return [...Map.groupBy(rows, (row) => row.disputeId)].flatMap(([id, some]) => {
    const talk = talks.get(id);
    const reference = talk?.dispute.reference ?? '';
    return talk ? some.filter((row) => isOf(talk, row)).map((row) => ({ row, reference })) : [];
  });
}

type Key = Pick<MeetingDeps, 'key'>;
type Kept<Name extends string, Sealed extends string> = Record<Name, string | null> &
  Record<Sealed, Buffer | null>;

/** Whether nobody outside a place may even know that its people meet. */
export function isPlaceSealed(key: string): boolean {
  const place = placeNamed(key);
  return place === null || isSealed(place);
}

/** The title of a meeting as it is kept: of a sealed place closed, so that whoever has the database reads none of it. */
export function closedTitle(
  deps: Key,
  { id, place, title }: { id: string; place: string; title: string },
): Kept<'title', 'sealedTitle'> {
  const [words, sealed] = closedWords(deps, { about: id, place, words: title });
  return { title: words, sealedTitle: sealed };
}

export function closedReason(
  deps: Key,
  { id, place, reason }: { id: string; place: string; reason: string },
): Kept<'reason', 'sealedReason'> {
  if (reason === '') return { reason: null, sealedReason: null };
  const [words, sealed] = closedWords(deps, { about: `${id} reason`, place, words: reason });
  return { reason: words, sealedReason: sealed };
}

type Words = { about: string; place: string; words: string };

function closedWords(deps: Key, { about, place, words }: Words): [string | null, Buffer | null] {
  return isPlaceSealed(place)
    ? [null, sealOf(deps).close(Buffer.from(words), about)]
    : [words, null];
}

export function titleOf(
  deps: Key,
  { id, title, sealedTitle }: Pick<MeetingRow, 'id' | 'title' | 'sealedTitle'>,
): string {
  return (sealedTitle ? sealOf(deps).open(sealedTitle, id).toString() : title) ?? '';
}

export function reasonOf(
  deps: Key,
  { meetingId, reason, sealedReason }: Pick<MeetingActRow, 'meetingId' | 'reason' | 'sealedReason'>,
): string {
  if (sealedReason) return sealOf(deps).open(sealedReason, `${meetingId} reason`).toString();
  return reason ?? '';
}

function sealOf({ key }: Key) {
  return sealFor({ bytes: key }, 'meetings');
}

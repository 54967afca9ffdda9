import type { Viewer } from '#kernel/viewer.ts';
import { type MeetingDeps, titleOf } from '#modules/calendar/actions/meetings.ts';
import {
  type SessionMeeting,
  sessionMeetings,
} from '#modules/calendar/actions/session-meetings.ts';
import { circlesOf, isSessionPlace, type MeetingCircle } from '#modules/calendar/rules/circles.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { findNote } from '../store/notes.ts';
import { type AccountRow, listAccounts, listAgendas } from '../store/sessions.ts';
import { type AgendaWishRow, listWishes } from '../store/wishes.ts';
import type { SessionsDeps } from './deps.ts';
import { noteRow } from './notes.ts';
import { roomFor, type TalksRoomSeen } from './room.ts';
import { opened, openedPoints } from './sealing.ts';

export type SessionSeen = SessionMeeting & {
  title: string;
  agenda: { points: string[]; changedAt: Date | null };
  accounts: (AccountRow & { why: string })[];
};

/** All that somebody may see of the sessions of talks, with every word opened. */
export type SessionsSeen = {
  room: TalksRoomSeen;
  facts: DisputeFacts;
  sessions: SessionSeen[];
  /** Whom whoever leads the talks may call. */
  circles: MeetingCircle[];
  wishes: (AgendaWishRow & { words: string })[];
  note: { words: string; changedAt: Date } | null;
  names: ReadonlyMap<string, string>;
};

/** Null for whoever is not in the room. */
export async function sessionsFor(
  deps: Pick<SessionsDeps, 'db' | 'now' | 'key'>,
  viewer: Viewer,
  id: string,
): Promise<SessionsSeen | null> {
  const { db } = deps;
  const room = await roomFor(db, viewer, id);
  if (!room) return null;
  const sessions = await openedSessions(deps, await sessionMeetings(db, room.talk));
  const wishes = await wishesFor(deps, room);
  const note = await findNote(db, id, viewer.personId);
  const people = [
    ...wishes.map(({ byPerson }) => byPerson),
    ...sessions.flatMap(({ accounts }) => accounts.map(({ byPerson }) => byPerson)),
  ];
  return {
    ...{ room, sessions, wishes },
    facts: await factsFor(db, room.file, deps.now()),
    circles: circlesIn(room),
    note: note && {
      words: opened(deps, 'note', noteRow(id, viewer.personId), note.sealed),
      changedAt: note.changedAt,
    },
    names: await namesOf(db, people),
  };
}

function circlesIn({ as, isCalling, talk }: TalksRoomSeen): MeetingCircle[] {
  if (as !== 'leader' || !isCalling) return [];
  return circlesOf(talk.dispute, talk.me).filter(({ key }) => isSessionPlace(key));
}

type Opening = Pick<SessionsDeps, 'db' | 'key'> & Pick<MeetingDeps, 'key'>;

async function openedSessions(
  deps: Opening,
  meetings: readonly SessionMeeting[],
): Promise<SessionSeen[]> {
  const ids = meetings.map(({ row }) => row.id);
  const agendas = await listAgendas(deps.db, ids);
  const accounts = await listAccounts(deps.db, ids);
  return meetings.map((meeting) => {
    const { id } = meeting.row;
    const agenda = agendas.find(({ meetingId }) => meetingId === id);
    return {
      ...meeting,
      title: titleOf(deps, meeting.row),
      agenda: {
        points: agenda ? openedPoints(deps, id, agenda.sealed) : [],
        changedAt: agenda?.changedAt ?? null,
      },
      accounts: accounts
        .filter(({ meetingId }) => meetingId === id)
        .map((one) => ({ ...one, why: whyOf(deps, one) })),
    };
  });
}

function whyOf(deps: Opening, { meetingId, number, sealedWhy }: AccountRow): string {
  return sealedWhy ? opened(deps, 'account', `${meetingId}/${number}`, sealedWhy) : '';
}

/** Points that a party suggested are for its own people and for whoever led the talks then: whoever comes later reads none of them. */
async function wishesFor(
  deps: Opening & { db: Db },
  { talk, as, leaders }: TalksRoomSeen,
): Promise<SessionsSeen['wishes']> {
  const { me, disputeId } = talk;
  const rows = await listWishes(deps.db, disputeId);
  return rows
    .filter(({ leaderId, partyId }) =>
      as === 'leader' ? leaders.includes(leaderId) : me.partyIds.includes(partyId),
    )
    .map((row) => ({ ...row, words: opened(deps, 'wish', row.id, row.sealed) }));
}

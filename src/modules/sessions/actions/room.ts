import type { Viewer } from '#kernel/viewer.ts';
import { mayMeet } from '#modules/calendar/rules/circles.ts';
import { type OpenTalk, talkOf } from '#modules/discussion/actions/places.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import { isInvited } from '#modules/disputes/rules/access.ts';
import { appointedAs } from '#modules/disputes/rules/neutrals.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { type RailOutcome, whileHeld } from '#modules/offers/actions/rail.ts';
import type { Db } from '#platform/db.ts';
import { areSessionsCalled, areTalksOpen } from '../rules/ending.ts';
import type { SessionsDeps } from './deps.ts';

/** The room of talks that somebody leads or led, as whoever leads them is in it, or somebody of a side. */
export type TalksRoomSeen = {
  talk: OpenTalk;
  file: DisputeFile;
  as: 'leader' | Side;
  /** Who leads them now; null once nobody does. */
  leader: { id: string; name: string } | null;
  /** All who lead them together (ACA s. 63(2)). */
  leaders: readonly string[];
  /** Whether they go on, or would after a stay: points are suggested and notes written. */
  isOpen: boolean;
  /** Whether sessions are called now. */
  isCalling: boolean;
};

const JOINT = { kind: 'joint', partyId: null } as const;

/**
 * For whoever leads the talks, and for each side by its own right; neither for a tribunal nor for the office (ACA s. 75; invariant I4), nor
 * for whom a party let in. Null for everybody else, and where nobody ever led.
 */
export async function roomFor(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<TalksRoomSeen | null> {
  const talk = await talkOf(db, viewer, disputeId);
  if (!talk || isInvited(talk.me) || !mayMeet(talk.me, JOINT)) return null;
  const file = await findFile(db, disputeId);
  if (!file?.events.some(({ type }) => appointedAs(type) === 'conciliator')) return null;
  const leading = talk.dispute.people.filter(({ as }) => as === 'conciliator');
  const [led] = leading;
  const { as } = talk.me;
  return {
    talk,
    file,
    as: as === 'claimant' || as === 'respondent' ? as : 'leader',
    leader: led ? { id: led.id, name: leading.map(({ name }) => name).join(', ') } : null,
    leaders: leading.map(({ id }) => id),
    isOpen: areTalksOpen(file.dispute.state, led !== undefined),
    isCalling: areSessionsCalled(file.dispute.state, led !== undefined),
  };
}

type Who = 'leader' | 'side' | 'anybody';

/** Runs with the dispute held, for whoever is in the room as that: of two at once the second is judged by what the first did. */
export function inRoom<Code>(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, who }: { id: string; who: Who },
  run: (tx: Db, room: TalksRoomSeen) => Promise<RailOutcome<Code>>,
): Promise<RailOutcome<Code>> {
  const find = async (db: Db) => {
    const room = await roomFor(db, viewer, id);
    const isThat = who === 'anybody' || (room?.as === 'leader') === (who === 'leader');
    return room && isThat ? room : null;
  };
  return whileHeld<TalksRoomSeen, Code>(deps, id, find, run);
}

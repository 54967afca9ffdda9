import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { SessionMeeting } from '#modules/calendar/actions/session-meetings.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { POINTS_MOST, pointsOf, WISHES_MOST } from '../rules/sessions.ts';
import { listAgendas } from '../store/sessions.ts';
import { addWish, endWish, listWishes } from '../store/wishes.ts';
import type { SessionsDeps } from './deps.ts';
import { isBehind, sessionIn, writeAgenda } from './planning.ts';
import { inRoom } from './room.ts';
import { closed, opened, openedPoints } from './sealing.ts';

type WishRefusal = 'talks_over' | 'party_missing' | 'point_empty' | 'too_many';

/** A party would have a point on the agenda: it says so to whoever leads the talks, and the other side does not read it. */
export function suggestPoint(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, party, words }: { id: string; party: string; words: string },
): Promise<RailOutcome<WishRefusal>> {
  return inRoom<WishRefusal>(deps, viewer, { id, who: 'side' }, async (tx, room) => {
    const { talk, leader, isOpen } = room;
    if (!isOpen || !leader) return refuse('talks_over');
    if (!talk.me.partyIds.includes(party)) return refuse('party_missing');
    const [point] = pointsOf([words]);
    if (point === undefined) return refuse('point_empty');
    const open = (await listWishes(tx, id)).filter((one) => one.partyId === party && !one.doneAt);
    if (open.length >= WISHES_MOST) return refuse('too_many');
    const wish = deps.newId();
    await addWish(tx, {
      ...{ id: wish, disputeId: id, partyId: party, leaderId: leader.id, at: deps.now() },
      ...{ byPerson: viewer.personId, sealed: closed(deps, 'wish', wish, point) },
    });
    return allow({ id: wish });
  });
}

type TakingRefusal = 'talks_over' | 'wish_done' | 'session_begun' | 'agenda_long';

/** Whoever leads the talks puts a suggested point last on the agenda of a session, where they then order it, or sets it aside. */
export function takeUpPoint(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, wish: wishId, session }: { id: string; wish: string; session: string | null },
): Promise<RailOutcome<TakingRefusal>> {
  return inRoom<TakingRefusal>(deps, viewer, { id, who: 'leader' }, async (tx, room) => {
    const wish = (await listWishes(tx, id)).find((one) => one.id === wishId);
    if (!wish || !room.leaders.includes(wish.leaderId)) return refuse('unknown');
    if (!room.isCalling) return refuse('talks_over');
    if (wish.doneAt) return refuse('wish_done');
    const at = deps.now();
    if (session !== null) {
      const meeting = await sessionIn(tx, room, session);
      // What a party said in confidence stands on no agenda of the other side alone.
      if (!meeting || isOfOthers(meeting, wish.partyId)) return refuse('unknown');
      if (isBehind(meeting, at)) return refuse('session_begun');
      const [kept] = await listAgendas(tx, [session]);
      const before = kept ? openedPoints(deps, session, kept.sealed) : [];
      const points = pointsOf([...before, opened(deps, 'wish', wish.id, wish.sealed)]);
      if (points.length > POINTS_MOST) return refuse('agenda_long');
      await writeAgenda(deps, tx, session, points);
    }
    await endWish(tx, wish.id, { at, takenTo: session });
    return allow({ id: wish.id });
  });
}

/** A session with one party alone, and not with this one (ACA s. 70). */
function isOfOthers({ place }: SessionMeeting, partyId: string): boolean {
  return place.partyId !== null && place.partyId !== partyId;
}

import type { OutputOf } from '#kernel/endpoint.ts';
import { windowAt } from '#modules/calendar/rules/finding.ts';
import { keyOf, type TalkPerson, type TalkPlace } from '#modules/discussion/rules/places.ts';
import type { SessionSeen, SessionsSeen } from '../actions/reading.ts';
import type { sessionsOf } from '../contract/sessions.ts';
import { agreeingTo } from '../rules/longer.ts';

type View = OutputOf<typeof sessionsOf>;
type Parties = readonly { id: string; name: string }[];

/** The sessions of led talks, as whoever leads them or one of the sides sees them. */
export function sessionsView(seen: SessionsSeen, { key, now }: { key: string; now: Date }): View {
  const { room, sessions, circles, wishes, note, names } = seen;
  const { talk, file, as, leader, isOpen } = room;
  const { parties } = talk.dispute;
  return {
    ...{ reference: talk.dispute.reference, as, isOpen, key },
    process: file.dispute.process === 'mediation' ? 'mediation' : 'conciliation',
    leader: leader?.name ?? '',
    now: now.toISOString(),
    places: circles.map((circle) => ({
      ...placeView(circle, parties),
      people: circle.people
        .filter(({ id }) => id !== talk.me.id)
        .map((one) => personView(one, parties)),
    })),
    parties: parties
      .filter(({ id }) => talk.me.partyIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    sessions: sessions.map((one) => sessionView(one, seen, now)),
    wishes: wishes.map(({ id, words, partyId, byPerson, at, doneAt, takenTo }) => ({
      ...{ id, words, by: names.get(byPerson) ?? '', at: at.toISOString() },
      party: nameOf(partyId, parties),
      state: doneAt === null ? 'open' : takenTo === null ? 'aside' : 'taken',
    })),
    note: { words: note?.words ?? '', seen: note?.changedAt.toISOString() ?? '' },
    longer: longerView(seen),
  };
}

function nameOf(partyId: string | null, parties: Parties): string {
  return parties.find(({ id }) => id === partyId)?.name ?? '';
}

function placeView(place: TalkPlace, parties: Parties) {
  const { kind, partyId } = place;
  return {
    key: keyOf(place),
    kind: kind === 'joint' ? ('joint' as const) : ('caucus' as const),
    party: nameOf(partyId, parties),
  };
}

function personView({ id, name, partyIds }: TalkPerson, parties: Parties) {
  return { id, name, party: nameOf(partyIds[0] ?? null, parties) };
}

function sessionView(
  one: SessionSeen,
  { room, names }: SessionsSeen,
  now: Date,
): View['sessions'][number] {
  const { row, place, title, called, agenda, accounts } = one;
  const { id, state, startsAt, minutes } = row;
  const hasBegun = state === 'settled' && startsAt !== null && startsAt <= now;
  const name = (person: string) => called.find((each) => each.id === person)?.name ?? '';
  return {
    ...{ id, title, state, minutes, called },
    ...placeView(place, room.talk.dispute.parties),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: startsAt && windowAt(startsAt, minutes).endsAt.toISOString(),
    isBehind: state === 'cancelled' || hasBegun,
    agenda: agenda.points,
    agendaSeen: agenda.changedAt?.toISOString() ?? '',
    accounts: accounts.map(({ number, wasHeld, heldFrom, heldTo, present, why, byPerson, at }) => ({
      ...{ number, wasHeld, why, by: names.get(byPerson) ?? '', at: at.toISOString() },
      from: heldFrom?.toISOString() ?? null,
      to: heldTo?.toISOString() ?? null,
      present: present.map(name),
    })),
    mayRecord: room.as === 'leader' && hasBegun,
  };
}

function longerView({ room, facts }: SessionsSeen): View['longer'] {
  const time = facts.talksTime();
  if (!time || !room.isOpen) return null;
  const { days, dueOn, longerOn, isOver } = time;
  const { agreed, isGiven } = facts.longer;
  const { parties } = room.talk.dispute;
  const inIt = facts.parties.filter(({ isReleased }) => !isReleased);
  const named = (some: readonly { partyId: string }[]) =>
    some.map(({ partyId }) => nameOf(partyId, parties));
  return {
    ...{ days, dueOn, longerOn, isOver, isGiven },
    agreed: named(inIt.filter(({ partyId }) => agreed.includes(partyId))),
    missing: named(inIt.filter(({ partyId }) => !agreed.includes(partyId))),
    mayAgree: room.as !== 'leader' && 'partyIds' in agreeingTo(facts, room.talk.me.partyIds),
  };
}

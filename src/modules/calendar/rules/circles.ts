import {
  keyOf,
  mayTalk,
  placeNamed,
  placesOf,
  type TalkDispute,
  type TalkPerson,
  type TalkPlace,
} from '#modules/discussion/rules/places.ts';
import { mayIn } from '#modules/disputes/rules/access.ts';

/** A place for talk in which somebody may call others together, with those whom they may ask. */
export type MeetingCircle = TalkPlace & { key: string; people: TalkPerson[] };

/** Whether somebody is told of meetings of a place: who reads there, and reads the calendar. */
export function mayMeet(person: TalkPerson, place: TalkPlace): boolean {
  return mayTalk(person, place, 'read') && mayIn(person, { place: 'calendar' }, 'read');
}

/**
 * Whom somebody may call together: whoever may talk together may meet, and nobody else. So an arbitrator meets no side alone (ACA
 * s. 24(3)), a conciliator may (s. 69(1)), and of what the sides settle among themselves the office hears nothing.
 */
export function circlesOf(dispute: TalkDispute, me: TalkPerson): MeetingCircle[] {
  return placesOf(dispute)
    .filter((place) => mayMeet(me, place) && mayTalk(me, place, 'write'))
    .map((place) => ({
      ...place,
      key: keyOf(place),
      people: dispute.people.filter((person) => mayMeet(person, place)),
    }))
    .filter(({ people }) => people.length > 1);
}

/** A session of talks that somebody leads: with both sides, or with one of them (ACA s. 69(1)). */
export function isSessionPlace(key: string): boolean {
  const kind = placeNamed(key)?.kind;
  return kind === 'joint' || kind === 'caucus';
}

export type CircleRefusal = 'nobody_asked' | 'person_unknown' | 'side_missing';

/**
 * What is wrong with whom they ask; null where nothing is. Where the house or a tribunal may be with everybody, nobody meets them for
 * all without the other side, and whoever leads talks meets both where it is joint; and where a tribunal is, without any party that somebody stands for (ACA ss. 18 and 24(2)).
 */
export function circleProblem(
  circle: MeetingCircle,
  asked: readonly string[],
  parties: TalkDispute['parties'],
): CircleRefusal | null {
  const people = circle.people.filter(({ id }) => asked.includes(id));
  if (asked.some((id) => !people.some((one) => one.id === id))) return 'person_unknown';
  if (people.length < 2) return 'nobody_asked';
  if (circle.kind !== 'all' && circle.kind !== 'joint') return null;
  const isHeard = people.some(({ as }) => as === 'arbitrator');
  const isThere = (among: readonly TalkPerson[], { id, side }: TalkDispute['parties'][number]) =>
    among.some((one) => (isHeard ? one.partyIds.includes(id) : one.as === side));
  const missing = parties.filter(
    (party) => isThere(circle.people, party) && !isThere(people, party),
  );
  return missing.length > 0 ? 'side_missing' : null;
}

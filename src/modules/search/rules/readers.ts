import {
  ACCESS_PLACES,
  type AccessPlace,
  type AccessStanding,
  isInvited,
  isPartyPlace,
  placesFor,
} from '#modules/disputes/rules/access.ts';

/**
 * A circle of readers within a place: everybody whose place it is (`''`), one side, the neutrals, the office, one party by its id, or one
 * person of the place who was asked (`askedReader`).
 */
export type SearchScope = { place: AccessPlace; reader: string };

export const ALL = '';
const NEUTRALS = 'neutrals';

/** Somebody who was asked in a place, which is a party's where it names one. To nobody else of the place is it told, the office neither. */
export function askedReader(personId: string, partyId: string | null): string {
  return `${personId}@${partyId ?? ALL}`;
}

/** The places in which people talk. */
export function isTalk(place: AccessPlace): boolean {
  return place.startsWith('talk_');
}
export const TALK_PLACES = ACCESS_PLACES.filter(isTalk);

const SIDES = ['claimant', 'respondent'] as const;
type Side = (typeof SIDES)[number];

type Asked = {
  parties: readonly { id: string; side: Side }[];
  /** Whether a side reads it, for these of its parties. */
  mayRead: (as: Side, partyIds: readonly string[]) => boolean;
};

/** The circles of something in a place of the whole dispute, by the one question that its own page asks of each reader. */
export function readersOf({ parties, mayRead }: Asked): string[] {
  const meant = SIDES.filter((side) => mayRead(side, []));
  // What is for a side is not always for each of its parties: one of them may stand apart by now.
  const sides = meant.filter((as) =>
    parties.every(({ id, side }) => side !== as || mayRead(as, [id])),
  );
  if (sides.length === SIDES.length) return [ALL];
  const alone = parties.filter(({ id, side }) => !sides.includes(side) && mayRead(side, [id]));
  const isForAll = meant.length === SIDES.length;
  const readers = [...sides, ...alone.map(({ id }) => id), ...(isForAll ? [NEUTRALS] : [])];
  return readers.length > 0 ? readers : ['office'];
}

/** The circles to which somebody belongs, place by place; `readers` is null where all of a place are theirs. */
export function readableScopes(
  standing: AccessStanding,
): { place: AccessPlace; readers: readonly string[] | null }[] {
  return placesFor(standing, 'read').map(({ place, partyIds }) => ({
    place,
    readers: isPartyPlace(place) ? partyIds : sharedReaders(standing),
  }));
}

/**
 * Whoever decides reads what is for all, and nothing that one side has for itself or with the office (ACA s. 24(3)); and whom a party
 * let in no more than that.
 */
function sharedReaders(standing: AccessStanding): readonly string[] | null {
  const { as, partyIds } = standing;
  if (isInvited(standing)) return [ALL];
  if (as === 'officer' || as === 'registrar') return null;
  return as === 'claimant' || as === 'respondent' ? [ALL, as, ...partyIds] : [ALL, NEUTRALS];
}

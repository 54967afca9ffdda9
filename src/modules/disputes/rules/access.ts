/**
 * Who may do what in which place of a dispute: the only table that says so (law and lifecycle 6.8, I2 and I4; ACA ss. 18, 24(3),
 * 42A, 70 and 75; Mediation Act 2023 ss. 22 and 23). A row that is not there is forbidden. Asked where rows are fetched, so that what
 * somebody may not read is in no list, count, search or export of theirs. An administrator runs the system and stands nowhere here.
 */

/** How somebody stands in a dispute. An arbitrator decides; a conciliator or mediator helps to agree and hears each side alone. */
export const STANDINGS = [
  'claimant',
  'respondent',
  'arbitrator',
  'conciliator',
  'officer',
  'registrar',
] as const;
export type StandingAs = (typeof STANDINGS)[number];

/** Places that are one for the whole dispute. */
export const SHARED_PLACES = [
  'board',
  'papers',
  'calendar',
  'people',
  'costs',
  'talk_all',
  'talk_parties',
  'talk_joint',
  'talk_tribunal',
] as const;
/** Places of which every party has one of its own, so that one respondent does not read what another says. */
export const PARTY_PLACES = ['talk_own', 'talk_office', 'talk_caucus'] as const;
export const ACCESS_PLACES = [...SHARED_PLACES, ...PARTY_PLACES] as const;
export type SharedPlace = (typeof SHARED_PLACES)[number];
export type PartyPlace = (typeof PARTY_PLACES)[number];
export type AccessPlace = SharedPlace | PartyPlace;

/** `read` also counts, searches and takes along; `write` says or files something; `invite` lets others of one's own side in. */
export const ACCESS_ACTS = ['read', 'write', 'invite'] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];

const parties = ['claimant', 'respondent'] as const;
const office = ['officer', 'registrar'] as const;
const neutrals = ['arbitrator', 'conciliator'] as const;
const nobody = [] as const;

type Row = Record<AccessAct, readonly StandingAs[]> & {
  /** Talk to settle: outside its readers nothing tells of it, also not after it failed, and the office has no way in. */
  isSealed: boolean;
};

export const access: Record<AccessPlace, Row> = {
  board: {
    read: STANDINGS,
    write: [...neutrals, ...office],
    invite: nobody,
    isSealed: false,
  },
  // Whatever is filed goes to the other side in the same act (ACA s. 24(3)): there is no place of papers for the tribunal alone.
  papers: {
    read: STANDINGS,
    write: parties,
    invite: nobody,
    isSealed: false,
  },
  calendar: {
    read: STANDINGS,
    write: [...neutrals, ...office],
    invite: nobody,
    isSealed: false,
  },
  people: {
    read: STANDINGS,
    write: nobody,
    invite: parties,
    isSealed: false,
  },
  // Of both sides, because the one may have to pay for the other (ACA s. 38(2)); whoever decides does not see who owes what.
  costs: {
    read: [...parties, ...office],
    write: nobody,
    invite: nobody,
    isSealed: false,
  },
  talk_all: {
    read: STANDINGS,
    write: STANDINGS,
    invite: nobody,
    isSealed: false,
  },
  // Without prejudice: neither whoever decides nor the office (ACA ss. 75 and 81; BSA 2023 s. 21).
  talk_parties: {
    read: parties,
    write: parties,
    invite: nobody,
    isSealed: true,
  },
  // Whoever leads talks with both sides at once (ACA s. 69(1)): the office has no part in what is said to settle (I4).
  talk_joint: {
    read: [...parties, 'conciliator'],
    write: [...parties, 'conciliator'],
    invite: nobody,
    isSealed: true,
  },
  talk_own: {
    read: parties,
    write: parties,
    invite: nobody,
    isSealed: true,
  },
  talk_office: {
    read: [...parties, ...office],
    write: [...parties, ...office],
    invite: nobody,
    isSealed: false,
  },
  // A conciliator hears each side alone (ACA s. 69(1)) and keeps what is told in confidence (s. 70); an arbitrator never does (s. 24(3)).
  talk_caucus: {
    read: [...parties, 'conciliator'],
    write: [...parties, 'conciliator'],
    invite: nobody,
    isSealed: true,
  },
  talk_tribunal: {
    read: ['arbitrator'],
    write: ['arbitrator'],
    invite: nobody,
    isSealed: true,
  },
};

export type AccessStanding = {
  as: StandingAs;
  /** The parties for whom they stand; empty for whoever stands for none. */
  partyIds: readonly string[];
  /** The places to which somebody was invited by a party; null for the party and its representative, who have all of theirs. */
  only?: readonly AccessPlace[] | null;
  /** Of these the ones in which they may write; null for whoever may where their side may. */
  writes?: readonly AccessPlace[] | null;
  /** Of an officer: that the dispute is theirs to work on, or nobody's yet. */
  isAssigned?: boolean;
};

/**
 * Where somebody stays who stands for parties from whom nothing is claimed any more, or of whom it is in doubt who they are: among
 * their own, and with the office, which decides it. What the sides say to each other is not for another person's eyes.
 */
const APART: readonly AccessPlace[] = ['talk_own', 'talk_office'];

type Standing = Readonly<Record<'isReleased' | 'isDisputed', boolean>>;

/** The places that are left to whoever stands for some parties; null where they have all of their side's. */
export function placesLeft(parties: readonly Standing[]): readonly AccessPlace[] | null {
  const isApart = ({ isReleased, isDisputed }: Standing) => isReleased || isDisputed;
  return parties.length > 0 && parties.every(isApart) ? APART : null;
}

/** A place with the party whose it is, where each has its own. */
export type PlaceOf =
  | { place: SharedPlace; partyId?: null }
  | { place: PartyPlace; partyId: string };

/** Whether somebody is there because a party let them in: an invitation alone names the places in which one may write. */
export function isInvited({ writes }: Pick<AccessStanding, 'writes'>): boolean {
  return writes !== null && writes !== undefined;
}

const isParty = (as: StandingAs): boolean => as === 'claimant' || as === 'respondent';

export function mayIn(
  { as, partyIds, only, writes }: AccessStanding,
  { place, partyId = null }: PlaceOf,
  act: AccessAct,
): boolean {
  if (!access[place][act].includes(as)) return false;
  if (only && (act === 'invite' || !only.includes(place))) return false;
  if (writes && act === 'write' && !writes.includes(place)) return false;
  return partyId === null || !isParty(as) || partyIds.includes(partyId);
}

/** The places in which somebody may do something, for a condition in SQL: `partyIds` is null where all parties' are theirs. */
export function placesFor(
  standing: AccessStanding,
  act: AccessAct,
): { place: AccessPlace; partyIds: readonly string[] | null }[] {
  return ACCESS_PLACES.filter((place) => mayInAny(standing, place, act)).map((place) => ({
    place,
    partyIds: isPartyPlace(place) && isParty(standing.as) ? standing.partyIds : null,
  }));
}

/** Whether somebody may do something in a place, of whichever party it is. */
export function mayInAny(standing: AccessStanding, place: AccessPlace, act: AccessAct): boolean {
  if (!isPartyPlace(place)) return mayIn(standing, { place }, act);
  if (!isParty(standing.as)) return mayIn(standing, { place, partyId: '' }, act);
  return standing.partyIds.some((partyId) => mayIn(standing, { place, partyId }, act));
}

export function isPartyPlace(place: AccessPlace): place is PartyPlace {
  return PARTY_PLACES.some((own) => own === place);
}

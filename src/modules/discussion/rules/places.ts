import {
  type AccessAct,
  type AccessPlace,
  access,
  mayIn,
  type PlaceOf,
  type StandingAs,
} from '#modules/disputes/rules/access.ts';

/** Places for talk, in the order in which they are listed. Who reads each says disputes/rules/access.ts, and nothing here. */
export const TALK_KINDS = [
  'all',
  'parties',
  'own',
  'office',
  'joint',
  'caucus',
  'tribunal',
] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** A place of one dispute; `partyId` where every party has one of its own. */
export type TalkPlace =
  | { kind: 'all' | 'parties' | 'joint' | 'tribunal'; partyId: null }
  | { kind: 'own' | 'office' | 'caucus'; partyId: string };

/** A person who stands in a dispute, with all the parties for whom they stand. */
export type TalkPerson = {
  /** Their account; a membership by an address without one has no account yet. */
  id: string;
  name: string;
  as: StandingAs;
  partyIds: readonly string[];
  /** The places to which a party invited them; null for whoever has all of their side's. */
  only?: readonly AccessPlace[] | null;
  /** Of these the ones in which they may write; null for whoever may wherever their side may. */
  writes?: readonly AccessPlace[] | null;
};

export type TalkDispute = {
  parties: readonly { id: string; side: 'claimant' | 'respondent' }[];
  /** Whether the respondents' side has been told of the dispute. */
  isOpened: boolean;
  people: readonly TalkPerson[];
};

/** The row of disputes/rules/access.ts that says who reads in each. */
export const accessPlaceOf = {
  all: 'talk_all',
  parties: 'talk_parties',
  own: 'talk_own',
  office: 'talk_office',
  joint: 'talk_joint',
  caucus: 'talk_caucus',
  tribunal: 'talk_tribunal',
} as const satisfies Record<TalkKind, AccessPlace>;

/**
 * The places that a dispute has. What is said to both sides waits until both have been told of the dispute: whoever comes later
 * reads what stands there. What is joint with a conciliator and a caucus are a conciliator's, and a tribunal's own place a tribunal's (ACA ss. 69(1) and 24(3)).
 */
export function placesOf({ parties, isOpened, people }: TalkDispute): TalkPlace[] {
  const ofEach = (kind: 'own' | 'office' | 'caucus') =>
    parties.map(({ id }): TalkPlace => ({ kind, partyId: id }));
  const has = (as: StandingAs) => people.some((one) => one.as === as);
  return [
    ...(isOpened
      ? ([
          { kind: 'all', partyId: null },
          { kind: 'parties', partyId: null },
        ] as const)
      : []),
    ...ofEach('own'),
    ...ofEach('office'),
    ...(has('conciliator')
      ? [...(isOpened ? [{ kind: 'joint', partyId: null } as const] : []), ...ofEach('caucus')]
      : []),
    ...(has('arbitrator') ? [{ kind: 'tribunal', partyId: null } as const] : []),
  ];
}

/** The one rule of who reads in a place: those who stand in the dispute and whom the table lets in there. */
export function audienceOf(place: TalkPlace, people: readonly TalkPerson[]): TalkPerson[] {
  return people.filter((person) => mayTalk(person, place, 'read'));
}

export function mayTalk(person: TalkPerson, place: TalkPlace, act: AccessAct): boolean {
  const asked = { place: accessPlaceOf[place.kind], partyId: place.partyId } as PlaceOf; // kinds with a party are places of a party
  return mayIn(person, asked, act);
}

/** Talk that never leaves its readers: in no list, count, letter or search of anybody else (invariant I4). */
export function isSealed({ kind }: Pick<TalkPlace, 'kind'>): boolean {
  return access[accessPlaceOf[kind]].isSealed;
}

/** A place in addresses and rows: `all`, or `own-` and the party's id. */
export function keyOf({ kind, partyId }: TalkPlace): string {
  return partyId === null ? kind : `${kind}-${partyId}`;
}

/** The place that a row or an address names; null for what names none. */
export function placeNamed(key: string): TalkPlace | null {
  const [, kind, partyId = null] = /^([a-z]+)(?:-(.+))?$/.exec(key) ?? [];
  if (kind === 'all' || kind === 'parties' || kind === 'joint' || kind === 'tribunal')
    return partyId === null ? { kind, partyId } : null;
  if (partyId === null) return null;
  return kind === 'own' || kind === 'office' || kind === 'caucus' ? { kind, partyId } : null;
}

/** What two audiences have alike if they are the same people in the same parts. */
export function audienceText(place: TalkPlace, audience: readonly TalkPerson[]): string {
  const people = audience.map(({ id, as, partyIds }) =>
    [id, as, ...[...partyIds].sort()].join(' '),
  );
  return [keyOf(place), ...people.sort()].join('\n');
}

// Everybody who could come across something of a dispute, and how they stand in it: one row a person. Whoever is let into a dispute
// by a door that is new joins here, and is walked with all the others.
import type { GivenRole } from '#kernel/viewer.ts';
import { type AccessPlace, type AccessStanding, mayIn } from '#modules/disputes/rules/access.ts';

/** Ada claims from Ben and from Cara; Pat claims from somebody else in another dispute. */
export type PartyName = 'ada' | 'ben' | 'cara';

type PersonRow = {
  /** As what they stand in the dispute; null for whoever stands nowhere. */
  as: AccessStanding['as'] | null;
  /** For which party. */
  of?: PartyName;
  /** How long they stand for it: a representative who was replaced did until now. */
  isFormer?: true;
  only?: readonly AccessPlace[];
  roles?: readonly GivenRole[];
  /** Of the office, but not by name in the audience of its talk: the dispute was given to another. */
  isElsewhere?: true;
  isSignedIn?: false;
};

export const PEOPLE = {
  ada: { as: 'claimant', of: 'ada' },
  adv: { as: 'claimant', of: 'ada' },
  formerAdv: { as: null, of: 'ada', isFormer: true },
  ben: { as: 'respondent', of: 'ben' },
  cara: { as: 'respondent', of: 'cara' },
  omar: { as: 'officer', roles: ['case_officer'] },
  olga: { as: 'officer', roles: ['case_officer'], isElsewhere: true },
  rhea: { as: 'registrar', roles: ['registrar'] },
  adi: { as: null, roles: ['administrator'] },
  asha: { as: null, roles: ['accounts'] },
  nia: { as: null, roles: ['neutral'] },
  arun: { as: 'arbitrator' },
  mia: { as: 'conciliator' },
  pat: { as: null },
  eve: { as: null },
  nobody: { as: null, isSignedIn: false },
} as const satisfies Record<string, PersonRow>;

export type PersonName = keyof typeof PEOPLE;
export const NAMES = Object.keys(PEOPLE) as PersonName[]; // the keys of a literal
export const rowOf = (name: PersonName): PersonRow => PEOPLE[name];

/** A thing of the dispute by where it stands. What has no row in the table of places says by whom it is read. */
export type Standpoint = {
  place: AccessPlace;
  of?: PartyName;
  /** Who reads it of those whom the table lets into the place; all of them where it is left out. */
  by?: readonly PersonName[];
  /** Who reads it besides, and why. */
  besides?: Partial<Record<PersonName, string>>;
};

/** What the policy says: whether a person may read what stands there. */
export function mayRead(
  name: PersonName,
  { place, of, by, besides = {} }: Standpoint,
  partyIds: Readonly<Record<PartyName, string>>,
): boolean {
  if (name in besides) return true;
  if (by) return by.includes(name);
  const { as, of: own, only = null, isElsewhere } = rowOf(name);
  if (!as || (isElsewhere && place.startsWith('talk_'))) return false;
  const standing = { as, partyIds: own ? [partyIds[own]] : [], only };
  const where = of ? { place, partyId: partyIds[of] } : { place, partyId: null };
  return mayIn(standing, where as Parameters<typeof mayIn>[1], 'read'); // a row of a party's place names the party
}

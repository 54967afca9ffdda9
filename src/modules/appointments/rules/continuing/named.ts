import type { AffiliateLink } from '../affiliates/affiliates.ts';
import { nameNode } from '../affiliates/keys.ts';

/** As what somebody is named in a dispute. */
export const NAMED_AS = ['party', 'lawyer', 'firm', 'person', 'group', 'director'] as const;
export type NamedAs = (typeof NAMED_AS)[number];

export type NamedName = { key: string; name: string; kind: NamedAs };

export type Naming = {
  parties: readonly string[];
  /** The parties with everybody of their groups. */
  group: readonly string[];
  representatives: readonly { name: string; firm: string }[];
  /** Who stands for a party by an account, or was let in by one. */
  people: readonly { name: string; isLawyer: boolean }[];
  links: readonly AffiliateLink[];
};

/** What is told of a link: whose family somebody is, or what they hold, is looked at and read out to nobody. */
const TOLD: Partial<Record<AffiliateLink['kind'], NamedAs>> = {
  firm: 'firm',
  director: 'director',
  group: 'group',
  same: 'group',
};

/** Everybody of whom a neutral has to know, once each, by what names are compared by: another spelling or a title is nobody new. */
export function everyoneNamed(naming: Naming): NamedName[] {
  const { parties, group, representatives, people } = naming;
  const named = once([
    ...parties.map((name) => as('party', name)),
    ...representatives.flatMap(({ name, firm }) => [as('lawyer', name), as('firm', firm)]),
    ...people.map(({ name, isLawyer }) => as(isLawyer ? 'lawyer' : 'person', name)),
    ...group.map((name) => as('group', name)),
  ]);
  return once([...named, ...linkedTo(named, naming.links)]);
}

/** Who belongs to somebody who is named, one step away. */
function linkedTo(named: readonly NamedName[], links: readonly AffiliateLink[]): NamedName[] {
  const known = new Set(named.map(({ key }) => key));
  return links.flatMap(({ kind, one, other }) => {
    const told = TOLD[kind];
    if (!told) return [];
    const has = ({ name, keys }: AffiliateLink['one']) =>
      known.has(keyOf(name)) || keys.some((key) => known.has(key));
    return [
      ...(has(one) ? [as(told, other.name)] : []),
      ...(has(other) ? [as(told, one.name)] : []),
    ];
  });
}

/** A name of initials alone has no words to compare by, and is one by its letters. */
const keyOf = (name: string): string => nameNode(name) ?? `name:${name.trim().toLowerCase()}`;
const as = (kind: NamedAs, name: string): NamedName => ({
  ...{ key: keyOf(name).slice(0, 260), name: name.trim().slice(0, 200), kind },
});

function once(names: readonly NamedName[]): NamedName[] {
  const given = names.filter(({ name }) => name !== '');
  return [...new Map(given.toReversed().map((one) => [one.key, one])).values()].toReversed();
}

/** So much may stand in the reason of an event. */
const MOST = 4500;

/**
 * Who is new for somebody: named now, and neither when they signed nor in a question since. What they are called themselves is no news to
 * them. Where more came than one question holds, it is of the first, and the others are asked about in the next.
 */
export function newFor(
  { name, seen }: { name: string; seen: readonly string[] },
  now: readonly NamedName[],
): NamedName[] {
  const known = new Set([...seen, keyOf(name)]);
  const fresh = now.filter(({ key }) => !known.has(key));
  const fitting = fresh.filter((_, at) => wordsOf(fresh.slice(0, at + 1)).length <= MOST);
  return fitting;
}

/** The names as the question says them: as they are written, in no language. */
export function wordsOf(names: readonly NamedName[]): string {
  return names.map(({ name }) => name).join('; ');
}

import { type AffiliateEdge, openGraph, type Reached, reachedFrom, wayTo } from './graph.ts';
import { domainNode, isAlike, nameKey, nameNode, numberNodes, soundsOf } from './keys.ts';

/** What two ends of a link are to each other. Of one group or one and the same is within; through a person it is a step further. */
export const LINK_KINDS = [
  'same',
  'group',
  'director',
  'firm',
  'interest',
  'family',
  'apart',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type LinkEnd = { name: string; keys: readonly string[] };
/** A link that is on file: declared by a party or a neutral, or recorded by the office with where it stands. */
export type AffiliateLink = { kind: LinkKind; evidence: string; one: LinkEnd; other: LinkEnd };

/** Whoever is named in a dispute, with all that is known of them. */
export type NamedOne = { name: string; numbers: string; emails: readonly string[]; firm?: string };
export type AffiliatesAsked = {
  parties: readonly NamedOne[];
  /** Who stands for them. */
  representatives: readonly NamedOne[];
  links: readonly AffiliateLink[];
};

/** One step of a way from the dispute to somebody, as it is shown with them. */
export type Because = {
  kind: LinkKind | 'domain' | 'alike';
  one: string;
  other: string;
  evidence: string;
};
/** A step in a line, as the text says it by which all waive it. */
export function stepLine({ one, other, evidence }: Because): string {
  return [`${one} - ${other}`, evidence].filter(Boolean).join(': ');
}

export type AffiliateTie = { tie: 'affiliated' | 'name_alike'; because: Because[] };
/** Somebody of the panel, as they are looked for. */
export type Sought = { name: string; keys?: readonly string[] | undefined };

export type Affiliates = {
  /** The parties and everybody of their groups, by every name: over them appointments are counted. */
  group: string[];
  tieOf: (one: Sought) => AffiliateTie | null;
};

/** A director of a company of the party's group is two steps: the company is none, they are one; their firm is another. */
const MOST_STEPS = 2;
const WITHIN: readonly LinkKind[] = ['same', 'group'];

/** The keys of somebody by what is known of them. */
export function keysOf(name: string, numbers = '', emails: readonly string[] = []): string[] {
  const all = [nameNode(name), ...numberNodes(numbers), ...emails.map(domainNode)];
  return [...new Set(all.filter((one) => one !== null))];
}

/** The keys of an end of a link: an address is none of them, since who wrote it down need not be who has it. */
export function endOf(name: string, numbers: string): LinkEnd {
  return { name, keys: keysOf(name, numbers) };
}

export type LinkProblem =
  | ('one_missing' | 'other_missing' | 'one_number_wrong' | 'other_number_wrong')
  | ('same_thing' | 'evidence_missing' | 'registrar_alone');

type SaidNumbers = { one: string; other: string };

/** A number in which no authority's is found would be kept as nothing, and whoever wrote it would rely on it. */
export function problemOfNumbers({ one, other }: SaidNumbers): LinkProblem | null {
  const isWrong = (said: string) => said.trim() !== '' && numberNodes(said).length === 0;
  if (isWrong(one)) return 'one_number_wrong';
  return isWrong(other) ? 'other_number_wrong' : null;
}

/** Why a link cannot be kept: nobody is in a group with themselves. */
export function problemOfLink({ kind, evidence, one, other }: AffiliateLink): LinkProblem | null {
  if (one.keys.length === 0) return 'one_missing';
  if (other.keys.length === 0) return 'other_missing';
  if (kind !== 'apart' && one.keys.some((key) => other.keys.includes(key))) return 'same_thing';
  return evidence.trim().length < 3 ? 'evidence_missing' : null;
}

type Edge = AffiliateEdge<Because | null>;

/**
 * Looks who belongs to a dispute once, so that any number of people can be asked about; `waived` are the steps, in lines, by which
 * nobody is tied to it any more.
 */
export function affiliatesOf(
  { parties, representatives, links }: AffiliatesAsked,
  waived: ReadonlySet<string> = new Set(),
): Affiliates {
  const named = [...parties, ...representatives];
  const edges = [...named.flatMap(edgesOfNamed), ...links.flatMap(edgesOfLink)];
  const graph = openGraph(edges.filter(({ why }) => !why || !waived.has(stepLine(why))));
  const begin = (all: readonly NamedOne[]) =>
    all.flatMap(({ name, numbers }) => keysOf(name, numbers));
  const reached = reachedFrom(graph, begin(named), MOST_STEPS);
  const called = namesIn(links, named);
  return {
    group: groupOf(reachedFrom(graph, begin(parties), 0), called, parties),
    tieOf: asking(reached, { called, apart: apartIn(links) }),
  };
}

function edgesOfNamed({ name, numbers, emails, firm = '' }: NamedOne): Edge[] {
  const own = keysOf(name, numbers);
  const first = own[0];
  if (first === undefined) return [];
  const isWithin = true;
  const houses = emails.flatMap((email) => domainNode(email) ?? []);
  const office = nameNode(firm);
  return [
    ...own.slice(1).map((other) => ({ one: first, other, isWithin, why: null })),
    ...houses.map((other) => ({
      ...{ one: first, other, isWithin },
      why: { kind: 'domain' as const, one: name, other: other.slice(7), evidence: '' },
    })),
    ...(office && office !== first
      ? [
          {
            ...{ one: first, other: office, isWithin },
            why: { kind: 'firm' as const, one: name, other: firm, evidence: '' },
          },
        ]
      : []),
  ];
}

function edgesOfLink({ kind, evidence, one, other }: AffiliateLink): Edge[] {
  if (kind === 'apart') return [];
  const [from, to] = [one.keys[0], other.keys[0]];
  if (from === undefined || to === undefined) return [];
  const own = ({ keys }: LinkEnd) =>
    keys.slice(1).map((key) => ({ one: keys[0] ?? key, other: key, isWithin: true, why: null }));
  const why = { kind, evidence, one: one.name, other: other.name };
  const between = { one: from, other: to, isWithin: WITHIN.includes(kind), why };
  return [...own(one), ...own(other), between];
}

/** What each key is called where somebody reads it. */
function namesIn(links: readonly AffiliateLink[], named: readonly NamedOne[]): Map<string, string> {
  const ends = links.flatMap(({ one, other }) => [one, other]);
  const all = [
    ...ends.flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)),
    ...named.flatMap(({ name, firm = '' }) =>
      [name, firm].flatMap((one) => {
        const key = nameNode(one);
        return key ? [[key, one] as const] : [];
      }),
    ),
  ];
  return new Map(all);
}

function groupOf(
  { graph, order }: Reached<Because | null>,
  called: ReadonlyMap<string, string>,
  parties: readonly NamedOne[],
): string[] {
  const names = order.flatMap((node) => called.get(graph.keys[node] ?? '') ?? []);
  return [...new Set([...parties.map(({ name }) => name), ...names])];
}

const pairOf = (one: string, other: string) => [nameKey(one), nameKey(other)].toSorted().join('|');

/** Who was looked at and is somebody else, whatever they are called. */
function apartIn(links: readonly AffiliateLink[]): Set<string> {
  return new Set(
    links.flatMap(({ kind, one, other }) =>
      kind === 'apart' ? [pairOf(one.name, other.name)] : [],
    ),
  );
}

type Known = { called: ReadonlyMap<string, string>; apart: ReadonlySet<string> };

function asking(reached: Reached<Because | null>, { called, apart }: Known): Affiliates['tieOf'] {
  const { graph, order } = reached;
  const bySound = Map.groupBy(
    order.flatMap((node) => {
      const name = graph.keys[node]?.startsWith('name:') ? called.get(graph.keys[node]) : undefined;
      return name
        ? soundsOf(name).map((sound) => ({ sound, name, key: graph.keys[node] ?? '' }))
        : [];
    }),
    ({ sound }) => sound,
  );
  const wayOf = (key: string) => wayTo(reached, key)?.flatMap((one) => one ?? []) ?? null;
  return ({ name, keys = [] }) => {
    const own = nameNode(name);
    for (const key of own ? [...keys, own] : keys) {
      const because = wayOf(key);
      // Whoever is named in the dispute by this very name is tied to it by that, and needs no way.
      if (because && (because.length > 0 || key !== own)) return { tie: 'affiliated', because };
    }
    const alike = soundsOf(name)
      .flatMap((sound) => bySound.get(sound) ?? [])
      .find(
        (one) => one.key !== own && isAlike(one.name, name) && !apart.has(pairOf(one.name, name)),
      );
    if (!alike) return null;
    const why: Because = { kind: 'alike', one: name, other: alike.name, evidence: '' };
    return { tie: 'name_alike', because: [...(wayOf(alike.key) ?? []), why] };
  };
}

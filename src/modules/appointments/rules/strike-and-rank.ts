/**
 * List, strike and rank (algorithms 2.4): each side strikes some names and ranks the others, neither sees what the other did, and
 * the same list with the same answers and the same seed gives the same order to anybody who works it out again.
 */
import { type Digest, drawn } from './draw.ts';

/** What one side sent back. A side that sent nothing in time finds every name acceptable, and prefers none. */
export type ListReply = { strikes: readonly string[]; ranking: readonly string[] } | null;

export type ListRefusal =
  | 'too_many_strikes'
  | 'not_on_list'
  | 'struck_twice'
  | 'ranked_twice'
  | 'struck_and_ranked'
  | 'all_struck';

/**
 * How long a list is and how much of it a side may strike: five names and two strikes for one arbitrator, ten and three for three
 * (law and lifecycle 6.5). Two arbitrators there are not (ACA s. 10).
 */
export const LISTS = { 1: { names: 5, strikes: 2 }, 3: { names: 10, strikes: 3 } } as const;

/** Why a side's answer cannot be taken; null where it can. Names that are neither struck nor ranked are allowed. */
export function refusalOfReply(
  list: readonly string[],
  { strikes, ranking }: NonNullable<ListReply>,
  most: number,
): ListRefusal | null {
  const known = new Set(list);
  if ([...strikes, ...ranking].some((name) => !known.has(name))) return 'not_on_list';
  if (new Set(strikes).size < strikes.length) return 'struck_twice';
  if (new Set(ranking).size < ranking.length) return 'ranked_twice';
  if (ranking.some((name) => strikes.includes(name))) return 'struck_and_ranked';
  if (strikes.length >= list.length) return 'all_struck';
  return strikes.length > most ? 'too_many_strikes' : null;
}

/**
 * What a side says whose parties answered each for themselves: one voice, whatever their number. Struck is what each of them struck,
 * and the rest stands in the order of their ranks together; whoever of them said nothing in time leaves it to the others.
 */
export function replyOfSide(
  list: readonly string[],
  replies: readonly NonNullable<ListReply>[],
  draw: { seed: string; digest: Digest },
): ListReply {
  const [only, ...more] = replies;
  if (!only || more.length === 0) return only ?? null;
  const strikes = list.filter((name) => replies.every((reply) => reply.strikes.includes(name)));
  const behind = list.length + 1;
  const rank = (name: string) =>
    replies.reduce(
      (sum, reply) => sum + (reply.strikes.includes(name) ? behind : rankOf(name, reply)),
      0,
    );
  const left = drawn(
    list.filter((name) => !strikes.includes(name)),
    { ...draw, nameOf: (name) => name },
  );
  return { strikes, ranking: left.toSorted((one, other) => rank(one) - rank(other)) };
}

/** A name that is left, with the rank that each side gave it. */
export type RankedName = { name: string; ranks: readonly number[]; sum: number; worst: number };

/** What came of both sides' answers, as it is kept with the list. */
export type ListOutcome = {
  order: RankedName[];
  /** Names that a side struck, whichever it was. */
  struck: string[];
  replied: Record<'claimant' | 'respondent', boolean>;
};

/**
 * The names that no side struck: the smallest sum of ranks first, then the smallest worst rank, then the draw. A name that a side
 * neither struck nor ranked has the rank after that side's last.
 */
export function orderOf(
  list: readonly string[],
  replies: readonly ListReply[],
  draw: { seed: string; digest: Digest },
): RankedName[] {
  const left = list.filter((name) => !replies.some((reply) => reply?.strikes.includes(name)));
  const ranked = drawn(left, { ...draw, nameOf: (name) => name }).map((name) => {
    const ranks = replies.map((reply) => rankOf(name, reply));
    const sum = ranks.reduce((all, rank) => all + rank, 0);
    return { name, ranks, sum, worst: Math.max(...ranks) };
  });
  // What is drawn stands first among equals: the sort keeps their order.
  return ranked.toSorted((one, other) => one.sum - other.sum || one.worst - other.worst);
}

function rankOf(name: string, reply: ListReply): number {
  if (reply === null) return 1;
  const at = reply.ranking.indexOf(name);
  return (at < 0 ? reply.ranking.length : at) + 1;
}

/**
 * Who is asked, in their order, until so many have accepted. `missing` are the places for which the list had nobody left: the
 * institution appoints them from outside it.
 */
export function chosenFrom(
  order: readonly RankedName[],
  { need, declined }: { need: number; declined: ReadonlySet<string> },
): { appointed: string[]; missing: number } {
  const appointed = order
    .map(({ name }) => name)
    .filter((name) => !declined.has(name))
    .slice(0, need);
  return { appointed, missing: need - appointed.length };
}

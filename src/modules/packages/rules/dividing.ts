import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  adjustedWinner,
  type DivisionRefusal,
} from '#modules/negotiation/rules/adjusted-winner.ts';
import type { AgreedPoint } from '#modules/offers/rules/points.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';

/** What two sides divide on a page. */
export const THINGS_AT_MOST = 30;
/** In one dispute: each division tells a little of the other side's points. */
export const DIVISIONS_AT_MOST = 3;
export type DivisionEnd = 'replaced' | 'stopped' | 'closed' | 'not_accepted' | 'drawn_up';
export const DIVISION_STATES = ['proposed', 'agreed', 'divided', 'ended'] as const;

export type ThingsProblem = 'too_few_things' | 'too_many_things' | 'thing_unnamed' | 'thing_twice';

export function thingsOf(things: readonly string[]): Result<readonly string[], ThingsProblem> {
  if (things.length < 2) return refuse('too_few_things');
  if (things.length > THINGS_AT_MOST) return refuse('too_many_things');
  const names = things.map((one) => one.trim().toLowerCase());
  if (names.includes('')) return refuse('thing_unnamed');
  if (new Set(names).size < names.length) return refuse('thing_twice');
  return allow(things.map((one) => one.trim()));
}

export const writeThings = (things: readonly string[]): string => JSON.stringify(things);
export const readThings = (kept: string): string[] => JSON.parse(kept); // nothing but `writeThings` wrote it

type Standing = {
  id: string;
  side: Payer;
  agreedAt: Date | null;
  dividedAt: Date | null;
  endedAt: Date | null;
};

export function stateOfDivision(one: Standing): (typeof DIVISION_STATES)[number] {
  if (one.endedAt) return 'ended';
  if (one.dividedAt) return 'divided';
  return one.agreedAt ? 'agreed' : 'proposed';
}

export type DividingRefusal =
  | 'division_over'
  | 'things_agreed'
  | 'things_not_agreed'
  | 'own_things'
  | 'divided_before'
  | 'not_divided'
  | 'said_before'
  | 'divisions_used_up';

/** A list may be put in the place of one that nobody agreed to. */
export function refusalToList(last: Standing | null, divided: number): DividingRefusal | null {
  const state = last && stateOfDivision(last);
  if (state === 'agreed' || state === 'divided') return 'things_agreed';
  return divided >= DIVISIONS_AT_MOST ? 'divisions_used_up' : null;
}

export function refusalToAgreeOn(last: Standing | null, id: string, side: Payer) {
  if (!last || last.id !== id || last.endedAt) return 'division_over' as const;
  if (last.agreedAt) return 'things_agreed' as const;
  return last.side === side ? ('own_things' as const) : null;
}

/** Points may be changed until the other side's come: then they are divided by at once. */
export function refusalToShare(last: Standing | null, id: string) {
  if (!last || last.id !== id || last.endedAt) return 'division_over' as const;
  if (!last.agreedAt) return 'things_not_agreed' as const;
  return last.dividedAt ? ('divided_before' as const) : null;
}

export function refusalToSay(last: Standing | null, id: string, hasSaid: boolean) {
  if (!last || last.id !== id || last.endedAt) return 'division_over' as const;
  if (!last.dividedAt) return 'not_divided' as const;
  return hasSaid ? ('said_before' as const) : null;
}

/** What of a thing the claimants have, in lowest terms; the respondents have the rest. */
export type ThingShare = { over: number; under: number };

/** Whether one side's points can be divided by. */
export function pointsProblem(points: readonly number[], things: number): DivisionRefusal | null {
  if (points.length !== things) return 'points_for_each_thing';
  const divided = adjustedWinner(points, points);
  return divided.ok ? null : divided.refusal;
}

export function dividedBetween(points: Record<Payer, readonly number[]>): ThingShare[] {
  const divided = adjustedWinner(points.claimant, points.respondent);
  if (!divided.ok)
    throw new Error(`Points were kept that cannot be divided by: ${divided.refusal}`);
  // At most a few hundreds: the sums of a hundred points.
  return divided.value.shares.map(({ over, under }) => ({
    over: Number(over),
    under: Number(under),
  }));
}

/** What a side has of a thing. */
export function shareOf({ over, under }: ThingShare, side: Payer): ThingShare {
  return { over: side === 'claimant' ? over : under - over, under };
}

/** What a side has in all, by its own points, to a tenth of a point. */
export function worthTo(
  points: readonly number[],
  shares: readonly ThingShare[],
  side: Payer,
): number {
  const whole = shares.reduce((sum, share, thing) => {
    const { over, under } = shareOf(share, side);
    return sum + ((points[thing] ?? 0) * over) / under;
  }, 0);
  return Math.round(whole * 10) / 10;
}

/** The division as points of a text: each thing and whose it is. */
export function sharesAgreed(
  things: readonly string[],
  shares: readonly ThingShare[],
): AgreedPoint[] {
  if (things.length !== shares.length) throw new Error('A division is not of this list.');
  return things.map((name, thing): AgreedPoint => {
    const share = shares[thing] as ThingShare; // as many as things
    return { kind: 'share', name, claimants: share };
  });
}

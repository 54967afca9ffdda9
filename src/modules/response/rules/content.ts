import { type Minor, readMoney, readRate } from '#kernel/amounts.ts';
import { latinDigits } from '#kernel/digits.ts';
import { CLAIMS_MAX, type FiledClaim } from '#modules/disputes/rules/filed-claims.ts';
import type { TypedPlace } from '#modules/disputes/rules/tax-place.ts';
import type { Currency } from '#modules/disputes/rules/words.ts';
import { type ResponseKind, UNPROVED } from './words.ts';

export const FILES_MAX = 10;
/** As many as a claim may have: what one side may ask for the other may too (ACA s. 18). */
export const HEADS_MAX = CLAIMS_MAX;
export const COUNT_MAX = 120;
export type ResponseFile = { token: string; title: string; size: number };
export type CounterclaimHead = {
  head: string;
  amount: string;
  interestBasis: string;
  interestRate: string;
  interestFrom: string;
};

/** What the forms hold, as it was typed; a draft may lack any of it. */
export type ResponseForm = {
  stance: string;
  words: string;
  grounds: readonly string[];
  shape: string;
  amount: string;
  count: string;
  firstOn: string;
  heads: readonly CounterclaimHead[];
  reason: string;
  name: string;
  agrees: boolean;
  day: string;
  part: string;
  phone: string;
  language: string;
  days: string;
  files: readonly ResponseFile[];
  /** As what somebody answers for a firm or a company; left out where a person answers for themselves. */
  capacity?: string | undefined;
  /** Where they are for the tax on a bill: no part of what they say, and kept with the party alone. */
  state?: string | undefined;
  gstin?: string | undefined;
};

export const EMPTY: ResponseForm = {
  stance: '',
  words: '',
  grounds: [],
  shape: '',
  amount: '',
  count: '',
  firstOn: '',
  heads: [],
  reason: '',
  name: '',
  agrees: false,
  day: '',
  part: '',
  phone: '',
  language: '',
  days: '',
  files: [],
};

export const NO_HEAD: CounterclaimHead = {
  head: '',
  amount: '',
  interestBasis: '',
  interestRate: '',
  interestFrom: '',
};

/** How many days somebody asks for, whichever digits they wrote. */
export function daysIn({ days }: Pick<ResponseForm, 'days'>): number {
  return Number(latinDigits(days));
}

/** Whether somebody stands behind it for the party. */
export function isSigned(kind: ResponseKind): boolean {
  return !UNPROVED.includes(kind);
}

/** Where they are, if they say so. */
export function placeIn({ state = '', gstin = '' }: ResponseForm): TypedPlace | null {
  return state.trim() === '' && gstin.trim() === '' ? null : { state: state.trim(), gstin };
}

/** What they say, without what is asked for their bills alone. */
export function saidIn({ state: _state, gstin: _gstin, ...said }: ResponseForm): ResponseForm {
  return said;
}

const BASES = ['contract', 'statute', 'discretion'] as const;

/** The heads as a claim has them: in the dispute's currency, an interest only on a footing. */
export function counterclaims(
  heads: readonly CounterclaimHead[],
  currency: Currency,
): FiledClaim[] {
  return heads.map(({ head, amount, interestBasis, interestRate, interestFrom }) => {
    const basis = BASES.find((known) => known === interestBasis) ?? '';
    return {
      head: head.trim(),
      amount: readMoney(amount, null) ?? 0n,
      currency,
      interestBasis: basis,
      interestRate: basis === '' ? null : readRate(interestRate),
      interestFrom: basis === '' || interestFrom.trim() === '' ? null : interestFrom.trim(),
    };
  });
}

/** What each instalment is, in minor units: equal ones, and the last one takes what is left over. */
export function instalments(amount: Minor, count: number): { each: Minor; last: Minor } {
  const each = amount / BigInt(count);
  return { each, last: amount - each * BigInt(count - 1) };
}

/** What was kept of a form: the contract had parsed it. */
export function contentOf({ content }: { content: unknown }): ResponseForm {
  const kept = content as ResponseForm;
  // Before heads had an interest they were kept without one.
  return { ...kept, heads: kept.heads.map((head) => ({ ...NO_HEAD, ...head })) };
}

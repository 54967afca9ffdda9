import { rateInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { FiledClaim } from '../rules/filed-claims.ts';

export type Interest = {
  interestBasis: string;
  /** Hundredths of a per cent a year. */
  interestRate: number | null;
  interestFrom: string | null;
};

/** On which footing interest is asked for, at which rate and from which day; empty where none is. */
export function interestInWords({ interestBasis, interestRate, interestFrom }: Interest): string {
  const footing = named<(rate: string) => string>(footings, interestBasis);
  if (!footing) return '';
  const rate = interestRate === null ? '' : rateInWords(interestRate);
  const from = interestFrom === null ? '' : m.request_paper_from({ day: dayInWords(interestFrom) });
  // What the contract says is said with its rate; a rate that was typed beside another footing is not lost.
  const beside = interestBasis === 'contract' ? '' : rate;
  return [footing(rate), beside, from].filter(Boolean).join(', ');
}

const footings = {
  contract: (rate) => m.case_interest_contract({ rate }),
  statute: m.case_interest_statute,
  discretion: m.case_interest_discretion,
} as const satisfies Record<Exclude<FiledClaim['interestBasis'], ''>, (rate: string) => string>;

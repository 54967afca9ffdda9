import { moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import type { ListIssue, ShownPackage } from './view.ts';

export const payerWords = {
  claimant: m.offers_side_claimant,
  respondent: m.offers_side_respondent,
} as const;

export const kindWords = {
  words: m.packages_kind_words,
  money: m.packages_kind_money,
} as const;

export const reasonWords: Record<ShownPackage['reason'], () => string> = {
  nash: m.packages_reason_nash,
  kalaiSmorodinsky: m.packages_reason_share,
  egalitarian: m.packages_reason_egalitarian,
  welfare: m.packages_reason_welfare,
  apart: m.packages_reason_apart,
};

/** One option as both sides read it. */
export function optionWords(issue: ListIssue, option: number, currency: string): string {
  const chosen = issue.options[option];
  if (!chosen) return '';
  if (issue.kind === 'words') return chosen.said;
  const sum = moneyInWords({ amount: chosen.amount, currency });
  return chosen.instalments > 1 ? m.packages_in_payments({ sum, n: chosen.instalments }) : sum;
}

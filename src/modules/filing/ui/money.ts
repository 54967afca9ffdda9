import { moneyInWords } from '#kernel/amounts.ts';

/** Minor units as the whole house writes them, in every language: ₹1,00,000. Nothing where what was typed is no sum. */
export function moneyOf(minor: number, currency: string): string {
  return Number.isSafeInteger(minor) ? moneyInWords({ amount: minor, currency }) : '';
}

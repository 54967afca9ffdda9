import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import type { Paise } from './money.ts';

export type UpiAsk = { vpa: string; name: string; amount: Paise; reference: string };

/** NPCI, UPI linking specification: whom, their name, how much in rupees with two places, in INR, and a note of what it is for. */
export function upiAddress({ vpa, name, amount, reference }: UpiAsk): string {
  const am = moneyInFull(inRupees(amount)).replaceAll(/[^0-9.]/g, '');
  const said = Object.entries({ pn: name, am, cu: 'INR', tn: reference }).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  // The address of the account keeps its @, which apps look for.
  return `upi://pay?pa=${encodeURIComponent(vpa).replace('%40', '@')}&${said.join('&')}`;
}

import { latinDigits, readMoney, readMoneyIn } from '#kernel/amounts.ts';

/** A sum as somebody typed it, in minor units; null where it is none. What no machine counts exactly is too large anywhere. */
export function readSum(typed: string): number | null {
  const minor = readMoney(typed);
  if (minor === null) return null;
  return Number.isSafeInteger(Number(minor)) ? Number(minor) : Number.POSITIVE_INFINITY;
}

/** Whether it says another money than that of the dispute. */
export function isOtherMoney(typed: string, currency: string): boolean {
  return readMoney(typed) !== null && readMoneyIn(currency, typed) === null;
}

/** Hundredths of a per cent of `12.5` or `१२ %`; null where it is no rate. */
export function readRate(typed: string): number | null {
  const [, whole, part = ''] =
    /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(latinDigits(typed).replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(`${whole}${part.padEnd(2, '0')}`);
}

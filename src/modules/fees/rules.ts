import { type Minor, readMoney } from '#kernel/amounts.ts';
import { latinDigits } from '#kernel/digits.ts';

// The fee calculator of the public page (spec sections 2, 4, 5 and 9). An indication: invoices never come from here.

const UNIT = 100n;

// Spec section 9. The fees are the same figures in all three currencies; nothing is converted.
export const CURRENCIES = ['INR', 'USD', 'GBP'] as const;
export const SERVICE_TYPES = ['Arbitration', 'Mediation', 'Conciliation'] as const;
export const PROCEDURE_TYPES = ['online', 'expedited', 'ordinary'] as const;
export const ARBITRATORS = [1, 2, 3] as const;
export const REGISTRATION_FEE: Minor = 5_000n * UNIT;
export const ADMIN_FEE: Minor = 2_500n * UNIT;
export const TRIBUNAL_FEES: readonly Minor[] = [
  8_000n,
  15_000n,
  25_000n,
  35_000n,
  45_000n,
  55_000n,
  65_000n,
  75_000n,
  85_000n,
  95_000n,
  105_000n,
  120_000n,
].map((fee) => fee * UNIT);
export const DEFAULT_TRIBUNAL_FEE: Minor = 8_000n * UNIT;

/** A hundred times all the money there is, in rupees; whoever types on has fallen asleep on the key. */
export const AMOUNT_DIGITS_MAX = 18;
/** The same with its separators. */
export const AMOUNT_LENGTH_MAX = grouped('9'.repeat(AMOUNT_DIGITS_MAX)).length;

export type FeeCurrency = (typeof CURRENCIES)[number];
export type ServiceType = (typeof SERVICE_TYPES)[number];
export type ProcedureType = (typeof PROCEDURE_TYPES)[number];
export type Arbitrators = (typeof ARBITRATORS)[number];

export type Inputs = {
  amount: Minor;
  currency: FeeCurrency;
  /** Null until one is chosen; the same for the procedure. */
  serviceType: ServiceType | null;
  procedureType: ProcedureType | null;
  arbitrators: Arbitrators;
  tribunalFee: Minor;
};

export type InputName = 'amount' | 'serviceType' | 'procedureType';

/** What a form holds, before anybody has looked at it. The tribunal fee arrives as its place in the list. */
export type CalculatorFields = Readonly<Record<string, unknown>>;

export type FeeEstimate = {
  amount: Minor;
  registrationFee: Minor;
  adminFee: Minor;
  tribunalFee: Minor;
  /** The part of the total that is fees. */
  fees: Minor;
  total: Minor;
};

/** What is on no list counts as not chosen, or as the default where there is one. */
export function inputsOf(typed: CalculatorFields): Inputs {
  return {
    amount: amountOf(typed),
    currency: currencyOf(typed),
    serviceType: SERVICE_TYPES.find((one) => one === typed.serviceType) ?? null,
    procedureType: PROCEDURE_TYPES.find((one) => one === typed.procedureType) ?? null,
    arbitrators: ARBITRATORS.find((one) => String(one) === typed.arbitrators) ?? 1,
    tribunalFee:
      TRIBUNAL_FEES.find((_fee, place) => String(place) === typed.tribunalFee) ??
      DEFAULT_TRIBUNAL_FEE,
  };
}

/** Spec section 4: what the calculation still waits for, in the form's order. */
export function missingInputs({ amount, serviceType, procedureType }: Inputs): InputName[] {
  const missing: InputName[] = [];
  if (amount <= 0n) missing.push('amount');
  if (serviceType === null) missing.push('serviceType');
  if (procedureType === null) missing.push('procedureType');
  return missing;
}

export function isReady(inputs: Inputs): boolean {
  return missingInputs(inputs).length === 0;
}

/** Spec section 9: the amount in dispute is part of the total, the number of arbitrators is not. */
export function estimate({
  amount,
  tribunalFee,
}: Pick<Inputs, 'amount' | 'tribunalFee'>): FeeEstimate {
  const fees = REGISTRATION_FEE + ADMIN_FEE + tribunalFee;
  return {
    amount,
    registrationFee: REGISTRATION_FEE,
    adminFee: ADMIN_FEE,
    tribunalFee,
    fees,
    total: amount + fees,
  };
}

/** Arbitration and Conciliation Act 1996, section 10(1): the number of arbitrators shall not be an even number. */
export function isEvenTribunal(arbitrators: Arbitrators): boolean {
  return arbitrators % 2 === 0;
}

/** Spec section 5: commas go, digits stay, anything else is ignored, and the separators come back. */
export function formatAmount(text: string): string {
  return grouped(withoutZeros(digitsIn(text)).slice(0, AMOUNT_DIGITS_MAX));
}

/**
 * A text that came whole (pasted, or posted by a form without a script): its paise go first, for a `1,234.50` read
 * digit by digit would become a hundred times as much.
 */
export function formatWholeAmount(text: string): string {
  return formatAmount(text.replace(/\.[0-9]{0,2}\s*$/, ''));
}

/**
 * An amount as somebody writes it, `8 lakh` or `8,00,000.50`, as the field shows it. What says more than its digits say is
 * told: that it was understood, that its paise do not count here, or that it was not understood.
 */
export type ParsedAmount = {
  text: string;
  how: 'digits' | 'understood' | 'without_paise' | 'not_understood';
};

export function amountTyped(typed: string, currency: FeeCurrency): ParsedAmount {
  const plain = latinDigits(typed).trim();
  // Commas go (spec section 5); spaces may stand between the groups of one number, and `1 2 3` is three.
  if (/^[0-9,]*$/.test(plain)) return asDigits(plain, 'digits');
  const minor = readMoney(plain, currency);
  if (minor === null) return { text: formatWholeAmount(plain), how: 'not_understood' };
  if (/^[0-9,\s]*$/.test(plain)) return asDigits(plain, 'digits');
  return asDigits(String(minor / UNIT), minor % UNIT === 0n ? 'understood' : 'without_paise');
}

/** What has more digits than the field takes is not shortened in silence. */
function asDigits(text: string, how: ParsedAmount['how']): ParsedAmount {
  const isTooLong = withoutZeros(digitsIn(text)).length > AMOUNT_DIGITS_MAX;
  return { text: formatAmount(text), how: isTooLong ? 'not_understood' : how };
}

/** The text formatted, and the caret behind the same digit. `forward`: Delete was pressed, so it steps over a separator. */
export function retype(
  text: string,
  caret: number,
  forward = false,
): { text: string; caret: number } {
  const next = formatAmount(text);
  const dropped = digitsIn(text).length - withoutZeros(digitsIn(text)).length;
  const place = placeBehind(next, digitsIn(text.slice(0, caret)).length - dropped);
  return { text: next, caret: forward && next[place] === ',' ? place + 1 : place };
}

/** `INR 105,000`: western separators in every currency (reading). Every sum here is a whole number of units. */
export function formatMoney(currency: FeeCurrency, minor: Minor): string {
  return `${currency} ${formatUnits(minor)}`;
}

export function formatUnits(minor: Minor): string {
  return grouped(String(minor / UNIT));
}

/** A comma for the decimal point: read by its digits, `800000,50` would be a hundred times as much. No group ends so. */
const DECIMAL_COMMA = /,[0-9]{1,2}\s*$/;

/** What was sent and cannot be understood; a form without a script keeps it in its field, to be mended. */
export function unreadAmount(typed: CalculatorFields): string | null {
  const text = textOf(typed.amount);
  return amountTyped(text, currencyOf(typed)).how === 'not_understood' ||
    DECIMAL_COMMA.test(latinDigits(text))
    ? text
    : null;
}

function amountOf(typed: CalculatorFields): Minor {
  const { text } = amountTyped(textOf(typed.amount), currencyOf(typed));
  return BigInt(text.replaceAll(',', '') || '0') * UNIT;
}

function currencyOf({ currency }: CalculatorFields): FeeCurrency {
  return CURRENCIES.find((one) => one === currency) ?? 'INR';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function digitsIn(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=[0-9])/, '');
}

function grouped(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/g) ?? [];
  return (first > 0 ? [digits.slice(0, first), ...groups] : groups).join(',');
}

function placeBehind(text: string, digits: number): number {
  let seen = 0;
  let place = 0;
  while (seen < digits && place < text.length) {
    if (text[place] !== ',') seen += 1;
    place += 1;
  }
  return place;
}

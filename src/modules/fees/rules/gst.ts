import type { Day } from '#kernel/days.ts';
import { type Paise, percent, sum } from './money.ts';
import { type DatedFigures, packOn } from './schedules/packs.ts';

export type Taxes = { cgst: Paise; sgst: Paise; igst: Paise };
export const NO_TAX: Taxes = { cgst: 0n, sgst: 0n, igst: 0n };

type Gst = { rate: bigint; sac: string };

export const gstPacks: readonly DatedFigures<Gst>[] = [
  {
    id: 'gst@2017-07-01',
    title: 'Goods and services tax on the services of the institution',
    source:
      'Notification 11/2017-Central Tax (Rate); SAC 9982, legal services, arbitration and conciliation among them',
    from: '2017-07-01',
    isConfirmed: false,
    value: { rate: 1800n, sac: '998215' },
  },
];

/** The pack that counts on a day; the Act itself began with the first. */
export function gstOn(day: Day): DatedFigures<Gst> | null {
  return packOn(gstPacks, day);
}

/** GST's own two digits for a state: those with which its registration numbers begin. */
export const MAHARASHTRA = '27';

/** Fifteen letters and digits: state, PAN, entity, Z, and a check letter. */
export function isGstin(text: string): boolean {
  return (
    /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) &&
    checkOf(text.slice(0, 14)) === text[14]
  );
}

/** As it is printed on the certificate, of what somebody typed with spaces or small letters. */
export function gstinOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function stateOf(gstin: string): string {
  return gstin.slice(0, 2);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function checkOf(head: string): string {
  const total = [...head].reduce((so, letter, place) => {
    const value = DIGITS.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    return so + Math.floor(value / 36) + (value % 36);
  }, 0);
  return DIGITS[(36 - (total % 36)) % 36] ?? '';
}

export type TaxablePayer = { gstin?: string | null; state?: string | null };

/**
 * Where the service counts as supplied (IGST Act s. 12(2)): with whoever is registered, otherwise where the address on
 * record is, otherwise with the supplier.
 */
export function placeOfSupply({ gstin, state }: TaxablePayer, supplierState: string): string {
  return gstin ? stateOf(gstin) : state || supplierState;
}

export type PlaceOfSupply = { place: string; gstin: string | null };

/**
 * What becomes of an invoice when its payer turns out to be elsewhere. What nothing was paid on is taken back and written anew;
 * what money stands on a person looks at, for its tax may have been returned already (CGST Act ss. 34, 77; IGST Act s. 19).
 */
export function onNewPlace(
  bill: { total: Paise; taxes: Taxes; due: Paise; paid: Paise; isCancelled: boolean },
  before: PlaceOfSupply,
  after: PlaceOfSupply,
): 'stays' | 'replaced' | 'looked_at' {
  const isTaxed = taxTotal(bill.taxes) > 0n;
  const isSame = before.place === after.place && before.gstin === after.gstin;
  if (!isTaxed || isSame || bill.isCancelled) return 'stays';
  if (bill.paid > 0n) return 'looked_at';
  return bill.due === bill.total ? 'replaced' : 'stays';
}

export type TaxAsk = { net: Paise; on: Day; supplierState: string; placeOfSupply: string };

/**
 * The tax on an invoice, reckoned once on its whole net sum and to the nearest paisa, half upward; CGST and SGST are
 * reckoned each at half the rate, so that they are always equal. CGST Act s. 170 (whole rupees) is kept in the return, not here.
 */
export function taxOn({ net, on, supplierState, placeOfSupply }: TaxAsk): Taxes {
  const pack = gstOn(on);
  if (!pack) return NO_TAX;
  const { rate } = pack.value;
  if (placeOfSupply !== supplierState) return { ...NO_TAX, igst: percent(net, rate) };
  const half = percent(net, rate / 2n);
  return { cgst: half, sgst: half, igst: 0n };
}

export function taxTotal({ cgst, sgst, igst }: Taxes): Paise {
  return sum([cgst, sgst, igst]);
}

import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type {
  CostEstimate,
  EstimateAsk,
  EstimateItem,
  EstimateRefusal,
  ItemName,
} from './estimate-ask.ts';
import { gstOn, MAHARASHTRA, taxOn, taxTotal } from './gst.ts';
import { least, type Paise, percent, sum as sumOf } from './money.ts';
import {
  adminShares,
  type InstitutionTable,
  institutionId,
  tribunalFee,
} from './schedules/governing.ts';
import { stampDuty, stampPack } from './schedules/stamp-duty.ts';

/** A lakh crore rupees: more than any claim there was, and far below what a wrong key makes. */
export const SUM_MAX: Paise = 1_000_000_000_000_00n;

/** On: the day of the estimate. `isRegistered`: the institution has a GSTIN; who has none may not collect the tax (CGST Act s. 32). */
export type EstimateBy = { table: InstitutionTable; on: Day; isRegistered: boolean };

/** What a dispute costs before it is filed, item by item, with what is certain told from what is not. */
export function estimateCosts(
  ask: EstimateAsk,
  by: EstimateBy,
): Result<CostEstimate, EstimateRefusal> {
  if (ask.sum <= 0n) return refuse('sum_missing');
  if (ask.sum > SUM_MAX || ask.counterclaim > SUM_MAX) return refuse('sum_too_large');
  // ACA s. 10(1): never an even number.
  if (ask.way === 'arbitration' && ask.arbitrators % 2 === 0) return refuse('even_tribunal');
  const tribunal = tribunalItems(ask, by);
  const items = [
    ...institutionItems(by),
    ...tribunal,
    ...tribunalTax(tribunal, by.on),
    ...stampItems(ask),
  ];
  return allow({ items, ...totalsOf(items) });
}

/** What of it falls on one side: what is shared by half, and what a registrar decides as if it were; at most all of it (ACA ss. 31A and 38(2)). */
export function shareOf(
  { items, most }: Pick<CostEstimate, 'items' | 'most'>,
  side: 'claimant' | 'respondent',
): { later: Paise; most: Paise | null } {
  const ahead = items.filter(({ when }) => when !== 'on_filing');
  // Halves are added as they are and rounded once, up: who is told a share is told no less than it.
  const halves = ({ borne }: EstimateItem) =>
    borne === side ? 2n : borne === 'shared' || borne === 'registrar_decides' ? 1n : 0n;
  return {
    later: (sumOf(ahead.map((item) => (item.amount ?? 0n) * halves(item))) + 1n) / 2n,
    most,
  };
}

function institutionItems({ table, on, isRegistered }: EstimateBy): EstimateItem[] {
  const by = institutionId(table);
  const { credit, ...shares } = adminShares(table);
  const fee = (
    item: ItemName,
    amount: Paise,
    when: EstimateItem['when'],
    source: string | null = by,
  ): EstimateItem => ({
    item,
    amount,
    least: amount,
    most: amount,
    certainty: 'certain',
    when,
    borne: when === 'on_filing' ? 'claimant' : 'shared',
    by: source,
  });
  // Each bill bears its own tax, and whoever pays the bill pays it.
  const taxed = (
    net: Paise,
    when: EstimateItem['when'],
    borne: 'claimant' | 'respondent',
  ): EstimateItem[] => {
    const { amount, least, most } = isRegistered ? taxOfBill(net, on) : NO_TAX_AT_ALL;
    if (amount === 0n) return [];
    const certainty = least === most ? ('certain' as const) : ('likely' as const);
    return [{ ...fee('gst', amount, when, gstOn(on)?.id ?? null), borne, least, most, certainty }];
  };
  return [
    fee('registration', table.registrationFee, 'on_filing'),
    ...taxed(table.registrationFee, 'on_filing', 'claimant'),
    fee('admin', table.adminFee, 'to_constitute'),
    ...(credit > 0n
      ? [{ ...fee('registration_credit', -credit, 'to_constitute'), borne: 'claimant' as const }]
      : []),
    ...taxed(shares.claimant, 'to_constitute', 'claimant'),
    ...taxed(shares.respondent, 'to_constitute', 'respondent'),
  ];
}

const NO_TAX_AT_ALL = { amount: 0n, least: 0n, most: 0n };

/**
 * The tax of one bill: in the institution's state in two halves, each rounded, elsewhere in one. Who is where nobody knows
 * beforehand, so that a paisa may be open.
 */
function taxOfBill(net: Paise, on: Day): typeof NO_TAX_AT_ALL {
  const inPlace = (placeOfSupply: string) =>
    taxTotal(taxOn({ net, on, supplierState: MAHARASHTRA, placeOfSupply }));
  const [near, far] = [inPlace(MAHARASHTRA), inPlace('')];
  return { amount: near, least: least(near, far), most: near + far - least(near, far) };
}

// The number of arbitrators and the sums are what is asked today; a tribunal settles its fee with the parties at its first meeting.
function tribunalItems(
  { way, sum, counterclaim, arbitrators, schedule, ceilingOn }: EstimateAsk,
  { table, on }: EstimateBy,
): EstimateItem[] {
  const reckoning = {
    schedule: way === 'arbitration' ? schedule : 'institution',
    table,
    on,
    arbitrators,
    ...(ceilingOn ? { ceilingOn } : {}),
  };
  const item = (name: ItemName, of: Paise): EstimateItem => {
    const fee = tribunalFee(of, reckoning);
    const [least, most] = [
      fee?.range?.least ?? fee?.amount ?? null,
      fee?.range?.most ?? fee?.amount ?? null,
    ];
    return {
      item: name,
      amount: fee?.amount ?? null,
      least,
      most,
      certainty: fee?.range ? 'open' : 'likely',
      when: 'to_constitute',
      borne: 'shared',
      by: fee?.by ?? null,
    };
  };
  // *ONGC v Afcons*: claim and counterclaim are separate sums. The institution's own table asks once, for their total.
  const isSeparate = counterclaim > 0n && reckoning.schedule !== 'institution';
  return [
    item('tribunal', isSeparate ? sum : sum + counterclaim),
    ...(isSeparate ? [item('tribunal_counterclaim', counterclaim)] : []),
  ];
}

/** A tribunal's fee bears 18 % where a party is a business, by reverse charge, and none where nobody is: who knows beforehand? */
function tribunalTax(tribunal: readonly EstimateItem[], on: Day): EstimateItem[] {
  const pack = gstOn(on);
  const most = tribunal.reduce((so, { most }) => so + (most ?? 0n), 0n);
  if (!pack || most === 0n) return [];
  const item = {
    item: 'tribunal_gst',
    amount: null,
    least: 0n,
    most: percent(most, pack.value.rate),
    certainty: 'open',
  } as const;
  return [{ ...item, when: 'to_constitute', borne: 'shared', by: pack.id }];
}

/** An award may be for less than is claimed, or with interest for more; who pays the duty the law leaves open. */
function stampItems({ way, sum, counterclaim, seat, awardOn }: EstimateAsk): EstimateItem[] {
  if (way !== 'arbitration') return [];
  const pack = stampPack(seat, awardOn);
  const duty = (of: Paise) => (pack ? stampDuty(of, pack.value) : null);
  return [
    {
      item: 'stamp_duty',
      amount: duty(sum),
      least: pack ? 0n : null,
      most: duty(sum + counterclaim),
      certainty: pack ? 'likely' : 'open',
      when: 'on_award',
      borne: 'registrar_decides',
      by: pack?.id ?? null,
    },
  ];
}

function totalsOf(items: readonly EstimateItem[]): Omit<CostEstimate, 'items'> {
  const add = (of: (item: EstimateItem) => Paise | null) =>
    items.reduce((so, item) => so + (of(item) ?? 0n), 0n);
  return {
    onFiling: add(({ when, amount }) => (when === 'on_filing' ? amount : 0n)),
    likely: add(({ amount }) => amount),
    least: add(({ least }) => least),
    most: items.some(({ most }) => most === null) ? null : add(({ most }) => most),
  };
}

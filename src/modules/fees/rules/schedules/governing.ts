import type { Day } from '#kernel/days.ts';
import { least, type Paise } from '../money.ts';
import { type Ceiling, fourthScheduleFee, fourthSchedules } from './fourth-schedule.ts';
import { packOn } from './packs.ts';
import { sebiArbitration, sebiSchedules } from './sebi.ts';

/**
 * Whose table gives the tribunal's fee. The Fourth Schedule does not bind where the parties agreed to an institution's rules
 * (ACA s. 11(14), Explanation), so the institution's own table comes first; which one governs is kept with each dispute.
 */
export const SCHEDULES = ['institution', 'fourth_schedule', 'sebi'] as const;
export type ScheduleName = (typeof SCHEDULES)[number];

/** The part of the institution's setting that fees are reckoned by. */
export type InstitutionTable = {
  /** Which version of the setting: kept with what was reckoned. */
  version: number;
  registrationFee: Paise;
  adminFee: Paise;
  tribunalFees: readonly Paise[];
  defaultTribunalFee: Paise;
};

/**
 * What each side pays towards administration: equal shares when a tribunal is appointed, and the registration fee counts
 * towards the claimant's (the institution's rules, schedule of fees).
 */
export function adminShares({
  adminFee,
  registrationFee,
}: Pick<InstitutionTable, 'adminFee' | 'registrationFee'>) {
  const respondent = adminFee / 2n;
  const claimantShare = adminFee - respondent;
  const credit = least(claimantShare, registrationFee);
  return { claimant: claimantShare - credit, respondent, credit };
}

export type TribunalFeeInput = {
  schedule: ScheduleName;
  table: InstitutionTable;
  on: Day;
  arbitrators: number;
  ceilingOn?: Ceiling;
};

/** The fee of a whole tribunal for one sum. */
export type TribunalFee = {
  amount: Paise;
  /** Where the table leaves the fee to agreement. */
  range: { least: Paise; most: Paise } | null;
  /** By what it was reckoned: `fees@3`, `fourth-schedule@…`. */
  by: string;
};

export function tribunalFee(sum: Paise, reckoning: TribunalFeeInput): TribunalFee | null {
  return feeBy[reckoning.schedule](sum, reckoning);
}

const feeBy: Record<ScheduleName, (sum: Paise, reckoning: TribunalFeeInput) => TribunalFee | null> =
  {
    institution: (sum, { table, on }) => ({
      amount: table.defaultTribunalFee,
      range: rangeOf(withinSchedule(table.tribunalFees, { sum, on })),
      by: institutionId(table),
    }),
    fourth_schedule: (sum, { on, arbitrators, ceilingOn }) => {
      const pack = packOn(fourthSchedules, on);
      if (!pack) return null;
      const each = fourthScheduleFee(sum, pack.value, {
        isSole: arbitrators === 1,
        ...(ceilingOn ? { ceilingOn } : {}),
      });
      return { amount: each * BigInt(arbitrators), range: null, by: pack.id };
    },
    sebi: (sum, { on, arbitrators }) => {
      const pack = packOn(sebiSchedules, on);
      if (!pack) return null;
      return {
        amount: sebiArbitration(sum, pack.value).arbitrator * BigInt(arbitrators),
        range: null,
        by: pack.id,
      };
    },
  };

/**
 * The steps that the registrar may fix where the parties do not agree: none above what the Fourth Schedule gives one
 * arbitrator for the same sum (the institution's rules, schedule of fees).
 */
function withinSchedule(
  fees: readonly Paise[],
  { sum, on }: { sum: Paise; on: Day },
): readonly Paise[] {
  const pack = packOn(fourthSchedules, on);
  if (!pack) return fees;
  const ceiling = fourthScheduleFee(sum, pack.value, { isSole: false });
  const within = fees.filter((fee) => fee <= ceiling);
  return within.length > 0 ? within : fees;
}

export function institutionId({ version }: InstitutionTable): string {
  return `fees@${version}`;
}

function rangeOf(fees: readonly Paise[]): TribunalFee['range'] {
  const sorted = fees.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least !== undefined && most !== undefined && least < most ? { least, most } : null;
}

import { jsonMinor } from '#kernel/amounts.ts';
import { addMonths, dayAt } from '#kernel/days.ts';
import type { DisputeRow } from '#modules/disputes/actions/deps.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { sumOf } from '#modules/disputes/rules/filed-claims.ts';
import { estimateFor, scheduleOf } from '#modules/fees/actions/governing.ts';
import type { EstimateItem } from '#modules/fees/rules/estimate-ask.ts';
import type { Db } from '#platform/db.ts';
import { counterclaims, type ResponseForm } from '../rules/content.ts';
import type { ResponseKind } from '../rules/words.ts';
import type { ResponseDeps } from './deps.ts';

/**
 * The institution's table asks a registration fee of the claimant who files a claim, and names none for a counterclaim; so
 * none falls due. A lawyer should confirm that none is meant.
 */
export const FILING_FEE = 0;

/** Bounds in minor units; null where no schedule of ours knows one. */
export type Bounds = { least: number | null; most: number | null };
export type CounterclaimCosts = {
  filingFee: number;
  sum: number;
  tribunal: Bounds;
  tribunalWithout: Bounds | null;
};

const MONTHS_TO_AWARD = 12;
type Deps = Pick<ResponseDeps, 'db' | 'now' | 'settings'>;
type Claimed = Pick<
  DisputeRow,
  'id' | 'process' | 'track' | 'seat' | 'arbitrators' | 'sumMinor' | 'currency'
>;

/** What a counterclaim costs; null for what is none. */
export async function costsOf(
  deps: Deps,
  db: Db,
  { file }: { file: DisputeFile },
  { kind, content }: { kind: ResponseKind; content: ResponseForm | null },
): Promise<CounterclaimCosts | null> {
  if (kind !== 'counterclaim' || content === null) return null;
  return counterclaimCosts({ ...deps, db }, file.dispute, content.heads);
}

/**
 * What a counterclaim will likely add: the sum in dispute is that of claim and counterclaim, and the tribunal's fee goes by it
 * (the institution's rules, schedule of fees; *ONGC v Afcons* where the Fourth Schedule governs). Null before there is a sum.
 */
async function counterclaimCosts(
  deps: Deps,
  dispute: Claimed,
  heads: ResponseForm['heads'],
): Promise<CounterclaimCosts | null> {
  const sum = sumOf(counterclaims(heads, dispute.currency));
  if (sum <= 0n) return null;
  const claimed = dispute.sumMinor;
  const governing = await scheduleOf(deps.db, dispute.id);
  const ask = {
    way: dispute.process,
    arbitrators: dispute.arbitrators,
    procedure: dispute.track,
    seat: dispute.seat,
    awardOn: addMonths(dayAt(deps.now()), MONTHS_TO_AWARD),
    schedule: governing?.schedule ?? ('institution' as const),
    ...(governing ? { ceilingOn: governing.ceilingOn } : {}),
  };
  // Where the claim is for an act alone, the counterclaim is the only sum there is.
  const together = await estimateFor(
    deps,
    claimed > 0n ? { ...ask, sum: claimed, counterclaim: sum } : { ...ask, sum, counterclaim: 0n },
  );
  const without =
    claimed > 0n ? await estimateFor(deps, { ...ask, sum: claimed, counterclaim: 0n }) : null;
  if (!together.ok) return null;
  return {
    filingFee: FILING_FEE,
    sum: jsonMinor(sum),
    tribunal: boundsOf(together.value.items),
    tribunalWithout: without?.ok ? boundsOf(without.value.items) : null,
  };
}

function boundsOf(items: readonly EstimateItem[]): Bounds {
  const fees = items.filter(({ item }) => item === 'tribunal' || item === 'tribunal_counterclaim');
  const add = (of: (item: EstimateItem) => bigint | null) =>
    fees.some((item) => of(item) === null)
      ? null
      : jsonMinor(fees.reduce((so, item) => so + (of(item) ?? 0n), 0n));
  return { least: add(({ least }) => least), most: add(({ most }) => most) };
}

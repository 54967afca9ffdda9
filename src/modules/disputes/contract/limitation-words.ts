import * as z from 'zod/mini';
import { dayInWords } from '#kernel/day-words.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { CivilDay } from './words.ts';

/** What limitation would be counted by, as the claimant answered it; empty where nobody asked, or nothing was told. */
export const LimitationSummary = z.object({
  causeOn: z.nullable(CivilDay),
  kind: z.string(),
  acknowledgedOn: z.nullable(CivilDay),
  paidOn: z.nullable(CivilDay),
  lateReason: z.string(),
});
export type LimitationSummary = z.output<typeof LimitationSummary>;

/** The kinds of claim by which limitation is counted; the guided request asks for one of them. */
export const claimKindWords = {
  contract: m.filing_category_contract,
  goods: m.filing_category_goods,
  work: m.filing_category_work,
  loan: m.filing_category_loan,
  rent: m.filing_category_rent,
  accounts: m.filing_category_accounts,
  defamation: m.filing_category_defamation,
  land: m.filing_category_land,
  other: m.filing_category_other,
} as const;

/** Each answer under its own label, with days as people read them; what was not told is left out. */
export function limitationLines({
  causeOn,
  kind,
  acknowledgedOn,
  paidOn,
  lateReason,
}: LimitationSummary): { label: string; value: string }[] {
  const day = (on: string | null) => (on === null ? '' : dayInWords(on));
  return [
    { label: m.case_limitation_kind(), value: named(claimKindWords, kind)?.() ?? kind },
    { label: m.case_limitation_cause(), value: day(causeOn) },
    { label: m.case_limitation_acknowledged(), value: day(acknowledgedOn) },
    { label: m.case_limitation_paid(), value: day(paidOn) },
    { label: m.case_limitation_late(), value: lateReason },
  ].filter(({ value }) => value !== '');
}

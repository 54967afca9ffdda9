import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import type { RowWarning, RowWarningCode } from '../rules/bulk-warnings.ts';

export { asksForConsent, type RowWarning } from '../rules/bulk-warnings.ts';

/** What the law has to say about a row; the guided request says the same of the forum. */
const warningSays: Record<RowWarningCode, (about: { day: string }) => string> = {
  consumer: m.filing_warning_consumer,
  bank_debt: m.bulk_warn_bank_debt,
  rent_control: m.filing_warning_rent_control,
  tenancy: m.filing_warning_tenancy,
  msme: m.filing_warning_msme,
  conciliation_pending: m.filing_warning_conciliation,
  fast_track: m.filing_warning_fast_track,
  limitation_unknown: m.bulk_warn_limitation_unknown,
  limitation_urgent: m.bulk_warn_limitation_urgent,
  limitation_over: m.bulk_warn_limitation_over,
};

export function warningInWords({ code, day }: RowWarning): string {
  return warningSays[code]({ day: day === null ? '–' : dayInWords(day) });
}

/** The warnings of a row in one text, for its place in the report. */
export function warnedOfRow(warnings: readonly RowWarning[]): string {
  return warnings.map((one) => `${one.column}: ${warningInWords(one)}`).join(' ');
}

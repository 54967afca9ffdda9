import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { HeaderFault } from '../rules/bulk-columns.ts';
import type { RowState } from '../rules/bulk-once.ts';
import type { RowCode, RowProblem } from '../rules/bulk-row.ts';
import type { DocumentFileFault, ZipFault } from '../rules/bulk-zip.ts';

/** What is wrong with a cell and how to mend it; which cell it is stands beside it. */
export const rowErrorWords: Record<RowCode, () => string> = {
  not_utf8: m.bulk_row_not_utf8,
  quote_misplaced: m.bulk_row_quote_misplaced,
  quote_open: m.bulk_row_quote_open,
  row_too_long: m.bulk_row_row_too_long,
  cells_missing: m.bulk_row_cells_missing,
  cells_extra: m.bulk_row_cells_extra,
  formula: m.bulk_row_formula,
  characters: m.bulk_row_characters,
  too_long: m.bulk_row_too_long,
  not_one_of: m.bulk_row_not_one_of,
  reference_missing: m.bulk_row_reference_missing,
  reference_wrong: m.bulk_row_reference_wrong,
  reference_twice: m.bulk_row_reference_twice,
  loan_twice: m.bulk_row_loan_twice,
  amount_wrong: m.bulk_row_amount_wrong,
  interest_written: m.bulk_row_interest_written,
  answer_missing: m.bulk_row_answer_missing,
  paper_missing: m.bulk_row_paper_missing,
  paper_unusable: m.bulk_row_paper_unusable,
  papers_too_many: m.bulk_row_papers_too_many,
  respondent_gap: m.bulk_row_respondent_gap,
  title_missing: m.bulk_row_title_missing,
  sector_missing: m.bulk_row_sector_missing,
  facts_missing: m.bulk_row_facts_missing,
  claimant_missing: m.bulk_row_claimant_missing,
  respondent_missing: m.bulk_row_respondent_missing,
  parties_too_many: m.bulk_row_parties_too_many,
  name_missing: m.bulk_row_name_missing,
  contact_missing: m.bulk_row_contact_missing,
  email_wrong: m.bulk_row_email_wrong,
  mobile_wrong: m.bulk_row_mobile_wrong,
  address_wrong: m.bulk_row_address_wrong,
  designation_unfounded: m.bulk_row_designation_unfounded,
  party_against_itself: m.bulk_row_party_against_itself,
  address_of_both_sides: m.bulk_row_address_of_both_sides,
  claim_missing: m.bulk_row_claim_missing,
  claims_too_many: m.bulk_row_claims_too_many,
  head_missing: m.bulk_row_head_missing,
  amount_zero: m.bulk_row_amount_zero,
  amount_too_large: m.bulk_row_amount_too_large,
  currencies_mixed: m.bulk_row_currencies_mixed,
  interest_wrong: m.bulk_row_interest_wrong,
  day_wrong: m.bulk_row_day_wrong,
  day_in_future: m.bulk_row_day_in_future,
  day_too_old: m.bulk_row_day_too_old,
  arbitrators_even: m.bulk_row_arbitrators_even,
  agreement_missing: m.bulk_row_agreement_missing,
  clause_missing: m.bulk_row_clause_missing,
  representative_wrong: m.bulk_row_representative_wrong,
  state_wrong: m.bulk_row_state_wrong,
  gstin_wrong: m.bulk_row_gstin_wrong,
};

export const documentFaultWords: Record<DocumentFileFault, () => string> = {
  paper_path: m.bulk_paper_path,
  paper_name: m.bulk_paper_name,
  paper_twice: m.bulk_paper_twice,
  paper_locked: m.bulk_paper_locked,
  paper_link: m.bulk_paper_link,
  paper_method: m.bulk_paper_method,
  paper_too_large: m.bulk_paper_too_large,
  paper_bomb: m.bulk_paper_bomb,
  paper_empty: m.bulk_paper_empty,
  paper_broken: m.bulk_paper_broken,
  paper_type: m.bulk_paper_type,
};

type FileFault = ZipFault | HeaderFault | 'rows_too_many';
const fileSays: Record<FileFault, (about: { columns: string }) => string> = {
  zip_wrong: m.bulk_file_zip_wrong,
  zip_too_many: m.bulk_file_zip_too_many,
  zip_too_large: m.bulk_file_zip_too_large,
  zip_overlaps: m.bulk_file_zip_overlaps,
  zip_too_new: m.bulk_file_zip_too_new,
  zip_in_parts: m.bulk_file_zip_in_parts,
  rows_not_csv: m.bulk_file_rows_not_csv,
  rows_empty: m.bulk_file_rows_empty,
  rows_too_many: m.bulk_file_rows_too_many,
  column_unknown: m.bulk_file_column_unknown,
  column_twice: m.bulk_file_column_twice,
  column_missing: m.bulk_file_column_missing,
  columns_separated: m.bulk_file_columns_separated,
  respondents_too_many: m.bulk_file_respondents_too_many,
  heads_too_many: m.bulk_file_heads_too_many,
};

export const rowStateWords: Record<RowState, () => string> = {
  waiting: m.bulk_state_waiting,
  good: m.bulk_state_good,
  bad: m.bulk_state_bad,
  repeat: m.bulk_state_repeat,
  replaced: m.bulk_state_replaced,
  accepted: m.bulk_state_accepted,
  stuck: m.bulk_state_stuck,
  filed: m.bulk_state_filed,
};

/** The sentence for a fault of a file, as the database keeps it. */
export function fileErrorInWords(fault: string | null, columns: readonly string[]): string | null {
  if (fault === null) return null;
  return named(fileSays, fault)?.({ columns: columns.join(', ') }) ?? fault;
}

/** What is wrong with a row in one text, for its place in the report: each cell by its column. */
export function rowErrorInWords(problems: readonly RowProblem[]): string {
  return problems
    .map((problem) => `${problem.column || m.bulk_whole_row()}: ${rowProblemInWords(problem)}`)
    .join(' ');
}

/** What is wrong, and with which paper where a cell names several. */
export function rowProblemInWords({ code, paper }: Omit<RowProblem, 'column'>): string {
  return paper ? `${paper}: ${rowErrorWords[code]()}` : rowErrorWords[code]();
}

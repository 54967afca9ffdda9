import { FILING_PROBLEMS } from '#modules/disputes/rules/filing.ts';
import type { PartyKind } from '#modules/disputes/rules/words.ts';
import type { Cells } from './bulk-columns.ts';

const OWN_CODES = [
  'not_utf8',
  'quote_misplaced',
  'quote_open',
  'row_too_long',
  'cells_missing',
  'cells_extra',
  'formula',
  'characters',
  'too_long',
  'not_one_of',
  'reference_missing',
  'reference_wrong',
  'reference_twice',
  'loan_twice',
  'amount_wrong',
  'interest_written',
  'answer_missing',
  'paper_missing',
  'paper_unusable',
  'papers_too_many',
  'respondent_gap',
] as const;
export const ROW_CODES = [...OWN_CODES, ...FILING_PROBLEMS] as const;
export type RowCode = (typeof ROW_CODES)[number];
/** `column` is empty where the row as a whole is meant; `paper` is the name of the one that is meant, of several in a cell. */
export type RowProblem = { column: string; code: RowCode; paper?: string };

/** A row as it stands in the file: its cells, and what is wrong with how they are written. */
export type ParsedRow = { cells: Cells; written: readonly RowProblem[] };

/** Who files: the claimant of every row. */
export type FilingInstitution = {
  name: string;
  kind: Exclude<PartyKind, 'person'>;
  registration: string;
  email: string;
  mobile: string;
  address: string;
  language: 'en' | 'hi' | 'mr';
  gstState: string | null;
  gstin: string | null;
};

/** What reading a part of a row adds: the column of each field, and what could not be read. */
export type RowReading = { columns: Map<string, string>; problems: RowProblem[] };

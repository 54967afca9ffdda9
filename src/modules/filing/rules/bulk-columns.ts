import { readPhone } from '#kernel/contacts.ts';
import { readDay } from '#kernel/days.ts';
import { withoutUnseen } from '#kernel/invisible-characters.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { MANY_LINES, ONE_LINE, RUNS } from '#kernel/text.ts';
import {
  type BulkColumn,
  type ColumnKind,
  columnOf,
  HEAD_COLUMN,
  PARTY_COLUMN,
  PASSED_OVER,
} from './bulk-template.ts';

/** A cell as it stood in the file, or what was wrong with its writing. */
export type Cell = { text: string; fault: CellFault | null };

export type CellFault = 'not_utf8' | 'quote_misplaced';

/** The most rows of one file; what follows is told and not read. */
export const ROWS_MAX = 25_000;

/** A claimant stands on the other side, and a dispute has at most fifty parties. */
export const RESPONDENTS_MAX = 49;

export const HEADS_MAX = 5;

export const PAPERS_A_ROW_MAX = 20;

export const HEADER_FAULTS = [
  'rows_not_csv',
  'rows_empty',
  'column_unknown',
  'column_twice',
  'column_missing',
  'columns_separated',
  'respondents_too_many',
  'heads_too_many',
] as const;

export type HeaderFault = (typeof HEADER_FAULTS)[number];

/** `columns` are those that it is about, as they stand in the file. */
export type HeaderProblem = { code: HeaderFault; columns: string[] };

/** The names of the columns; without them no row can be read. */
export function headerOf(cells: readonly Cell[]): Result<string[], HeaderProblem> {
  if (cells.some(({ fault }) => fault !== null))
    return refuse({ code: 'rows_not_csv', columns: [] });
  const names = cells.map(({ text }) => text.trim().toLowerCase());
  if (names.length === 1 && /[;\t|]/.test(names[0] ?? ''))
    return refuse({ code: 'columns_separated', columns: [] });
  const beyond = names.filter((name) => isBeyond(PARTY_COLUMN, name, RESPONDENTS_MAX));
  if (beyond.length > 0) return refuse({ code: 'respondents_too_many', columns: few(beyond) });
  const heads = names.filter((name) => isBeyond(HEAD_COLUMN, name, HEADS_MAX));
  if (heads.length > 0) return refuse({ code: 'heads_too_many', columns: few(heads) });
  const unknown = names.filter((name) => columnOf(name) === null && !PASSED_OVER.includes(name));
  if (unknown.length > 0) return refuse({ code: 'column_unknown', columns: few(unknown) });
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) return refuse({ code: 'column_twice', columns: few(twice) });
  const missing = REQUIRED.filter((name) => !names.includes(name));
  return missing.length > 0 ? refuse({ code: 'column_missing', columns: missing }) : allow(names);
}

const REQUIRED = ['reference', 'respondent_name', 'facts'];

function isBeyond(pattern: RegExp, name: string, most: number): boolean {
  return Number(pattern.exec(name)?.[1] ?? 0) > most;
}

function few(names: readonly string[]): string[] {
  return names.slice(0, 10).map((name) => name.slice(0, 60));
}

export type Cells = Readonly<Record<string, string>>;

export type CellProblem =
  | CellFault
  | 'formula'
  | 'characters'
  | 'too_long'
  | 'not_one_of'
  | 'reference_wrong'
  | 'cells_missing'
  | 'cells_extra';

export type WrittenProblem = { column: string; code: CellProblem };

/** The cells of a row by their columns, without the empty ones, and what is wrong with how they are written. */
export function cellsBy(
  header: readonly string[],
  row: readonly Cell[],
): { cells: Cells; problems: WrittenProblem[] } {
  const problems: WrittenProblem[] = [];
  // A row that is too long or too short has its cells under the wrong columns: nothing more could be told of it truly.
  if (row.length !== header.length) problems.push({ column: '', code: misplacedIn(header, row) });
  const cells: Record<string, string> = {};
  for (const [at, name] of header.entries()) {
    const cell = row[at];
    const column = columnOf(name);
    if (!cell || !column) continue;
    const text = asTyped(cell.text, column.kind);
    if (text === '') continue;
    // Neither half characters nor zeros can be kept; the second are told below.
    cells[name] = text
      .slice(0, column.max + 1)
      .toWellFormed()
      .replaceAll('\0', '\uFFFD');
    const code = cell.fault ?? (problems.length > 0 ? null : writtenProblem(text, column));
    if (code !== null) problems.push({ column: name, code });
  }
  return { cells, problems };
}

/** Most often a lost quotation mark is why: then that is what to look for. */
function misplacedIn(header: readonly string[], row: readonly Cell[]): CellProblem {
  if (row.some(({ fault }) => fault === 'quote_misplaced')) return 'quote_misplaced';
  return row.length < header.length ? 'cells_missing' : 'cells_extra';
}

/** Composed and trimmed. An apostrophe before a sign of arithmetic is how a spreadsheet, and our report, says "this is text". */
function asTyped(text: string, kind: ColumnKind): string {
  const trimmed = text.normalize('NFC').replaceAll('\r\n', '\n').trim();
  const bare =
    trimmed.startsWith("'") && RUNS.test(trimmed.slice(1)) ? trimmed.slice(1).trim() : trimmed;
  if (kind === 'line') return withoutUnseen(bare).trim();
  if (kind === 'mobile') return readPhone(bare) ?? bare;
  if (kind === 'day') return readDay(bare) ?? bare;
  return kind === 'word' && !/^[A-Z]{3}$/.test(bare) ? bare.toLowerCase() : bare;
}

/** What is no number or amount is told as that. */
const SIGNED: readonly ColumnKind[] = ['mobile', 'money', 'rate'];

// The signs with which a spreadsheet begins to reckon, and their wide twins.
const FORMULA = /^[=+\-@＝＋－＠\t]/;

const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]*$/u;

function writtenProblem(text: string, { kind, max, oneOf }: BulkColumn): CellProblem | null {
  if (text.length > max) return 'too_long';
  if (!SIGNED.includes(kind) && FORMULA.test(text)) return 'formula';
  if (!(kind === 'lines' ? MANY_LINES : ONE_LINE).test(text)) return 'characters';
  if (kind === 'reference' && !REFERENCE.test(text)) return 'reference_wrong';
  return oneOf && !oneOf.includes(text) ? 'not_one_of' : null;
}

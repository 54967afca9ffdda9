import type { Day } from '#kernel/days.ts';
import { aboutDay } from '#modules/disputes/rules/filed-claims.ts';
import { type Filing, problemsOf } from '#modules/disputes/rules/filing.ts';
import { type Cells, PAPERS_A_ROW_MAX } from './bulk-columns.ts';
import { folded } from './bulk-keys.ts';
import { draftOf } from './bulk-request.ts';
import type { FilingInstitution, ParsedRow, RowProblem } from './bulk-row.ts';
import { keyOf } from './bulk-zip.ts';

/** What is known of the papers that a row names, by their key: whether it can be used. */
export type DocumentIndex = ReadonlyMap<string, boolean>;

export type RowContext = { by: FilingInstitution; papers: DocumentIndex; today: Day };

/** What is wrong with a row, each with its column; empty when a dispute can be opened with it. `today` is the day in Mumbai. */
export function rowProblems(
  { cells, written }: ParsedRow,
  { by, papers, today }: RowContext,
): RowProblem[] {
  // Cells under the wrong columns, or half of a row: whatever else could be said of it would be untrue.
  const whole = written.filter(({ column }) => column === '');
  if (whole.length > 0) return whole;
  const { filing, columns, problems } = draftOf(cells, by, (name) => name);
  const wrong = new Set(written.map(({ column }) => column));
  const told = [
    ...written,
    ...[
      ...ofReference(cells),
      ...problems,
      ...ofPapers(cells, papers),
      ...ofLimitation(cells, today),
    ].filter(({ column }) => !wrong.has(column)),
  ];
  const seen = new Set(told.map(({ column }) => column));
  for (const { code, field } of problemsOf(filing, today)) {
    const column = columnFor(columns, field);
    // What could not be read is told by that, and not again by what became of it.
    if (!seen.has(column) || column === '') told.push({ column, code });
  }
  if (isTheInstitution(filing, by) && !told.some(({ code }) => code === 'party_against_itself'))
    told.push({ column: 'respondent_name', code: 'party_against_itself' });
  return told;
}

function ofReference({ reference = '' }: Cells): RowProblem[] {
  return reference === '' ? [{ column: 'reference', code: 'reference_missing' }] : [];
}

function ofPapers(cells: Cells, papers: DocumentIndex): RowProblem[] {
  const written = (cells.papers ?? '').split(';').filter((name) => name.trim() !== '');
  // Written twice, a paper is told once.
  const named = [...new Map(written.map((name) => [keyOf(name), name])).values()];
  if (named.length > PAPERS_A_ROW_MAX) return [{ column: 'papers', code: 'papers_too_many' }];
  const agreement = cells.agreement_file ?? '';
  return [
    ...(agreement === '' ? [] : [['agreement_file', agreement] as const]),
    ...named.map((name) => ['papers', name] as const),
  ]
    .filter(([, name]) => papers.get(keyOf(name)) !== true)
    .map(([column, name]) => ({
      column,
      code: papers.has(keyOf(name)) ? 'paper_unusable' : 'paper_missing',
      paper: name.trim(),
    }));
}

function ofLimitation(cells: Cells, today: Day): RowProblem[] {
  return (['acknowledged_on', 'paid_on'] as const).flatMap((column) => {
    const day = cells[column];
    return day === undefined
      ? []
      : aboutDay(day, column, today).map(({ code }) => ({ column, code }));
  });
}

/** The nearest column to a field of the request: its own, or that of what it is a part of. */
function columnFor(columns: ReadonlyMap<string, string>, field: string): string {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const column = columns.get(path);
    if (column !== undefined) return column;
  }
  return '';
}

function isTheInstitution({ parties }: Filing, { name }: FilingInstitution): boolean {
  return parties.some(
    (party) => party.side === 'respondent' && folded(party.name) === folded(name),
  );
}

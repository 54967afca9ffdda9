import { allow } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import type { Db } from '#platform/db.ts';
import { ROW_STATES, type RowState } from '../rules/bulk-once.ts';
import { PASSED_OVER } from '../rules/bulk-template.ts';
import { countWarned, listAcceptances } from '../store/accepted-rows.ts';
import { countBatchDocuments, listFaultyDocuments } from '../store/batch-documents.ts';
import { listFiles } from '../store/batch-files.ts';
import { type BatchRowRow, countRows, listRows } from '../store/batch-rows.ts';
import { findBatch } from '../store/batches.ts';
import { getInstitution } from '../store/institutions.ts';
import { parsedRowOf } from './batch-checking.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { unknown } from './batches.ts';

const ROWS_A_PAGE = 50;

const ROWS_A_REPORT = 1000;

const PAPERS_TOLD = 100;

export async function batchFor({ db }: BatchesDeps, { personId }: Viewer, id: string) {
  const batch = await findBatch(db, personId, id);
  if (!batch) return unknown();
  const [institution, files, counts, papers, badPapers] = [
    await getInstitution(db, batch.institutionId),
    await listFiles(db, id),
    (await countRows(db, [id])).get(id) ?? noRows(),
    await countBatchDocuments(db, id),
    await listFaultyDocuments(db, id, PAPERS_TOLD),
  ];
  const [warned, accepted] = [await countWarned(db, id), await listAcceptances(db, id)];
  const names = await namesOf(
    db,
    accepted.map(({ byPerson }) => byPerson),
  );
  const acceptances = accepted.map((one) => ({ ...one, name: names.get(one.byPerson) ?? '' }));
  return allow({
    batch,
    institution,
    files,
    counts,
    warned,
    acceptances,
    papers,
    badPapers,
    isBusy: isBusy(files, counts),
  });
}

function noRows(): Record<RowState, number> {
  return Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
}

function isBusy(
  files: readonly { state: string }[],
  { waiting, accepted }: Record<RowState, number>,
): boolean {
  return waiting > 0 || accepted > 0 || files.some(({ state }) => state === 'whole');
}

/** The parts in which the report of a batch is shown. */
export const SHOWN = {
  problems: { states: ['bad', 'stuck'] },
  warnings: { states: ['good'], warned: true },
  good: { states: ['good'], warned: false },
  filed: { states: ['accepted', 'filed'] },
  repeats: { states: ['repeat'] },
  all: { states: ROW_STATES.filter((state) => state !== 'replaced') },
} as const satisfies Record<string, { states: readonly RowState[]; warned?: boolean }>;

export type RowListName = keyof typeof SHOWN;

/** A page of the report of a batch. */
export async function rowsFor(
  { db }: BatchesDeps,
  { personId }: Viewer,
  { id, show, after }: { id: string; show: RowListName; after: number },
) {
  if (!(await findBatch(db, personId, id))) return unknown();
  const rows = await listRows(db, id, { ...SHOWN[show], after, most: ROWS_A_PAGE });
  return allow({ rows, next: rows.length === ROWS_A_PAGE ? (rows.at(-1)?.number ?? null) : null });
}

export type Wording = (row: BatchRowRow) => { problems: string; warnings: string };

/**
 * The report as a CSV that can be mended and sent again: the institution's own columns, and behind them what is wrong. It is
 * written while it is read, so that ten thousand rows are never in memory at once.
 */
export async function reportFor(
  { db }: BatchesDeps,
  { personId }: Viewer,
  asked: { id: string; show: RowListName; said: Wording },
) {
  const batch = await findBatch(db, personId, asked.id);
  if (!batch) return unknown();
  const headers = (await listFiles(db, asked.id)).map(({ header }) => header ?? []);
  const columns = [...new Set(headers.flat())].filter((name) => !PASSED_OVER.includes(name));
  return allow({ name: batch.title, lines: reportLines(db, { ...asked, columns }) });
}

type Reporting = { id: string; show: RowListName; said: Wording; columns: readonly string[] };

async function* reportLines(
  db: Db,
  { id, show, said, columns }: Reporting,
): AsyncGenerator<string> {
  const about = (row: BatchRowRow) => [String(row.place), said(row).problems, said(row).warnings];
  yield CSV_START + csvRows([[...columns, ...PASSED_OVER]]);
  for (let after = 0; ; ) {
    const rows = await listRows(db, id, { ...SHOWN[show], after, most: ROWS_A_REPORT });
    if (rows.length > 0)
      yield csvRows(
        rows.map((row) => [
          ...columns.map((name) => parsedRowOf(row).cells[name] ?? ''),
          ...about(row),
        ]),
      );
    if (rows.length < ROWS_A_REPORT) return;
    after = rows.at(-1)?.number ?? after;
  }
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepRecord } from '#modules/record/actions.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import type { Db } from '#platform/db.ts';
import { ROW_STATES, type RowState } from '../rules/bulk-once.ts';
import { countPapers, listBadPapers } from '../store/batch-papers.ts';
import { acceptRows, type BatchRowRow, countRows, listRows } from '../store/batch-rows.ts';
import { addBatch, type BatchRow, changeBatch, findBatch, listBatches, listFiles, lockBatch } from '../store/batches.ts';
import { getInstitution, isMember, listInstitutionsOf, lockInstitution } from '../store/institutions.ts';
import { keptRow } from './batch-checking.ts';
import type { BatchesDeps } from './batch-deps.ts';

const BATCHES_A_PAGE = 25;
const ROWS_A_PAGE = 50;
const ROWS_A_REPORT = 1000;
const PAPERS_TOLD = 100;

type Unknown = { code: 'not_found'; field: string };
const unknown = () => refuse<Unknown>({ code: 'not_found', field: '' });

/** What a person may file for, and what was sent for it so far. */
export async function ownBatches({ db }: BatchesDeps, { personId }: Viewer, after: string | null) {
  const institutions = await listInstitutionsOf(db, personId);
  const ids = institutions.map(({ id }) => id);
  const batches = await listBatches(db, ids, { after, most: BATCHES_A_PAGE });
  const counts = await countRows(
    db,
    batches.map(({ id }) => id),
  );
  return { institutions, batches, counts, next: batches.length === BATCHES_A_PAGE ? (batches.at(-1)?.id ?? null) : null };
}

/** Begins a batch; null refusal for whoever may not file for the institution: she is a stranger to it. */
export async function openBatch(
  deps: BatchesDeps,
  { personId }: Viewer,
  { institution, title }: { institution: string; title: string },
): Promise<Result<{ id: string }, Unknown>> {
  const own = (await listInstitutionsOf(deps.db, personId)).some(({ id }) => id === institution);
  if (!own) return unknown();
  const [id, at] = [deps.newId(), deps.now()];
  await addBatch(deps.db, { id, institution_id: institution, title, created_at: at, created_by: personId, touched_at: at });
  return allow({ id });
}

export async function batchFor({ db }: BatchesDeps, { personId }: Viewer, id: string) {
  const batch = await findBatch(db, personId, id);
  if (!batch) return unknown();
  const [institution, files, counts, papers, badPapers] = [
    await getInstitution(db, batch.institution_id),
    await listFiles(db, id),
    (await countRows(db, [id])).get(id) ?? noRows(),
    await countPapers(db, id),
    await listBadPapers(db, id, PAPERS_TOLD),
  ];
  return allow({ batch, institution, files, counts, papers, badPapers, isBusy: isBusy(files, counts) });
}

function noRows(): Record<RowState, number> {
  return Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;
}

function isBusy(files: readonly { state: string }[], { waiting, accepted }: Record<RowState, number>): boolean {
  return waiting > 0 || accepted > 0 || files.some(({ state }) => state === 'whole');
}

/** The parts in which the report of a batch is shown. */
export const SHOWN = {
  problems: ['bad', 'stuck'],
  good: ['good'],
  filed: ['accepted', 'filed'],
  repeats: ['repeat'],
  all: ROW_STATES.filter((state) => state !== 'replaced'),
} as const satisfies Record<string, readonly RowState[]>;
export type Shown = keyof typeof SHOWN;

/** A page of the report of a batch. */
export async function rowsFor({ db }: BatchesDeps, { personId }: Viewer, { id, show, after }: { id: string; show: Shown; after: number }) {
  if (!(await findBatch(db, personId, id))) return unknown();
  const rows = await listRows(db, id, { states: SHOWN[show], after, most: ROWS_A_PAGE });
  return allow({ rows, next: rows.length === ROWS_A_PAGE ? (rows.at(-1)?.number ?? null) : null });
}

export type Wording = (row: BatchRowRow) => string;

/**
 * The report as a CSV that can be mended and sent again: the institution's own columns, and behind them what is wrong. It is
 * written while it is read, so that ten thousand rows are never in memory at once.
 */
export async function reportFor({ db }: BatchesDeps, { personId }: Viewer, asked: { id: string; show: Shown; said: Wording }) {
  const batch = await findBatch(db, personId, asked.id);
  if (!batch) return unknown();
  const headers = (await listFiles(db, asked.id)).map(({ header }) => header ?? []);
  const columns = [...new Set(headers.flat())].filter((name) => name !== 'row' && name !== 'problems');
  return allow({ name: batch.title, lines: reportLines(db, { ...asked, columns }) });
}

type Reporting = { id: string; show: Shown; said: Wording; columns: readonly string[] };

async function* reportLines(db: Db, { id, show, said, columns }: Reporting): AsyncGenerator<string> {
  yield CSV_START + csvRows([[...columns, 'row', 'problems']]);
  for (let after = 0; ; ) {
    const rows = await listRows(db, id, { states: SHOWN[show], after, most: ROWS_A_REPORT });
    if (rows.length > 0)
      yield csvRows(rows.map((row) => [...columns.map((name) => keptRow(row).cells[name] ?? ''), String(row.place), said(row)]));
    if (rows.length < ROWS_A_REPORT) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/**
 * Accepts what is good so far: from here on it is filed, by itself, row by row. What is bad stays to be mended. The second
 * time it finds nothing more to accept, and says so.
 */
export async function acceptBatch(deps: BatchesDeps, { personId }: Viewer, id: string): Promise<Result<{ accepted: number }, Unknown>> {
  const accepted = await deps.db.transaction().execute(async (tx) => {
    const found = await findBatch(tx, personId, id);
    if (!found) return null;
    const institution = await lockInstitution(tx, found.institution_id);
    if (institution.ended_at || !(await isMember(tx, institution.id, personId))) return null;
    await lockBatch(tx, id);
    return accept(deps, tx, found, personId);
  });
  if (accepted === null) return unknown();
  deps.wakeBatches();
  return allow({ accepted });
}

async function accept(deps: BatchesDeps, tx: Db, { id, institution_id }: BatchRow, personId: string): Promise<number> {
  const at = deps.now();
  const accepted = await acceptRows(tx, id, { by: personId, at });
  if (accepted === 0) return 0;
  await changeBatch(tx, id, { touched_at: at });
  const by = { personId, role: 'person' as const };
  await keepRecord(tx, at, [
    { act: 'filing.rows_accepted', subject: { kind: 'institution', id: institution_id }, by, details: { batch: id, rows: accepted } },
  ]);
  return accepted;
}

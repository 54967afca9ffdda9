import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import type { Db } from '#platform/db.ts';
import { PASSED_OVER } from '../rules/bulk-columns.ts';
import { ROW_STATES, type RowState } from '../rules/bulk-once.ts';
import { countBatchDocuments, listFaultyDocuments } from '../store/batch-documents.ts';
import {
  acceptRows,
  addAcceptance,
  type BatchRowRow,
  countRows,
  countWarned,
  listAcceptances,
  listRows,
} from '../store/batch-rows.ts';
import {
  addBatch,
  type BatchRow,
  changeBatch,
  findBatch,
  listBatches,
  listFiles,
  lockBatch,
} from '../store/batches.ts';
import {
  getInstitution,
  isMember,
  listInstitutionsOf,
  lockInstitution,
} from '../store/institutions.ts';
import { parsedRowOf } from './batch-checking.ts';
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
  return {
    institutions,
    batches,
    counts,
    next: batches.length === BATCHES_A_PAGE ? (batches.at(-1)?.id ?? null) : null,
  };
}

/** What a person may file for: it is asked for on each of their pages, so it is one look and no more. */
export async function institutionsFor(
  { db }: BatchesDeps,
  { personId }: Viewer,
): Promise<{ id: string; name: string }[]> {
  return (await listInstitutionsOf(db, personId)).map(({ id, name }) => ({ id, name }));
}

/** Begins a batch; null refusal for whoever may not file for the institution: they are a stranger to it. */
export async function openBatch(
  deps: BatchesDeps,
  { personId }: Viewer,
  { institution, title }: { institution: string; title: string },
): Promise<Result<{ id: string }, Unknown>> {
  const own = (await listInstitutionsOf(deps.db, personId)).some(({ id }) => id === institution);
  if (!own) return unknown();
  const [id, at] = [deps.newId(), deps.now()];
  await addBatch(deps.db, {
    id,
    institutionId: institution,
    title,
    createdAt: at,
    createdBy: personId,
    touchedAt: at,
  });
  return allow({ id });
}

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

export type Acceptance = {
  id: string;
  /** With how many warned rows, when they are to be filed too: as many as whoever accepts has seen. */
  warned: number | null;
  /** The sentence that says so, beside which the tick stood. */
  statement: string;
};
type AcceptRefusal = Unknown | { code: 'warnings_changed'; field: 'warned' };

/**
 * Accepts what is good so far: from here on it is filed, by itself, row by row. What is bad stays to be mended, and what has a
 * warning stays unless it is meant. The second time it finds nothing more to accept, and says so.
 */
export async function acceptBatch(
  deps: BatchesDeps,
  { personId }: Viewer,
  acceptance: Acceptance,
): Promise<Result<{ accepted: number }, AcceptRefusal>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ accepted: number }, AcceptRefusal>> => {
      const found = await findBatch(tx, personId, acceptance.id);
      if (!found) return unknown();
      const institution = await lockInstitution(tx, found.institutionId);
      if (institution.endedAt || !(await isMember(tx, institution.id, personId))) return unknown();
      await lockBatch(tx, acceptance.id);
      const warned = await countWarned(tx, acceptance.id);
      // Nobody accepts warnings that they have not seen. Where none is left somebody has accepted them already.
      if (acceptance.warned !== null && warned > 0 && warned !== acceptance.warned)
        return refuse({ code: 'warnings_changed', field: 'warned' });
      return allow({ accepted: await accept(deps, tx, { batch: found, personId, acceptance }) });
    });
  if (outcome.ok) deps.wakeBatches();
  return outcome;
}

type Accepting = { batch: BatchRow; personId: string; acceptance: Acceptance };

async function accept(
  deps: BatchesDeps,
  tx: Db,
  { batch: { id, institutionId }, personId, acceptance }: Accepting,
): Promise<number> {
  const at = deps.now();
  const withWarned = acceptance.warned !== null;
  const { rows, warned } = await acceptRows(tx, id, {
    by: personId,
    at,
    today: dayAt(at),
    withWarned,
  });
  if (rows === 0) return 0;
  await changeBatch(tx, id, { touchedAt: at });
  const told = withWarned ? warned : 0;
  await addAcceptance(tx, {
    id: deps.newId(),
    batchId: id,
    at,
    byPerson: personId,
    rows,
    rowsWarned: told,
    statement: told > 0 ? acceptance.statement : '',
  });
  const by = { personId, role: 'person' as const };
  const details = { batch: id, rows, warned: told };
  await appendActs(tx, at, [
    {
      act: 'filing.rows_accepted',
      subject: { kind: 'institution', id: institutionId },
      by,
      details,
    },
  ]);
  return rows;
}

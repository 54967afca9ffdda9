import { type Day, dayAt } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { rowProblems } from '../rules/bulk-check.ts';
import { papersOf } from '../rules/bulk-keys.ts';
import { type EarlierRow, type JudgedRow, judged } from '../rules/bulk-once.ts';
import type { ParsedRow } from '../rules/bulk-row.ts';
import { asksForConsent, weighed } from '../rules/bulk-warnings.ts';
import { isSunday } from '../rules/limitation.ts';
import { listBatchDocuments } from '../store/batch-documents.ts';
import {
  type BatchRowRow,
  type Checked,
  checkRows,
  listRowsIn,
  listStandings,
  replaceRows,
} from '../store/batch-rows.ts';
import type { BatchRow } from '../store/batches.ts';
import { findInstitution } from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';

const ROWS_CHECKED = 500;

/** Rows that were read, or that look different since: what is wrong with each, and whether it was filed before. */
export async function checkNext(deps: BatchesDeps, tx: Db, batch: BatchRow): Promise<void> {
  const rows = await listRowsIn(tx, batch.id, 'waiting', ROWS_CHECKED);
  const institution = await findInstitution(tx, batch.institutionId);
  if (rows.length === 0 || !institution) return;
  const papers = await usableDocuments(tx, batch.id, rows);
  const today = dayAt(deps.now());
  const around = { by: institution, papers, today };
  const others = amongOthers(await standingsOf(tx, batch, rows));
  const checked: Checked[] = [];
  const replaced: number[] = [];
  for (const row of rows) {
    const kept = parsedRowOf(row);
    const standing = standingOf(row);
    const isAgain = kept.cells.files_again === 'yes';
    const found = judged(
      { row: standing, problems: rowProblems(kept, around), isAgain },
      others.of(standing),
    );
    others.settle(standing, found);
    replaced.push(...found.replaces.map(({ number }) => number));
    const { disputeId = null, disputeReference = null } = found.repeats ?? {};
    checked.push({
      number: row.number,
      state: found.state,
      problems: found.problems,
      disputeId,
      disputeReference,
      ...told(kept, today),
    });
  }
  await checkRows(tx, batch.id, checked);
  await replaceRows(tx, batch.id, replaced);
}

/** What the law has to say about a row; of one whose cells stand under the wrong columns nothing true could be said. */
function told(
  { cells, written }: ParsedRow,
  today: Day,
): Pick<Checked, 'warnings' | 'isWarned' | 'holdsUntil'> {
  if (written.some(({ column }) => column === ''))
    return { warnings: [], isWarned: false, holdsUntil: null };
  const { warnings, holdsUntil } = weighed(cells, today, isSunday);
  return { warnings, isWarned: warnings.some(asksForConsent), holdsUntil };
}

/** Who could stand in a row's way. What this portion has decided so far counts for those that follow. */
function amongOthers(standings: readonly EarlierRow[]) {
  const own = new Map(standings.map((one) => [`${one.batchId} ${one.number}`, { ...one }]));
  const all = [...own.values()];
  const byReference = Map.groupBy(all, ({ reference }) => reference);
  const byPair = Map.groupBy(all, ({ pair }) => pair);
  return {
    of: ({ reference, pair }: EarlierRow): EarlierRow[] => [
      ...(reference === '' ? [] : (byReference.get(reference) ?? [])),
      ...(pair === null ? [] : (byPair.get(pair) ?? [])),
    ],
    settle({ batchId, number }: EarlierRow, { state, replaces }: JudgedRow): void {
      for (const [key, become] of [
        [`${batchId} ${number}`, state],
        ...replaces.map((one) => [`${one.batchId} ${one.number}`, 'replaced']),
      ])
        Object.assign(own.get(key ?? '') ?? {}, { state: become });
    },
  };
}

/** A row as the rules know it; the database gives back what was written into it by `rowOf`. */
export function parsedRowOf({ cells, written }: Pick<BatchRowRow, 'cells' | 'written'>): ParsedRow {
  return { cells, written } as ParsedRow;
}

export async function usableDocuments(
  db: Db,
  batchId: string,
  rows: readonly Pick<BatchRowRow, 'cells'>[],
): Promise<Map<string, boolean>> {
  const keys = new Set(rows.flatMap(({ cells }) => papersOf(cells as ParsedRow['cells'])));
  return new Map(
    (await listBatchDocuments(db, batchId, [...keys])).map(({ key, state }) => [
      key,
      state === 'good',
    ]),
  );
}

function standingsOf(
  tx: Db,
  { id, institutionId }: BatchRow,
  rows: readonly BatchRowRow[],
): Promise<EarlierRow[]> {
  const references = [
    ...new Set(rows.map(({ reference }) => reference).filter((one) => one !== '')),
  ];
  const pairs = [...new Set(rows.flatMap(({ pair }) => (pair === null ? [] : [pair])))];
  return listStandings(tx, { batchId: id, institutionId }, { references, pairs });
}

function standingOf({
  batchId,
  number,
  fileId,
  reference,
  pair,
  state,
  disputeId,
  disputeReference,
}: BatchRowRow): EarlierRow {
  return {
    batchId,
    number,
    fileId,
    reference,
    pair,
    state,
    disputeId,
    disputeReference,
  };
}

import { dayAt } from '#kernel/days.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { openDispute, reserveDisputeNumbers } from '#modules/disputes/actions/opening.ts';
import { addressesOf, peopleWithout } from '#modules/disputes/actions/opposite.ts';
import { addressesIn } from '#modules/disputes/rules/filed-parties.ts';
import type { Filing } from '#modules/disputes/rules/filing.ts';
import { institutionTable } from '#modules/fees/actions/governing.ts';
import { lendSettings } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { rowProblems } from '../rules/bulk-check.ts';
import { papersOf } from '../rules/bulk-keys.ts';
import { TRIES_MAX } from '../rules/bulk-once.ts';
import { filingOf } from '../rules/bulk-request.ts';
import { weighed } from '../rules/bulk-warnings.ts';
import { isSunday } from '../rules/limitation.ts';
import {
  claimAcceptedRow,
  type RowToFile,
  setBad,
  setFailed,
  setFiled,
} from '../store/accepted-rows.ts';
import { type BatchDocumentRow, listBatchDocuments } from '../store/batch-documents.ts';
import { type BatchRowRow, listRowsIn } from '../store/batch-rows.ts';
import { changeBatch, findAnyBatch } from '../store/batches.ts';
import { listMembers } from '../store/institution-members.ts';
import { getInstitution, type InstitutionRow } from '../store/institutions.ts';
import { parsedRowOf } from './batch-checking.ts';
import type { Unpack } from './batch-chunks.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { uploadAll } from './batch-papers.ts';

/** Rows that are filed before another batch has its turn, and before whoever comes to the institution or leaves it. */
const ROWS_FILED = 50;

/** Rows that are filed at once: while the database is at one, the next is prepared. More would only take from visitors. */
const LANES = 2;

/** The schedule under which a row is filed, as a request by form is. */
export const FILED_UNDER = 'institution';

type Around = {
  deps: BatchesDeps;
  institution: InstitutionRow;
  papers: ReadonlyMap<string, BatchDocumentRow>;
  zips: Map<string, Promise<Unpack>>;
  /** Who files for the institution, as of a version of it, each with the addresses that are theirs. */
  people: { version: number; all: Map<string, string[]> } | null;
};

/**
 * Files the next accepted rows of a batch, each in a transaction of its own: its dispute, with everything that follows
 * from it, and the row that says so are kept together or not at all. So whoever is killed in the middle has filed a row or
 * has not, and whoever goes on sees which. One row's fault is not the others'.
 */
export async function fileRows(
  deps: BatchesDeps,
  batchId: string,
  failed: (error: unknown) => void,
): Promise<void> {
  const batch = await findAnyBatch(deps.db, batchId);
  await changeBatch(deps.db, batchId, { workedAt: deps.now(), touchedAt: deps.now() });
  const rows = await listRowsIn(deps.db, batchId, 'accepted', ROWS_FILED);
  const institution = await getInstitution(deps.db, batch.institutionId);
  const keys = new Set(rows.flatMap((row) => papersOf(parsedRowOf(row).cells)));
  const papers = new Map(
    (await listBatchDocuments(deps.db, batchId, [...keys])).map((paper) => [paper.key, paper]),
  );
  const around: Around = { deps, institution, papers, zips: new Map(), people: null };
  const numbers = await reserveDisputeNumbers(deps.db, rows.length);
  // Cases are numbered in the order of the rows, whichever is filed first.
  const waiting = rows.entries();
  let isLater = false;
  const lane = async () => {
    for (const [at, row] of waiting)
      await fileRow(around, row, numbers[at]).catch(async (error: unknown) => {
        isLater = true;
        await setFailed(deps.db, row, TRIES_MAX);
        failed(error);
      });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (isLater) await changeBatch(deps.db, batchId, { workedAt: laterThan(deps.now()) });
}

/** When what failed through a fault of ours is tried again: not at once, for the same reason would still be there. */
export function laterThan(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}

async function fileRow(
  around: Around,
  row: BatchRowRow,
  number: number | undefined,
): Promise<void> {
  const { deps, institution, papers, zips } = around;
  const kept = parsedRowOf(row);
  const usable = new Map([...papers].map(([key, { state }]) => [key, state === 'good']));
  const today = dayAt(deps.now());
  const { isUrgent } = weighed(kept.cells, today, isSunday);
  // Since it was accepted a paper may have been replaced by one that is none.
  const problems = rowProblems(kept, { by: institution, papers: usable, today });
  const tokens =
    problems.length > 0
      ? new Map<string, string>()
      : await uploadAll(deps, kept.cells, { papers, zips });
  const filing = filingOf(kept.cells, institution, (key) => tokens.get(key) ?? '');
  // The table of fees, which is the same for all rows: read outside, at most ten seconds ago.
  await institutionTable(deps.db, deps.now());
  await deps.db.transaction().execute(async (tx) => {
    lendSettings(deps.db, tx);
    const taken = await claimAcceptedRow(tx, row.batchId, row.number);
    if (!taken) return; // another process has filed it, or is at it
    if (problems.length > 0) return setBad(tx, taken, problems);
    // Somebody from whom their own institution claims does not stand for it there.
    const opposite = addressesIn(filing.parties).filter(({ side }) => side === 'respondent');
    const standing = {
      people: peopleWithout(await peopleOf(around, tx, taken), opposite),
      through: institution.id,
    };
    const opening = {
      ...openingOf(filing, taken),
      isUrgent,
      standing,
      ...(number === undefined ? {} : { number }),
    };
    await openDispute({ ...deps, listeners: [marks(taken), ...deps.listeners] }, tx, opening);
  });
}

/** Whoever files for the institution stands for it in each of its disputes, and not only who accepted the row. */
async function peopleOf(
  around: Around,
  tx: Db,
  { peopleVersion: version }: RowToFile,
): Promise<Map<string, string[]>> {
  if (around.people?.version !== version) {
    const ids = (await listMembers(tx, around.institution.id)).map(({ personId }) => personId);
    around.people = { version, all: await addressesOf(tx, ids) };
  }
  return around.people.all;
}

/**
 * Says of the row which dispute it became. It is the first to hear of it: the number of an invoice, which comes after, is kept
 * from everybody else until the row is committed.
 */
function marks(taken: RowToFile): Listener {
  return async (tx, { dispute: { id, reference }, event }) => {
    if (event.type === 'submitted')
      await setFiled(tx, taken, { disputeId: id, disputeReference: reference, at: event.at });
  };
}

function openingOf(filing: Filing, { batchId, acceptedBy }: RowToFile) {
  const by = { personId: acceptedBy, role: 'person' as const };
  return { filing, by, email: null, batchId, feeSchedule: FILED_UNDER };
}

import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { acceptRows, addAcceptance, countWarned } from '../store/accepted-rows.ts';
import { countRows } from '../store/batch-rows.ts';
import {
  addBatch,
  type BatchRow,
  changeBatch,
  findBatch,
  listBatches,
  lockBatch,
} from '../store/batches.ts';
import { isMember } from '../store/institution-members.ts';
import { listInstitutionsOf, lockInstitution } from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';

const BATCHES_A_PAGE = 25;

type Unknown = { code: 'not_found'; field: string };

export const unknown = () => refuse<Unknown>({ code: 'not_found', field: '' });

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

import { type Insertable, sql } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { RowState } from '../rules/bulk-once.ts';
import type { RowProblem } from '../rules/bulk-row.ts';
import type { BatchRowRow } from './batch-rows.ts';

export type Accepting = { by: string; at: Date; today: Day; withWarned: boolean };

export type AcceptedCount = { rows: number; warned: number };

/**
 * Accepts every good row, those with warnings only where that is meant, and tries again what failed through a fault of ours.
 * A row whose reference or loan was taken meanwhile by another batch goes back to be looked at, and so does one of which the
 * law says more by now. The caller holds the institution's lock.
 */
export async function acceptRows(
  tx: Db,
  batchId: string,
  { by, at, today, withWarned }: Accepting,
): Promise<AcceptedCount> {
  const { rows } = await sql<{ state: RowState; isWarned: boolean }>`
    update filing_batch_row r set tries = 0, accepted_by = ${by}, accepted_at = ${at},
      state = case when r.state = 'good' and (r.holds_until < ${today} or exists (select 1 from filing_batch_row o where o.institution_id = r.institution_id
          and o.state in ('accepted', 'stuck', 'filed') and (o.batch_id <> r.batch_id)
          and (o.reference = r.reference or (o.pair = r.pair and coalesce(r.cells ->> 'files_again', 'no') <> 'yes'))))
        then 'waiting' else 'accepted' end
    where r.batch_id = ${batchId} and (r.state = 'stuck' or (r.state = 'good' and (${withWarned} or not r.is_warned)))
    returning r.state, r.is_warned`.execute(tx);
  const accepted = rows.filter(({ state }) => state === 'accepted');
  return { rows: accepted.length, warned: accepted.filter(({ isWarned }) => isWarned).length };
}

/** Rows that are good but for a warning that has to be accepted. */
export async function countWarned(db: Db, batchId: string): Promise<number> {
  const query = db
    .selectFrom('filing_batch_row')
    .where('batchId', '=', batchId)
    .where('state', '=', 'good')
    .where('isWarned', '=', true);
  return Number(
    (await query.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow())
      .count,
  );
}

export async function addAcceptance(
  tx: Db,
  row: Insertable<Tables['filing_batch_acceptance']>,
): Promise<void> {
  await tx.insertInto('filing_batch_acceptance').values(row).execute();
}

export function listAcceptances(db: Db, batchId: string) {
  return db
    .selectFrom('filing_batch_acceptance')
    .where('batchId', '=', batchId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export type RowToFile = Pick<BatchRowRow, 'batchId' | 'number' | 'acceptedBy'> & {
  peopleVersion: number;
};

/**
 * An accepted row, kept for whoever files it; null when another has it or it is filed already. Until the row is filed nobody
 * comes to its institution or leaves it, and the version says who its people are.
 */
export async function claimAcceptedRow(
  tx: Db,
  batchId: string,
  number: number,
): Promise<RowToFile | null> {
  const { rows } = await sql<RowToFile>`
    select r.batch_id, r.number, r.accepted_by, i.people_version
    from filing_batch_row r join filing_institution i on i.id = r.institution_id
    where r.batch_id = ${batchId} and r.number = ${number} and r.state = 'accepted'
    for update of r skip locked for key share of i`.execute(tx);
  return rows[0] ?? null;
}

export type FiledRow = { disputeId: string; disputeReference: string; at: Date };

type Place = Pick<BatchRowRow, 'batchId' | 'number'>;

export async function setFiled(
  tx: Db,
  { batchId, number }: Place,
  { disputeId, disputeReference, at }: FiledRow,
): Promise<void> {
  await tx
    .updateTable('filing_batch_row')
    .set({
      state: 'filed',
      disputeId,
      disputeReference,
      filedAt: at,
    })
    .where('batchId', '=', batchId)
    .where('number', '=', number)
    .execute();
}

/** Filing failed through a fault of ours: it is tried again, and set aside when it failed so often. */
export async function setFailed(
  db: Db,
  { batchId, number }: BatchRowRow,
  most: number,
): Promise<void> {
  await sql`update filing_batch_row set tries = tries + 1, state = case when tries + 1 >= ${most} then 'stuck' else state end
    where batch_id = ${batchId} and number = ${number} and state = 'accepted'`.execute(db);
}

export async function setBad(
  tx: Db,
  { batchId, number }: Place,
  problems: readonly RowProblem[],
): Promise<void> {
  await tx
    .updateTable('filing_batch_row')
    .set({ state: 'bad', problems: JSON.stringify(problems) })
    .where('batchId', '=', batchId)
    .where('number', '=', number)
    .execute();
}

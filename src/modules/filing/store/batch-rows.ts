import { type Insertable, type Selectable, sql } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { type EarlierRow, ROW_STATES, type RowState } from '../rules/bulk-once.ts';
import type { ParsedRow, RowProblem } from '../rules/bulk-row.ts';
import type { RowWarning } from '../rules/bulk-warnings.ts';

export type BatchRowRow = Selectable<Tables['filing_batch_row']>;

export type NewRow = ParsedRow & {
  number: number;
  place: number;
  reference: string;
  pair: string | null;
};
type Whose = { batchId: string; institutionId: string; fileId: string };

/** Rows as they were read; each waits to be checked. */
export async function addRows(
  tx: Db,
  { batchId, institutionId, fileId }: Whose,
  rows: readonly NewRow[],
): Promise<void> {
  await sql`insert into filing_batch_row (batch_id, number, institution_id, file_id, place, reference, pair, cells, written, problems, state)
    select ${batchId}::uuid, number, ${institutionId}::uuid, ${fileId}::uuid, place, reference, pair, cells, written, '[]', 'waiting'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (number integer, place integer, reference text, pair text, cells jsonb, written jsonb)`.execute(
    tx,
  );
}

/** The next rows of a batch in a state, in their order. */
export function listRowsIn(
  db: Db,
  batchId: string,
  state: RowState,
  most: number,
): Promise<BatchRowRow[]> {
  return db
    .selectFrom('filing_batch_row')
    .where('batchId', '=', batchId)
    .where('state', '=', state)
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();
}

/** Every row of the institution with one of these references or pairs, where it could stand in another's way. */
export async function listStandings(
  db: Db,
  { batchId, institutionId }: Pick<Whose, 'batchId' | 'institutionId'>,
  { references, pairs }: { references: readonly string[]; pairs: readonly string[] },
): Promise<EarlierRow[]> {
  const columns = sql`batch_id as "batchId", number, file_id as "fileId", reference, pair, state, dispute_id as "disputeId",
    dispute_reference as "disputeReference"`;
  const { rows } = await sql<EarlierRow>`
    select ${columns} from filing_batch_row where batch_id = ${batchId} and reference = any(${references})
    union select ${columns} from filing_batch_row
      where institution_id = ${institutionId} and reference = any(${references}) and state in ('accepted', 'stuck', 'filed')
    union select ${columns} from filing_batch_row where institution_id = ${institutionId} and pair = any(${pairs})
      and (batch_id = ${batchId} or state in ('accepted', 'stuck', 'filed'))`.execute(db);
  return rows;
}

export type Checked = {
  number: number;
  state: RowState;
  problems: readonly RowProblem[];
  warnings: readonly RowWarning[];
  isWarned: boolean;
  holdsUntil: Day | null;
  disputeId: string | null;
  disputeReference: string | null;
};

export async function checkRows(tx: Db, batchId: string, rows: readonly Checked[]): Promise<void> {
  await sql`update filing_batch_row r set state = c.state, problems = c.problems, dispute_id = c."disputeId",
      dispute_reference = c."disputeReference", warnings = c.warnings, is_warned = c."isWarned", holds_until = c."holdsUntil"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (number integer, state text, problems jsonb, warnings jsonb, "isWarned" boolean, "holdsUntil" date, "disputeId" uuid,
        "disputeReference" text)
    where r.batch_id = ${batchId} and r.number = c.number`.execute(tx);
}

export async function replaceRows(
  tx: Db,
  batchId: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .updateTable('filing_batch_row')
    .set({ state: 'replaced', problems: '[]' })
    .where('batchId', '=', batchId)
    .where('number', 'in', numbers)
    .where('state', 'in', ['good', 'bad', 'waiting'])
    .execute();
}

/** Rows that missed a paper are looked at again once more papers have come. */
export async function recheckForDocuments(tx: Db, batchId: string): Promise<void> {
  await sql`update filing_batch_row set state = 'waiting' where batch_id = ${batchId} and state = 'bad'
    and problems @? '$[*] ? (@.code == "paper_missing" || @.code == "paper_unusable")'`.execute(tx);
}

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

export async function countRows(
  db: Db,
  batchIds: readonly string[],
): Promise<Map<string, Record<RowState, number>>> {
  const counts = new Map(
    batchIds.map((id) => [
      id,
      Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>,
    ]),
  );
  if (batchIds.length === 0) return counts;
  const query = db
    .selectFrom('filing_batch_row')
    .where('batchId', 'in', batchIds)
    .groupBy(['batchId', 'state']);
  const rows = await query
    .select(['batchId', 'state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .execute();
  for (const { batchId, state, count } of rows) {
    const those = counts.get(batchId);
    if (those) those[state] = Number(count);
  }
  return counts;
}

export type RowListQuery = {
  states: readonly RowState[];
  warned?: boolean;
  after: number;
  most: number;
};

/** A page of a batch's rows, by the states that are asked for. */
export function listRows(
  db: Db,
  batchId: string,
  { states, warned, after, most }: RowListQuery,
): Promise<BatchRowRow[]> {
  return db
    .selectFrom('filing_batch_row')
    .where('batchId', '=', batchId)
    .where('state', 'in', states)
    .where('number', '>', after)
    .$if(warned !== undefined, (query) => query.where('isWarned', '=', warned ?? false))
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();
}

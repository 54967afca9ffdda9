import { type Selectable, sql } from 'kysely';
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

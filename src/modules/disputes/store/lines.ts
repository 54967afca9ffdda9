import { type Expression, type SqlBool, sql } from 'kysely';
import type { AssigneeFilter as WhoseWork } from '#kernel/queue.ts';
import type { Db } from '#platform/db.ts';
import { FINAL } from '../rules/words.ts';

/** Some disputes by what a list calls them. */
export async function listLines(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('dispute')
    .where('id', 'in', ids)
    .select(['id', 'reference', 'officerId'])
    .execute();
}

export async function listPartyNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('dispute_party').where('id', 'in', ids).select(['id', 'name']).execute();
}

/** Whose work is asked for, and who asks. */
export type WorkFilter = { whose: WhoseWork; by: string };

/** Whether a `dispute` of the query around it belongs to whom is asked for. */
export function isOf({ whose, by }: WorkFilter) {
  if (whose === 'all') return sql<SqlBool>`true`;
  return whose === 'mine'
    ? sql<SqlBool>`dispute.officer_id = ${by}`
    : sql<SqlBool>`dispute.officer_id is null`;
}

/** The same for a row of another module that names its dispute. Nobody has work with a paper of a dispute that is over. */
export function isInDisputeOf(disputeId: Expression<unknown>, wanted: WorkFilter) {
  const over = sql.join(FINAL.map((state) => sql.lit(state)));
  return sql<SqlBool>`exists (select from dispute where dispute.id = ${disputeId} and dispute.state not in (${over}) and ${isOf(wanted)})`;
}

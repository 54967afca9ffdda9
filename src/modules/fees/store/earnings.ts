import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Paise } from '../rules/money.ts';

export type EarningRow = Selectable<Tables['fees_earning']>;
export type PayeeRow = Selectable<Tables['fees_payee']>;

export async function addEarning(tx: Db, row: Insertable<Tables['fees_earning']>): Promise<void> {
  await tx.insertInto('fees_earning').values(row).execute();
}

/** What was earned in each seat of a dispute so far, whatever became of it. */
export async function earnedBefore(db: Db, disputeId: string): Promise<Map<string, Paise>> {
  const rows = await db
    .selectFrom('fees_earning')
    .where('disputeId', '=', disputeId)
    .groupBy('seat')
    .select(['seat', sql<string>`sum(amount)::text`.as('amount')])
    .execute();
  return new Map(rows.map(({ seat, amount }) => [seat, BigInt(amount)]));
}

/** What was paid on the deposits of a dispute that stand, of claims on which nothing is owed any more. */
export async function heldFor(db: Db, disputeId: string): Promise<Paise> {
  const { rows } = await sql<{ held: string }>`
    select coalesce(sum(paid), 0)::text as held from (
      select sum(i.paid) as paid, sum(i.due) as due from fees_deposit d join fees_invoice i on i.share_of = d.id
      where d.dispute_id = ${disputeId} and d.ended_at is null group by d.id) as one
    where due = 0`.execute(db);
  return BigInt(rows[0]?.held ?? '0');
}

/** Approved in a dispute, so that no rupee is approved twice. */
export async function approvedIn(db: Db, disputeId: string): Promise<Paise> {
  const { amount } = await db
    .selectFrom('fees_earning')
    .where('disputeId', '=', disputeId)
    .where('approvedAt', 'is not', null)
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('amount'))
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

export async function findEarning(db: Db, id: string): Promise<EarningRow | null> {
  return (
    (await db.selectFrom('fees_earning').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

export async function lockEarning(tx: Db, id: string): Promise<EarningRow | null> {
  return (
    (await tx
      .selectFrom('fees_earning')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** A person's own, the newest first. */
export function listEarningsOf(db: Db, personId: string): Promise<EarningRow[]> {
  return db
    .selectFrom('fees_earning')
    .where('personId', '=', personId)
    .orderBy('earnedAt', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** What was not paid yet, the oldest first, and then what was paid last. */
export function listEarnings(db: Db, most: number): Promise<EarningRow[]> {
  return db
    .selectFrom('fees_earning')
    .orderBy(sql`paid_at desc nulls first`)
    .orderBy('earnedAt')
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

/** Approved, in no file yet, of people whose account is known; kept from another who makes a file at the same time. */
export function lockPayable(tx: Db) {
  return tx
    .selectFrom('fees_earning as e')
    .innerJoin('fees_payee as p', 'p.personId', 'e.personId')
    .where('e.approvedAt', 'is not', null)
    .where('e.payoutId', 'is', null)
    .orderBy('e.approvedAt')
    .orderBy('e.id')
    .forUpdate('e')
    .select([
      'e.id',
      'e.personId',
      'e.amount',
      'e.tds',
      'e.disputeId',
      'p.holder',
      'p.ifsc',
      'p.sealed',
    ])
    .execute();
}

export function listOfPayout(db: Db, payoutId: string): Promise<EarningRow[]> {
  return db
    .selectFrom('fees_earning')
    .where('payoutId', '=', payoutId)
    .orderBy('approvedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

type Change = Pick<
  EarningRow,
  | 'approvedAt'
  | 'approvedBy'
  | 'tds'
  | 'tdsBy'
  | 'payoutId'
  | 'paidTo'
  | 'paidAt'
  | 'paidBy'
  | 'bankReference'
>;

export async function changeEarning(tx: Db, id: string, change: Partial<Change>): Promise<void> {
  await tx.updateTable('fees_earning').set(change).where('id', '=', id).execute();
}

export async function isReferenceUsed(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('fees_earning')
    .where('bankReference', '=', reference)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addPayout(
  tx: Db,
  row: Pick<Insertable<Tables['fees_payout']>, 'id' | 'madeAt' | 'madeBy'>,
): Promise<void> {
  await tx.insertInto('fees_payout').values(row).execute();
}

export function listPayouts(db: Db, most: number) {
  return db
    .selectFrom('fees_payout')
    .orderBy('number', 'desc')
    .limit(most)
    .select(['id', 'number', 'madeAt'])
    .execute();
}

export async function findPayee(db: Db, personId: string): Promise<PayeeRow | null> {
  return (
    (await db
      .selectFrom('fees_payee')
      .where('personId', '=', personId)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

export async function listPayees(db: Db, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('fees_payee')
    .where('personId', 'in', [...personIds])
    .select('personId')
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}

export async function keepPayee(tx: Db, row: PayeeRow): Promise<void> {
  const { personId: _, ...rest } = row;
  await tx
    .insertInto('fees_payee')
    .values(row)
    .onConflict((same) => same.column('personId').doUpdateSet(rest))
    .execute();
}

/** Whose account goes keeps what was earned: the books stay, and the account to which nothing is paid any more does not. */
export async function dropPayee(tx: Db, personId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('fees_payee')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

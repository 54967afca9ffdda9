import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type LotRow = Selectable<Tables['appointment_lot']>;
export type LotDisputeRow = Selectable<Tables['appointment_lot_dispute']>;

export async function addLot(
  tx: Db,
  lot: { id: string; claimant: string; madeBy: string; madeAt: Date },
  disputeIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('appointment_lot')
    .values({ ...lot, state: 'reading', summary: null, approvedBy: null, approvedAt: null })
    .execute();
  await sql`insert into appointment_lot_dispute (lot_id, dispute_id, place)
    select ${lot.id}::uuid, id, place from unnest(${[...disputeIds]}::uuid[]) with ordinality as one (id, place)`.execute(
    tx,
  );
}

export async function findLot(db: Db, id: string): Promise<LotRow | null> {
  return (
    (await db.selectFrom('appointment_lot').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** The lots that were made last, the newest first. */
export function listLots(db: Db, most: number): Promise<LotRow[]> {
  return db
    .selectFrom('appointment_lot')
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

/** Lots with something to read or to send, the oldest first. */
export async function listOpenLots(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment_lot')
    .where('state', 'in', ['reading', 'sending'])
    .orderBy('madeAt')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Change = { state: LotRow['state'] } & Partial<{
  summary: object;
  approvedBy: string;
  approvedAt: Date;
}>;

/** False where it stands elsewhere by now: of two who would take it on one does. */
export async function changeLot(
  tx: Db,
  { id, from }: { id: string; from: LotRow['state'] },
  { summary, ...change }: Change,
): Promise<boolean> {
  const row = await tx
    .updateTable('appointment_lot')
    .set({ ...change, ...(summary ? { summary: JSON.stringify(summary) } : {}) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next one of a lot to read or to send, kept from everybody else who works on it; null where there is none left. */
export async function claimNext(
  tx: Db,
  lotId: string,
  what: 'unread' | 'unsent',
): Promise<LotDisputeRow | null> {
  return (
    (await tx
      .selectFrom('appointment_lot_dispute')
      .where('lotId', '=', lotId)
      .$if(what === 'unread', (query) => query.where('offers', 'is', null))
      .$if(what === 'unsent', (query) =>
        query
          .where('result', 'is', null)
          .where('isLeftOut', '=', false)
          .where('lead', 'is not', null),
      )
      .orderBy('place')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

type Read = {
  offers: readonly object[];
  barred: Readonly<Record<string, number>>;
  isGone: boolean;
  language: string;
};

export async function keepOffers(
  tx: Db,
  { lotId, disputeId }: LotDisputeRow,
  { offers, barred, isGone, language }: Read,
): Promise<void> {
  await tx
    .updateTable('appointment_lot_dispute')
    .set({
      offers: JSON.stringify(offers),
      barred: JSON.stringify(barred),
      language,
      ...(isGone ? { why: 'gone' } : {}),
    })
    .where('lotId', '=', lotId)
    .where('disputeId', '=', disputeId)
    .execute();
}

export async function keepPlan(
  tx: Db,
  lotId: string,
  plans: readonly { id: string; lead: string | null; names: string[]; why: string | null }[],
): Promise<void> {
  await sql`update appointment_lot_dispute one
    set lead = plan.lead, why = plan.why, names = array(select jsonb_array_elements_text(plan.names)::uuid)
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan (id uuid, lead uuid, names jsonb, why text)
    where one.lot_id = ${lotId} and one.dispute_id = plan.id`.execute(tx);
}

export async function keepResult(
  tx: Db,
  { lotId, disputeId }: Pick<LotDisputeRow, 'lotId' | 'disputeId'>,
  result: string,
): Promise<void> {
  await tx
    .updateTable('appointment_lot_dispute')
    .set({ result })
    .where('lotId', '=', lotId)
    .where('disputeId', '=', disputeId)
    .execute();
}

/** What a registrar leaves out of a lot, of those that they were shown. */
export async function keepLeftOut(
  tx: Db,
  lotId: string,
  { shown, leftOut }: { shown: readonly string[]; leftOut: readonly string[] },
): Promise<void> {
  await sql`update appointment_lot_dispute set is_left_out = (dispute_id = any(${[...leftOut]}::uuid[]))
    where lot_id = ${lotId} and dispute_id = any(${[...shown]}::uuid[])`.execute(tx);
}

export function listLotDisputes(
  db: Db,
  lotId: string,
  { after = 0, most }: { after?: number; most: number },
): Promise<LotDisputeRow[]> {
  return db
    .selectFrom('appointment_lot_dispute')
    .where('lotId', '=', lotId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(most)
    .selectAll()
    .execute();
}

export type LotCount = {
  why: string | null;
  result: string | null;
  isLeftOut: boolean;
  many: number;
};

export async function countLot(db: Db, lotId: string): Promise<LotCount[]> {
  const { rows } = await sql<LotCount>`
    select why, result, is_left_out, count(*)::integer as many from appointment_lot_dispute
    where lot_id = ${lotId} group by why, result, is_left_out`.execute(db);
  return rows;
}

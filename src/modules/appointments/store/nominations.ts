import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type NominationRow = Selectable<Tables['appointment_nomination']>;

export async function addNomination(
  tx: Db,
  nomination: Insertable<Tables['appointment_nomination']>,
): Promise<void> {
  await tx.insertInto('appointment_nomination').values(nomination).execute();
}

/** What is sealed now, for whoever opens it. A party is given its own by `findOwnNomination`, and nobody else asks. */
export function listSealed(tx: Db, disputeId: string): Promise<NominationRow[]> {
  return tx
    .selectFrom('appointment_nomination')
    .where('disputeId', '=', disputeId)
    .where('closedAt', 'is', null)
    .orderBy('at')
    .orderBy('partyId')
    .selectAll()
    .execute();
}

/** Whom one of some parties has named and what is still sealed: asked with the parties of the viewer alone. */
export async function findOwnNomination(
  db: Db,
  partyIds: readonly string[],
): Promise<NominationRow | null> {
  if (partyIds.length === 0) return null;
  const row = await db
    .selectFrom('appointment_nomination')
    .where('partyId', 'in', partyIds)
    .where('closedAt', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function addRound(
  tx: Db,
  round: { id: string; disputeId: string; askedAt: Date },
): Promise<void> {
  await tx.insertInto('appointment_nomination_round').values(round).execute();
}

/** Ends what is sealed, and that it is asked for. */
export async function closeNominationsOf(tx: Db, disputeId: string, at: Date): Promise<void> {
  for (const table of ['appointment_nomination', 'appointment_nomination_round'] as const)
    await tx
      .updateTable(table)
      .set({ closedAt: at })
      .where('disputeId', '=', disputeId)
      .where('closedAt', 'is', null)
      .execute();
}

/** Disputes in which sides are asked, the oldest first. */
export async function listOpenRounds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment_nomination_round')
    .where('closedAt', 'is', null)
    .orderBy('askedAt')
    .select('disputeId')
    .execute();
  return [...new Set(rows.map(({ disputeId }) => disputeId))];
}

/** Whom somebody named for a party, for the copy of their own data. */
export function listNominationsBy(db: Db, personId: string) {
  return db
    .selectFrom('appointment_nomination')
    .where('personId', '=', personId)
    .orderBy('at')
    .select(['disputeId', 'at', 'name'])
    .execute();
}

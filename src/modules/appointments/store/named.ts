import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { NamedName } from '../rules/continuing/named.ts';

export type NamedRow = Selectable<Tables['appointment_named']>;

/** Everybody of whom somebody knew when they signed, or was asked since. */
export function listNamed(db: Db, invitationId: string): Promise<NamedRow[]> {
  return db
    .selectFrom('appointment_named')
    .where('invitationId', '=', invitationId)
    .orderBy('seenAt')
    .orderBy('name')
    .selectAll()
    .execute();
}

type Keeping = { invitationId: string; eventId: string | null; at: Date };

export async function addNamed(
  tx: Db,
  { invitationId, eventId, at }: Keeping,
  names: readonly NamedName[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((one) => ({ ...one, invitationId, eventId, seenAt: at }));
  await tx
    .insertInto('appointment_named')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** What they were asked is answered, all of it. */
export async function answerNamed(tx: Db, invitationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('appointment_named')
    .set({ answeredAt: at })
    .where('invitationId', '=', invitationId)
    .where('eventId', 'is not', null)
    .where('answeredAt', 'is', null)
    .execute();
}

/** What changed for all is a change of each dispute in which somebody has signed, once, however often it happened. */
export async function spreadChanges(tx: Db): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('appointment_change')
    .where('disputeId', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tx
    .insertInto('appointment_change')
    .columns(['disputeId'])
    .expression((of) =>
      of
        .selectFrom('appointment_invitation')
        .where('answer', '=', 'accepted')
        .where('endedAt', 'is', null)
        .select('disputeId')
        .distinct(),
    )
    .execute();
}

/** Disputes in which something changed, the oldest change first. */
export async function listChanged(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment_change')
    .where('disputeId', 'is not', null)
    .groupBy('disputeId')
    .orderBy((of) => of.fn.min('id'))
    .limit(most)
    .select('disputeId')
    .execute();
  return rows.flatMap(({ disputeId }) => disputeId ?? []);
}

/** What changed in one is taken up: a change that another transaction still makes stays for the next look. */
export async function takeChanges(tx: Db, disputeId: string): Promise<void> {
  await tx.deleteFrom('appointment_change').where('disputeId', '=', disputeId).execute();
}

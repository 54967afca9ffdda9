import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { Choices, NotificationChoice } from '../rules/choices.ts';

export type Profile = { name: string; language: Language; timeZone: string };

export async function setProfile(
  tx: Db,
  personId: string,
  { name, language, timeZone }: Profile,
): Promise<void> {
  await tx
    .updateTable('identity_person')
    .set({ name, language, timeZone })
    .where('id', '=', personId)
    .execute();
}

export async function listChoices(
  db: Db,
  personIds: readonly string[],
): Promise<Map<string, Partial<Choices>>> {
  const chosen = new Map<string, Partial<Choices>>();
  if (personIds.length === 0) return chosen;
  const rows = await db
    .selectFrom('identity_notice_choice')
    .where('personId', 'in', personIds)
    .selectAll()
    .execute();
  for (const { personId, kind, choice } of rows)
    chosen.set(personId, { ...chosen.get(personId), [kind]: choice });
  return chosen;
}

export async function setChoices(
  tx: Db,
  personId: string,
  chosen: Omit<Choices, 'account'>,
): Promise<void> {
  await tx.deleteFrom('identity_notice_choice').where('personId', '=', personId).execute();
  const rows = Object.entries(chosen) as [keyof typeof chosen, NotificationChoice][]; // of an object with these keys alone
  await tx
    .insertInto('identity_notice_choice')
    .values(rows.map(([kind, choice]) => ({ personId, kind, choice })))
    .execute();
}

export async function findSessionStart(db: Db, id: string): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('identity_session')
        .where('id', '=', id)
        .select('createdAt')
        .executeTakeFirst()
    )?.createdAt ?? null
  );
}

export type AccountSessionRow = {
  id: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  agent: string;
  network: string;
  secondFactorAt: Date | null;
};

/** The sessions of a person, the one that was used last first. */
export function listSessions(db: Db, personId: string): Promise<AccountSessionRow[]> {
  return db
    .selectFrom('identity_session')
    .where('personId', '=', personId)
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .select(['id', 'createdAt', 'seenAt', 'expiresAt', 'agent', 'network', 'secondFactorAt'])
    .execute();
}

/** Ends the sessions of a person, but for one, and gives the ids of those that ended. */
export async function dropSessions(
  tx: Db,
  personId: string,
  but: string | null,
): Promise<string[]> {
  const ending = tx.deleteFrom('identity_session').where('personId', '=', personId);
  const rows = await (but === null ? ending : ending.where('id', '<>', but))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A fresh token for a session that now knows more: the one before opens nothing (ASVS 7.2.4). */
export async function renewSession(
  tx: Db,
  id: string,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_session')
    .set({ tokenHash: Buffer.from(tokenHash, 'hex'), secondFactorAt: at, seenAt: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { Choices, NotificationChoice } from '../rules/choices.ts';
import type { Erasure, KeptByLaw } from '../rules/erasure.ts';

export type Profile = { name: string; language: Language; timeZone: string };

export async function setProfile(
  tx: Db,
  personId: string,
  { name, language, timeZone }: Profile,
): Promise<void> {
  await tx
    .updateTable('identity_person')
    .set({ name, language, time_zone: timeZone })
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
    .where('person_id', 'in', personIds)
    .selectAll()
    .execute();
  for (const { person_id, kind, choice } of rows)
    chosen.set(person_id, { ...chosen.get(person_id), [kind]: choice });
  return chosen;
}

export async function setChoices(
  tx: Db,
  personId: string,
  chosen: Omit<Choices, 'account'>,
): Promise<void> {
  await tx.deleteFrom('identity_notice_choice').where('person_id', '=', personId).execute();
  const rows = Object.entries(chosen) as [keyof typeof chosen, NotificationChoice][]; // of an object with these keys alone
  await tx
    .insertInto('identity_notice_choice')
    .values(rows.map(([kind, choice]) => ({ person_id: personId, kind, choice })))
    .execute();
}

export async function findSessionStart(db: Db, id: string): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('identity_session')
        .where('id', '=', id)
        .select('created_at')
        .executeTakeFirst()
    )?.created_at ?? null
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
export async function listSessions(db: Db, personId: string): Promise<AccountSessionRow[]> {
  const rows = await db
    .selectFrom('identity_session')
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    agent: row.agent,
    network: row.network,
    secondFactorAt: row.second_factor_at,
  }));
}

/** Ends the sessions of a person, but for one, and gives the ids of those that ended. */
export async function dropSessions(
  tx: Db,
  personId: string,
  but: string | null,
): Promise<string[]> {
  const ending = tx.deleteFrom('identity_session').where('person_id', '=', personId);
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
    .set({ token_hash: Buffer.from(tokenHash, 'hex'), second_factor_at: at, seen_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ErasureRow = Erasure & { id: string; personId: string; kept: KeptByLaw[] };

export async function addErasure(
  tx: Db,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_erasure')
    .values({ id, person_id: personId, asked_at: at })
    .execute();
}

/** The request that is still open, kept from everybody else until the transaction ends. */
export async function lockOpenErasure(tx: Db, personId: string): Promise<ErasureRow | null> {
  const row = await tx
    .selectFrom('identity_erasure')
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? erasureOf(row) : null;
}

export async function findErasure(db: Db, id: string): Promise<ErasureRow | null> {
  const row = await db
    .selectFrom('identity_erasure')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? erasureOf(row) : null;
}

/** Every request of a person, the newest first. */
export async function listErasures(db: Db, personId: string): Promise<ErasureRow[]> {
  const rows = await db
    .selectFrom('identity_erasure')
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .selectAll()
    .execute();
  return rows.map(erasureOf);
}

/** The requests of everybody that are still open, the oldest first. */
export async function listOpenErasures(db: Db): Promise<ErasureRow[]> {
  const open = db
    .selectFrom('identity_erasure')
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null);
  return (await open.orderBy('asked_at').orderBy('id').selectAll().execute()).map(erasureOf);
}

export async function setErasure(
  tx: Db,
  id: string,
  set:
    | { withdrawn_at: Date }
    | { confirmed_at: Date; confirmed_by: string }
    | { done_at: Date; kept: KeptByLaw[] },
): Promise<void> {
  await tx.updateTable('identity_erasure').set(set).where('id', '=', id).execute();
}

/** Empties a person's row, and whatever else says who it was. The id stays, because the record names it. */
export async function erasePerson(tx: Db, personId: string, at: Date): Promise<void> {
  const gone = {
    name: '',
    email: null,
    email_verified_at: null,
    phone: null,
    phone_verified_at: null,
  };
  const secret = {
    password_hash: null,
    password_set_at: null,
    language: 'en' as const,
    time_zone: 'Asia/Kolkata',
  };
  await tx
    .updateTable('identity_person')
    .set({ ...gone, ...secret, erased_at: at })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('identity_notice_choice').where('person_id', '=', personId).execute();
  await tx.deleteFrom('account_notice').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity_device').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity_invitation').where('taken_by', '=', personId).execute();
}

type Row = {
  id: string;
  person_id: string;
  asked_at: Date;
  withdrawn_at: Date | null;
  confirmed_at: Date | null;
  done_at: Date | null;
  kept: string[];
};

function erasureOf(row: Row): ErasureRow {
  return {
    id: row.id,
    personId: row.person_id,
    askedAt: row.asked_at,
    withdrawnAt: row.withdrawn_at,
    confirmedAt: row.confirmed_at,
    doneAt: row.done_at,
    kept: row.kept as KeptByLaw[], // the table's check knows no other
  };
}

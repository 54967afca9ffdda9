import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

type AgendaRow = Selectable<Tables['talks_session_agenda']>;
export type AccountRow = Selectable<Tables['talks_session_account']> & { present: string[] };

export function listAgendas(db: Db, meetingIds: readonly string[]): Promise<AgendaRow[]> {
  if (meetingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('talks_session_agenda')
    .where('meetingId', 'in', meetingIds)
    .selectAll()
    .execute();
}

export async function setAgenda(
  tx: Db,
  row: Insertable<Tables['talks_session_agenda']>,
): Promise<void> {
  await tx
    .insertInto('talks_session_agenda')
    .values(row)
    .onConflict((same) =>
      same.column('meetingId').doUpdateSet((set) => ({
        sealed: set.ref('excluded.sealed'),
        changedAt: set.ref('excluded.changedAt'),
      })),
    )
    .execute();
}

/** The accounts of some sessions, the first one first. */
export async function listAccounts(db: Db, meetingIds: readonly string[]): Promise<AccountRow[]> {
  if (meetingIds.length === 0) return [];
  const rows = await db
    .selectFrom('talks_session_account')
    .where('meetingId', 'in', meetingIds)
    .orderBy('number')
    .selectAll()
    .execute();
  const present = await db
    .selectFrom('talks_session_present')
    .where('meetingId', 'in', meetingIds)
    .orderBy('personId')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    ...row,
    present: present
      .filter(({ meetingId, number }) => meetingId === row.meetingId && number === row.number)
      .map(({ personId }) => personId),
  }));
}

export async function addAccount(
  tx: Db,
  row: Insertable<Tables['talks_session_account']>,
  present: readonly string[],
): Promise<void> {
  await tx.insertInto('talks_session_account').values(row).execute();
  const { meetingId, number } = row;
  if (present.length > 0)
    await tx
      .insertInto('talks_session_present')
      .values(present.map((personId) => ({ meetingId, number, personId })))
      .execute();
}

/** What somebody recorded of sessions, and at which they were. */
export function listAccountsBy(db: Db, personId: string) {
  return db
    .selectFrom('talks_session_account')
    .where('byPerson', '=', personId)
    .orderBy('at')
    .select(['disputeId', 'at', 'wasHeld', 'heldFrom', 'heldTo'])
    .execute();
}

export function listPresenceOf(db: Db, personId: string) {
  return db
    .selectFrom('talks_session_present as present')
    .innerJoin('talks_session_account as account', (join) =>
      join
        .onRef('account.meetingId', '=', 'present.meetingId')
        .onRef('account.number', '=', 'present.number'),
    )
    .where('present.personId', '=', personId)
    .orderBy('account.at')
    .select(['account.disputeId', 'account.heldFrom', 'account.heldTo'])
    .execute();
}

import type { GivenRole } from '#kernel/viewer.ts';
import { type Db, prepared } from '#platform/db.ts';
import type { Session, StaffAccount } from '../rules/may-act.ts';
import { type Person, personRow } from './people.ts';

export type NewSession = {
  id: string;
  tokenHash: string;
  personId: string;
  createdAt: Date;
  expiresAt: Date;
  secondFactorAt: Date | null;
  agent: string;
  network: string;
};

export async function addSession(tx: Db, session: NewSession): Promise<void> {
  await tx
    .insertInto('identity_session')
    .values({
      id: session.id,
      tokenHash: Buffer.from(session.tokenHash, 'hex'),
      personId: session.personId,
      createdAt: session.createdAt,
      seenAt: session.createdAt,
      expiresAt: session.expiresAt,
      secondFactorAt: session.secondFactorAt,
      agent: session.agent,
      network: session.network,
    })
    .execute();
}

export type SessionWithAccount = { account: StaffAccount; session: Session };

// Asked with every request of somebody who is signed in, so it is one statement that is planned once.
const foundWith = (more: string) => `
select own.id, own.person_id, own.seen_at, own.expires_at, own.second_factor_at,
  array(select role from identity_role as held where held.person_id = own.person_id and held.ended_at is null) as roles,
  exists (select from identity_authenticator as app where app.person_id = own.person_id and app.enrolled_at is not null) as app,
  (select count(*)::integer from identity_passkey as key where key.person_id = own.person_id) as passkeys,
  (select count(*)::integer from identity_recovery_code as code where code.person_id = own.person_id and code.used_at is null) as codes${more}
from identity_session as own join identity_person as owner on owner.id = own.person_id and owner.erased_at is null`;
// With the person: what is shown to them says their name, and asks by their proved address.
const FIND = `${foundWith(`, ${personRow.of('select * from identity_person where id = own.person_id')} as people`)}
where own.token_hash = $1`;
const LIST = `${foundWith('')}
where own.id = any($1::uuid[])`;

type Row = {
  id: string;
  personId: string;
  seenAt: Date;
  expiresAt: Date;
  secondFactorAt: Date | null;
  roles: GivenRole[];
  app: boolean;
  passkeys: number;
  codes: number;
};

/** The session that a token opens, its person, and their roles and factors as they are now. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<(SessionWithAccount & { person: Person }) | null> {
  const values = [Buffer.from(tokenHash, 'hex')];
  const [row] = await prepared<Row & { people: unknown }>(db, {
    name: 'session_find',
    text: FIND,
    values,
  });
  const [person] = row ? personRow.read(row.people) : [];
  return row && person ? { ...foundIn(row), person } : null;
}

/** Those of some sessions that are there still. */
export async function listSessions(db: Db, ids: readonly string[]): Promise<SessionWithAccount[]> {
  const rows = await prepared<Row>(db, { name: 'session_list', text: LIST, values: [ids] });
  return rows.map(foundIn);
}

function foundIn(row: Row): SessionWithAccount {
  const factors = { app: row.app, passkeys: row.passkeys, recoveryCodes: row.codes };
  return {
    account: { personId: row.personId, roles: row.roles, factors },
    session: {
      sessionId: row.id,
      secondFactorAt: row.secondFactorAt,
      seenAt: row.seenAt,
      expiresAt: row.expiresAt,
    },
  };
}

export async function markSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('identity_session').set({ seenAt: at }).where('id', '=', id).execute();
}

/** Ends one session of a person; false when it is not theirs, or has ended already. */
export async function dropSession(
  tx: Db,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity_session')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

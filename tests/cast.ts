// The cast never changes: ada claims, ben responds, mia is the neutral, omar is the case officer, rhea the registrar, eve
// a stranger. Here they sign in without the sign-in, so that other tests need not go through it.
import type { BrowserContext } from 'playwright-core';
import type { GivenRole, Viewer } from '#kernel/viewer.ts';
import { mayActNow } from '#modules/identity/rules/may-act.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newId, newToken } from '#platform/ids.ts';

type Character = {
  roles?: readonly GivenRole[];
  name?: string;
  email?: string | null;
  secondFactor?: boolean;
  now?: Date;
};

export type SignedIn = { personId: string; cookie: string; viewer: Viewer };

const DAY = 86_400_000;

/** A person with a live session. Staff have given their second factor, unless `secondFactor` is false. */
export async function signedIn(
  db: Db,
  { roles = [], name = 'Omar Officer', email, secondFactor, now = new Date() }: Character = {},
): Promise<SignedIn> {
  const [personId, sessionId, token] = [newId(), newId(), newToken()];
  const given = (secondFactor ?? roles.length > 0) ? now : null;
  const address = email === undefined ? `${personId.slice(-12)}@example.org` : email;
  const phone =
    address === null ? `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` : null;
  await db
    .insertInto('identity_person')
    .values({
      id: personId,
      name,
      email: address,
      email_verified_at: address ? now : null,
      phone,
      phone_verified_at: phone ? now : null,
      created_at: now,
    })
    .execute();
  for (const role of roles)
    await db
      .insertInto('identity_role')
      .values({ id: newId(), person_id: personId, role, given_by: null, given_at: now })
      .execute();
  await db
    .insertInto('identity_session')
    .values({
      id: sessionId,
      token_hash: Buffer.from(sha256(token), 'hex'),
      person_id: personId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + 30 * DAY),
      second_factor_at: given,
      agent: 'a test',
      network: 'here',
    })
    .execute();
  const account = { personId, roles, factors: { app: false, passkeys: 0, recoveryCodes: 0 } };
  const may = mayActNow(
    account,
    {
      sessionId,
      secondFactorAt: given,
      seenAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY),
    },
    now,
  );
  if (!may?.viewer) throw new Error('a session that has just begun owes nothing');
  return { personId, cookie: `munch=${token}`, viewer: may.viewer };
}

/** Puts somebody's session into a browser. */
export async function signInBrowser(
  context: BrowserContext,
  url: string,
  { cookie }: SignedIn,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

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
      emailVerifiedAt: address ? now : null,
      phone,
      phoneVerifiedAt: phone ? now : null,
      createdAt: now,
    })
    .execute();
  for (const role of roles)
    await db
      .insertInto('identity_role')
      .values({ id: newId(), personId, role, givenBy: null, givenAt: now })
      .execute();
  await db
    .insertInto('identity_session')
    .values({
      id: sessionId,
      tokenHash: Buffer.from(sha256(token), 'hex'),
      personId,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY),
      secondFactorAt: given,
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

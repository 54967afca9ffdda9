import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  countAttempts,
  returnAttempts,
  type TooManyAttempts,
} from '#modules/codes/actions/limits.ts';
import { AGREED_TEXT } from '../rules/agreement.ts';
import { readUsername } from '../rules/usernames.ts';
import { renewPasswordHash } from '../store/credentials.ts';
import { findByUsername } from '../store/usernames.ts';
import { arrive, type SignInCookies, type SignInOrigin } from './arrival.ts';
import type { IdentityDeps } from './deps.ts';

export type SignInCredentials = { username: string; password: string; next: string | null };
export type PasswordSignInRefusal =
  | TooManyAttempts
  | { code: 'username_invalid'; field: 'username' }
  | { code: 'wrong_credentials' | 'busy'; field: '' };

/**
 * A sign-in with a password. Known or not, the username is counted, looked up once, and a hash is worked out: neither the
 * answer nor the time that it takes tells whether there is an account.
 */
export async function signIn(
  deps: IdentityDeps,
  sent: SignInCredentials,
  from: SignInOrigin,
): Promise<Result<SignInCookies, PasswordSignInRefusal>> {
  const username = readUsername(sent.username);
  if (!username) return refuse({ code: 'username_invalid', field: 'username' });
  const network = { scope: 'network', of: from.network } as const;
  const tries = [network, { scope: 'password', of: username.address }] as const;
  const taken = await countAttempts(deps, tries);
  if (!taken.ok) return taken;
  const found = await findByUsername(deps.db, username);
  const verdict = await deps.passwords.verify(sent.password, found?.passwordHash ?? null);
  if (verdict === 'busy') {
    await deps.db.transaction().execute((tx) => returnAttempts(deps, tx, tries)); // nothing was tried
    return refuse({ code: 'busy', field: '' });
  }
  if (!found || verdict === 'wrong') return refuse({ code: 'wrong_credentials', field: '' });
  await renewHash(deps, sent.password, { id: found.id, hash: found.passwordHash });
  const agreed = { text: AGREED_TEXT, at: deps.now() };
  const arrived = await deps.db.transaction().execute(async (tx) => {
    await returnAttempts(deps, tx, [network]);
    return arrive(deps, tx, {
      person: found,
      from,
      how: 'password',
      secondFactorAt: null,
      agreed,
      next: sent.next,
    });
  });
  deps.wakeMail();
  return allow(arrived);
}

/** A hash of a time that asked for less is made anew while its password is at hand. */
async function renewHash(
  { db, passwords }: IdentityDeps,
  password: string,
  of: { id: string; hash: string | null },
): Promise<void> {
  if (of.hash === null || !passwords.isStale(of.hash)) return;
  const to = await passwords.hash(password);
  if (to !== null) await renewPasswordHash(db, of.id, { from: of.hash, to });
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { failedOnceMore, mayTry } from '#modules/codes/rules/rests.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import { type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import { findTries, lockFactors, setTries } from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { type SignInOrigin, usernamesOf } from './arrival.ts';
import { isFresh, type ReauthenticationRefusal } from './freshness.ts';
import { getPerson } from './people.ts';
import { changePassword } from './redeem.ts';

export type PasswordChange = { current: string | null; password: string; from: SignInOrigin };

/**
 * Another password for whoever is signed in. The one that they have is always asked (ASVS 6.2.3); somebody who has none yet
 * shows by a fresh sign-in who they are. Every other session ends.
 */
export async function changeOwnPassword(
  deps: AccountDeps,
  viewer: Viewer,
  { current, password, from }: PasswordChange,
): Promise<Result<{ changed: true }, ReauthenticationRefusal | PasswordRefusal>> {
  const person = await getPerson(deps.db, viewer.personId);
  const owner = { name: person.name, addresses: usernamesOf(person) };
  const problem = passwordProblem(password, owner, commonPasswords);
  if (problem) return refuse(problem);
  const known = await isCurrent(deps, viewer, { current, hash: person.passwordHash });
  if (!known.ok) return known;
  const hash = await deps.passwords.hash(password);
  if (hash === null) return refuse('busy');
  await deps.db
    .transaction()
    .execute((tx) => changePassword(deps, tx, { person, hash, from, but: viewer.sessionId }));
  return allow({ changed: true });
}

/** A refusal is kept with its count, so this is a transaction of its own. */
function isCurrent(
  deps: AccountDeps,
  viewer: Viewer,
  { current, hash }: { current: string | null; hash: string | null },
): Promise<Result<true, ReauthenticationRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    await lockFactors(tx, viewer.personId);
    const now = deps.now();
    if (hash === null)
      return (await isFresh(tx, viewer, now)) ? allow(true) : refuse('proof_needed');
    if (!current) return refuse('proof_needed');
    const tries = await findTries(tx, viewer.personId);
    if (!mayTry(tries, now)) return refuse('too_many_tries');
    const verdict = await deps.passwords.verify(current, hash);
    if (verdict === 'busy') return refuse('busy');
    await setTries(tx, viewer.personId, verdict === 'right' ? null : failedOnceMore(tries, now));
    return verdict === 'right' ? allow(true) : refuse('password_wrong');
  });
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { failedOnceMore, mayTry } from '#modules/codes/rules/rests.ts';
import type { Db } from '#platform/db.ts';
import { type Factors, hasAnyFactor } from '../rules/may-act.ts';
import { isProven, mayProveByPassword } from '../rules/second-factor.ts';
import { findSessionStart } from '../store/account.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { findPerson } from '../store/people.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  findTries,
  lockFactors,
  setTries,
} from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';

export type ReauthenticationRefusal = 'proof_needed' | 'password_wrong' | 'too_many_tries' | 'busy';

/**
 * Asks again who is at the keyboard before they change with what they sign in (ASVS 7.5.1). Locks the person's factors,
 * so that two guesses at once are counted one after the other; a refusal is kept with its count.
 */
export async function prove(
  deps: AccountDeps,
  tx: Db,
  viewer: Viewer,
  password: string | null,
): Promise<Result<true, ReauthenticationRefusal>> {
  await lockFactors(tx, viewer.personId);
  const now = deps.now();
  if (await isFresh(tx, viewer, now)) return allow(true);
  if (!password || !(await standsWithFactor(tx, viewer, now))) return refuse('proof_needed');
  const tries = await findTries(tx, viewer.personId);
  if (!mayTry(tries, now)) return refuse('too_many_tries');
  const person = await findPerson(tx, viewer.personId);
  const verdict = await deps.passwords.verify(password, person?.passwordHash ?? null);
  if (verdict === 'busy') return refuse('busy');
  await setTries(tx, viewer.personId, verdict === 'right' ? null : failedOnceMore(tries, now));
  return verdict === 'right' ? allow(true) : refuse('password_wrong');
}

/** Whether the viewer showed who they are in the last minutes, so that a screen need not ask. */
export async function isFresh(db: Db, viewer: Viewer, now: Date): Promise<boolean> {
  const hasSecondFactor = hasAnyFactor(await factorsOf(db, viewer.personId));
  const signedInAt = await findSessionStart(db, viewer.sessionId);
  if (!signedInAt) return false;
  const { secondFactorAt } = viewer;
  return isProven({ signedInAt, secondFactorAt, hasSecondFactor, passwordIsRight: false }, now);
}

/**
 * Whether the session may change with what its person signs in, asked again under the lock: another browser may have turned
 * a factor on since the door let this one in.
 */
export async function standsWithFactor(
  tx: Db,
  { personId, secondFactorAt }: Viewer,
  now: Date,
): Promise<boolean> {
  return mayProveByPassword(
    { hasSecondFactor: hasAnyFactor(await factorsOf(tx, personId)), secondFactorAt },
    now,
  );
}

export async function factorsOf(db: Db, personId: string): Promise<Factors> {
  const authenticator = await findAuthenticator(db, personId);
  const [passkeys, recoveryCodes] = [
    await listPasskeys(db, personId),
    await countRecoveryCodes(db, personId),
  ];
  return { app: authenticator?.secret != null, passkeys: passkeys.length, recoveryCodes };
}

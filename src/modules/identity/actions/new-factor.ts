import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newBytes } from '#platform/ids.ts';
import { RECOVERY_CODES, recoveryCode } from '../rules/second-factor.ts';
import { renewSession } from '../store/account.ts';
import { setRecoveryCodes } from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';

/** A new set of recovery codes, shown once; those before open nothing any more. */
export async function newCodes(tx: Db, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(newBytes(15)));
  await setRecoveryCodes(tx, personId, codes.map(sha256));
  return codes;
}

/** The session knows a second factor from now on; the token before opens nothing any more (ASVS 7.2.4). */
export async function freshToken(
  deps: AccountDeps,
  tx: Db,
  { sessionId }: Viewer,
): Promise<string> {
  const token = deps.newToken();
  const isThere = await renewSession(tx, sessionId, { tokenHash: sha256(token), at: deps.now() });
  if (!isThere)
    throw new Error(`The session ${sessionId} ended while its second factor was given.`);
  return token;
}

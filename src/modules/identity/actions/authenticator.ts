import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { failedOnceMore, mayTry } from '#modules/codes/rules/rests.ts';
import { newTotpSecret, type TotpSecret, totpDelta, totpOffer } from '#platform/totp.ts';
import { type SecretCipher, sealFor } from '#platform/vault/seal.ts';
import { checkTotpCode, type TotpCodeRefusal, typedCode } from '../rules/second-factor.ts';
import { findPerson } from '../store/people.ts';
import {
  enrol,
  findAuthenticator,
  findTries,
  lockFactors,
  setNextSecret,
  setTries,
} from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { prove, type ReauthenticationRefusal, standsWithFactor } from './freshness.ts';
import { freshToken, newCodes } from './new-factor.ts';
import { queueSecurityNotice } from './notices.ts';
import { keep } from './second-factor.ts';
import type { RequestOrigin } from './sessions.ts';

const ISSUER = 'Munch';

/** Begins with an authenticator app: a new secret, as a picture to scan and as text to type. Nothing is asked of it yet. */
export function beginEnrolment(
  deps: AccountDeps,
  viewer: Viewer,
  password: string | null,
): Promise<Result<TotpSecret, ReauthenticationRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const secret = newTotpSecret();
    await setNextSecret(tx, viewer.personId, sealOf(deps).close(secret, viewer.personId));
    const person = await findPerson(tx, viewer.personId);
    return allow(
      totpOffer(secret, { issuer: ISSUER, label: person?.email ?? person?.phone ?? '' }),
    );
  });
}

export type Confirmed = { token: string; recoveryCodes: string[] };

export type FactorConfirmRefusal = TotpCodeRefusal | 'not_begun' | 'too_many_tries';

export type Given = { code: string; from: RequestOrigin };

/** The app answered with a right code: it is asked from now on. Gives new recovery codes and the session's fresh token. */
export function confirmEnrolment(
  deps: AccountDeps,
  viewer: Viewer,
  { code, from }: Given,
): Promise<Result<Confirmed, FactorConfirmRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    await lockFactors(tx, viewer.personId);
    const now = deps.now();
    const kept = await findAuthenticator(tx, viewer.personId);
    if (!kept?.nextSecret || !(await standsWithFactor(tx, viewer, now))) return refuse('not_begun');
    const tries = await findTries(tx, viewer.personId);
    if (!mayTry(tries, now)) return refuse('too_many_tries');
    const taken = checkTotpCode(
      { delta: deltaOf(deps, viewer, kept.nextSecret, code), lastStep: null },
      now,
    );
    await setTries(tx, viewer.personId, taken.ok ? null : failedOnceMore(tries, now));
    if (!taken.ok) return taken;
    await enrol(tx, viewer.personId, { secret: kept.nextSecret, step: taken.value, at: now });
    const recoveryCodes = await newCodes(tx, viewer.personId);
    await keep(deps, tx, { viewer, act: 'factor.added', details: { factor: 'app' } });
    await queueSecurityNotice(deps, tx, {
      personId: viewer.personId,
      notice: 'second_factor_on',
      from,
    });
    return allow({ token: await freshToken(deps, tx, viewer), recoveryCodes });
  });
}

/** How many steps from now the code is right for; null for none nearby. */
export function deltaOf(
  deps: AccountDeps,
  { personId }: Viewer,
  sealed: Buffer,
  code: string,
): number | null {
  const token = typedCode(code);
  if (token === null) return null;
  return totpDelta(sealOf(deps).open(sealed, personId), token, deps.now());
}

/** Secrets are closed with a key of their own, derived from the one that no backup holds. */
function sealOf({ key }: AccountDeps): SecretCipher {
  return sealFor({ bytes: key }, 'second factor');
}

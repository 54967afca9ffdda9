import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { failedOnceMore, mayTry } from '#modules/codes/rules/rests.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { hasAnyFactor } from '../rules/may-act.ts';
import { wayOn } from '../rules/next.ts';
import { checkTotpCode, type TotpCodeRefusal, typedRecoveryCode } from '../rules/second-factor.ts';
import {
  type Authenticator,
  consumeRecoveryCode,
  findAuthenticator,
  findTries,
  lockFactors,
  setStep,
  setTries,
} from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { deltaOf, type Given } from './authenticator.ts';
import { factorsOf } from './freshness.ts';
import { freshToken } from './new-factor.ts';
import { queueSecurityNotice } from './notices.ts';
import { heldBy } from './roles.ts';
import { keep } from './second-factor.ts';

export type SecondFactorSignIn = { token: string; by: 'app' | 'recovery_code'; next: string };

export type VerifyRefusal = TotpCodeRefusal | 'no_factor' | 'too_many_tries';

/** Takes a code of the app or of the paper. The session knows it from now on, under a fresh token. */
export function verifyCode(
  deps: AccountDeps,
  viewer: Viewer,
  { code, next, from }: Given & { next: string | null },
): Promise<Result<SecondFactorSignIn, VerifyRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    await lockFactors(tx, viewer.personId);
    const now = deps.now();
    if (!hasAnyFactor(await factorsOf(tx, viewer.personId))) return refuse('no_factor');
    const tries = await findTries(tx, viewer.personId);
    if (!mayTry(tries, now)) return refuse('too_many_tries');
    const judged = await judge(deps, tx, viewer, code);
    await setTries(tx, viewer.personId, judged.ok ? null : failedOnceMore(tries, now));
    if (!judged.ok) return judged;
    if (judged.value === 'recovery_code')
      await queueSecurityNotice(deps, tx, {
        personId: viewer.personId,
        notice: 'recovery_code_used',
        from,
      });
    await keep(deps, tx, { viewer, act: 'factor.given', details: { factor: judged.value } });
    return allow({
      token: await freshToken(deps, tx, viewer),
      by: judged.value,
      next: wayOn(next, await heldBy(tx, viewer.personId)),
    });
  });
}

async function judge(
  deps: AccountDeps,
  tx: Db,
  viewer: Viewer,
  code: string,
): Promise<Result<SecondFactorSignIn['by'], TotpCodeRefusal>> {
  const onPaper = typedRecoveryCode(code);
  if (onPaper) {
    const isTaken = await consumeRecoveryCode(tx, viewer.personId, {
      hash: sha256(onPaper),
      at: deps.now(),
    });
    return isTaken ? allow('recovery_code') : refuse('code_wrong');
  }
  const kept: Authenticator | null = await findAuthenticator(tx, viewer.personId);
  if (!kept?.secret) return refuse('code_wrong');
  const taken = checkTotpCode(
    { delta: deltaOf(deps, viewer, kept.secret, code), lastStep: kept.lastStep },
    deps.now(),
  );
  if (!taken.ok) return taken;
  await setStep(tx, viewer.personId, taken.value);
  return allow('app');
}

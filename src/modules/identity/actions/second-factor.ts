import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { failedOnceMore, mayTry } from '#modules/codes/rules/rests.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newTotpSecret, type TotpSecret, totpDelta, totpOffer } from '#platform/totp.ts';
import { type SecretCipher, sealFor } from '#platform/vault/seal.ts';
import { hasAnyFactor } from '../rules/may-act.ts';
import { isStaff, wayOn } from '../rules/next.ts';
import {
  checkTotpCode,
  mayRemoveFactor,
  RECOVERY_CODES,
  type TotpCodeRefusal,
  typedCode,
  typedRecoveryCode,
} from '../rules/second-factor.ts';
import { findPerson } from '../store/people.ts';
import {
  type Authenticator,
  consumeRecoveryCode,
  dropAuthenticator,
  enrol,
  findAuthenticator,
  findTries,
  lockFactors,
  setNextSecret,
  setRecoveryCodes,
  setStep,
  setTries,
} from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { factorsOf, prove, type ReauthenticationRefusal, standsWithFactor } from './freshness.ts';
import { freshToken, newCodes } from './new-factor.ts';
import type { Telling } from './notices.ts';
import { queueSecurityNotice } from './notices.ts';
import { heldBy } from './roles.ts';
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
type Given = { code: string; from: RequestOrigin };

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

type Changing = { password: string | null; from: RequestOrigin };

/** Takes the app away, with its recovery codes if no passkey is left. Staff keep at least one second factor. */
export function removeApp(
  deps: AccountDeps,
  viewer: Viewer,
  { password, from }: Changing,
): Promise<Result<{ removed: true }, ReauthenticationRefusal | 'no_factor' | 'factor_required'>> {
  return deps.db.transaction().execute(async (tx) => {
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const factors = await factorsOf(tx, viewer.personId);
    if (!factors.app) return refuse('no_factor');
    if (!mayRemoveFactor(factors, 'app', isStaff(await heldBy(tx, viewer.personId))))
      return refuse('factor_required');
    await dropAuthenticator(tx, viewer.personId);
    if (factors.passkeys === 0) await setRecoveryCodes(tx, viewer.personId, []);
    await keep(deps, tx, { viewer, act: 'factor.removed', details: { factor: 'app' } });
    await queueSecurityNotice(deps, tx, {
      personId: viewer.personId,
      notice: 'second_factor_off',
      from,
    });
    return allow({ removed: true as const });
  });
}

/** Ten new recovery codes. They are shown once; the old ones open nothing any more. */
export function renewCodes(
  deps: AccountDeps,
  viewer: Viewer,
  { password, from }: Changing,
): Promise<Result<{ recoveryCodes: string[] }, ReauthenticationRefusal | 'no_factor'>> {
  return deps.db.transaction().execute(async (tx) => {
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const { app, passkeys } = await factorsOf(tx, viewer.personId);
    if (!app && passkeys === 0) return refuse('no_factor');
    const recoveryCodes = await newCodes(tx, viewer.personId);
    await keep(deps, tx, { viewer, act: 'codes.renewed', details: { codes: RECOVERY_CODES } });
    await queueSecurityNotice(deps, tx, renewalNotice(viewer, from));
    return allow({ recoveryCodes });
  });
}

function renewalNotice(viewer: Viewer, from: RequestOrigin): Telling {
  return {
    personId: viewer.personId,
    notice: 'recovery_codes_made',
    from,
  };
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

/** How many steps from now the code is right for; null for none nearby. */
function deltaOf(
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

type Keeping = {
  viewer: Viewer;
  act: RecordedAct['act'];
  details: NonNullable<RecordedAct['details']>;
};

async function keep(
  deps: AccountDeps,
  tx: Db,
  { viewer: { personId }, act, details }: Keeping,
): Promise<void> {
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'person', id: personId }, by: { personId, role: 'person' }, details },
  ]);
}

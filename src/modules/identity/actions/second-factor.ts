import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { isStaff } from '../rules/next.ts';
import { mayRemoveFactor, RECOVERY_CODES } from '../rules/second-factor.ts';
import { dropAuthenticator, setRecoveryCodes } from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { factorsOf, prove, type ReauthenticationRefusal } from './freshness.ts';
import { newCodes } from './new-factor.ts';
import type { Telling } from './notices.ts';
import { queueSecurityNotice } from './notices.ts';
import { heldBy } from './roles.ts';
import type { RequestOrigin } from './sessions.ts';

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

type Keeping = {
  viewer: Viewer;
  act: RecordedAct['act'];
  details: NonNullable<RecordedAct['details']>;
};

export async function keep(
  deps: AccountDeps,
  tx: Db,
  { viewer: { personId }, act, details }: Keeping,
): Promise<void> {
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'person', id: personId }, by: { personId, role: 'person' }, details },
  ]);
}

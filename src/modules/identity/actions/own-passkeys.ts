import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { madePasskey, type PasskeyAttestation } from '#platform/webauthn.ts';
import { hasAnyFactor } from '../rules/may-act.ts';
import { isStaff } from '../rules/next.ts';
import { relyingParty } from '../rules/relying-party.ts';
import { mayRemoveFactor } from '../rules/second-factor.ts';
import { addPasskey, dropPasskey, listPasskeys, renamePasskey } from '../store/passkeys.ts';
import { lockFactors, setRecoveryCodes } from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { factorsOf, prove, type ReauthenticationRefusal, standsWithFactor } from './freshness.ts';
import { freshToken, newCodes } from './new-factor.ts';
import { queueSecurityNotice } from './notices.ts';
import { openChallenge } from './passkeys.ts';
import { heldBy } from './roles.ts';
import type { RequestOrigin } from './sessions.ts';

export type NewPasskey = { name: string; response: PasskeyAttestation; from: RequestOrigin };

export type AddRefusal = 'no_domain' | 'challenge_over' | 'passkey_wrong' | 'passkey_known';

/** `token` and `recoveryCodes` come with the first second factor of an account: the session has just shown it. */
export type AddedPasskey = { id: string; token: string | null; recoveryCodes: string[] | null };

/**
 * Keeps a passkey that the browser made. The first factor of an account counts as given in the session that made it, and
 * brings recovery codes: from now on a password alone opens nothing, also on a device that has no passkey.
 */
export async function addOwnPasskey(
  deps: AccountDeps,
  viewer: Viewer,
  { name, response, from }: NewPasskey,
): Promise<Result<AddedPasskey, AddRefusal>> {
  const party = relyingParty(deps.settings.publicUrl);
  if (!party) return refuse('no_domain');
  // Taken in a statement of its own: whatever comes of the answer, no second one is looked at.
  const challenge = await openChallenge(deps, response.response.clientDataJSON, viewer.personId);
  if (challenge === null) return refuse('challenge_over');
  const made = await madePasskey(party, challenge, response);
  if (!made) return refuse('passkey_wrong');
  const id = deps.newId();
  return deps.db.transaction().execute(async (tx) => {
    await lockFactors(tx, viewer.personId);
    if (!(await standsWithFactor(tx, viewer, deps.now()))) return refuse('challenge_over');
    const isFirst = !hasAnyFactor(await factorsOf(tx, viewer.personId));
    const { id: credentialId, publicKey, counter, transports } = made;
    const passkey = {
      id,
      personId: viewer.personId,
      name,
      madeAt: deps.now(),
      credentialId,
      publicKey,
      counter,
      transports,
    };
    const isNew = await addPasskey(tx, passkey);
    if (!isNew) return refuse('passkey_known');
    await keep(deps, tx, viewer.personId, 'passkey.added', id);
    await queueSecurityNotice(deps, tx, {
      personId: viewer.personId,
      notice: 'passkey_added',
      from,
    });
    if (!isFirst) return allow({ id, token: null, recoveryCodes: null });
    return allow({
      id,
      token: await freshToken(deps, tx, viewer),
      recoveryCodes: await newCodes(tx, viewer.personId),
    });
  });
}

/** Another name for one's own passkey; false for one that is nobody's, or somebody else's. */
export function nameOwnPasskey(
  deps: AccountDeps,
  { personId }: Viewer,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const isOwn = await renamePasskey(tx, { id, personId, name });
    if (isOwn) await keep(deps, tx, personId, 'passkey.named', id);
    return isOwn;
  });
}

type Removing = { id: string; password: string | null; from: RequestOrigin };

export function removeOwnPasskey(
  deps: AccountDeps,
  viewer: Viewer,
  { id, password, from }: Removing,
): Promise<
  Result<{ removed: true }, ReauthenticationRefusal | 'passkey_unknown' | 'factor_required'>
> {
  const { personId } = viewer;
  return deps.db.transaction().execute(async (tx) => {
    const own = await listPasskeys(tx, personId);
    if (!own.some((one) => one.id === id)) return refuse('passkey_unknown');
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const factors = await factorsOf(tx, personId);
    if (!mayRemoveFactor(factors, 'passkey', isStaff(await heldBy(tx, personId))))
      return refuse('factor_required');
    await dropPasskey(tx, { id, personId });
    if (!factors.app && factors.passkeys === 1) await setRecoveryCodes(tx, personId, []);
    await keep(deps, tx, personId, 'passkey.removed', id);
    await queueSecurityNotice(deps, tx, { personId, notice: 'passkey_removed', from });
    return allow({ removed: true as const });
  });
}

type PasskeyAct = 'passkey.added' | 'passkey.named' | 'passkey.removed';

async function keep(
  deps: AccountDeps,
  tx: Db,
  personId: string,
  act: PasskeyAct,
  passkey: string,
): Promise<void> {
  const by = { personId, role: 'person' as const };
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'person', id: personId }, by, details: { passkey } },
  ]);
}

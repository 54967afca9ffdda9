import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import { dropSessions } from '../store/account.ts';
import { dropPasskeys } from '../store/passkeys.ts';
import { findPerson } from '../store/people.ts';
import {
  dropAuthenticator,
  lockFactors,
  setRecoveryCodes,
  setTries,
} from '../store/second-factor.ts';
import type { AccountDeps } from './account-deps.ts';
import { factorsOf } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import type { RequestOrigin } from './sessions.ts';

type Lost = { personId: string; why: string; from: RequestOrigin };
export type FactorRemovalRefusal = 'person_unknown' | 'own_factor' | 'factor_none';

/**
 * Takes every second factor of somebody away who lost theirs, with their paper and their sessions. Their password stays; staff set a
 * new factor up before anything opens. They are told by letter, so that it never happens behind their back.
 */
export function removeLostFactor(
  deps: AccountDeps,
  viewer: Viewer,
  { personId, why, from }: Lost,
): Promise<Result<{ removed: true }, FactorRemovalRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    if (personId === viewer.personId) return refuse('own_factor');
    const person = await findPerson(tx, personId);
    if (!person || person.erasedAt) return refuse('person_unknown');
    await lockFactors(tx, personId);
    const { app, passkeys } = await factorsOf(tx, personId);
    if (!app && passkeys === 0) return refuse('factor_none');
    await dropAuthenticator(tx, personId);
    await dropPasskeys(tx, personId);
    await setRecoveryCodes(tx, personId, []);
    await setTries(tx, personId, null);
    const ended = await dropSessions(tx, personId, null);
    await queueSecurityNotice(deps, tx, { personId, notice: 'second_factor_off', from });
    const by = { personId: viewer.personId, role: 'administrator' as const };
    const details = { app, passkeys, sessions: ended.length, how: 'lost' };
    await appendActs(tx, deps.now(), [
      { act: 'factor.removed', subject: { kind: 'person', id: personId }, by, why, details },
    ]);
    return allow({ removed: true as const });
  });
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Choices } from '../rules/choices.ts';
import { isStaff } from '../rules/next.ts';
import { relyingParty } from '../rules/relying-party.ts';
import { isLive } from '../rules/sessions.ts';
import {
  dropSessions,
  listSessions,
  type Profile,
  setChoices,
  setProfile,
} from '../store/account.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { countRecoveryCodes, findAuthenticator, lockFactors } from '../store/second-factor.ts';
import { dropSession } from '../store/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { choicesOf } from './choices.ts';
import { isFresh, prove, type ReauthenticationRefusal } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import { getPerson } from './people.ts';
import { heldBy } from './roles.ts';
import type { RequestOrigin } from './sessions.ts';

export type AccountProfile = Awaited<ReturnType<typeof profileOf>>;
export type WaysIn = Awaited<ReturnType<typeof securityOf>>;
export type LiveSessions = Awaited<ReturnType<typeof sessionsOf>>;

/** What a person sees of themselves. */
export async function profileOf({ db }: AccountDeps, { personId }: Viewer) {
  const [person, chosen] = [await getPerson(db, personId), await choicesOf(db, [personId])];
  return {
    person,
    held: await heldBy(db, personId),
    choices: chosen.get(personId) as Choices, // choicesOf answers for everybody who was asked for
  };
}

export function changeProfile(
  deps: AccountDeps,
  { personId }: Viewer,
  profile: Profile,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await setProfile(tx, personId, profile);
    const { language, timeZone } = profile;
    await appendActs(tx, deps.now(), [
      { ...own(personId), act: 'profile.changed', details: { language, timeZone } },
    ]);
  });
}

export function changeChoices(
  deps: AccountDeps,
  { personId }: Viewer,
  chosen: Omit<Choices, 'account'>,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockFactors(tx, personId); // two tabs that keep at once are kept one after the other
    await setChoices(tx, personId, chosen);
    await appendActs(tx, deps.now(), [
      { ...own(personId), act: 'choices.changed', details: chosen },
    ]);
  });
}

/** With what a person signs in besides their password, and whether they may change it without being asked again. */
export async function securityOf(deps: AccountDeps, viewer: Viewer) {
  const { db, now, settings } = deps;
  return {
    appSince: (await findAuthenticator(db, viewer.personId))?.enrolledAt ?? null,
    passkeys: await listPasskeys(db, viewer.personId),
    codesLeft: await countRecoveryCodes(db, viewer.personId),
    passkeysWork: relyingParty(settings.publicUrl) !== null,
    isRequired: isStaff(await heldBy(db, viewer.personId)),
    isGiven: viewer.secondFactorAt !== null,
    isFresh: await isFresh(db, viewer, now()),
  };
}

/** Where somebody is signed in now, by when it was used last, and which of them asks. */
export async function sessionsOf({ db, now }: AccountDeps, { personId, sessionId }: Viewer) {
  const live = (await listSessions(db, personId)).filter((one) => isLive(one, now()));
  return { live, sessionId };
}

type Ending = { id: string; password: string | null };

/** Ends one of one's own sessions. */
export function endOwnSession(
  deps: AccountDeps,
  viewer: Viewer,
  { id, password }: Ending,
): Promise<Result<{ ended: number }, ReauthenticationRefusal | 'session_unknown'>> {
  const { personId } = viewer;
  return deps.db.transaction().execute(async (tx) => {
    const own_ = await listSessions(tx, personId);
    if (!own_.some((one) => one.id === id)) return refuse('session_unknown');
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    await dropSession(tx, { id, personId });
    await appendActs(tx, deps.now(), [
      { ...own(personId), act: 'session.ended', details: { session: id, how: 'from_list' } },
    ]);
    return allow({ ended: 1 });
  });
}

/** Ends every session of a person but the one that asks. */
export function endOtherSessions(
  deps: AccountDeps,
  viewer: Viewer,
  { password, from }: { password: string | null; from: RequestOrigin },
): Promise<Result<{ ended: number }, ReauthenticationRefusal>> {
  const { personId, sessionId } = viewer;
  return deps.db.transaction().execute(async (tx) => {
    const proof = await prove(deps, tx, viewer, password);
    if (!proof.ok) return proof;
    const ended = await dropSessions(tx, personId, sessionId);
    if (ended.length > 0) {
      await appendActs(tx, deps.now(), [endedSessionsAct(personId, ended)]);
      await queueSecurityNotice(deps, tx, { personId, notice: 'sessions_ended', from });
    }
    return allow({ ended: ended.length });
  });
}

function endedSessionsAct(personId: string, ended: string[]): RecordedAct {
  return {
    ...own(personId),
    act: 'sessions.ended',
    details: { sessions: ended.length, how: 'from_list' },
  };
}

function own(personId: string) {
  return {
    subject: { kind: 'person' as const, id: personId },
    by: { personId, role: 'person' as const },
  };
}

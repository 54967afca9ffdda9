import type { Admission, Permission, Viewer } from '#kernel/viewer.ts';
import { keepRecord } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { admissionOf, permissionsOf } from '../rules/permissions.ts';
import { endedCookie, isLive, isSeenAnew, sessionCookie, sessionExpiresAt, tokenIn } from '../rules/sessions.ts';
import { addSession, dropSession, findSession, listSessions, markSeen } from '../store/sessions.ts';
import type { IdentityDeps } from './deps.ts';
import { getPerson } from './people.ts';

/** Where a sign-in comes from: what the browser calls itself, and its network (platform/rate.ts). */
export type From = { agent: string; network: string };

export type Starting = { personId: string; secondFactorAt: Date | null; from: From; how: string };

/** Starts a session and gives its token, which is kept nowhere else. `how` says by what she showed who she is. */
export async function startSession(deps: IdentityDeps, tx: Db, { personId, secondFactorAt, from, how }: Starting): Promise<string> {
  const [id, token, now] = [deps.newId(), deps.newToken(), deps.now()];
  const session = { id, tokenHash: sha256(token), personId, createdAt: now, expiresAt: sessionExpiresAt(now), secondFactorAt };
  await addSession(tx, { ...session, agent: from.agent.slice(0, 300), network: from.network.slice(0, 60) });
  const details = { session: id, how };
  await keepRecord(tx, now, [{ act: 'session.started', subject: person(personId), by: { personId, role: 'person' }, details }]);
  return token;
}

/** Ends the viewer's own session. */
export async function endSession({ db, now }: IdentityDeps, { personId, sessionId }: Viewer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await dropSession(tx, { id: sessionId, personId }))) return;
    const details = { session: sessionId, how: 'signed_out' };
    await keepRecord(tx, now(), [{ act: 'session.ended', subject: person(personId), by: { personId, role: 'person' }, details }]);
  });
}

/** Whoever a session's token belongs to; null when it is not live. */
export async function viewerOf({ db, now }: Pick<IdentityDeps, 'db' | 'now'>, token: string | null): Promise<Viewer | null> {
  if (token === null) return null;
  const found = await findSession(db, sha256(token));
  const at = now();
  if (!found || !isLive(found, at)) return null;
  if (isSeenAnew(found.seenAt, at)) await markSeen(db, found.viewer.sessionId, at);
  return found.viewer;
}

/** What each of some sessions may do now; those that have ended are not among them. */
export async function permissionsIn({ db, now }: Pick<IdentityDeps, 'db' | 'now'>, ids: readonly string[]) {
  const at = now();
  const live = (await listSessions(db, ids)).filter((one) => isLive(one, at));
  return new Map(live.map(({ viewer }) => [viewer.sessionId, new Set(permissionsOf(viewer, at)) as ReadonlySet<Permission>]));
}

export function admission({ now }: Pick<IdentityDeps, 'now'>, needs: Permission, viewer: Viewer | null): Admission {
  return admissionOf(needs, viewer, now());
}

/** What the viewer's screens are made of: her name, and what she may do. */
export async function aboutViewer({ db, now }: IdentityDeps, viewer: Viewer) {
  const { personId, roles } = viewer;
  const { name, email, language } = await getPerson(db, personId);
  return { personId, name, email, language, roles: [...roles], may: permissionsOf(viewer, now()) };
}

/** The session's token in a Cookie header, and the cookies that bring and take it; their name depends on TLS. */
export function cookiesFor({ settings }: Pick<IdentityDeps, 'settings'>) {
  const https = settings.publicUrl.startsWith('https:');
  return {
    tokenIn: (header: string | undefined) => tokenIn(header, https),
    started: (token: string) => sessionCookie(token, https),
    ended: () => endedCookie(https),
  };
}

function person(id: string) {
  return { kind: 'person' as const, id };
}

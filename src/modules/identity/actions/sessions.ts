import type { Admission, Permission, Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { fillRequestCache, once } from '#platform/request-cache.ts';
import { admissionOf, mayActNow, viewerFor } from '../rules/may-act.ts';
import { isSeenAnew, sessionCookie, sessionExpiresAt } from '../rules/sessions.ts';
import { addSession, dropSession, findSession, listSessions, markSeen } from '../store/sessions.ts';
import type { IdentityDeps } from './deps.ts';
import { getPerson, wordsOfPerson } from './people.ts';

/** Where a sign-in comes from: what the browser calls itself, and its network (platform/rate.ts). */
export type RequestOrigin = { agent: string; network: string };

export type Starting = {
  personId: string;
  secondFactorAt: Date | null;
  from: RequestOrigin;
  how: string;
};

/** Starts a session and gives its token, which is kept nowhere else. `how` says by what they showed who they are. */
export async function startSession(
  deps: IdentityDeps,
  tx: Db,
  { personId, secondFactorAt, from, how }: Starting,
): Promise<string> {
  const [id, token, now] = [deps.newId(), deps.newToken(), deps.now()];
  const session = {
    id,
    tokenHash: sha256(token),
    personId,
    createdAt: now,
    expiresAt: sessionExpiresAt(now),
    secondFactorAt,
  };
  await addSession(tx, {
    ...session,
    agent: from.agent.slice(0, 300),
    network: from.network.slice(0, 60),
  });
  const details = { session: id, how };
  await appendActs(tx, now, [
    {
      act: 'session.started',
      subject: person(personId),
      by: { personId, role: 'person' },
      details,
    },
  ]);
  return token;
}

/** Ends the viewer's own session. */
export async function endSession(
  { db, now }: IdentityDeps,
  { personId, sessionId }: Pick<Viewer, 'personId' | 'sessionId'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await dropSession(tx, { id: sessionId, personId }))) return;
    const details = { session: sessionId, how: 'signed_out' };
    await appendActs(tx, now(), [
      {
        act: 'session.ended',
        subject: person(personId),
        by: { personId, role: 'person' },
        details,
      },
    ]);
  });
}

/** Ends the session that a browser came with, whatever its standing; nothing where there is none. */
export async function endSessionOf(deps: IdentityDeps, token: string | null): Promise<void> {
  const found = token === null ? null : await findSession(deps.db, sha256(token));
  if (found)
    await endSession(deps, {
      personId: found.account.personId,
      sessionId: found.session.sessionId,
    });
}

/** Answers for one request whether its session is let in, and gives the viewer that this door may know. */
export type SessionAdmission = (needs: Permission) => {
  admission: Admission;
  viewer: Viewer | null;
};

/** Looks a session up by its token and says what it may do now; a token of nothing that lives is a visitor's. */
export async function sessionAdmission(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  token: string | null,
): Promise<SessionAdmission> {
  const found = token === null ? null : await arrived({ db, now }, sha256(token));
  const at = now();
  const may = found && mayActNow(found.account, found.session, at);
  if (!found || !may) return (needs) => ({ admission: admissionOf(needs, null), viewer: null });
  return (needs) => ({
    admission: admissionOf(needs, may),
    viewer: viewerFor(needs, { ...found, may }),
  });
}

/** The session of a request, found once for it, with the person; written down as seen while it may do something. */
function arrived({ db, now }: Pick<IdentityDeps, 'db' | 'now'>, tokenHash: string) {
  const words = ['session', tokenHash];
  return once(db, words, async () => {
    const [found, at] = [await findSession(db, tokenHash), now()];
    if (!found) return null;
    const isAlive = mayActNow(found.account, found.session, at) !== null;
    if (isAlive && isSeenAnew(found.session.seenAt, at)) {
      await markSeen(db, found.session.sessionId, at);
      fillRequestCache(words, found); // the writing made the request forget it, and changed nothing that is asked of it
    }
    fillRequestCache(wordsOfPerson(found.account.personId), found.person);
    return found;
  });
}

/** What each of some sessions may do now; those that have ended, or owe a factor by now, are not among them. */
export async function permissionsIn(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  ids: readonly string[],
) {
  const at = now();
  const viewers = (await listSessions(db, ids)).flatMap(
    ({ account, session }) => mayActNow(account, session, at)?.viewer ?? [],
  );
  return new Map(
    viewers.map(({ sessionId, may }) => [sessionId, new Set(may) as ReadonlySet<Permission>]),
  );
}

export type AboutViewer = Awaited<ReturnType<typeof aboutViewer>>;

/** The viewer with the person that they are. */
export async function aboutViewer({ db }: Pick<IdentityDeps, 'db'>, viewer: Viewer) {
  return { viewer, person: await getPerson(db, viewer.personId) };
}

/** The session's token in a Cookie header, and the cookies that bring and take it. */
export function cookiesFor({ settings }: Pick<IdentityDeps, 'settings'>) {
  return sessionCookie(settings.publicUrl);
}

function person(id: string) {
  return { kind: 'person' as const, id };
}

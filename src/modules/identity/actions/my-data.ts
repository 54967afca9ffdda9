import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs, type HashedLink, readActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { askErasure, type Erasure, type ErasureRefusal, stateOf } from '../rules/erasure.ts';
import { isStaff } from '../rules/next.ts';
import type { ErasureRow } from '../store/account.ts';
import {
  addErasure,
  listErasures,
  listOpenErasures,
  listSessions,
  lockOpenErasure,
  setErasure,
} from '../store/account.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { listRoles } from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import { choicesOf } from './choices.ts';
import { eraseIfDue, keptOfPerson } from './erasure.ts';
import { prove, type ReauthenticationRefusal } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import { getPerson, namesOf } from './people.ts';
import { heldBy } from './roles.ts';
import type { RequestOrigin } from './sessions.ts';

/** Everything that is held about a person, by each part of the house (DPDP Act 2023, section 11(1)(a)). */
export async function dataOf(
  deps: AccountDeps,
  { personId }: Viewer,
): Promise<Record<string, unknown>> {
  const { db, now, key, personData } = deps;
  const parts: Record<string, unknown> = {
    account: await accountData(db, personId),
    record: await actsOn(db, personId),
  };
  for (const [module, read] of Object.entries(personData))
    parts[module] = await read(db, personId, key);
  const by = { personId, role: 'person' as const };
  await db
    .transaction()
    .execute((tx) =>
      appendActs(tx, now(), [
        { act: 'data.downloaded', subject: { kind: 'person', id: personId }, by },
      ]),
    );
  return { writtenAt: now().toISOString(), person: personId, ...parts };
}

/** This module's own part. Secrets are not in it: what is kept of them is a hash, or encrypted. */
async function accountData(db: Db, personId: string): Promise<unknown> {
  const { passwordHash, ...person } = await getPerson(db, personId);
  const sessions = await listSessions(db, personId);
  const passkeys = await listPasskeys(db, personId);
  return {
    ...person,
    hasPassword: passwordHash !== null,
    roles: await listRoles(db, [personId]),
    notices: (await choicesOf(db, [personId])).get(personId),
    sessions,
    passkeys: passkeys.map(({ name, madeAt, usedAt }) => ({ name, madeAt, usedAt })),
    erasureRequests: await listErasures(db, personId),
  };
}

/** What was done with their account, oldest first, by themselves or in which role (section 11(1)(a): what the data were used for). */
async function actsOn(db: Db, personId: string): Promise<unknown[]> {
  const nobody = { person: null, act: null, from: null, to: null };
  const found: HashedLink[] = [];
  for (let before: string | null = null; ; before = found.at(-1)?.id ?? null) {
    const page = await readActs(
      db,
      { ...nobody, subject: { kind: 'person', id: personId } },
      { before, most: ACTS_AT_ONCE },
    );
    found.push(...page);
    if (page.length < ACTS_AT_ONCE) break;
  }
  return found.reverse().map(actOf);
}

function actOf({ at, act, by, from, to, why, details }: HashedLink) {
  return {
    at,
    act,
    byRole: by.role,
    from,
    to,
    why,
    details,
  };
}

const ACTS_AT_ONCE = 500;

export type ErasureStanding = Awaited<ReturnType<typeof erasureOf>>;
export type OpenErasures = Awaited<ReturnType<typeof openErasures>>;

/** The newest request of a person, whether they may make one, and what would be kept. */
export async function erasureOf(deps: AccountDeps, { personId }: Viewer) {
  return {
    newest: (await listErasures(deps.db, personId))[0] ?? null,
    mayAsk: !isStaff(await heldBy(deps.db, personId)),
    kept: await keptOfPerson(deps, deps.db, personId),
  };
}

type Asking = { password: string | null; from: RequestOrigin };

/** Asks for the erasure of one's account (section 12(3)). */
export function requestErasure(
  deps: AccountDeps,
  viewer: Viewer,
  { password, from }: Asking,
): Promise<Result<Erasure, ErasureRefusal | ReauthenticationRefusal>> {
  const { personId } = viewer;
  return deps.db.transaction().execute(async (tx) => {
    const proof = await prove(deps, tx, viewer, password); // locks the person, so that one of two at once is the first
    if (!proof.ok) return proof;
    const outcome = askErasure({
      isStaff: isStaff(await heldBy(tx, personId)),
      open: await lockOpenErasure(tx, personId),
    });
    if (!outcome.ok) return outcome;
    const [id, at] = [deps.newId(), deps.now()];
    await addErasure(tx, { id, personId, at });
    const act = askedAct(personId, id);
    await appendActs(tx, at, [act]);
    await queueSecurityNotice(deps, tx, { personId, notice: 'erasure_asked', from });
    return allow({ askedAt: at, withdrawnAt: null, confirmedAt: null, doneAt: null });
  });
}

function askedAct(personId: string, id: string): RecordedAct {
  return {
    act: 'erasure.asked',
    ...own(personId),
    to: 'asked',
    details: { request: id },
    tells: ['role:administrator'],
  };
}

/** Takes one's request back; false when there is none that is open. */
export function withdrawErasure(
  deps: AccountDeps,
  { personId }: Viewer,
  from: RequestOrigin,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const open = await lockOpenErasure(tx, personId);
    if (!open) return false;
    const at = deps.now();
    await setErasure(tx, open.id, { withdrawnAt: at });
    await appendActs(tx, at, [withdrawnAct(personId, open)]);
    await queueSecurityNotice(deps, tx, { personId, notice: 'erasure_withdrawn', from });
    return true;
  });
}

function withdrawnAct(personId: string, open: ErasureRow): RecordedAct {
  return {
    act: 'erasure.withdrawn',
    ...own(personId),
    from: stateOf(open),
    to: 'withdrawn',
    details: { request: open.id },
  };
}

/** The open requests, for whoever confirms them. */
export async function openErasures({ db }: AccountDeps) {
  const open = await listOpenErasures(db);
  const names = await namesOf(
    db,
    open.map(({ personId }) => personId),
  );
  return { open, names };
}

/** Confirms a request, so that it is carried out now. */
export async function confirmErasure(
  deps: AccountDeps,
  viewer: Viewer,
  id: string,
): Promise<Result<{ erased: boolean }, 'erasure_unknown'>> {
  const open = (await listOpenErasures(deps.db)).find((one) => one.id === id);
  if (!open) return refuse('erasure_unknown');
  const isConfirmed = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOpenErasure(tx, open.personId);
    if (locked?.id !== id) return false;
    const at = deps.now();
    if (locked.confirmedAt) return true;
    await setErasure(tx, id, { confirmedAt: at, confirmedBy: viewer.personId });
    await appendActs(tx, at, [confirmedAct(viewer, open.personId, id)]);
    return true;
  });
  return isConfirmed ? allow({ erased: await eraseIfDue(deps, open) }) : refuse('erasure_unknown');
}

function confirmedAct(viewer: Viewer, personId: string, id: string): RecordedAct {
  return {
    act: 'erasure.confirmed',
    subject: { kind: 'person', id: personId },
    by: { personId: viewer.personId, role: 'administrator' },
    from: 'asked',
    to: 'confirmed',
    details: { request: id },
  };
}

function own(personId: string) {
  return {
    subject: { kind: 'person' as const, id: personId },
    by: { personId, role: 'person' as const },
  };
}

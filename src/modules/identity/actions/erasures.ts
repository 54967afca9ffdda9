import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs } from '#modules/record/actions.ts';
import { askErasure, type Erasure, type ErasureRefusal, stateOf } from '../rules/erasure.ts';
import { isStaff } from '../rules/next.ts';
import type { ErasureRow } from '../store/erasures.ts';
import {
  addErasure,
  listErasures,
  listOpenErasures,
  lockOpenErasure,
  setErasure,
} from '../store/erasures.ts';
import type { AccountDeps } from './account-deps.ts';
import { eraseIfDue, keptOfPerson } from './erasure.ts';
import { prove, type ReauthenticationRefusal } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import { namesOf } from './people.ts';
import { heldBy } from './roles.ts';
import type { RequestOrigin } from './sessions.ts';

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

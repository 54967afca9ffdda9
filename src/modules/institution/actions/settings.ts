import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { shipped } from '../letters.ts';
import { canonical } from '../rules/difference.ts';
import type { SettingKind } from '../rules/values.ts';
import { type ForceRefusal, putInForce, SHIPPED } from '../rules/versions.ts';
import {
  addDraft,
  endDraft,
  findDraft,
  lockKind,
  type StoredSettingDraft,
} from '../store/drafts.ts';
import { addVersion, storeShippedVersion } from '../store/versions.ts';
import { forgetSetting } from './current.ts';
import type { InstitutionDeps } from './deps.ts';
import { versionsOf } from './reading.ts';

/** Draws a draft up again on top of the newest version; its author, or whoever read both, stands for it. */
export function renew(deps: InstitutionDeps, by: Viewer, id: string) {
  return changeDraft(deps, id, async (tx, draft, at) => {
    const basedOn = (await versionsOf(tx, draft.kind))[0]?.number ?? SHIPPED;
    const next = { ...draft, id: deps.newId(), basedOn, drawnBy: by.personId, drawnAt: at };
    await endDraft(tx, draft.id, 'replaced', at);
    await addDraft(tx, next);
    const details = { basedOn, hash: hashOf(draft.value), renews: draft.id };
    await appendActs(tx, at, [act(by, renewalAct(draft, next, details))]);
    return allow({ id: next.id });
  });
}

function renewalAct(
  draft: StoredSettingDraft,
  next: StoredSettingDraft,
  details: { basedOn: number; hash: string; renews: string },
): Told {
  return {
    act: 'setting.drawn',
    kind: draft.kind,
    draft: next.id,
    to: 'draft',
    why: draft.why,
    details,
  };
}

export function withdraw(deps: InstitutionDeps, by: Viewer, id: string) {
  return changeDraft(deps, id, async (tx, draft, at) => {
    await endDraft(tx, id, 'withdrawn', at);
    await appendActs(tx, at, [
      act(by, {
        act: 'setting.withdrawn',
        kind: draft.kind,
        draft: id,
        from: 'draft',
        to: 'withdrawn',
      }),
    ]);
    return allow({ id });
  });
}

type Changing<T> = (tx: Db, draft: StoredSettingDraft, at: Date) => Promise<Result<T, never>>;

function changeDraft<T>(deps: InstitutionDeps, id: string, change: Changing<T>) {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<T, 'draft_unknown' | 'draft_closed'>> => {
      const draft = await lockDraft(tx, id);
      if (!draft) return refuse('draft_unknown');
      if (draft.state !== 'open') return refuse('draft_closed');
      return change(tx, draft, deps.now());
    });
}

/** Puts a draft in force as the next version. Of two at once the second is refused, and its draft is kept. */
export async function force(deps: InstitutionDeps, by: Viewer, id: string) {
  const outcome = await deps.db.transaction().execute((tx) => forceIn(tx, deps, by, id));
  if (outcome.ok) forgetSetting(deps.db, outcome.value.kind);
  return outcome;
}

type InForce = { kind: SettingKind; number: number; effectiveFrom: Day };

async function forceIn(
  tx: Db,
  deps: InstitutionDeps,
  by: Viewer,
  id: string,
): Promise<Result<InForce, 'draft_unknown' | ForceRefusal>> {
  const draft = await lockDraft(tx, id);
  if (!draft) return refuse('draft_unknown');
  const at = deps.now();
  const { kind, value, why, drawnBy } = draft;
  const latest = (await versionsOf(tx, kind))[0]?.number ?? SHIPPED;
  const outcome = putInForce(draft, latest, dayAt(at));
  if (!outcome.ok) return outcome;
  const { number, effectiveFrom } = outcome.value;
  await storeShippedVersion(tx, kind, shipped[kind], at);
  await addVersion(tx, {
    kind,
    number,
    effectiveFrom,
    value,
    why,
    drawnBy,
    putBy: by.personId,
    putAt: at,
  });
  await endDraft(tx, id, 'in_force', at);
  const details = { effectiveFrom, number, drawnBy, hash: hashOf(value) };
  const states = { from: `version ${latest}`, to: `version ${number}` };
  await appendActs(tx, at, [
    act(by, { act: 'setting.in_force', kind, draft: id, ...states, why, details }),
  ]);
  return allow({ kind, number, effectiveFrom });
}

/** The draft as it is once nobody else works on its kind any more. */
async function lockDraft(tx: Db, id: string): Promise<StoredSettingDraft | null> {
  const draft = await findDraft(tx, id);
  if (!draft) return null;
  await lockKind(tx, draft.kind);
  return findDraft(tx, id);
}

type Told = Pick<RecordedAct, 'from' | 'to' | 'why' | 'details'> & {
  act: 'setting.drawn' | 'setting.withdrawn' | 'setting.in_force';
  kind: SettingKind;
  draft: string;
};

export function act(
  by: Viewer,
  { act: name, kind, draft, details = {}, ...rest }: Told,
): RecordedAct {
  return {
    act: name,
    subject: { kind: 'setting', id: draft },
    by: { personId: by.personId, role: roleOf(by) },
    ...rest,
    details: { kind, ...details },
  };
}

function roleOf({ roles }: Viewer): Role {
  return roles.includes('registrar') ? 'registrar' : 'administrator';
}

export function hashOf(value: unknown): string {
  return sha256(canonical(value));
}

import { type Day, dayAt, isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { shipped } from '../letters.ts';
import { canonical, differenceOf } from '../rules/difference.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import {
  effectiveDay,
  type ForceRefusal,
  inForceOn,
  putInForce,
  SHIPPED,
} from '../rules/versions.ts';
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

export type SettingDraftInput<K extends SettingKind> = {
  kind: K;
  value: SettingValues[K];
  why: string;
  effectiveFrom: Day | null;
  basedOn: number;
  replaces: string | null;
};
export type SettingDraftRefusal = 'day_invalid' | 'nothing_changed';

/** Draws up a new value. Nothing counts before it is put in force. */
export function draw<K extends SettingKind>(
  deps: InstitutionDeps,
  by: Viewer,
  drawing: SettingDraftInput<K>,
): Promise<Result<{ id: string }, SettingDraftRefusal>> {
  return deps.db.transaction().execute((tx) => drawIn(tx, deps, by, drawing));
}

async function drawIn<K extends SettingKind>(
  tx: Db,
  deps: InstitutionDeps,
  by: Viewer,
  drawing: SettingDraftInput<K>,
) {
  const { kind, value, why, effectiveFrom, basedOn, replaces } = drawing;
  if (effectiveFrom !== null && !isDay(effectiveFrom)) return refuse('day_invalid' as const);
  const at = deps.now();
  await lockKind(tx, kind);
  const versions = await versionsOf(tx, kind);
  const day = effectiveDay(kind, effectiveFrom, dayAt(at));
  const compared = inForceOn(versions, day.ok ? day.value : dayAt(at));
  if (compared && differenceOf(kind, compared.value, value).length === 0)
    return refuse('nothing_changed' as const);
  const id = deps.newId();
  const base = Math.min(basedOn, versions[0]?.number ?? SHIPPED);
  await addDraft(tx, {
    id,
    kind,
    value,
    why,
    effectiveFrom,
    basedOn: base,
    drawnBy: by.personId,
    drawnAt: at,
  });
  const old = replaces === null ? null : await findDraft(tx, replaces);
  if (old?.kind === kind) await endDraft(tx, old.id, 'replaced', at);
  await appendActs(tx, at, [
    act(by, {
      act: 'setting.drawn',
      kind,
      draft: id,
      to: 'draft',
      why,
      details: { basedOn: base, hash: hashOf(value) },
    }),
  ]);
  return allow({ id });
}

/** Draws up what an earlier version said. */
export function restore(
  deps: InstitutionDeps,
  by: Viewer,
  from: { kind: SettingKind; number: number; why: string; effectiveFrom: Day | null },
) {
  return deps.db
    .transaction()
    .execute(
      async (tx): Promise<Result<{ id: string }, SettingDraftRefusal | 'version_unknown'>> => {
        const versions = await versionsOf(tx, from.kind);
        const version = versions.find(({ number }) => number === from.number);
        if (!version) return refuse('version_unknown');
        const { kind, why, effectiveFrom } = from;
        const basedOn = versions[0]?.number ?? SHIPPED;
        return drawIn(tx, deps, by, {
          kind,
          value: version.value,
          why,
          effectiveFrom,
          basedOn,
          replaces: null,
        });
      },
    );
}

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

function act(by: Viewer, { act: name, kind, draft, details = {}, ...rest }: Told): RecordedAct {
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

function hashOf(value: unknown): string {
  return sha256(canonical(value));
}

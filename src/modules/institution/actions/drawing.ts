import { type Day, dayAt, isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { differenceOf } from '../rules/difference.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import { effectiveDay, inForceOn, SHIPPED } from '../rules/versions.ts';
import { addDraft, endDraft, findDraft, lockKind } from '../store/drafts.ts';
import type { InstitutionDeps } from './deps.ts';
import { versionsOf } from './reading.ts';
import { act, hashOf } from './settings.ts';

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

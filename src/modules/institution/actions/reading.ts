import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { shipped } from '../letters.ts';
import { differenceOf, type SettingChange } from '../rules/difference.ts';
import { SETTING_KINDS, type SettingKind, type SettingValues } from '../rules/values.ts';
import {
  countsUntil,
  type ForceRefusal,
  inForceOn,
  putInForce,
  SHIPPED,
  SHIPPED_FROM,
} from '../rules/versions.ts';
import { findDraft, listOpenDrafts, type StoredSettingDraft } from '../store/drafts.ts';
import { listVersions, type SettingVersion } from '../store/versions.ts';
import type { InstitutionDeps } from './deps.ts';

type Names = Map<string, string>;

/** Every version of a kind, the newest first and the one that came with the product last, whether it is kept or not. */
export async function versionsOf<K extends SettingKind>(
  db: Db,
  kind: K,
): Promise<SettingVersion<K>[]> {
  const kept = await listVersions(db, kind);
  if (kept.at(-1)?.number === SHIPPED) return kept;
  const first = {
    number: SHIPPED,
    effectiveFrom: SHIPPED_FROM,
    value: shipped[kind],
    why: '',
    drawnBy: null,
    putBy: null,
    putAt: null,
  };
  return [...kept, first];
}

export async function overview({ db, now }: InstitutionDeps) {
  const today = dayAt(now());
  const drafts = await listOpenDrafts(db, null);
  const lines = await Promise.all(
    SETTING_KINDS.map(async (kind) => ({ kind, versions: await versionsOf(db, kind) })),
  );
  const names = await namesOf(
    db,
    whoIn(
      lines.flatMap(({ versions }) => versions),
      drafts,
    ),
  );
  const kinds = lines.map(({ kind, versions }) => {
    const views = versions.map((version) => viewOf(kind, version, { versions, today, names }));
    const inForce = views.find((view) => view.isInForce) ?? views[views.length - 1];
    const next = views
      .filter(({ effectiveFrom }) => effectiveFrom > today)
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))[0];
    if (!inForce) throw new Error(`No version of ${kind} counts.`);
    return {
      kind,
      inForce,
      next: next ?? null,
      drafts: drafts.filter((one) => one.kind === kind).map((one) => lineOf(one, names)),
    };
  });
  return { kinds };
}

export async function readKind({ db, now }: InstitutionDeps, kind: SettingKind) {
  const today = dayAt(now());
  const versions = await versionsOf(db, kind);
  const drafts = await listOpenDrafts(db, kind);
  const names = await namesOf(db, whoIn(versions, drafts));
  const current = inForceOn(versions, today);
  if (!current) throw new Error(`No version of ${kind} counts.`);
  return {
    kind,
    inForce: current.number,
    latest: versions[0]?.number ?? SHIPPED,
    value: current.value,
    versions: versions.map((version) => viewOf(kind, version, { versions, today, names })),
    drafts: drafts.map((one) => lineOf(one, names)),
  };
}

export async function readVersion({ db, now }: InstitutionDeps, kind: SettingKind, number: number) {
  const versions = await versionsOf(db, kind);
  const version = versions.find((one) => one.number === number);
  if (!version) return refuse('version_unknown' as const);
  const names = await namesOf(db, whoIn([version], []));
  const view = viewOf(kind, version, { versions, today: dayAt(now()), names });
  return allow({
    kind,
    value: version.value,
    version: view,
    difference: sinceLast(kind, version, versions),
  });
}

/** A draft as it would count. */
export async function readDraft({ db, now }: InstitutionDeps, id: string) {
  const draft = await findDraft(db, id);
  if (!draft) return refuse('draft_unknown' as const);
  const today = dayAt(now());
  const versions = await versionsOf(db, draft.kind);
  const latest = versions[0]?.number ?? SHIPPED;
  const names = await namesOf(db, whoIn([], [draft]));
  const outcome: Result<{ number: number; effectiveFrom: Day }, ForceRefusal> = putInForce(
    draft,
    latest,
    today,
  );
  const from = outcome.ok ? outcome.value : null;
  const compared = inForceOn(versions, from?.effectiveFrom ?? today);
  return allow({
    draft: lineOf(draft, names),
    state: draft.state,
    value: draft.value,
    latest,
    comparedWith: compared?.number ?? SHIPPED,
    difference: compared ? differenceOf(draft.kind, compared.value, draft.value) : [],
    countsFrom: from?.effectiveFrom ?? null,
    countsUntil: from ? countsUntil(versions, from) : null,
    hindrance: outcome.ok ? null : outcome.refusal,
  });
}

type Around = { versions: readonly SettingVersion[]; today: Day; names: Names };

function viewOf(kind: SettingKind, version: SettingVersion, { versions, today, names }: Around) {
  const { number, effectiveFrom, why, drawnBy, putBy, putAt } = version;
  return {
    number,
    effectiveFrom,
    why,
    drawnBy: nameIn(names, drawnBy),
    putBy: nameIn(names, putBy),
    putAt: putBy ? (putAt?.toISOString() ?? null) : null,
    isInForce: inForceOn(versions, today)?.number === number,
    changes: sinceLast(kind, version, versions).length,
  };
}

function sinceLast(
  kind: SettingKind,
  version: SettingVersion,
  versions: readonly SettingVersion[],
): SettingChange[] {
  const before = versions.find(({ number }) => number === version.number - 1);
  return before
    ? differenceOf(kind, before.value, version.value as SettingValues[typeof kind])
    : [];
}

function lineOf(
  { id, kind, why, effectiveFrom, basedOn, drawnBy, drawnAt }: StoredSettingDraft,
  names: Names,
) {
  return {
    id,
    kind,
    why,
    effectiveFrom,
    basedOn,
    drawnBy: nameIn(names, drawnBy) ?? '',
    drawnAt: drawnAt.toISOString(),
  };
}

function whoIn(
  versions: readonly SettingVersion[],
  drafts: readonly StoredSettingDraft[],
): string[] {
  const ids = [
    ...versions.flatMap(({ drawnBy, putBy }) => [drawnBy, putBy]),
    ...drafts.map(({ drawnBy }) => drawnBy),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}

function nameIn(names: Names, id: string | null): string | null {
  return id === null ? null : (names.get(id) ?? '');
}

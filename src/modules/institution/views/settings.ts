import type { Day } from '#kernel/days.ts';
import type { Result } from '#kernel/result.ts';
import type { overview, readDraft, readKind, readVersion } from '../actions/reading.ts';
import { differenceOf, type SettingChange } from '../rules/difference.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import {
  countsUntil,
  type ForceRefusal,
  inForceOn,
  putInForce,
  SHIPPED,
} from '../rules/versions.ts';
import type { StoredSettingDraft } from '../store/drafts.ts';
import type { SettingVersion } from '../store/versions.ts';

type Names = ReadonlyMap<string, string>;
type Given<T extends (...args: never) => Promise<unknown>> =
  Extract<Awaited<ReturnType<T>>, { ok: true }> extends { value: infer V } ? V : never;

/** Every kind with what counts, what will, and what was drawn up. */
export function overviewView({
  lines,
  drafts,
  today,
  names,
}: Awaited<ReturnType<typeof overview>>) {
  const kinds = lines.map(({ kind, versions }) => {
    const views = versions.map((version) => versionLine(kind, version, { versions, today, names }));
    const inForce = views.find((view) => view.isInForce) ?? views[views.length - 1];
    const next = views
      .filter(({ effectiveFrom }) => effectiveFrom > today)
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))[0];
    if (!inForce) throw new Error(`No version of ${kind} counts.`);
    return {
      kind,
      inForce,
      next: next ?? null,
      drafts: drafts.filter((one) => one.kind === kind).map((one) => draftLine(one, names)),
    };
  });
  return { kinds };
}

export function kindView({
  kind,
  versions,
  drafts,
  ...more
}: Awaited<ReturnType<typeof readKind>>) {
  const current = inForceOn(versions, more.today);
  if (!current) throw new Error(`No version of ${kind} counts.`);
  return {
    kind,
    inForce: current.number,
    latest: versions[0]?.number ?? SHIPPED,
    value: current.value,
    versions: versions.map((version) => versionLine(kind, version, { versions, ...more })),
    drafts: drafts.map((one) => draftLine(one, more.names)),
  };
}

export function versionView({ kind, version, ...around }: Given<typeof readVersion>) {
  return {
    kind,
    value: version.value,
    version: versionLine(kind, version, around),
    difference: sinceLast(kind, version, around.versions),
  };
}

/** A draft as it would count. */
export function draftView({ draft, versions, today, names }: Given<typeof readDraft>) {
  const latest = versions[0]?.number ?? SHIPPED;
  const outcome: Result<{ number: number; effectiveFrom: Day }, ForceRefusal> = putInForce(
    draft,
    latest,
    today,
  );
  const from = outcome.ok ? outcome.value : null;
  const compared = inForceOn(versions, from?.effectiveFrom ?? today);
  return {
    draft: draftLine(draft, names),
    state: draft.state,
    value: draft.value,
    latest,
    comparedWith: compared?.number ?? SHIPPED,
    difference: compared ? differenceOf(draft.kind, compared.value, draft.value) : [],
    countsFrom: from?.effectiveFrom ?? null,
    countsUntil: from ? countsUntil(versions, from) : null,
    hindrance: outcome.ok ? null : outcome.refusal,
  };
}

type Around = { versions: readonly SettingVersion[]; today: Day; names: Names };

function versionLine(
  kind: SettingKind,
  version: SettingVersion,
  { versions, today, names }: Around,
) {
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

function draftLine(
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

function nameIn(names: Names, id: string | null): string | null {
  return id === null ? null : (names.get(id) ?? '');
}

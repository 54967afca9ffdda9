import { dayAt } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { shipped } from '../letters.ts';
import { SETTING_KINDS, type SettingKind } from '../rules/values.ts';
import { SHIPPED, SHIPPED_FROM } from '../rules/versions.ts';
import { findDraft, listOpenDrafts, type StoredSettingDraft } from '../store/drafts.ts';
import { listVersions, type SettingVersion } from '../store/versions.ts';
import type { InstitutionDeps } from './deps.ts';

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
  const drafts = await listOpenDrafts(db, null);
  const lines = await Promise.all(
    SETTING_KINDS.map(async (kind) => ({ kind, versions: await versionsOf(db, kind) })),
  );
  const all = lines.flatMap(({ versions }) => versions);
  return { lines, drafts, today: dayAt(now()), names: await namesOf(db, whoIn(all, drafts)) };
}

export async function readKind({ db, now }: InstitutionDeps, kind: SettingKind) {
  const versions = await versionsOf(db, kind);
  const drafts = await listOpenDrafts(db, kind);
  const names = await namesOf(db, whoIn(versions, drafts));
  return { kind, versions, drafts, today: dayAt(now()), names };
}

export async function readVersion({ db, now }: InstitutionDeps, kind: SettingKind, number: number) {
  const versions = await versionsOf(db, kind);
  const version = versions.find((one) => one.number === number);
  if (!version) return refuse('version_unknown' as const);
  const names = await namesOf(db, whoIn([version], []));
  return allow({ kind, version, versions, today: dayAt(now()), names });
}

/** A draft, with the versions that it would count after. */
export async function readDraft({ db, now }: InstitutionDeps, id: string) {
  const draft = await findDraft(db, id);
  if (!draft) return refuse('draft_unknown' as const);
  const versions = await versionsOf(db, draft.kind);
  const names = await namesOf(db, whoIn([], [draft]));
  return allow({ draft, versions, today: dayAt(now()), names });
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

import { type Day, dayAt } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { shipped } from '../letters.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import { inForceOn, SHIPPED, SHIPPED_FROM } from '../rules/versions.ts';
import { findInForce, listVersions } from '../store/versions.ts';

/** A setting as it counts at a moment. The number says which version it was; keep it with whatever was decided by it. */
export type CurrentSetting<K extends SettingKind> = {
  kind: K;
  number: number;
  effectiveFrom: Day;
  value: SettingValues[K];
};

type Seen = { at: number; day: Day; current: CurrentSetting<SettingKind> };

// For each database, so that what one transaction sees is not told to another.
const seen = new WeakMap<Db, Map<SettingKind, Seen>>();
const FRESH = 10_000;

/**
 * The version that counts at a moment. It is looked up at most every ten seconds in each process; where it was put in
 * force it counts at once.
 */
export async function currentSetting<K extends SettingKind>(
  db: Db,
  kind: K,
  now: Date,
): Promise<CurrentSetting<K>> {
  const day = dayAt(now);
  const kept = seen.get(db)?.get(kind);
  if (kept && kept.day === day && Math.abs(now.getTime() - kept.at) < FRESH)
    return kept.current as CurrentSetting<K>; // kept under its kind
  const found = await findInForce(db, kind, day);
  const current: CurrentSetting<K> = found
    ? { kind, ...found }
    : { kind, number: SHIPPED, effectiveFrom: SHIPPED_FROM, value: shipped[kind] };
  const all = seen.get(db) ?? new Map<SettingKind, Seen>();
  seen.set(db, all.set(kind, { at: now.getTime(), day, current }));
  return current;
}

type Line<K extends SettingKind> = {
  at: number;
  versions: Awaited<ReturnType<typeof listVersions<K>>>;
};
const lines = new WeakMap<Db, Map<SettingKind, Line<SettingKind>>>();

/**
 * Which value of a setting counted at a moment that is over, for what keeps the version of its own day: one that was put in
 * force later is none of it, even if it counts from the same day. Looked up at most every ten seconds in each process.
 */
export async function settingSince<K extends SettingKind>(
  db: Db,
  kind: K,
  now: Date,
): Promise<(at: Date) => SettingValues[K]> {
  const kept = lines.get(db)?.get(kind);
  const isFresh = kept && Math.abs(now.getTime() - kept.at) < FRESH;
  const line = isFresh ? kept : { at: now.getTime(), versions: await listVersions(db, kind) };
  const all = lines.get(db) ?? new Map<SettingKind, Line<SettingKind>>();
  if (!isFresh) lines.set(db, all.set(kind, line));
  return (at) => {
    const known = line.versions.filter(
      ({ number, putAt }) => number === SHIPPED || putAt === null || putAt <= at,
    );
    return (inForceOn(known, dayAt(at))?.value ?? shipped[kind]) as SettingValues[K]; // kept under its kind
  };
}

/**
 * Lets a transaction take for granted what was looked up outside of it at most ten seconds ago: for whoever opens one for each
 * of many rows, all of which are judged by the same.
 */
export function lendSettings(from: Db, to: Db): void {
  const known = seen.get(from);
  if (known) seen.set(to, new Map(known));
  const line = lines.get(from);
  if (line) lines.set(to, new Map(line));
}

/** Forgets what was looked up, after a version was put in force. */
export function forgetSetting(db: Db, kind: SettingKind): void {
  seen.get(db)?.delete(kind);
  lines.get(db)?.delete(kind);
}

import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { SettingKind } from './values.ts';

/** A version counts from a civil day in India; its number is its place in the line. */
export type DatedVersion = { number: number; effectiveFrom: Day };

/** The version that came with the product. It counts for every day before the first of the office's own. */
export const SHIPPED = 0;
export const SHIPPED_FROM: Day = '2026-01-01';

/** Which version counts on a day: the one that began last, and of two that began on one day the one put in force later. */
export function inForceOn<V extends DatedVersion>(versions: readonly V[], day: Day): V | null {
  const begun = versions.filter((one) => one.number === SHIPPED || one.effectiveFrom <= day);
  return begun.reduce<V | null>(
    (best, one) => (best === null || isLater(one, best) ? one : best),
    null,
  );
}

/** When a version that counts from a day is followed by another, if one is already known. */
export function countsUntil(versions: readonly DatedVersion[], version: DatedVersion): Day | null {
  const next = versions.filter(
    (one) => one.number !== version.number && one.effectiveFrom > version.effectiveFrom,
  );
  return next.map(({ effectiveFrom }) => effectiveFrom).sort()[0] ?? null;
}

function isLater(one: DatedVersion, other: DatedVersion): boolean {
  if (other.number === SHIPPED) return true;
  if (one.number === SHIPPED) return false;
  if (one.effectiveFrom !== other.effectiveFrom) return one.effectiveFrom > other.effectiveFrom;
  return one.number > other.number;
}

export type DayRefusal = 'day_passed' | 'fees_from_tomorrow';

/**
 * The day from which a draft counts when it is put in force today. Nothing counts backwards; and a schedule of fees
 * begins with a day, so that two who file on one day pay the same.
 */
export function effectiveDay(
  kind: SettingKind,
  wanted: Day | null,
  today: Day,
): Result<Day, DayRefusal> {
  const day = wanted ?? today;
  if (day < today) return refuse('day_passed');
  if (kind === 'fees' && day === today) return refuse('fees_from_tomorrow');
  return allow(day);
}

export type SettingDraft = {
  state: 'open' | 'in_force' | 'withdrawn' | 'replaced';
  basedOn: number;
};
export type ForceRefusal = DayRefusal | 'draft_closed' | 'changed_meanwhile';

/** A draft is put in force on top of the version that its author saw, and on no other: what came between is read first. */
export function putInForce(
  draft: SettingDraft & { kind: SettingKind; effectiveFrom: Day | null },
  latest: number,
  today: Day,
): Result<{ number: number; effectiveFrom: Day }, ForceRefusal> {
  if (draft.state !== 'open') return refuse('draft_closed');
  if (draft.basedOn !== latest) return refuse('changed_meanwhile');
  const day = effectiveDay(draft.kind, draft.effectiveFrom, today);
  return day.ok ? allow({ number: latest + 1, effectiveFrom: day.value }) : day;
}

import type { MandateEnd } from '#modules/disputes/rules/machine/mandate-guards.ts';
import type { DocumentKind } from '#modules/disputes/rules/words.ts';

type RecordedEnd = Exclude<MandateEnd, 'challenge' | 'parties'> | 'withdrew';

/**
 * What the end of a mandate may rest on that a registrar records (ACA s. 14): a court's end on its order; that somebody cannot or does
 * not act on one, or on what all parties signed, which the office adds. The agreement to arbitrate says neither.
 */
const PAPERS: Readonly<Partial<Record<RecordedEnd, readonly DocumentKind[]>>> = {
  court: ['court_order'],
  incapacity: ['court_order', 'other'],
  failure: ['court_order', 'other'],
};

export function mayRestOn(ground: RecordedEnd, kind: DocumentKind): boolean {
  return PAPERS[ground]?.includes(kind) ?? false;
}

/** Whether an end of any kind may rest on it. */
export function mayEndMandates(kind: DocumentKind): boolean {
  return Object.values(PAPERS).some((kinds) => kinds?.includes(kind));
}

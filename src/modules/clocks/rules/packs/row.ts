import type { PackLimit } from '../limit-names.ts';
import type { Length, LengthColumn, LimitRow } from '../words.ts';

type Given = { id: PackLimit } & Pick<
  LimitRow,
  'from' | 'stopsAt' | 'lengths' | 'whose' | 'citation'
>;
type Usual = Omit<LimitRow, keyof Given | 'isConfirmed'>;

/** Most rows: counted once for the dispute, rolling over holidays, standing still during a stay. */
const usual: Usual = {
  starts: 'first',
  perParty: false,
  fallsAt: [],
  outlives: false,
  rolls: true,
  pauses: true,
  kind: 'institutional',
  nature: 'duty',
  extension: {},
  reminders: [3, 1],
  escalation: 'officer',
  ifMissed: null,
};

/** What a citation names when a row rests on more than the institution's own will. */
export const NAMES_LAW = /\b(?:ACA|Act|SEBI)\b/;

/**
 * A limit that the institution set; the pack's version may change it within the floors. Where it follows an Act, a lawyer
 * has to confirm that it does.
 */
export function ours(given: Given & Partial<Omit<LimitRow, 'id'>>): LimitRow {
  return { ...usual, isConfirmed: !NAMES_LAW.test(given.citation), ...given };
}

/**
 * A limit of the law, which no lawyer has confirmed yet. A stay of the proceedings does not stop it, and it is told without
 * rolling over a closed day, unless the row says so.
 */
export function law(given: Given & Partial<Omit<LimitRow, 'id'>>): LimitRow {
  return {
    ...usual,
    pauses: false,
    rolls: 'taken',
    isConfirmed: false,
    ...given,
    kind: 'statutory',
  };
}

const ARBITRATION = ['online', 'expedited', 'ordinary'] as const satisfies readonly LengthColumn[];

export function days(
  online: number,
  expedited: number,
  ordinary: number,
): Partial<Record<LengthColumn, Length>> {
  return { online: { days: online }, expedited: { days: expedited }, ordinary: { days: ordinary } };
}

export function workingDays(
  online: number,
  expedited: number,
  ordinary: number,
): Partial<Record<LengthColumn, Length>> {
  return {
    online: { workingDays: online },
    expedited: { workingDays: expedited },
    ordinary: { workingDays: ordinary },
  };
}

/** The same in every track of an arbitration. */
export function arbitration(length: Length): Partial<Record<LengthColumn, Length>> {
  return Object.fromEntries(ARBITRATION.map((column) => [column, length]));
}

export function amicable(length: Length): Partial<Record<LengthColumn, Length>> {
  return { mediation: length, conciliation: length };
}

export function everywhere(length: Length): Partial<Record<LengthColumn, Length>> {
  return { ...arbitration(length), ...amicable(length) };
}

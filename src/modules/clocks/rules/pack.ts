import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { inst2026, med2023, type Provision } from './packs/inst-2026.ts';
import { inst2026Appointment } from './packs/inst-2026-appointment.ts';
import { inst2026Continuing } from './packs/inst-2026-continuing.ts';
import { inst2026List } from './packs/inst-2026-list.ts';
import { inst2026Mandate } from './packs/inst-2026-mandate.ts';
import type {
  ClockPack,
  ClockProcess,
  ClockTrack,
  Frame,
  Length,
  LengthColumn,
  LimitRow,
} from './words.ts';

/** Every pack that ever counted, the oldest first. A dispute keeps that of the day on which it was submitted. */
export const PACKS: readonly ClockPack[] = [
  inst2026,
  inst2026List,
  inst2026Appointment,
  inst2026Mandate,
  inst2026Continuing,
];

/**
 * The limits that count for what is submitted on a day: the last pack that began by then (the first, before that), with the
 * sections of the Mediation Act that were in force; such a section takes the place of the institution's row of its name.
 */
export function packInForce(
  on: Day,
  packs: readonly ClockPack[] = PACKS,
  provisions: readonly Provision[] = med2023,
): ClockPack {
  const pack = packs.filter(({ inForceFrom }) => inForceFrom <= on).at(-1) ?? packs[0];
  if (!pack) throw new Error('There is no pack of limits.');
  const acts = provisions
    .filter(({ inForceFrom }) => inForceFrom !== null && inForceFrom <= on)
    .map(({ row }) => row);
  if (acts.length === 0) return pack;
  const kept = pack.rows.filter(({ id }) => !acts.some((row) => row.id === id));
  return { ...pack, id: `${pack.id}+med2023`, rows: [...kept, ...acts] };
}

/** How many days a limit has, as a sentence on a page or paper says it; null where what began that day does not know it. */
export function daysFor(row: string, on: Day, column: LengthColumn): number | null {
  return packInForce(on).rows.find(({ id }) => id === row)?.lengths[column]?.days ?? null;
}

/** Where a dispute finds its lengths in a row. */
export function columnOf(process: ClockProcess, track: ClockTrack): LengthColumn {
  return process === 'arbitration' ? track : process;
}

/** The same for what began at a moment: the parties may have agreed on another track since, and what was told stays. */
export function columnAt(
  { process, track, tracks = [] }: Pick<Frame, 'process' | 'track' | 'tracks'>,
  at: Date,
): LengthColumn {
  return columnOf(process, tracks.findLast(({ since }) => since < at)?.track ?? track);
}

export type PackProblem = {
  row: string;
  column: LengthColumn;
  code: 'no_such_limit' | 'not_a_length' | 'above_the_law' | 'right_of_law' | 'below_floor';
};

export type PackChange = {
  version: number;
  inForceFrom: Day;
  lengths: Readonly<Record<string, Partial<Record<LengthColumn, Length>>>>;
  /** Both sides agreed in writing to periods below the floor; for one dispute, never for all. */
  bothConsent?: boolean;
};

/**
 * A later version of a pack with other lengths, or everything that is wrong with them. What the law gives nobody may
 * lengthen, and a right that it gives nobody may shorten either; no party has fewer than 7 days (law and lifecycle 6.2).
 */
export function configured(pack: ClockPack, change: PackChange): Result<ClockPack, PackProblem[]> {
  const problems = Object.entries(change.lengths).flatMap(([id, lengths]) =>
    (Object.entries(lengths) as [LengthColumn, Length][]).flatMap(([column, length]) => {
      const code = problemOf(
        pack.rows.find((row) => row.id === id),
        { column, length, bothConsent: change.bothConsent ?? false },
      );
      return code === null ? [] : [{ row: id, column, code }];
    }),
  );
  if (problems.length > 0) return refuse(problems);
  const rows = pack.rows.map((row) => ({
    ...row,
    lengths: { ...row.lengths, ...change.lengths[row.id] },
  }));
  return allow({ id: pack.id, version: change.version, inForceFrom: change.inForceFrom, rows });
}

type Wanted = { column: LengthColumn; length: Length; bothConsent: boolean };

function problemOf(
  row: LimitRow | undefined,
  { column, length, bothConsent }: Wanted,
): PackProblem['code'] | null {
  const shipped = row?.lengths[column];
  if (!row || !shipped) return 'no_such_limit';
  if (!isLength(length)) return 'not_a_length';
  const isSame = JSON.stringify(sorted(length)) === JSON.stringify(sorted(shipped));
  if (row.kind === 'statutory' && row.nature === 'right' && !isSame) return 'right_of_law';
  const cap = row.kind === 'statutory' ? shipped : row.caps?.[column];
  if (cap && !isSame && longest(length) > shortest(cap)) return 'above_the_law';
  return isOfParty(row) && !bothConsent && shortest(length) < floorOf(column)
    ? 'below_floor'
    : null;
}

/** Seven days, and five where the parties signed for the fast track (ACA s. 29B). */
export function floorOf(column: LengthColumn): number {
  return column === 'expedited' ? 5 : 7;
}

const OF_PARTIES: readonly LimitRow['whose'][] = ['claimant', 'respondent', 'party', 'all'];

export function isOfParty({ whose }: LimitRow): boolean {
  return OF_PARTIES.includes(whose);
}

const UNITS = ['months', 'days', 'workingDays', 'hours'] as const;
const MOST = 3660;

function isLength(length: Length): boolean {
  const given = UNITS.map((unit) => length[unit]).filter((count) => count !== undefined);
  if (given.length === 0 || (length.hours !== undefined && given.length > 1)) return false;
  return given.every((count) => Number.isInteger(count) && count > 0 && count <= MOST);
}

function sorted({ months = 0, days = 0, workingDays = 0, hours = 0 }: Length): number[] {
  return [months, days, workingDays, hours];
}

/** The fewest civil days that a length may come to: two months may be 59. */
export function shortest({ months = 0, days = 0, workingDays = 0, hours = 0 }: Length): number {
  // Of any so many months in a row, those with the shortest February; the average less two is never more than that.
  const ofMonths = months === 0 ? 0 : Math.floor((months * 365) / 12) - 2;
  return ofMonths + days + workingDays + Math.floor(hours / 24);
}

/** The most; working days have no bound, because a year may bring any number of holidays. */
export function longest({ months = 0, days = 0, workingDays = 0, hours = 0 }: Length): number {
  if (workingDays > 0) return Number.POSITIVE_INFINITY;
  const ofMonths = months === 0 ? 0 : Math.ceil((months * 366) / 12) + 2;
  return ofMonths + days + Math.ceil(hours / 24);
}

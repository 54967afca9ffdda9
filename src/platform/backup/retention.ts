import { addDays, type Day, dayAt, weekdayNumber } from '#kernel/days.ts';

export type DatedBackup = { name: string; madeAt: Date };

/** Of so many days, weeks (from Monday) and months with a backup the newest of each stays. */
const KEPT = { days: 7, weeks: 5, months: 12 };

const PERIODS = [
  [(day: Day) => day, KEPT.days],
  [mondayOf, KEPT.weeks],
  [(day: Day) => day.slice(0, 7), KEPT.months],
] as const;

/** Which backups are let go: all but the newest of each of the last seven days, five weeks and twelve months that have one. */
export function backupsToDrop<B extends DatedBackup>(backups: readonly B[]): B[] {
  const newest = [...backups].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set<B>();
  for (const [periodOf, most] of PERIODS) {
    const seen = new Set<string>();
    for (const backup of newest) {
      const period = periodOf(dayAt(backup.madeAt));
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return newest.filter((backup) => !kept.has(backup));
}

function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

import type { LegalTextTable } from '../legal-text.ts';
import { schedules } from '../rules/schedules.ts';

/**
 * Rows of the rules' own schedule of periods, by the name of their step, in the order asked for.
 * Throws where the schedule has no such step: a page would otherwise be silent about a limit.
 */
export function periodsOf(steps: readonly string[]): LegalTextTable {
  const tables = schedules.sections.flatMap(({ clauses }) =>
    clauses.filter((clause) => typeof clause !== 'string' && 'rows' in clause),
  );
  const schedule = tables.find(({ caption }) => caption === 'Periods of an arbitration');
  if (!schedule) throw new Error('The rules have no schedule of periods');
  const rows = steps.map((step) => {
    const row = schedule.rows.find(([name]) => name === step);
    if (!row) throw new Error(`The schedule of periods has no step “${step}”`);
    return row;
  });
  return { caption: 'Time limits by procedure', head: schedule.head, rows };
}

import { jsonMinor } from '#kernel/amounts.ts';
import type { DisputesPage } from '../actions/office-list.ts';

/** A page of the office's list. */
export function disputesView({ rows, names, me, next, previous }: DisputesPage) {
  return { rows: rows.map((row) => rowView(row, names, me)), next, previous };
}

function rowView(row: DisputesPage['rows'][number], names: DisputesPage['names'], me: string) {
  const { id, reference, process, track, state, title, isUrgent, version } = row;
  const { claimant, respondent, parties, currency, officerId } = row;
  return {
    id,
    reference,
    process,
    track,
    state,
    title,
    since: row.stateSince.toISOString(),
    filedAt: row.filedAt.toISOString(),
    isUrgent,
    version,
    claimant,
    respondent,
    parties,
    sum: jsonMinor(row.sumMinor),
    currency,
    officer: officerId && (names.get(officerId) ?? null),
    isMine: officerId === me,
  };
}

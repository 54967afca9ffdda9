import { cancelSessionsAhead } from '#modules/calendar/actions/session-meetings.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import type { DisputeState } from '#modules/disputes/rules/words.ts';
import { notesGone, sessionsFall } from '../rules/ending.ts';
import { dropNotes } from '../store/notes.ts';
import type { SessionsDeps } from './deps.ts';

/**
 * With the talks their notes are destroyed, in the transaction that ends them, and with whoever led them theirs. What was called for later
 * is cancelled then, and when a court stays the talks.
 */
export function sessionsListener(deps: Pick<SessionsDeps, 'now' | 'newId'>): Listener {
  return async (tx, { dispute, event }) => {
    if (dispute.process === 'arbitration') return;
    const [from, to] = [event.fromState, event.toState] as [DisputeState, DisputeState]; // the table's check
    const gone = notesGone(from, to);
    const { neutral } = event.details as { neutral?: unknown };
    if (gone === 'all') await dropNotes(tx, dispute.id);
    else if (typeof neutral === 'string') await dropNotes(tx, dispute.id, neutral);
    if (sessionsFall(from, to)) await cancelSessionsAhead(deps, tx, dispute.id);
  };
}

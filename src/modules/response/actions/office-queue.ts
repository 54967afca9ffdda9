import { type Day, momentOn } from '#kernel/days.ts';
import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import { endOf } from '#modules/clocks/rules/reckoning.ts';
import type { Db } from '#platform/db.ts';
import { contentOf } from '../rules/content.ts';
import type { DecidedKind } from '../rules/words.ts';
import { type AnswerRow, listWaiting } from '../store/answers.ts';
import { isDecided } from './office.ts';
import { decideBy, heldDays } from './office-reading.ts';

const reasons: Record<DecidedKind, QueueReason> = {
  identity: 'identity_disputed',
  call_back: 'call_back_due',
  extension: 'extension_asked',
  reopening: 'reopening_to_decide',
};

/** What waits for an officer here: who somebody is, more time, a call. */
export async function responseQueue(
  db: Db,
  { viewer, now, whose, most }: QueueAsk,
): Promise<QueuePart> {
  const isOfficer = viewer.roles.some((role) => role === 'case_officer' || role === 'registrar');
  if (!isOfficer || whose === 'mine') return { section: 'responses', items: [], total: 0 };
  const rows = await listWaiting(db);
  const held = most === 0 ? new Map() : await heldDays(db, rows, now, decideBy);
  const items = rows.flatMap((row): QueueItem[] =>
    isDecided(row.kind) ? [itemOf(row, reasons[row.kind], held)] : [],
  );
  return { section: 'responses', items: items.slice(0, most), total: items.length };
}

function itemOf(row: AnswerRow, reason: QueueReason, held: ReadonlyMap<string, Day>): QueueItem {
  const { id, who, reference, sentAt, savedAt } = row;
  const path = `/office/responses#${id}`;
  return {
    kind: 'response',
    id,
    who,
    what: reference,
    reason,
    dueAt: dueOf(row, held),
    since: sentAt ?? savedAt,
    path,
    disputeId: row.disputeId,
    assignedTo: null,
  };
}

const parts: Record<string, string> = { morning: '12:00', midday: '15:00', afternoon: '18:00' };

/**
 * A call is due by the end of the part of the day that was asked for; a word on more time by the limit of its own, after which
 * the clock gives what was asked for.
 */
function dueOf(row: AnswerRow, held: ReadonlyMap<string, Day>): Date | null {
  const heldOn = held.get(row.id);
  if (heldOn) return new Date(endOf(heldOn).getTime() - 1);
  if (row.kind !== 'call_back') return null;
  const { day, part } = contentOf(row);
  return momentOn(day, parts[part] ?? '18:00');
}

import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { OFFICE_REQUESTS, WAITING_IN } from '../rules/waiting.ts';
import {
  countInStates,
  countOpenQuestions,
  listInState,
  listOpenQuestions,
  listTimed,
  type WaitingDisputeRow,
} from '../store/waiting.ts';
import { holidaysIn, limitsWith } from './limits.ts';
import { officeStanding } from './reading.ts';

type Waits = { row: WaitingDisputeRow; reason: QueueReason; limits: readonly string[] };

/** What waits for a person in the disputes: requests to look at, bases to decide, notices to send, and what was asked. */
export async function disputesQueue(
  db: Db,
  { viewer, now, whose, most }: QueueAsk,
): Promise<QueuePart> {
  const standing = officeStanding(viewer);
  if (!standing) return { section: 'disputes', items: [], total: 0 };
  const isRegistrar = standing.as === 'registrar';
  // A registrar may do what an officer may.
  const states = WAITING_IN.filter((one) => isRegistrar || one.for === 'officer');
  const questions = OFFICE_REQUESTS.filter((one) => isRegistrar || one.for === 'officer');
  const wanted = { whose, by: viewer.personId };
  const inStates = await countInStates(db, states, wanted);
  const total = inStates + (await countOpenQuestions(db, questions, wanted));
  if (most === 0) return { section: 'disputes', items: [], total };
  const waits: Waits[] = (await listOpenQuestions(db, questions, wanted, most)).map((row) => ({
    row,
    reason: row.reason,
    limits: questions.find(({ reason }) => reason === row.reason)?.limits ?? [],
  }));
  for (const one of states)
    waits.push(
      ...(await listInState(db, one, wanted, most)).map((row) => ({
        row,
        reason: one.reason,
        limits: one.limits,
      })),
    );
  return {
    section: 'disputes',
    items: (await withDays(db, waits, now)).sort(dueFirst).slice(0, most),
    total,
  };
}

async function withDays(db: Db, waits: readonly Waits[], now: Date): Promise<QueueItem[]> {
  const timed = await listTimed(db, [...new Set(waits.map(({ row }) => row.id))]);
  const holidays = await holidaysIn(db, now);
  return waits.map(({ row, reason, limits }) => {
    const one = timed.get(row.id);
    const found = one && waitedFor(limitsWith(holidays, one, now), limits);
    // The first moment that is too late is the end of the last day; the queue shows the day itself.
    const dueAt = found ? new Date(found.overAt.getTime() - 1) : null;
    return {
      kind: 'dispute' as const,
      id: `${row.id} ${reason}`,
      who: row.claimant,
      what: row.reference,
      reason,
      dueAt,
      since: row.since,
      path: `/office/disputes/${row.id}`,
      disputeId: row.id,
      assignedTo: row.officerId,
    };
  });
}

/** The limit by which it is waited for: one that nobody has met yet, of the first row that has one. */
function waitedFor(all: readonly Deadline[], rows: readonly string[]): Deadline | undefined {
  const open = all.filter(({ state, stoppedOn }) => state !== 'ended' && stoppedOn === null);
  return rows.flatMap((row) => open.findLast((limit) => limit.row === row) ?? [])[0];
}

function dueFirst(a: QueueItem, b: QueueItem): number {
  return (
    (a.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) -
      (b.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) || a.since.getTime() - b.since.getTime()
  );
}

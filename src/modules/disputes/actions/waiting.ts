import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import type { State } from '../rules/words.ts';
import { listAsked, listInStates, type WaitingRow } from '../store/lists.ts';
import { listTimed } from '../store/waiting.ts';
import { limitsWith } from './limits.ts';
import { officeStanding } from './reading.ts';

/** A state in which a dispute waits for the office, and for whom of it. */
const waitingIn: Partial<Record<State, { reason: QueueReason; for: 'officer' | 'registrar'; limit: string | null }>> = {
  scrutiny: { reason: 'scrutiny_due', for: 'officer', limit: 'scrutiny' },
  track_check: { reason: 'basis_to_decide', for: 'registrar', limit: null },
  arb_notice: { reason: 'notice_to_send', for: 'officer', limit: null },
};

type Asked = { reason: QueueReason; for: 'officer' | 'registrar'; answers: readonly string[]; limit: string | null };

/** What somebody asked of the office, and what answers it. */
const askedOf: Record<string, Asked> = {
  withdrawal_asked: {
    reason: 'withdrawal_to_decide',
    for: 'registrar',
    answers: ['withdrawn', 'withdrawal_declined'],
    limit: 'withdrawal_objection',
  },
  substitution_asked: {
    ...{ reason: 'substitution_to_decide', for: 'registrar', limit: null },
    answers: ['substitution_ordered', 'substitution_declined', 'served'],
  },
  agreement_signed: {
    ...{ reason: 'invitation_answered', for: 'registrar', limit: 'agree_to_arbitrate' },
    answers: ['agreement_complete', 'court_order_verified', 'no_agreement'],
  },
  agreement_refused: {
    ...{ reason: 'invitation_answered', for: 'registrar', limit: 'agree_to_arbitrate' },
    answers: ['agreement_complete', 'court_order_verified', 'no_agreement', 'agreement_signed'],
  },
};

type Waits = { row: WaitingRow; reason: QueueReason; limit: string | null; since: Date };

/** What waits for a person in the disputes: requests to look at, bases to decide, notices to send, and what was asked. */
export async function disputesQueue(db: Db, { viewer, now, whose, most }: QueueAsk): Promise<QueuePart> {
  const standing = officeStanding(viewer);
  if (!standing) return { section: 'disputes', items: [], total: 0 };
  const isMine = (who: 'officer' | 'registrar') => who === 'officer' || standing.as === 'registrar';
  const states = (Object.keys(waitingIn) as State[]).filter((state) => isMine(waitingIn[state]?.for ?? 'registrar'));
  const kinds = Object.fromEntries(Object.entries(askedOf).flatMap(([type, one]) => (isMine(one.for) ? [[type, one.answers]] : [])));
  const waits = [...(await listInStates(db, states)).flatMap(ofState), ...oncePerDispute(await listAsked(db, kinds)).flatMap(ofAsk)];
  const wanted = waits.filter(({ row: { officer_id } }) => whose === 'all' || officer_id === (whose === 'mine' ? viewer.personId : null));
  const items = most === 0 ? [] : (await withDays(db, wanted, now)).sort(dueFirst).slice(0, most);
  return { section: 'disputes', items, total: wanted.length };
}

function ofState(row: WaitingRow): Waits[] {
  const found = waitingIn[row.state];
  return found ? [{ row, reason: found.reason, limit: found.limit, since: row.state_since }] : [];
}

function ofAsk(row: WaitingRow): Waits[] {
  const found = row.asked ? askedOf[row.asked] : undefined;
  return found && row.asked_at ? [{ row, reason: found.reason, limit: found.limit, since: row.asked_at }] : [];
}

/** Four who signed one agreement are one thing to look at. */
function oncePerDispute(rows: readonly WaitingRow[]): WaitingRow[] {
  const seen = new Set<string>();
  return rows.filter(({ id, asked }) => {
    const name = `${id} ${asked && askedOf[asked]?.reason}`;
    return !seen.has(name) && seen.add(name);
  });
}

async function withDays(db: Db, waits: readonly Waits[], now: Date): Promise<QueueItem[]> {
  const timed = await listTimed(db, [...new Set(waits.filter(({ limit }) => limit).map(({ row }) => row.id))]);
  const { value: holidays } = await currentSetting(db, 'holidays', now);
  return waits.map(({ row, reason, limit, since }) => {
    const one = limit ? timed.get(row.id) : undefined;
    const found = one && limitsWith(holidays, one, now).findLast((each) => each.row === limit && each.state !== 'ended');
    // The first moment that is too late is the end of the last day; the queue shows the day itself.
    const dueAt = found ? new Date(found.overAt.getTime() - 1) : null;
    return {
      ...{ kind: 'dispute' as const, id: `${row.id} ${reason}`, who: row.claimant, what: row.reference, reason, dueAt, since },
      ...{ path: `/office/disputes/${row.id}`, assignedTo: row.officer_id },
    };
  });
}

function dueFirst(a: QueueItem, b: QueueItem): number {
  return (
    (a.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - (b.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
    a.since.getTime() - b.since.getTime()
  );
}

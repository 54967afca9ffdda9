import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { countAsked, countInStates, listAsked, listInState, listTimed, type WaitingRow } from '../store/waiting.ts';
import { limitsWith } from './limits.ts';
import { officeStanding } from './reading.ts';

/** A state in which a dispute waits for the office, and for whom of it. */
const waitingIn = [
  { state: 'scrutiny', reason: 'scrutiny_due', for: 'officer', limit: 'scrutiny' },
  { state: 'track_check', reason: 'basis_to_decide', for: 'registrar', limit: null },
  { state: 'arb_notice', reason: 'notice_to_send', for: 'officer', limit: null },
] as const;

const answeredBy = ['agreement_complete', 'court_order_verified', 'no_agreement'];
/** What ends the question by what the giver of a consent is known. */
const consentEnds = ['consent_identified', 'consent_withdrawn', 'consent_fallen'];

/** What somebody asked of the office, and what answers it. */
const askedOf = [
  { type: 'withdrawal_asked', reason: 'withdrawal_to_decide', answers: ['withdrawn', 'withdrawal_declined', 'basis_withdrawn'] },
  {
    type: 'substitution_asked',
    reason: 'substitution_to_decide',
    answers: ['substitution_ordered', 'substitution_declined', 'served', 'basis_withdrawn'],
  },
  { type: 'agreement_signed', reason: 'invitation_answered', answers: [...answeredBy, 'consent_withdrawn', 'consent_fallen'] },
  { type: 'accepted', reason: 'invitation_answered', answers: consentEnds },
  { type: 'fast_track_signed', reason: 'invitation_answered', answers: consentEnds },
  // Nothing that rests on it goes on before somebody has looked.
  { type: 'consent_disputed', reason: 'identity_disputed', answers: ['consent_upheld', 'consent_fallen'] },
  { type: 'agreement_refused', reason: 'invitation_answered', answers: [...answeredBy, 'agreement_signed'] },
] as const;

/** The limit that runs while a registrar has not decided what was asked of her. */
const limitOf: Record<(typeof askedOf)[number]['reason'], string | null> = {
  withdrawal_to_decide: 'withdrawal_objection',
  substitution_to_decide: null,
  invitation_answered: 'agree_to_arbitrate',
  identity_disputed: null,
};

type Waits = { row: WaitingRow; reason: QueueReason; limit: string | null };

/** What waits for a person in the disputes: requests to look at, bases to decide, notices to send, and what was asked. */
export async function disputesQueue(db: Db, { viewer, now, whose, most }: QueueAsk): Promise<QueuePart> {
  const standing = officeStanding(viewer);
  if (!standing) return { section: 'disputes', items: [], total: 0 };
  const isRegistrar = standing.as === 'registrar';
  const states = waitingIn.filter((one) => isRegistrar || one.for === 'officer');
  const questions = isRegistrar ? askedOf : []; // all of these are hers to decide
  const wanted = { whose, by: viewer.personId };
  const inStates = await countInStates(
    db,
    states.map(({ state }) => state),
    wanted,
  );
  const total = inStates + (await countAsked(db, questions, wanted));
  if (most === 0) return { section: 'disputes', items: [], total };
  const waits: Waits[] = (await listAsked(db, questions, wanted, most)).map((row) => ({
    ...{ row, reason: row.reason, limit: limitOf[row.reason] },
  }));
  for (const { state, reason, limit } of states)
    waits.push(...(await listInState(db, state, wanted, most)).map((row) => ({ row, reason, limit })));
  return { section: 'disputes', items: (await withDays(db, waits, now)).sort(dueFirst).slice(0, most), total };
}

async function withDays(db: Db, waits: readonly Waits[], now: Date): Promise<QueueItem[]> {
  const timed = await listTimed(db, [...new Set(waits.filter(({ limit }) => limit).map(({ row }) => row.id))]);
  const { value: holidays } = await currentSetting(db, 'holidays', now);
  return waits.map(({ row, reason, limit }) => {
    const one = limit ? timed.get(row.id) : undefined;
    const found = one && limitsWith(holidays, one, now).findLast((each) => each.row === limit && each.state !== 'ended');
    // The first moment that is too late is the end of the last day; the queue shows the day itself.
    const dueAt = found ? new Date(found.overAt.getTime() - 1) : null;
    return {
      ...{ kind: 'dispute' as const, id: `${row.id} ${reason}`, who: row.claimant, what: row.reference, reason, dueAt, since: row.since },
      ...{ path: `/office/disputes/${row.id}`, disputeId: row.id, assignedTo: row.officer_id },
    };
  });
}

function dueFirst(a: QueueItem, b: QueueItem): number {
  return (
    (a.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - (b.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
    a.since.getTime() - b.since.getTime()
  );
}

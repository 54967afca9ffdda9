import type { Day } from '#kernel/days.ts';
import { limitsOf } from './limits.ts';
import { endOf } from './reckoning.ts';
import { reminderDays } from './reminders.ts';
import type { ClockEvent, ClockProcess, Deadline, Frame } from './words.ts';

/** A date of what would be. `given`: it follows from what was assumed; otherwise each step before it took its whole time. */
export type Foreseen = { limit: Deadline; given: boolean; remindedBefore: number[] };

/**
 * What happens at the latest: on the last day of a limit somebody does what it waits for, and on that day the rest of the
 * line happens too, for it waits for no limit. A limit that is not here is shown and carries nothing further.
 */
const PATH: Record<string, readonly string[]> = {
  registration_payment: ['registration_paid'],
  scrutiny: ['admitted', 'notice_dispatched'],
  service_window: ['served'],
  answer: ['answered', 'list_sent'],
  list_reply: ['list_replied', 'list_reply_over', 'arbitrator_invited'],
  acceptance: ['arbitrator_accepted', 'disclosure_served'],
  objection_before_appointment: [
    'no_objection',
    'arbitrator_appointed',
    'appointment_received',
    'deposits_asked',
  ],
  preliminary_meeting: ['preliminary_held', 'procedural_order_made'],
  statement_of_claim: ['statement_of_claim_filed', 'statement_of_claim_served'],
  statement_of_defence: ['statement_of_defence_filed', 'statement_of_defence_served'],
  rejoinder: ['rejoinder_filed', 'pleadings_completed'],
  evidence: ['record_closed'],
  award_target: ['award_made', 'award_received'],
  conciliation_invitation: ['accepted', 'conciliator_appointed', 'deposits_asked'],
  mediation_consent: ['accepted'],
  mediator_appointment: ['mediator_appointed', 'disclosure_served', 'first_appearance'],
  mediation: ['settled', 'settlement_received'],
};

/** Where a row of the table above does not exist in a track, its events follow these at once. */
const AT_ONCE: Record<string, readonly string[]> = {
  // Online and expedited: the claim came with the filing, so that the order is what starts the defence.
  procedural_order_made: ['statement_of_claim_filed', 'statement_of_claim_served'],
  pleadings_completed: ['record_closed'],
};
const INSTEAD: Record<string, string> = {
  procedural_order_made: 'statement_of_claim',
  pleadings_completed: 'evidence',
};

/** All dates if this happened and from then on everybody took the whole of their time, with one party on each side. */
export function whatIf(
  asked: Omit<Frame, 'meanings'>,
  supposed: readonly ClockEvent[],
): Foreseen[] {
  // Nothing that is supposed is taken back.
  const frame: Frame = { ...asked, parties: [], meanings: {} };
  const assumed: ClockEvent[] = supposed.map((event) => ({ ...event, partyId: null }));
  const first = assumed.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!first) return [];
  const given = new Set(limitsOf(frame, assumed, first).map(({ id }) => id));
  const events = [...assumed];
  const done = new Set(assumed.map(({ type }) => type));
  for (;;) {
    const next = limitsOf(frame, events, first).find(({ row }) =>
      PATH[row]?.some((type) => !done.has(type)),
    );
    if (!next) break;
    const whole = follow(next, frame, done);
    events.push(...whole.map((type) => eventOn(type, next)));
    for (const type of whole) done.add(type);
  }
  return limitsOf(frame, events, first).map((limit) => ({
    limit,
    given: given.has(limit.id),
    remindedBefore: reminderDays(limit),
  }));
}

function follow(
  { row }: Deadline,
  { pack, track, process }: Frame,
  done: ReadonlySet<string>,
): string[] {
  const column = process === 'arbitration' ? track : process;
  const types = [...(PATH[row] ?? [])];
  for (const type of types) {
    const instead = pack.rows.find(({ id }) => id === INSTEAD[type]);
    if (instead && !instead.lengths[column]) types.push(...(AT_ONCE[type] ?? []));
  }
  return types.filter((type) => !done.has(type));
}

function eventOn(type: string, { dueOn }: Deadline): ClockEvent {
  return { type, on: dueOn, at: new Date(endOf(dueOn).getTime() - 1), partyId: null, details: {} };
}

/** An event that is only thought of, at noon of its day. */
export function assumedEvent(type: string, on: Day): ClockEvent {
  return { type, on, at: new Date(`${on}T06:30:00Z`), partyId: null, details: {} };
}

/** What is assumed when somebody asks for the dates from the day on which the other side received the first paper. */
export function ifServedOn(process: ClockProcess, day: Day): ClockEvent[] {
  return [assumedEvent(process === 'arbitration' ? 'served' : 'invitation_sent', day)];
}

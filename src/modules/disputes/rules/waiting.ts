import type { QueueReason } from '#kernel/queue.ts';
import { TERMS } from './machine/guards.ts';
import type { OfficeRequest } from './machine/row.ts';
import { EVENT_TYPES, type EventType, type Transition, transitions } from './machine.ts';
import type { DisputeState, Process } from './words.ts';

/** A state in which a dispute waits for the office: for whom of it, and the limits of which the last one says until when. */
export type WaitingState = {
  state: DisputeState;
  /** In these processes alone; without it in all. */
  processes?: readonly Process[];
  reason: QueueReason;
  for: 'officer' | 'registrar';
  limits: readonly string[];
};

/** Nothing waits for the office where nobody of it sees that, or without a day. */
export const WAITING_IN: readonly WaitingState[] = [
  { state: 'scrutiny', reason: 'scrutiny_due', for: 'officer', limits: ['scrutiny'] },
  {
    state: 'track_check',
    processes: ['arbitration'],
    reason: 'basis_to_decide',
    for: 'registrar',
    limits: ['basis_decision'],
  },
  {
    state: 'track_check',
    processes: ['mediation', 'conciliation'],
    reason: 'invitation_to_send',
    for: 'officer',
    limits: ['amicable_invitation_dispatch'],
  },
  { state: 'arb_notice', reason: 'notice_to_send', for: 'officer', limits: ['notice_dispatch'] },
  {
    state: 'arb_constituting',
    reason: 'appointment_due',
    for: 'registrar',
    limits: [
      'tribunal_formation',
      'after_list',
      'after_nomination',
      'presiding',
      'next_candidate',
      'replacement',
      'appointment',
    ],
  },
  {
    state: 'arb_prelim',
    reason: 'preliminary_meeting_due',
    for: 'registrar',
    limits: ['preliminary_meeting'],
  },
  {
    state: 'con_appoint',
    reason: 'appointment_due',
    for: 'registrar',
    limits: ['conciliator_appointment', 'neutral_choice', 'next_neutral', 'neutral_appointment'],
  },
  {
    state: 'med_appoint',
    reason: 'appointment_due',
    for: 'registrar',
    limits: ['mediator_appointment', 'neutral_choice', 'next_neutral', 'neutral_appointment'],
  },
  { state: 'med_active', reason: 'talks_to_begin', for: 'registrar', limits: ['first_session'] },
  ...TERMS.map((state) => ({
    ...({ state, reason: 'terms_to_authenticate', for: 'registrar' } as const),
    limits: ['authentication'],
  })),
  { state: 'stayed', reason: 'stay_to_review', for: 'registrar', limits: ['stay_review'] },
];

/** What answered a question and was taken back for a party answers it no more: it is open again, as the facts and clocks have it. */
export const UNDONE_BY = { answer: 'served', by: 'service_reversed' } as const satisfies Readonly<
  Record<string, EventType>
>;

/** What somebody asked of the office, as the table of moves has it. */
export type OfficeRequestEvent = OfficeRequest & { type: EventType };
export const OFFICE_REQUESTS: readonly OfficeRequestEvent[] = EVENT_TYPES.flatMap((type) => {
  const { asks }: Transition = transitions[type];
  return asks ? [{ type, ...asks }] : [];
});

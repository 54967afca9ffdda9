import type { QueueReason } from '#kernel/queue.ts';
import type { EventType } from './machine.ts';
import type { Process, State } from './words.ts';

/** A state in which a dispute waits for the office: for whom of it, and the limits of which the last one says until when. */
export type WaitingState = {
  state: State;
  /** In these processes alone; without it in all. */
  processes?: readonly Process[];
  reason: QueueReason;
  for: 'officer' | 'registrar';
  limits: readonly string[];
};

/** Issue 11, point 8: nothing waits for the office where nobody of it sees that, or without a day. */
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
    ...{ state: 'track_check', processes: ['mediation', 'conciliation'] },
    ...{ reason: 'invitation_to_send', for: 'officer', limits: ['amicable_invitation_dispatch'] },
  },
  { state: 'arb_notice', reason: 'notice_to_send', for: 'officer', limits: ['notice_dispatch'] },
  {
    state: 'arb_constituting',
    reason: 'appointment_due',
    for: 'registrar',
    limits: ['tribunal_formation'],
  },
  {
    state: 'con_appoint',
    reason: 'appointment_due',
    for: 'registrar',
    limits: ['conciliator_appointment'],
  },
  {
    state: 'med_appoint',
    reason: 'appointment_due',
    for: 'registrar',
    limits: ['mediator_appointment'],
  },
  { state: 'stayed', reason: 'stay_to_review', for: 'registrar', limits: ['stay_review'] },
];

/** What somebody asked of the office, what answers it, whose it is, and the limits of which the last one says until when. */
export type AskedOf = {
  type: EventType;
  reason: QueueReason;
  answers: readonly string[];
  /** Only where the event's details say so; what they do not have is false. */
  where?: { detail: string; is: string | boolean };
  for: 'officer' | 'registrar';
  limits: readonly string[];
};

const footed: readonly EventType[] = ['agreement_complete', 'court_order_verified', 'no_agreement'];

/** What ends the question by what the giver of a consent is known. */
const consentEnds: readonly EventType[] = [
  'consent_identified',
  'consent_withdrawn',
  'consent_fallen',
];
/** What shows at once who gave it leaves nothing to look at. */
const toIdentify: Omit<AskedOf, 'type'> = {
  ...{
    reason: 'invitation_answered',
    answers: consentEnds,
    for: 'registrar',
    limits: ['consent_look'],
  },
  where: { detail: 'shown', is: false },
};
const agreed: Omit<AskedOf, 'type'> = {
  ...{ reason: 'invitation_answered', answers: [...footed, 'consent_withdrawn', 'consent_fallen'] },
  ...{ for: 'registrar', limits: ['agreement_look', 'agree_to_arbitrate'] },
};

/** What answered a question and was taken back for a party answers it no more: it is open again, as the facts and clocks have it. */
export const UNDONE_BY = { answer: 'served', by: 'service_reversed' } as const satisfies Readonly<
  Record<string, EventType>
>;

export const ASKED_OF: readonly AskedOf[] = [
  {
    ...{
      type: 'withdrawal_asked',
      reason: 'withdrawal_to_decide',
      answers: ['withdrawn', 'withdrawal_declined', 'basis_withdrawn'],
    },
    ...{ for: 'registrar', limits: ['withdrawal_decision', 'withdrawal_objection'] },
  },
  {
    ...{ type: 'substitution_asked', reason: 'substitution_to_decide' },
    answers: [
      'substitution_ordered',
      'substitution_declined',
      'served',
      'respondent_released',
      'basis_withdrawn',
    ],
    ...{ for: 'registrar', limits: ['substitution_decision'] },
  },
  // The claimant's to choose until its day, and the registrar's after it.
  {
    ...{ type: 'respondent_unserved', reason: 'unserved_to_decide' },
    answers: [
      'substitution_asked',
      'substitution_ordered',
      'served',
      'respondent_released',
      'basis_withdrawn',
    ],
    ...{ for: 'registrar', limits: ['unserved_respondent'] },
  },
  {
    ...{
      type: 'basis_not_shown',
      reason: 'invitation_to_send',
      answers: ['invitation_sent', ...footed],
    },
    ...{ for: 'officer', limits: ['invitation_dispatch'] },
  },
  { type: 'agreement_signed', ...agreed },
  { type: 'consent_recorded', ...agreed, where: { detail: 'kind', is: 'submission' } },
  { type: 'accepted', ...toIdentify },
  { type: 'fast_track_signed', ...toIdentify },
  // Nothing that rests on it goes on before somebody has looked.
  {
    ...{
      type: 'consent_disputed',
      reason: 'identity_disputed',
      answers: ['consent_upheld', 'consent_fallen'],
    },
    ...{ for: 'registrar', limits: ['consent_decision'] },
  },
  {
    ...{
      type: 'agreement_refused',
      reason: 'invitation_answered',
      answers: [...footed, 'agreement_signed'],
    },
    ...{ for: 'registrar', limits: ['agreement_look', 'agree_to_arbitrate'] },
  },
];

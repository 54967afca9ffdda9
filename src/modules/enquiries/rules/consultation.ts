import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { overlap, type SlotMinutes, spanOf, type TimeSpan } from './slots.ts';

export const CONSULTATION_STATES = [
  'offered',
  'declined',
  'lapsed',
  'booked',
  'held',
  'visitor_missed',
  'office_missed',
  'cancelled',
] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

export const CONSULTATION_ACTS = [
  'offer',
  'pick',
  'decline',
  'cancel',
  'lapse',
  'hold',
  'miss_as_visitor',
  'miss_as_office',
] as const;
export type ConsultationAct = (typeof CONSULTATION_ACTS)[number];

export const NEXT_STEPS = [
  'none',
  'send_information',
  'expect_filing',
  'another_consultation',
  'close_enquiry',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** What is kept of every step, and what a letter may be about. */
export type ConsultationStep = ConsultationState | 'moved';

/** What may be done in each state. A new state or act does not compile without its row here or below. */
const mayIn: Record<ConsultationState, readonly ConsultationAct[]> = {
  // A new offer takes the place of the old one, and of a booking that the office cannot keep.
  offered: ['offer', 'pick', 'decline', 'cancel', 'lapse'],
  declined: ['offer', 'decline', 'cancel'],
  lapsed: ['offer', 'decline', 'cancel'],
  booked: ['offer', 'pick', 'decline', 'cancel', 'hold', 'miss_as_visitor', 'miss_as_office'],
  held: [],
  visitor_missed: ['offer', 'decline', 'cancel', 'hold'],
  office_missed: ['offer', 'cancel'],
  cancelled: ['cancel'],
};

const leadsTo: Record<ConsultationAct, ConsultationState> = {
  offer: 'offered',
  pick: 'booked',
  decline: 'declined',
  cancel: 'cancelled',
  lapse: 'lapsed',
  hold: 'held',
  miss_as_visitor: 'visitor_missed',
  miss_as_office: 'office_missed',
};

/** Where an act leads from a state; null where it may not be done. */
export function stateAfter(act: ConsultationAct, state: ConsultationState) {
  return mayIn[state].includes(act) ? leadsTo[act] : null;
}

export type Consultation = {
  state: ConsultationState;
  slots: readonly Date[];
  minutes: SlotMinutes;
  offerExpiresAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The booked time may be changed until two hours before it. */
export const MOVE_NOTICE = 2 * HOUR;
/** Between a pick and its slot: an officer who is told later may miss it. */
export const PICK_NOTICE = HOUR;

export type PickRefusal =
  | 'consultation_over'
  | 'offer_lapsed'
  | 'slot_unknown'
  | 'slot_near'
  | 'slot_taken'
  | 'too_late_to_move';

/** What a visitor's pick comes to: a booking, another time, or the same answer as before. */
export function pick(
  now: Date,
  startsAt: Date,
  consultation: Consultation,
  busy: readonly TimeSpan[],
): Result<'booked' | 'moved' | 'same', PickRefusal> {
  const { state, slots, minutes } = consultation;
  if (stateAfter('pick', state) === null)
    return refuse(
      state === 'lapsed' || state === 'declined' ? 'offer_lapsed' : 'consultation_over',
    );
  if (!slots.some((slot) => slot.getTime() === startsAt.getTime())) return refuse('slot_unknown');
  if (state === 'booked' && consultation.startsAt?.getTime() === startsAt.getTime())
    return allow('same');
  if (state === 'offered' && now >= consultation.offerExpiresAt) return refuse('offer_lapsed');
  if (state === 'booked' && !mayStillMove(consultation, now)) return refuse('too_late_to_move');
  if (isNear(startsAt, now)) return refuse('slot_near');
  if (busy.some((other) => overlap(other, spanOf(startsAt, minutes)))) return refuse('slot_taken');
  return allow(state === 'booked' ? 'moved' : 'booked');
}

export function isNear(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < PICK_NOTICE;
}

function mayStillMove({ startsAt }: Consultation, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() - now.getTime() >= MOVE_NOTICE;
}

export type DeclineRefusal = 'consultation_over' | 'too_late_to_move';

/** None of the three suits, or they are gone: the visitor asks for others. The second time is the same answer. */
export function decline(
  now: Date,
  consultation: Consultation,
): Result<'declined' | 'same', DeclineRefusal> {
  const { state } = consultation;
  if (state === 'declined') return allow('same');
  if (stateAfter('decline', state) === null) return refuse('consultation_over');
  if (state === 'booked' && !mayStillMove(consultation, now)) return refuse('too_late_to_move');
  return allow('declined');
}

/** A visitor may cancel until it begins: a late word is better than an empty room. The office may cancel what is not held. */
export function cancel(
  now: Date,
  consultation: Consultation,
  by: 'visitor' | 'office',
): Result<'cancelled' | 'same', 'consultation_over'> {
  const { state, startsAt } = consultation;
  if (state === 'cancelled') return allow('same');
  if (stateAfter('cancel', state) === null) return refuse('consultation_over');
  if (by === 'visitor' && startsAt !== null && now >= startsAt) return refuse('consultation_over');
  return allow('cancelled');
}

export type OutcomeAct = 'hold' | 'miss_as_visitor' | 'miss_as_office';
export type OutcomeRefusal = 'not_booked' | 'not_begun';

/** How it went can be said once it has begun. */
export function settle(
  now: Date,
  { state, startsAt }: Consultation,
  act: OutcomeAct,
): Result<ConsultationState, OutcomeRefusal> {
  const next = stateAfter(act, state);
  if (next === null) return refuse('not_booked');
  if (startsAt === null || now < startsAt) return refuse('not_begun');
  return allow(next);
}

/** An offer that nobody took has ended. */
export function hasLapsed(
  { state, offerExpiresAt }: Pick<Consultation, 'state' | 'offerExpiresAt'>,
  now: Date,
): boolean {
  return state === 'offered' && now >= offerExpiresAt;
}

/** What a visitor may do now; the screen shows these and no others. */
export function visitorMay(
  now: Date,
  consultation: Consultation,
): ('pick' | 'decline' | 'cancel')[] {
  const { state } = consultation;
  const mayPick =
    state === 'offered'
      ? !hasLapsed(consultation, now)
      : state === 'booked' && mayStillMove(consultation, now);
  const mayDecline = state !== 'declined' && decline(now, consultation).ok;
  const mayCancel = state !== 'cancelled' && cancel(now, consultation, 'visitor').ok;
  return [
    ...(mayPick ? (['pick'] as const) : []),
    ...(mayDecline ? (['decline'] as const) : []),
    ...(mayCancel ? (['cancel'] as const) : []),
  ];
}

/** What was held or cancelled is done with; whoever wants another consultation gets another one. */
export function isOver(state: ConsultationState): boolean {
  return state === 'held' || state === 'cancelled';
}

/** What an officer may do now. */
export function officeMay(now: Date, consultation: Consultation): ConsultationAct[] {
  const { state } = consultation;
  const outcomes = (['hold', 'miss_as_visitor', 'miss_as_office'] as const).filter(
    (act) => settle(now, consultation, act).ok,
  );
  const others = (['offer', 'cancel'] as const).filter(
    (act) => stateAfter(act, state) !== null && state !== 'cancelled',
  );
  return [...others, ...outcomes];
}

export type Booking = {
  startsAt: Date;
  bookedAt: Date;
  dayRemindedAt: Date | null;
  hourRemindedAt: Date | null;
};

/**
 * Which reminder is owed: a day before or an hour before. Never one whose time had passed when the slot was picked; one
 * that a standstill held up goes late, while it is still before the start; and then the hour's speaks for both.
 */
export function reminderDue(
  { startsAt, bookedAt, dayRemindedAt, hourRemindedAt }: Booking,
  now: Date,
): 'day' | 'hour' | null {
  const dueAt = (hours: number) => startsAt.getTime() - hours * HOUR;
  const isDue = (at: number) => bookedAt.getTime() < at && now.getTime() >= at && now < startsAt;
  if (hourRemindedAt === null && isDue(dueAt(1))) return 'hour';
  if (dayRemindedAt === null && isDue(dueAt(24)) && now.getTime() < dueAt(1)) return 'day';
  return null;
}

/** How a letter calls the day: by the calendar in Mumbai, not by hours. */
export function dayWord(startsAt: Date, now: Date): 'today' | 'tomorrow' | 'later' {
  const day = dayAt(startsAt);
  if (day === dayAt(now)) return 'today';
  return day === dayAt(new Date(now.getTime() + 24 * HOUR)) ? 'tomorrow' : 'later';
}

/** The door of the meeting stands open from ten minutes before until the end. */
export const ROOM_OPENS_BEFORE = 10 * MINUTE;
export type RoomState = 'shut' | 'early' | 'open' | 'over';

export function roomStateAt(now: Date, { state, startsAt, endsAt }: Consultation): RoomState {
  if (startsAt === null || endsAt === null || state === 'office_missed') return 'shut';
  if (now >= endsAt || state === 'held') return 'over';
  return startsAt.getTime() - now.getTime() <= ROOM_OPENS_BEFORE ? 'open' : 'early';
}

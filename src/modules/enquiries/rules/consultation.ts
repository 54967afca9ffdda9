import { dayAt } from '#kernel/days.ts';
import type { SlotMinutes } from './slots.ts';

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

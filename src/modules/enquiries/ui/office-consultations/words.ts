import { dayInShort, dayInWords } from '#kernel/day-words.ts';
import { weekdayNumber } from '#kernel/days.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { ConsultationEntry, OfficeConsultation } from '../../contract/consultations.ts';

type State = ConsultationEntry['state'];

/** A state as the office calls it. Null is a request to which nothing was offered. */
export function stateInWords(state: State): string {
  if (state === null) return m.office_consult_state_new();
  const words: Record<NonNullable<State>, () => string> = {
    offered: m.office_consult_state_offered,
    declined: m.office_consult_state_declined,
    lapsed: m.office_consult_state_lapsed,
    booked: m.office_consult_state_booked,
    held: m.office_consult_state_held,
    visitor_missed: m.office_consult_state_visitor_missed,
    office_missed: m.office_consult_state_office_missed,
    cancelled: m.office_consult_state_cancelled,
  };
  return words[state]();
}

const tones: Record<NonNullable<State>, Tone> = {
  offered: 'info',
  declined: 'warn',
  lapsed: 'warn',
  booked: 'good',
  held: 'plain',
  visitor_missed: 'warn',
  office_missed: 'bad',
  cancelled: 'plain',
};

export function toneOf(state: State): Tone {
  return state === null ? 'warn' : tones[state];
}

export function stepInWords({ what, byOffice }: OfficeConsultation['steps'][number]): string {
  if (what === 'cancelled')
    return byOffice
      ? m.office_consult_step_cancelled_office()
      : m.office_consult_step_cancelled_visitor();
  const words: Record<Exclude<typeof what, 'cancelled'>, () => string> = {
    offered: m.office_consult_step_offered,
    booked: m.office_consult_step_booked,
    moved: m.office_consult_step_moved,
    declined: m.office_consult_step_declined,
    lapsed: m.office_consult_step_lapsed,
    held: m.office_consult_step_held,
    visitor_missed: m.office_consult_step_visitor_missed,
    office_missed: m.office_consult_step_office_missed,
  };
  return words[what]();
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const; // the office is in English alone

export function weekday(day: string): string {
  return WEEKDAYS[weekdayNumber(day)] ?? '';
}

/** A slot on the clock in Mumbai: Wed 25 Nov 2026, 11:00. */
export function slotInShort(at: string): string {
  const day = dayIn(at);
  return `${weekday(day)} ${dayInShort(day)}, ${timeIn(at)}`;
}

export function dayHeading(day: string): string {
  return `${weekday(day)}, ${dayInWords(day)}`;
}

/** For an `<input type="datetime-local">`: the clock in Mumbai. */
export function slotInForm(at: string): string {
  return `${dayIn(at)}T${timeIn(at)}`;
}

/** A few zones to pick from; any IANA name may be written. */
export const ZONES = [
  'Asia/Dubai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Toronto',
] as const;

export function nextInWords(step: NonNullable<OfficeConsultation['nextStep']>): string {
  return {
    none: m.office_consult_next_none,
    send_information: m.office_consult_next_information,
    expect_filing: m.office_consult_next_filing,
    another_consultation: m.office_consult_next_another,
    close_enquiry: m.office_consult_next_close,
  }[step]();
}

export function outcomeInWords(act: 'hold' | 'miss_as_visitor' | 'miss_as_office'): string {
  return {
    hold: m.office_consult_held,
    miss_as_visitor: m.office_consult_visitor_missed,
    miss_as_office: m.office_consult_office_missed,
  }[act]();
}

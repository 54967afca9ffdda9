import * as m from '#messages/all.ts';
import type { CalendarDue } from '../rules/dues.ts';
import type { EntryState } from '../rules/entries.ts';
import { CAN, type Can } from '../rules/finding.ts';

export { CALENDAR_VIEWS, type CalendarView } from '../rules/entries.ts';

export const stateWords: Record<EntryState, () => string> = {
  running: m.calendar_running,
  held: m.calendar_held,
  met: m.calendar_met,
  missed: m.calendar_missed,
};

export const dueWords: Record<CalendarDue['what'], () => string> = {
  pay: m.calendar_due_pay,
  receive: m.calendar_due_receive,
  register: m.calendar_due_register,
};

export const CAN_CHOICES = CAN;

export const canWords: Record<Can, () => string> = {
  yes: m.meeting_can_yes,
  if_needed: m.meeting_can_if_needed,
  no: m.meeting_can_no,
};

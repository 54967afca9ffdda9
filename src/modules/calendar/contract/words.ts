import * as m from '#messages/all.ts';
import type { EntryState } from '../rules/entries.ts';

export { CALENDAR_VIEWS, type CalendarView } from '../rules/entries.ts';

export const stateWords: Record<EntryState, () => string> = {
  running: m.calendar_running,
  held: m.calendar_held,
  met: m.calendar_met,
  missed: m.calendar_missed,
};

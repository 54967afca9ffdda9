/** What the record says was done with calendars. */
export const calendarActs = [
  'calendar.address_renewed',
  'meeting.proposed',
  'meeting.times_added',
  'meeting.people_asked',
  'meeting.settled',
  'meeting.moved',
  'meeting.cancelled',
] as const;

export type CalendarAct = (typeof calendarActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    calendar: CalendarAct;
  }
}

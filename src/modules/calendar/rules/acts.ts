/** What the record says was done with calendars. */
export const calendarActs = ['calendar.address_renewed'] as const;

export type CalendarAct = (typeof calendarActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    calendar: CalendarAct;
  }
}

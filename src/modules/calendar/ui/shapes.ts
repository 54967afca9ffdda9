import type { OutputOf } from '#kernel/endpoint.ts';
import type { myCalendar } from '../contract/calendar.ts';

export type CalendarContent = OutputOf<typeof myCalendar>;
export type LimitEntry = CalendarContent['entries'][number];

import type { ActionFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { isDay } from '#kernel/days.ts';
import { calendarAddress } from '#modules/calendar/contract/calendar.ts';
import { CALENDAR_VIEWS, type CalendarView } from '#modules/calendar/contract/words.ts';
import { apiContext } from '../context.ts';

/** Which view of a calendar an address asks for, and around which day; what is none of either is the agenda of today. */
export function calendarAsked(url: URL, today: string): { view: CalendarView; on: string } {
  const [view, on] = [url.searchParams.get('view'), url.searchParams.get('on')];
  return {
    view: CALENDAR_VIEWS.find((one) => one === view) ?? 'agenda',
    on: isDay(on) ? on : today,
  };
}

/** The one form of a calendar's page: a new secret address. */
export async function renewCalendarAddress({ context }: ActionFunctionArgs) {
  const answer = await context.get(apiContext)(calendarAddress, {});
  return answer.outcome === 'done'
    ? { url: answer.data.url }
    : data({ url: null }, { status: answer.outcome === 'refused' ? answer.status : 503 });
}

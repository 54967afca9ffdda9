import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { myCalendar } from '#modules/calendar/contract/calendar.ts';
import { CalendarPage } from '#modules/calendar/ui/calendar.tsx';
import { FeedCard } from '#modules/calendar/ui/feed.tsx';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { calendarAsked, renewCalendarAddress } from '../cases/calendar.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.calendar_all() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const calendar = await loadFromApi(asking, myCalendar, {});
  return { calendar, ...calendarAsked(asking.url, calendar.today) };
}

export function action(asking: ActionFunctionArgs) {
  return renewCalendarAddress(asking);
}

/** Every limit of all disputes in which somebody stands. */
export default function Calendar() {
  const { calendar, view, on } = useLoaderData<typeof loader>();
  return (
    <div className="cal">
      <PageHead title={m.calendar_all()} lead={m.calendar_zone()} />
      <CalendarPage {...{ calendar, view, on }} isOfMany />
      <FeedCard madeAt={calendar.feedMadeAt} url={useActionData<typeof action>()?.url ?? null} />
    </div>
  );
}

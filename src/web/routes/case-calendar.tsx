import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeCalendar } from '#modules/calendar/contract/calendar.ts';
import { CalendarPage } from '#modules/calendar/ui/calendar.tsx';
import { FeedCard } from '#modules/calendar/ui/feed.tsx';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { calendarAsked, renewCalendarAddress } from '../cases/calendar.ts';
import { caseTitle } from '../cases/opening.ts';
import { openPlace } from '../cases/workspace.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.calendar_title());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const { workspace } = await openPlace(asking);
  const calendar = await loadFromApi(asking, disputeCalendar, { id });
  return {
    dispute: { id, reference: workspace.reference },
    calendar,
    ...calendarAsked(asking.url, calendar.today),
  };
}

export function action(asking: ActionFunctionArgs) {
  return renewCalendarAddress(asking);
}

/** Every limit of one dispute, with its law. */
export default function CaseCalendar() {
  const { dispute, calendar, view, on } = useLoaderData<typeof loader>();
  return (
    <div className="cal">
      <PageHead title={m.calendar_title()} above={dispute.reference} lead={m.calendar_zone()} />
      <TabLinks
        label={m.calendar_whose()}
        links={[
          { to: `/cases/${dispute.id}/calendar`, label: m.calendar_this(), here: true },
          { to: '/calendar', label: m.calendar_mine(), here: false },
        ]}
      />
      <Button to={`/cases/${dispute.id}/calendar/meetings`}>{m.calendar_meetings_open()}</Button>
      <CalendarPage {...{ calendar, view, on }} isOfMany={false} />
      <FeedCard madeAt={calendar.feedMadeAt} url={useActionData<typeof action>()?.url ?? null} />
    </div>
  );
}

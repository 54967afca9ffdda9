import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { calendarOf, ownCalendar } from './actions/calendars.ts';
import { type FeedDeps, feedFor, renewAddress } from './actions/feeds.ts';
import { type MeetingDeps, titleOf } from './actions/meetings.ts';
import {
  calendarAddress,
  calendarFeedFile,
  calendarEndpoints as contracts,
  disputeCalendar,
  myCalendar,
} from './contract/calendar.ts';
import { meetingEndpoints } from './contract/meetings.ts';
import { meetingRoutes } from './routes/meetings.ts';
import { calendarView } from './views/calendar.ts';

export { calendarDataOf, calendarEraser } from './actions/person-data.ts';

export type CalendarDeps = FeedDeps & MeetingDeps;
export const calendarEndpoints: readonly Endpoint[] = [...contracts, ...meetingEndpoints];

export function calendarRoutes(app: App, deps: CalendarDeps): void {
  const words = { title: (row: Parameters<typeof titleOf>[1]) => titleOf(deps, row) };
  meetingRoutes(app, deps);
  serve(app, disputeCalendar, async ({ id }, _, viewer) => {
    const calendar = await calendarOf(deps, viewer, id);
    return calendar ? allow(calendarView(calendar, words)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, myCalendar, async (_input, _ask, viewer) =>
    allow(calendarView(await ownCalendar(deps, viewer), words)),
  );
  serve(app, calendarAddress, async (_input, _ask, viewer) =>
    allow(await renewAddress(deps, viewer)),
  );
  feedRoute(app, deps);
}

function feedRoute(app: App, deps: CalendarDeps): void {
  serveBytes(app, calendarFeedFile, async ({ token }) => {
    const file = await feedFor(deps, token);
    return file === null
      ? refuse({ code: 'unknown', field: '' })
      : allow({ body: new TextEncoder().encode(file), filename: 'munch.ics', inline: false });
  });
}

import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { calendarOf, ownCalendar } from './actions/calendars.ts';
import { type FeedDeps, feedFor, renewAddress } from './actions/feeds.ts';
import {
  calendarAddress,
  calendarFeedFile,
  calendarEndpoints as contracts,
  disputeCalendar,
  myCalendar,
} from './contract/calendar.ts';
import { calendarView } from './views.ts';

export type { FeedDeps as CalendarDeps } from './actions/feeds.ts';
export { calendarDataOf, calendarEraser } from './actions/person-data.ts';

export const calendarEndpoints: readonly Endpoint[] = contracts;

export function calendarRoutes(app: App, deps: FeedDeps): void {
  serve(app, disputeCalendar, async ({ id }, _, viewer) => {
    const calendar = await calendarOf(deps, viewer, id);
    return calendar ? allow(calendarView(calendar)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, myCalendar, async (_input, _ask, viewer) =>
    allow(calendarView(await ownCalendar(deps, viewer))),
  );
  serve(app, calendarAddress, async (_input, _ask, viewer) =>
    allow(await renewAddress(deps, viewer)),
  );
  serveBytes(app, calendarFeedFile, async ({ token }) => {
    const file = await feedFor(deps, token);
    return file === null
      ? refuse({ code: 'unknown', field: '' })
      : allow({ body: new TextEncoder().encode(file), filename: 'munch.ics', inline: false });
  });
}

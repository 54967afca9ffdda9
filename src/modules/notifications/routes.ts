import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, cutOff, serve, serveBytes } from '#platform/http.ts';
import { closeBounce, sendBounceAgain } from './actions/bounce-acts.ts';
import { admitsBounces, handleBounceReport, theBounces } from './actions/bounces.ts';
import type { NotificationsDeps } from './actions/deps.ts';
import { openStream } from './actions/live.ts';
import { readAll, readNotice, theNotices, unreadOf } from './actions/notices.ts';
import { bounceClosing, bounceRetry, bounces, mailBounces } from './contract/bounces.ts';
import {
  CURSOR_MAX,
  events,
  myNotices,
  noticeReading,
  noticesReading,
  unreadNotices,
} from './contract/notices.ts';
import { bouncesView } from './views.ts';

export type { NotificationsDeps } from './actions/deps.ts';
export { notificationsEraser } from './actions/erasure.ts';

export const notificationsEndpoints: readonly Endpoint[] = [
  myNotices,
  unreadNotices,
  noticeReading,
  noticesReading,
  events,
  mailBounces,
  bounces,
  bounceRetry,
  bounceClosing,
];

export function notificationsRoutes(app: App, deps: NotificationsDeps): void {
  serve(app, myNotices, async ({ before }, _, viewer) =>
    allow(await theNotices(deps, viewer, before ?? null)),
  );
  serve(app, unreadNotices, async (_, __, viewer) => allow(await unreadOf(deps, viewer)));
  serve(app, noticeReading, async ({ id }, _, viewer) => {
    const outcome = await readNotice(deps, viewer, id);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  serve(app, noticesReading, async ({ newest }, _, viewer) =>
    allow(await readAll(deps, viewer, newest)),
  );
  serveEvents(app, deps);
  serveBounces(app, deps);
}

function serveEvents(app: App, deps: NotificationsDeps): void {
  serveBytes(app, events, async ({ after }, ask, viewer) => {
    if (ask.req.raw.method === 'HEAD') return allow({ body: '', inline: true }); // nobody would read a stream
    const last = ask.req.header('last-event-id')?.slice(0, CURSOR_MAX);
    const body = openStream(deps, viewer, { after: last ?? after ?? null, cut: cutOff(ask) });
    if (!body) return refuse({ code: 'too_many_streams', field: '' });
    // A proxy that gathers an answer before it passes it on would hold events back.
    ask.header('x-accel-buffering', 'no');
    return allow({ body, inline: true });
  });
}

function serveBounces(app: App, deps: NotificationsDeps): void {
  serve(app, mailBounces, async (_, ask) => {
    const refused = admitsBounces(deps, ask.req.header('authorization'));
    if (refused) return refuse({ code: refused, field: '' });
    const outcome = await handleBounceReport(deps, new Uint8Array(await ask.req.arrayBuffer()));
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  serve(app, bounces, async ({ show, before }) =>
    allow(bouncesView(await theBounces(deps, { isOpen: show !== 'done', before: before ?? null }))),
  );
  serve(app, bounceRetry, async ({ id, recipient }, _, viewer) => {
    const outcome = await sendBounceAgain(deps, { viewer, id, recipient });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: fields[outcome.refusal] });
  });
  serve(app, bounceClosing, async ({ id, reason }, _, viewer) => {
    const outcome = await closeBounce(deps, { viewer, id, reason });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: fields[outcome.refusal] });
  });
}

const fields = {
  email_invalid: 'recipient',
  bound_to_address: 'recipient',
  reason_missing: 'reason',
  already_done: '',
  bounce_unknown: '',
};

import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Endpoint } from '#kernel/endpoint.ts';
import { languageAsked } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { consultationJobs, consultationLetters } from '#modules/enquiries/jobs/consultations.ts';
import { enquiriesJobs, enquiriesLetters } from '#modules/enquiries/jobs.ts';
import { type EnquiriesDeps, enquiriesDataOf, enquiriesEndpoints, enquiriesRoutes, publicForms } from '#modules/enquiries/routes.ts';
import { accountJobs, accountLetters, identityJobs, identityLetters } from '#modules/identity/jobs.ts';
import {
  type AccountDeps,
  admitting,
  identityEndpoints,
  identityForms,
  identityRoutes,
  type PersonData,
} from '#modules/identity/routes.ts';
import { type InstitutionDeps, institutionEndpoints, institutionRoutes, type SystemDeps } from '#modules/institution/routes/institution.ts';
import { notificationsJobs, notificationsLetters } from '#modules/notifications/jobs.ts';
import { type NotificationsDeps, notificationsEndpoints, notificationsRoutes } from '#modules/notifications/routes.ts';
import { type OfficeDeps, officeEndpoints, officeRoutes } from '#modules/office/routes.ts';
import { panelJobs, panelLetters } from '#modules/panel/jobs.ts';
import { type PanelDeps, panelDataOf, panelEndpoints, panelForms, panelPages, panelRoutes } from '#modules/panel/routes.ts';
import { apiDocs } from '#platform/api-docs.ts';
import type { Settings } from '#platform/env.ts';
import { type App, BODY_MAX, closeMethods, fail, onAccident, pathForLog, type Vars } from '#platform/http.ts';
import { speaking } from '#platform/language.ts';
import type { Log } from '#platform/log.ts';
import { type Metrics, serveMetrics } from '#platform/metrics.ts';
import { openApi } from '#platform/openapi.ts';
import type { Compose, LetterKind } from '#platform/outbox.ts';
import { type Pages, servePages } from '#platform/pages.ts';
import { limited, limiter, networkOf } from '#platform/rate.ts';
import { headersFor, ownPagesAlone, type Policy, sameOrigin } from '#platform/security.ts';

export type Parts = {
  settings: Pick<Settings, 'publicUrl' | 'postsPerMinute' | 'trustProxy' | 'allowedOrigins' | 'metricsToken'>;
  log: Log;
  now: () => Date;
  identity: AccountDeps;
  institution: InstitutionDeps & SystemDeps;
  enquiries: EnquiriesDeps;
  panel: PanelDeps;
  notifications: NotificationsDeps;
  office: OfficeDeps;
  /** Left out where nobody reads figures. */
  metrics?: Metrics;
  /** Whether the database answers and the server is not on its way out. */
  isReady: () => Promise<boolean>;
  pages: Pages | null;
  /** Milliseconds after which a request is answered 503 instead; longer than the database may take for a statement. */
  patience?: number;
};

const PATIENCE = 15_000;
// 10 MB in this time need a line of 1 Mbit/s, and there are two documents in one form.
const PATIENCE_FOR_FILES = 200_000;

/** Every endpoint of the product; a module joins here and nowhere else. */
export const endpoints: readonly Endpoint[] = [
  ...[...identityEndpoints, ...institutionEndpoints, ...enquiriesEndpoints, ...panelEndpoints],
  ...[...officeEndpoints, ...notificationsEndpoints],
];

/** What other modules hold about a person, for the download of her data. */
export const personData: PersonData = { enquiries: enquiriesDataOf, panel: panelDataOf };

type LetterParts = Everything<
  | (typeof identityLetters | typeof accountLetters | typeof enquiriesLetters)
  | (typeof consultationLetters | typeof panelLetters | typeof notificationsLetters)
>;
type JobParts = Everything<
  typeof identityJobs | typeof accountJobs | typeof enquiriesJobs | typeof consultationJobs | typeof panelJobs | typeof notificationsJobs
>;
/** What some functions ask for in their first argument, all together. */
type Everything<F extends (deps: never) => unknown> = (F extends (deps: infer D) => unknown ? (all: D) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Who writes each kind of letter that the outbox may hold; a kind without its writer does not compile. */
export function lettersOf(parts: LetterParts): Record<LetterKind, Compose> {
  return {
    ...{ ...identityLetters(parts), ...accountLetters(parts), ...enquiriesLetters(parts), ...consultationLetters(parts) },
    ...{ ...panelLetters(parts), ...notificationsLetters(parts) },
  };
}

/** What every module does by itself. */
export function jobsOf(parts: JobParts) {
  return {
    ...{ ...identityJobs(parts), ...accountJobs(parts), ...enquiriesJobs(parts), ...consultationJobs(parts) },
    ...{ ...panelJobs(parts), ...notificationsJobs(parts) },
  };
}

/** Joins every module's routes to one HTTP app. */
export function createApp(parts: Parts): App {
  const { settings, log, now } = parts;
  const policy = policyOf(settings);
  const app: App = new Hono();
  app.onError(onAccident(log));
  if (parts.metrics) app.use(parts.metrics.watchRequests);
  app.use(everyRequest(parts, policy));
  app.use(notTooSlow(parts.patience ?? PATIENCE));
  app.use(notTooLarge());
  if (settings.allowedOrigins.length > 0)
    app.use('/api/*', cors({ origin: settings.allowedOrigins, allowMethods: ['GET', 'POST'], maxAge: 600 }));
  app.use(sameOrigin(policy));
  app.use('/api/identity/*', ownPagesAlone(policy));
  const limit = limited(limiter(settings.postsPerMinute), now);
  for (const { path } of [...publicForms, ...panelForms]) app.use(path, limit);
  // Counted apart: an office that comes to work in the morning takes nothing from those who write to us from there.
  const signInLimit = limited(limiter(settings.postsPerMinute), now);
  for (const { path } of identityForms) app.use(path, signInLimit);
  identityRoutes(app, parts.identity);
  institutionRoutes(app, parts.institution);
  enquiriesRoutes(app, parts.enquiries);
  panelRoutes(app, parts.panel);
  notificationsRoutes(app, parts.notifications);
  officeRoutes(app, parts.office);
  describeItself(app, settings.publicUrl);
  if (parts.metrics) serveMetrics(app, parts.metrics, { token: settings.metricsToken, trustProxy: settings.trustProxy });
  app.get('/healthz', (c) => c.text('alive'));
  app.get('/readyz', async (c) => ((await parts.isReady()) ? c.text('ready') : c.text('not ready', 503)));
  closeMethods(app);
  app.all('/api/*', (c) => fail(c, 404, 'not_found', m.error_not_found()));
  app.all('/assets/*', (c) => c.text('not found', 404));
  if (parts.pages) servePages(app, policy, parts.pages);
  return app;
}

export function policyOf(settings: Parts['settings']): Policy {
  return {
    https: settings.publicUrl.startsWith('https:'),
    apiUrl: process.env.API_URL ?? '',
    allowedOrigins: settings.allowedOrigins,
    publicUrl: settings.publicUrl,
  };
}

/** An id for the logs, the asker's address and session, the headers of every answer, and one line when it is done. */
function everyRequest(
  { settings, log, now, identity }: Parts,
  policy: Policy,
): MiddlewareHandler<{ Variables: Vars; Bindings: HttpBindings }> {
  const headers = Object.entries(headersFor(policy));
  return async (c, next) => {
    const startedAt = now().getTime();
    const requestId = randomUUID();
    const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('requestId', requestId);
    c.set('address', networkOf(forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown'));
    c.set('admit', admitting(identity, c));
    // Set before the answer is made: headers put on a finished answer cost a copy of it.
    for (const [name, value] of headers) c.header(name, value);
    c.header('x-request-id', requestId);
    await speaking(languageAsked(c.req.header('accept-language')), next);
    log.info('request', {
      requestId,
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: now().getTime() - startedAt,
    });
  };
}

/** How large the body of a request may be, in bytes: 64 KiB, but for the addresses that take files. */
function mostFor(path: string): number {
  if (panelPages.endings.some((ending) => path.replace(/\.data$/, '').endsWith(ending))) return panelPages.maxBytes;
  return endpoints.find((endpoint) => endpoint.path === path)?.raw?.maxBytes ?? BODY_MAX;
}

function notTooSlow(patience: number): MiddlewareHandler<{ Variables: Vars }> {
  const refused = (c: Context) => new HTTPException(503, { res: fail(c, 503, 'timeout', m.error_timeout()) });
  const [usual, forFiles] = [timeout(patience, refused), timeout(PATIENCE_FOR_FILES, refused)];
  return (c, next) => (mostFor(c.req.path) > BODY_MAX && c.req.method === 'POST' ? forFiles : usual)(c, next);
}

/** A body that says its size is judged by that, unread; one that does not is counted while it comes. */
function notTooLarge(): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    const most = mostFor(c.req.path);
    const refuse = (c: Context) => fail(c, 413, 'too_large', m.error_too_large({ limit: most }));
    const size = c.req.header('content-length');
    if (size !== undefined) return Number(size) > most ? refuse(c) : next();
    return c.req.header('transfer-encoding') ? bodyLimit({ maxSize: most, onError: refuse })(c, next) : next();
  };
}

function describeItself(app: App, server: string): void {
  const document = openApi(endpoints, { title: 'Munch API', version: '1', server });
  const { html, css } = apiDocs(document);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => {
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html(html);
  });
  app.get('/api/docs.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
}

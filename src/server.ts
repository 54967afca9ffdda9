import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type EnquiriesDeps, enquiriesEndpoints, enquiriesRoutes, publicForms } from '#modules/enquiries/routes.ts';
import { apiDocs } from '#platform/api-docs.ts';
import type { Settings } from '#platform/env.ts';
import { type App, BODY_MAX, closeMethods, fail, onAccident, type Vars } from '#platform/http.ts';
import type { Log } from '#platform/log.ts';
import { openApi } from '#platform/openapi.ts';
import { type Pages, servePages } from '#platform/pages.ts';
import { limited, limiter, networkOf } from '#platform/rate.ts';
import { headersFor, type Policy, sameOrigin } from '#platform/security.ts';

export type Parts = {
  settings: Pick<Settings, 'publicUrl' | 'postsPerMinute' | 'trustProxy' | 'allowedOrigins'>;
  log: Log;
  now: () => Date;
  enquiries: EnquiriesDeps;
  /** Whether the database answers and the server is not on its way out. */
  isReady: () => Promise<boolean>;
  pages: Pages | null;
  /** Milliseconds after which a request is answered 503 instead; longer than the database may take for a statement. */
  patience?: number;
};

const PATIENCE = 15_000;

/** Every endpoint of the product; a module joins here and nowhere else. */
const endpoints: readonly Endpoint[] = [...enquiriesEndpoints];

/** Joins every module's routes to one HTTP app. */
export function createApp(parts: Parts): App {
  const { settings, log, now } = parts;
  const policy = policyOf(settings);
  const app: App = new Hono();
  app.onError(onAccident(log));
  app.use(everyRequest(parts, policy));
  app.use(timeout(parts.patience ?? PATIENCE, (c) => new HTTPException(503, { res: fail(c, 503, 'timeout', m.error_timeout()) })));
  app.use(notTooLarge());
  if (settings.allowedOrigins.length > 0)
    app.use('/api/*', cors({ origin: settings.allowedOrigins, allowMethods: ['GET', 'POST'], maxAge: 600 }));
  app.use(sameOrigin(policy));
  const limit = limited(limiter(settings.postsPerMinute), now);
  for (const { path } of publicForms) app.use(path, limit);
  enquiriesRoutes(app, parts.enquiries);
  describeItself(app, settings.publicUrl);
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

/** An id for the logs, the asker's address, the headers of every answer, and one line when it is done. */
function everyRequest({ settings, log, now }: Parts, policy: Policy): MiddlewareHandler<{ Variables: Vars; Bindings: HttpBindings }> {
  const headers = Object.entries(headersFor(policy));
  return async (c, next) => {
    const startedAt = now().getTime();
    const requestId = randomUUID();
    const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('requestId', requestId);
    c.set('address', networkOf(forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown'));
    // Set before the answer is made: headers put on a finished answer cost a copy of it.
    for (const [name, value] of headers) c.header(name, value);
    c.header('x-request-id', requestId);
    await next();
    log.info('request', { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: now().getTime() - startedAt });
  };
}

/** A body that says its size is judged by that, unread; one that does not is counted while it comes. */
function notTooLarge(): MiddlewareHandler<{ Variables: Vars }> {
  const refuse = (c: Context) => fail(c, 413, 'too_large', m.error_too_large({ limit: BODY_MAX }));
  const counted = bodyLimit({ maxSize: BODY_MAX, onError: refuse });
  return async (c, next) => {
    const size = c.req.header('content-length');
    if (size !== undefined) return Number(size) > BODY_MAX ? refuse(c) : next();
    return c.req.header('transfer-encoding') ? counted(c, next) : next();
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

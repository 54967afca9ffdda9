import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as m from '#messages/all.ts';
import { disputesPages } from '#modules/disputes/routes.ts';
import { documentsPages } from '#modules/documents/routes.ts';
import { publicForms } from '#modules/enquiries/routes.ts';
import { feesForms } from '#modules/fees/routes.ts';
import { batchPages } from '#modules/filing/routes/batches.ts';
import { filingBodies, filingForms } from '#modules/filing/routes.ts';
import { admitting, identityForms } from '#modules/identity/routes.ts';
import { panelForms, panelPages } from '#modules/panel/routes.ts';
import { noticeForms, noticePages } from '#modules/response/routes.ts';
import { servicePages } from '#modules/service/routes.ts';
import { serveApiDocs } from '#platform/api-docs.ts';
import { bringsFiles, notTooLarge, notTooSlow } from '#platform/bounds.ts';
import type { Settings } from '#platform/env.ts';
import { type App, BODY_MAX, closeMethods } from '#platform/http.ts';
import { fail, onAccident } from '#platform/http-errors.ts';
import type { Log } from '#platform/log.ts';
import { type Metrics, serveMetrics } from '#platform/metrics.ts';
import { type Pages, servePages } from '#platform/pages.ts';
import { limited } from '#platform/rate.ts';
import { PAY_PAGES } from '#platform/razorpay.ts';
import { everyRequest } from '#platform/receiving.ts';
import { ownPagesAlone, type Policy, sameOrigin } from '#platform/security.ts';
import { endpoints } from './joined.ts';
import { type Modules, routesOfModules } from './routes.ts';

export type Parts = {
  settings: Pick<
    Settings,
    'publicUrl' | 'postsPerMinute' | 'trustProxy' | 'allowedOrigins' | 'metricsToken'
  > &
    Partial<Pick<Settings, 'razorpayKeyId' | 'esign'>>;
  log: Log;
  now: () => Date;
  /** What each module needs, of the others too: src/wiring.ts builds it. */
  modules: Modules;
  /** Left out where nobody reads figures. */
  metrics?: Metrics;
  /** "ready", or why nobody should be sent here now. */
  readiness: () => Promise<string>;
  pages: Pages | null;
  /** Milliseconds after which a request is answered 503 instead; longer than the database may take for a statement. */
  patience?: number;
};

const FILES_OF_A_VISIT = 4;

/** Joins every module's routes to one HTTP app. */
export function createApp(parts: Parts): App {
  const { settings, log, now } = parts;
  const policy = policyOf(settings);
  const app: App = new Hono();
  app.onError(onAccident(log));
  if (parts.metrics) app.use(parts.metrics.watchRequests);
  app.use(
    everyRequest({
      log,
      now,
      policy,
      trustProxy: settings.trustProxy,
      admit: (c) => admitting(parts.modules, c),
    }),
  );
  app.use(notTooSlow(hasFiles, parts.patience));
  app.use(notTooLarge(mostFor));
  if (settings.allowedOrigins.length > 0)
    app.use(
      '/api/*',
      cors({ origin: settings.allowedOrigins, allowMethods: ['GET', 'POST'], maxAge: 600 }),
    );
  app.use(sameOrigin(policy));
  app.use('/api/identity/*', ownPagesAlone(policy));
  app.use('/api/filing/*', ownPagesAlone(policy)); // or another site could give its visitor a draft of its own to fill in
  app.use('/api/response/*', ownPagesAlone(policy));
  const counting = { db: parts.modules.db, now, key: parts.modules.key };
  const limit = limited(counting, { form: 'public', perMinute: settings.postsPerMinute });
  for (const { path } of [...publicForms, ...panelForms, ...feesForms, ...noticeForms])
    app.use(path, limit);
  // Counted apart: an office that comes to work in the morning takes nothing from those who write to us from there.
  const signInLimit = limited(counting, { form: 'sign-in', perMinute: settings.postsPerMinute });
  for (const { path } of identityForms) app.use(path, signInLimit);
  // A request with many papers is one visit, and takes nothing from the other forms.
  const filingLimit = limited(counting, {
    form: 'filing',
    perMinute: settings.postsPerMinute * FILES_OF_A_VISIT,
  });
  for (const { path } of filingForms) app.use(path, filingLimit);
  for (const routes of routesOfModules) routes(app, parts.modules);
  serveApiDocs(app, endpoints, settings.publicUrl);
  if (parts.metrics)
    serveMetrics(app, parts.metrics, {
      token: settings.metricsToken,
      trustProxy: settings.trustProxy,
    });
  app.get('/healthz', (c) => c.text('alive'));
  app.get('/readyz', async (c) => {
    const said = await parts.readiness();
    return said === 'ready' ? c.text(said) : c.text(`not ready: ${said}`, 503);
  });
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
    // Without script a form that pays is answered with the address of the provider's page.
    formsTo: [
      ...(settings.razorpayKeyId ? PAY_PAGES : []),
      ...(settings.esign ? [new URL(settings.esign.url).origin] : []),
    ],
  };
}

/** How large the body of a request may be, in bytes: 64 KiB, but for the addresses that take files. */
export function mostFor(path: string): number {
  const page = path.replace(/\.data$/, '');
  if (panelPages.endings.some((ending) => page.endsWith(ending))) return panelPages.maxBytes;
  if (disputesPages.shapes.some((shape) => shape.test(page))) return disputesPages.maxBytes;
  if (noticePages.beginning.test(page)) return noticePages.maxBytes;
  const filed = filingBodies.find(({ address }) => address.test(page));
  if (filed) return filed.maxBytes;
  if (batchPages.pattern.test(page)) return batchPages.maxBytes;
  if (documentsPages.pattern.test(page)) return documentsPages.maxBytes;
  if (path.startsWith(servicePages.under) && page.endsWith(servicePages.ending))
    return servicePages.maxBytes;
  return takesFiles.find(({ at }) => at.test(path))?.maxBytes ?? BODY_MAX;
}

/** Whether a request brings files, or asks for one. */
export function hasFiles(method: string, path: string): boolean {
  return bringsFiles(method) ? mostFor(path) > BODY_MAX : givesFiles.test(path);
}

/** How an endpoint's addresses are written. */
const shapeOf = (path: string) => path.replace(/:[A-Za-z]+/g, '[^/]+');

/** The addresses of the API that take a file. */
const takesFiles = endpoints.flatMap(({ path, raw }) =>
  raw ? [{ at: new RegExp(`^${shapeOf(path)}$`), maxBytes: raw.maxBytes }] : [],
);

/** Those that give one; a stream of news is none. */
const givesFiles = new RegExp(
  `^(?:${endpoints
    .filter(({ answers = '' }) => answers !== '' && !answers.startsWith('text/event-stream'))
    .map(({ path }) => shapeOf(path))
    .join('|')})$`,
);

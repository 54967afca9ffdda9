import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type ClocksDeps, clocksEndpoints, clocksRoutes } from '#modules/clocks/routes.ts';
import { codesJobs } from '#modules/codes/jobs.ts';
import { clockJobs, clockLetters } from '#modules/disputes/jobs/clock.ts';
import { disputesLetters, moneyLetters } from '#modules/disputes/jobs.ts';
import {
  disputesDataOf,
  disputesEndpoints,
  disputesEraser,
  disputesPages,
  disputesRoutes,
  ownPartiesOf,
  type ShowingDeps,
} from '#modules/disputes/routes.ts';
import { consultationJobs, consultationLetters } from '#modules/enquiries/jobs/consultations.ts';
import { enquiriesJobs, enquiriesLetters } from '#modules/enquiries/jobs.ts';
import {
  type EnquiriesDeps,
  enquiriesDataOf,
  enquiriesEndpoints,
  enquiriesEraser,
  enquiriesRoutes,
  publicForms,
} from '#modules/enquiries/routes.ts';
import {
  feesDataOf,
  feesEndpoints,
  feesEraser,
  feesForms,
  feesRoutes,
  type OfficeMoneyDeps,
} from '#modules/fees/routes.ts';
import { batchJobs } from '#modules/filing/jobs/batches.ts';
import { filingJobs, filingLetters } from '#modules/filing/jobs.ts';
import {
  type BatchesDeps,
  batchEndpoints,
  batchPages,
  batchRoutes,
} from '#modules/filing/routes/batches.ts';
import {
  type FilingDeps,
  filingBodies,
  filingDataOf,
  filingEndpoints,
  filingEraser,
  filingForms,
  filingRoutes,
} from '#modules/filing/routes.ts';
import {
  accountJobs,
  accountLetters,
  identityJobs,
  identityLetters,
} from '#modules/identity/jobs.ts';
import {
  type AccountDeps,
  admitting,
  identityEndpoints,
  identityForms,
  identityRoutes,
  type PersonData,
  type PersonErasers,
} from '#modules/identity/routes.ts';
import { institutionJobs, institutionLetters } from '#modules/institution/jobs.ts';
import {
  type DamagedDeps,
  type InstitutionDeps,
  institutionEndpoints,
  institutionRoutes,
  type PublishedDeps,
  type SystemDeps,
} from '#modules/institution/routes/institution.ts';
import { notificationsJobs, notificationsLetters } from '#modules/notifications/jobs.ts';
import {
  type NotificationsDeps,
  notificationsEndpoints,
  notificationsEraser,
  notificationsRoutes,
} from '#modules/notifications/routes.ts';
import { type OfficeDeps, officeEndpoints, officeRoutes } from '#modules/office/routes.ts';
import { panelJobs, panelLetters } from '#modules/panel/jobs.ts';
import {
  type PanelDeps,
  panelDataOf,
  panelEndpoints,
  panelEraser,
  panelForms,
  panelPages,
  panelRoutes,
} from '#modules/panel/routes.ts';
import { recordJobs } from '#modules/record/jobs.ts';
import { responseJobs, responseLetters } from '#modules/response/jobs.ts';
import {
  noticeForms,
  noticePages,
  type ResponseDeps,
  responseDataOf,
  responseEndpoints,
  responseEraser,
  responseRoutes,
} from '#modules/response/routes.ts';
import { serviceJobs, serviceLetters } from '#modules/service/jobs.ts';
import {
  type ServiceDeps,
  serviceDataOf,
  serviceEndpoints,
  serviceEraser,
  servicePages,
  serviceRoutes,
} from '#modules/service/routes.ts';
import { serveApiDocs } from '#platform/api-docs.ts';
import { notTooLarge, notTooSlow } from '#platform/bounds.ts';
import type { Settings } from '#platform/env.ts';
import { type App, BODY_MAX, closeMethods, fail, onAccident } from '#platform/http.ts';
import type { Log } from '#platform/log.ts';
import { type Metrics, serveMetrics } from '#platform/metrics.ts';
import type { Compose, LetterKind } from '#platform/outbox.ts';
import { type Pages, servePages } from '#platform/pages.ts';
import { limited, limitJobs } from '#platform/rate.ts';
import { PAY_PAGES } from '#platform/razorpay.ts';
import { everyRequest } from '#platform/receiving.ts';
import { ownPagesAlone, type Policy, sameOrigin } from '#platform/security.ts';

export type Modules = AccountDeps &
  (InstitutionDeps & SystemDeps & PublishedDeps & DamagedDeps) &
  (EnquiriesDeps & OfficeMoneyDeps & PanelDeps & ClocksDeps) &
  (ShowingDeps & FilingDeps & BatchesDeps & ResponseDeps & ServiceDeps) &
  (NotificationsDeps & OfficeDeps);

export type Parts = {
  settings: Pick<
    Settings,
    'publicUrl' | 'postsPerMinute' | 'trustProxy' | 'allowedOrigins' | 'metricsToken'
  > &
    Partial<Pick<Settings, 'razorpayKeyId'>>;
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

/** Every endpoint of the product; a module joins here and nowhere else. */
export const endpoints: readonly Endpoint[] = [
  ...identityEndpoints,
  ...institutionEndpoints,
  ...enquiriesEndpoints,
  ...feesEndpoints,
  ...panelEndpoints,
  ...clocksEndpoints,
  ...disputesEndpoints,
  ...filingEndpoints,
  ...batchEndpoints,
  ...responseEndpoints,
  ...serviceEndpoints,
  ...officeEndpoints,
  ...notificationsEndpoints,
];

/** What other modules hold about a person, for the download of her data. */
export const personData = {
  enquiries: enquiriesDataOf,
  panel: panelDataOf,
  filing: filingDataOf,
  disputes: disputesDataOf,
  fees: feesDataOf(ownPartiesOf),
  service: serviceDataOf,
  response: responseDataOf,
} satisfies PersonData;

/**
 * How other modules erase what they hold about a person, in this order: disputes come after whoever asks them which parties she
 * is. Whoever gives data of hers says what becomes of them.
 */
export const personErasers = {
  enquiries: enquiriesEraser,
  panel: panelEraser,
  filing: filingEraser,
  response: responseEraser,
  service: serviceEraser,
  fees: feesEraser(ownPartiesOf),
  disputes: disputesEraser,
  notifications: notificationsEraser,
} satisfies PersonErasers & Record<keyof typeof personData, PersonErasers[string]>;

type LetterParts = Everything<
  | (typeof identityLetters | typeof accountLetters | typeof enquiriesLetters)
  | (
      | typeof consultationLetters
      | typeof panelLetters
      | typeof disputesLetters
      | typeof notificationsLetters
    )
  | typeof clockLetters
  | typeof moneyLetters
  | typeof responseLetters
  | typeof serviceLetters
  | typeof filingLetters
  | typeof institutionLetters
>;
type JobParts = Everything<
  | typeof codesJobs
  | typeof identityJobs
  | typeof accountJobs
  | typeof enquiriesJobs
  | typeof consultationJobs
  | typeof panelJobs
  | typeof notificationsJobs
  | typeof clockJobs
  | typeof filingJobs
  | typeof batchJobs
  | typeof responseJobs
  | typeof serviceJobs
  | typeof recordJobs
  | typeof limitJobs
  | typeof institutionJobs
>;
/** What some functions ask for in their first argument, all together. */
type Everything<F extends (deps: never) => unknown> = (
  F extends (deps: infer D) => unknown
    ? (all: D) => void
    : never
) extends (all: infer All) => void
  ? All
  : never;

/** Who writes each kind of letter that the outbox may hold; a kind without its writer does not compile. */
export function lettersOf(parts: LetterParts): Record<LetterKind, Compose> {
  return {
    ...identityLetters(parts),
    ...accountLetters(parts),
    ...enquiriesLetters(parts),
    ...consultationLetters(parts),
    ...panelLetters(parts),
    ...disputesLetters(parts),
    ...notificationsLetters(parts),
    ...clockLetters(parts),
    ...moneyLetters(parts),
    ...responseLetters(parts),
    ...serviceLetters(parts),
    ...filingLetters(parts),
    ...institutionLetters(parts),
  };
}

/** For which somebody waits at a screen: a code, a link to go on by, the way back to what they began. */
export const urgentLetters = [
  'identity_code',
  'identity_link',
  'identity_verify',
  'identity_reset',
  'identity_known',
  'identity_address',
  'response_digits',
  'filing_way_back',
  'panel_link',
  'newsletter_confirm',
] as const satisfies readonly LetterKind[];

/** What every module does by itself. */
export function jobsOf(parts: JobParts) {
  return {
    ...codesJobs(parts),
    ...identityJobs(parts),
    ...accountJobs(parts),
    ...enquiriesJobs(parts),
    ...consultationJobs(parts),
    ...panelJobs(parts),
    ...notificationsJobs(parts),
    ...clockJobs(parts),
    ...batchJobs(parts),
    ...responseJobs(parts),
    ...serviceJobs(parts),
    ...recordJobs(parts),
    ...institutionJobs(parts),
    ...filingJobs(parts),
    ...limitJobs(parts),
  };
}

const routesOfModules: readonly ((app: App, modules: Modules) => void)[] = [
  identityRoutes,
  institutionRoutes,
  enquiriesRoutes,
  feesRoutes,
  panelRoutes,
  clocksRoutes,
  disputesRoutes,
  filingRoutes,
  batchRoutes,
  responseRoutes,
  serviceRoutes,
  notificationsRoutes,
  officeRoutes,
];

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
  app.use(notTooSlow(mostFor, parts.patience));
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
    ...(settings.razorpayKeyId ? { formsTo: PAY_PAGES } : {}),
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
  if (path.startsWith(servicePages.under) && page.endsWith(servicePages.ending))
    return servicePages.maxBytes;
  return takesFiles.find(({ at }) => at.test(path))?.maxBytes ?? BODY_MAX;
}

/** The addresses of the API that take a file. */
const takesFiles = endpoints.flatMap(({ path, raw }) =>
  raw
    ? [{ at: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`), maxBytes: raw.maxBytes }]
    : [],
);

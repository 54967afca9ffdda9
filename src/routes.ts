import { type AppointmentsDeps, appointmentsRoutes } from '#modules/appointments/routes.ts';
import { type BiddingDeps, biddingRoutes } from '#modules/bidding/routes.ts';
import { type BundlesDeps, bundlesRoutes } from '#modules/bundles/routes.ts';
import { type CalendarDeps, calendarRoutes } from '#modules/calendar/routes.ts';
import { type ClocksDeps, clocksRoutes } from '#modules/clocks/routes.ts';
import { type DiscussionDeps, discussionRoutes } from '#modules/discussion/routes.ts';
import { disputesRoutes, type ListingDeps } from '#modules/disputes/routes.ts';
import { type DocumentsDeps, documentsRoutes } from '#modules/documents/routes.ts';
import { type EnquiriesDeps, enquiriesRoutes } from '#modules/enquiries/routes.ts';
import { type ExportsDeps, exportsRoutes } from '#modules/exports/routes.ts';
import { feesRoutes, type PayoutDeps } from '#modules/fees/routes.ts';
import { type BatchesDeps, batchRoutes } from '#modules/filing/routes/batches.ts';
import { type FilingDeps, filingRoutes } from '#modules/filing/routes.ts';
import { type AccountDeps, identityRoutes } from '#modules/identity/routes.ts';
import {
  type DamagedDeps,
  institutionRoutes,
  type PublishedDeps,
  type RecordDeps,
  type SystemDeps,
} from '#modules/institution/routes/institution.ts';
import { type InstrumentsDeps, instrumentsRoutes } from '#modules/instruments/routes.ts';
import { type NotificationsDeps, notificationsRoutes } from '#modules/notifications/routes.ts';
import { type OffersDeps, offersRoutes } from '#modules/offers/routes.ts';
import { type OfficeDeps, officeRoutes } from '#modules/office/routes.ts';
import { type PackagesDeps, packagesRoutes } from '#modules/packages/routes.ts';
import { type PanelDeps, panelRoutes } from '#modules/panel/routes.ts';
import { type PerformanceDeps, performanceRoutes } from '#modules/performance/routes.ts';
import { type ProposalsDeps, proposalsRoutes } from '#modules/proposals/routes.ts';
import { type ResponseDeps, responseRoutes } from '#modules/response/routes.ts';
import { type SearchDeps, searchRoutes } from '#modules/search/routes.ts';
import { type ServiceDeps, serviceRoutes } from '#modules/service/routes.ts';
import { type SessionsDeps, sessionsRoutes } from '#modules/sessions/routes.ts';
import type { App } from '#platform/http.ts';

export type Modules = AccountDeps &
  (RecordDeps & SystemDeps & PublishedDeps & DamagedDeps) &
  (EnquiriesDeps & PayoutDeps & PanelDeps & ClocksDeps) &
  (ListingDeps & FilingDeps & BatchesDeps & ResponseDeps & ServiceDeps) &
  (DocumentsDeps &
    BundlesDeps &
    DiscussionDeps &
    SearchDeps &
    CalendarDeps &
    ExportsDeps &
    AppointmentsDeps &
    InstrumentsDeps &
    OffersDeps &
    PackagesDeps &
    ProposalsDeps &
    SessionsDeps &
    PerformanceDeps &
    BiddingDeps) &
  (NotificationsDeps & OfficeDeps);

export const routesOfModules: readonly ((app: App, modules: Modules) => void)[] = [
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
  documentsRoutes,
  bundlesRoutes,
  discussionRoutes,
  searchRoutes,
  calendarRoutes,
  exportsRoutes,
  appointmentsRoutes,
  instrumentsRoutes,
  offersRoutes,
  packagesRoutes,
  proposalsRoutes,
  sessionsRoutes,
  performanceRoutes,
  biddingRoutes,
  notificationsRoutes,
  officeRoutes,
];

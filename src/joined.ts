import type { Endpoint } from '#kernel/endpoint.ts';
import { appointmentLetters, appointmentsJobs } from '#modules/appointments/jobs.ts';
import {
  type AppointmentsDeps,
  appointmentsDataOf,
  appointmentsEndpoints,
  appointmentsEraser,
  appointmentsRoutes,
} from '#modules/appointments/routes.ts';
import { bundlesJobs } from '#modules/bundles/jobs.ts';
import {
  type BundlesDeps,
  bundlesDataOf,
  bundlesEndpoints,
  bundlesEraser,
  bundlesRoutes,
} from '#modules/bundles/routes.ts';
import { calendarLetters } from '#modules/calendar/jobs.ts';
import {
  type CalendarDeps,
  calendarDataOf,
  calendarEndpoints,
  calendarEraser,
  calendarRoutes,
} from '#modules/calendar/routes.ts';
import { type ClocksDeps, clocksEndpoints, clocksRoutes } from '#modules/clocks/routes.ts';
import { codesJobs } from '#modules/codes/jobs.ts';
import { discussionJobs, discussionLetters } from '#modules/discussion/jobs.ts';
import {
  type DiscussionDeps,
  discussionDataOf,
  discussionEndpoints,
  discussionEraser,
  discussionRoutes,
} from '#modules/discussion/routes.ts';
import { clockJobs, clockLetters } from '#modules/disputes/jobs/clock.ts';
import { disputesLetters, invitationLetters, moneyLetters } from '#modules/disputes/jobs.ts';
import {
  disputesDataOf,
  disputesEndpoints,
  disputesEraser,
  disputesRoutes,
  type ListingDeps,
  ownPartiesOf,
} from '#modules/disputes/routes.ts';
import { documentsJobs } from '#modules/documents/jobs.ts';
import {
  type DocumentsDeps,
  documentsDataOf,
  documentsEndpoints,
  documentsEraser,
  documentsRoutes,
} from '#modules/documents/routes.ts';
import { consultationJobs, consultationLetters } from '#modules/enquiries/jobs/consultations.ts';
import { enquiriesJobs, enquiriesLetters } from '#modules/enquiries/jobs.ts';
import {
  type EnquiriesDeps,
  enquiriesDataOf,
  enquiriesEndpoints,
  enquiriesEraser,
  enquiriesRoutes,
} from '#modules/enquiries/routes.ts';
import { exportsJobs } from '#modules/exports/jobs.ts';
import {
  type ExportsDeps,
  exportsDataOf,
  exportsEndpoints,
  exportsEraser,
  exportsRoutes,
} from '#modules/exports/routes.ts';
import {
  feesDataOf,
  feesEndpoints,
  feesEraser,
  feesRoutes,
  type OfficeMoneyDeps,
} from '#modules/fees/routes.ts';
import { batchJobs } from '#modules/filing/jobs/batches.ts';
import { filingJobs, filingLetters } from '#modules/filing/jobs.ts';
import { type BatchesDeps, batchEndpoints, batchRoutes } from '#modules/filing/routes/batches.ts';
import {
  type FilingDeps,
  filingDataOf,
  filingEndpoints,
  filingEraser,
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
  identityEndpoints,
  identityRoutes,
  type PersonData,
  type PersonErasers,
} from '#modules/identity/routes.ts';
import { institutionJobs, institutionLetters } from '#modules/institution/jobs.ts';
import {
  type DamagedDeps,
  institutionEndpoints,
  institutionRoutes,
  type PublishedDeps,
  type RecordDeps,
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
  panelRoutes,
} from '#modules/panel/routes.ts';
import { recordJobs } from '#modules/record/jobs.ts';
import { responseJobs, responseLetters } from '#modules/response/jobs.ts';
import {
  type ResponseDeps,
  responseDataOf,
  responseEndpoints,
  responseEraser,
  responseRoutes,
} from '#modules/response/routes.ts';
import { searchJobs } from '#modules/search/jobs.ts';
import {
  type SearchDeps,
  searchEndpoints,
  searchEraser,
  searchRoutes,
} from '#modules/search/routes.ts';
import { serviceJobs, serviceLetters } from '#modules/service/jobs.ts';
import {
  type ServiceDeps,
  serviceDataOf,
  serviceEndpoints,
  serviceEraser,
  serviceRoutes,
} from '#modules/service/routes.ts';
import type { App } from '#platform/http.ts';
import type { Compose, LetterKind } from '#platform/outbox.ts';
import { limitJobs } from '#platform/rate.ts';

export type Modules = AccountDeps &
  (RecordDeps & SystemDeps & PublishedDeps & DamagedDeps) &
  (EnquiriesDeps & OfficeMoneyDeps & PanelDeps & ClocksDeps) &
  (ListingDeps & FilingDeps & BatchesDeps & ResponseDeps & ServiceDeps) &
  (DocumentsDeps &
    BundlesDeps &
    DiscussionDeps &
    SearchDeps &
    CalendarDeps &
    ExportsDeps &
    AppointmentsDeps) &
  (NotificationsDeps & OfficeDeps);

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
  ...documentsEndpoints,
  ...bundlesEndpoints,
  ...discussionEndpoints,
  ...searchEndpoints,
  ...calendarEndpoints,
  ...exportsEndpoints,
  ...appointmentsEndpoints,
  ...officeEndpoints,
  ...notificationsEndpoints,
];

/** What other modules hold about a person, for the download of their data. */
export const personData = {
  enquiries: enquiriesDataOf,
  panel: panelDataOf,
  filing: filingDataOf,
  disputes: disputesDataOf,
  fees: feesDataOf(ownPartiesOf),
  service: serviceDataOf,
  response: responseDataOf,
  documents: documentsDataOf,
  bundles: bundlesDataOf,
  discussion: discussionDataOf,
  calendar: calendarDataOf,
  exports: exportsDataOf,
  appointments: appointmentsDataOf,
} satisfies PersonData;

/**
 * How other modules erase what they hold about a person, in this order: disputes come after whoever asks them which parties they
 * are. Whoever gives data of theirs says what becomes of them.
 */
export const personErasers = {
  enquiries: enquiriesEraser,
  panel: panelEraser,
  filing: filingEraser,
  response: responseEraser,
  documents: documentsEraser,
  bundles: bundlesEraser,
  service: serviceEraser,
  discussion: discussionEraser,
  fees: feesEraser(ownPartiesOf),
  search: searchEraser,
  calendar: calendarEraser,
  exports: exportsEraser,
  appointments: appointmentsEraser,
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
  | typeof invitationLetters
  | typeof responseLetters
  | typeof serviceLetters
  | typeof discussionLetters
  | typeof calendarLetters
  | typeof filingLetters
  | typeof institutionLetters
  | typeof appointmentLetters
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
  | typeof documentsJobs
  | typeof bundlesJobs
  | typeof discussionJobs
  | typeof recordJobs
  | typeof limitJobs
  | typeof institutionJobs
  | typeof searchJobs
  | typeof exportsJobs
  | typeof appointmentsJobs
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
    ...invitationLetters(parts),
    ...responseLetters(parts),
    ...serviceLetters(parts),
    ...discussionLetters(parts),
    ...calendarLetters(parts),
    ...filingLetters(parts),
    ...institutionLetters(parts),
    ...appointmentLetters(parts),
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
    ...documentsJobs(parts),
    ...bundlesJobs(parts),
    ...discussionJobs(parts),
    ...recordJobs(parts),
    ...institutionJobs(parts),
    ...filingJobs(parts),
    ...limitJobs(parts),
    ...searchJobs(parts),
    ...exportsJobs(parts),
    ...appointmentsJobs(parts),
  };
}

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
  notificationsRoutes,
  officeRoutes,
];

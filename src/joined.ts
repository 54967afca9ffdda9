import type { Endpoint } from '#kernel/endpoint.ts';
import { appointmentLetters } from '#modules/appointments/jobs.ts';
import {
  appointmentsDataOf,
  appointmentsEndpoints,
  appointmentsEraser,
} from '#modules/appointments/routes.ts';
import { biddingDataOf, biddingEndpoints, biddingEraser } from '#modules/bidding/routes.ts';
import { bundlesDataOf, bundlesEndpoints, bundlesEraser } from '#modules/bundles/routes.ts';
import { calendarLetters } from '#modules/calendar/jobs.ts';
import { calendarDataOf, calendarEndpoints, calendarEraser } from '#modules/calendar/routes.ts';
import { clocksEndpoints } from '#modules/clocks/routes.ts';
import { discussionLetters } from '#modules/discussion/jobs.ts';
import {
  discussionDataOf,
  discussionEndpoints,
  discussionEraser,
} from '#modules/discussion/routes.ts';
import { clockLetters } from '#modules/disputes/jobs/clock.ts';
import { disputesLetters, invitationLetters, moneyLetters } from '#modules/disputes/jobs.ts';
import {
  disputesDataOf,
  disputesEndpoints,
  disputesEraser,
  ownPartiesOf,
} from '#modules/disputes/routes.ts';
import { documentsDataOf, documentsEndpoints, documentsEraser } from '#modules/documents/routes.ts';
import { consultationLetters } from '#modules/enquiries/jobs/consultations.ts';
import { enquiriesLetters } from '#modules/enquiries/jobs.ts';
import { enquiriesDataOf, enquiriesEndpoints, enquiriesEraser } from '#modules/enquiries/routes.ts';
import { exportsDataOf, exportsEndpoints, exportsEraser } from '#modules/exports/routes.ts';
import { feesDataOf, feesEndpoints, feesEraser } from '#modules/fees/routes.ts';
import { filingLetters } from '#modules/filing/jobs.ts';
import { batchEndpoints } from '#modules/filing/routes/batches.ts';
import { filingDataOf, filingEndpoints, filingEraser } from '#modules/filing/routes.ts';
import { accountLetters, identityLetters } from '#modules/identity/jobs.ts';
import {
  identityEndpoints,
  type PersonData,
  type PersonErasers,
} from '#modules/identity/routes.ts';
import { institutionLetters } from '#modules/institution/jobs.ts';
import { institutionEndpoints } from '#modules/institution/routes/institution.ts';
import {
  instrumentsDataOf,
  instrumentsEndpoints,
  instrumentsEraser,
} from '#modules/instruments/routes.ts';
import { notificationsLetters } from '#modules/notifications/jobs.ts';
import { notificationsEndpoints, notificationsEraser } from '#modules/notifications/routes.ts';
import { offersLetters } from '#modules/offers/jobs.ts';
import { offersDataOf, offersEndpoints, offersEraser } from '#modules/offers/routes.ts';
import { officeEndpoints } from '#modules/office/routes.ts';
import { packagesDataOf, packagesEndpoints, packagesEraser } from '#modules/packages/routes.ts';
import { panelLetters } from '#modules/panel/jobs.ts';
import { panelDataOf, panelEndpoints, panelEraser } from '#modules/panel/routes.ts';
import {
  performanceDataOf,
  performanceEndpoints,
  performanceEraser,
} from '#modules/performance/routes.ts';
import { proposalsDataOf, proposalsEndpoints, proposalsEraser } from '#modules/proposals/routes.ts';
import { responseLetters } from '#modules/response/jobs.ts';
import { responseDataOf, responseEndpoints, responseEraser } from '#modules/response/routes.ts';
import { searchEndpoints, searchEraser } from '#modules/search/routes.ts';
import { serviceLetters } from '#modules/service/jobs.ts';
import { serviceDataOf, serviceEndpoints, serviceEraser } from '#modules/service/routes.ts';
import { sessionsDataOf, sessionsEndpoints, sessionsEraser } from '#modules/sessions/routes.ts';
import type { Compose, LetterKind } from '#platform/outbox.ts';

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
  ...instrumentsEndpoints,
  ...offersEndpoints,
  ...packagesEndpoints,
  ...proposalsEndpoints,
  ...sessionsEndpoints,
  ...performanceEndpoints,
  ...biddingEndpoints,
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
  instruments: instrumentsDataOf,
  offers: offersDataOf,
  packages: packagesDataOf,
  proposals: proposalsDataOf,
  sessions: sessionsDataOf,
  performance: performanceDataOf,
  bidding: biddingDataOf,
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
  instruments: instrumentsEraser,
  offers: offersEraser,
  packages: packagesEraser,
  proposals: proposalsEraser,
  sessions: sessionsEraser,
  performance: performanceEraser,
  bidding: biddingEraser,
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
  | typeof offersLetters
>;

/** What some functions ask for in their first argument, all together. */
export type Everything<F extends (deps: never) => unknown> = (
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
    ...offersLetters(parts),
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
  'settlement_code',
  'filing_way_back',
  'panel_link',
  'newsletter_confirm',
] as const satisfies readonly LetterKind[];

import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { feedFile, officerFile, renewFeed, visitorFile } from '../actions/calendars.ts';
import { listOffice, showOffice } from '../actions/consultation-desk.ts';
import { offerSlots } from '../actions/consultation-offers.ts';
import type { ConsultationDeps } from '../actions/consultation-steps.ts';
import { settleConsultation, withdrawConsultation } from '../actions/consultations.ts';
import { cancelVisit, declineSlots, pickSlot } from '../actions/picking-slots.ts';
import { correctPhone, visit } from '../actions/visits.ts';
import { calendarAddress, officeInvitation, officerCalendar } from '../contract/calendars.ts';
import {
  consultationOffer,
  consultationOutcome,
  consultationWithdrawal,
} from '../contract/consultation-acts.ts';
import { officeConsultation, officeConsultations } from '../contract/consultations.ts';
import {
  consultationBooking,
  consultationCancellation,
  consultationInvitation,
  consultationPhone,
  consultationRefusal,
  consultationVisit,
} from '../contract/visit.ts';
import { consultationsView, officeConsultationView } from '../views/consultations.ts';
import { visitView } from '../views/visit.ts';
import { about, shown } from './refusing.ts';

/** What the holder of a mailed link sends; each may cause mail to two people. */
export const consultationForms: readonly Endpoint[] = [
  consultationBooking,
  consultationRefusal,
  consultationCancellation,
  consultationPhone,
];

export const consultationEndpoints: readonly Endpoint[] = [
  consultationVisit,
  ...consultationForms,
  consultationInvitation,
  officeConsultations,
  officeConsultation,
  consultationOffer,
  consultationOutcome,
  consultationWithdrawal,
  officeInvitation,
  calendarAddress,
  officerCalendar,
];

export function consultationRoutes(app: App, deps: ConsultationDeps): void {
  visitorsRoutes(app, deps);
  serve(app, officeConsultations, async (input, _ask, viewer) =>
    allow(consultationsView(await listOffice(deps, viewer, input))),
  );
  serve(app, officeConsultation, ({ id }, _ask, viewer) =>
    shown('id', showOffice(deps, viewer, id), officeConsultationView),
  );
  serve(app, consultationOffer, ({ id, ...form }, _ask, viewer) =>
    offerSlots(deps, viewer, id, form),
  );
  serve(app, consultationOutcome, ({ id, ...outcome }, _ask, viewer) =>
    about('act', settleConsultation(deps, viewer, id, outcome)),
  );
  serve(app, consultationWithdrawal, ({ id, reason }, _ask, viewer) =>
    about('reason', withdrawConsultation(deps, viewer, id, reason)),
  );
  serveBytes(app, officeInvitation, ({ id }) => shown('id', officerFile(deps, id), fileView));
  serve(app, calendarAddress, async (_input, _ask, viewer) => allow(await renewFeed(deps, viewer)));
  serveBytes(app, officerCalendar, ({ token }) => shown('token', feedFile(deps, token), fileView));
}

/** What the holder of a mailed link may do. */
function visitorsRoutes(app: App, deps: ConsultationDeps): void {
  serve(app, consultationVisit, ({ token }) => shown('token', visit(deps, token), visitView));
  serve(app, consultationBooking, ({ token, ...picked }) =>
    shown('startsAt', pickSlot(deps, token, picked), visitView),
  );
  serve(app, consultationRefusal, ({ token, note }) =>
    shown('note', declineSlots(deps, token, note), visitView),
  );
  serve(app, consultationCancellation, ({ token, note }) =>
    shown('note', cancelVisit(deps, token, note), visitView),
  );
  serve(app, consultationPhone, ({ token, phone }) =>
    shown('phone', correctPhone(deps, token, phone), visitView),
  );
  serveBytes(app, consultationInvitation, ({ token }) =>
    shown('token', visitorFile(deps, token), fileView),
  );
}

function fileView(body: string) {
  return { body, filename: 'consultation.ics' };
}

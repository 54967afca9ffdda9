import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import { allow, type Result } from '#kernel/result.ts';
import { type App, type Bytes, serve, serveBytes } from '#platform/http.ts';
import { feedFile, officerFile, renewFeed, visitorFile } from '../actions/calendars.ts';
import { listOffice, showOffice } from '../actions/consultation-desk.ts';
import type { ConsultationDeps } from '../actions/consultation-steps.ts';
import { offerSlots, settleConsultation, withdrawConsultation } from '../actions/consultations.ts';
import { cancelVisit, correctPhone, declineSlots, pickSlot, visit } from '../actions/visits.ts';
import {
  calendarAddress,
  consultationOffer,
  consultationOutcome,
  consultationWithdrawal,
  officeConsultation,
  officeConsultations,
  officeInvitation,
  officerCalendar,
} from '../contract/consultations.ts';
import {
  consultationBooking,
  consultationCancellation,
  consultationInvitation,
  consultationPhone,
  consultationRefusal,
  consultationVisit,
} from '../contract/visit.ts';
import { about } from './refusing.ts';

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
    allow(await listOffice(deps, viewer, input)),
  );
  serve(app, officeConsultation, ({ id }, _ask, viewer) =>
    about('id', showOffice(deps, viewer, id)),
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
  serveBytes(app, officeInvitation, ({ id }) => file('id', officerFile(deps, id)));
  serve(app, calendarAddress, async (_input, _ask, viewer) => allow(await renewFeed(deps, viewer)));
  serveBytes(app, officerCalendar, ({ token }) => file('token', feedFile(deps, token)));
}

/** What the holder of a mailed link may do. */
function visitorsRoutes(app: App, deps: ConsultationDeps): void {
  serve(app, consultationVisit, ({ token }) => about('token', visit(deps, token)));
  serve(app, consultationBooking, ({ token, ...picked }) =>
    about('startsAt', pickSlot(deps, token, picked)),
  );
  serve(app, consultationRefusal, ({ token, note }) =>
    about('note', declineSlots(deps, token, note)),
  );
  serve(app, consultationCancellation, ({ token, note }) =>
    about('note', cancelVisit(deps, token, note)),
  );
  serve(app, consultationPhone, ({ token, phone }) =>
    about('phone', correctPhone(deps, token, phone)),
  );
  serveBytes(app, consultationInvitation, ({ token }) => file('token', visitorFile(deps, token)));
}

async function file<Refusal extends string>(
  field: string,
  made: Promise<Result<string, Refusal>>,
): Promise<Result<Bytes, Problem<Refusal>>> {
  const outcome = await about(field, made);
  return outcome.ok ? allow({ body: outcome.value, filename: 'consultation.ics' }) : outcome;
}

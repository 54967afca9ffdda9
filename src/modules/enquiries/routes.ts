import type { Endpoint } from '#kernel/endpoint.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import { confirmSubscription, endSubscription } from './actions/newsletter.ts';
import { askForConsultation, type EnquiriesDeps, writeToOffice } from './actions/submissions.ts';
import { askForNewsletter } from './actions/subscribing.ts';
import { newsletterConfirmation, newsletterUnsubscription } from './contract/subscriptions.ts';
import { consultationRequest, contactEnquiry, newsletterSubscription } from './contract.ts';
import {
  consultationEndpoints,
  consultationForms,
  consultationRoutes,
} from './routes/consultations.ts';
import { officeEndpoints, officeRoutes } from './routes/office.ts';
import { about } from './routes/refusing.ts';

export { enquiriesEraser } from './actions/erasure.ts';
export { enquiriesDataOf } from './actions/own-data.ts';
export type { EnquiriesDeps } from './actions/submissions.ts';

// One address may send only so many of these, because each causes mail. A mailed link is not among them: a mail service
// unsubscribes its whole city from one address.
const forms: readonly Endpoint[] = [newsletterSubscription, contactEnquiry, consultationRequest];
export const publicForms: readonly Endpoint[] = [...forms, ...consultationForms];

export const enquiriesEndpoints: readonly Endpoint[] = [
  ...forms,
  newsletterConfirmation,
  newsletterUnsubscription,
  ...officeEndpoints,
  ...consultationEndpoints,
];

export function enquiriesRoutes(app: App, deps: EnquiriesDeps): void {
  serve(app, newsletterSubscription, (form, ask) =>
    about(KEY, askForNewsletter(deps, form, keyOf(ask))),
  );
  serve(app, contactEnquiry, (form, ask) => about(KEY, writeToOffice(deps, form, keyOf(ask))));
  serve(app, consultationRequest, (form, ask) =>
    about(KEY, askForConsultation(deps, form, keyOf(ask))),
  );
  serve(app, newsletterConfirmation, ({ token }) =>
    about('token', confirmSubscription(deps, token)),
  );
  serve(app, newsletterUnsubscription, ({ token }) => about('token', endSubscription(deps, token)));
  officeRoutes(app, deps);
  consultationRoutes(app, deps);
}

const KEY = 'Idempotency-Key';

function keyOf(ask: Ask): string | null {
  return ask.req.header(KEY) ?? null;
}

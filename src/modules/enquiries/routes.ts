import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import { referenceFor } from './actions/mail.ts';
import { confirmSubscription, endSubscription } from './actions/newsletter.ts';
import {
  type EnquiriesDeps,
  type KeyRefusal,
  openSubmissions,
  type Submit,
} from './actions/submissions.ts';
import {
  consultationRequest,
  contactEnquiry,
  newsletterConfirmation,
  newsletterSubscription,
  newsletterUnsubscription,
} from './contract.ts';
import {
  consultationEndpoints,
  consultationForms,
  consultationRoutes,
} from './routes/consultations.ts';
import { officeEndpoints, officeRoutes } from './routes/office.ts';

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
  const { subscribe, writeToOffice, askForConsultation } = openSubmissions(deps);
  serve(app, newsletterSubscription, once(subscribe));
  serve(app, contactEnquiry, once(writeToOffice));
  serve(app, consultationRequest, async (form, ask) => {
    const outcome = await once(askForConsultation)(form, ask);
    return outcome.ok
      ? allow({ ...outcome.value, reference: await referenceFor(deps.db, outcome.value.id) })
      : outcome;
  });
  serve(app, newsletterConfirmation, ({ token }) => aboutToken(confirmSubscription(deps, token)));
  serve(app, newsletterUnsubscription, ({ token }) => aboutToken(endSubscription(deps, token)));
  officeRoutes(app, deps);
  consultationRoutes(app, deps);
}

type Id = { id: string };

const KEY = 'Idempotency-Key';

/** Submits a form with the sender's Idempotency-Key, if there is one. */
function once<Form>(submit: Submit<Form>) {
  return async (form: Form, ask: Ask): Promise<Result<Id, Problem<KeyRefusal>>> => {
    const outcome = await submit(form, ask.req.header(KEY) ?? null);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: KEY });
  };
}

async function aboutToken<Refusal extends string>(
  followed: Promise<Result<Id, Refusal>>,
): Promise<Result<Id, Problem<Refusal>>> {
  const outcome = await followed;
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'token' });
}

import { addMonths, dayAt } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { type Language, language } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { openCheckout } from './actions/checkout.ts';
import { creditNotePdfForParty } from './actions/credit-note-pdf.ts';
import { estimateFor } from './actions/governing.ts';
import { invoicePdfForParty } from './actions/invoice-pdf.ts';
import { cameBack, payPageFor } from './actions/links.ts';
import type { PayoutDeps } from './actions/payouts.ts';
import { handleRazorpayWebhook } from './actions/razorpay.ts';
import { costsFor } from './actions/reading.ts';
import { costEstimate } from './contract/estimate.ts';
import {
  creditNotePaper,
  disputeCosts,
  invoiceCheckout,
  invoicePaper,
  invoicePayPage,
} from './contract/money.ts';
import { neutralFeeEndpoints } from './contract/neutral-fees.ts';
import { payReturn, razorpayWebhook } from './contract/razorpay.ts';
import { neutralFeeRoutes } from './routes/neutral-fees.ts';
import { officeEndpoints, officeRoutes } from './routes/office.ts';
import { amountView, estimateView } from './views/estimate.ts';
import { costsView } from './views/money.ts';

export type { FeesDeps, OfficeMoneyDeps } from './actions/deps.ts';
export type { PayoutDeps } from './actions/payouts.ts';
export { feesDataOf, feesEraser } from './actions/person-data.ts';

export const feesEndpoints: readonly Endpoint[] = [
  costEstimate,
  disputeCosts,
  invoicePaper,
  creditNotePaper,
  invoiceCheckout,
  invoicePayPage,
  payReturn,
  razorpayWebhook,
  ...officeEndpoints,
  ...neutralFeeEndpoints,
];

/** Each asks another's server of us: one address may do only so much of it. */
export const feesForms: readonly Endpoint[] = [invoiceCheckout, invoicePayPage];

const notFound = refuse({ code: 'not_found' as const, field: '' });
const fields = { sum_missing: 'sum', sum_too_large: 'sum', even_tribunal: 'arbitrators' } as const;

export function feesRoutes(app: App, deps: PayoutDeps): void {
  serve(
    app,
    costEstimate,
    async ({ sum, counterclaim, arbitrators, awardOn, schedule, ...rest }) => {
      const outcome = await estimateFor(deps, {
        ...rest,
        sum: BigInt(sum),
        counterclaim: BigInt(counterclaim ?? '0'),
        arbitrators: Number(arbitrators ?? '1'),
        awardOn: awardOn ?? addMonths(dayAt(deps.now()), 12),
        schedule: schedule ?? 'institution',
      });
      if (!outcome.ok) return refuse({ code: outcome.refusal, field: fields[outcome.refusal] });
      return allow(estimateView(outcome.value));
    },
  );
  serve(app, disputeCosts, async ({ disputeId }, _, viewer) => {
    const costs = await costsFor(deps, viewer, disputeId);
    return costs ? allow(costsView(costs)) : notFound;
  });
  serveBytes(app, invoicePaper, async (asked, _, viewer) => {
    const paper = await invoicePdfForParty(deps, viewer, inOwnLanguage(asked));
    return paper ? allow(paper) : notFound;
  });
  serveBytes(app, creditNotePaper, async (asked, _, viewer) => {
    const paper = await creditNotePdfForParty(deps, viewer, inOwnLanguage(asked));
    return paper ? allow(paper) : notFound;
  });
  serve(app, invoiceCheckout, async ({ id }, _, viewer) => {
    const outcome = await openCheckout(deps, viewer, id);
    return outcome.ok
      ? allow(amountView(outcome.value))
      : refuse({ code: outcome.refusal, field: '' });
  });
  serve(app, invoicePayPage, async ({ id }, _, viewer) => {
    const outcome = await payPageFor(deps, viewer, id);
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  serve(app, payReturn, async (returned) => {
    const outcome = await cameBack(deps, returned);
    return outcome.ok ? allow(amountView(outcome.value)) : notFound;
  });
  serve(app, razorpayWebhook, async (_, ask) => {
    const [signature, eventId] = [
      ask.req.header('x-razorpay-signature'),
      ask.req.header('x-razorpay-event-id'),
    ];
    const outcome = await handleRazorpayWebhook(deps, {
      body: await ask.req.text(),
      signature,
      eventId,
    });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: '' });
  });
  officeRoutes(app, deps);
  neutralFeeRoutes(app, deps);
}

/** Its page says in which language it is read; a program's call is in the one that it accepts. */
function inOwnLanguage({ id, language: asked }: { id: string; language?: Language | undefined }) {
  return { id, language: asked ?? language() };
}

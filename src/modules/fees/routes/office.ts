import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { creditNotePdfForOffice } from '../actions/credit-note-pdf.ts';
import { decideSchedule, decideStampPayer, moneyOfDispute } from '../actions/deciding.ts';
import type { OfficeMoneyDeps } from '../actions/deps.ts';
import { invoicePdfForOffice } from '../actions/invoice-pdf.ts';
import { confirmTransfer, matchFor, matchTo } from '../actions/office.ts';
import {
  confirmRefundSent,
  orderCancellation,
  orderInvoiceRefund,
  orderUnusedRefund,
  orderWaiver,
} from '../actions/office-orders.ts';
import { invoiceForOffice, invoicesPage, moneyWaiting } from '../actions/reading.ts';
import { billShares } from '../actions/shared-bills.ts';
import { disputeMoney, scheduleChoice, stampPayerChoice } from '../contract/dispute-money.ts';
import { invoiceCancellation, invoiceRefund, invoiceWaiver } from '../contract/invoice-rulings.ts';
import {
  officeInvoice,
  officeInvoicePaper,
  officeInvoices,
  officeNotePaper,
} from '../contract/office.ts';
import { officePayments, paymentRefund, refundSending } from '../contract/payments.ts';
import { sharedBill } from '../contract/shared-bill.ts';
import { paymentMatch, paymentMatching, transferConfirmation } from '../contract/transfers.ts';
import { disputeMoneyView } from '../views/dispute-money.ts';
import { invoicesView, invoiceView, matchingView, paymentView } from '../views/invoices.ts';
import { waitingMoneyView } from '../views/money.ts';

export const officeEndpoints: readonly Endpoint[] = [
  officeInvoices,
  officeInvoice,
  officeInvoicePaper,
  officeNotePaper,
  officePayments,
  transferConfirmation,
  paymentMatching,
  paymentMatch,
  disputeMoney,
  scheduleChoice,
  stampPayerChoice,
  sharedBill,
  invoiceWaiver,
  invoiceCancellation,
  invoiceRefund,
  paymentRefund,
  refundSending,
];

const notFound = refuse({ code: 'not_found' as const, field: '' });

export function officeRoutes(app: App, deps: OfficeMoneyDeps): void {
  serve(app, officeInvoices, async ({ show, q, before }, _, viewer) =>
    allow(
      invoicesView(
        await invoicesPage(deps, viewer, {
          show: show ?? 'unpaid',
          q: q ?? '',
          before: before ?? null,
        }),
      ),
    ),
  );
  serve(app, officeInvoice, async ({ id }, _, viewer) => {
    const found = await invoiceForOffice(deps, viewer, id);
    return found ? allow(invoiceView(found)) : notFound;
  });
  serveBytes(app, officeInvoicePaper, async ({ id }, _, viewer) => {
    const paper = await invoicePdfForOffice(deps, viewer, id);
    return paper ? allow(paper) : notFound;
  });
  serveBytes(app, officeNotePaper, async ({ id }, _, viewer) => {
    const paper = await creditNotePdfForOffice(deps, viewer, id);
    return paper ? allow(paper) : notFound;
  });
  serve(app, officePayments, async (_, __, viewer) =>
    allow(waitingMoneyView(await moneyWaiting(deps, viewer))),
  );
  serve(app, disputeMoney, async ({ id }, _, viewer) => {
    const found = await moneyOfDispute(deps, viewer, id);
    return found ? allow(disputeMoneyView(found)) : notFound;
  });
  serve(app, scheduleChoice, (input, _, viewer) => decideSchedule(deps, viewer, input));
  serve(app, stampPayerChoice, (input, _, viewer) => decideStampPayer(deps, viewer, input));
  serve(app, sharedBill, (input, _, viewer) => billShares(deps, viewer, input));
  serve(app, transferConfirmation, async (input, _, viewer) => {
    const outcome = await confirmTransfer(deps, viewer, input);
    return outcome.ok ? allow(paymentView(outcome.value)) : outcome;
  });
  serve(app, paymentMatching, async (input, _, viewer) => {
    const outcome = await matchFor(deps, viewer, input);
    return outcome.ok ? allow(matchingView(outcome.value)) : outcome;
  });
  serve(app, paymentMatch, (input, _, viewer) => matchTo(deps, viewer, input));
  serve(app, invoiceWaiver, (input, _, viewer) => orderWaiver(deps, viewer, input));
  serve(app, invoiceCancellation, (input, _, viewer) => orderCancellation(deps, viewer, input));
  serve(app, invoiceRefund, (input, _, viewer) => orderInvoiceRefund(deps, viewer, input));
  serve(app, paymentRefund, (input, _, viewer) => orderUnusedRefund(deps, viewer, input));
  serve(app, refundSending, (input, _, viewer) => confirmRefundSent(deps, viewer, input));
}

import { readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  invoiceCancellation,
  invoiceRefund,
  invoiceWaiver,
} from '../../contract/invoice-rulings.ts';
import { paymentRefund, refundSending } from '../../contract/payments.ts';
import { paymentMatch, transferConfirmation } from '../../contract/transfers.ts';

/** What was typed as an amount; what is none becomes nothing, which the server refuses at its field. */
export function amountOf(form: FormData): number {
  const amount = readMoney(textIn(form, 'amount'), 'INR');
  return amount === null || amount > 1_000_000_000_000n ? 0 : Number(amount);
}

/** What accounts or the registrar does on the pages of money. The server judges every choice. */
export function actOnMoney(
  api: Api,
  invoiceId: string | null,
  form: FormData,
): Promise<Submission> {
  const [intent, about, reason] = [
    textIn(form, 'intent'),
    textIn(form, 'about'),
    textIn(form, 'reason'),
  ];
  const saying = (done: (data: unknown) => string) => ({ api, form, done });
  const own = { id: about || (invoiceId ?? ''), reason };
  if (intent === 'waive') return submit(saying(m.office_fees_done_waived), invoiceWaiver, own);
  if (intent === 'cancel')
    return submit(saying(m.office_fees_done_cancelled), invoiceCancellation, own);
  if (intent === 'refund')
    return submit(saying(m.office_fees_done_refund), invoiceRefund, {
      ...own,
      amount: amountOf(form),
    });
  if (intent === 'refund_unused')
    return submit(saying(m.office_fees_done_refund), paymentRefund, own);
  if (intent === 'send')
    return submit(saying(m.office_fees_done_sent), refundSending, {
      id: about,
      reference: textIn(form, 'reference'),
    });
  if (intent === 'match')
    return submit(saying(m.office_fees_done_matched), paymentMatch, {
      id: about,
      invoice: textIn(form, 'invoice'),
      ...payerOf(form),
    });
  return submit(saying(saidOfTransfer), transferConfirmation, transferOf(invoiceId, form));
}

function transferOf(
  invoiceId: string | null,
  form: FormData,
): InputOf<typeof transferConfirmation> {
  const [reference, receivedOn, narration] = [
    textIn(form, 'reference'),
    textIn(form, 'receivedOn'),
    textIn(form, 'narration'),
  ];
  const isPayerUnclear = textIn(form, 'paidBy') === LATER;
  return {
    invoiceId,
    reference,
    amount: amountOf(form),
    receivedOn,
    narration,
    ...payerOf(form),
    isPayerUnclear,
  };
}

/** What the choice of whoever paid says beside the parties: somebody else, or that it is said later. */
export const OTHER = 'other';
export const LATER = 'later';

function payerOf(form: FormData): { paidByParty: string | null; paidByName: string | null } {
  const chosen = textIn(form, 'paidBy');
  if (chosen === OTHER) return { paidByParty: null, paidByName: textIn(form, 'paidByName') };
  return { paidByParty: chosen === LATER ? null : chosen || null, paidByName: null };
}

function saidOfTransfer(done: unknown): string {
  const { isRepeat, unused } = done as { isRepeat: boolean; unused: number }; // the endpoint's own answer
  if (isRepeat) return m.office_fees_done_repeat();
  return unused > 0 ? m.office_fees_done_left_over() : m.office_fees_done_confirmed();
}

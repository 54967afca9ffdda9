import { readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { invoiceCancellation, invoiceRefund, invoiceWaiver } from '../../contract/office.ts';
import {
  paymentMatch,
  paymentRefund,
  refundSending,
  transferConfirmation,
} from '../../contract/payments.ts';

/** What a form came to: which form, about which of several alike, and what to mend; `said` when it went well. */
export type Acted = {
  intent: string;
  about: string;
  problem: string | null;
  fields: Record<string, string>;
  typed: Record<string, string>;
  said: string | null;
};

export type Asking<E extends Endpoint> = {
  api: Api;
  endpoint: E;
  input: InputOf<E>;
  form: FormData;
  said: (done: unknown) => string;
};

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Asks the API what a form asks for. A refusal comes back with what was typed, so that nothing is lost. */
export async function act<E extends Endpoint>({
  api,
  endpoint,
  input,
  form,
  said,
}: Asking<E>): Promise<{ acted: Acted; status: number }> {
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  const base = {
    intent: textOf(form, 'intent'),
    about: textOf(form, 'about'),
    fields: {},
    typed,
    said: null,
  };
  const answer = await api(endpoint, input);
  if (answer.outcome === 'refused') {
    const { message, fields = {} } = answer.error;
    return {
      acted: { ...base, problem: message || m.error_unexpected(), fields },
      status: answer.status,
    };
  }
  if (answer.outcome === 'unanswered')
    return { acted: { ...base, problem: m.error_unexpected() }, status: 503 };
  const done = answer.outcome === 'done' ? answer.data : null;
  return { acted: { ...base, problem: null, typed: {}, said: said(done) }, status: 200 };
}

/** What was typed as an amount; what is none becomes nothing, which the server refuses at its field. */
export function amountOf(form: FormData): number {
  const amount = readMoney(textOf(form, 'amount'), 'INR');
  return amount === null || amount > 1_000_000_000_000n ? 0 : Number(amount);
}

/** What accounts or the registrar does on the pages of money. The server judges every choice. */
export function actOnMoney(api: Api, invoiceId: string | null, form: FormData) {
  const [intent, about, reason] = [
    textOf(form, 'intent'),
    textOf(form, 'about'),
    textOf(form, 'reason'),
  ];
  const base = { api, form };
  const own = { id: about || (invoiceId ?? ''), reason };
  if (intent === 'waive')
    return act({ ...base, endpoint: invoiceWaiver, input: own, said: m.office_fees_done_waived });
  if (intent === 'cancel')
    return act({
      ...base,
      endpoint: invoiceCancellation,
      input: own,
      said: m.office_fees_done_cancelled,
    });
  if (intent === 'refund')
    return act({
      ...base,
      endpoint: invoiceRefund,
      input: { ...own, amount: amountOf(form) },
      said: m.office_fees_done_refund,
    });
  if (intent === 'refund_unused')
    return act({ ...base, endpoint: paymentRefund, input: own, said: m.office_fees_done_refund });
  if (intent === 'send')
    return act({
      ...base,
      endpoint: refundSending,
      input: { id: about, reference: textOf(form, 'reference') },
      said: m.office_fees_done_sent,
    });
  if (intent === 'match')
    return act({
      ...base,
      endpoint: paymentMatch,
      input: { id: about, invoice: textOf(form, 'invoice'), ...payerOf(form) },
      said: m.office_fees_done_matched,
    });
  return act({
    ...base,
    endpoint: transferConfirmation,
    input: transferOf(invoiceId, form),
    said: saidOfTransfer,
  });
}

function transferOf(
  invoiceId: string | null,
  form: FormData,
): InputOf<typeof transferConfirmation> {
  const [reference, receivedOn, narration] = [
    textOf(form, 'reference'),
    textOf(form, 'receivedOn'),
    textOf(form, 'narration'),
  ];
  const isPayerUnclear = textOf(form, 'paidBy') === LATER;
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
  const chosen = textOf(form, 'paidBy');
  if (chosen === OTHER) return { paidByParty: null, paidByName: textOf(form, 'paidByName') };
  return { paidByParty: chosen === LATER ? null : chosen || null, paidByName: null };
}

function saidOfTransfer(done: unknown): string {
  const { isRepeat, unused } = done as { isRepeat: boolean; unused: number }; // the endpoint's own answer
  if (isRepeat) return m.office_fees_done_repeat();
  return unused > 0 ? m.office_fees_done_left_over() : m.office_fees_done_confirmed();
}

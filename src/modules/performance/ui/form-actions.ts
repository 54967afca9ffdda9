import { jsonMinor, readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import { readDay } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  dutyStated,
  PAYMENT_WAYS,
  paymentStated,
  performanceCertified,
  registrationNoted,
  type StatementAnswer,
  statementAnswered,
} from '../contract/performance.ts';
import type { PerformanceView } from './view.ts';

type Posted = { api: Api; id: string; form: FormData; view: PerformanceView };
type Act = (posted: Posted) => Promise<Submission>;

/** What a side does on the page of what a settlement promises; without a script the same forms are posted. */
export function actOnPerformance(posted: Posted): Promise<Submission> {
  return (acts[textIn(posted.form, 'intent')] ?? pay)(posted);
}

const says =
  (answer: StatementAnswer): Act =>
  ({ api, id, form }) =>
    submit({ api, form, done: m.performance_done_answered }, statementAnswered, {
      ...{ id, statement: textIn(form, 'about'), says: answer, why: textIn(form, 'why') },
    });
const certifies =
  (kind: 'default' | 'performed'): Act =>
  ({ api, id, form }) =>
    submit({ api, form, done: m.performance_done_certified }, performanceCertified, { id, kind });

const acts: Readonly<Record<string, Act | undefined>> = {
  confirm: says('confirmed'),
  dispute: says('disputed'),
  withdraw: says('withdrawn'),
  default: certifies('default'),
  performed: certifies('performed'),
  done: ({ api, id, form }) => {
    const happenedOn = readDay(textIn(form, 'happenedOn'));
    if (!happenedOn) return noDay(form, 'happenedOn');
    return submit({ api, form, done: m.performance_done_stated }, dutyStated, {
      ...{ id, promise: textIn(form, 'about'), happenedOn, note: textIn(form, 'note') },
    });
  },
  register: ({ api, id, form }) => {
    const registeredOn = readDay(textIn(form, 'registeredOn'));
    if (!registeredOn) return noDay(form, 'registeredOn');
    return submit({ api, form, done: m.performance_done_registered }, registrationNoted, {
      ...{ id, authority: textIn(form, 'authority'), number: textIn(form, 'number') },
      registeredOn,
    });
  },
};

const noDay = (form: FormData, field: string) =>
  Promise.resolve(refusedAt({ form }, m.offers_error_day(), { field }));

/** A payment as it was typed, in the digits of any of our scripts; what cannot be read stays and is named. */
async function pay({ api, id, form, view }: Posted): Promise<Submission> {
  const promise = textIn(form, 'about');
  const currency = view.promises.find((one) => one.id === promise)?.currency ?? 'INR';
  const amount = readMoney(textIn(form, 'amount').trim(), currency);
  if (amount === null) return refusedAt({ form }, m.offers_error_amount(), { field: 'amount' });
  const happenedOn = readDay(textIn(form, 'happenedOn'));
  if (!happenedOn) return noDay(form, 'happenedOn');
  const way = textIn(form, 'way');
  return submit({ api, form, done: m.performance_done_stated }, paymentStated, {
    ...{ id, promise, happenedOn, amount: jsonMinor(amount), note: textIn(form, 'note') },
    way: PAYMENT_WAYS.find((one) => one === way) ?? 'other',
    reference: textIn(form, 'reference').trim(),
  });
}

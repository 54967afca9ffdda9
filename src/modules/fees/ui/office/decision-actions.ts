import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { scheduleChoice, stampPayerChoice } from '../../contract/dispute-money.ts';
import { sharedBill } from '../../contract/shared-bill.ts';
import { amountOf } from './form-actions.ts';

type Asking = { api: Api; id: string; form: FormData };

/** What the registrar decides about the money of a dispute. The server judges every choice. */
export function decideOnMoney({ api, id, form }: Asking): Promise<Submission> {
  return (named(decisions, textIn(form, 'intent')) ?? bill)({ api, id, form });
}

const decisions = {
  schedule: ({ api, id, form }: Asking): Promise<Submission> => {
    // What is none of the choices is refused by the contract.
    const [schedule, ceilingOn] = textIn(form, 'choice').split(' ') as [
      InputOf<typeof scheduleChoice>['schedule'],
      InputOf<typeof scheduleChoice>['ceilingOn'],
    ];
    const input = {
      id,
      schedule,
      ...(ceilingOn ? { ceilingOn } : {}),
      reason: textIn(form, 'reason'),
    };
    return submit({ api, form, done: m.office_fees_schedule_chosen }, scheduleChoice, input);
  },
  stamp: ({ api, id, form }: Asking): Promise<Submission> => {
    const input = { id, partyId: textIn(form, 'party') || null, reason: textIn(form, 'reason') };
    return submit({ api, form, done: m.office_fees_stamp_chosen }, stampPayerChoice, input);
  },
};

function bill({ api, id, form }: Asking): Promise<Submission> {
  const shares = sharesIn(form);
  const kind = textIn(form, 'kind') as InputOf<typeof sharedBill>['kind']; // what is none is refused by the contract
  const input = {
    id,
    once: textIn(form, 'once'),
    kind,
    words: textIn(form, 'words'),
    amount: amountOf(form),
    shares,
  };
  const done = (data: unknown) =>
    m.office_fees_bill_done({ numbers: (data as { numbers: string[] }).numbers.join(', ') });
  return submit({ api, form, done }, sharedBill, input);
}

function sharesIn(form: FormData) {
  return [...form.keys()]
    .filter((name) => name.startsWith('share.'))
    .map((name) => ({
      partyId: name.slice('share.'.length),
      weight: Number(textIn(form, name) || '0'),
    }));
}

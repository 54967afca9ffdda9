import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { scheduleChoice, sharedBill, stampPayerChoice } from '../../contract/dispute-money.ts';
import { type Acted, act, amountOf, textOf } from './acting.ts';

type Outcome = Promise<{ acted: Acted; status: number }>;
type Asking = { api: Api; id: string; form: FormData };

/** What the registrar decides about the money of a dispute. The server judges every choice. */
export function decideOnMoney({ api, id, form }: Asking): Outcome {
  return (named(decisions, textOf(form, 'intent')) ?? bill)({ api, id, form });
}

const decisions = {
  schedule: ({ api, id, form }: Asking): Outcome => {
    // What is none of the choices is refused by the contract.
    const [schedule, ceilingOn] = textOf(form, 'choice').split(' ') as [
      InputOf<typeof scheduleChoice>['schedule'],
      InputOf<typeof scheduleChoice>['ceilingOn'],
    ];
    const input = {
      id,
      schedule,
      ...(ceilingOn ? { ceilingOn } : {}),
      reason: textOf(form, 'reason'),
    };
    return act({ api, endpoint: scheduleChoice, input, form, said: m.office_fees_schedule_chosen });
  },
  stamp: ({ api, id, form }: Asking): Outcome => {
    const input = { id, partyId: textOf(form, 'party') || null, reason: textOf(form, 'reason') };
    return act({ api, endpoint: stampPayerChoice, input, form, said: m.office_fees_stamp_chosen });
  },
};

function bill({ api, id, form }: Asking): Outcome {
  const shares = [...form.keys()]
    .filter((name) => name.startsWith('share.'))
    .map((name) => ({
      partyId: name.slice('share.'.length),
      weight: Number(textOf(form, name) || '0'),
    }));
  const kind = textOf(form, 'kind') as InputOf<typeof sharedBill>['kind']; // what is none is refused by the contract
  const input = {
    id,
    once: textOf(form, 'once'),
    kind,
    words: textOf(form, 'words'),
    amount: amountOf(form),
    shares,
  };
  const said = (done: unknown) =>
    m.office_fees_bill_done({ numbers: (done as { numbers: string[] }).numbers.join(', ') });
  return act({ api, endpoint: sharedBill, input, form, said });
}

import { jsonMinor, readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import { readDay } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { pickedClauses } from '#modules/offers/contract/clause-words.ts';
import type { RHYTHMS } from '#modules/offers/contract/offers.ts';
import { rhythmWords } from '#modules/offers/contract/words.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  clauseKept,
  clauseRemoved,
  observationMade,
  proposalAnswered,
  proposalPut,
  proposalShown,
  proposalWithdrawn,
  standardPicked,
} from '../contract/proposals.ts';

type Posted = { api: Api; id: string; form: FormData; currency: string };

/** What whoever leads the talks and both sides do on the page of proposals; without a script the same forms are posted. */
export function actOnProposals(posted: Posted): Promise<Submission> {
  return (acts[textIn(posted.form, 'intent')] ?? keep)(posted);
}

const acts: Readonly<Record<string, ((posted: Posted) => Promise<Submission>) | undefined>> = {
  remove: ({ api, id, form }) =>
    submit({ api, form, done: m.proposals_done_removed }, clauseRemoved, {
      ...{ id, key: countIn(form, 'about') ?? 0 },
    }),
  standard: ({ api, id, form }) =>
    submit({ api, form, done: m.proposals_done_standard }, standardPicked, {
      ...{ id, clauses: pickedClauses(form) },
    }),
  show: ({ api, id, form }) => {
    const asks = textIn(form, 'asks') === 'yes';
    const until = asks ? readDay(textIn(form, 'until')) : null;
    if (asks && !until) return noDay(form);
    return submit({ api, form, done: m.proposals_done_shown }, proposalShown, {
      ...{ id, note: textIn(form, 'note'), until },
    });
  },
  put: ({ api, id, form }) => {
    const until = readDay(textIn(form, 'until'));
    if (!until) return noDay(form);
    return submit({ api, form, done: m.proposals_done_put }, proposalPut, {
      ...{ id, proposal: textIn(form, 'about'), until },
    });
  },
  withdraw: ({ api, id, form }) =>
    submit({ api, form, done: m.proposals_done_withdrawn }, proposalWithdrawn, {
      ...{ id, proposal: textIn(form, 'about') },
    }),
  observe: ({ api, id, form }) =>
    submit({ api, form, done: m.proposals_done_observed }, observationMade, {
      ...{ id, proposal: textIn(form, 'about'), clause: countIn(form, 'clause') ?? 0 },
      ...{ said: textIn(form, 'said'), isForAll: textIn(form, 'isForAll') === 'on' },
    }),
  answer: ({ api, id, form }) => {
    const said = textIn(form, 'yes');
    if (said !== 'yes' && said !== 'no')
      return Promise.resolve(refusedAt({ form }, m.proposals_error_yes(), { field: '' }));
    return submit({ api, form, done: m.proposals_done_answered }, proposalAnswered, {
      ...{ id, proposal: textIn(form, 'about'), yes: said === 'yes' },
    });
  },
};

const noDay = (form: FormData) =>
  Promise.resolve(refusedAt({ form }, m.offers_error_day(), { field: 'until' }));

const NO_PAYMENT = {
  payer: 'respondent',
  amount: 0,
  instalments: 1,
  firstOn: '',
  rhythm: 'month',
} as const;

/** A clause as it was typed; a new one has no key. */
async function keep({ api, id, form, currency }: Posted): Promise<Submission> {
  const clause = { id, key: countIn(form, 'about'), name: textIn(form, 'name') };
  const sending = { api, form, done: m.proposals_done_clause };
  if (textIn(form, 'kind') !== 'money')
    return submit(sending, clauseKept, {
      ...{ ...NO_PAYMENT, ...clause, kind: 'words', said: textIn(form, 'said') },
    });
  const amount = readMoney(textIn(form, 'amount').trim(), currency);
  if (amount === null) return refusedAt({ form }, m.offers_error_amount(), { field: 'amount' });
  const instalments = countIn(form, 'instalments');
  if (instalments === null)
    return refusedAt({ form }, m.offers_error_instalments(), { field: 'instalments' });
  const firstOn = readDay(textIn(form, 'firstOn'));
  if (!firstOn) return refusedAt({ form }, m.offers_error_day(), { field: 'firstOn' });
  const rhythm = textIn(form, 'rhythm');
  return submit(sending, clauseKept, {
    ...{ ...clause, kind: 'money', said: '', instalments, firstOn, amount: jsonMinor(amount) },
    payer: textIn(form, 'payer') === 'claimant' ? 'claimant' : 'respondent',
    rhythm: named(rhythmWords, rhythm) ? (rhythm as (typeof RHYTHMS)[number]) : 'month',
  });
}

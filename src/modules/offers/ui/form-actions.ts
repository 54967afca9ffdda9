import { jsonMinor, readMoney } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import { readDay } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import { pickedClauses } from '../contract/clause-words.ts';
import {
  ANSWERS,
  type COSTS,
  offerMade,
  offerReply,
  offersOpening,
  type RHYTHMS,
} from '../contract/offers.ts';
import {
  settlementCertificate,
  settlementDeclined,
  settlementSigning,
  signatureCode,
} from '../contract/settlement.ts';
import { costsWords, rhythmWords } from '../contract/words.ts';

type Act = (api: Api, id: string, form: FormData, currency: string) => Promise<Submission>;

/** What a party does on the page on which both sides settle; without a script the same forms are posted. */
export function actOnOffers(
  api: Api,
  id: string,
  form: FormData,
  currency: string,
): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? offer)(api, id, form, currency);
}

const acts: Readonly<Record<string, Act | undefined>> = {
  willing: (api, id, form) =>
    submit({ api, form, done: m.offers_done }, offersOpening, {
      id,
      isWilling: textIn(form, 'isWilling') === 'yes',
    }),
  answer: (api, id, form) => {
    const answer = ANSWERS.find((one) => one === textIn(form, 'answer')) ?? 'refused';
    return submit({ api, form, done: m.offers_done }, offerReply, {
      ...{ id, answer },
      offer: textIn(form, 'about'),
    });
  },
  code: (api, id, form) =>
    submit({ api, form, done: m.settlement_code_sent }, signatureCode, {
      id,
      partyId: textIn(form, 'about'),
    }),
  sign: (api, id, form) =>
    submit({ api, form, done: m.settlement_signed_done }, settlementSigning, {
      ...{ id, partyId: textIn(form, 'about'), textHash: textIn(form, 'textHash') },
      ...{ name: textIn(form, 'name'), agreed: textIn(form, 'agreed') === 'on' },
      code: textIn(form, 'code').trim(),
      withCertificate: textIn(form, 'withCertificate') === 'on',
    }),
  certificate: (api, id, form) =>
    submit({ api, form, done: m.signature_esign_done }, settlementCertificate, {
      ...{ id, partyId: textIn(form, 'about'), textHash: textIn(form, 'textHash') },
      ...{ name: textIn(form, 'name'), agreed: textIn(form, 'agreed') === 'on' },
    }),
  decline: (api, id, form) =>
    submit({ api, form, done: m.offers_done }, settlementDeclined, { id }),
};

/** An offer as it was typed, in the digits of any of our scripts; what cannot be read stays and is named. */
async function offer(api: Api, id: string, form: FormData, currency: string): Promise<Submission> {
  const typed = textIn(form, 'amount').trim();
  const amount = typed === '' ? 0n : readMoney(typed, currency);
  if (amount === null) return refusedAt({ form }, m.offers_error_amount(), { field: 'amount' });
  const instalments = countIn(form, 'instalments');
  if (instalments === null)
    return refusedAt({ form }, m.offers_error_instalments(), { field: 'instalments' });
  const [firstOn, standsUntil] = [dayIn(form, 'firstOn'), dayIn(form, 'standsUntil')];
  if (!firstOn) return refusedAt({ form }, m.offers_error_day(), { field: 'firstOn' });
  if (!standsUntil) return refusedAt({ form }, m.offers_error_day(), { field: 'standsUntil' });
  const [rhythm, costs] = [textIn(form, 'rhythm'), textIn(form, 'costs')];
  return submit({ api, form, done: m.offers_sent }, offerMade, {
    ...{ id, instalments, firstOn, standsUntil },
    amount: jsonMinor(amount),
    payer: textIn(form, 'payer') === 'claimant' ? 'claimant' : 'respondent',
    rhythm: named(rhythmWords, rhythm) ? (rhythm as (typeof RHYTHMS)[number]) : 'month',
    costs: named(costsWords, costs) ? (costs as (typeof COSTS)[number]) : 'own',
    isAccelerated: textIn(form, 'isAccelerated') === 'on',
    duties: textIn(form, 'duties'),
    clauses: pickedClauses(form),
  });
}

const dayIn = (form: FormData, name: string) => readDay(textIn(form, name));

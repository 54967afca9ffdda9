import { jsonMinor, moneyInWords, readMoney, readRate } from '#kernel/amounts.ts';
import type { Api } from '#kernel/client.ts';
import { readDay } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { COSTS, RHYTHMS } from '#modules/offers/contract/offers.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  biddingAgreed,
  biddingLeft,
  biddingProposed,
  bidMade,
  bidProof,
  OVERLAP_RULES,
} from '../contract/bidding.ts';

type Posted = { api: Api; id: string; form: FormData; currency: string };

/** What a side does on the page of blind bidding; without a script the same forms are posted. */
export function actOnBidding(posted: Posted): Promise<Submission> {
  return (acts[textIn(posted.form, 'intent')] ?? propose)(posted);
}

const acts: Readonly<Record<string, ((posted: Posted) => Promise<Submission>) | undefined>> = {
  agree: ({ api, id, form }) =>
    submit({ api, form, done: m.bidding_done_agreed }, biddingAgreed, {
      ...{ id, bidding: textIn(form, 'about') },
    }),
  leave: ({ api, id, form }) =>
    submit({ api, form, done: m.bidding_done_left }, biddingLeft, {
      ...{ id, bidding: textIn(form, 'about') },
    }),
  bid: makeBid,
  verify,
};

async function makeBid({ api, id, form, currency }: Posted): Promise<Submission> {
  const amount = sumIn(form, 'amount', currency);
  if (amount === null) return refusedAt({ form }, m.bidding_error_sum(), { field: 'amount' });
  const done = (data: unknown) => {
    const { round, nonce } = data as { round: number; nonce: string }; // what the endpoint answers
    const sum = moneyInWords({ amount, currency });
    return m.bidding_done_bid({ n: round, sum, nonce });
  };
  return submit({ api, form, done }, bidMade, {
    ...{ id, bidding: textIn(form, 'about'), round: countIn(form, 'round') ?? 0 },
    amount: jsonMinor(amount),
  });
}

async function verify({ api, id, form, currency }: Posted): Promise<Submission> {
  const amount = sumIn(form, 'amount', currency);
  if (amount === null) return refusedAt({ form }, m.bidding_error_sum(), { field: 'amount' });
  const round = countIn(form, 'round');
  if (round === null) return refusedAt({ form }, m.bidding_error_round(), { field: 'round' });
  const nonce = textIn(form, 'nonce').trim().toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(nonce))
    return refusedAt({ form }, m.bidding_error_nonce(), { field: 'nonce' });
  const side = textIn(form, 'side') === 'claimant' ? 'claimant' : 'respondent';
  const done = (data: unknown) => {
    const { isKept } = data as { isKept: boolean }; // what the endpoint answers
    return isKept ? m.bidding_verified() : m.bidding_not_verified();
  };
  const asked = { id, round, side, amount: jsonMinor(amount), nonce } as const;
  return submit({ api, form, done }, bidProof, asked);
}

/** Rules as they were typed, in the digits of any of our scripts; what cannot be read stays and is named. */
async function propose({ api, id, form, currency }: Posted): Promise<Submission> {
  const wrong = (field: string, said: string) => refusedAt({ form }, said, { field });
  const cap = sumIn(form, 'cap', currency);
  if (cap === null) return wrong('cap', m.bidding_error_sum());
  const toleranceBps = readRate(textIn(form, 'toleranceBps').trim() || '0');
  if (toleranceBps === null) return wrong('toleranceBps', m.bidding_error_tolerance());
  const toleranceAbs = sumIn(form, 'toleranceAbs', currency, '0');
  if (toleranceAbs === null) return wrong('toleranceAbs', m.bidding_error_sum());
  const instalments = countIn(form, 'instalments');
  if (instalments === null) return wrong('instalments', m.offers_error_instalments());
  const firstOn = readDay(textIn(form, 'firstOn'));
  if (!firstOn) return wrong('firstOn', m.offers_error_day());
  return submit({ api, form, done: m.bidding_done_proposed }, biddingProposed, {
    ...{ id, toleranceBps, instalments, firstOn },
    ...{ cap: jsonMinor(cap), toleranceAbs: jsonMinor(toleranceAbs) },
    payer: textIn(form, 'payer') === 'claimant' ? 'claimant' : 'respondent',
    rounds: countIn(form, 'rounds') ?? 0,
    roundHours: countIn(form, 'roundHours') ?? 0,
    overlapRule: oneOf(OVERLAP_RULES, form, 'overlapRule') ?? 'midpoint',
    rhythm: oneOf(RHYTHMS, form, 'rhythm') ?? 'month',
    costs: oneOf(COSTS, form, 'costs') ?? 'own',
    isAccelerated: textIn(form, 'isAccelerated') === 'on',
    duties: textIn(form, 'duties'),
  });
}

function oneOf<One extends string>(all: readonly One[], form: FormData, name: string) {
  const typed = textIn(form, name);
  return all.find((one) => one === typed);
}

function sumIn(form: FormData, name: string, currency: string, empty = ''): bigint | null {
  const sum = readMoney(textIn(form, name).trim() || empty, currency);
  // More than the wire carries is more than anybody may bid.
  return sum !== null && sum > BigInt(Number.MAX_SAFE_INTEGER) ? null : sum;
}

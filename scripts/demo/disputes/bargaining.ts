// How both sides come nearer without an open offer: blind bids, several issues weighed at once, and things that are divided.
import { addDays, dayAt } from '../../../src/kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import { ask } from '../door.ts';
import { type Case, firstOf } from './case.ts';
import { accountAt } from './tribunal.ts';

type Side = 'claimant' | 'respondent';
type Bidding = {
  claimed: Record<Side, number>;
  bidding: { id: string; round: number; cap: number } | null;
};
type Weighed = { list: { id: string } | null; round: { id: string; packages: object[] } | null };

const send = (one: Case, side: Side, { to, body = {} }: { to: string; body?: object }) =>
  ask(one.desk.house, 'POST', `/api/disputes/${one.id}/${to}`, { body, by: accountAt(one, side) });
const read = <Seen>(one: Case, side: Side, from: string) =>
  ask<Seen>(one.desk.house, 'GET', `/api/disputes/${one.id}/${from}`, {
    by: accountAt(one, side),
  });
const wordsOf = (one: Case) => WORDS[firstOf(one).language];
/** So many hundredths of a sum, in whole rupees. */
const partOf = (sum: number, percent: number) => Math.floor((sum * percent) / 10_000) * 100;

/** Three rounds of three days on what the claimant asks for, to which the respondent agrees. */
export async function startsBidding(one: Case): Promise<void> {
  const { claimed } = await read<Bidding>(one, 'claimant', 'bidding');
  const today = dayAt(one.desk.house.clock.now());
  const body = {
    ...{ payer: 'respondent', cap: partOf(claimed.respondent, 100), rounds: 3, roundHours: 72 },
    ...{ toleranceBps: 0, toleranceAbs: 0, overlapRule: 'midpoint', costs: 'own' },
    ...{ instalments: 6, firstOn: addDays(today, 30), rhythm: 'month', isAccelerated: true },
    duties: wordsOf(one).duties,
  };
  await send(one, 'claimant', { to: 'bidding', body });
  const { bidding } = await read<Bidding>(one, 'respondent', 'bidding');
  const about = { bidding: bidding?.id };
  await send(one, 'respondent', { to: 'bidding/agreement', body: about });
}

async function bids(one: Case, side: Side, percent: number): Promise<void> {
  const { bidding } = await read<Bidding>(one, side, 'bidding');
  const { id, round = 0, cap = 0 } = bidding ?? {};
  const body = { bidding: id, round, amount: partOf(cap, percent) };
  await send(one, side, { to: 'bidding/bids', body });
}

/** One round of it: what the claimant would take and what the respondent would pay, in hundredths of the cap. */
export const bidsOfBoth =
  (demand: number, offer: number) =>
  async (one: Case): Promise<void> => {
    await bids(one, 'claimant', demand);
    await bids(one, 'respondent', offer);
  };

/** The respondent has not bid yet, or nobody knows. */
export const claimantBids = (demand: number) => (one: Case) => bids(one, 'claimant', demand);

/** What is to be agreed on: a sum in payments, the goods, and a letter. */
export async function listsIssues(one: Case): Promise<void> {
  const { claimed } = await read<Bidding>(one, 'claimant', 'bidding');
  const { issues } = wordsOf(one);
  const sum = (percent: number, instalments: number) => ({
    ...{ said: '', instalments, amount: Math.max(60_000, partOf(claimed.respondent, percent)) },
  });
  const spoken = issues.spoken.map(({ name, options }) => ({
    ...{ kind: 'words', name, payer: 'respondent', days: 30 },
    options: options.map((said) => ({ said, amount: 0, instalments: 1 })),
  }));
  const money = {
    ...{ kind: 'money', name: issues.sum, payer: 'respondent', days: 30 },
    options: [sum(90, 12), sum(75, 3), sum(60, 1)],
  };
  await send(one, 'claimant', { to: 'packages/lists', body: { issues: [money, ...spoken] } });
  await onList(one, 'respondent', { to: 'agreement' });
}

async function onList(one: Case, side: Side, { to, body }: { to: string; body?: object }) {
  const { list } = await read<Weighed>(one, side, 'packages');
  await send(one, side, { to: `packages/lists/${list?.id}/${to}`, ...(body ? { body } : {}) });
}

/** What a side wants, in private, and that it is ready; with the second side packages are proposed to both. */
export const weighs =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const body = { ...WISHES[side], barred: NOTHING_BARRED, answers: [] };
    await onList(one, side, { to: 'wishes', body });
    await onList(one, side, { to: 'readiness' });
  };

/** The claimant could live with each of them, and says so in secret. */
export async function acceptsPackages(one: Case): Promise<void> {
  const { round } = await read<Weighed>(one, 'claimant', 'packages');
  if (!round) throw new Error('No package was proposed.');
  const body = { yes: round.packages.map(() => true) };
  await send(one, 'claimant', { to: `packages/rounds/${round.id}/answers`, body });
}

/** Four things that both had together, and who wants which of them how much. */
export async function listsThings(one: Case): Promise<void> {
  await send(one, 'claimant', { to: 'division/lists', body: { things: wordsOf(one).things } });
  await onThings(one, 'respondent', { to: 'agreement' });
}

async function onThings(one: Case, side: Side, { to, body }: { to: string; body?: object }) {
  type Seen = { division: { id: string } | null };
  const { division } = await read<Seen>(one, side, 'division');
  await send(one, side, { to: `division/lists/${division?.id}/${to}`, ...(body ? { body } : {}) });
}

export const sharesPoints = (side: Side) => (one: Case) =>
  onThings(one, side, { to: 'points', body: { points: POINTS[side] } });

/** One side accepts what came of it; the other has not said anything yet. */
export const acceptsDivision = (one: Case) =>
  onThings(one, 'claimant', { to: 'answers', body: { yes: true } });

const POINTS: Record<Side, readonly number[]> = {
  claimant: [45, 15, 30, 10],
  respondent: [30, 40, 15, 15],
};
const NOTHING_BARRED = [
  [false, false, false],
  [false, false],
  [false, false],
];
/** The claimant wants money above all, the respondent to keep the goods and to write nothing. */
const WISHES = {
  claimant: {
    weights: [60, 10, 30],
    scores: [
      [100, 80, 40],
      [30, 100],
      [100, 0],
    ],
    without: [30, 20, 0],
  },
  respondent: {
    weights: [45, 35, 20],
    scores: [
      [20, 60, 100],
      [100, 0],
      [0, 100],
    ],
    without: [10, 20, 20],
  },
} as const satisfies Record<Side, object>;

type Words = {
  duties: string;
  issues: { sum: string; spoken: readonly { name: string; options: readonly string[] }[] };
  things: readonly string[];
};
const WORDS: Record<Language, Words> = {
  en: {
    duties: 'Within a week of the last payment the claimant gives a letter that nothing is owed.',
    issues: {
      sum: 'What is paid, and in how many payments',
      spoken: [
        { name: 'The goods', options: ['The respondent keeps them', 'They go back'] },
        { name: 'A letter', options: ['An apology in writing', 'No letter'] },
      ],
    },
    things: [
      'The stock in the godown',
      'The delivery van',
      'Shelves and counter of the shop',
      'The shop’s telephone number',
    ],
  },
  hi: {
    duties: 'अंतिम भुगतान के एक सप्ताह के भीतर दावेदार यह पत्र देगा कि कुछ बाकी नहीं है।',
    issues: {
      sum: 'कितना दिया जाएगा, और कितनी किस्तों में',
      spoken: [
        { name: 'सामान', options: ['सामान प्रतिवादी के पास रहेगा', 'सामान वापस जाएगा'] },
        { name: 'एक पत्र', options: ['लिखित माफ़ी', 'कोई पत्र नहीं'] },
      ],
    },
    things: ['गोदाम का माल', 'डिलीवरी वैन', 'दुकान की अलमारियाँ और काउंटर', 'दुकान का फ़ोन नंबर'],
  },
  mr: {
    duties: 'शेवटच्या हप्त्यानंतर आठवड्याभरात दावेदार काहीही बाकी नसल्याचे पत्र देईल.',
    issues: {
      sum: 'किती दिले जाईल, आणि किती हप्त्यांत',
      spoken: [
        { name: 'माल', options: ['माल प्रतिवादीकडे राहील', 'माल परत जाईल'] },
        { name: 'एक पत्र', options: ['लेखी माफी', 'पत्र नको'] },
      ],
    },
    things: ['गोदामातला माल', 'डिलिव्हरी व्हॅन', 'दुकानातली कपाटे आणि काउंटर', 'दुकानाचा फोन नंबर'],
  },
};

// What whoever leads the talks proposes to both sides: two clauses, observations, the text written anew, and a secret yes or no.
import { addDays, dayAt } from '../../../src/kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import { ask } from '../door.ts';
import { type Case, firstOf } from './case.ts';
import { accountAt, askedIn } from './tribunal.ts';

type Side = 'claimant' | 'respondent';
type Room = { standing: { id: string; clauses: { key: number; kind: string }[] } | null };

const pathOf = (one: Case) => `/api/disputes/${one.id}/proposals`;
const roomOf = (one: Case) => ask<Room>(one.desk.house, 'GET', pathOf(one), { by: askedIn(one) });

/** Three fifths of the claim in six payments, and what else is to be done; both sides are shown it. */
export async function writesTerms(one: Case): Promise<void> {
  const { house } = one.desk;
  const claimant = accountAt(one, 'claimant');
  const { claim } = await ask<{ claim: number }>(house, 'GET', `/api/disputes/${one.id}/offers`, {
    by: claimant,
  });
  const words = WORDS[firstOf(one).language];
  const payment = {
    ...{ key: null, kind: 'money', name: words.payment, said: '', payer: 'respondent' },
    amount: Math.max(60_000, Math.floor((claim * 3) / 500) * 100),
    ...{ instalments: 6, rhythm: 'month', firstOn: firstDay(one) },
  };
  await keep(one, payment);
  await keep(one, { ...NO_PAYMENT, key: null, name: words.dues, said: words.letter });
  await show(one, words.start, null);
}

/** The claimant says what they think of the payment, to whoever leads alone. */
export async function observes(one: Case): Promise<void> {
  const { standing } = await roomOf(one);
  const clause = standing?.clauses.find(({ kind }) => kind === 'money')?.key ?? 0;
  const { observation } = WORDS[firstOf(one).language];
  await ask(one.desk.house, 'POST', `${pathOf(one)}/${standing?.id}/observations`, {
    body: { clause, said: observation, isForAll: false },
    by: accountAt(one, 'claimant'),
  });
}

/** The letter is promised sooner, and both are asked for a yes or no within a week. */
export async function asksBoth(one: Case): Promise<void> {
  const { standing } = await roomOf(one);
  const words = WORDS[firstOf(one).language];
  const key = standing?.clauses.find(({ kind }) => kind === 'words')?.key ?? null;
  await keep(one, { ...NO_PAYMENT, key, name: words.dues, said: words.sooner });
  await show(one, words.asked, addDays(dayAt(one.desk.house.clock.now()), 7));
}

/** One side answers in secret. */
export const answersInSecret =
  (side: Side, yes: boolean) =>
  async (one: Case): Promise<void> => {
    const { standing } = await roomOf(one);
    await ask(one.desk.house, 'POST', `${pathOf(one)}/${standing?.id}/answers`, {
      body: { yes },
      by: accountAt(one, side),
    });
  };

const firstDay = (one: Case) => addDays(dayAt(one.desk.house.clock.now()), 45);
const keep = (one: Case, body: object) =>
  ask(one.desk.house, 'POST', `${pathOf(one)}/clauses`, { body, by: askedIn(one) });
const show = (one: Case, note: string, until: string | null) =>
  ask(one.desk.house, 'POST', pathOf(one), { body: { note, until }, by: askedIn(one) });

const NO_PAYMENT = {
  ...{ kind: 'words', payer: 'respondent', amount: 0, instalments: 1, firstOn: '' },
  rhythm: 'month',
} as const;

type Words = Record<
  'payment' | 'dues' | 'letter' | 'sooner' | 'start' | 'asked' | 'observation',
  string
>;
const WORDS: Record<Language, Words> = {
  en: {
    payment: 'What is paid',
    dues: 'Letter of no dues',
    letter: 'Within a month of the last payment the claimant gives a letter that nothing is owed.',
    sooner: 'Within a week of the last payment the claimant gives a letter that nothing is owed.',
    start: 'A start, from what each of you told me. Say what does not work.',
    asked: 'I have heard both. Please say yes or no to all of it.',
    observation: 'Six months are long for us. We could live with it if the first comes at once.',
  },
  hi: {
    payment: 'क्या दिया जाएगा',
    dues: 'कुछ बाकी नहीं का पत्र',
    letter: 'अंतिम भुगतान के एक महीने के भीतर दावेदार यह पत्र देगा कि कुछ बाकी नहीं है।',
    sooner: 'अंतिम भुगतान के एक सप्ताह के भीतर दावेदार यह पत्र देगा कि कुछ बाकी नहीं है।',
    start: 'आप दोनों ने जो बताया, उससे एक शुरुआत। जो ठीक न लगे, बताएँ।',
    asked: 'मैंने दोनों को सुना है। कृपया पूरे प्रस्ताव पर हाँ या ना कहें।',
    observation: 'छह महीने हमारे लिए लंबे हैं। पहली किस्त तुरंत आए तो चल सकता है।',
  },
  mr: {
    payment: 'काय दिले जाईल',
    dues: 'काही बाकी नसल्याचे पत्र',
    letter: 'शेवटच्या हप्त्यानंतर एका महिन्यात दावेदार काही बाकी नसल्याचे पत्र देईल.',
    sooner: 'शेवटच्या हप्त्यानंतर एका आठवड्यात दावेदार काही बाकी नसल्याचे पत्र देईल.',
    start: 'तुम्ही दोघांनी जे सांगितले त्यावरून एक सुरुवात. जे जमत नाही ते सांगा.',
    asked: 'मी दोघांचे ऐकले आहे. कृपया संपूर्ण प्रस्तावाला हो किंवा नाही म्हणा.',
    observation: 'सहा महिने आमच्यासाठी जास्त आहेत. पहिला हप्ता लगेच आला तर चालेल.',
  },
};

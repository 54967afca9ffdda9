// How both sides come to terms: they say that they want to talk, one offers, the other asks for more time to pay, and both sign.
import { addDays, dayAt } from '../../../src/kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import { ask, type Person } from '../door.ts';
import { type Case, firstOf } from './case.ts';
import { askedIn } from './tribunal.ts';

type Side = 'claimant' | 'respondent';
type Rail = {
  claim: number;
  offers: { id: string; state: string }[];
  settlement: { hash: string; parties: { id: string; isOwn: boolean }[] } | null;
};

const pathOf = (one: Case) => `/api/disputes/${one.id}`;
const railOf = (one: Case, by: Person) =>
  ask<Rail>(one.desk.house, 'GET', `${pathOf(one)}/offers`, { by });

export async function wantsToTalk(one: Case): Promise<void> {
  for (const side of ['respondent', 'claimant'] as const)
    await ask(one.desk.house, 'POST', `${pathOf(one)}/offers/willing`, {
      body: { isWilling: true },
      by: accountAt(one, side),
    });
}

/** Four fifths of the claim, in so many payments; the claimant asks for one sum, the respondent for twelve. */
export const offersTerms =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const by = accountAt(one, side);
    const { claim } = await railOf(one, by);
    const today = dayAt(one.desk.house.clock.now());
    const instalments = side === 'claimant' ? 1 : 12;
    const body = {
      ...{ payer: 'respondent', instalments, rhythm: 'month', costs: 'own' },
      amount: Math.max(20_000, Math.floor((claim * 4) / 500) * 100),
      ...{ firstOn: addDays(today, 30), standsUntil: addDays(today, 10) },
      ...{ isAccelerated: side === 'respondent', duties: NO_DUES[firstOf(one).language] },
      clauses: ['confidential', 'no_admission'],
    };
    await ask(one.desk.house, 'POST', `${pathOf(one)}/offers`, { body, by });
  };

export async function acceptsTerms(one: Case): Promise<void> {
  const by = accountAt(one, 'claimant');
  const open = (await railOf(one, by)).offers.find(({ state }) => state === 'open');
  await ask(one.desk.house, 'POST', `${pathOf(one)}/offers/${open?.id}/answers`, {
    body: { answer: 'accepted' },
    by,
  });
}

/** Each signs with the code that comes to their own address. */
export const signsTerms =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const { house } = one.desk;
    const by = accountAt(one, side);
    const { settlement } = await railOf(one, by);
    for (const { id: partyId, isOwn } of settlement?.parties ?? []) {
      if (!isOwn) continue;
      const code = await codeFor(one, by, { to: '/settlement/codes', body: { partyId } });
      await ask(house, 'POST', `${pathOf(one)}/settlement/signatures`, {
        body: { partyId, textHash: settlement?.hash, name: by.name, agreed: true, code },
        by,
      });
    }
  };

const CODE = /: (\d{6})$/m;

type Asking = { to: string; body: Record<string, string> };

/** Asks for a code and reads it from the letter. */
async function codeFor(one: Case, by: Person, { to, body }: Asking): Promise<string> {
  const { house } = one.desk;
  await ask(house, 'POST', `${pathOf(one)}${to}`, { body, by });
  await house.post();
  // Other letters may go out with the code, and after it.
  const letter = house.letters.findLast(({ to: of, text }) => of === by.email && CODE.test(text));
  return CODE.exec(letter?.text ?? '')?.[1] ?? '';
}

/** Whoever led the talks authenticates what all have signed, or the arbitrator makes an award of it. */
export async function putsName(one: Case): Promise<void> {
  const by = askedIn(one);
  const { house } = one.desk;
  const to = '/settlement/terms';
  const code = await codeFor(one, by, { to: `${to}/codes`, body: {} });
  const { hash } = await ask<{ hash: string }>(house, 'GET', `${pathOf(one)}${to}`, { by });
  const own = { textHash: hash, name: by.name, agreed: true, stamp: '', without: '' };
  const body = { ...own, code };
  await ask(house, 'POST', `${pathOf(one)}${to}/signatures`, { body, by });
}

function accountAt(one: Case, side: Side): Person {
  const found = side === 'claimant' ? one.claimant : one.accounts.get(firstOf(one).id);
  if (!found) throw new Error(`The ${side} has no account.`);
  return found;
}

const NO_DUES: Record<Language, string> = {
  en: 'Within a week of the last payment the claimant gives a letter that nothing is owed any more.',
  hi: 'अंतिम भुगतान के एक सप्ताह के भीतर दावेदार यह पत्र देगा कि अब कुछ बाकी नहीं है।',
  mr: 'शेवटच्या हप्त्यानंतर आठवड्याभरात दावेदार काहीही बाकी नसल्याचे पत्र देईल.',
};

// What a settlement promises once it is signed: whoever pays says so, whoever is paid confirms it, or has what is overdue certified.
import { dayAt } from '../../../src/kernel/days.ts';
import { ask, type Person } from '../door.ts';
import { type Case, firstOf } from './case.ts';

type Due = { number: number; left: number };
type Said = { id: string; state: string };
type Plan = {
  promises: { id: string; kind: 'money' | 'words'; dues: Due[]; statements: Said[] }[];
};

const pathOf = (one: Case) => `/api/disputes/${one.id}/performance`;

async function paymentOf(one: Case, by: Person) {
  const { promises } = await ask<Plan>(one.desk.house, 'GET', pathOf(one), { by });
  const payment = promises.find(({ kind }) => kind === 'money');
  if (!payment) throw new Error('The settlement promises no payment.');
  return payment;
}

/** The respondent pays what is left of the next payment, and says by which transfer. */
export async function paysNext(one: Case): Promise<void> {
  const by = respondentOf(one);
  const { id, dues } = await paymentOf(one, by);
  const next = dues.find(({ left }) => left > 0);
  const { house, chance } = one.desk;
  const body = {
    ...{ amount: next?.left ?? 0, way: 'bank', note: '', happenedOn: dayAt(house.clock.now()) },
    reference: `UTIB${chance.whole(10_000_000, 99_999_999)}`,
  };
  await ask(house, 'POST', `${pathOf(one)}/promises/${id}/payments`, { body, by });
}

/** The claimant says that it came. */
export async function confirmsPayment(one: Case): Promise<void> {
  const by = claimantOf(one);
  const { statements } = await paymentOf(one, by);
  const said = statements.find(({ state }) => state === 'waiting' || state === 'stands');
  await ask(one.desk.house, 'POST', `${pathOf(one)}/statements/${said?.id}/answers`, {
    body: { says: 'confirmed', why: '' },
    by,
  });
}

/** The claimant has it certified that a payment is overdue. */
export async function certifiesDefault(one: Case): Promise<void> {
  await ask(one.desk.house, 'POST', `${pathOf(one)}/certificates`, {
    body: { kind: 'default' },
    by: claimantOf(one),
  });
}

function claimantOf(one: Case): Person {
  if (!one.claimant) throw new Error('The claimant has no account.');
  return one.claimant;
}

function respondentOf(one: Case): Person {
  const found = one.accounts.get(firstOf(one).id);
  if (!found) throw new Error('The respondent has no account.');
  return found;
}

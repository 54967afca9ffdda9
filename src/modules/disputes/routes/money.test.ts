import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, opened } from '../../../../tests/disputes.ts';
import type { DisputesDeps, Listener } from '../actions/deps.ts';
import { moneyListener } from '../actions/money.ts';

const clock = { now: new Date('2026-11-20T09:30:00Z') };
const gstin = '27AAPFU0939F1ZV';
let database: TestDatabase;
let app: App;
let deps: DisputesDeps;
let [rhea, omar, acca, ada, eve]: SignedIn[] = [];

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now, settings: { gstin } });
  const parts = { ...(await disputesDeps(database.db, clock)), listeners: [] as Listener[] };
  parts.listeners.push(moneyListener({ ...parts, settings: { ...parts.settings, gstin } }));
  deps = parts;
  const staff = (role: 'registrar' | 'case_officer' | 'accounts') => signedIn(database.db, { roles: [role], now: clock.now });
  [rhea, omar, acca] = [await staff('registrar'), await staff('case_officer'), await staff('accounts')];
  ada = await signedIn(database.db, { email: 'ada@example.org', now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
});
afterAll(() => database.drop());

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer it also checks
type Any = any;
async function ask(
  who: SignedIn | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: Any; error: Any }> {
  const response = await call(app, method, path, { body, cookie: who?.cookie });
  return { status: response.status, ...((await response.json()) as Any) };
}

/** Ada in Karnataka claims from Ben in Maharashtra. */
async function filed() {
  const parties = [aParty('claimant', { state: '29' }), aParty('respondent', { state: '27' })];
  const { id } = await opened(deps, aFiling({ parties }));
  const at = `/api/office/disputes/${id}`;
  const { data } = await ask(rhea, 'GET', `${at}/money`);
  const [claimant, respondent] = data.parties.map((one: { id: string }) => one.id) as [string, string];
  return { id, at, claimant, respondent, once: data.once as string };
}

describe('the schedule that governs a dispute', () => {
  test('is the institution’s table until the registrar chooses another, with a reason and what the ceiling covers', async () => {
    const { at } = await filed();
    const before = (await ask(omar, 'GET', `${at}/money`)).data;
    expect(before).toMatchObject({ may: [], schedule: { version: 1, schedule: 'institution' }, stamp: null });
    // 4,50,000: 45,000 by the Fourth Schedule and a quarter more for a sole arbitrator; its ceiling is far away.
    expect(before.tribunal.filter(({ schedule }: Any) => schedule === 'fourth_schedule')).toEqual([
      { schedule: 'fourth_schedule', ceilingOn: 'base_and_variable', amount: 5_625_000 },
      { schedule: 'fourth_schedule', ceilingOn: 'variable_only', amount: 5_625_000 },
    ]);
    const choice = { schedule: 'fourth_schedule', ceilingOn: 'variable_only', reason: 'Agreed in writing on 3 November.' };
    expect(await ask(rhea, 'POST', `${at}/schedule`, { ...choice, reason: ' ' })).toMatchObject({
      status: 422,
      error: { code: 'reason_missing' },
    });
    expect(await ask(rhea, 'POST', `${at}/schedule`, choice)).toMatchObject({ status: 201, data: { version: 2 } });
    expect((await ask(rhea, 'GET', `${at}/money`)).data.schedule).toMatchObject({
      ...{
        version: 2,
        schedule: 'fourth_schedule',
        ceilingOn: 'variable_only',
        packs: [expect.any(String), expect.stringMatching(/^fourth-schedule@/)],
      },
    });
    // What the ceiling covers is no question of another schedule.
    await ask(rhea, 'POST', `${at}/schedule`, { ...choice, schedule: 'institution' });
    expect((await ask(rhea, 'GET', `${at}/money`)).data.schedule).toMatchObject({ version: 3, ceilingOn: 'base_and_variable' });
  });

  test('chosen by two at once has two versions, and none is lost', async () => {
    const { at } = await filed();
    const choice = (reason: string) => ask(rhea, 'POST', `${at}/schedule`, { schedule: 'sebi', reason });
    const both = await Promise.all([choice('one'), choice('two')]);
    expect(both.map(({ data }) => data.version).toSorted()).toEqual([2, 3]);
  });
});

test('the registrar decides who pays the stamp duty: one party of this dispute, or all alike', async () => {
  const [one, other] = [await filed(), await filed()];
  const path = `${one.at}/stamp-payer`;
  expect((await ask(rhea, 'POST', path, { partyId: one.respondent, reason: '' })).error.fields).toHaveProperty('reason');
  expect((await ask(rhea, 'POST', path, { partyId: other.respondent, reason: 'because' })).error).toMatchObject({ code: 'party_unknown' });
  expect((await ask(rhea, 'POST', path, { partyId: one.respondent, reason: 'Agreement, clause 9' })).status).toBe(201);
  expect((await ask(omar, 'GET', `${one.at}/money`)).data.stamp).toEqual({ partyId: one.respondent, reason: 'Agreement, clause 9' });
  expect((await ask(rhea, 'POST', path, { partyId: null, reason: 'Both asked for it.' })).data).toEqual({ version: 2 });
});

describe('a sum that is billed in shares', () => {
  const bill = { kind: 'admin', words: 'Administration fee', amount: 1_000_001 };
  test('makes exactly the sum, each share taxed by where its payer is', async () => {
    const { id, at, claimant, respondent, once } = await filed();
    const shares = [claimant, respondent].map((partyId) => ({ partyId, weight: 1 }));
    const { status, data } = await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares });
    expect([status, data.numbers.length]).toEqual([201, 2]);
    const query = database.db.selectFrom('fees_invoice').where('dispute_id', '=', id).where('kind', '=', 'admin').orderBy('number');
    const rows = await query.select(['net', 'cgst', 'sgst', 'igst', 'share_of', 'place_of_supply']).execute();
    expect(rows.map(({ net }) => net)).toEqual([500_001n, 500_000n]);
    expect(rows).toMatchObject([
      { igst: 90_000n, cgst: 0n, place_of_supply: '29', share_of: once },
      { igst: 0n, cgst: 45_000n, sgst: 45_000n, place_of_supply: '27' },
    ]);
  });

  test('is billed once however often the form is sent, also twice at once', async () => {
    const { id, at, claimant, once } = await filed();
    const send = () => ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares: [{ partyId: claimant, weight: 1 }] });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(answers.map(({ data }) => data.numbers.join())).size).toBe(1);
    expect((await costsOf(database.db, id)).invoices.filter(({ kind }) => kind === 'admin')).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['without words', { words: ' ' }, 'words_missing'],
    ['of nothing', { amount: 0 }, 'amount_invalid'],
    ['of more than an invoice may ask', { amount: 500_000_000_001 }, 'too_much'],
    ['of which nobody bears a share', { weight: 0 }, 'shares_missing'],
    ['with a share below nothing', { weight: -1 }, 'shares_missing'],
    ['with a share of a stranger', { partyId: randomUUID() }, 'party_unknown'],
  ])('%s is refused at its field, and nothing is issued', async (_, { weight = 1, partyId, ...change }: Any, code) => {
    const { id, at, claimant, once } = await filed();
    const shares = [{ partyId: partyId ?? claimant, weight }];
    expect(await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares, ...change })).toMatchObject({ status: 422, error: { code } });
    expect((await costsOf(database.db, id)).invoices).toHaveLength(1); // the registration
  });

  test('never carries a registration fee, which the filing bills', async () => {
    const { at, claimant, once } = await filed();
    const shares = [{ partyId: claimant, weight: 1 }];
    expect((await ask(rhea, 'POST', `${at}/invoices`, { ...bill, kind: 'registration', once, shares })).status).toBe(422);
  });
});

test('whoever pays for a party that does not is told apart from it, and must be of the same dispute (ACA s. 38(2))', async () => {
  const { id, at, claimant, respondent, once } = await filed();
  const shares = [{ partyId: respondent, weight: 1 }];
  await ask(rhea, 'POST', `${at}/invoices`, { kind: 'deposit', words: 'Deposit', amount: 800_000, once, shares });
  const invoice = (await costsOf(database.db, id)).invoices.find(({ kind }) => kind === 'deposit');
  const { parties } = (await ask(acca, 'GET', `/api/office/invoices/${invoice?.id}`)).data;
  expect(parties.map((one: Any) => one.id)).toEqual([claimant, respondent]);
  const transfer = {
    invoiceId: invoice?.id,
    reference: `UTR${randomUUID().slice(0, 8)}`,
    amount: 800_000,
    receivedOn: '2026-11-20',
    narration: '',
  };
  expect((await ask(acca, 'POST', '/api/office/payments', { ...transfer, paidByParty: randomUUID() })).error.code).toBe('party_unknown');
  expect((await ask(acca, 'POST', '/api/office/payments', { ...transfer, paidByParty: claimant })).status).toBe(201);
  expect((await ask(rhea, 'GET', `${at}/money`)).data.parties).toMatchObject([
    { id: claimant, paid: 800_000, paidForOthers: 800_000 },
    { id: respondent, invoiced: 800_000, paid: 0, due: 0 },
  ]);
});

test('money is read by officers, registrars and accounts, decided by registrars, and is nobody else’s', async () => {
  const { at, claimant, once } = await filed();
  const acts = [
    [`${at}/schedule`, { schedule: 'institution', reason: 'because' }],
    [`${at}/stamp-payer`, { partyId: null, reason: 'because' }],
    [`${at}/invoices`, { kind: 'other', words: 'Copy', amount: 100, once, shares: [{ partyId: claimant, weight: 1 }] }],
  ] as const;
  for (const who of [omar, acca]) expect((await ask(who, 'GET', `${at}/money`)).status).toBe(200);
  for (const who of [ada, eve]) expect((await ask(who, 'GET', `${at}/money`)).status).toBe(403);
  for (const [path, body] of acts) {
    for (const who of [omar, acca, ada, eve]) expect((await ask(who, 'POST', path, body)).status, path).toBe(403);
    const nowhere = path.replace(/disputes\/[^/]+/, `disputes/${randomUUID()}`);
    expect((await ask(rhea, 'POST', nowhere, body)).status, nowhere).toBe(404);
  }
  expect((await ask(rhea, 'GET', `/api/office/disputes/${randomUUID()}/money`)).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { rupees } from '../rules/money.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';
import { followingMove } from './deps.ts';
import { issueInvoice } from './invoices.ts';
import { recordPayment } from './payments.ts';
import { feesDataOf, feesEraser } from './person-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const friday = new Date('2026-11-20T09:30:00Z');
const accounts: FeesActor = { personId: randomUUID(), role: 'accounts' };
const deps: MoneyDeps = { settings: { gstin: '27AAPFU0939F1ZV' }, ...followingMove };
const within = <T>(act: (within: FeesTransaction) => Promise<T>) =>
  database.db.transaction().execute((tx) => act({ tx, at: friday }));

const [ada, ben, adasParty, bensParty] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const partiesOf = async (_: unknown, personId: string) =>
  personId === ada ? [adasParty] : personId === ben ? [bensParty] : [];
const dataOf = feesDataOf(partiesOf);
const eraser = feesEraser(partiesOf);

async function bill(partyId: string, name: string): Promise<string> {
  const payer = { partyId, name, address: `1 Fort, Mumbai (${name})`, state: 'Maharashtra' };
  const lines = [{ words: 'Registration of a dispute', amount: rupees(5_000) }];
  const outcome = await within((here) =>
    issueInvoice(deps, here, { disputeId: randomUUID(), payer, kind: 'registration', lines }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.id;
}

async function pay(invoiceId: string, paidByParty: string, reference: string): Promise<void> {
  const from = { paidByParty, invoiceId, reference, narration: `NEFT of ${reference}` };
  const money = {
    provider: 'bank_transfer' as const,
    amount: rupees(5_900),
    receivedOn: '2026-11-20',
    by: accounts,
  };
  const outcome = await within((here) => recordPayment(deps, here, { ...money, ...from }));
  if (!outcome.ok) throw new Error(outcome.refusal);
}

const order = (id: string, invoiceId: string, by: string) =>
  database.db
    .insertInto('fees_order')
    .values({ id, invoiceId, amount: rupees(5_900), openedAt: friday, openedBy: by })
    .execute();

const link = (id: string, invoiceId: string, by: string) =>
  database.db
    .insertInto('fees_payment_link')
    .values({
      id,
      reference: randomUUID(),
      invoiceId,
      amount: rupees(5_900),
      url: 'https://rzp.io/i/x',
      back: '/cases',
      openedAt: friday,
      expiresAt: new Date(friday.getTime() + 1),
      openedBy: by,
    })
    .execute();

test('a party is given the bills in her name and what she paid; who paid for her, and what she paid for another, names nobody', async () => {
  const [adas, bens] = [await bill(adasParty, 'Ada Own'), await bill(bensParty, 'Ben Other')];
  await pay(adas, bensParty, 'UTRBEN000001');
  await pay(bens, adasParty, 'UTRADA000002');
  await order('order_ada', bens, ada);
  await order('order_ben', adas, ben);
  await link('plink_ada', bens, ada);
  await link('plink_ben', adas, ben);
  const data = await dataOf(database.db, ada);
  expect(data).toMatchObject({
    invoices: [
      {
        payerName: 'Ada Own',
        kind: 'registration',
        total: rupees(5_900),
        paid: rupees(5_900),
        lines: [{ amount: rupees(5_000) }],
      },
    ],
    payments: [{ reference: 'UTRADA000002', amount: rupees(5_900) }],
    orders: [{ id: 'order_ada' }],
    links: [{ id: 'plink_ada' }],
  });
  const text = JSON.stringify(data, (_, one) => (typeof one === 'bigint' ? `${one}` : one));
  expect(text).not.toMatch(/Ben Other|UTRBEN|NEFT|order_ben|plink_ben/);
  expect(await dataOf(database.db, randomUUID())).toEqual({
    invoices: [],
    payments: [],
    orders: [],
    links: [],
    earned: [],
  });
});

test('bills and payments stay for the years that the tax law asks for, to the paisa; who began an order is forgotten', async () => {
  expect(await eraser.keeps(database.db, ada)).toEqual(['invoices']);
  expect(await eraser.keeps(database.db, randomUUID())).toEqual([]);
  const books = async () => ({
    bills: await database.db.selectFrom('fees_invoice').orderBy('id').selectAll().execute(),
    payments: await database.db.selectFrom('fees_payment').orderBy('id').selectAll().execute(),
    entries: await database.db
      .selectFrom('fees_entry')
      .orderBy('transactionId')
      .orderBy('line')
      .selectAll()
      .execute(),
  });
  const before = await books();
  const erase = () =>
    database.db
      .transaction()
      .execute((tx) => eraser.erase(tx, { personId: ada, at: friday, newId }));
  expect(await erase()).toEqual({ orders: 1, links: 1, accounts: 0 });
  expect(await books()).toEqual(before);
  const orders = await database.db
    .selectFrom('fees_order')
    .orderBy('id')
    .select(['id', 'openedBy'])
    .execute();
  expect(orders).toEqual([
    { id: 'order_ada', openedBy: null },
    { id: 'order_ben', openedBy: ben },
  ]);
  expect(await erase()).toEqual({ orders: 0, links: 0, accounts: 0 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { waiveInvoice } from '#modules/fees/actions/invoices.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import type { DisputesDeps } from './deps.ts';
import { moneyListener, moneyOf } from './money.ts';

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  const bare = await disputesDeps(database.db, clock);
  deps = { ...bare, listeners: [moneyListener({ now: () => clock.now, settings: {} })] };
});
afterAll(() => database.drop());

const money = () => ({ settings: {}, ...moneyOf(deps) });
const within = <T>(act: (within: { tx: Parameters<typeof recordPayment>[1]['tx']; at: Date }) => Promise<T>) =>
  database.db.transaction().execute((tx) => act({ tx, at: clock.now }));
const stateOf = async (id: string) =>
  (await database.db.selectFrom('dispute').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
const system = { personId: null, role: 'system' } as const;
async function bill(id: string) {
  const [invoice] = (await costsOf(database.db, id)).invoices;
  if (!invoice) throw new Error('nothing was billed');
  return invoice;
}
let run = 0;
const pay = async (id: string, amount: bigint) => {
  run += 1;
  const reference = (
    await database.db
      .selectFrom('fees_invoice')
      .where('id', '=', (await bill(id)).id)
      .select('reference')
      .executeTakeFirstOrThrow()
  ).reference;
  return within((at) =>
    recordPayment(money(), at, {
      ...{ provider: 'bank_transfer', reference: `UTR${run}`, amount, receivedOn: '2026-11-20', by: system },
      narration: reference,
    } as never),
  );
};

test('a filing is billed five thousand rupees to the claimant, in the transaction of the filing', async () => {
  const { id } = await opened(deps);
  expect(await bill(id)).toMatchObject({
    kind: 'registration',
    payer: 'Ada Traders',
    total: 500_000n,
    state: 'unpaid',
    dueOn: '2026-11-27',
  });
});

test('a payment in full starts scrutiny at once; a part of it does not', async () => {
  const { id } = await opened(deps);
  await pay(id, 200_000n);
  expect(await stateOf(id)).toBe('filed');
  await pay(id, 300_000n);
  expect(await stateOf(id)).toBe('scrutiny');
});

test('a waiver by order starts scrutiny without a payment', async () => {
  const { id } = await opened(deps);
  const rhea = await signedIn(database.db, { roles: ['registrar'] });
  const { id: invoiceId } = await bill(id);
  await within((at) =>
    waiveInvoice(money(), at, { invoiceId, by: { personId: rhea.personId, role: 'registrar' }, reason: 'She has no means.' }),
  );
  expect(await stateOf(id)).toBe('scrutiny');
});

test('a case that is withdrawn before anybody paid owes nothing, and the registration fee that was paid is earned', async () => {
  const unpaid = await opened(deps);
  await move(deps, { disputeId: unpaid.id, type: 'withdrawal_asked', by: system, as: 'claimant', partyId: await claimantOf(unpaid.id) });
  expect(await bill(unpaid.id)).toMatchObject({ state: 'cancelled' });
  const paid = await opened(deps);
  await pay(paid.id, 500_000n);
  await move(deps, { disputeId: paid.id, type: 'withdrawal_asked', by: system, as: 'claimant', partyId: await claimantOf(paid.id) });
  expect(await stateOf(paid.id)).toBe('withdrawn');
  expect((await costsOf(database.db, paid.id)).parties).toMatchObject([{ paid: 500_000n, refunded: 0n, due: 0n }]);
});

async function claimantOf(id: string) {
  const query = database.db.selectFrom('dispute_party').where('dispute_id', '=', id).where('side', '=', 'claimant').select('id');
  return (await query.executeTakeFirstOrThrow()).id;
}

test('the costs are the parties’ and the office’s to see, and nobody else’s', async () => {
  const app = appWith(database, { now: () => clock.now });
  const { id } = await opened(deps, undefined, 'money@example.org');
  const ada = await signedIn(database.db, { email: 'money@example.org', now: clock.now });
  const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
  const get = (cookie: string) => call(app, 'GET', `/api/fees/disputes/${id}/costs`, { cookie });
  expect(await (await get(ada.cookie)).json()).toMatchObject({ data: { invoiced: 500_000, due: 500_000 } });
  expect((await get(eve.cookie)).status).toBe(404);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { waiveInvoice } from '#modules/fees/actions/invoices.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import { shipped } from '#modules/institution/letters.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import type { FiledParty } from '../rules/filed-parties.ts';
import type { DisputesDeps, Listener } from './deps.ts';
import { moneyListener, moneyOf } from './money.ts';

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  const bare = await disputesDeps(database.db, clock);
  deps = billing(bare);
});
afterAll(() => database.drop());

/** Money is told of everything, also of what follows from what it does itself. */
function billing(parts: DisputesDeps): DisputesDeps {
  const listeners: Listener[] = [];
  const whole = { ...parts, listeners };
  listeners.push(moneyListener(whole));
  return whole;
}

/** Another table of fees, in force from 1 December on. */
async function setFees(change: Partial<(typeof shipped)['fees']>): Promise<void> {
  const rhea = await signedIn(database.db, { roles: ['registrar'] });
  await database.db
    .insertInto('setting_version')
    .values({
      kind: 'fees',
      number: 1,
      value: JSON.stringify({ ...shipped.fees, ...change }),
      why: 'A year without a fee',
      effectiveFrom: '2026-12-01',
      drawnBy: rhea.personId,
      putBy: rhea.personId,
      putAt: clock.now,
    })
    .execute();
}

const money = () => ({ settings: {}, ...moneyOf(deps) });
const within = <T>(
  act: (within: { tx: Parameters<typeof recordPayment>[1]['tx']; at: Date }) => Promise<T>,
) => database.db.transaction().execute((tx) => act({ tx, at: clock.now }));
const stateOf = async (id: string) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
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
      provider: 'bank_transfer',
      reference: `UTR${run}`,
      amount,
      receivedOn: '2026-11-20',
      by: system,
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

describe('where the service counts as supplied (IGST Act s. 12(2))', () => {
  const gstin = '27AAPFU0939F1ZV';
  const taxed = () => billing({ ...deps, settings: { ...deps.settings, gstin } });
  async function billed(change: Partial<FiledParty>) {
    const { id } = await opened(
      taxed(),
      aFiling({ parties: [aParty('claimant', change), aParty('respondent')] }),
    );
    const query = database.db.selectFrom('fees_invoice').where('disputeId', '=', id);
    return query
      .select(['cgst', 'sgst', 'igst', 'placeOfSupply', 'payerGstin'])
      .executeTakeFirstOrThrow();
  }
  test.each<[string, Partial<FiledParty>, object]>([
    [
      'a claimant in Maharashtra bears CGST and SGST',
      { state: '27' },
      { cgst: 45_000n, sgst: 45_000n, igst: 0n, placeOfSupply: '27' },
    ],
    [
      'one in Karnataka bears IGST',
      { state: '29' },
      { cgst: 0n, sgst: 0n, igst: 90_000n, placeOfSupply: '29', payerGstin: null },
    ],
    [
      'one that is registered elsewhere bears IGST by its registration, which stands on the invoice',
      { kind: 'company', state: '27', gstin: '29AAGCB7383J1Z4' },
      { cgst: 0n, igst: 90_000n, placeOfSupply: '29', payerGstin: '29AAGCB7383J1Z4' },
    ],
    [
      'one who filed before anybody asked is where her address is',
      {},
      { cgst: 45_000n, sgst: 45_000n, placeOfSupply: '27' },
    ],
    [
      'also when that is elsewhere',
      {
        contacts: [
          {
            channel: 'post',
            value: '4 Church Street, Bengaluru 560001',
            isDesignated: false,
            designatedIn: '',
          },
        ],
      },
      { igst: 90_000n, placeOfSupply: '29' },
    ],
  ])('%s', async (_, change, found) => {
    expect(await billed(change)).toMatchObject(found);
  });
});

test('where the schedule asks for no registration fee nothing is billed, and scrutiny begins with a record of it', async () => {
  const at = clock.now;
  await setFees({ registrationFee: 0 });
  clock.now = new Date('2026-12-02T06:30:00Z');
  const { id } = await opened(deps);
  expect((await costsOf(database.db, id)).invoices).toEqual([]);
  expect(await stateOf(id)).toBe('scrutiny');
  const events = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number')
    .selectAll()
    .execute();
  expect(events.map(({ type, toState }) => [type, toState])).toEqual([
    ['submitted', 'filed'],
    ['registration_not_due', 'scrutiny'],
  ]);
  expect(events[1]?.details).toMatchObject({ fee: 0 });
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .orderBy('number')
    .select('act')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'dispute.submitted',
    'dispute.schedule_chosen',
    'dispute.registration_not_due',
  ]);
  clock.now = at;
});

test('the bill of a filing costs ten statements, whatever stands in the books already', async () => {
  let count = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const statements = async (parts: DisputesDeps) => {
    count = 0;
    await opened({ ...parts, db });
    return count;
  };
  const bare = { ...deps, listeners: [] };
  const alone = await statements(bare);
  // Of ten thousand rows each pays this: setting, holidays, schedule, number, invoice with its line, posting with its entries, and two acts.
  // Whoever files one alone is told of the bill, which is eight more; a row of many has none of them.
  expect((await statements(deps)) - alone).toBe(18);
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
    waiveInvoice(money(), at, {
      invoiceId,
      by: { personId: rhea.personId, role: 'registrar' },
      reason: 'She has no means.',
    }),
  );
  expect(await stateOf(id)).toBe('scrutiny');
});

test('a case that is withdrawn before anybody paid owes nothing, and the registration fee that was paid is earned', async () => {
  const leaving = {
    type: 'withdrawal_asked',
    by: system,
    as: 'claimant',
    details: { liberty: 'with' },
  } as const;
  const unpaid = await opened(deps);
  await move(deps, { ...leaving, disputeId: unpaid.id, partyId: await claimantOf(unpaid.id) });
  expect(await bill(unpaid.id)).toMatchObject({ state: 'cancelled' });
  const paid = await opened(deps);
  await pay(paid.id, 500_000n);
  await move(deps, { ...leaving, disputeId: paid.id, partyId: await claimantOf(paid.id) });
  expect(await stateOf(paid.id)).toBe('withdrawn');
  expect((await costsOf(database.db, paid.id)).parties).toMatchObject([
    { paid: 500_000n, refunded: 0n, due: 0n },
  ]);
});

async function claimantOf(id: string) {
  const query = database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'claimant')
    .select('id');
  return (await query.executeTakeFirstOrThrow()).id;
}

test('the costs are the parties’ and the office’s to see, and nobody else’s', async () => {
  const app = appWith(database, { now: () => clock.now });
  const { id } = await opened(deps, undefined, 'money@example.org');
  const ada = await signedIn(database.db, { email: 'money@example.org', now: clock.now });
  const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
  const get = (cookie: string) => call(app, 'GET', `/api/fees/disputes/${id}/costs`, { cookie });
  expect(await (await get(ada.cookie)).json()).toMatchObject({
    data: { invoiced: 500_000, due: 500_000 },
  });
  expect((await get(eve.cookie)).status).toBe(404);
});

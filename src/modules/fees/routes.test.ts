import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMoney } from '#kernel/amounts.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { App } from '#platform/http.ts';
import { openRazorpay } from '#platform/razorpay.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { readPdf } from '../../../tests/pdf.ts';
import type { FeesDeps, InvoiceSettlement } from './actions/deps.ts';
import { followingMove } from './actions/deps.ts';
import { type InvoiceOrder, issueInvoice } from './actions/invoices.ts';
import { feesQueue } from './actions/queue.ts';
import { rupees } from './rules/money.ts';
import { listBalances } from './store/ledger.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const webhookSecret = 'a-webhook-secret-of-our-own';
const gstin = '27AAPFU0939F1ZV';

let database: TestDatabase;
let app: App;
let bare: App;
let settled: InvoiceSettlement[] = [];
let asked: { url: string; body: unknown; authorization: string }[] = [];
let answerOrder: () => Response | Promise<Response>;
let [acca, bela, rhea, omar, ada, eve]: SignedIn[] = [];
let adas = '';

const isAdas = ({ personId }: Viewer, disputeId: string) =>
  personId === ada?.personId && disputeId === adas;

const deps = (): Partial<FeesDeps> => ({
  onSettled: async (_, __, told) => void settled.push(told),
  mayPay: async (_, viewer, disputeId) => isAdas(viewer, disputeId),
  mayRead: async (_, viewer, disputeId) => isAdas(viewer, disputeId),
  razorpay: openRazorpay(
    { keyId: 'rzp_test_1', keySecret: 'a-key-secret', webhookSecret },
    async (url, init) => {
      const headers = init.headers as Record<string, string>;
      asked.push({
        url,
        body: JSON.parse(String(init.body)),
        authorization: headers.authorization ?? '',
      });
      return answerOrder();
    },
  ),
});

beforeAll(async () => {
  database = await testDatabase();
  const settings = { gstin, bankAccount: 'Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort' };
  app = appWith(database, { now: () => friday, settings, fees: deps() });
  bare = appWith(database, { now: () => friday });
  const staff = (name: string, role: 'accounts' | 'registrar' | 'case_officer') =>
    signedIn(database.db, { name, roles: [role], now: friday });
  [acca, bela] = [await staff('Acca', 'accounts'), await staff('Bela', 'accounts')];
  [rhea, omar] = [await staff('Rhea', 'registrar'), await staff('Omar', 'case_officer')];
  [ada, eve] = [
    await signedIn(database.db, { name: 'Ada', now: friday }),
    await signedIn(database.db, { name: 'Eve', now: friday }),
  ];
  adas = randomUUID();
});
afterAll(() => database.drop());

type Answer = { status: number; code: string; fields: Record<string, string>; data: Any };
// biome-ignore lint/suspicious/noExplicitAny: every answer of the API is read here.
type Any = any;

async function ask(
  who: SignedIn | undefined | null,
  method: string,
  path: string,
  body?: unknown,
  on = app,
): Promise<Answer> {
  const response = await call(on, method, path, { body, cookie: who?.cookie });
  const answer = (await response.json()) as {
    data?: Any;
    error?: { code: string; fields?: Record<string, string> };
  };
  return {
    status: response.status,
    code: answer.error?.code ?? '',
    fields: answer.error?.fields ?? {},
    data: answer.data,
  };
}

async function issued(
  change: Partial<InvoiceOrder> = {},
  at = friday,
): Promise<{ id: string; number: string; reference: string }> {
  const order: InvoiceOrder = {
    disputeId: randomUUID(),
    payer: {
      partyId: randomUUID(),
      name: 'Ada Traders',
      address: '1 Fort\nMumbai 400001',
      state: 'Maharashtra',
    },
    kind: 'registration',
    lines: [{ words: 'Registration of a dispute', amount: rupees(5_000) }],
    ...change,
  };
  const outcome = await database.db
    .transaction()
    .execute((tx) => issueInvoice({ settings: { gstin }, ...followingMove }, { tx, at }, order));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
let transfers = 0;
function transfer(change: object = {}) {
  transfers += 1;
  const reference = `HDFCN5202611${String(transfers).padStart(6, '0')}`;
  return {
    invoiceId: null,
    reference,
    amount: 590_000,
    receivedOn: '2026-11-20',
    narration: '',
    paidByParty: null,
    ...change,
  };
}
const confirm = (who: SignedIn | undefined, change: object) =>
  ask(who, 'POST', '/api/office/payments', transfer(change));
const stateOf = async (id: string) =>
  (await ask(acca, 'GET', `/api/office/invoices/${id}`)).data.state;
async function expectEven() {
  expect((await listBalances(database.db)).reduce((so, { amount }) => so + amount, 0n)).toBe(0n);
}

describe('accounts', () => {
  test('confirms a transfer, and the dispute hears of it', async () => {
    const { id } = await issued();
    settled = [];
    expect(await confirm(acca, { invoiceId: id })).toMatchObject({
      status: 201,
      data: { used: 590_000, unused: 0, isRepeat: false },
    });
    expect(await stateOf(id)).toBe('paid');
    expect(settled).toMatchObject([{ invoiceId: id, how: 'paid' }]);
  });

  test('two officers who confirm one transfer at once count it once', async () => {
    const { id } = await issued();
    settled = [];
    const one = transfer({ invoiceId: id });
    const both = await Promise.all(
      [acca, bela].map((who) => ask(who, 'POST', '/api/office/payments', one)),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.map(({ data }) => data.isRepeat).toSorted()).toEqual([false, true]);
    expect(settled).toHaveLength(1);
    await expectEven();
  });

  test('books a transfer once, in whatever writing its reference is copied from the statement', async () => {
    const { id } = await issued();
    const one = transfer({ invoiceId: id, amount: 100, reference: 'utrx 0001/b' });
    expect(await ask(acca, 'POST', '/api/office/payments', one)).toMatchObject({
      status: 201,
      data: { isRepeat: false },
    });
    for (const reference of [
      'UTRX0001/B',
      'Utrx0001/b',
      'U T R X 0001 / B',
      'UTRX\u200b0001/B',
      'ＵＴＲＸ０００１/B',
      'UTRX\u00ad0001/B\ufe0f',
    ])
      expect(
        (await ask(bela, 'POST', '/api/office/payments', { ...one, reference })).data,
        reference,
      ).toMatchObject({ isRepeat: true });
    const { payments } = (await ask(acca, 'GET', `/api/office/invoices/${id}`)).data;
    expect(payments).toMatchObject([{ reference: 'UTRX0001/B', amount: 100 }]);
    const elsewhere = { ...one, reference: 'utrx-0001/b' };
    expect((await ask(acca, 'POST', '/api/office/payments', elsewhere)).data).toMatchObject({
      isRepeat: false,
    });
  });

  test('books what stands on a statement of a year ago, and nothing older', async () => {
    expect((await confirm(acca, { receivedOn: '2025-11-20' })).status).toBe(201);
    expect((await confirm(acca, { receivedOn: '2025-11-19' })).code).toBe('day_early');
  });

  test('is told what is wrong with a transfer, at its field', async () => {
    const { id } = await issued();
    const taken = transfer({ invoiceId: id });
    await ask(acca, 'POST', '/api/office/payments', taken);
    const other = await issued();
    const cases: [object, number, string, string][] = [
      [{ invoiceId: other.id, reference: '  ' }, 422, 'reference_missing', 'reference'],
      [{ invoiceId: other.id, amount: 0 }, 422, 'amount_invalid', 'amount'],
      [{ invoiceId: other.id, amount: 5.5 }, 422, 'invalid_fields', 'amount'],
      [{ invoiceId: other.id, amount: 1e15 }, 422, 'amount_invalid', 'amount'],
      [{ invoiceId: other.id, amount: -5 }, 422, 'amount_invalid', 'amount'],
      [{ invoiceId: other.id, receivedOn: '2026-11-21' }, 422, 'day_ahead', 'receivedOn'],
      [{ receivedOn: '2025-11-19' }, 422, 'day_early', 'receivedOn'],
      [{ invoiceId: other.id, receivedOn: '1990-01-01' }, 422, 'day_early', 'receivedOn'],
      [{ invoiceId: other.id, reference: '\u200b' }, 422, 'reference_missing', 'reference'],
      [{ invoiceId: other.id, receivedOn: '2026-02-30' }, 422, 'invalid_fields', 'receivedOn'],
      [{ invoiceId: randomUUID() }, 404, 'not_found', 'invoiceId'],
      [{ invoiceId: other.id, reference: taken.reference }, 409, 'reference_taken', 'reference'],
    ];
    for (const [change, status, code, field] of cases) {
      const answer = await confirm(acca, change);
      expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([
        status,
        code,
        [field],
      ]);
    }
    expect(await stateOf(other.id)).toBe('unpaid');
  });

  test('sees money that no invoice took, matches it by the printed number, and the queue empties', async () => {
    const { id, number } = await issued();
    const viewer = acca?.viewer as Viewer;
    const before = await feesQueue(database.db, { viewer, now: friday, whose: 'all', most: 50 });
    const { data } = await confirm(acca, { narration: 'NEFT ADA' });
    const during = await feesQueue(database.db, { viewer, now: friday, whose: 'all', most: 50 });
    expect(during.total).toBe(before.total + 1);
    expect(during.items.find((item) => item.id === data.paymentId)).toMatchObject({
      reason: 'payment_to_match',
      path: '/office/payments?show=match',
    });
    const eves = await feesQueue(database.db, {
      viewer: eve?.viewer as Viewer,
      now: friday,
      whose: 'all',
      most: 50,
    });
    expect(eves).toEqual({ section: 'payments', items: [], total: 0 });
    const match = `/api/office/payments/${data.paymentId}/matches`;
    expect(await ask(acca, 'POST', match, { invoice: 'MU/99-00/1' })).toMatchObject({
      status: 422,
      code: 'invoice_unknown',
    });
    expect(await ask(acca, 'POST', match, { invoice: number.toLowerCase() })).toMatchObject({
      status: 200,
    });
    expect(await ask(acca, 'POST', match, { invoice: number })).toMatchObject({
      status: 409,
      code: 'nothing_left',
    });
    expect(await stateOf(id)).toBe('paid');
    expect(
      (await feesQueue(database.db, { viewer, now: friday, whose: 'all', most: 50 })).total,
    ).toBe(before.total);
  });

  test('walks the invoices page by page, each once', async () => {
    for (let so = 0; so < 27; so += 1)
      await issued(
        { payer: { partyId: randomUUID(), name: `Walker ${so}`, address: '' } },
        new Date(friday.getTime() + so),
      );
    const first = (await ask(acca, 'GET', '/api/office/invoices?show=unpaid&q=Walker')).data;
    const rest = (
      await ask(acca, 'GET', `/api/office/invoices?show=unpaid&q=Walker&before=${first.next}`)
    ).data;
    expect([first.invoices.length, rest.invoices.length, rest.next]).toEqual([25, 2, null]);
    const names = [...first.invoices, ...rest.invoices].map((one: { payer: string }) => one.payer);
    expect(names).toEqual(Array.from({ length: 27 }, (_, at) => `Walker ${26 - at}`));
    expect((await ask(acca, 'GET', '/api/office/invoices?q=%25')).data.invoices).toEqual([]);
  });
});

describe('the registrar', () => {
  test('waives what is due, once, with a reason that stands on the credit note', async () => {
    const { id } = await issued();
    settled = [];
    const path = `/api/office/invoices/${id}/waiver`;
    expect(await ask(rhea, 'POST', path, { reason: ' ' })).toMatchObject({
      status: 422,
      code: 'reason_missing',
      fields: { reason: expect.anything() },
    });
    const both = await Promise.all(
      [1, 2].map(() => ask(rhea, 'POST', path, { reason: 'She lives on a pension.' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(settled).toMatchObject([{ invoiceId: id, how: 'waived' }]);
    const { data } = await ask(rhea, 'GET', `/api/office/invoices/${id}`);
    expect(data).toMatchObject({
      state: 'waived',
      notes: [{ cause: 'waived', reason: 'She lives on a pension.', by: 'Rhea' }],
      may: [],
    });
  });

  test('orders a refund that accounts sends, and neither does the other’s part', async () => {
    const { id } = await issued();
    await confirm(acca, { invoiceId: id });
    const path = `/api/office/invoices/${id}/refunds`;
    const order = { amount: 295_000, reason: 'The filing was returned.' };
    expect((await ask(acca, 'POST', path, order)).status).toBe(403);
    expect(await ask(rhea, 'POST', path, { ...order, amount: 590_001 })).toMatchObject({
      status: 409,
      code: 'more_than_paid',
    });
    const { data } = await ask(rhea, 'POST', path, order);
    expect(
      (await ask(acca, 'GET', '/api/office/payments')).data.refunds.map(
        (one: { id: string }) => one.id,
      ),
    ).toContain(data.id);
    const sending = `/api/office/refunds/${data.id}/sending`;
    expect((await ask(rhea, 'POST', sending, { reference: 'OUT9' })).status).toBe(403);
    expect((await ask(acca, 'POST', sending, { reference: 'OUT9' })).status).toBe(200);
    for (const reference of ['OUT9', 'out 9\u200b'])
      expect((await ask(acca, 'POST', sending, { reference })).status).toBe(200);
    expect(await ask(acca, 'POST', sending, { reference: 'OUT10' })).toMatchObject({
      status: 409,
      code: 'sent_already',
    });
    await expectEven();
  });

  test('takes an unpaid invoice back, and not a paid one', async () => {
    const [open, paid] = [await issued(), await issued()];
    await confirm(acca, { invoiceId: paid.id, amount: 100 });
    const back = (id: string) =>
      ask(rhea, 'POST', `/api/office/invoices/${id}/cancellation`, {
        reason: 'The filing lapsed.',
      });
    expect(await back(open.id)).toMatchObject({ status: 200 });
    expect(await back(open.id)).toMatchObject({ status: 409, code: 'cancelled' });
    expect(await back(paid.id)).toMatchObject({ status: 409, code: 'paid_already' });
  });

  test('sends an overpayment back', async () => {
    const { id } = await issued();
    const { data } = await confirm(acca, { invoiceId: id, amount: 600_000 });
    expect(data).toMatchObject({ used: 590_000, unused: 10_000 });
    expect(
      (
        await ask(rhea, 'POST', `/api/office/payments/${data.paymentId}/refunds`, {
          reason: 'Paid too much.',
        })
      ).status,
    ).toBe(201);
    await expectEven();
  });
});

describe('whoever has no business with it', () => {
  test('is told so, and a stranger cannot tell an invoice of another from one that is not there', async () => {
    const { id } = await issued();
    const paths: [string, string, object?][] = [
      ['GET', '/api/office/invoices'],
      ['GET', `/api/office/invoices/${id}`],
      ['GET', '/api/office/payments'],
      ['POST', '/api/office/payments', transfer({ invoiceId: id })],
      ['POST', `/api/office/invoices/${id}/waiver`, { reason: 'Why not?' }],
    ];
    for (const [method, path, body] of paths) {
      expect((await ask(null, method, path, body)).status).toBe(401);
      expect((await ask(eve, method, path, body)).status).toBe(403);
    }
    expect(
      (await ask(omar, 'POST', `/api/office/invoices/${id}/waiver`, { reason: 'Why not?' })).status,
    ).toBe(403);
    expect((await ask(omar, 'GET', `/api/office/invoices/${id}`)).status).toBe(200);
    const hidden = await ask(eve, 'GET', `/api/fees/invoices/${id}/paper`);
    expect(hidden).toEqual(await ask(eve, 'GET', `/api/fees/invoices/${randomUUID()}/paper`));
    expect(hidden.status).toBe(404);
    expect((await ask(ada, 'GET', `/api/fees/invoices/${id}/paper`)).status).toBe(404); // of another dispute
    expect((await ask(eve, 'GET', `/api/fees/disputes/${adas}/costs`)).status).toBe(404);
    expect(
      (await ask(ada, 'GET', `/api/fees/disputes/${adas}/costs`, undefined, bare)).status,
    ).toBe(404); // nobody said that she may
    expect((await ask(eve, 'POST', `/api/fees/invoices/${id}/checkout`)).status).toBe(404);
    expect(await stateOf(id)).toBe('unpaid');
  });
});

describe('a party', () => {
  test('sees the costs of her dispute, and the invoice as a tagged PDF', async () => {
    const mine = await issued({ disputeId: adas });
    const { data } = await ask(ada, 'GET', `/api/fees/disputes/${adas}/costs`);
    expect(data).toMatchObject({
      invoiced: 590_000,
      due: 590_000,
      paid: 0,
      isPayableOnline: true,
      invoices: [{ id: mine.id, state: 'unpaid' }],
    });
    const response = await call(app, 'GET', `/api/fees/invoices/${mine.id}/paper`, {
      cookie: ada?.cookie,
    });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'application/pdf', 'private, no-store']);
    const pdf = readPdf(Buffer.from(await response.arrayBuffer()));
    const text = pdf.text.replace(/\s+/g, ' ');
    for (const said of [
      'Tax invoice',
      mine.number,
      mine.reference,
      '5,900.00',
      'CGST 9%',
      'HDFC0000001',
      'Ada Traders',
      gstin,
    ])
      expect(text).toContain(said);
    expect(pdf.structure).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']),
    );
    const hindi = await call(app, 'GET', `/api/fees/invoices/${mine.id}/paper?language=hi`, {
      cookie: ada?.cookie,
    });
    const own = readPdf(Buffer.from(await hindi.arrayBuffer())).text.replace(/\s+/g, '');
    for (const said of ['कुल/Total', 'Taxinvoice', 'CGST9%', mine.number])
      expect(own).toContain(said);
  });

  test('reads a credit note of her own as a paper with a number of its own row, and nobody else’s', async () => {
    const mine = await issued({
      disputeId: adas,
      payer: { partyId: randomUUID(), name: 'Ada Traders', address: '1 MG Road', state: '29' },
    });
    await confirm(acca, { invoiceId: mine.id });
    await ask(rhea, 'POST', `/api/office/invoices/${mine.id}/refunds`, {
      amount: 118_000,
      reason: 'She is poor and ill.',
    });
    const { notes } = (await ask(acca, 'GET', `/api/office/invoices/${mine.id}`)).data;
    expect(notes).toMatchObject([
      { number: expect.stringMatching(/^CN\/26-27\/\d{6}$/), amount: 118_000 },
    ]);
    const shown = (await ask(ada, 'GET', `/api/fees/disputes/${adas}/costs`)).data.invoices.find(
      ({ id }: Any) => id === mine.id,
    );
    expect(shown.notes).toEqual([{ id: notes[0].id, number: notes[0].number, amount: 118_000 }]);
    const at = `/api/fees/credit-notes/${notes[0].id}/paper`;
    const response = await call(app, 'GET', at, { cookie: ada?.cookie });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    const pdf = readPdf(Buffer.from(await response.arrayBuffer()));
    const text = pdf.text.replace(/\s+/g, ' ');
    for (const said of [
      'Credit note',
      notes[0].number,
      mine.number,
      'Karnataka (29)',
      '1,000.00',
      'IGST 18%',
      '180.00',
      '1,180.00',
      gstin,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('poor'); // why an order was made is not for every party's eyes
    expect(pdf.structure).toEqual(
      expect.arrayContaining(['Document', 'H1', 'Table', 'TR', 'TH', 'TD']),
    );
    const office = at.replace('/fees/', '/office/');
    expect((await ask(eve, 'GET', at)).status).toBe(404);
    expect((await ask(ada, 'GET', at.replace(notes[0].id, randomUUID()))).status).toBe(404);
    expect((await ask(eve, 'GET', office)).status).toBe(403);
    expect((await call(app, 'GET', office, { cookie: acca?.cookie })).status).toBe(200);
    expect((await ask(acca, 'GET', office.replace(notes[0].id, randomUUID()))).status).toBe(404);
  });

  test('is told the cost of a dispute beforehand, without an account', async () => {
    const query =
      'way=arbitration&sum=1000000000&procedure=online&seat=Mumbai&schedule=fourth_schedule';
    const { data } = await ask(null, 'GET', `/api/fees/estimate?${query}`);
    expect(data.onFiling).toBe(590_000);
    // The registration fee is paid by then, and what it counts for is off.
    const shared = data.items.filter(({ when }: { when: string }) => when !== 'on_filing');
    const parts: Record<string, number> = { claimant: 1, respondent: 0 };
    const own = shared.map(
      ({ borne, amount }: { borne: string; amount: number | null }) =>
        (amount ?? 0) * (parts[borne] ?? 0.5),
    );
    expect(data.later).toBe(own.reduce((sum: number, one: number) => sum + Math.trunc(one), 0));
    expect(data.items.map((one: { item: string }) => one.item)).toEqual([
      'registration',
      'gst',
      'admin',
      'registration_credit',
      'gst',
      'tribunal',
      'tribunal_gst',
      'stamp_duty',
    ]);
    expect(data.items.at(5)).toMatchObject({
      amount: 42_187_500,
      by: 'fourth-schedule@2015-10-23',
    });
    expect(
      await ask(
        null,
        'GET',
        '/api/fees/estimate?way=arbitration&sum=0&procedure=online&seat=Mumbai',
      ),
    ).toMatchObject({
      status: 422,
      code: 'sum_missing',
      fields: { sum: expect.anything() },
    });
    expect(
      (
        await ask(
          null,
          'GET',
          `/api/fees/estimate?way=arbitration&sum=${'9'.repeat(19)}&procedure=online&seat=Mumbai`,
        )
      ).status,
    ).toBe(422);
    expect(
      (
        await ask(
          null,
          'GET',
          `/api/fees/estimate?way=arbitration&sum=${'9'.repeat(18)}&procedure=online&seat=Mumbai`,
        )
      ).code,
    ).toBe('sum_too_large');
    expect(
      (
        await ask(
          null,
          'GET',
          '/api/fees/estimate?way=arbitration&sum=-5&procedure=online&seat=Mumbai',
        )
      ).status,
    ).toBe(422);
  });

  test('opens one order for what is due however often she asks, and none where the provider is not set up', async () => {
    const { id, number } = await issued({ disputeId: adas });
    asked = [];
    answerOrder = () => Response.json({ id: 'order_Checkout00001', amount: 590_000 });
    const path = `/api/fees/invoices/${id}/checkout`;
    const first = await ask(ada, 'POST', path);
    expect(first).toMatchObject({
      status: 200,
      data: {
        orderId: 'order_Checkout00001',
        keyId: 'rzp_test_1',
        amount: 590_000,
        currency: 'INR',
      },
    });
    expect(await ask(ada, 'POST', path)).toEqual(first);
    expect(asked).toEqual([
      {
        url: 'https://api.razorpay.com/v1/orders',
        body: { amount: 590_000, currency: 'INR', receipt: number, notes: { invoice: id } },
        authorization: `Basic ${Buffer.from('rzp_test_1:a-key-secret').toString('base64')}`,
      },
    ]);
    expect(JSON.stringify(first)).not.toContain('a-key-secret');
  });

  test('who asks for an order several times at once goes on with one', async () => {
    const { id } = await issued({ disputeId: adas });
    answerOrder = () => Response.json({ id: `order_${randomUUID().slice(0, 8)}`, amount: 590_000 });
    const orders = await Promise.all(
      [1, 2, 3].map(() => ask(ada, 'POST', `/api/fees/invoices/${id}/checkout`)),
    );
    const kept = await database.db
      .selectFrom('fees_order')
      .where('invoiceId', '=', id)
      .select('id')
      .execute();
    expect(kept).toHaveLength(1);
    expect(orders.map(({ data }) => data?.orderId)).toEqual(Array(3).fill(kept[0]?.id));
  });

  test('is told when the provider fails, and nothing is kept', async () => {
    const { id } = await issued({ disputeId: adas });
    for (const answer of [
      () => Promise.reject(new Error('No line.')),
      () => new Response('Bad gateway', { status: 502 }),
      () => Response.json({ error: {} }, { status: 400 }),
    ]) {
      answerOrder = answer;
      expect(await ask(ada, 'POST', `/api/fees/invoices/${id}/checkout`)).toMatchObject({
        status: 503,
        code: 'provider_failed',
      });
    }
    expect(
      await database.db.selectFrom('fees_order').where('invoiceId', '=', id).selectAll().execute(),
    ).toEqual([]);
  });
});

// Messages as Razorpay documents them, with other ids and sums.
describe('the webhook of Razorpay', () => {
  let events = 0;
  function paymentEntity(change: object = {}) {
    events += 1;
    return {
      id: `pay_Test${String(events).padStart(10, '0')}`,
      entity: 'payment',
      amount: 590_000,
      currency: 'INR',
      status: 'captured',
      order_id: null,
      invoice_id: null,
      international: false,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      captured: true,
      description: null,
      card_id: null,
      bank: null,
      wallet: null,
      vpa: 'ada@upi',
      email: 'ada@example.org',
      contact: '+919820000000',
      notes: [],
      fee: 13_924,
      tax: 2_124,
      error_code: null,
      error_description: null,
      created_at: 1_795_000_000,
      ...change,
    };
  }
  const message = (event: string, payload: object) => ({
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: 1_795_000_001,
  });
  const captured = (payment: object) =>
    message('payment.captured', { payment: { entity: payment } });
  const orderPaid = (payment: { order_id?: unknown; amount: number }) =>
    message('order.paid', {
      payment: { entity: payment },
      order: {
        entity: {
          id: payment.order_id,
          entity: 'order',
          amount: payment.amount,
          amount_paid: payment.amount,
          status: 'paid',
        },
      },
    });
  const refundDone = (paymentId: string, amount: number, id: string) =>
    message('refund.processed', {
      refund: {
        entity: {
          id,
          entity: 'refund',
          amount,
          currency: 'INR',
          payment_id: paymentId,
          notes: [],
          receipt: null,
          status: 'processed',
        },
      },
    });

  type Sending = { id?: string; signature?: string | null; on?: App; type?: string };
  async function tell(
    body: unknown,
    { id = `evt_${randomUUID()}`, signature, on = app, type = 'application/json' }: Sending = {},
  ) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const own =
      signature === undefined
        ? createHmac('sha256', webhookSecret).update(text).digest('hex')
        : signature;
    const headers = {
      'content-type': type,
      'x-razorpay-event-id': id,
      ...(own ? { 'x-razorpay-signature': own } : {}),
    };
    const response = await on.request('/api/fees/razorpay/webhook', {
      method: 'POST',
      headers,
      body: text,
    });
    const answer = (await response.json()) as {
      data?: { outcome: string };
      error?: { code: string };
    };
    return [response.status, answer.data?.outcome ?? answer.error?.code];
  }
  async function ordered(change: Partial<InvoiceOrder> = {}) {
    const invoice = await issued({ disputeId: adas, ...change });
    const orderId = `order_Test${randomUUID().slice(0, 8)}`;
    answerOrder = () => Response.json({ id: orderId, amount: 590_000 });
    await ask(ada, 'POST', `/api/fees/invoices/${invoice.id}/checkout`);
    settled = [];
    return { ...invoice, orderId };
  }
  const eventCount = async () =>
    (await database.db.selectFrom('fees_provider_event').select('id').execute()).length;
  const kept = async (paymentId: string) =>
    database.db.selectFrom('fees_payment').where('reference', '=', paymentId).selectAll().execute();

  test('that a payment was captured settles its invoice, whatever was said before', async () => {
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId });
    expect(
      await tell(
        message('payment.authorized', {
          payment: { entity: { ...payment, status: 'authorized' } },
        }),
      ),
    ).toEqual([200, 'noted']);
    expect(await stateOf(id)).toBe('unpaid');
    expect(await tell(captured(payment))).toEqual([200, 'paid']);
    expect(await stateOf(id)).toBe('paid');
    expect(settled).toHaveLength(1);
    // The books have it with the provider, not in the bank yet.
    const [row] = await kept(payment.id);
    const entries = await database.db
      .selectFrom('fees_entry')
      .where('paymentId', '=', row?.id ?? '')
      .where('account', '=', 'gateway')
      .selectAll()
      .execute();
    expect(entries.map(({ amount }) => amount)).toEqual([590_000n]);
  });

  test('of a day that has not come is taken as of today: the money is there', async () => {
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId, created_at: 3_999_999_999 });
    expect(await tell(captured(payment))).toEqual([200, 'paid']);
    expect(await stateOf(id)).toBe('paid');
    expect(await kept(payment.id)).toMatchObject([{ receivedOn: '2026-11-20' }]);
  });

  test('names payments as the provider does, where a small letter is another one', async () => {
    const payment = paymentEntity({ id: 'pay_TestCaseMatters1' });
    expect(await tell(captured(payment))).toEqual([200, 'to_match']);
    expect(await tell(captured({ ...payment, id: 'pay_testCaseMatters1' }))).toEqual([
      200,
      'to_match',
    ]);
    expect(
      (await kept('pay_TestCaseMatters1')).length + (await kept('pay_testCaseMatters1')).length,
    ).toBe(2);
  });

  test('is taken in any order, late, and many times at once, and the money counts once', async () => {
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId });
    const said = await Promise.all([
      tell(orderPaid(payment)),
      tell(captured(payment), { id: 'evt_same' }),
      tell(captured(payment), { id: 'evt_same' }),
      tell(captured(payment)),
    ]);
    expect(said.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    expect(said.map(([, outcome]) => outcome).toSorted()).toEqual([
      'paid',
      'repeat',
      'repeat',
      'repeat',
    ]);
    // A failure of an earlier try, and the promise of this one, arrive after the money.
    expect(
      await tell(
        message('payment.failed', { payment: { entity: { ...payment, status: 'failed' } } }),
      ),
    ).toEqual([200, 'noted']);
    expect(
      await tell(
        message('payment.authorized', {
          payment: { entity: { ...payment, status: 'authorized' } },
        }),
      ),
    ).toEqual([200, 'noted']);
    expect([await stateOf(id), settled.length, (await kept(payment.id)).length]).toEqual([
      'paid',
      1,
      1,
    ]);
    await expectEven();
  });

  test('keeps nothing of a message that is not signed with our secret over this very body', async () => {
    const { id, orderId } = await ordered();
    const message = captured(paymentEntity({ order_id: orderId }));
    const before = await eventCount();
    const others = createHmac('sha256', 'another secret')
      .update(JSON.stringify(message))
      .digest('hex');
    const ofOther = createHmac('sha256', webhookSecret).update('{}').digest('hex');
    for (const signature of [null, '', 'x', others, ofOther, '0'.repeat(64)])
      expect(await tell(message, { signature })).toEqual([401, 'signature_wrong']);
    expect(await tell(message, { on: bare })).toEqual([404, 'provider_off']);
    expect(await tell(message, { type: 'text/plain' })).toEqual([415, 'wrong_content_type']);
    expect([await stateOf(id), (await eventCount()) - before]).toEqual(['unpaid', 0]);
  });

  test('refuses what is signed and not as documented, and only notes news that it does not know', async () => {
    expect(await tell('not json')).toEqual([422, 'not_understood']);
    expect(await tell({})).toEqual([422, 'not_understood']);
    expect(await tell(captured(paymentEntity({ amount: '590000' })))).toEqual([
      422,
      'not_understood',
    ]);
    expect(await tell(captured(paymentEntity({ amount: -1 })))).toEqual([422, 'not_understood']);
    expect(await tell(captured(paymentEntity({ status: 'authorized' })))).toEqual([
      422,
      'not_understood',
    ]);
    expect(await tell(message('constructor', {}))).toEqual([200, 'noted']);
    expect(await tell(message('payment.dispute.created', {}))).toEqual([200, 'noted']);
    await expectEven();
  });

  test('keeps money of which strange signs are said, and in other news replaces them', async () => {
    const strange = ['order_\u0000', 'order_\ud800', 'x'.repeat(600), '\u0000'.repeat(600)];
    for (const order_id of strange) {
      const payment = paymentEntity({ order_id });
      expect(await tell(captured(payment))).toEqual([200, 'to_match']);
      expect(await kept(payment.id)).toMatchObject([
        { amount: 590_000n, unused: 590_000n, toMatch: 'no_invoice' },
      ]);
    }
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId, description: '\u0000' });
    const link = { id: 'plink_\ud800', reference_id: '\u0000' };
    expect(
      await tell(
        message('payment_link.paid', {
          payment: { entity: payment },
          payment_link: { entity: link },
        }),
      ),
    ).toEqual([200, 'paid']);
    expect(await stateOf(id)).toBe('paid');
    for (const currency of ['\u0000', '\ud800', 'ab\u{1F600}'])
      expect(await tell(captured(paymentEntity({ currency })))).toEqual([200, 'to_match']);
    expect(
      await tell(message('payment.failed', { payment: { entity: { id: 'pay_\u0000\ud800' } } })),
    ).toEqual([200, 'noted']);
    expect(await tell(message('news\u0000\ud800', {}))).toEqual([200, 'noted']);
    await expectEven();
  });

  test('puts another sum than was asked for aside, and a person sees it', async () => {
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId, amount: 590_001 });
    expect(await tell(captured(payment))).toEqual([200, 'to_match']);
    expect(await stateOf(id)).toBe('unpaid');
    const { data } = await ask(acca, 'GET', '/api/office/payments');
    expect(
      data.payments.find((one: { reference: string }) => one.reference === payment.id),
    ).toMatchObject({
      unused: 590_001,
      reason: 'amount_differs',
    });
    await expectEven();
  });

  test('keeps money for an order that is not ours, for an invoice that is settled, and another currency for a person', async () => {
    expect(await tell(captured(paymentEntity({ order_id: 'order_Unknown0001' })))).toEqual([
      200,
      'to_match',
    ]);
    const { id, orderId } = await ordered();
    await confirm(acca, { invoiceId: id });
    const late = paymentEntity({ order_id: orderId });
    expect(await tell(captured(late))).toEqual([200, 'to_match']);
    expect((await kept(late.id))[0]).toMatchObject({
      unused: 590_000n,
      toMatch: 'settled_already',
    });
    const dollars = paymentEntity({ order_id: orderId, currency: 'USD' });
    expect(await tell(captured(dollars))).toEqual([200, 'to_match']);
    expect(await kept(dollars.id)).toEqual([]); // the books are in rupees
    const { data } = await ask(acca, 'GET', '/api/office/payments');
    expect(data.events.some((one: { said: string }) => one.said.includes(dollars.id))).toBe(true);
  });

  test('is undone whole when the dispute cannot follow, so that the provider tells it again', async () => {
    const failing = appWith(database, {
      now: () => friday,
      fees: { ...deps(), onSettled: () => Promise.reject(new Error('No.')) },
    });
    const { id, orderId } = await ordered();
    const said = captured(paymentEntity({ order_id: orderId }));
    expect((await tell(said, { id: 'evt_again', on: failing }))[0]).toBe(500);
    expect(await stateOf(id)).toBe('unpaid');
    expect(await tell(said, { id: 'evt_again' })).toEqual([200, 'paid']);
  });

  test('that a refund was processed closes the one that was ordered, once; one that nobody ordered waits for a person', async () => {
    const { id, orderId } = await ordered();
    const payment = paymentEntity({ order_id: orderId });
    await tell(captured(payment));
    expect(await tell(refundDone(payment.id, 295_000, 'rfnd_Early00000001'))).toEqual([
      200,
      'to_match',
    ]);
    await ask(rhea, 'POST', `/api/office/invoices/${id}/refunds`, {
      amount: 295_000,
      reason: 'Returned.',
    });
    expect(await tell(refundDone(payment.id, 295_000, 'rfnd_Test000000001'))).toEqual([
      200,
      'refunded',
    ]);
    expect(await tell(refundDone(payment.id, 295_000, 'rfnd_Test000000001'))).toEqual([
      200,
      'repeat',
    ]);
    const { data } = await ask(acca, 'GET', `/api/office/invoices/${id}`);
    expect(data.refunds).toMatchObject([{ reference: 'rfnd_Test000000001', amount: 295_000 }]);
    await expectEven();
  });

  test('keeps nothing about the person who paid', async () => {
    const rows = await database.db.selectFrom('fees_provider_event').select('said').execute();
    expect(JSON.stringify(rows)).not.toMatch(/ada@|9820000000/);
    expect(rows.length).toBeGreaterThan(10);
  });
});

test.each([
  ['5,900', 590_000n],
  ['5900.5', 590_050n],
  ['₹ 1,25,000.00', 12_500_000n],
  ['Rs 7', 700n],
  ['8 lakh', 80_000_000n],
  ['800000,50', null],
  ['$500', null],
  ['5.900', null],
  ['', null],
  ['-5', null],
  ['1e9', null],
] as const)('an amount typed as "%s" is %s paise', (text, amount) => {
  expect(readMoney(text, 'INR')).toBe(amount);
});

import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import type { App } from '#platform/http.ts';
import { openRazorpay } from '#platform/razorpay.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps, opened } from '../../../../tests/disputes.ts';
import type { Listener } from '../actions/deps.ts';
import { moneyListener } from '../actions/money.ts';

const [keySecret, webhookSecret] = ['a-key-secret', 'a-webhook-secret-of-our-own'];
const clock = { now: new Date('2026-11-20T09:30:00Z') };
let database: TestDatabase;
let app: App;
let bare: App;
let asked: { url: string; body: Record<string, unknown> }[] = [];
let answer: (body: Record<string, unknown>) => Response | Promise<Response>;
let [ada, ben, omar, eve]: SignedIn[] = [];
let places = 0;

// As Razorpay documents its answer; what it makes of a link beside that is of no use to us.
const made = (body: Record<string, unknown>) => {
  places += 1;
  const id = `plink_Test${String(places).padStart(8, '0')}`;
  return Response.json({
    accept_partial: false,
    amount: body.amount,
    amount_paid: 0,
    callback_method: 'get',
    callback_url: body.callback_url,
    cancelled_at: 0,
    created_at: 1_795_000_000,
    currency: 'INR',
    customer: {},
    description: body.description,
    expired_at: 0,
    expire_by: body.expire_by,
    first_min_partial_amount: 0,
    id,
    notes: body.notes,
    notify: body.notify,
    payments: null,
    reference_id: body.reference_id,
    reminder_enable: false,
    short_url: `https://rzp.io/i/${id.slice(6)}`,
    status: 'created',
  });
};

beforeAll(async () => {
  database = await testDatabase();
  const now = () => clock.now;
  const razorpay = openRazorpay(
    { keyId: 'rzp_test_1', keySecret, webhookSecret },
    async (url, init) => {
      const body = JSON.parse(String(init.body)) as Record<string, unknown>;
      asked.push({ url, body });
      return answer(body);
    },
  );
  app = appWith(database, { now, fees: { razorpay } });
  bare = appWith(database, { now });
  ada = await signedIn(database.db, { email: 'ada@example.org', now: clock.now });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.org', now: clock.now });
  omar = await signedIn(database.db, { name: 'Omar', roles: ['case_officer'], now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
});
beforeEach(() => {
  asked = [];
  answer = made;
});
afterAll(() => database.drop());

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer it also checks
type Any = any;
async function ask(
  who: SignedIn | undefined,
  method: string,
  path: string,
  on = app,
): Promise<{ status: number; code: string; data: Any }> {
  const response = await call(on, method, path, { cookie: who?.cookie });
  const { data, error } = (await response.json()) as Any;
  return { status: response.status, code: error?.code ?? '', data };
}

/** A dispute that Ada filed, with its bill of 5,000. */
async function billed() {
  const deps = { ...(await disputesDeps(database.db, clock)), listeners: [] as Listener[] };
  deps.listeners.push(moneyListener(deps));
  const { id: disputeId } = await opened(deps);
  const [invoice] = (await costsOf(database.db, disputeId)).invoices;
  if (!invoice) throw new Error('nothing was billed');
  return { disputeId, id: invoice.id, number: invoice.number };
}
const pathOf = ({ id }: { id: string }) => `/api/fees/invoices/${id}/pay-page`;
const linkOf = (id: string) =>
  database.db
    .selectFrom('fees_payment_link')
    .where('invoiceId', '=', id)
    .orderBy('openedAt', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
const paidOn = async (id: string) =>
  (
    await database.db
      .selectFrom('fees_invoice')
      .where('id', '=', id)
      .select('paid')
      .executeTakeFirstOrThrow()
  ).paid;

describe('a page to pay on', () => {
  test('is opened for what is due, with nothing of the payer in it, and the same one however often she asks', async () => {
    const bill = await billed();
    const first = await ask(ada, 'POST', pathOf(bill));
    const link = await linkOf(bill.id);
    expect(first).toMatchObject({ status: 200, data: { url: link.url } });
    expect(await ask(ada, 'POST', pathOf(bill))).toEqual(first);
    expect(asked).toEqual([
      {
        url: 'https://api.razorpay.com/v1/payment_links',
        body: {
          amount: 500_000,
          currency: 'INR',
          accept_partial: false,
          reference_id: link.reference,
          description: bill.number,
          notes: { invoice: bill.id },
          expire_by: clock.now.getTime() / 1000 + 7200,
          callback_method: 'get',
          callback_url: 'http://munch.example/payments/return',
          notify: { sms: false, email: false },
          reminder_enable: false,
        },
      },
    ]);
  });

  test('is one, however many ask for it at once', async () => {
    const bill = await billed();
    const pages = await Promise.all([1, 2, 3].map(() => ask(ada, 'POST', pathOf(bill))));
    const { url } = await linkOf(bill.id);
    expect(pages.map(({ data }) => data?.url)).toEqual([url, url, url]);
    expect(
      await database.db
        .selectFrom('fees_payment_link')
        .where('invoiceId', '=', bill.id)
        .select('id')
        .execute(),
    ).toHaveLength(1);
  });

  test('is not handed out when the bill was settled while the provider opened it', async () => {
    const bill = await billed();
    const usual = answer;
    answer = async (body) => {
      await database.db
        .updateTable('fees_invoice')
        .set({ due: 0n, paid: 500_000n })
        .where('id', '=', bill.id)
        .execute();
      return usual(body);
    };
    expect(await ask(ada, 'POST', pathOf(bill))).toMatchObject({
      status: 409,
      code: 'nothing_due',
    });
  });

  test('is opened afresh when the old one has no time left, in the last second of it and not before', async () => {
    const bill = await billed();
    const first = await ask(ada, 'POST', pathOf(bill));
    const start = clock.now;
    clock.now = new Date(start.getTime() + 100 * 60_000 - 1);
    expect((await ask(ada, 'POST', pathOf(bill))).data).toEqual(first.data);
    clock.now = new Date(start.getTime() + 100 * 60_000);
    expect((await ask(ada, 'POST', pathOf(bill))).data).not.toEqual(first.data);
    clock.now = start;
  });

  test('is nobody’s but a party’s: the office reads of it and pays nothing, and a stranger is told of no invoice', async () => {
    const bill = await billed();
    expect((await ask(eve, 'POST', pathOf(bill))).status).toBe(404);
    expect((await ask(ben, 'POST', pathOf(bill))).status).toBe(404); // nobody has told him of the dispute yet
    expect((await ask(omar, 'POST', pathOf(bill))).status).toBe(404);
    expect((await ask(undefined, 'POST', pathOf(bill))).status).toBe(401);
    expect((await ask(ada, 'POST', pathOf({ id: randomUUID() }))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('is offered only where the provider is set up; without it payment is by transfer, and the answer says so', async () => {
    const { disputeId, id } = await billed();
    expect(await ask(ada, 'POST', pathOf({ id }), bare)).toMatchObject({
      status: 409,
      code: 'provider_off',
    });
    expect(
      (await ask(ada, 'GET', `/api/fees/disputes/${disputeId}/costs`, bare)).data.isPayableOnline,
    ).toBe(false);
    expect(
      (await ask(ada, 'GET', `/api/fees/disputes/${disputeId}/costs`)).data.isPayableOnline,
    ).toBe(true);
  });

  test.each<[string, (body: Record<string, unknown>) => Response | Promise<Response>]>([
    ['does not answer', () => Promise.reject(new Error('No line.'))],
    ['is down', () => new Response('Bad gateway', { status: 502 })],
    ['refuses', () => Response.json({ error: { code: 'BAD_REQUEST_ERROR' } }, { status: 400 })],
    [
      'asks for another sum',
      (body) =>
        Response.json({
          id: 'plink_x',
          amount: Number(body.amount) + 1,
          short_url: 'https://rzp.io/i/x',
        }),
    ],
    [
      'names a page of somebody else',
      (body) =>
        Response.json({
          id: 'plink_x',
          amount: body.amount,
          short_url: 'https://rzp.io.evil.example/x',
        }),
    ],
    [
      'names a page without TLS',
      (body) =>
        Response.json({ id: 'plink_x', amount: body.amount, short_url: 'http://rzp.io/i/x' }),
    ],
  ])('is not opened when the provider %s, and nothing is kept', async (_, said) => {
    const bill = await billed();
    answer = said;
    expect(await ask(ada, 'POST', pathOf(bill))).toMatchObject({
      status: 503,
      code: 'provider_failed',
    });
    await expect(linkOf(bill.id)).rejects.toThrow();
  });
});

// Messages as Razorpay documents them, with other ids and sums.
function message(
  link: { id: string; reference: string; amount: bigint },
  change: { payment?: object; link?: object } = {},
) {
  const [orderId, paymentId] = [
    `order_${randomUUID().slice(0, 8)}`,
    `pay_${randomUUID().slice(0, 8)}`,
  ];
  const amount = Number(link.amount);
  const payment = {
    id: paymentId,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'captured',
    order_id: orderId,
    invoice_id: null,
    method: 'upi',
    captured: true,
    description: `#${link.id.slice(6)}`,
    notes: [],
    created_at: 1_795_000_000,
    ...change.payment,
  };
  const wrapped = (event: string, payload: object) => ({
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: 1_795_000_001,
  });
  const order = {
    id: orderId,
    entity: 'order',
    amount,
    amount_paid: amount,
    status: 'paid',
    receipt: link.reference,
  };
  const own = {
    id: link.id,
    amount,
    amount_paid: amount,
    currency: 'INR',
    reference_id: link.reference,
    status: 'paid',
    ...change.link,
  };
  return {
    paymentId: payment.id,
    captured: wrapped('payment.captured', { payment: { entity: payment } }),
    orderPaid: wrapped('order.paid', { payment: { entity: payment }, order: { entity: order } }),
    linkPaid: wrapped('payment_link.paid', {
      payment: { entity: payment },
      order: { entity: order },
      payment_link: { entity: own },
    }),
  };
}

async function tell(
  body: unknown,
  { signature, id = `evt_${randomUUID()}` }: { signature?: string; id?: string } = {},
) {
  const text = JSON.stringify(body);
  const own = signature ?? createHmac('sha256', webhookSecret).update(text).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': own,
  };
  const response = await app.request('/api/fees/razorpay/webhook', {
    method: 'POST',
    headers,
    body: text,
  });
  const { data, error } = (await response.json()) as Any;
  return data?.outcome ?? error?.code;
}

async function linked() {
  const bill = await billed();
  await ask(ada, 'POST', pathOf(bill));
  return { ...bill, link: await linkOf(bill.id) };
}

describe('what the provider says of a page that was paid', () => {
  test('settles the invoice, and the case goes on to scrutiny', async () => {
    const { id, disputeId, link } = await linked();
    expect(await tell(message(link).linkPaid)).toBe('paid');
    expect(await paidOn(id)).toBe(500_000n);
    expect((await costsOf(database.db, disputeId)).parties).toMatchObject([
      { paid: 500_000n, paidForOthers: 0n, due: 0n },
    ]);
    const row = await database.db
      .selectFrom('dispute')
      .where('id', '=', disputeId)
      .select('state')
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('scrutiny');
  });

  test.each([
    ['the page first', ['linkPaid', 'captured', 'orderPaid']],
    ['the money first', ['captured', 'orderPaid', 'linkPaid']],
    ['the order first', ['orderPaid', 'linkPaid', 'captured']],
  ] as const)(
    'comes in any order, %s, and each of it twice: the money counts once',
    async (_, order) => {
      const { id, link } = await linked();
      const told = message(link);
      const said = [];
      for (const one of order) said.push(await tell(told[one]), await tell(told[one]));
      expect(said).toEqual(['paid', 'repeat', 'repeat', 'repeat', 'repeat', 'repeat']);
      expect(await paidOn(id)).toBe(500_000n);
    },
  );

  test('counts once when all of it comes at once', async () => {
    const { id, link } = await linked();
    const { captured, orderPaid, linkPaid } = message(link);
    const said = await Promise.all([
      tell(captured),
      tell(orderPaid),
      tell(linkPaid),
      tell(linkPaid, { id: 'evt_x' }),
      tell(linkPaid, { id: 'evt_x' }),
    ]);
    expect(said.toSorted()).toEqual(['paid', 'repeat', 'repeat', 'repeat', 'repeat']);
    expect(await paidOn(id)).toBe(500_000n);
  });

  test('gives money its place that came first without a word of what it was for', async () => {
    const { id, link } = await linked();
    const told = message(link, { payment: { description: null } });
    expect(await tell(told.captured)).toBe('to_match');
    expect(await paidOn(id)).toBe(0n);
    expect(await tell(told.linkPaid)).toBe('paid');
    expect(await paidOn(id)).toBe(500_000n);
    const kept = await database.db
      .selectFrom('fees_payment')
      .where('reference', '=', told.paymentId)
      .selectAll()
      .execute();
    expect(kept).toMatchObject([{ unused: 0n, toMatch: null, paidByParty: link.partyId }]);
  });

  test('waits for accounts where the sum is another, or the invoice was settled by a transfer meanwhile', async () => {
    const other = await linked();
    expect(await tell(message(other.link, { payment: { amount: 400_000 } }).linkPaid)).toBe(
      'to_match',
    );
    expect(await paidOn(other.id)).toBe(0n);
    const late = await linked();
    expect(await tell(message(late.link).linkPaid)).toBe('paid');
    expect(await tell(message(late.link).linkPaid)).toBe('to_match'); // another payment on the same page
    expect(await paidOn(late.id)).toBe(500_000n);
  });

  test('moves nothing when it is forged, or signed with the key of another door', async () => {
    const { id, link } = await linked();
    const { linkPaid } = message(link);
    const text = JSON.stringify(linkPaid);
    expect(await tell(linkPaid, { signature: 'f'.repeat(64) })).toBe('signature_wrong');
    expect(
      await tell(linkPaid, {
        signature: createHmac('sha256', keySecret).update(text).digest('hex'),
      }),
    ).toBe('signature_wrong');
    expect(await paidOn(id)).toBe(0n);
  });

  test('of a page that we never opened is money that nobody has placed', async () => {
    const { link } = await linked();
    const strange = { ...link, id: 'plink_NobodysOwn1', reference: randomUUID() };
    expect(await tell(message(strange).linkPaid)).toBe('to_match');
  });
});

describe('whoever comes back from the page', () => {
  const returned = (
    link: { id: string; reference: string },
    { status = 'paid', paymentId = 'pay_Back1', signature }: Record<string, string> = {},
  ) => {
    const text = [link.id, link.reference, status, paymentId].join('|');
    const signed = signature ?? createHmac('sha256', keySecret).update(text).digest('hex');
    return `/api/fees/razorpay/return?${new URLSearchParams({ linkId: link.id, reference: link.reference, status, paymentId, signature: signed })}`;
  };

  test('is told to wait until the webhook has come, and then that it is here; her coming back moves nothing', async () => {
    const { id, disputeId, number, link } = await linked();
    const told = message(link);
    const at = returned(link, { paymentId: told.paymentId });
    const waiting = await ask(undefined, 'GET', at);
    expect(waiting).toMatchObject({
      status: 200,
      data: { state: 'confirming', number, amount: 500_000, back: `/cases/${disputeId}` },
    });
    expect(await paidOn(id)).toBe(0n);
    await tell(told.linkPaid);
    expect((await ask(undefined, 'GET', at)).data.state).toBe('paid');
  });

  test('without having paid is told so', async () => {
    const { link } = await linked();
    expect((await ask(undefined, 'GET', returned(link, { status: 'created' }))).data.state).toBe(
      'open',
    );
  });

  test('with words that Razorpay did not sign is a stranger, and so she is with another link’s', async () => {
    const [one, other] = [await linked(), await linked()];
    expect((await ask(eve, 'GET', returned(one.link, { signature: 'f'.repeat(64) }))).status).toBe(
      404,
    );
    expect((await ask(eve, 'GET', returned(one.link, { signature: '' }))).status).toBe(404);
    const signed = new URLSearchParams(returned(one.link).split('?')[1]);
    signed.set('linkId', other.link.id);
    expect((await ask(eve, 'GET', `/api/fees/razorpay/return?${signed}`)).status).toBe(404);
    expect(
      (await ask(eve, 'GET', returned({ id: 'plink_None', reference: randomUUID() }))).status,
    ).toBe(404);
    expect((await ask(ada, 'GET', returned(one.link), bare)).status).toBe(404);
  });
});

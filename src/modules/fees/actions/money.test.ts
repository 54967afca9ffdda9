import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { rupees } from '../rules/money.ts';
import { listBalances } from '../store/ledger.ts';
import type { ReceivedPayment } from './allocating.ts';
import { costsOf, isSettled } from './costs.ts';
import type { FeesActor, FeesTransaction, InvoiceSettlement, MoneyDeps } from './deps.ts';
import { followingMove } from './deps.ts';
import { chooseSchedule, scheduleOf } from './governing.ts';
import {
  cancelInvoice,
  type InvoiceOrder,
  type IssuedInvoice,
  issueInvoice,
  issueShares,
  waiveInvoice,
} from './invoices.ts';
import { matchPayment } from './matching-payments.ts';
import { recordPayment } from './payments.ts';
import { refundByRule, refundInvoice, refundUnused } from './refunds.ts';
import { sendRefundOut } from './sending-refunds.ts';
import { chooseStampPayer, stampPayerOf } from './stamp-payer.ts';
import { verifyFees } from './verifying.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const accounts: FeesActor = { personId: randomUUID(), role: 'accounts' };
const rhea: FeesActor = { personId: randomUUID(), role: 'registrar' };

let database: TestDatabase;
let settled: InvoiceSettlement[] = [];
const deps: MoneyDeps = {
  settings: { gstin: '27AAPFU0939F1ZV' },
  ...followingMove,
  onSettled: async (_, __, told) => void settled.push(told),
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  settled = [];
});

function within<T>(act: (within: FeesTransaction) => Promise<T>, at = friday): Promise<T> {
  return database.db.transaction().execute((tx) => act({ tx, at }));
}

function order(change: Partial<InvoiceOrder> = {}): InvoiceOrder {
  return {
    disputeId: randomUUID(),
    payer: {
      partyId: randomUUID(),
      name: 'Ada Traders',
      address: '1 Fort, Mumbai',
      state: 'Maharashtra',
    },
    kind: 'registration',
    lines: [{ words: 'Registration of a dispute', amount: rupees(5_000) }],
    ...change,
  };
}

async function issued(change: Partial<InvoiceOrder> = {}): Promise<IssuedInvoice> {
  const outcome = await within((here) => issueInvoice(deps, here, order(change)));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

let transfers = 0;

function transfer(change: Partial<ReceivedPayment> = {}): ReceivedPayment {
  transfers += 1;
  return {
    provider: 'bank_transfer',
    reference: `UTR${String(transfers).padStart(9, '0')}`,
    amount: rupees(5_900),
    receivedOn: '2026-11-20',
    narration: '',
    invoiceId: null,
    by: accounts,
    ...change,
  };
}

async function paid(change: Partial<ReceivedPayment>) {
  const outcome = await within((here) => recordPayment(deps, here, transfer(change)));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

const rowOf = (id: string) =>
  database.db.selectFrom('fees_invoice').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

async function books() {
  const balances = Object.fromEntries(
    (await listBalances(database.db)).map(({ account, amount }) => [account, amount]),
  );
  return { balances, sum: Object.values(balances).reduce((so, one) => so + one, 0n) };
}

/** I8, and that every invoice and payment says what the ledger says. */
async function expectEven() {
  expect((await books()).sum).toBe(0n);
  const { rows } = await sql<{ wrong: string }>`
    select 'transaction ' || transaction_id as wrong from fees_entry group by transaction_id having sum(amount) <> 0
    union all
    select 'invoice ' || i.number from fees_invoice i
      where i.due <> (select coalesce(sum(e.amount), 0) from fees_entry e where e.account = 'receivable' and e.invoice_id = i.id)
    union all
    select 'payment ' || p.reference from fees_payment p
      where p.unused <> (select coalesce(-sum(e.amount), 0) from fees_entry e where e.account = 'suspense' and e.payment_id = p.id)
    union all
    select 'refunds' where (select coalesce(sum(amount), 0) from fees_refund where sent_at is null)
      <> (select coalesce(-sum(amount), 0) from fees_entry where account = 'refunds')`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
}

describe('an invoice', () => {
  test('is numbered in its financial year, taxed, referenced, and in the record', async () => {
    const { id, number, reference, total, dueOn } = await issued();
    expect(number).toMatch(/^MU\/26-27\/\d{6}$/);
    expect(reference).toMatch(/^MU2627\d{6}[0-9A-Z]$/);
    expect([total, dueOn]).toEqual([rupees(5_900), '2026-11-27']);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', id)
      .select(['act', 'subjectKind', 'chain'])
      .execute();
    expect(acts).toEqual([
      { act: 'invoice.issued', subjectKind: 'invoice', chain: `invoice:${id}` },
    ]);
    expect(await isSettled(database.db, id)).toBe(false);
  });

  test('of a year has no gap, however many are issued at once and though one of them came to nothing', async () => {
    const at = new Date('2031-06-01T06:00:00Z');
    const many = Array.from({ length: 12 }, (_, place) =>
      within(async (here) => {
        const outcome = await issueInvoice(deps, here, order());
        if (place === 5) throw new Error('The filing failed afterwards.');
        return outcome.ok ? outcome.value.number : '';
      }, at).catch(() => null),
    );
    const numbers = (await Promise.all(many)).filter((one) => one !== null);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 11 }, (_, place) => `MU/31-32/${String(place + 1).padStart(6, '0')}`),
    );
  });

  test('begins again with one on 1 April in Mumbai', async () => {
    const [last, first] = [new Date('2033-03-31T18:29:59.999Z'), new Date('2033-03-31T18:30:00Z')];
    const numbers = [];
    for (const at of [last, last, first])
      numbers.push(await within((here) => issueInvoice(deps, here, order()), at));
    expect(numbers.map((one) => one.ok && one.value.number)).toEqual([
      'MU/32-33/000001',
      'MU/32-33/000002',
      'MU/33-34/000001',
    ]);
  });

  test('bears IGST for whoever is elsewhere, and no tax at all while the house has no registration', async () => {
    const { id } = await issued({
      payer: { partyId: randomUUID(), name: 'Ben', address: 'Delhi', state: 'Delhi' },
    });
    expect(await rowOf(id)).toMatchObject({ igst: rupees(900), cgst: 0n, placeOfSupply: '07' });
    const outcome = await within((here) => issueInvoice({ ...deps, settings: {} }, here, order()));
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(await rowOf(outcome.value.id)).toMatchObject({
      total: rupees(5_000),
      supplierGstin: null,
    });
  });

  test('needs a payer, and a registration number that is one', async () => {
    const payer = order().payer;
    const ask = (change: object) =>
      within((here) => issueInvoice(deps, here, order({ payer: { ...payer, ...change } })));
    expect(await ask({ name: '  ' })).toEqual({ ok: false, refusal: 'payer_missing' });
    expect(await ask({ gstin: '27AAPFU0939F1ZW' })).toEqual({
      ok: false,
      refusal: 'gstin_invalid',
    });
  });

  test('of shares is one for each who bears something, and together they are the whole', async () => {
    const disputeId = randomUUID();
    const share = (weight: number) => ({
      weight,
      payer: { ...order().payer, partyId: randomUUID() },
    });
    const lines = [{ words: 'Deposit', amount: rupees(8_000) + 1n }];
    const outcome = await within((here) =>
      issueShares(deps, here, {
        disputeId,
        kind: 'deposit',
        lines,
        shares: [share(1), share(1), share(0), share(1)],
      }),
    );
    const totals = outcome.ok ? outcome.value.map(({ total }) => total) : [];
    expect(totals).toHaveLength(3);
    expect(totals.reduce((a, b) => a + b)).toBe(rupees(8_000) + 1n);
  });
});

describe('a payment', () => {
  test('of the last paisa settles the invoice, once, in the same transaction', async () => {
    const { id } = await issued();
    await paid({ invoiceId: id, amount: rupees(5_899) });
    expect(settled).toEqual([]);
    await paid({ invoiceId: id, amount: rupees(1) });
    expect(settled).toEqual([
      { disputeId: (await rowOf(id)).disputeId, invoiceId: id, kind: 'registration', how: 'paid' },
    ]);
    expect(await isSettled(database.db, id)).toBe(true);
  });

  test('is undone with everything else when what hangs on it cannot be done', async () => {
    const { id } = await issued();
    const failing = {
      ...deps,
      onSettled: () => Promise.reject(new Error('The dispute cannot move.')),
    };
    const money = transfer({ invoiceId: id });
    await expect(within((here) => recordPayment(failing, here, money))).rejects.toThrow(
      'cannot move',
    );
    expect(await rowOf(id)).toMatchObject({ paid: 0n, settledAt: null });
    expect((await within((here) => recordPayment(deps, here, money))).ok).toBe(true);
  });

  test('told twice is counted once; told of another invoice, or as another sum, it is refused', async () => {
    const [one, other] = [await issued(), await issued()];
    const money = transfer({ invoiceId: one.id });
    const first = await within((here) => recordPayment(deps, here, money));
    expect(first).toMatchObject({ ok: true, value: { isRepeat: false, used: rupees(5_900) } });
    expect(await within((here) => recordPayment(deps, here, money))).toMatchObject({
      ok: true,
      value: { isRepeat: true, used: rupees(5_900) },
    });
    const refused = { ok: false, refusal: 'reference_taken' };
    expect(
      await within((here) => recordPayment(deps, here, { ...money, invoiceId: other.id })),
    ).toEqual(refused);
    expect(await within((here) => recordPayment(deps, here, { ...money, amount: 1n }))).toEqual(
      refused,
    );
    expect(settled).toHaveLength(1);
  });

  test('confirmed by two officers at once is counted once, and both are told so', async () => {
    const { id } = await issued();
    const money = transfer({ invoiceId: id });
    const both = await Promise.all(
      [1, 2, 3].map(() => within((here) => recordPayment(deps, here, money))),
    );
    expect(both.map((one) => one.ok && one.value.isRepeat).toSorted()).toEqual([false, true, true]);
    expect(await rowOf(id)).toMatchObject({ paid: rupees(5_900), due: 0n });
    expect(settled).toHaveLength(1);
  });

  test('of two transfers at once for one invoice takes what is due once; the rest waits for a person', async () => {
    const { id } = await issued();
    await Promise.all([paid({ invoiceId: id }), paid({ invoiceId: id })]);
    expect(await rowOf(id)).toMatchObject({ paid: rupees(5_900), due: 0n });
    const left = await database.db
      .selectFrom('fees_payment')
      .where('toMatch', '=', 'settled_already')
      .selectAll()
      .execute();
    expect(left.map(({ unused }) => unused)).toEqual([rupees(5_900)]);
    expect(settled).toHaveLength(1);
  });

  test('finds its invoice by our reference in what the bank wrote, and waits without one', async () => {
    const { id, reference } = await issued();
    expect(await paid({ narration: `NEFT/HDFC/ADA/${reference}/FEE` })).toMatchObject({
      invoiceId: id,
      used: rupees(5_900),
    });
    const lost = await paid({ narration: 'NEFT/HDFC/ADA/FEE' });
    expect(lost).toMatchObject({ invoiceId: null, used: 0n, toMatch: 'no_invoice' });
    const next = await issued();
    const matched = await within((here) =>
      matchPayment(deps, here, { paymentId: lost.paymentId, invoiceId: next.id, by: accounts }),
    );
    expect(matched).toMatchObject({ ok: true, value: { used: rupees(5_900), unused: 0n } });
    expect(await isSettled(database.db, next.id)).toBe(true);
  });

  test('of too much pays the invoice and keeps the rest to be sent back', async () => {
    const { id } = await issued();
    const over = await paid({ invoiceId: id, amount: rupees(6_000) });
    expect(over).toMatchObject({ used: rupees(5_900), unused: rupees(100), toMatch: 'over' });
    const back = await within((here) =>
      refundUnused(here, { paymentId: over.paymentId, by: rhea, reason: 'Paid too much.' }),
    );
    expect(back.ok).toBe(true);
    expect(
      await within((here) =>
        refundUnused(here, { paymentId: over.paymentId, by: rhea, reason: 'Again.' }),
      ),
    ).toEqual({
      ok: false,
      refusal: 'amount_invalid',
    });
  });

  test('by another party pays for the defaulter, and the costs say who bore what', async () => {
    const [disputeId, ada, ben] = [randomUUID(), randomUUID(), randomUUID()];
    const payer = order().payer;
    const lines = [{ words: 'Deposit', amount: rupees(4_000) }];
    const own = await issued({
      disputeId,
      kind: 'deposit',
      lines,
      payer: { ...payer, partyId: ada },
    });
    const bens = await issued({
      disputeId,
      kind: 'deposit',
      lines,
      payer: { ...payer, name: 'Ben', partyId: ben },
    });
    await paid({ invoiceId: own.id, amount: rupees(4_000) });
    await paid({ invoiceId: bens.id, amount: rupees(4_000), paidByParty: ada });
    const costs = await costsOf(database.db, disputeId);
    const none = { paidForOthers: 0n, paidByOthers: 0n, waived: 0n, refunded: 0n, due: 0n };
    expect(costs.parties).toEqual([
      {
        ...none,
        partyId: ada,
        invoiced: rupees(4_000),
        paid: rupees(8_000),
        paidForOthers: rupees(4_000),
      },
      { ...none, partyId: ben, invoiced: rupees(4_000), paid: 0n, paidByOthers: rupees(4_000) },
    ]);
    expect(costs).toMatchObject({ invoiced: rupees(8_000), paid: rupees(8_000), due: 0n });
  });
});

describe('an order', () => {
  test('to waive gives up what is left, with a numbered credit note, and settles the invoice', async () => {
    const { id } = await issued();
    await paid({ invoiceId: id, amount: rupees(900) });
    expect(
      await within((here) => waiveInvoice(deps, here, { invoiceId: id, by: rhea, reason: '' })),
    ).toEqual({
      ok: false,
      refusal: 'reason_missing',
    });
    const both = await Promise.all(
      [1, 2].map(() =>
        within((here) => waiveInvoice(deps, here, { invoiceId: id, by: rhea, reason: 'Pension.' })),
      ),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(settled).toEqual([
      {
        disputeId: (await rowOf(id)).disputeId,
        invoiceId: id,
        kind: 'registration',
        how: 'waived',
      },
    ]);
    const notes = await database.db
      .selectFrom('fees_credit_note')
      .where('invoiceId', '=', id)
      .selectAll()
      .execute();
    expect(notes).toMatchObject([{ cause: 'waived', amount: rupees(5_000), reason: 'Pension.' }]);
    expect(notes[0]?.number).toMatch(/^CN\/26-27\/\d{6}$/);
  });

  test('to take an invoice back tells nobody that it was settled, and money that comes afterwards waits', async () => {
    const { id } = await issued();
    expect(
      (
        await within((here) =>
          cancelInvoice(deps, here, { invoiceId: id, by: rhea, reason: 'Lapsed.' }),
        )
      ).ok,
    ).toBe(true);
    expect(await paid({ invoiceId: id })).toMatchObject({ used: 0n, toMatch: 'cancelled' });
    expect([settled, await isSettled(database.db, id)]).toEqual([[], false]);
  });

  test('to refund by rule gives back what is not the registration fee, and the money leaves once', async () => {
    const disputeId = randomUUID();
    const registration = await issued({ disputeId });
    const { id } = await issued({ disputeId, kind: 'admin' });
    for (const invoiceId of [registration.id, id]) await paid({ invoiceId });
    const by = { by: rhea, reason: 'Defects were not cured.' };
    const [back, ...more] = await within((here) =>
      refundByRule(deps, here, { disputeId, ending: 'returned', ...by }),
    );
    expect([back, more]).toMatchObject([{ invoiceId: id, amount: rupees(5_900) }, []]);
    expect(
      await within((here) => refundByRule(deps, here, { disputeId, ending: 'returned', ...by })),
    ).toEqual([]);
    expect(await isSettled(database.db, id)).toBe(true); // what was paid once is not asked for again
    const send = {
      refundId: back?.refundId ?? '',
      provider: 'bank_transfer' as const,
      reference: 'OUT1',
      by: accounts,
    };
    const sent = await Promise.all([1, 2].map(() => within((here) => sendRefundOut(here, send))));
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await within((here) => sendRefundOut(here, { ...send, reference: 'OUT2' }))).toEqual({
      ok: false,
      refusal: 'sent_already',
    });
    expect(
      await within((here) => refundInvoice(deps, here, { invoiceId: id, amount: 1n, ...by })),
    ).toEqual({
      ok: false,
      refusal: 'more_than_paid',
    });
    const entries = await database.db
      .selectFrom('fees_entry')
      .where('invoiceId', '=', id)
      .where('account', '=', 'bank')
      .selectAll()
      .execute();
    expect(entries.map(({ amount }) => amount)).toEqual([-rupees(5_900)]);
  });
});

test('which schedule governs a dispute is kept with it, and an earlier choice stays', async () => {
  const disputeId = randomUUID();
  expect(await scheduleOf(database.db, disputeId)).toBeNull();
  await within((here) =>
    chooseSchedule(here, {
      disputeId,
      schedule: 'institution',
      reason: 'The clause names our rules.',
      by: rhea,
    }),
  );
  await within((here) =>
    chooseSchedule(here, {
      disputeId,
      schedule: 'fourth_schedule',
      reason: 'By order of the court.',
      by: rhea,
    }),
  );
  expect(await scheduleOf(database.db, disputeId)).toEqual({
    version: 2,
    schedule: 'fourth_schedule',
    ceilingOn: 'base_and_variable',
    packs: ['fees@0', 'fourth-schedule@2015-10-23'],
  });
  expect(
    await within((here) =>
      chooseStampPayer(here, { disputeId, partyId: null, reason: ' ', by: rhea }),
    ),
  ).toEqual({
    ok: false,
    refusal: 'reason_missing',
  });
  await within((here) =>
    chooseStampPayer(here, { disputeId, partyId: null, reason: 'Both won in part.', by: rhea }),
  );
  expect(await stampPayerOf(database.db, disputeId)).toEqual({
    partyId: null,
    reason: 'Both won in part.',
  });
});

describe('the ledger', () => {
  const insert = (entries: [string, bigint][]) =>
    database.db.transaction().execute(async (tx) => {
      const id = randomUUID();
      await tx
        .insertInto('fees_transaction')
        .values({ id, kind: 'received', at: friday, disputeId: null, byPerson: null })
        .execute();
      for (const [place, [account, amount]] of entries.entries())
        await tx
          .insertInto('fees_entry')
          .values({
            transactionId: id,
            line: place + 1,
            account,
            amount,
            invoiceId: null,
            paymentId: null,
          })
          .execute();
    });

  test('refuses at the commit what does not come out even, has one side, or none', async () => {
    await expect(
      insert([
        ['bank', 5n],
        ['suspense', -4n],
      ]),
    ).rejects.toThrow('out by 1 paise');
    await expect(insert([['bank', 5n]])).rejects.toThrow('has 1 entries');
    await expect(insert([])).rejects.toThrow('has 0 entries');
    const before = await books();
    await insert([
      ['bank', 5n],
      ['suspense', -5n],
    ]);
    await insert([
      ['suspense', 5n],
      ['bank', -5n],
    ]);
    expect(await books()).toEqual(before);
  });

  test('takes nothing back: not a change, not a deletion, not another line afterwards', async () => {
    await issued();
    await expect(
      database.db.updateTable('fees_entry').set({ amount: 1n }).execute(),
    ).rejects.toThrow('append-only');
    await expect(database.db.deleteFrom('fees_entry').execute()).rejects.toThrow('append-only');
    await expect(database.db.deleteFrom('fees_transaction').execute()).rejects.toThrow(
      'append-only',
    );
    await expect(sql`truncate fees_entry`.execute(database.db)).rejects.toThrow('append-only');
    const { transactionId } = await database.db
      .selectFrom('fees_entry')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const more = {
      transactionId,
      line: 19,
      account: 'bank',
      amount: 1n,
      invoiceId: null,
      paymentId: null,
    };
    await expect(database.db.insertInto('fees_entry').values(more).execute()).rejects.toThrow(
      'out by 1 paise',
    );
  });

  // I8 on the database itself, with several hands on the same few invoices.
  test('comes to zero after any sequence of acts, some of them at once', async () => {
    let seed = 20_261_121;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const disputeId = randomUUID();
    const [invoices, payments, refunds]: string[][] = [[], [], []];
    const one = (list: string[] | undefined) => list?.[draw(list.length || 1)] ?? randomUUID();
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const kind = (['registration', 'admin', 'deposit', 'other'] as const)[draw(4)] ?? 'other';
        const amount = BigInt(draw(1_000_000) + 1);
        invoices?.push((await issued({ disputeId, kind, lines: [{ words: 'Fee', amount }] })).id);
      },
      async () => {
        const invoiceId = draw(3) ? one(invoices) : null;
        const money = transfer({
          invoiceId,
          amount: BigInt(draw(1_500_000) + 1),
          provider: draw(2) ? 'razorpay' : 'bank_transfer',
        });
        const outcome = await within((here) => recordPayment(deps, here, money));
        if (outcome.ok) payments?.push(outcome.value.paymentId);
      },
      () =>
        within((here) =>
          matchPayment(deps, here, {
            paymentId: one(payments),
            invoiceId: one(invoices),
            by: accounts,
          }),
        ),
      () =>
        within((here) =>
          waiveInvoice(deps, here, { invoiceId: one(invoices), by: rhea, reason: 'By order.' }),
        ),
      () =>
        within((here) =>
          cancelInvoice(deps, here, { invoiceId: one(invoices), by: rhea, reason: 'Lapsed.' }),
        ),
      async () => {
        const asked = {
          invoiceId: one(invoices),
          amount: BigInt(draw(300_000) + 1),
          by: rhea,
          reason: 'Returned.',
        };
        const outcome = await within((here) => refundInvoice(deps, here, asked));
        if (outcome.ok) refunds?.push(outcome.value.refundId);
      },
      async () => {
        const outcome = await within((here) =>
          refundUnused(here, { paymentId: one(payments), by: rhea, reason: 'Twice.' }),
        );
        if (outcome.ok) refunds?.push(outcome.value.refundId);
      },
      () => {
        const refundId = refunds?.shift() ?? randomUUID();
        return within((here) =>
          sendRefundOut(here, {
            refundId,
            provider: 'bank_transfer',
            reference: randomUUID(),
            by: accounts,
          }),
        );
      },
    ];
    const act = () => acts[draw(acts.length)]?.();
    const all = [
      'allocated',
      'cancelled',
      'issued',
      'received',
      'refund_ordered',
      'refund_paid',
      'waived',
    ];
    const kinds = async () => {
      const came = await database.db
        .selectFrom('fees_transaction')
        .where('disputeId', '=', disputeId)
        .select('kind')
        .distinct()
        .execute();
      return came.map(({ kind }) => kind).toSorted();
    };
    // Which of four at once comes first, and so what is left to refund, is the database's to say: it goes on until all came.
    for (
      let round = 0;
      round < 60 || (round < 600 && (await kinds()).length < all.length);
      round += 1
    )
      await Promise.all([act(), act(), act(), act()]);
    await expectEven();
    expect(await kinds()).toEqual(all);
    const costs = await costsOf(database.db, disputeId);
    expect(costs.due).toBe(costs.invoices.reduce((so, { due }) => so + due, 0n));
  });
});

describe('a bank’s reference of before it had one writing', () => {
  const migration = readFileSync(
    new URL('../../../../migrations/0070_references_of_banks.sql', import.meta.url),
    'utf8',
  );
  const booked = async (provider: 'bank_transfer' | 'razorpay', reference: string) => {
    const id = randomUUID();
    const sums = { amount: 100n, unused: 100n, toMatch: 'no_invoice' as const };
    const row = {
      id,
      provider,
      reference,
      ...sums,
      receivedOn: '2026-11-20',
      recordedAt: friday,
      narration: '',
    };
    await database.db.insertInto('fees_payment').values(row).execute();
    return async () =>
      (
        await database.db
          .selectFrom('fees_payment')
          .where('id', '=', id)
          .select('reference')
          .executeTakeFirstOrThrow()
      ).reference;
  };

  test('takes it by the migration; of those that were booked twice one does, and the others stay', async () => {
    const all = [
      await booked('bank_transfer', 'old 1'),
      await booked('bank_transfer', 'old\u200b2'),
      await booked('bank_transfer', 'OLD2'),
      await booked('bank_transfer', 'Old 3'),
      await booked('bank_transfer', 'ｏｌｄ3'),
      await booked('bank_transfer', '\u200b'),
      await booked('razorpay', 'pay_Old4'),
    ];
    await sql.raw(migration).execute(database.db);
    const [one, hidden, plain, ...more] = await Promise.all(all.map((reference) => reference()));
    expect([one, hidden, plain]).toEqual(['OLD1', 'old\u200b2', 'OLD2']);
    expect(more.slice(0, 2).toSorted()).toEqual(
      ['OLD3', more.includes('Old 3') ? 'Old 3' : 'ｏｌｄ3'].toSorted(),
    );
    expect(more.slice(2)).toEqual(['\u200b', 'pay_Old4']);
  });

  test('is what the record told, in whichever writing', async () => {
    const money = transfer();
    const outcome = await within((here) => recordPayment(deps, here, money));
    const id = outcome.ok ? outcome.value.paymentId : '';
    const differs = async () =>
      (await verifyFees(database.db)).differs.filter(({ what }) => what === 'what was paid').length;
    const called = (reference: string) =>
      database.db.updateTable('fees_payment').set({ reference }).where('id', '=', id).execute();
    await called(money.reference.toLowerCase());
    expect(await differs()).toBe(0);
    await called('UTR-of-another');
    expect(await differs()).toBe(1);
    await called(money.reference);
  });
});

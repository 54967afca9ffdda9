import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { followingMove } from '#modules/fees/actions/deps.ts';
import { billAtNewPlace } from '#modules/fees/actions/place-of-supply.ts';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, opened } from '../../../../tests/disputes.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { DisputesDeps, Listener } from '../actions/deps.ts';
import { limitsFor } from '../actions/limits.ts';
import { moneyListener } from '../actions/money.ts';
import { BEYOND } from '../rules/machine.ts';
import { type DisputeState, FINAL, STATES } from '../rules/words.ts';

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
  const staff = (role: 'registrar' | 'case_officer' | 'accounts') =>
    signedIn(database.db, { roles: [role], now: clock.now });
  [rhea, omar, acca] = [
    await staff('registrar'),
    await staff('case_officer'),
    await staff('accounts'),
  ];
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

/** No respondent gets a bill before a basis is recorded (decision 0042). How a dispute comes there is the machine's own test. */
async function standsAt(disputeId: string, state: DisputeState) {
  await database.db.updateTable('dispute').set({ state }).where('id', '=', disputeId).execute();
}

/** Ada in Karnataka claims from Ben in Maharashtra. */
async function filed() {
  const parties = [aParty('claimant', { state: '29' }), aParty('respondent', { state: '27' })];
  const { id } = await opened(deps, aFiling({ parties }));
  const at = `/api/office/disputes/${id}`;
  const { data } = await ask(rhea, 'GET', `${at}/money`);
  const [claimant, respondent] = data.parties.map((one: { id: string }) => one.id) as [
    string,
    string,
  ];
  return { id, at, claimant, respondent, once: data.once as string };
}

test('the registration fee has one last day, on the invoice as on the clock, and it is a working day', async () => {
  const friday = clock.now;
  clock.now = new Date('2026-11-22T06:30:00Z'); // a Sunday, and so is the seventh day after it
  const { id } = await opened(deps, aFiling());
  clock.now = friday;
  expect((await costsOf(database.db, id)).invoices.map(({ dueOn }) => dueOn)).toEqual([
    '2026-11-30',
  ]);
  const events = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .selectAll()
    .execute();
  const dispute = {
    process: 'arbitration',
    track: 'online',
    filedAt: new Date('2026-11-22T06:30:00Z'),
  } as const;
  const timed = { dispute: { ...dispute, traits: [] }, parties: [], events };
  const limits = await limitsFor(database.db, timed, new Date('2026-11-23T06:30:00Z'));
  expect(limits.find(({ row }) => row === 'registration_payment')?.dueOn).toBe('2026-11-30');
});

describe('the schedule that governs a dispute', () => {
  test('is the institution’s table until the registrar chooses another, with a reason and what the ceiling covers', async () => {
    const { at } = await filed();
    const before = (await ask(omar, 'GET', `${at}/money`)).data;
    expect(before).toMatchObject({
      may: [],
      schedule: { version: 1, schedule: 'institution' },
      stamp: null,
    });
    // 4,50,000: 45,000 by the Fourth Schedule and a quarter more for a sole arbitrator; its ceiling is far away.
    expect(before.tribunal.filter(({ schedule }: Any) => schedule === 'fourth_schedule')).toEqual([
      { schedule: 'fourth_schedule', ceilingOn: 'base_and_variable', amount: 5_625_000 },
      { schedule: 'fourth_schedule', ceilingOn: 'variable_only', amount: 5_625_000 },
    ]);
    const choice = {
      schedule: 'fourth_schedule',
      ceilingOn: 'variable_only',
      reason: 'Agreed in writing on 3 November.',
    };
    expect(await ask(rhea, 'POST', `${at}/schedule`, { ...choice, reason: ' ' })).toMatchObject({
      status: 422,
      error: { code: 'reason_missing' },
    });
    expect(await ask(rhea, 'POST', `${at}/schedule`, choice)).toMatchObject({
      status: 201,
      data: { version: 2 },
    });
    expect((await ask(rhea, 'GET', `${at}/money`)).data.schedule).toMatchObject({
      version: 2,
      schedule: 'fourth_schedule',
      ceilingOn: 'variable_only',
      packs: [expect.any(String), expect.stringMatching(/^fourth-schedule@/)],
    });
    // What the ceiling covers is no question of another schedule.
    await ask(rhea, 'POST', `${at}/schedule`, { ...choice, schedule: 'institution' });
    expect((await ask(rhea, 'GET', `${at}/money`)).data.schedule).toMatchObject({
      version: 3,
      ceilingOn: 'base_and_variable',
    });
  });

  test('chosen by two at once has two versions, and none is lost', async () => {
    const { at } = await filed();
    const choice = (reason: string) =>
      ask(rhea, 'POST', `${at}/schedule`, { schedule: 'sebi', reason });
    const both = await Promise.all([choice('one'), choice('two')]);
    expect(both.map(({ data }) => data.version).toSorted()).toEqual([2, 3]);
  });
});

test('the registrar decides who pays the stamp duty: one party of this dispute, or all alike', async () => {
  const [one, other] = [await filed(), await filed()];
  const path = `${one.at}/stamp-payer`;
  expect(
    (await ask(rhea, 'POST', path, { partyId: one.respondent, reason: '' })).error.fields,
  ).toHaveProperty('reason');
  expect(
    (await ask(rhea, 'POST', path, { partyId: other.respondent, reason: 'because' })).error,
  ).toMatchObject({ code: 'party_unknown' });
  expect(
    (await ask(rhea, 'POST', path, { partyId: one.respondent, reason: 'Agreement, clause 9' }))
      .status,
  ).toBe(201);
  expect((await ask(omar, 'GET', `${one.at}/money`)).data.stamp).toEqual({
    partyId: one.respondent,
    reason: 'Agreement, clause 9',
  });
  expect(
    (await ask(rhea, 'POST', path, { partyId: null, reason: 'Both asked for it.' })).data,
  ).toEqual({ version: 2 });
});

describe('a sum that is billed in shares', () => {
  const bill = { kind: 'admin', words: 'Administration fee', amount: 1_000_001 };
  test('makes exactly the sum, each share taxed by where its payer is', async () => {
    const { id, at, claimant, respondent, once } = await filed();
    await standsAt(id, 'arb_notice');
    const shares = [claimant, respondent].map((partyId) => ({ partyId, weight: 1 }));
    const { status, data } = await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares });
    expect([status, data.numbers.length]).toEqual([201, 2]);
    const query = database.db
      .selectFrom('fees_invoice')
      .where('disputeId', '=', id)
      .where('kind', '=', 'admin')
      .orderBy('number');
    const rows = await query
      .select(['net', 'cgst', 'sgst', 'igst', 'shareOf', 'placeOfSupply'])
      .execute();
    expect(rows.map(({ net }) => net)).toEqual([500_001n, 500_000n]);
    expect(rows).toMatchObject([
      { igst: 90_000n, cgst: 0n, placeOfSupply: '29', shareOf: once },
      { igst: 0n, cgst: 45_000n, sgst: 45_000n, placeOfSupply: '27' },
    ]);
  });

  test('asks a respondent for nothing in any state before a basis is recorded or talks are agreed, the claimant always', async () => {
    const { id, at, claimant, respondent, once } = await filed();
    const both = [claimant, respondent].map((partyId) => ({ partyId, weight: 1 }));
    const talks = [
      'con_appoint',
      'con_active',
      'con_terms',
      'med_appoint',
      'med_active',
      'med_terms',
    ];
    const open: string[] = [...BEYOND, 'arb_terms', ...talks];
    for (const state of STATES.filter((one) => !open.includes(one))) {
      await standsAt(id, state);
      const { status, error } = await ask(rhea, 'POST', `${at}/invoices`, {
        ...bill,
        once,
        shares: both,
      });
      expect([status, error?.code], state).toEqual([
        409,
        FINAL.includes(state) ? 'dispute_over' : 'basis_not_shown',
      ]);
    }
    expect((await costsOf(database.db, id)).invoices).toHaveLength(1); // the registration
    await standsAt(id, 'track_check');
    const alone = both.map((one) => ({ ...one, weight: one.partyId === claimant ? 1 : 0 }));
    expect(
      (await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares: alone })).status,
    ).toBe(201);
  });

  test('asks nobody for anything in a dispute that is over, and a form that had been sent before is answered as before', async () => {
    const { id, at, claimant, once } = await filed();
    const send = (word: string) =>
      ask(rhea, 'POST', `${at}/invoices`, {
        ...bill,
        once: word,
        shares: [{ partyId: claimant, weight: 1 }],
      });
    expect((await send(once)).status).toBe(201);
    for (const state of FINAL) {
      await standsAt(id, state);
      const { status, error } = await send(randomUUID());
      expect([status, error?.code], state).toEqual([409, 'dispute_over']);
    }
    expect((await send(once)).status).toBe(201);
    expect((await costsOf(database.db, id)).invoices).toHaveLength(2); // the registration, and the one
  });

  test('is billed once however often the form is sent, also twice at once', async () => {
    const { id, at, claimant, once } = await filed();
    const send = () =>
      ask(rhea, 'POST', `${at}/invoices`, {
        ...bill,
        once,
        shares: [{ partyId: claimant, weight: 1 }],
      });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(answers.map(({ data }) => data.numbers.join())).size).toBe(1);
    expect(
      (await costsOf(database.db, id)).invoices.filter(({ kind }) => kind === 'admin'),
    ).toHaveLength(1);
  });

  test('sent again with anything else in the form is not billed, and is not told that it was', async () => {
    const { id, at, claimant, respondent, once } = await filed();
    await standsAt(id, 'arb_notice');
    const shares = [claimant, respondent].map((partyId) => ({ partyId, weight: 1 }));
    const send = (change: object) =>
      ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares, ...change });
    const { data } = await send({});
    const others: object[] = [
      { amount: bill.amount + 1 },
      { words: 'Administration fee, second part' },
      { kind: 'other' },
      { shares: shares.slice(0, 1) },
      { shares: shares.map((one) => ({ ...one, weight: one.partyId === claimant ? 2 : 1 })) },
    ];
    for (const change of others) {
      const { status, error } = await send(change);
      expect([status, error?.code], JSON.stringify(change)).toEqual([409, 'billed_otherwise']);
    }
    // The same in other figures is the same; so is the form itself, also when a share was written anew for its place since.
    expect(await send({ shares: shares.map((one) => ({ ...one, weight: 3 })) })).toMatchObject({
      status: 201,
      data,
    });
    await database.db.transaction().execute((tx) =>
      billAtNewPlace(
        { ...deps, ...followingMove },
        { tx, at: clock.now },
        {
          disputeId: id,
          by: { personId: null, role: 'system' },
          payer: { partyId: respondent, name: 'Ben', address: '', state: '33' },
        },
      ),
    );
    expect(await send({})).toMatchObject({ status: 201, data });
    expect(
      (await costsOf(database.db, id)).invoices.filter(({ kind }) => kind === 'admin'),
    ).toHaveLength(3); // two, and one anew
  });

  test('names each party once', async () => {
    const { id, at, claimant, once } = await filed();
    const shares = [1, 2].map((weight) => ({ partyId: claimant, weight }));
    const { status, error } = await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares });
    expect([status, error.code, Object.keys(error.fields)]).toEqual([
      422,
      'party_twice',
      ['shares'],
    ]);
    expect((await costsOf(database.db, id)).invoices).toHaveLength(1); // the registration
  });

  test('is borne by nobody against whom the claim was withdrawn', async () => {
    const { id, at, claimant, respondent, once } = await filed();
    await database.db
      .insertInto('dispute_event')
      .values({
        id: randomUUID(),
        disputeId: id,
        number: 99,
        type: 'respondent_released',
        at: clock.now,
        onDay: '2026-11-20',
        partyId: respondent,
        byRole: 'person',
        fromState: 'arb_serving',
        toState: 'arb_serving',
        details: '{}',
      })
      .execute();
    const shares = [claimant, respondent].map((partyId) => ({ partyId, weight: 1 }));
    const code = async (asked: unknown) =>
      (await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares: asked })).error?.code;
    expect(await code(shares)).toBe('party_released');
    expect((await ask(rhea, 'GET', `${at}/money`)).data.parties).toMatchObject([
      { isReleased: false },
      { isReleased: true },
    ]);
    expect(
      await code(shares.map((one) => ({ ...one, weight: one.partyId === claimant ? 1 : 0 }))),
    ).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['without words', { words: ' ' }, 'words_missing'],
    ['of nothing', { amount: 0 }, 'amount_invalid'],
    ['of more than an invoice may ask', { amount: 500_000_000_001 }, 'too_much'],
    ['of which nobody bears a share', { weight: 0 }, 'shares_missing'],
    ['with a share below nothing', { weight: -1 }, 'shares_missing'],
    ['with a share of a stranger', { partyId: randomUUID() }, 'party_unknown'],
  ])(
    '%s is refused at its field, and nothing is issued',
    async (_, { weight = 1, partyId, ...change }: Any, code) => {
      const { id, at, claimant, once } = await filed();
      const shares = [{ partyId: partyId ?? claimant, weight }];
      expect(
        await ask(rhea, 'POST', `${at}/invoices`, { ...bill, once, shares, ...change }),
      ).toMatchObject({ status: 422, error: { code } });
      expect((await costsOf(database.db, id)).invoices).toHaveLength(1); // the registration
    },
  );

  test('never carries a registration fee, which the filing bills', async () => {
    const { at, claimant, once } = await filed();
    const shares = [{ partyId: claimant, weight: 1 }];
    expect(
      (await ask(rhea, 'POST', `${at}/invoices`, { ...bill, kind: 'registration', once, shares }))
        .status,
    ).toBe(422);
  });
});

test('whoever pays for a party that does not is told apart from it, and must be of the same dispute (ACA s. 38(2))', async () => {
  const { id, at, claimant, respondent, once } = await filed();
  await standsAt(id, 'arb_notice');
  const shares = [{ partyId: respondent, weight: 1 }];
  await ask(rhea, 'POST', `${at}/invoices`, {
    kind: 'deposit',
    words: 'Deposit',
    amount: 800_000,
    once,
    shares,
  });
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
  expect(
    (await ask(acca, 'POST', '/api/office/payments', { ...transfer, paidByParty: randomUUID() }))
      .error.code,
  ).toBe('party_unknown');
  expect(
    (await ask(acca, 'POST', '/api/office/payments', { ...transfer, paidByParty: claimant }))
      .status,
  ).toBe(201);
  expect((await ask(rhea, 'GET', `${at}/money`)).data.parties).toMatchObject([
    { id: claimant, paid: 800_000, paidForOthers: 800_000 },
    { id: respondent, invoiced: 800_000, paid: 0, due: 0 },
  ]);
});

describe('money that no invoice has taken', () => {
  /** A deposit of 8,000 billed to Ben, and a transfer of which nobody knows whose it is. */
  async function waiting(amount = 800_000) {
    const one = await filed();
    await standsAt(one.id, 'arb_notice');
    const shares = [{ partyId: one.respondent, weight: 1 }];
    const { data } = await ask(rhea, 'POST', `${one.at}/invoices`, {
      kind: 'deposit',
      words: 'Deposit',
      amount: 800_000,
      once: one.once,
      shares,
    });
    const transfer = {
      invoiceId: null,
      reference: `UTR${randomUUID().slice(0, 8)}`,
      amount,
      receivedOn: '2026-11-20',
      narration: 'NEFT',
    };
    const paid = (
      await ask(acca, 'POST', '/api/office/payments', { ...transfer, paidByParty: null })
    ).data.paymentId as string;
    return {
      ...one,
      invoice: data.numbers[0] as string,
      paid,
      matches: `/api/office/payments/${paid}/matches`,
    };
  }
  const parties = async ({ at }: { at: string }) =>
    (await ask(rhea, 'GET', `${at}/money`)).data.parties;
  const fees = async () =>
    (
      await database.db
        .selectFrom('fees_entry')
        .select(({ fn }) => fn.sum<string>('amount').as('sum'))
        .executeTakeFirstOrThrow()
    ).sum;

  test('is shown with what is due and with everybody who may have paid, before anything is booked', async () => {
    const one = await waiting();
    const found = await ask(acca, 'GET', `${one.matches}?invoice=${one.invoice}`);
    expect(found).toMatchObject({
      status: 200,
      data: {
        invoice: { number: one.invoice, due: 800_000 },
        partyId: one.respondent,
        known: null,
        parties: [{}, {}],
      },
    });
    expect((await ask(acca, 'GET', `${one.matches}?invoice=MU/99-00/1`)).error).toMatchObject({
      code: 'invoice_unknown',
    });
    expect(
      (
        await ask(
          acca,
          'GET',
          `/api/office/payments/${randomUUID()}/matches?invoice=${one.invoice}`,
        )
      ).status,
    ).toBe(404);
    for (const who of [rhea, omar, ada, eve])
      expect((await ask(who, 'GET', `${one.matches}?invoice=${one.invoice}`)).status).toBe(403);
  });

  test('is booked as the other side’s when it paid, and the receipt says so', async () => {
    const one = await waiting();
    expect(
      (await ask(acca, 'POST', one.matches, { invoice: one.invoice, paidByParty: one.claimant }))
        .status,
    ).toBe(200);
    expect(await parties(one)).toMatchObject([
      { id: one.claimant, paid: 800_000, paidForOthers: 800_000 },
      { id: one.respondent, paid: 0, due: 0 },
    ]);
    const invoice = (await costsOf(database.db, one.id)).invoices.find(
      ({ number }) => number === one.invoice,
    );
    const { payments } = (await ask(acca, 'GET', `/api/office/invoices/${invoice?.id}`)).data;
    expect(payments).toMatchObject([{ paidBy: 'Ada Traders', isForAnother: true }]);
    const paper = await call(app, 'GET', `/api/office/invoices/${invoice?.id}/paper`, {
      cookie: acca?.cookie,
    });
    const text = readPdf(Buffer.from(await paper.arrayBuffer())).text.replace(/\s+/g, ' ');
    expect(text).toMatch(/₹ ?8,000\.00 received on 20 November 2026 from Ada Traders\./);
    expect(await fees()).toBe('0');
  });

  test('is nobody’s of the parties when somebody else paid, whose name the office alone reads', async () => {
    const one = await waiting();
    const nameless = await ask(acca, 'POST', one.matches, {
      invoice: one.invoice,
      paidByName: ' ',
    });
    expect([nameless.status, nameless.error.code, Object.keys(nameless.error.fields)]).toEqual([
      422,
      'payer_name_missing',
      ['paidByName'],
    ]);
    expect(
      (await ask(acca, 'POST', one.matches, { invoice: one.invoice, paidByName: 'Carl Cousin' }))
        .status,
    ).toBe(200);
    expect(await parties(one)).toMatchObject([{ paid: 0 }, { paid: 0, due: 0 }]);
    const costs = await costsOf(database.db, one.id);
    expect([
      costs.paid,
      costs.parties.find(({ partyId }) => partyId === one.respondent)?.paidByOthers,
    ]).toEqual([800_000n, 800_000n]);
    const invoice = costs.invoices.find(({ number }) => number === one.invoice);
    expect(
      (await ask(acca, 'GET', `/api/office/invoices/${invoice?.id}`)).data.payments,
    ).toMatchObject([{ paidBy: 'Carl Cousin' }]);
    const hers = (await ask(ada, 'GET', `/api/fees/disputes/${one.id}/costs`)).data;
    expect(hers.invoices.find((line: Any) => line.number === one.invoice).payments).toEqual([
      { amount: 800_000, on: '2026-11-20', payer: null },
    ]);
    expect(JSON.stringify(hers)).not.toContain('Carl');
    // What is sent back goes to whoever it came from.
    await ask(rhea, 'POST', `/api/office/invoices/${invoice?.id}/refunds`, {
      amount: 100,
      reason: 'Paid too much.',
    });
    const refund = (await ask(acca, 'GET', '/api/office/payments')).data.refunds.find(
      (line: Any) => line.number === one.invoice,
    );
    expect(refund.to).toBe('Carl Cousin');
    expect(await fees()).toBe('0');
  });

  test('is the billed party’s where nobody says otherwise, and no party of another dispute may be named', async () => {
    const [one, other] = [await waiting(), await filed()];
    const foreign = await ask(acca, 'POST', one.matches, {
      invoice: one.invoice,
      paidByParty: other.claimant,
    });
    expect([foreign.status, foreign.error.code]).toEqual([422, 'party_unknown']);
    expect((await ask(acca, 'POST', one.matches, { invoice: one.invoice })).status).toBe(200);
    expect((await parties(one))[1]).toMatchObject({ id: one.respondent, paid: 800_000, due: 0 });
  });

  test('has one payer: what was booked with its first part is told with the rest, and stays', async () => {
    const one = await waiting(900_000);
    await ask(acca, 'POST', one.matches, { invoice: one.invoice, paidByParty: one.claimant });
    const [registration] = (await costsOf(database.db, one.id)).invoices;
    const sought = await ask(acca, 'GET', `${one.matches}?invoice=${registration?.number}`);
    expect(sought.data).toMatchObject({ known: 'Ada Traders' });
    await ask(acca, 'POST', one.matches, {
      invoice: registration?.number,
      paidByParty: one.respondent,
    });
    expect(await parties(one)).toMatchObject([{ paid: 900_000 }, { paid: 0 }]);
  });

  test('waits where accounts knows that another paid: our reference alone books nothing then', async () => {
    const { id, claimant } = await filed();
    const [registration] = (await costsOf(database.db, id)).invoices;
    const { reference } = (await ask(acca, 'GET', `/api/office/invoices/${registration?.id}`)).data;
    const transfer = {
      invoiceId: null,
      reference: `UTR${randomUUID().slice(0, 8)}`,
      amount: 590_000,
      receivedOn: '2026-11-20',
      paidByParty: null,
    };
    const { data } = await ask(acca, 'POST', '/api/office/payments', {
      ...transfer,
      narration: `NEFT ${reference}`,
      isPayerUnclear: true,
    });
    expect(data).toMatchObject({ used: 0, unused: 590_000 });
    const line = (await ask(acca, 'GET', '/api/office/payments')).data.payments.find(
      (one: Any) => one.id === data.paymentId,
    );
    expect(line).toMatchObject({ reason: 'payer_unclear', named: reference });
    await ask(acca, 'POST', `/api/office/payments/${data.paymentId}/matches`, {
      invoice: reference,
      paidByName: 'Carl Cousin',
    });
    expect(
      (await costsOf(database.db, id)).parties.find(({ partyId }) => partyId === claimant),
    ).toMatchObject({ due: 0n, paid: 0n });
  });
});

describe('where a party is for the tax (IGST Act s. 12(2))', () => {
  const billed = async (partyId: string) =>
    (
      await database.db
        .selectFrom('fees_invoice')
        .where('partyId', '=', partyId)
        .where('kind', '<>', 'registration')
        .orderBy('number')
        .select([
          'number',
          'kind',
          'igst',
          'cgst',
          'placeOfSupply',
          'payerGstin',
          'dueOn',
          'due',
          'cancelledAt',
          'shareOf',
        ])
        .execute()
    ).map(({ cancelledAt, ...row }) => ({ ...row, isCancelled: cancelledAt !== null }));
  /** Ben, of whom nobody said where he is, with an address in Bengaluru, billed a share of an administration fee. */
  async function shared(address = '4 Church Street, Bengaluru 560001') {
    const contacts = [
      { channel: 'post' as const, value: address, isDesignated: false, designatedIn: '' },
    ];
    const parties = [aParty('claimant', { state: '27' }), aParty('respondent', { contacts })];
    const { id } = await opened(deps, aFiling({ parties }));
    const at = `/api/office/disputes/${id}`;
    const { data } = await ask(rhea, 'GET', `${at}/money`);
    const [claimant, respondent] = data.parties.map((one: { id: string }) => one.id) as [
      string,
      string,
    ];
    const person = await signedIn(database.db, { name: 'Ben', now: clock.now });
    const member = {
      id: randomUUID(),
      disputeId: id,
      partyId: respondent,
      personId: person.personId,
      role: 'party' as const,
    };
    await database.db
      .insertInto('dispute_member')
      .values({ ...member, since: clock.now })
      .execute();
    await database.db
      .updateTable('dispute')
      .set({ openedAt: clock.now })
      .where('id', '=', id)
      .execute();
    await standsAt(id, 'arb_notice');
    const shares = [{ partyId: respondent, weight: 1 }];
    const bill = {
      kind: 'admin',
      words: 'Administration fee',
      amount: 1_000_000,
      once: data.once,
      shares,
    };
    expect((await ask(rhea, 'POST', `${at}/invoices`, bill)).status).toBe(201);
    return {
      id,
      at,
      claimant,
      respondent,
      ben: person,
      place: `/api/disputes/${id}/parties/${respondent}/tax-place`,
    };
  }

  test('is the state of the address in the file while nobody has said it, and the office sees that it was not said', async () => {
    const one = await shared();
    expect(await billed(one.respondent)).toMatchObject([
      { igst: 180_000n, cgst: 0n, placeOfSupply: '29' },
    ]);
    expect((await ask(rhea, 'GET', `${one.at}/money`)).data.parties[1]).toMatchObject({
      state: '29',
      isPlaceTold: false,
    });
    const own = (await ask(one.ben, 'GET', `/api/disputes/${one.id}`)).data.parties;
    expect(own.map(({ taxPlace }: Any) => taxPlace)).toEqual([
      null,
      { state: '29', gstin: null, isTold: false },
    ]);
  });

  test('where no address says it, ours counts', async () => {
    const one = await shared('Near the temple, Chandigarh 160017');
    expect(await billed(one.respondent)).toMatchObject([
      { cgst: 90_000n, igst: 0n, placeOfSupply: '27' },
    ]);
  });

  test('said after a bill, takes it back by a credit note and writes it anew, to be paid by the same day', async () => {
    const one = await shared();
    const [before] = await billed(one.respondent);
    expect((await ask(one.ben, 'PUT', one.place, { state: '27', gstin: '' })).status).toBe(200);
    const rows = await billed(one.respondent);
    expect(rows).toMatchObject([
      { number: before?.number, isCancelled: true, due: 0n },
      {
        kind: 'admin',
        cgst: 90_000n,
        igst: 0n,
        placeOfSupply: '27',
        isCancelled: false,
        dueOn: before?.dueOn,
        shareOf: before?.shareOf,
      },
    ]);
    const notes = await database.db
      .selectFrom('fees_credit_note')
      .orderBy('number', 'desc')
      .select(['cause', 'igst', 'amount'])
      .execute();
    expect(notes[0]).toEqual({ cause: 'cancelled', igst: 180_000n, amount: 1_180_000n });
    const sum = database.db
      .selectFrom('fees_entry')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'));
    expect((await sum.executeTakeFirstOrThrow()).sum).toBe('0');
    // The second time nothing is written.
    expect((await ask(one.ben, 'PUT', one.place, { state: '27', gstin: ' ' })).status).toBe(200);
    expect(await billed(one.respondent)).toHaveLength(2);
    expect(
      (await ask(one.ben, 'GET', `/api/disputes/${one.id}`)).data.parties[1].taxPlace,
    ).toMatchObject({ state: '27', isTold: true });
  });

  test('said twice at once writes one bill anew', async () => {
    const one = await shared();
    const say = () => ask(one.ben, 'PUT', one.place, { state: '33', gstin: '' });
    // Both are Integrated Tax, of another state.
    expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await billed(one.respondent)).map(({ isCancelled }) => isCancelled)).toEqual([
      true,
      false,
    ]);
  });

  test('goes by the registration where there is one, which then stands on the bill', async () => {
    const one = await shared();
    expect(
      (await ask(one.ben, 'PUT', one.place, { state: '29', gstin: '27 aapfu 0939 f1zv' })).status,
    ).toBe(200);
    expect((await billed(one.respondent)).at(-1)).toMatchObject({
      placeOfSupply: '27',
      payerGstin: gstin,
      cgst: 90_000n,
    });
  });

  test('leaves a bill alone on which money stands, and tells accounts', async () => {
    const one = await shared();
    const [invoice] = (await costsOf(database.db, one.id)).invoices.filter(
      ({ kind }) => kind === 'admin',
    );
    const transfer = {
      invoiceId: invoice?.id,
      amount: 100,
      receivedOn: '2026-11-20',
      narration: '',
      paidByParty: null,
    };
    await ask(acca, 'POST', '/api/office/payments', {
      ...transfer,
      reference: `UTR${randomUUID().slice(0, 8)}`,
    });
    expect((await ask(one.ben, 'PUT', one.place, { state: '27', gstin: '' })).status).toBe(200);
    expect(await billed(one.respondent)).toMatchObject([
      { placeOfSupply: '29', isCancelled: false },
    ]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', String(invoice?.id))
      .orderBy('number', 'desc')
      .select(['act', 'tells'])
      .execute();
    expect(acts[0]).toMatchObject({ act: 'invoice.place_differs', tells: ['role:accounts'] });
  });

  test('is told at its field when it is wrong, and is nobody else’s to say', async () => {
    const one = await shared();
    for (const [body, code, field] of [
      [{ state: '', gstin: '' }, 'state_wrong', 'state'],
      [{ state: '25', gstin: '' }, 'state_wrong', 'state'],
      [{ state: '29', gstin: '27AAPFU0939F1ZX' }, 'gstin_wrong', 'gstin'],
    ] as const) {
      const { status, error } = await ask(one.ben, 'PUT', one.place, body);
      expect([status, error.code, Object.keys(error.fields)]).toEqual([422, code, [field]]);
    }
    const place = { state: '27', gstin: '' };
    expect((await ask(undefined, 'PUT', one.place, place)).status).toBe(401);
    for (const who of [eve, ada, omar, rhea])
      expect((await ask(who, 'PUT', one.place, place)).status, who?.personId).toBe(404);
    const hers = one.place.replace(one.respondent, one.claimant);
    expect((await ask(one.ben, 'PUT', hers, place)).status).toBe(404);
    expect(await billed(one.respondent)).toHaveLength(1);
  });
});

test('nobody pays for a dispute before the day on which it was filed', async () => {
  const { id } = await filed();
  await database.db
    .updateTable('dispute')
    .set({ filedAt: new Date('2024-12-03T18:31:00Z') })
    .where('id', '=', id)
    .execute();
  const [registration] = (await costsOf(database.db, id)).invoices;
  const confirm = (receivedOn: string) =>
    ask(acca, 'POST', '/api/office/payments', {
      invoiceId: registration?.id,
      reference: `UTR${randomUUID().slice(0, 8)}`,
      amount: 100,
      receivedOn,
      narration: '',
      paidByParty: null,
    });
  const early = await confirm('2024-12-03');
  expect([early.status, early.error.code, Object.keys(early.error.fields)]).toEqual([
    422,
    'day_early',
    ['receivedOn'],
  ]);
  expect((await confirm('2024-12-04')).status).toBe(201); // already that day in India
});

describe('the registration fee, waived by the registrar’s decision (law and lifecycle 6.3)', () => {
  const waive = (at: string, version: number) =>
    ask(rhea, 'POST', `${at}/decisions`, {
      version,
      partyId: null,
      why: 'She lives of her pension alone.',
      until: null,
      on: null,
      move: 'registration_waived',
    });
  const fee = async (id: string) =>
    (await costsOf(database.db, id)).invoices.find(({ kind }) => kind === 'registration');
  const spine = (id: string) =>
    database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select(['state', 'version'])
      .executeTakeFirstOrThrow();
  const transfer = async (id: string) => ({
    invoiceId: (await fee(id))?.id,
    reference: `UTR${randomUUID().slice(0, 8)}`,
    amount: 590_000,
    receivedOn: '2026-11-20',
    narration: '',
    paidByParty: null,
  });

  test('is not asked for any more: the bill is waived with the same reason, by the same registrar', async () => {
    const { id, at } = await filed();
    expect((await waive(at, (await spine(id)).version)).status).toBe(200);
    expect((await spine(id)).state).toBe('scrutiny');
    expect(await fee(id)).toMatchObject({ state: 'waived', due: 0n });
    const { notes } = (await ask(rhea, 'GET', `/api/office/invoices/${(await fee(id))?.id}`)).data;
    expect(notes).toMatchObject([
      { cause: 'waived', reason: 'She lives of her pension alone.', amount: 590_000 },
    ]);
    const act = database.db
      .selectFrom('record_act')
      .where('act', '=', 'invoice.waived')
      .where('subjectId', '=', String((await fee(id))?.id));
    expect(await act.select(['byPerson', 'why']).execute()).toEqual([
      { byPerson: rhea?.personId, why: 'She lives of her pension alone.' },
    ]);
    const events = database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .where('type', '=', 'registration_waived');
    expect(await events.select('why').execute()).toEqual([
      { why: 'She lives of her pension alone.' },
    ]);
  });

  test('is given up as far as it is still due, and what was paid in part stays paid', async () => {
    const { id, at } = await filed();
    await ask(acca, 'POST', '/api/office/payments', { ...(await transfer(id)), amount: 100_000 });
    expect((await waive(at, (await spine(id)).version)).status).toBe(200);
    expect(await fee(id)).toMatchObject({ state: 'waived', due: 0n, paid: 100_000n });
  });

  test('waived on the bill and on the dispute at once is waived once', async () => {
    const { id, at } = await filed();
    const bill = async () =>
      ask(rhea, 'POST', `/api/office/invoices/${(await fee(id))?.id}/waiver`, {
        reason: 'hardship',
      });
    const answers = await Promise.all([waive(at, (await spine(id)).version), bill()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([
      (await spine(id)).state,
      (await fee(id))?.state,
      (await fee(id))?.notes.length,
    ]).toEqual(['scrutiny', 'waived', 1]);
  });

  test('paid at the same moment is settled by whichever comes first, and money that comes second waits for accounts', async () => {
    const { id, at } = await filed();
    const paying = await transfer(id);
    const [waived, paid] = await Promise.all([
      waive(at, (await spine(id)).version),
      ask(acca, 'POST', '/api/office/payments', paying),
    ]);
    expect((await spine(id)).state).toBe('scrutiny');
    expect(await fee(id)).toMatchObject({
      state: waived.status === 200 ? 'waived' : 'paid',
      due: 0n,
    });
    expect(paid.data).toMatchObject(
      waived.status === 200 ? { used: 0, unused: 590_000 } : { used: 590_000, unused: 0 },
    );
  });
});

test('money is read by officers, registrars and accounts, decided by registrars, and is nobody else’s', async () => {
  const { at, claimant, once } = await filed();
  const acts = [
    [`${at}/schedule`, { schedule: 'institution', reason: 'because' }],
    [`${at}/stamp-payer`, { partyId: null, reason: 'because' }],
    [
      `${at}/invoices`,
      {
        kind: 'other',
        words: 'Copy',
        amount: 100,
        once,
        shares: [{ partyId: claimant, weight: 1 }],
      },
    ],
  ] as const;
  for (const who of [omar, acca]) expect((await ask(who, 'GET', `${at}/money`)).status).toBe(200);
  for (const who of [ada, eve]) expect((await ask(who, 'GET', `${at}/money`)).status).toBe(403);
  for (const [path, body] of acts) {
    for (const who of [omar, acca, ada, eve])
      expect((await ask(who, 'POST', path, body)).status, path).toBe(403);
    const nowhere = path.replace(/disputes\/[^/]+/, `disputes/${randomUUID()}`);
    expect((await ask(rhea, 'POST', nowhere, body)).status, nowhere).toBe(404);
  }
  expect((await ask(rhea, 'GET', `/api/office/disputes/${randomUUID()}/money`)).status).toBe(404);
});

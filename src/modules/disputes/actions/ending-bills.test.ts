import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { issueInvoice } from '#modules/fees/actions/invoices.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import type { InvoiceKind } from '#modules/fees/rules/invoices.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import { FINAL } from '../rules/words.ts';
import type { DisputesDeps, Listener } from './deps.ts';
import { moneyListener, moneyOf } from './money.ts';
import { disputesLetters } from './steps.ts';

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const filed = clock.now;
beforeAll(async () => {
  database = await testDatabase();
  const parts = await disputesDeps(database.db, clock);
  const listeners: Listener[] = [];
  deps = { ...parts, listeners };
  listeners.push(moneyListener(deps));
});
afterAll(() => database.drop());

const system = { personId: null, role: 'system' } as const;
const money = () => ({ settings: {}, ...moneyOf(deps) });
const within = <T>(
  act: (within: { tx: Parameters<typeof recordPayment>[1]['tx']; at: Date }) => Promise<T>,
) => database.db.transaction().execute((tx) => act({ tx, at: clock.now }));
const costs = (id: string) => costsOf(database.db, id);
let run = 0;
async function pay(invoiceId: string, amount: bigint) {
  run += 1;
  const paid = {
    provider: 'bank_transfer' as const,
    reference: `UTR-END-${run}`,
    amount,
    receivedOn: '2026-11-20',
    narration: '',
  };
  const outcome = await within((at) =>
    recordPayment(money(), at, { ...paid, invoiceId, by: system }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
}
const partiesOf = (id: string) =>
  database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .orderBy('side')
    .select(['id', 'side', 'name'])
    .execute();
async function billed(id: string, kind: InvoiceKind, side: 'claimant' | 'respondent') {
  const party = (await partiesOf(id)).find((one) => one.side === side);
  if (!party) throw new Error('no such party');
  const payer = { partyId: party.id, name: party.name, address: '', gstin: null, state: null };
  const order = { disputeId: id, kind, payer, lines: [{ words: kind, amount: 100_000n }] };
  const outcome = await within((at) => issueInvoice(money(), at, order));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.id;
}
/** The ledger of a dispute comes to nothing in what is still asked for. */
async function receivable(id: string): Promise<bigint> {
  const rows = await database.db
    .selectFrom('fees_entry as entry')
    .innerJoin('fees_invoice as invoice', 'invoice.id', 'entry.invoiceId')
    .where('invoice.disputeId', '=', id)
    .where('entry.account', '=', 'receivable')
    .select('entry.amount')
    .execute();
  return rows.reduce((so, { amount }) => so + amount, 0n);
}

test('a filing that lapses partly paid is cancelled with a credit note, and what was paid goes back, all at once', async () => {
  clock.now = filed;
  const { id } = await opened(deps);
  const [registration] = (await costs(id)).invoices;
  await pay(registration?.id ?? '', 200_000n);
  clock.now = new Date('2026-12-01T06:30:00Z');
  expect(
    await move(deps, { disputeId: id, type: 'registration_lapsed', by: system, as: 'system' }),
  ).toMatchObject({ ok: true });
  const after = await costs(id);
  expect(after.invoices).toMatchObject([{ state: 'cancelled', paid: 0n, due: 0n }]);
  // Both are of one moment, so that either may come first.
  const notes = after.invoices.flatMap((one) => one.notes.map(({ amount }) => amount));
  expect(new Set(notes)).toEqual(new Set([200_000n, 300_000n]));
  expect(await receivable(id)).toBe(0n);
  const refunds = await database.db
    .selectFrom('fees_refund')
    .where('invoiceId', '=', registration?.id ?? '')
    .selectAll()
    .execute();
  expect(refunds).toMatchObject([{ amount: 200_000n, sentAt: null }]);
  const event = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .where('type', '=', 'registration_lapsed')
    .select('id')
    .executeTakeFirstOrThrow();
  const to = { to: 'ada@example.org', publicUrl: 'https://munch.example', language: 'en' } as never;
  const mail = await disputesLetters(deps).dispute_step(event.id, to);
  expect(mail?.text).toContain('2,000.00');
  clock.now = filed;
});

describe('no final state leaves a bill open', () => {
  // A state that is added without a rule for its money does not compile (`endingAt`).
  test.each(FINAL)('%s: bills of both sides, open, paid in part and paid', async (state) => {
    clock.now = filed;
    const { id } = await opened(deps);
    const [registration] = (await costs(id)).invoices;
    const part = await billed(id, 'admin', 'claimant');
    const open = await billed(id, 'admin', 'respondent');
    const whole = await billed(id, 'deposit', 'respondent');
    await pay(part, 40_000n);
    await pay(whole, 100_000n);
    if (state !== 'lapsed') await pay(registration?.id ?? '', 500_000n);
    // The listener is asked directly: how a dispute comes there is the machine's own test.
    const dispute = await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const from_state = state === 'lapsed' ? 'filed' : 'scrutiny';
    const event = {
      type: 'whatever led here',
      fromState: from_state,
      toState: state,
      partyId: null,
      details: {},
    } as never;
    await database.db
      .transaction()
      .execute((tx) => moneyListener(deps)(tx, { dispute, event, parties: [] }));
    const after = await costs(id);
    expect(after.invoices.filter(({ due }) => due > 0n)).toEqual([]);
    expect(await receivable(id)).toBe(0n);
    const of = (invoiceId: string) => after.invoices.find((one) => one.id === invoiceId);
    expect(of(open)).toMatchObject({ state: 'cancelled', paid: 0n });
    expect(of(part)).toMatchObject({ state: 'cancelled', paid: 0n });
    expect(of(whole)).toMatchObject({ paid: 0n });
    // What was registered is earned.
    if (state !== 'lapsed')
      expect(of(registration?.id ?? '')).toMatchObject({ state: 'paid', paid: 500_000n });
  });

  test('a filing withdrawn before its fee was paid in full gets back what it had paid', async () => {
    clock.now = filed;
    const { id } = await opened(deps);
    const [registration] = (await costs(id)).invoices;
    await pay(registration?.id ?? '', 499_999n);
    const [claimant] = await partiesOf(id);
    const asked = {
      disputeId: id,
      type: 'withdrawal_asked',
      by: system,
      as: 'claimant',
      partyId: claimant?.id ?? null,
    } as const;
    // Who withdraws says whether they may file again (s. 32(2)(a), decision 0046).
    expect(await move(deps, asked)).toMatchObject({ ok: false, refusal: 'liberty_missing' });
    expect(await move(deps, { ...asked, details: { liberty: 'with' } })).toMatchObject({
      ok: true,
    });
    expect((await costs(id)).invoices).toMatchObject([{ state: 'cancelled', paid: 0n, due: 0n }]);
  });

  test.each(['arb_prelim', 'con_active'] as const)(
    'what was paid for a tribunal at work (%s) does not go back by itself because a court had stayed it',
    async (before) => {
      clock.now = filed;
      const { id } = await opened(deps);
      const whole = await billed(id, 'deposit', 'respondent');
      await pay(whole, 100_000n);
      const { db } = database;
      const first = await db
        .selectFrom('dispute_event')
        .where('disputeId', '=', id)
        .orderBy('number', 'desc')
        .selectAll()
        .executeTakeFirstOrThrow();
      const stay = { id: deps.newId(), number: first.number + 1, type: 'stayed' };
      const moved = { fromState: before, toState: 'stayed', details: '{}' };
      await db
        .insertInto('dispute_event')
        .values({ ...first, ...stay, ...moved })
        .execute();
      const dispute = await db
        .selectFrom('dispute')
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirstOrThrow();
      const ended = { disputeId: id, type: 'settled', fromState: 'stayed', toState: 'settled' };
      const event = { ...ended, partyId: null, details: {} } as never;
      await db
        .transaction()
        .execute((tx) => moneyListener(deps)(tx, { dispute, event, parties: [] }));
      const { invoices } = await costs(id);
      expect(invoices.find((one) => one.id === whole)).toMatchObject({ paid: 100_000n });
    },
  );

  test('a respondent who is let go is asked for nothing more, and the others stay as they were', async () => {
    clock.now = filed;
    const { id } = await opened(deps);
    const [kept, open] = [
      await billed(id, 'admin', 'claimant'),
      await billed(id, 'admin', 'respondent'),
    ];
    const paid = await billed(id, 'deposit', 'respondent');
    await pay(paid, 30_000n);
    const dispute = await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const ben = (await partiesOf(id)).find(({ side }) => side === 'respondent');
    const event = {
      type: 'respondent_released',
      fromState: 'arb_serving',
      toState: 'arb_serving',
      partyId: ben?.id,
      details: {},
    } as never;
    await database.db
      .transaction()
      .execute((tx) => moneyListener(deps)(tx, { dispute, event, parties: [] }));
    const after = (await costs(id)).invoices;
    expect(after.find((one) => one.id === open)).toMatchObject({ state: 'cancelled' });
    expect(after.find((one) => one.id === paid)).toMatchObject({ state: 'cancelled', paid: 0n });
    expect(after.find((one) => one.id === kept)).toMatchObject({ state: 'unpaid', due: 100_000n });
  });
});

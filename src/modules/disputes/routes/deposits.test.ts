import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import {
  type Appointed,
  appointed,
  depositBills,
  moneyDeps,
  reappointed,
  stepped,
} from '../../../../tests/deposits.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { runClock } from '../actions/clock.ts';
import { addMember } from '../actions/members.ts';
import { askMissingDeposits } from '../actions/missing-deposits.ts';

// ACA s. 38, law and lifecycle 6.5 and Part C, 9: what is asked of each side, what money does, and what its absence does.
let database: TestDatabase;
let deps: Awaited<ReturnType<typeof moneyDeps>>;
let app: App;
let [rhea, ada, ben] = [] as unknown as [SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };
let references = 0;

beforeAll(async () => {
  database = await testDatabase();
  deps = await moneyDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  [rhea, ada, ben] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
  ];
});
const ask = asking(() => app);
const DAY = 86_400_000;
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY);
};
const stateOf = async ({ id }: Appointed) => {
  const query = database.db.selectFrom('dispute').where('id', '=', id).select('state');
  return (await query.executeTakeFirstOrThrow()).state;
};
const typesOf = async ({ id }: Appointed) => {
  const query = database.db.selectFrom('dispute_event').where('disputeId', '=', id);
  const rows = await query.orderBy('number').select(['type', 'partyId']).execute();
  return rows.slice(rows.findIndex(({ type }) => type === 'arbitrator_appointed') + 1);
};
const bills = (one: Appointed) => depositBills(database.db, one.id);
/** Confirmed by somebody of accounts who signed in that day. */
const pay = async (invoiceId: string, amount: number, by: string | null = null) => {
  references += 1;
  const reference = `UTR${references}`;
  const { cookie } = await signedIn(database.db, { roles: ['accounts'], now: clock.now });
  return ask('POST', '/api/office/payments', {
    cookie,
    body: {
      invoiceId,
      reference,
      amount,
      receivedOn: '2026-11-23',
      narration: '',
      paidByParty: by,
    },
  });
};
const payAll = async (one: Appointed) => {
  for (const { id, due } of await bills(one))
    if (due > 0n) expect((await pay(id, Number(due))).status).toBe(201);
};
const owedBack = async ({ id }: Appointed) => {
  const rows = await database.db
    .selectFrom('fees_refund as r')
    .innerJoin('fees_invoice as i', 'i.id', 'r.invoiceId')
    .where('i.disputeId', '=', id)
    .select('r.amount')
    .execute();
  return rows.map(({ amount }) => amount);
};

test('whose arbitrator was appointed before deposits were asked for is asked once, and its clocks begin with that', async () => {
  const before = await responseDeps(database.db, clock);
  const one = await appointed(before);
  expect(await bills(one)).toEqual([]);
  later(60);
  await askMissingDeposits(deps);
  const asked = await bills(one);
  expect(asked.map(({ dueOn }) => dueOn > '2027-02-01')).toEqual([true, true]);
  expect(asked.map(({ claim }) => claim)).toEqual([
    { partyId: one.claimant, isCounterclaim: false },
    { partyId: one.claimant, isCounterclaim: false },
  ]);
  await askMissingDeposits(deps);
  expect(await bills(one)).toHaveLength(2);
  expect(await stateOf(one)).toBe('arb_appointed');
});

describe('with the appointment', () => {
  test('each side is billed its half, due when the clock says', async () => {
    const one = await appointed(deps);
    expect(await stateOf(one)).toBe('arb_appointed');
    expect(await typesOf(one)).toEqual([{ type: 'deposits_asked', partyId: one.claimant }]);
    expect(
      (await bills(one)).map(({ partyId, total, dueOn }) => ({ partyId, total, dueOn })),
    ).toEqual([
      { partyId: one.claimant, total: 400_000n, dueOn: '2026-12-23' },
      { partyId: one.respondent, total: 400_000n, dueOn: '2026-12-23' },
    ]);
  });

  test('a counterclaim has a deposit of its own, by its part of the sum', async () => {
    const one = await appointed(deps, { counterclaim: 10_000_000n });
    const claims = (await typesOf(one)).map(({ type, partyId }) => [type, partyId]);
    expect(claims).toEqual([
      ['deposits_asked', one.claimant],
      ['deposits_asked', one.respondent],
    ]);
    const totals = (await bills(one)).map(({ total }) => total);
    expect(totals).toHaveLength(4);
    expect(totals.reduce((so, total) => so + total, 0n)).toBe(800_000n);
  });

  test('the page of each says what to pay until when, and where', async () => {
    const one = await appointed(deps);
    for (const [partyId, { personId, cookie }] of [
      [one.claimant, ada],
      [one.respondent, ben],
    ] as const) {
      await addMember(database.db, {
        ...{ id: deps.newId(), disputeId: one.id, partyId, personId, email: null },
        ...{ role: 'party', at: clock.now },
      });
      const { data } = await ask('GET', `/api/disputes/${one.id}`, { cookie });
      expect(data.next[0]).toMatchObject({
        act: 'deposit',
        who: 'you',
        place: 'costs',
        dueOn: '2026-12-23',
        missed: 'claim_waits',
      });
    }
  });
});

describe('money alone', () => {
  test('leads on: in part nothing, the last paisa everything, and twice nothing more', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    await pay(first?.id ?? '', 399_999);
    await pay(second?.id ?? '', 400_000);
    expect(await stateOf(one)).toBe('arb_appointed');
    // A paisa, and eleven too many: they wait for a person.
    expect((await pay(first?.id ?? '', 12)).data).toMatchObject({
      used: 1,
      unused: 11,
    });
    expect(await stateOf(one)).toBe('arb_prelim');
    expect((await pay(first?.id ?? '', 400_000)).data).toMatchObject({
      used: 0,
    });
    expect((await typesOf(one)).map(({ type }) => type)).toEqual([
      'deposits_asked',
      'deposit_share_paid',
      'deposit_share_paid',
      'deposits_paid',
    ]);
  });

  test('of two at once counts once each, and the dispute moves once', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    const both = [first, second, first, second].map((bill) => pay(bill?.id ?? '', 400_000));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await stateOf(one)).toBe('arb_prelim');
    expect((await typesOf(one)).filter(({ type }) => type === 'deposits_paid')).toHaveLength(1);
  });

  test('of the other side pays a share, and both are told that it did (s. 38(2))', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    await pay(first?.id ?? '', 400_000);
    await pay(second?.id ?? '', 400_000, one.claimant);
    expect((await typesOf(one)).slice(-2)).toEqual([
      { type: 'deposit_share_paid_for', partyId: one.respondent },
      { type: 'deposits_paid', partyId: one.claimant },
    ]);
  });

  test('is not waited for where a registrar gave up a share, or took its bill back', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    const order = { cookie: rhea.cookie, body: { reason: 'It cannot be borne.' } };
    expect((await ask('POST', `/api/office/invoices/${first?.id}/waiver`, order)).status).toBe(200);
    expect(
      (await ask('POST', `/api/office/invoices/${second?.id}/cancellation`, order)).status,
    ).toBe(200);
    expect(await stateOf(one)).toBe('arb_prelim');
  });
});

describe('unpaid', () => {
  test('it waits after thirty days, the other side pays in the last second, and it goes on', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    await pay(first?.id ?? '', 400_000);
    clock.now = new Date('2026-12-23T18:29:59Z');
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_appointed');
    clock.now = new Date('2026-12-23T18:30:00Z');
    await runClock(deps);
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_suspended');
    clock.now = new Date('2027-01-25T18:29:59Z');
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_suspended');
    await pay(second?.id ?? '', 400_000, one.claimant);
    expect(await stateOf(one)).toBe('arb_prelim');
    clock.now = new Date('2027-03-01T06:30:00Z');
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_prelim');
  });

  test('the only claim ends with the dispute; what was paid goes back, and what comes later waits to go back', async () => {
    const one = await appointed(deps);
    const [first, second] = await bills(one);
    await pay(first?.id ?? '', 400_000);
    later(31);
    await runClock(deps);
    later(35);
    await runClock(deps);
    expect(await stateOf(one)).toBe('terminated');
    expect(await owedBack(one)).toEqual([400_000n]);
    expect((await bills(one)).map(({ due, state }) => [due, state])).toEqual([
      [0n, 'paid'],
      [0n, 'cancelled'],
    ]);
    expect((await pay(second?.id ?? '', 400_000, one.claimant)).data).toMatchObject({
      used: 0,
      unused: 400_000,
    });
    expect(await stateOf(one)).toBe('terminated');
  });

  test('a counterclaim ends alone, and the claim goes on', async () => {
    const one = await appointed(deps, { counterclaim: 10_000_000n });
    const all = await bills(one);
    for (const { id, due } of all.slice(0, 3)) await pay(id, Number(due));
    expect(await stateOf(one)).toBe('arb_appointed');
    later(31);
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_prelim');
    later(35);
    await runClock(deps);
    expect(await stateOf(one)).toBe('arb_prelim');
    expect((await typesOf(one)).at(-1)).toEqual({
      type: 'claim_terminated',
      partyId: one.respondent,
    });
    expect(await owedBack(one)).toEqual([all[2]?.total]);
  });
});

describe('what becomes of the tribunal', () => {
  test('does not ask twice: another goes on with what was paid', async () => {
    const one = await appointed(deps);
    await payAll(one);
    await stepped(deps, one, [['arbitrator_withdrew', 'registrar']]);
    await reappointed(deps, one, 'another');
    expect(await stateOf(one)).toBe('arb_prelim');
    expect(await bills(one)).toHaveLength(2);
  });

  test('with its basis, what was deposited by either goes back', async () => {
    const one = await appointed(deps);
    await payAll(one);
    await stepped(deps, one, [['basis_withdrawn', 'registrar']]);
    expect(await owedBack(one)).toEqual([400_000n, 400_000n]);
  });
});

test('the ledger comes out even after all of it (I8)', async () => {
  const { rows } = { rows: await database.db.selectFrom('fees_entry').select('amount').execute() };
  expect(rows.reduce((so, { amount }) => so + amount, 0n)).toBe(0n);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import type { App } from '#platform/http.ts';
import { asking } from '../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, aParty } from '../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../tests/notices.ts';
import { declares, onPanel } from '../../../tests/panel-members.ts';
import { newId } from '../../platform/ids.ts';
import { addMember } from '../disputes/actions/members.ts';
import { closeLists } from './actions/closing.ts';
import type { AppointmentsDeps } from './routes.ts';

// Names for a sole arbitrator are sent to both sides, who strike and rank (law and lifecycle 6.5; algorithms 2.4).
let database: TestDatabase;
let deps: AppointmentsDeps;
let app: App;
let rhea: SignedIn;
let ada: SignedIn;
let ben: SignedIn;
let eve: SignedIn;
const clock = { now: new Date('2026-11-02T06:30:00Z') };
const panel: string[] = [];
const START = '2026-11-23T06:30:00Z';

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const bare = await responseDeps(db, clock);
  deps = { ...bare, ...serviceParts, settings, noticeLink: async () => null };
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  for (const name of ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul', 'Farid Ali'])
    panel.push(await onPanel(db, clock.now, { name }));
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [rhea, ada, ben, eve] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const ask = asking(() => app);

/** A dispute that was answered and waits for its tribunal. */
async function answered(change: Parameters<typeof aFiling>[0] = {}) {
  const wired = await responseDeps(database.db, clock);
  const one = await dispatched(wired, aFiling(change));
  await go(wired, one.id, [['served', 'system']], one.partyId);
  await go(wired, one.id, [['answered', 'respondent']], one.partyId);
  const { id: claimant } = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', one.id)
    .where('side', '=', 'claimant')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const [partyId, { personId }] of [
    [claimant, ada],
    [one.partyId, ben],
  ] as const)
    await addMember(database.db, {
      ...{ id: newId(), disputeId: one.id, partyId, personId, email: null },
      ...{ role: 'party', at: clock.now },
    });
  return { ...one, claimant, respondent: one.partyId };
}
type Waiting = Awaited<ReturnType<typeof answered>>;

const read = async ({ id }: Waiting, { cookie } = rhea) =>
  (await ask('GET', `/api/office/disputes/${id}/tribunal`, { cookie })).data;
const see = async ({ id }: Waiting, { cookie }: SignedIn) =>
  (await ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const firstFive = async (one: Waiting): Promise<string[]> =>
  (await read(one)).proposal.first.map(({ id }: { id: string }) => id);
const send = async ({ id }: Waiting, names: string[], reason = '', { cookie } = rhea) =>
  ask('POST', `/api/office/disputes/${id}/tribunal/lists`, { cookie, body: { names, reason } });

async function sent(change: Parameters<typeof aFiling>[0] = {}) {
  const one = await answered(change);
  const names = await firstFive(one);
  const done = await send(one, names);
  expect(done.status).toBe(201);
  return { ...one, names, list: done.data.list as string };
}
type Sent = Awaited<ReturnType<typeof sent>>;
type Said = { strikes?: (string | undefined)[]; ranking?: (string | undefined)[]; list?: string };

const reply = async (
  { id, list }: Sent,
  { cookie }: SignedIn,
  partyId: string,
  { strikes = [], ranking = [], list: to = list }: Said = {},
) =>
  ask('POST', `/api/disputes/${id}/tribunal/replies`, {
    cookie,
    body: { list: to, partyId, strikes, ranking },
  });
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).error?.code;
const eventsOf = async ({ id }: Waiting) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number')
    .selectAll()
    .execute();

test('a stranger is told nothing of a list, whether they ask, answer or would make one', async () => {
  const one = await sent();
  const { cookie } = eve;
  expect((await ask('GET', `/api/disputes/${one.id}/tribunal`, { cookie })).status).toBe(404);
  expect((await reply(one, eve, one.claimant)).status).toBe(404);
  expect((await ask('GET', `/api/office/disputes/${one.id}/tribunal`, { cookie })).status).toBe(
    403,
  );
  expect((await send(one, one.names, '', eve)).status).toBe(403);
});

test('both sides get the same names, in one order, with the hash of the draw’s seed and equal time', async () => {
  const one = await sent();
  const [hers, his] = [await see(one, ada), await see(one, ben)];
  expect(hers.list.names).toHaveLength(5);
  expect(his.list.names).toEqual(hers.list.names);
  expect([hers.list.dueOn, his.list.dueOn]).toEqual(['2026-12-03', '2026-12-03']);
  const { seed, commitment } = await database.db
    .selectFrom('appointment_list')
    .where('id', '=', one.list)
    .select(['seed', 'commitment'])
    .executeTakeFirstOrThrow();
  expect([hers.list.commitment, commitment]).toEqual([sha256(seed), sha256(seed)]);
  expect(JSON.stringify([hers, his])).not.toContain(seed);
});

test('the same dispute is proposed the same names again, each with every part of its score', async () => {
  const one = await answered();
  const [first, again] = [await read(one), await read(one)];
  expect(again.proposal).toEqual(first.proposal);
  for (const { score, parts } of first.proposal.first)
    expect(
      parts.reduce((sum: number, { points }: { points: number }) => sum + points, 0),
    ).toBeCloseTo(score);
});

test('nobody who is tied to the dispute is ever shown, whatever their score', async () => {
  const { db } = database;
  const one = await answered({
    parties: [
      aParty('claimant'),
      aParty('respondent', {
        name: 'Borrower, Ben (Dr.)',
        representatives: [
          {
            ...{ name: 'Lata Lawyer', firm: 'Lata & Co', email: 'lata@example.org' },
            ...{ mobile: '', authorityToken: null },
          },
        ],
      }),
    ],
  });
  const tied = [
    await onPanel(db, clock.now, { name: 'Somebody Else', email: 'B.EN+x@example.org' }),
    await onPanel(db, clock.now, { name: 'Quiet One', email: 'ben@example.org' }),
    await onPanel(db, clock.now, { name: 'Adv. Ben Borrower' }),
    await onPanel(db, clock.now, { name: 'Lawyer Lata' }),
    await onPanel(db, clock.now, { name: 'Rhea Herself', personId: rhea.personId }),
    await onPanel(db, clock.now, { name: 'Ada Herself', personId: ada.personId }),
  ];
  const often = await onPanel(db, clock.now, { name: 'Chosen Often' });
  for (const appointedOn of ['2024-01-01', '2026-10-01'])
    await declares(db, often, { appointedOn, partyGroup: 'Ada Traders', at: clock.now });
  const { proposal } = await read(one);
  const shown = [...proposal.first, ...proposal.reserve].map(({ id }: { id: string }) => id);
  const [, ...really] = tied; // the first has another mailbox, and is nobody here
  for (const id of [...really, often]) expect(shown).not.toContain(id);
  expect(
    Object.fromEntries(
      proposal.barred.map((one: { name: string; ties: string[] }) => [one.name, one.ties]),
    ),
  ).toMatchObject({
    'Quiet One': ['reached_as_party'],
    'Adv. Ben Borrower': ['same_name'],
    'Lawyer Lata': ['same_name'],
    'Rhea Herself': ['works_on_it'],
    'Ada Herself': ['reached_as_party'],
    'Chosen Often': ['appointed_often'],
  });
  const names = [...(await firstFive(one)).slice(1), really[0] ?? ''];
  expect(await codeOf(send(one, names, 'I know them'))).toBe('not_proposed');
  for (const id of [...tied, often])
    await db
      .updateTable('panel_listing')
      .set({ state: 'withdrawn' })
      .where('applicationId', '=', id)
      .execute();
});

test('somebody who is tied to the dispute after they were shown to the registrar is not sent', async () => {
  const one = await answered();
  const names = await firstFive(one);
  await database.db
    .updateTable('panel_neutral')
    .set({ personId: ben.personId })
    .where('id', '=', names[0] ?? '')
    .execute();
  expect(await codeOf(send(one, names))).toBe('not_proposed');
  await database.db
    .updateTable('panel_neutral')
    .set({ personId: null })
    .where('id', '=', names[0] ?? '')
    .execute();
});

test('a registrar who is a party makes no list, and an officer none at all', async () => {
  const one = await answered();
  const names = await firstFive(one);
  const { db } = database;
  const omar = await signedIn(db, { roles: ['case_officer'], now: clock.now });
  expect((await send(one, names, '', omar)).status).toBe(403);
  const party = await signedIn(db, {
    roles: ['registrar'],
    email: 'ada@example.org',
    now: clock.now,
  });
  expect(await codeOf(send(one, names, '', party))).toBe('own_dispute');
});

test('a list has five names, each once; other names than the first have a reason that both sides read', async () => {
  const one = await answered();
  const { proposal } = await read(one);
  const names = await firstFive(one);
  expect(await codeOf(send(one, names.slice(0, 2)))).toBe('wrong_length');
  expect(await codeOf(send(one, [...names.slice(0, 4), names[0] ?? '']))).toBe('named_twice');
  const other = [...names.slice(0, 4), proposal.reserve[0].id];
  expect(await codeOf(send(one, other, '  '))).toBe('reason_missing');
  expect((await send(one, other, 'They know the trade.')).status).toBe(201);
  const [{ name: out }, { name: taken }] = [proposal.first[4], proposal.reserve[0]];
  for (const { list } of [await see(one, ada), await see(one, ben), await read(one)]) {
    expect([list.reason, list.takenOut]).toEqual(['They know the trade.', [out]]);
    const named: { name: string; isTakenIn: boolean }[] = list.names;
    expect(named.flatMap(({ name, isTakenIn }) => (isTakenIn ? [name] : []))).toEqual([taken]);
    expect(list.ranked).toMatchObject({ name: 'list-2026 1', points: { expertise: 55, load: 10 } });
  }
  const { details } = (await eventsOf(one)).findLast(({ type }) => type === 'list_sent') ?? {};
  expect(details).toMatchObject({ takenIn: other[4], takenOut: names[4] });
});

test('of two registrars at once one sends a list, and the other is told that it is done', async () => {
  const one = await answered();
  const names = await firstFive(one);
  const rita = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
  const both = await Promise.all([send(one, names), send(one, names, '', rita)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await eventsOf(one)).filter(({ type }) => type === 'list_sent')).toHaveLength(1);
});

test('no list is made where three decide, and none after the dispute was withdrawn', async () => {
  const three = await answered({ arbitrators: 3 });
  expect((await read(three)).proposal).toBeNull();
  expect(await codeOf(send(three, panel.slice(0, 5)))).toBe('wrong_seat');
  const one = await sent();
  await database.db
    .updateTable('dispute')
    .set({ state: 'withdrawn' })
    .where('id', '=', one.id)
    .execute();
  expect(await codeOf(reply(one, ada, one.claimant))).toBe('not_from_here');
  expect(await codeOf(send(one, one.names))).toBe('not_from_here');
});

test('strikes and ranks that the rules do not have are refused in words, and nothing is kept of them', async () => {
  const one = await sent();
  const [a, b, c] = one.names;
  const code = async (said: Said) => codeOf(reply(one, ada, one.claimant, said));
  expect(await code({ strikes: [a, b, c] })).toBe('too_many_strikes');
  expect(await code({ strikes: one.names })).toBe('all_struck');
  expect(await code({ strikes: [a, a] })).toBe('struck_twice');
  expect(await code({ ranking: [a, a] })).toBe('ranked_twice');
  expect(await code({ strikes: [a], ranking: [a] })).toBe('struck_and_ranked');
  expect(await code({ ranking: [newId()] })).toBe('not_on_list');
  expect(await code({ list: newId() })).toBe('list_missing');
  expect(await codeOf(reply(one, ada, one.respondent))).toBe('party_missing');
  expect((await see(one, ada)).list.own).toBeNull();
  expect((await eventsOf(one)).filter(({ type }) => type === 'list_replied')).toEqual([]);
});

test('nobody sees what the other side said; with the last answer the list is closed, and the smallest sum is first', async () => {
  const one = await sent();
  const [a, b, c, d, e] = one.names;
  const hers = { strikes: [a], ranking: [b, c, d, e] };
  expect((await reply(one, ada, one.claimant, hers)).data.isClosed).toBe(false);
  expect(await codeOf(reply(one, ada, one.claimant, hers))).toBe('already_done');
  const his = JSON.stringify(await see(one, ben));
  expect((await see(one, ben)).list.own).toBeNull();
  expect(his).not.toContain('"ranking"');
  const office = await read(one);
  expect(office.list.parties.map((p: { hasAnswered: boolean }) => p.hasAnswered)).toEqual([
    true,
    false,
  ]);
  expect(office.list.result).toBeNull();
  const last = await reply(one, ben, one.respondent, { strikes: [b], ranking: [c, e, d, a] });
  expect(last.data.isClosed).toBe(true);
  const { result } = (await read(one)).list;
  expect(result.order.map(({ id }: { id: string }) => id)).toEqual([c, d, e]);
  expect(result.struck).toHaveLength(2);
  const { result: own } = (await see(one, ben)).list;
  expect(own).toMatchObject({ first: [{ id: c }], left: 3 });
  expect(sha256(own.seed)).toBe((await see(one, ben)).list.commitment);
});

test('whoever says nothing finds every name acceptable; the clock closes, not before the last second is over', async () => {
  const one = await sent();
  const [, , , d] = one.names;
  await reply(one, ada, one.claimant, { ranking: [d] });
  clock.now = new Date('2026-12-03T18:29:59.999Z');
  expect(await closeLists(deps)).toBe(0);
  clock.now = new Date('2026-12-03T18:30:00Z');
  ben = await signedIn(database.db, { name: 'Ben again', now: clock.now });
  await addMember(database.db, {
    ...{ id: newId(), disputeId: one.id, partyId: one.respondent, personId: ben.personId },
    ...{ email: null, role: 'party', at: clock.now },
  });
  expect(await codeOf(reply(one, ben, one.respondent))).toBe('time_over');
  expect(await closeLists(deps)).toBeGreaterThan(0);
  expect(await closeLists(deps)).toBe(0);
  const { result } = (await see(one, ben)).list;
  expect(result).toMatchObject({ first: [{ id: d }], left: 5 });
});

test('a dispute that ended with its list open is left alone, whoever works on it', async () => {
  const one = await sent();
  const { db } = database;
  await db.updateTable('dispute').set({ state: 'withdrawn' }).where('id', '=', one.id).execute();
  clock.now = new Date('2027-01-04T06:30:00Z');
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('dispute').where('id', '=', one.id).select('id').forUpdate().execute();
    await closeLists(deps); // waits for nobody
  });
  const list = db.selectFrom('appointment_list').where('disputeId', '=', one.id).selectAll();
  expect(await list.executeTakeFirst()).toMatchObject({ closedAt: null, outcome: null });
});

test('an answer in the last second counts, and closes the list when it is the last', async () => {
  const one = await sent();
  await reply(one, ada, one.claimant);
  clock.now = new Date('2026-12-03T18:29:59.999Z');
  expect((await reply(one, ben, one.respondent)).data.isClosed).toBe(true);
});

test('of two last answers at once both count, and the list is closed once', async () => {
  const one = await sent();
  const both = await Promise.all([
    reply(one, ada, one.claimant, { ranking: [one.names[1]] }),
    reply(one, ben, one.respondent, { ranking: [one.names[1]] }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both.filter(({ data }) => data.isClosed)).toHaveLength(1);
  expect((await read(one)).list.result.order[0].id).toBe(one.names[1]);
  expect((await eventsOf(one)).filter(({ type }) => type === 'list_reply_over')).toHaveLength(1);
});

test('another list after one with names left needs a reason; without a name left it needs none', async () => {
  const one = await sent();
  await reply(one, ada, one.claimant);
  await reply(one, ben, one.respondent);
  const names = await firstFive(one);
  expect(await codeOf(send(one, names))).toBe('reason_missing');
  expect((await send(one, names, 'The first three cannot take it.')).status).toBe(201);
  expect((await read(one)).list.result).toBeNull();
});

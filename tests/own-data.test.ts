import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountJobs } from '#modules/identity/jobs.ts';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { personData, personErasers } from '../src/joined.ts';
import { appWith, call } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { aHouse, ended, fourInDispute, type House, othersOf } from './own-data.ts';

let database: TestDatabase;
let house: House;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  house = await aHouse(database.db, clock);
});
afterAll(() => database.drop());

const app = () => appWith(database, { now: () => clock.now, personData, personErasers });
const kept = async (cookie: string) =>
  (
    (await (await call(app(), 'GET', '/api/account/erasure', { cookie })).json()) as {
      data: { kept: string[] };
    }
  ).data.kept;

test('the download has the whole house’s part of each party, and never another’s of the same dispute', async () => {
  const four = await fourInDispute(house);
  for (const name of ['ada', 'asha', 'ben', 'bea'] as const) {
    const who = await four.account(name);
    const answer = await call(app(), 'GET', '/api/account/data', { cookie: who.cookie });
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual(
      expect.arrayContaining(['disputes', 'fees', 'service', 'response', 'filing']),
    );
    expect(text, name).toContain(four.reference);
    for (const own of [four.names[name], four.emails[name], `(${name})`])
      expect(text, name).toContain(own);
    for (const other of othersOf(four, name))
      expect(text, `${name} is given ${other}`).not.toContain(other);
  }
});

test('what stays is told before she asks, and no more of it than there is', async () => {
  const four = await fourInDispute(house);
  const [ada, ben] = [await four.account('ada'), await four.account('ben')];
  expect(await kept(ada.cookie)).toEqual(['record', 'logs', 'dispute', 'claims', 'invoices']);
  expect(await kept(ben.cookie)).toEqual(['record', 'logs', 'dispute', 'claims', 'service']);
  await ended(house, four.id);
  expect(await kept(ben.cookie)).toEqual(['record', 'logs', 'claims', 'service']);
});

test('an erasure in an open dispute: the account goes, what stays is kept with the request, and a notice on its way still goes out', async () => {
  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  await call(app(), 'POST', '/api/account/erasure', {
    cookie: ben.cookie,
    body: { password: null },
  });
  clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
  const parts = { db: database.db, now: () => clock.now, newId, personErasers };
  await accountJobs(parts).accountSweep.run(silentLog);
  const request = await database.db
    .selectFrom('identity_erasure')
    .where('personId', '=', ben.personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([request.doneAt, request.kept]).toEqual([
    clock.now,
    ['record', 'logs', 'dispute', 'claims', 'service'],
  ]);
  const person = await database.db
    .selectFrom('identity_person')
    .where('id', '=', ben.personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([person.name, person.email]).toEqual(['', null]);
  const letters = await database.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', four.emails.ben)
    .orderBy('kind')
    .select(['kind', 'state'])
    .execute();
  expect(letters).toEqual([
    { kind: 'identity_erased', state: 'waiting' },
    { kind: 'identity_notice', state: 'dropped' },
    { kind: 'service_letter', state: 'waiting' },
  ]);
  // The dispute goes on, and the code of the notice still opens it.
  const notice = await call(app(), 'GET', `/api/response/${four.code}`);
  expect(notice.status).toBe(200);
  expect(
    (await call(app(), 'GET', `/api/disputes/${four.id}`, { cookie: ben.cookie })).status,
  ).toBe(401);
});

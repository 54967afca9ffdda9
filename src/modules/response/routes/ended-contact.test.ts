import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type Dispatched, dispatched, post, responseDeps } from '../../../../tests/notices.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY } from '../rules/content.ts';

// A code proves the contact to which it went, for as long as the party is reached there.
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [ben, omar] = [] as unknown as [SignedIn, SignedIn];
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.org', now: clock.now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('try_count').execute());

const mailOf = ({ partyId }: Dispatched) =>
  database.db
    .selectFrom('dispute_contact')
    .where('partyId', '=', partyId)
    .where('channel', '=', 'email')
    .where('endedAt', 'is', null)
    .selectAll()
    .executeTakeFirstOrThrow();

async function askedFor(one: Dispatched): Promise<string> {
  const { id } = await mailOf(one);
  const asked = { body: { contact: id } };
  expect((await call(app, 'POST', `/api/response/${one.code}/codes`, asked)).status).toBe(202);
  await post(deps);
  return id;
}

const prove = ({ code }: Dispatched) =>
  call(app, 'POST', `/api/response/${code}/session`, { body: { digits: '246810' } });

async function proved(one: Dispatched): Promise<string> {
  await askedFor(one);
  const answer = await prove(one);
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const ends = (one: Dispatched, contact: string) =>
  call(app, 'POST', `/api/service/disputes/${one.id}/contacts`, {
    body: {
      partyId: one.partyId,
      ends: contact,
      channel: 'email',
      value: 'the.right.ben@example.net',
      isDesignated: false,
      designatedIn: '',
      reason: 'The address of another person of the same name.',
    },
    cookie: omar.cookie,
  });

const refusalOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];
const isVerified = async ({ code }: Dispatched, cookie: string) =>
  (
    (await (await call(app, 'GET', `/api/response/${code}`, { cookie })).json()) as {
      data: { isVerified: boolean };
    }
  ).data.isVerified;
const objecting = ({ code }: Dispatched, cookie: string) =>
  call(app, 'POST', `/api/response/${code}/answers/objection`, {
    body: { content: { ...EMPTY, grounds: ['no_agreement'], words: 'I never signed it.' } },
    cookie,
  });

const typesIn = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .where('type', 'in', ['served', 'contact_changed', 'answered'])
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);

test('a code that went to an address which the office ended since proves nothing and serves nothing', async () => {
  const one = await dispatched(deps);
  const contact = await askedFor(one);
  expect((await ends(one, contact)).status).toBe(200);
  expect(await refusalOf(await prove(one))).toEqual([410, 'code_over']);
  expect(await typesIn(one)).toEqual(['contact_changed']);
  expect(
    (
      await database.db
        .selectFrom('dispute')
        .where('id', '=', one.id)
        .select('state')
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('arb_serving');
});

test('a code whose letter is not written yet brings none to an address that was ended', async () => {
  const one = await dispatched(deps);
  const { id: contact } = await mailOf(one);
  await call(app, 'POST', `/api/response/${one.code}/codes`, { body: { contact } });
  await ends(one, contact);
  expect((await post(deps)).filter(({ kind }) => kind === 'response_digits')).toEqual([]);
});

test('a party who puts another address in the place of theirs ends what was opened by the old one', async () => {
  const one = await dispatched(deps);
  const cookie = await proved(one);
  await database.db.deleteFrom('try_count').execute();
  const replaces = await askedFor(one);
  expect(await isVerified(one, cookie)).toBe(true);
  await call(app, 'GET', '/api/disputes', { cookie: ben.cookie }); // takes their place in it
  const change = { party: one.partyId, channel: 'email', value: 'ben.new@example.net', replaces };
  const changed = await call(app, 'POST', `/api/disputes/${one.id}/contacts`, {
    body: change,
    cookie: ben.cookie,
  });
  expect(changed.status).toBe(200);
  expect(await isVerified(one, cookie)).toBe(false);
  expect(await refusalOf(await objecting(one, cookie))).toEqual([401, 'proof_needed']);
  expect(await refusalOf(await prove(one))).toEqual([410, 'code_over']);
  const sessions = await database.db
    .selectFrom('response_session')
    .where('contactId', '=', replaces)
    .select('endedAt')
    .execute();
  expect(sessions).toEqual([{ endedAt: clock.now }]);
});

test('another way that was added ends nothing', async () => {
  const one = await dispatched(deps);
  const cookie = await proved(one);
  await database.db.deleteFrom('try_count').execute();
  await askedFor(one);
  await call(app, 'GET', '/api/disputes', { cookie: ben.cookie });
  const change = { party: one.partyId, channel: 'mobile', value: '+919812345678', replaces: null };
  const added = await call(app, 'POST', `/api/disputes/${one.id}/contacts`, {
    body: change,
    cookie: ben.cookie,
  });
  expect(added.status).toBe(200);
  expect(await isVerified(one, cookie)).toBe(true);
  expect((await prove(one)).status).toBe(200);
});

test('a contact that ended without an event, as at an erasure, proves nothing either', async () => {
  const one = await dispatched(deps);
  const cookie = await proved(one);
  await database.db.deleteFrom('try_count').execute();
  const contact = await askedFor(one);
  await database.db
    .updateTable('dispute_contact')
    .set({ endedAt: clock.now })
    .where('id', '=', contact)
    .execute();
  expect(await isVerified(one, cookie)).toBe(false);
  expect(await refusalOf(await prove(one))).toEqual([410, 'code_over']);
});

test('a contact is ended while its code is typed: whichever comes first, no session is left', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const one = await dispatched(deps);
    const contact = await askedFor(one);
    const [answer, changed] = await Promise.all([prove(one), ends(one, contact)]);
    expect(changed.status).toBe(200);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? 'munch-notice=none';
    expect(await typesIn(one)).toEqual(
      answer.status === 200 ? ['served', 'contact_changed'] : ['contact_changed'],
    );
    expect(await isVerified(one, cookie)).toBe(false);
  }
});

test('an objection comes while the contact behind it is ended: afterwards nothing is taken by it', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const one = await dispatched(deps);
    const cookie = await proved(one);
    const { id } = await mailOf(one);
    const [sent, changed] = await Promise.all([objecting(one, cookie), ends(one, id)]);
    expect(changed.status).toBe(200);
    expect(await typesIn(one)).toEqual(
      sent.status === 201
        ? ['served', 'answered', 'contact_changed']
        : ['served', 'contact_changed'],
    );
    expect([201, 401]).toContain(sent.status);
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { totpCode } from '#platform/totp.ts';
import { appWith, call, cheap, settings, signInParts } from '../../../../tests/app.ts';
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '../../../../tests/authenticator.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import type { PersonEraser } from '../actions/account-deps.ts';
import { eraseDue } from '../actions/erasure.ts';
import { accountLetters } from '../jobs/account.ts';
import { identityLetters } from '../jobs.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const GOOD = 'two doors, one roof';

let database: TestDatabase;
let app: App;
let now = noon;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());
beforeEach(() => {
  now = noon;
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const arrives = (change: Parameters<typeof signedIn>[1] = {}) =>
  signedIn(database.db, { name: 'Ada Claimant', now, ...change });

/** Whatever one of the answers holds; a test that asks for the other's finds undefined. */
type Data = {
  [name: string]: unknown;
  secret: string;
  recoveryCodes: string[];
  options: string;
  id: string;
  sessions: { id: string; isThis: boolean; network: string }[];
  erasures: { id: string; personId: string }[];
  passkeys: { name: string }[];
};
type Sent = {
  status: number;
  data: Data;
  error: { code: string; fields?: Record<string, string> };
  cookie: string;
};

/** A call, and the cookie that the caller has afterwards. */
async function ask(
  who: { cookie: string },
  method: string,
  path: string,
  body: unknown = {},
): Promise<Sent> {
  const answer = await call(app, method, path, { body, cookie: who.cookie });
  const cookie =
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('munch='))
      ?.split(';')[0] ?? who.cookie;
  return {
    status: answer.status,
    cookie,
    ...((await answer.json()) as Pick<Sent, 'data' | 'error'>),
  };
}

const said = ({ status, error }: Sent) => [status, error?.code];

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

type Enrolled = { cookie: string; secret: Buffer; codes: string[] };

async function enrolled(who: SignedIn): Promise<Enrolled> {
  const begun = await ask(who, 'POST', '/api/account/authenticator/enrolment', { password: null });
  const secret = bytesOf(begun.data.secret);
  const done = await ask(who, 'PUT', '/api/account/authenticator', { code: totpCode(secret, now) });
  expect(done.status).toBe(200);
  return { cookie: done.cookie, secret, codes: done.data.recoveryCodes };
}

const give = (who: { cookie: string }, code: string, next: string | null = null) =>
  ask(who, 'POST', '/api/account/second-factor', { code, next });

async function actsOf(personId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', personId)
    .orderBy('number')
    .select('act')
    .execute();
  return rows.map(({ act }) => act);
}

async function lettersTo(personId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('account_notice')
    .where('personId', '=', personId)
    .orderBy('id')
    .select('notice')
    .execute();
  return rows.map(({ notice }) => notice);
}

test('an app is set up with a picture and a text, its secret is not readable in the database, and ten codes come once', async () => {
  const ada = await arrives();
  const begun = await ask(ada, 'POST', '/api/account/authenticator/enrolment', { password: null });
  expect(begun.data.address).toMatch(/^otpauth:\/\/totp\/Munch:.*secret=/);
  expect(begun.data.qr).toMatchObject({ path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) });
  const secret = bytesOf(begun.data.secret);
  expect(secret).toHaveLength(20);
  const done = await ask(ada, 'PUT', '/api/account/authenticator', { code: totpCode(secret, now) });
  expect(new Set(done.data.recoveryCodes).size).toBe(10);
  const row = await database.db
    .selectFrom('identity_authenticator')
    .where('personId', '=', ada.personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row.secret?.includes(secret)).toBe(false);
  expect(row.secret?.includes(Buffer.from(begun.data.secret))).toBe(false);
  expect(await actsOf(ada.personId)).toEqual(['factor.added']);
  expect(await lettersTo(ada.personId)).toEqual(['second_factor_on']);
  const seen = await ask(done, 'GET', '/api/account/security');
  expect(seen.data).toMatchObject({
    appSince: noon.toISOString(),
    codesLeft: 10,
    isGiven: true,
    isFresh: true,
  });
});

test('a second factor gives the session a fresh token, and the one before opens nothing', async () => {
  const omar = await arrives({ roles: ['case_officer'], secondFactor: false });
  expect(said(await ask(omar, 'GET', '/api/identity/office'))).toEqual([
    403,
    'second_factor_needed',
  ]);
  const { cookie } = await enrolled(omar);
  expect(cookie).not.toBe(omar.cookie);
  expect((await ask({ cookie }, 'GET', '/api/identity/office')).status).toBe(200);
  expect(said(await ask(omar, 'GET', '/api/identity/account'))).toEqual([401, 'sign_in_needed']);
});

test('a code is taken once, also of two at once, and the next half minute has a new one', async () => {
  const { cookie, secret } = await enrolled(await arrives());
  expect(said(await give({ cookie }, totpCode(secret, now)))).toEqual([422, 'code_used']);
  later(30_000);
  const [one, two] = await Promise.all([
    give({ cookie }, totpCode(secret, now)),
    give({ cookie }, totpCode(secret, now)),
  ]);
  // The other finds the code used, or its session's token replaced.
  expect([one, two].filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code opens once, the account says how many are left, and its owner is told', async () => {
  const ada = await arrives();
  const { cookie, codes } = await enrolled(ada);
  const [code = ''] = codes;
  const first = await give({ cookie }, code.toLowerCase().replaceAll('-', ' '), '/account/data');
  expect([first.status, first.data]).toEqual([200, { by: 'recovery_code', next: '/account/data' }]);
  expect(said(await give(first, code))).toEqual([422, 'code_wrong']);
  expect((await ask(first, 'GET', '/api/account/security')).data).toMatchObject({ codesLeft: 9 });
  expect(await lettersTo(ada.personId)).toEqual(['second_factor_on', 'recovery_code_used']);
});

test('the way on after a second factor is a page of ours, whatever was asked for', async () => {
  const { cookie, codes } = await enrolled(await arrives());
  const [one = '', two = ''] = codes;
  const first = await give({ cookie }, one, 'https://evil.example/');
  expect(first.data.next).toBe('/account');
  expect((await give(first, two, '//evil.example')).data.next).toBe('/account');
});

test('after five wrong codes even a right one waits, to the second, and over every session', async () => {
  const ada = await arrives();
  const { cookie, secret } = await enrolled(ada);
  for (let wrong = 0; wrong < 5; wrong += 1)
    expect(said(await give({ cookie }, '000000'))).toEqual([422, 'code_wrong']);
  later(15 * MINUTE - 1);
  expect(said(await give({ cookie }, totpCode(secret, now)))).toEqual([429, 'too_many_tries']);
  later(1);
  expect((await give({ cookie }, totpCode(secret, now))).status).toBe(200);
});

test('a code of somebody else’s app or paper opens nothing', async () => {
  const [ada, ben] = [
    await enrolled(await arrives()),
    await enrolled(await arrives({ name: 'Ben Respondent' })),
  ];
  const [paper = ''] = ada.codes;
  expect(said(await give(ben, paper))).toEqual([422, 'code_wrong']);
  later(30_000);
  expect(said(await give(ben, totpCode(ada.secret, now)))).toEqual([422, 'code_wrong']);
});

test('changing factors asks who is there again after ten minutes, and takes the password for it', async () => {
  const ada = await arrives();
  const hash = await cheap.hash('two doors, one roof');
  await database.db
    .updateTable('identity_person')
    .set({ passwordHash: hash, passwordSetAt: now })
    .where('id', '=', ada.personId)
    .execute();
  const { cookie } = await enrolled(ada);
  later(10 * MINUTE - 1);
  expect(
    (await ask({ cookie }, 'POST', '/api/account/recovery-codes', { password: null })).status,
  ).toBe(200);
  later(1);
  const again = (password: string | null) =>
    ask({ cookie }, 'POST', '/api/account/recovery-codes', { password });
  expect(said(await again(null))).toEqual([403, 'proof_needed']);
  expect(said(await again('another one entirely'))).toEqual([422, 'password_wrong']);
  expect((await again('two doors, one roof')).status).toBe(200);
  for (let wrong = 0; wrong < 5; wrong += 1) await again('another one entirely');
  expect(said(await again('two doors, one roof'))).toEqual([429, 'too_many_tries']);
});

test('a password is changed with the one before, every other session ends, and its owner is told', async () => {
  const ada = await arrives();
  const set = { passwordHash: await cheap.hash('two doors, one roof'), passwordSetAt: now };
  await database.db
    .updateTable('identity_person')
    .set(set)
    .where('id', '=', ada.personId)
    .execute();
  await secondSession(ada);
  const change = (current: string | null, password: string) =>
    ask(ada, 'PUT', '/api/account/password', { current, password });
  expect(said(await change(null, 'kettle lantern orbit plum'))).toEqual([403, 'proof_needed']);
  expect(said(await change('another one entirely', 'kettle lantern orbit plum'))).toEqual([
    422,
    'password_wrong',
  ]);
  expect(said(await change('two doors, one roof', 'password1234'))).toEqual([
    422,
    'password_guessable',
  ]);
  expect(said(await change('two doors, one roof', 'G@npatiBappaMorya2025'))).toEqual([
    422,
    'password_guessable',
  ]);
  expect((await change('two doors, one roof', 'kettle lantern orbit plum')).status).toBe(200);
  expect(said(await change('two doors, one roof', 'kettle lantern orbit plum'))).toEqual([
    422,
    'password_wrong',
  ]);
  expect((await ask(ada, 'GET', '/api/account/sessions')).data.sessions).toHaveLength(1);
  expect(await lettersTo(ada.personId)).toEqual(['password_changed']);
});

test('a new app is asked only once it has answered; until then the old one is', async () => {
  const ada = await arrives();
  const old = await enrolled(ada);
  const begun = await ask(old, 'POST', '/api/account/authenticator/enrolment', { password: null });
  const next = bytesOf(begun.data.secret);
  later(30_000);
  expect(said(await give(old, totpCode(next, now)))).toEqual([422, 'code_wrong']);
  const given = await give(old, totpCode(old.secret, now));
  const changed = await ask(given, 'PUT', '/api/account/authenticator', {
    code: totpCode(next, now),
  });
  later(30_000);
  expect(said(await give(changed, totpCode(old.secret, now)))).toEqual([422, 'code_wrong']);
  expect((await give(changed, totpCode(next, now))).status).toBe(200);
});

test('staff cannot take their last second factor away; a party can, and it is written down', async () => {
  const omar = await enrolled(await arrives({ roles: ['case_officer'], secondFactor: false }));
  expect(said(await ask(omar, 'DELETE', '/api/account/authenticator', { password: null }))).toEqual(
    [409, 'factor_required'],
  );
  const person = await arrives();
  const ada = await enrolled(person);
  expect((await ask(ada, 'DELETE', '/api/account/authenticator', { password: null })).status).toBe(
    200,
  );
  expect(said(await ask(ada, 'DELETE', '/api/account/authenticator', { password: null }))).toEqual([
    409,
    'no_factor',
  ]);
  expect(await actsOf(person.personId)).toEqual(['factor.added', 'factor.removed']);
});

test('somebody sees where she is signed in, ends one session, or all others, and nobody else’s', async () => {
  const [ada, eve] = [await arrives(), await arrives({ name: 'Eve Stranger' })];
  const second = await secondSession(ada);
  const seen = await ask(ada, 'GET', '/api/account/sessions');
  const listed = seen.data.sessions;
  expect(listed.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(
    said(await ask(eve, 'DELETE', `/api/account/sessions/${second.id}`, { password: null })),
  ).toEqual([404, 'session_unknown']);
  expect(
    (await ask(ada, 'DELETE', `/api/account/sessions/${second.id}`, { password: null })).status,
  ).toBe(200);
  expect(
    said(await ask(ada, 'DELETE', `/api/account/sessions/${second.id}`, { password: null })),
  ).toEqual([404, 'session_unknown']);
  await secondSession(ada);
  await secondSession(ada);
  expect((await ask(ada, 'DELETE', '/api/account/sessions', { password: null })).data).toEqual({
    ended: 2,
  });
  expect((await ask(ada, 'GET', '/api/identity/account')).status).toBe(200);
  expect((await ask(eve, 'GET', '/api/identity/account')).status).toBe(200);
});

async function secondSession({ personId }: SignedIn): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  await database.db
    .insertInto('identity_session')
    .values({
      id,
      tokenHash: Buffer.from(crypto.getRandomValues(new Uint8Array(32))),
      personId,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY),
      secondFactorAt: null,
      agent: 'another',
      network: 'elsewhere',
    })
    .execute();
  return { id };
}

test('a profile is changed by its owner, and what is wrong names its field', async () => {
  const ada = await arrives();
  const change = { name: 'Ada Lovelace', language: 'mr', timeZone: 'Europe/London' };
  expect((await ask(ada, 'PUT', '/api/account/profile', change)).status).toBe(200);
  expect((await ask(ada, 'GET', '/api/account/profile')).data).toMatchObject(change);
  const wrong = await ask(ada, 'PUT', '/api/account/profile', { ...change, name: ' ' });
  expect([wrong.error.code, Object.keys(wrong.error.fields ?? {})]).toEqual([
    'name_missing',
    ['name'],
  ]);
  expect(
    said(await ask(ada, 'PUT', '/api/account/profile', { ...change, timeZone: 'Mars/Olympus' })),
  ).toEqual([422, 'time_zone_unknown']);
});

test('notices are chosen for each kind, and those about the account cannot be switched off', async () => {
  const ada = await arrives();
  const chosen = { work: 'here', empanelment: 'daily', consultation: 'at_once' };
  expect((await ask(ada, 'PUT', '/api/account/notices', chosen)).status).toBe(200);
  expect((await ask(ada, 'GET', '/api/account/profile')).data.choices).toEqual({
    ...chosen,
    account: 'at_once',
  });
  expect(
    (await ask(ada, 'PUT', '/api/account/notices', { ...chosen, account: 'here' })).status,
  ).toBe(422);
});

test('of choices of notices that come at once each is kept, one after the other, and none is an accident', async () => {
  const ada = await arrives();
  const { choices } = (await ask(ada, 'GET', '/api/account/profile')).data as unknown as {
    choices: Record<string, string>;
  };
  const { account: _, ...chosen } = choices;
  const statuses = await Promise.all(
    Array.from(
      { length: 6 },
      async () => (await ask(ada, 'PUT', '/api/account/notices', chosen)).status,
    ),
  );
  expect(statuses).toEqual(Array(6).fill(200));
});

test('the download holds what is kept about a person, by module, and no secret', async () => {
  const parts = { enquiries: async () => ({ messages: 2 }) };
  const ada = await arrives();
  await enrolled(ada);
  const fresh = await arrives({ name: 'Ada Again' });
  const whole = appWith(database, { now: () => now, personData: parts });
  await ask(fresh, 'PUT', '/api/account/notices', {
    work: 'here',
    empanelment: 'daily',
    consultation: 'at_once',
  });
  const answer = await call(whole, 'GET', '/api/account/data', { cookie: fresh.cookie });
  expect(answer.headers.get('content-disposition')).toContain('munch-my-data.json');
  const text = await answer.text();
  const data = JSON.parse(text) as {
    account: { name: string; sessions: unknown[] };
    enquiries: unknown;
    record: { act: string }[];
  };
  expect([data.account.name, data.account.sessions.length, data.enquiries]).toEqual([
    'Ada Again',
    1,
    { messages: 2 },
  ]);
  expect(data.record.map(({ act }) => act)).toEqual(['choices.changed']);
  expect(text).not.toMatch(/password_hash|token_hash|secret|argon2/);
  expect(text).not.toContain('Ada Claimant');
  expect(await actsOf(fresh.personId)).toEqual(['choices.changed', 'data.downloaded']);
});

test('an erasure is asked once, taken back, asked again, and carried out after thirty days, to the second', async () => {
  const ada = await arrives();
  expect((await ask(ada, 'POST', '/api/account/erasure', { password: null })).data).toMatchObject({
    state: 'asked',
  });
  expect(said(await ask(ada, 'POST', '/api/account/erasure', { password: null }))).toEqual([
    409,
    'erasure_asked',
  ]);
  expect((await ask(ada, 'DELETE', '/api/account/erasure')).status).toBe(200);
  expect(said(await ask(ada, 'DELETE', '/api/account/erasure'))).toEqual([409, 'erasure_none']);
  await ask(ada, 'POST', '/api/account/erasure', { password: null });
  const job = { db: database.db, now: () => now, newId, personErasers: {} };
  later(30 * DAY - 1);
  expect(await eraseDue(job)).toBe(0);
  later(1);
  expect(await eraseDue(job)).toBe(1);
  expect(await eraseDue(job)).toBe(0);
  const row = await database.db
    .selectFrom('identity_person')
    .where('id', '=', ada.personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([row.name, row.email, row.phone, row.passwordHash, row.erasedAt]).toEqual([
    '',
    null,
    null,
    null,
    now,
  ]);
  expect(said(await ask(ada, 'GET', '/api/identity/account'))).toEqual([401, 'sign_in_needed']);
  expect(await actsOf(ada.personId)).toEqual([
    'erasure.asked',
    'erasure.withdrawn',
    'erasure.asked',
    'erasure.done',
  ]);
});

test('of two requests for erasure at once one is kept', async () => {
  const ada = await arrives();
  const both = await Promise.all(
    [1, 2].map(() => ask(ada, 'POST', '/api/account/erasure', { password: null })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
});

test('whoever holds a role of the institution is told why her account stays', async () => {
  const omar = await enrolled(await arrives({ roles: ['case_officer'], secondFactor: false }));
  expect(said(await ask(omar, 'POST', '/api/account/erasure', { password: null }))).toEqual([
    409,
    'holds_staff_role',
  ]);
});

test('an erasure confirmed by an administrator is carried out at once, and a stranger cannot confirm one', async () => {
  const [ada, rita] = [await arrives(), await arrives({ roles: ['administrator'] })];
  await ask(ada, 'POST', '/api/account/erasure', { password: null });
  const open = (await ask(rita, 'GET', '/api/office/erasures')).data.erasures;
  const id = open.find(({ personId }) => personId === ada.personId)?.id ?? '';
  expect(said(await ask(ada, 'POST', `/api/office/erasures/${id}/confirmation`))).toEqual([
    403,
    'not_allowed',
  ]);
  expect((await ask(rita, 'POST', `/api/office/erasures/${id}/confirmation`)).data).toEqual({
    erased: true,
  });
  expect(said(await ask(rita, 'POST', `/api/office/erasures/${id}/confirmation`))).toEqual([
    404,
    'erasure_unknown',
  ]);
});

test('a lost second factor is taken away by another administrator, with a reason: it is recorded, its owner is told and signed out', async () => {
  const [rita, rhea] = [
    await arrives({ roles: ['administrator'] }),
    await arrives({ roles: ['registrar'] }),
  ];
  const omar = await enrolled(
    await arrives({
      name: 'Omar',
      email: 'omar@lost.example',
      roles: ['case_officer'],
      secondFactor: false,
    }),
  );
  const { id } = await database.db
    .selectFrom('identity_person')
    .where('email', '=', 'omar@lost.example')
    .select('id')
    .executeTakeFirstOrThrow();
  const path = `/api/office/people/${id}/second-factor`;
  expect(said(await ask(rhea, 'DELETE', path, { why: 'x' }))).toEqual([403, 'not_allowed']);
  expect(said(await ask(rita, 'DELETE', path, { why: ' ' }))).toEqual([422, 'why_missing']);
  expect(
    said(
      await ask(rita, 'DELETE', `/api/office/people/${rita.personId}/second-factor`, {
        why: 'Mine.',
      }),
    ),
  ).toEqual([409, 'own_factor']);
  expect(
    said(
      await ask(rita, 'DELETE', `/api/office/people/${newId()}/second-factor`, { why: 'Whose?' }),
    ),
  ).toEqual([404, 'person_unknown']);
  expect(
    (await ask(rita, 'DELETE', path, { why: 'Her phone fell into the sea; seen in person.' }))
      .status,
  ).toBe(200);
  expect(said(await ask(rita, 'DELETE', path, { why: 'Again.' }))).toEqual([409, 'factor_none']);
  expect(said(await ask(omar, 'GET', '/api/account/profile'))).toEqual([401, 'sign_in_needed']);
  const again = await signedIn(database.db, {
    name: 'Omar again',
    roles: ['case_officer'],
    secondFactor: false,
    now,
  });
  expect(said(await ask(again, 'GET', '/api/office/queue'))).toEqual([403, 'second_factor_needed']);
  const kept = {
    act: 'factor.removed',
    why: 'Her phone fell into the sea; seen in person.',
    byPerson: rita.personId,
  };
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .where('act', '=', 'factor.removed')
    .select(['act', 'why', 'byPerson'])
    .execute();
  expect(acts).toEqual([kept]);
  const told = await database.db
    .selectFrom('account_notice')
    .where('personId', '=', id)
    .orderBy('at')
    .select('notice')
    .execute();
  expect(told.map(({ notice }) => notice)).toContain('second_factor_off');
});

type Letter = { kind: string; recipient: string; code: string };

/** The newest letter to an address, with its code. */
async function letterTo(address: string): Promise<Letter | null> {
  const row = await database.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', address)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const deps = { db: database.db, now: () => now, newToken, settings, ...signInParts };
  const to = { id: row.id, to: row.recipient, publicUrl: settings.publicUrl, now, foot: '' };
  const write = identityLetters(deps)[row.kind as 'identity_address'];
  const text = (await write(row.refersTo, to))?.text ?? '';
  return {
    kind: row.kind,
    recipient: row.recipient,
    code: /^(?:Code: )?(\d{6})\b/m.exec(text)?.[1] ?? '',
  };
}

const asksFor = (who: { cookie: string }, address: string, password: string | null = null) =>
  ask(who, 'POST', '/api/account/address', { address, password });
const confirms = (who: { cookie: string }, ticket: unknown, code: string) =>
  ask(who, 'PUT', '/api/account/address', { ticket, code });
const reached = async (who: SignedIn) =>
  database.db
    .selectFrom('identity_person')
    .where('id', '=', who.personId)
    .select(['email', 'phone', 'emailVerifiedAt', 'phoneVerifiedAt'])
    .executeTakeFirstOrThrow();

test('another address is hers once its code came back: the old one is told, other sessions end, and the record has it without the address', async () => {
  const ada = await arrives({ email: 'old@move.example' });
  const other = await ask(ada, 'GET', '/api/account/profile');
  expect(other.status).toBe(200);
  const asked = await asksFor(ada, ' New@Move.Example ');
  expect(asked.status).toBe(202);
  expect((await reached(ada)).email).toBe('old@move.example');
  const letter = await letterTo('new@move.example');
  expect(letter).toMatchObject({ kind: 'identity_address' });
  expect(said(await confirms(ada, asked.data.ticket, '000000'))).toEqual([422, 'code_wrong']);
  expect((await confirms(ada, asked.data.ticket, letter?.code ?? '')).status).toBe(200);
  expect(await reached(ada)).toMatchObject({ email: 'new@move.example', emailVerifiedAt: now });
  expect(await letterTo('old@move.example')).toMatchObject({ kind: 'identity_notice' });
  expect(said(await confirms(ada, asked.data.ticket, letter?.code ?? ''))).toEqual([
    410,
    'code_over',
  ]);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', ada.personId)
    .select(['act', 'details'])
    .execute();
  expect(acts).toEqual([{ act: 'address.changed', details: { kind: 'email', sessionsEnded: 0 } }]);
});

test('a mobile number joins the same way, and the address that is hers already is refused', async () => {
  const ada = await arrives({ email: 'both@move.example' });
  expect(said(await asksFor(ada, 'BOTH@move.example'))).toEqual([422, 'address_same']);
  expect(said(await asksFor(ada, 'nobody'))).toEqual([422, 'username_invalid']);
  const asked = await asksFor(ada, '98200 12399');
  const letter = await letterTo('+919820012399');
  expect((await confirms(ada, asked.data.ticket, letter?.code ?? '')).status).toBe(200);
  expect(await reached(ada)).toMatchObject({
    email: 'both@move.example',
    phone: '+919820012399',
    phoneVerifiedAt: now,
  });
});

test('an address that somebody has is answered the same, opens nothing, and its owner is told', async () => {
  const [ada, ben] = [await arrives(), await arrives({ email: 'ben@move.example' })];
  const asked = await asksFor(ada, 'ben@move.example');
  expect([asked.status, typeof asked.data.ticket]).toEqual([202, 'string']);
  expect(await letterTo('ben@move.example')).toMatchObject({ kind: 'identity_known', code: '' });
  expect(said(await confirms(ada, asked.data.ticket, ''))).toEqual([422, 'code_wrong']);
  expect((await reached(ben)).email).toBe('ben@move.example');
});

test('of two who ask for one address the first to show it has it', async () => {
  const [ada, ben] = [await arrives(), await arrives()];
  const first = await asksFor(ada, 'race@move.example');
  const code = (await letterTo('race@move.example'))?.code ?? '';
  const second = await asksFor(ben, 'race@move.example');
  const newer = (await letterTo('race@move.example'))?.code ?? '';
  const both = await Promise.all([
    confirms(ada, first.data.ticket, code),
    confirms(ben, second.data.ticket, newer),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const holders = await database.db
    .selectFrom('identity_person')
    .where('email', '=', 'race@move.example')
    .select('id')
    .execute();
  expect(holders).toHaveLength(1);
});

test('a code for an address lives ten minutes to its last second, takes five tries, and is nobody else’s', async () => {
  const [ada, eve] = [await arrives(), await arrives({ name: 'Eve' })];
  const asked = await asksFor(ada, 'last@move.example');
  const code = (await letterTo('last@move.example'))?.code ?? '';
  expect(said(await confirms(eve, asked.data.ticket, code))).toEqual([410, 'code_over']);
  later(10 * MINUTE);
  expect(said(await confirms(ada, asked.data.ticket, code))).toEqual([410, 'code_over']);
  const again = await asksFor(ada, 'tries@move.example', null);
  expect(said(again)).toEqual([403, 'proof_needed']);
  const fresh = await arrives();
  const last = await asksFor(fresh, 'tries@move.example');
  const right = (await letterTo('tries@move.example'))?.code ?? '';
  const wrong = right === '111111' ? '222222' : '111111';
  for (let n = 0; n < 5; n += 1)
    expect(said(await confirms(fresh, last.data.ticket, wrong))).toEqual([422, 'code_wrong']);
  expect(said(await confirms(fresh, last.data.ticket, right))).toEqual([410, 'code_over']);
});

const nothing: PersonEraser = { keeps: async () => [], erase: async () => ({}) };

/** Asks for an erasure in a house with these other parts, and lets its day come. */
async function erasedIn(
  personErasers: Record<string, PersonEraser>,
  change: Parameters<typeof signedIn>[1] = {},
) {
  await database.db
    .updateTable('identity_erasure')
    .set({ withdrawnAt: now })
    .where('doneAt', 'is', null)
    .execute(); // of other tests
  const ada = await arrives(change);
  const house = appWith(database, { now: () => now, personErasers });
  const shown = (await (
    await call(house, 'GET', '/api/account/erasure', { cookie: ada.cookie })
  ).json()) as { data: { kept: string[] } };
  await ask(ada, 'POST', '/api/account/erasure', { password: null });
  later(30 * DAY);
  const carryOut = () => eraseDue({ db: database.db, now: () => now, newId, personErasers });
  const row = () =>
    database.db
      .selectFrom('identity_person')
      .where('id', '=', ada.personId)
      .selectAll()
      .executeTakeFirstOrThrow();
  return { ada, shown: shown.data.kept, carryOut, row };
}

test('an erasure asks every part while the address is still known, and keeps in the record how much went and what stayed', async () => {
  const seen: unknown[] = [];
  const erase: PersonEraser['erase'] = async (tx, { personId }) => {
    const { email } = await tx
      .selectFrom('identity_person')
      .where('id', '=', personId)
      .select('email')
      .executeTakeFirstOrThrow();
    seen.push(email);
    return { letters: 2, none: 0 };
  };
  const { ada, shown, carryOut } = await erasedIn(
    { post: { keeps: async () => ['enquiry'], erase }, other: nothing },
    { email: 'ada@gone.example' },
  );
  expect(shown).toEqual(['record', 'logs', 'enquiry']);
  expect(await carryOut()).toBe(1);
  expect(seen).toEqual(['ada@gone.example']);
  const request = await database.db
    .selectFrom('identity_erasure')
    .where('personId', '=', ada.personId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(request.kept).toEqual(shown);
  const act = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', ada.personId)
    .where('act', '=', 'erasure.done')
    .select('details')
    .executeTakeFirstOrThrow();
  expect(act.details).toEqual({
    request: request.id,
    kept: 'record logs enquiry',
    'post.letters': 2,
  });
});

test('the last letter says in her language that it is done and why something stays; what else was on its way to her is dropped', async () => {
  const { ada, carryOut } = await erasedIn(
    { panel: { ...nothing, keeps: async () => ['panel'] } },
    { email: 'last@gone.example' },
  );
  await database.db
    .updateTable('identity_person')
    .set({ language: 'mr' })
    .where('id', '=', ada.personId)
    .execute();
  await carryOut();
  const letters = await database.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', 'last@gone.example')
    .selectAll()
    .orderBy('createdAt')
    .execute();
  expect(letters.map(({ kind, state, language }) => [kind, state, language])).toEqual([
    ['identity_notice', 'dropped', 'en'],
    ['identity_erased', 'waiting', 'mr'],
  ]);
  const [, last] = letters;
  const to = { id: 'x', to: 'last@gone.example', publicUrl: settings.publicUrl, now, foot: '' };
  const mail = await accountLetters({
    db: database.db,
    now: () => now,
    newToken,
    settings,
  }).identity_erased(last?.refersTo ?? '', to);
  expect(mail?.text).toContain('That you were on our panel');
  expect(mail?.text).toContain('section 17(1)(a)');
  expect(mail?.text).not.toContain('became a dispute');
});

test('a part that fails leaves everything as it was, and the next night it is tried again', async () => {
  let broken = true;
  const erase: PersonEraser['erase'] = async (tx, { personId }) => {
    await tx
      .updateTable('identity_person')
      .set({ name: 'half' })
      .where('id', '=', personId)
      .execute();
    if (broken) throw new Error('the disk is full');
    return {};
  };
  const { carryOut, row } = await erasedIn({ part: { ...nothing, erase } });
  await expect(carryOut()).rejects.toThrow('the disk is full');
  expect(await row()).toMatchObject({ name: 'Ada Claimant', erasedAt: null });
  broken = false;
  expect(await carryOut()).toBe(1);
  expect(await row()).toMatchObject({ name: '', erasedAt: now });
});

test('while a notice under the code of conduct is open an erasure waits, also a confirmed one', async () => {
  let open = true;
  const { shown, carryOut, row } = await erasedIn({
    panel: { ...nothing, keeps: async () => (open ? ['panel', 'notice'] : ['panel']) },
  });
  expect(shown).toContain('notice');
  expect(await carryOut()).toBe(0);
  expect((await row()).erasedAt).toBeNull();
  open = false;
  expect(await carryOut()).toBe(1);
});

test('of two nights’ work at once one erases', async () => {
  const { carryOut } = await erasedIn({});
  expect((await Promise.all([carryOut(), carryOut()])).sort()).toEqual([0, 1]);
});

const party = { rpId: new URL(settings.publicUrl).hostname, origin: settings.publicUrl };

async function withPasskey(
  who: { cookie: string },
  device: SoftwareAuthenticator = softwareAuthenticator(party),
) {
  const asked = await ask(who, 'POST', '/api/account/passkeys/options', { password: null });
  const response = device.register(asked.data.options);
  const kept = await ask(who, 'POST', '/api/account/passkeys', { name: 'my phone', response });
  return { device, kept, response };
}

async function signInWith(
  device: SoftwareAuthenticator,
  change: Parameters<SoftwareAuthenticator['authenticate']>[1] = {},
) {
  const nobody = { cookie: '' };
  const asked = await ask(nobody, 'POST', '/api/identity/passkey/options');
  const response = device.authenticate(asked.data.options, change);
  return {
    response,
    came: await ask(nobody, 'POST', '/api/identity/passkey', { response, next: null }),
  };
}

test('a passkey signs its owner in with two factors in one, so that staff go straight to the office', async () => {
  const omar = await arrives({ roles: ['case_officer'], secondFactor: false });
  const { device, kept } = await withPasskey(omar);
  expect(kept.status).toBe(201);
  const { came } = await signInWith(device);
  expect([came.status, came.data]).toEqual([200, { to: '/office' }]);
  expect((await ask(came, 'GET', '/api/identity/office')).data).toMatchObject({
    personId: omar.personId,
  });
});

test('an answer is taken once, and its challenge for five minutes, to the second', async () => {
  const { device } = await withPasskey(await arrives());
  const { response } = await signInWith(device);
  expect(
    said(await ask({ cookie: '' }, 'POST', '/api/identity/passkey', { response, next: null })),
  ).toEqual([410, 'challenge_over']);
  for (const [wait, status] of [
    [5 * MINUTE - 1, 200],
    [5 * MINUTE, 410],
  ] as const) {
    const asked = await ask({ cookie: '' }, 'POST', '/api/identity/passkey/options');
    const late = device.authenticate(asked.data.options);
    later(wait);
    expect(
      (await ask({ cookie: '' }, 'POST', '/api/identity/passkey', { response: late, next: null }))
        .status,
    ).toBe(status);
  }
});

test.each([
  ['without its owner shown to be there', { verified: false }],
  ['made for another site', { origin: 'https://evil.example' }],
  ['made for another party', { rpId: 'evil.example' }],
  ['signed by another key', { forged: true }],
])('a passkey’s answer %s opens nothing', async (_, change) => {
  const { device } = await withPasskey(await arrives());
  expect(said((await signInWith(device, change)).came)).toEqual([422, 'passkey_wrong']);
  expect((await signInWith(device)).came.status).toBe(200);
});

test('an authenticator that counts backwards is a copy, and opens nothing', async () => {
  const { device } = await withPasskey(await arrives());
  expect((await signInWith(device, { counter: 9 })).came.status).toBe(200);
  expect(said((await signInWith(device, { counter: 9 })).came)).toEqual([422, 'passkey_wrong']);
  expect((await signInWith(device, { counter: 10 })).came.status).toBe(200);
});

test('a challenge for one person’s new passkey is no good for another, nor for a sign-in', async () => {
  const [ada, eve] = [await arrives(), await arrives({ name: 'Eve Stranger' })];
  const device = softwareAuthenticator(party);
  const asked = await ask(ada, 'POST', '/api/account/passkeys/options', { password: null });
  const response = device.register(asked.data.options);
  expect(said(await ask(eve, 'POST', '/api/account/passkeys', { name: 'hers', response }))).toEqual(
    [410, 'challenge_over'],
  );
});

test('several passkeys have names; one is renamed and removed by its owner alone, and is then good for nothing', async () => {
  const [ada, eve] = [await arrives(), await arrives({ name: 'Eve Stranger' })];
  const { device, kept, response } = await withPasskey(ada);
  await withPasskey({ cookie: (await signInWith(device)).came.cookie });
  const id = kept.data.id;
  expect(
    said(await ask(kept, 'POST', '/api/account/passkeys', { name: 'again', response })),
  ).toEqual([410, 'challenge_over']);
  expect(said(await ask(eve, 'PUT', `/api/account/passkeys/${id}`, { name: 'mine now' }))).toEqual([
    404,
    'passkey_unknown',
  ]);
  expect(said(await ask(eve, 'DELETE', `/api/account/passkeys/${id}`, { password: null }))).toEqual(
    [404, 'passkey_unknown'],
  );
  expect(
    (await ask(kept, 'PUT', `/api/account/passkeys/${id}`, { name: 'old phone' })).status,
  ).toBe(200);
  const me = (await signInWith(device)).came;
  const seen = (await ask(me, 'GET', '/api/account/security')).data.passkeys;
  expect(seen.map(({ name }) => name)).toEqual(['old phone', 'my phone']);
  expect((await ask(me, 'DELETE', `/api/account/passkeys/${id}`, { password: null })).status).toBe(
    200,
  );
  expect(said((await signInWith(device)).came)).toEqual([422, 'passkey_wrong']);
});

test('where the site is at a bare number there are no passkeys, and it says so', async () => {
  const bare = appWith(database, {
    now: () => now,
    settings: { publicUrl: 'http://127.0.0.1:3000' },
  });
  const answer = await call(bare, 'POST', '/api/identity/passkey/options');
  expect([answer.status, ((await answer.json()) as Sent).error.code]).toEqual([409, 'no_domain']);
});

describe('whoever has a factor and has not given it in this session', () => {
  const WAYS_IN = [
    ['POST', '/api/account/authenticator/enrolment', { password: GOOD }],
    ['PUT', '/api/account/authenticator', { code: '000000' }],
    ['DELETE', '/api/account/authenticator', { password: GOOD }],
    ['POST', '/api/account/recovery-codes', { password: GOOD }],
    ['POST', '/api/account/passkeys/options', { password: GOOD }],
    ['POST', '/api/account/passkeys', { name: 'mine', response: {} }],
    ['PUT', '/api/account/passkeys/KEY', { name: 'mine' }],
    ['DELETE', '/api/account/passkeys/KEY', { password: GOOD }],
    ['PUT', '/api/account/password', { current: GOOD, password: 'kettle lantern orbit plum' }],
    ['POST', '/api/account/address', { address: 'eve@example.org', password: GOOD }],
    ['PUT', '/api/account/address', { ticket: newId(), code: '000000' }],
    ['DELETE', '/api/account/sessions', { password: GOOD }],
    ['POST', '/api/account/erasure', { password: GOOD }],
  ] as const;

  /** Staff with a passkey as their only factor, and the session of somebody who has their password alone. */
  async function robbed() {
    const rhea = await arrives({
      roles: ['registrar'],
      secondFactor: false,
      email: `${newId()}@example.org`,
    });
    const set = { passwordHash: await cheap.hash(GOOD), passwordSetAt: now };
    await database.db
      .updateTable('identity_person')
      .set(set)
      .where('id', '=', rhea.personId)
      .execute();
    const { device, kept } = await withPasskey(rhea);
    const { email } = await database.db
      .selectFrom('identity_person')
      .where('id', '=', rhea.personId)
      .select('email')
      .executeTakeFirstOrThrow();
    const thief = await ask({ cookie: '' }, 'POST', '/api/identity/session', {
      username: email,
      password: GOOD,
      agrees: true,
    });
    return { rhea, kept, device, thief, email };
  }

  test('enrols nothing and changes none of their ways in by a password, also where the only factor is a passkey', async () => {
    const { kept, thief } = await robbed();
    expect(thief.data).toEqual({
      to: `/account/second-factor?next=${encodeURIComponent('/office')}`,
    });
    for (const [method, path, body] of WAYS_IN)
      expect([
        path,
        ...said(await ask(thief, method, path.replace('KEY', kept.data.id), body)),
      ]).toEqual([path, 403, 'second_factor_needed']);
    for (const path of [
      '/api/identity/office',
      '/api/account/profile',
      '/api/account/sessions',
      '/api/account/data',
    ])
      expect([path, (await call(app, 'GET', path, { cookie: thief.cookie })).status]).toEqual([
        path,
        403,
      ]);
  });

  test('gives a recovery code or the passkey, and then is who they are', async () => {
    const { rhea, kept, device, thief, email } = await robbed();
    const [code = ''] = kept.data.recoveryCodes;
    const given = await give(thief, code);
    expect([given.status, given.data.next]).toEqual([200, '/office']);
    expect((await ask(given, 'GET', '/api/identity/office')).data).toMatchObject({
      personId: rhea.personId,
    });
    const again = await ask({ cookie: '' }, 'POST', '/api/identity/session', {
      username: email,
      password: GOOD,
      agrees: true,
    });
    const asked = await ask(again, 'POST', '/api/identity/passkey/options');
    const came = await ask(again, 'POST', '/api/identity/passkey', {
      response: device.authenticate(asked.data.options),
      next: null,
    });
    expect((await ask(came, 'GET', '/api/identity/office')).status).toBe(200);
    // The session that owed it is over, though nobody was signed in with it.
    expect(said(await ask(again, 'GET', '/api/account/security'))).toEqual([401, 'sign_in_needed']);
  });

  test('is asked for it in a session of before it was turned on, in another browser too', async () => {
    const ada = await arrives();
    const tab = await signedInAgain(ada);
    const begun = await ask(tab, 'POST', '/api/account/authenticator/enrolment', {
      password: null,
    });
    await withPasskey(ada);
    const code = totpCode(bytesOf(begun.data.secret), now);
    expect(said(await ask(tab, 'PUT', '/api/account/authenticator', { code }))).toEqual([
      403,
      'second_factor_needed',
    ]);
    expect(said(await ask(tab, 'GET', '/api/account/profile'))).toEqual([
      403,
      'second_factor_needed',
    ]);
  });
});

test('the first passkey counts as given where it was made, under a fresh token, and brings ten recovery codes; the second brings none', async () => {
  const ada = await arrives();
  const { kept } = await withPasskey(ada);
  expect(new Set(kept.data.recoveryCodes).size).toBe(10);
  expect(said(await ask(ada, 'GET', '/api/account/profile'))).toEqual([401, 'sign_in_needed']);
  expect((await ask(kept, 'GET', '/api/account/security')).data).toMatchObject({
    isGiven: true,
    codesLeft: 10,
  });
  const second = (await withPasskey(kept)).kept;
  expect([second.status, second.data.recoveryCodes]).toEqual([201, null]);
});

test('after twelve hours an old tab changes no way in, with the password neither, until the factor is given anew', async () => {
  const omar = await arrives({ roles: ['case_officer'], secondFactor: false });
  const set = { passwordHash: await cheap.hash(GOOD), passwordSetAt: now };
  await database.db
    .updateTable('identity_person')
    .set(set)
    .where('id', '=', omar.personId)
    .execute();
  const { cookie, secret } = await enrolled(omar);
  const begin = () =>
    ask({ cookie }, 'POST', '/api/account/authenticator/enrolment', { password: GOOD });
  later(12 * 60 * MINUTE - 1);
  expect((await begin()).status).toBe(200);
  later(1);
  expect(said(await begin())).toEqual([403, 'second_factor_needed']);
  expect((await ask({ cookie }, 'GET', '/api/account/security')).data).toMatchObject({
    isRequired: true,
  });
  const given = await give({ cookie }, totpCode(secret, now));
  expect(
    (await ask(given, 'POST', '/api/account/authenticator/enrolment', { password: null })).status,
  ).toBe(200);
});

test('a role whose twelve hours are over still keeps its holder from being without a factor, and from being erased', async () => {
  const omar = await enrolled(await arrives({ roles: ['case_officer'], secondFactor: false }));
  later(13 * 60 * MINUTE);
  expect((await ask(omar, 'GET', '/api/account/erasure')).data).toMatchObject({ mayAsk: false });
  expect((await ask(omar, 'GET', '/api/account/profile')).data).toMatchObject({
    roles: ['person', 'case_officer'],
  });
});

/** Another browser of the same person, signed in by a password a moment ago. */
async function signedInAgain({ personId }: SignedIn): Promise<{ cookie: string }> {
  const token = newToken();
  await database.db
    .insertInto('identity_session')
    .values({
      id: newId(),
      tokenHash: Buffer.from(sha256(token), 'hex'),
      personId,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY),
      secondFactorAt: null,
      agent: 'another',
      network: 'elsewhere',
    })
    .execute();
  return { cookie: `munch=${token}` };
}

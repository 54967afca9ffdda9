import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesJobs } from '#modules/codes/jobs.ts';
import type { App } from '#platform/http.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import { speaking } from '#platform/language.ts';
import { silentLog } from '#platform/log.ts';
import { openPasswords } from '#platform/passwords.ts';
import { appWith, settings, signInParts } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { identityJobs, identityLetters } from '../jobs.ts';

const START = new Date('2026-11-20T09:30:00Z');
const MINUTE = 60_000;
const good = 'moss gasket turnip violin';
const other = 'the ferry to Alibag was late';

let database: TestDatabase;
let app: App;
let at = START;
const now = () => at;
const later = (milliseconds: number) => {
  at = new Date(at.getTime() + milliseconds);
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  at = START;
  app = appWith(database, { now });
  const { db } = database;
  for (const table of [
    'sent_code',
    'try_count',
    'account_notice',
    'identity_device',
    'identity_agreement',
    'outbox_mail',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('identity_session').execute();
  await db.deleteFrom('identity_role').execute();
  await db.deleteFrom('identity_person').execute();
});

type Answer = {
  status: number;
  code: string | null;
  data: Record<string, string>;
  cookies: string[];
  text: string;
  wait: string | null;
};

async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.request(`/api/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'a test', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const { data = {}, error } = JSON.parse(text) as {
    data?: Record<string, string>;
    error?: { code: string };
  };
  const { status } = answer;
  return {
    status,
    code: error?.code ?? null,
    data,
    cookies: answer.headers.getSetCookie(),
    text,
    wait: answer.headers.get('retry-after'),
  };
}

/** Writes the newest letter to somebody as the mail job does, and reads from it what a person would. */
async function letterTo(
  recipient: string,
): Promise<{ kind: string; code: string; token: string; text: string } | null> {
  const row = await database.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', recipient)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const letters = identityLetters({
    ...signInParts,
    db: database.db,
    now,
    newToken,
    newCode,
    settings,
  });
  const compose = letters[row.kind as keyof typeof letters];
  const mail = await speaking(row.language, () =>
    compose(row.refersTo, { id: row.id, to: recipient, publicUrl: settings.publicUrl, now: at }),
  );
  const text = mail?.text ?? '';
  return {
    kind: row.kind,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    token: /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    text,
  };
}

async function aPerson({
  email = 'ada@example.in',
  phone = null as string | null,
  password = good,
  name = 'Ada Iyer',
} = {}): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('identity_person')
    .values({
      id,
      name,
      email,
      emailVerifiedAt: START,
      phone,
      phoneVerifiedAt: phone ? START : null,
      passwordHash: await signInParts.passwords.hash(password),
      passwordSetAt: START,
      createdAt: START,
    })
    .execute();
  return id;
}

const signIn = (
  username: string,
  password: string,
  more: object = {},
  headers?: Record<string, string>,
) => post('/session', { username, password, agrees: true, ...more }, headers);
const sessions = () => database.db.selectFrom('identity_session').selectAll().execute();
const acts = async () =>
  (
    await database.db
      .selectFrom('record_act')
      .select('act')
      .where('at', '>=', START)
      .orderBy('xid')
      .execute()
  ).map((row) => row.act);
const viewer = async (cookie: string) =>
  (
    (await (await app.request('/api/identity/viewer', { headers: { cookie } })).json()) as {
      data: { personId: string } | null;
    }
  ).data;
const sessionIn = ({ cookies }: Answer) =>
  cookies.find((one) => one.startsWith('munch='))?.split(';')[0] ?? '';

test('a username and its password open a session, by address and by mobile number, in whatever capitals', async () => {
  const id = await aPerson({ phone: '+919820000000' });
  const answer = await signIn('Ada@Example.in', good);
  expect([answer.status, answer.data]).toEqual([200, { to: '/account' }]);
  expect((await viewer(sessionIn(answer)))?.personId).toBe(id);
  expect((await signIn('98200 00000', good)).status).toBe(200);
  expect(answer.text).not.toContain(sessionIn(answer).slice(6));
});

test('the cookie is out of reach for scripts, and behind TLS it is kept to this host', async () => {
  await aPerson();
  expect((await signIn('ada@example.in', good)).cookies[0]).toMatch(
    /^munch=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
  app = appWith(database, { now, settings: { publicUrl: 'https://munch.example' } });
  expect((await signIn('ada@example.in', good)).cookies[0]).toMatch(
    /^__Host-munch=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  );
});

test('what is missing is refused in the order of the form, each with its field', async () => {
  const refusals = await Promise.all([
    post('/session', { username: ' ', password: '', agrees: false }),
    post('/session', { username: 'ada', password: '', agrees: false }),
    post('/session', { username: 'ada@example.in', password: '', agrees: false }),
    post('/session', { username: 'ada@example.in', password: 'x', agrees: false }),
  ]);
  expect(refusals.map(({ status, code }) => [status, code])).toEqual([
    [422, 'username_missing'],
    [422, 'username_invalid'],
    [422, 'password_missing'],
    [422, 'agreement_missing'],
  ]);
});

test('the agreement is kept once for each wording, with its time', async () => {
  await aPerson();
  await signIn('ada@example.in', good);
  later(MINUTE);
  await signIn('ada@example.in', good);
  expect(
    await database.db.selectFrom('identity_agreement').select(['agreedText', 'agreedAt']).execute(),
  ).toEqual([{ agreedText: 'privacy-1.2 conduct-1.0 terms-1.0', agreedAt: START }]);
});

test('a wrong password, an unknown username, one without a password and a number that was never shown are answered byte for byte the same', async () => {
  await aPerson();
  await database.db
    .insertInto('identity_person')
    .values({
      id: newId(),
      name: 'Ben',
      email: 'ben@example.in',
      emailVerifiedAt: START,
      createdAt: START,
    })
    .execute();
  await database.db
    .insertInto('identity_person')
    .values({
      id: newId(),
      name: 'Mia',
      phone: '+919820011111',
      createdAt: START,
      passwordHash: await signInParts.passwords.hash(good),
      passwordSetAt: START,
    })
    .execute();
  const answers = await Promise.all([
    signIn('ada@example.in', other),
    signIn('nobody@example.in', good),
    signIn('ben@example.in', good),
    signIn('+919820011111', good),
  ]);
  expect(
    new Set(answers.map(({ status, text, cookies }) => JSON.stringify([status, text, cookies])))
      .size,
  ).toBe(1);
  expect(answers[0]).toMatchObject({ status: 401, code: 'wrong_credentials' });
});

test('an unknown username costs a hash like a known one', async () => {
  let hashes = 0;
  const counting = {
    ...signInParts.passwords,
    verify: (password: string, phc: string | null) => {
      hashes += 1;
      return signInParts.passwords.verify(password, phc);
    },
  };
  app = appWith(database, { now, passwords: counting });
  await aPerson();
  await signIn('ada@example.in', other);
  await signIn('nobody@example.in', other);
  expect(hashes).toBe(2);
});

test('after five wrong passwords the right one waits too, known username or not, and half a minute later it is taken', async () => {
  await aPerson();
  for (const username of ['ada@example.in', 'nobody@example.in']) {
    for (let n = 0; n < 5; n += 1) expect((await signIn(username, other)).status).toBe(401);
    expect(await signIn(username, good)).toMatchObject({
      status: 429,
      code: 'too_many',
      wait: '30',
    });
  }
  later(30_000 - 1);
  expect((await signIn('ada@example.in', good)).status).toBe(429);
  later(1);
  expect((await signIn('ada@example.in', good)).status).toBe(200);
});

test('a mailbox gets five letters before a wait, however its address is written', async () => {
  for (let n = 0; n < 12; n += 1) {
    const username = `spam.vic+${n}@gmail.com`;
    const { status } = await post('/sign-ups', { username, name: 'Vic', agrees: true });
    expect(status).toBe(n < 5 ? 202 : 429);
  }
  const sent = await database.db.selectFrom('outbox_mail').select('id').execute();
  expect(sent).toHaveLength(5);
});

test('a hundred wrong passwords at once are five tries', async () => {
  await aPerson();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => signIn('ada@example.in', other)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
});

test('a success forgets the tries before it, and takes nothing from the network', async () => {
  await aPerson();
  for (let n = 0; n < 4; n += 1) await signIn('ada@example.in', other);
  for (let n = 0; n < 80; n += 1) expect((await signIn('ada@example.in', good)).status).toBe(200);
  for (let n = 0; n < 5; n += 1) expect((await signIn('ada@example.in', other)).status).toBe(401);
});

test('one network may go wrong sixty times in an hour, over whatever usernames', async () => {
  for (let n = 0; n < 60; n += 1)
    expect((await signIn(`nobody${n}@example.in`, other)).status).toBe(401);
  expect((await signIn('somebody@example.in', other)).status).toBe(429);
});

test('a session that the browser came with is never taken over, and ends', async () => {
  await aPerson();
  const fixed = `munch=${newToken()}`;
  const first = await signIn(
    'ada@example.in',
    good,
    {},
    { cookie: fixed, origin: settings.publicUrl },
  );
  expect(sessionIn(first)).not.toBe(fixed);
  expect(await viewer(fixed)).toBeNull();
  const second = await signIn(
    'ada@example.in',
    good,
    {},
    { cookie: sessionIn(first), origin: settings.publicUrl },
  );
  expect(await viewer(sessionIn(first))).toBeNull();
  expect(await viewer(sessionIn(second))).not.toBeNull();
});

test('whoever signs out opens nothing with the old cookie', async () => {
  await aPerson();
  const cookie = sessionIn(await signIn('ada@example.in', good));
  const out = await app.request('/api/identity/session', {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json', origin: settings.publicUrl },
    body: '{}',
  });
  expect([out.status, out.headers.getSetCookie()[0]]).toEqual([
    200,
    expect.stringContaining('munch=; '),
  ]);
  expect(await viewer(cookie)).toBeNull();
});

test('another site signs nobody in, with a cookie or without', async () => {
  await aPerson();
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    expect(await signIn('ada@example.in', good, {}, headers)).toMatchObject({
      status: 403,
      code: 'wrong_origin',
      cookies: [],
    });
    expect(
      (await post('/links', { username: 'ada@example.in', agrees: true }, headers)).status,
    ).toBe(403);
  }
  expect(await sessions()).toEqual([]);
});

test('staff are let in as far as the second factor, and led on from there', async () => {
  const id = await aPerson();
  await database.db
    .insertInto('identity_role')
    .values({ id: newId(), personId: id, role: 'registrar', givenBy: null, givenAt: START })
    .execute();
  expect((await signIn('ada@example.in', good, { next: '/office/record' })).data).toEqual({
    to: `/account/second-factor?next=${encodeURIComponent('/office/record')}`,
  });
  expect((await sessions())[0]?.secondFactorAt).toBeNull();
});

test('whoever turned a second factor on is asked for it after a password, and nothing of hers opens before', async () => {
  const id = await aPerson();
  await database.db
    .insertInto('identity_authenticator')
    .values({ personId: id, secret: Buffer.alloc(64), enrolledAt: START })
    .execute();
  const answer = await signIn('ada@example.in', good);
  expect(answer.data.to).toBe(`/account/second-factor?next=${encodeURIComponent('/account')}`);
  const cookie = sessionIn(answer);
  const opened = async (path: string) => (await app.request(path, { headers: { cookie } })).status;
  expect([await opened('/api/account/profile'), await opened('/api/account/security')]).toEqual([
    403, 200,
  ]);
  await database.db.deleteFrom('identity_authenticator').execute();
});

test('a way on that is not ours is not taken', async () => {
  await aPerson();
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect((await signIn('ada@example.in', good, { next })).data.to, next).toBe('/account');
  expect((await signIn('ada@example.in', good, { next: '/hi/account' })).data.to).toBe(
    '/hi/account',
  );
});

test('a hash that was made with less is made anew at the next sign-in, and opens as before', async () => {
  const id = await aPerson();
  app = appWith(database, {
    now,
    passwords: openPasswords({ cost: { memory: 128, passes: 1, parallelism: 1 } }),
  });
  expect((await signIn('ada@example.in', good)).status).toBe(200);
  const { passwordHash } = await database.db
    .selectFrom('identity_person')
    .where('id', '=', id)
    .select('passwordHash')
    .executeTakeFirstOrThrow();
  expect(passwordHash).toContain('$m=128,');
  expect((await signIn('ada@example.in', good)).status).toBe(200);
});

test('when too many passwords wait to be checked, the next one is sent away and told so', async () => {
  await aPerson();
  app = appWith(database, {
    now,
    passwords: { ...signInParts.passwords, verify: async () => 'busy' },
  });
  for (let n = 0; n < 7; n += 1)
    expect(await signIn('ada@example.in', good)).toMatchObject({ status: 503, code: 'busy' });
  app = appWith(database, { now });
  expect((await signIn('ada@example.in', good)).status).toBe(200); // none of these was a try
});

test('a new browser is told of by letter, one that was there before is not', async () => {
  await aPerson();
  const first = await signIn('ada@example.in', good);
  expect((await letterTo('ada@example.in'))?.text).toMatch(/^New sign-in to your account/);
  const device = first.cookies.find((one) => one.startsWith('munch-device='))?.split(';')[0] ?? '';
  const again = await signIn(
    'ada@example.in',
    good,
    {},
    { cookie: device, origin: settings.publicUrl },
  );
  expect([
    again.cookies.length,
    (await database.db.selectFrom('account_notice').selectAll().execute()).length,
  ]).toEqual([1, 1]);
});

test('every session is in the record, with the way in and without a name', async () => {
  const id = await aPerson();
  await signIn('ada@example.in', good);
  const rows = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .selectAll()
    .orderBy('number')
    .execute();
  expect(rows.map(({ act }) => act)).toEqual(['session.started', 'person.agreed']);
  expect(rows[0]?.details).toMatchObject({ how: 'password' });
  expect(
    JSON.stringify(rows.map(({ xid: _, ...row }) => ({ ...row, number: Number(row.number) }))),
  ).not.toMatch(/ada@|Iyer/);
});

// New accounts.

const askAccount = (username = 'mia@example.in', name = 'Mia Rao') =>
  post('/sign-ups', { name, username, agrees: true });

test('a sign-up becomes an account with the code from the letter, and is signed in', async () => {
  const { status, data } = await askAccount();
  expect(status).toBe(202);
  expect(await database.db.selectFrom('identity_person').selectAll().execute()).toEqual([]);
  const letter = await letterTo('mia@example.in');
  expect(letter?.kind).toBe('identity_verify');
  const opened = await post('/accounts', {
    ticket: data.ticket,
    code: letter?.code,
    password: good,
  });
  expect([opened.status, opened.data.to]).toEqual([201, '/account']);
  const [person] = await database.db.selectFrom('identity_person').selectAll().execute();
  expect(person).toMatchObject({
    name: 'Mia Rao',
    email: 'mia@example.in',
    emailVerifiedAt: START,
    language: 'en',
  });
  expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
  expect((await viewer(sessionIn(opened)))?.personId).toBe(person?.id);
  expect((await acts()).slice(-3)).toEqual(
    expect.arrayContaining(['person.created', 'session.started', 'person.agreed']),
  );
  expect((await letterTo('mia@example.in'))?.kind).toBe('identity_verify'); // no letter about her own first browser
});

test('or with the link, until the last second of a day, and once', async () => {
  await askAccount();
  const token = (await letterTo('mia@example.in'))?.token;
  later(24 * 60 * MINUTE - 1);
  const both = await Promise.all([
    post('/accounts', { token, password: good }),
    post('/accounts', { token, password: good }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  expect(await database.db.selectFrom('identity_person').select('email').execute()).toHaveLength(1);
});

test('a link of yesterday is over', async () => {
  await askAccount();
  const token = (await letterTo('mia@example.in'))?.token;
  later(24 * 60 * MINUTE);
  expect(await post('/accounts', { token, password: good })).toMatchObject({
    status: 410,
    code: 'link_over',
  });
});

test('a mobile number gets its code and link as a text message', async () => {
  const { data } = await askAccount('98200 12345');
  const letter = await letterTo('+919820012345');
  expect(letter?.text).toMatch(
    /^\d{6} is your code for Munch\. It works once, for 10 minutes\. Give it to nobody\.\nOpen my account: http/,
  );
  expect(
    (await post('/accounts', { ticket: data.ticket, code: letter?.code, password: good })).status,
  ).toBe(201);
  expect((await signIn('9820012345', good)).status).toBe(200);
});

test('for an address that has an account the answer is the same, and its owner gets a letter that says so', async () => {
  await aPerson();
  const [known, unknown] = [await askAccount('ada@example.in'), await askAccount('mia@example.in')];
  const without = ({ status, text, cookies }: Answer) => [
    status,
    text.replace(/[0-9a-f-]{36}/, 'id'),
    cookies,
  ];
  expect(without(known)).toEqual(without(unknown));
  for (const id of [known.data.ticket, unknown.data.ticket]) expect(id?.[14]).toBe('4'); // a version 4: no time in it
  const letter = await letterTo('ada@example.in');
  expect([letter?.kind, letter?.code, letter?.token]).toEqual(['identity_known', '', '']);
  for (let n = 0; n < 6; n += 1) {
    const tried = await Promise.all(
      [known, unknown].map(({ data }) =>
        post('/accounts', { ticket: data.ticket, code: '000000', password: good }),
      ),
    );
    expect(without(tried[0] as Answer)).toEqual(without(tried[1] as Answer));
  }
});

test('a weak password is refused with its reason, and the same code opens with a better one', async () => {
  const { data } = await askAccount();
  const code = (await letterTo('mia@example.in'))?.code;
  const tries = [
    '',
    'short',
    'password12345',
    'mia@example.in',
    'x'.repeat(129),
    'mia rao 1990',
    'To be, or not to be',
  ];
  const answers = [];
  for (const password of tries)
    answers.push((await post('/accounts', { ticket: data.ticket, code, password })).code);
  expect(answers).toEqual([
    'password_missing',
    'password_short',
    'password_guessable',
    'password_personal',
    'password_long',
    'password_guessable',
    'password_guessable',
  ]);
  for (let n = 0; n < 12; n += 1)
    await post('/accounts', { ticket: data.ticket, code, password: 'password12345' });
  expect((await post('/accounts', { ticket: data.ticket, code, password: good })).status).toBe(201);
});

test('of two sign-ups for one address the one that is confirmed first has it', async () => {
  const [first, second] = [
    await askAccount('mia@example.in', 'Mia'),
    await askAccount('mia@example.in', 'Eve'),
  ];
  const letters = await database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
  expect(letters).toHaveLength(2);
  const code = (await letterTo('mia@example.in'))?.code; // of the second one
  expect((await post('/accounts', { ticket: first.data.ticket, code, password: good })).code).toBe(
    'code_wrong',
  );
  expect(
    (await post('/accounts', { ticket: second.data.ticket, code, password: good })).status,
  ).toBe(201);
  expect((await post('/accounts', { ticket: second.data.ticket, code, password: good })).code).toBe(
    'code_over',
  );
});

// Codes and links to sign in with.

test('a code signs in once, within ten minutes', async () => {
  await aPerson();
  const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
  const code = (await letterTo('ada@example.in'))?.code ?? '';
  later(10 * MINUTE - 1);
  expect(
    (await post(`/codes/${data.ticket}/session`, { code: `${code.slice(0, 3)} ${code.slice(3)}` }))
      .status,
  ).toBe(200);
  expect(await post(`/codes/${data.ticket}/session`, { code })).toMatchObject({
    status: 410,
    code: 'code_over',
  });
});

test('the first administrator, whose address nothing has shown yet, signs in, and a letter that she uses shows it', async () => {
  const id = await aPerson();
  const verifiedAt = async () =>
    (
      await database.db
        .selectFrom('identity_person')
        .where('id', '=', id)
        .select('emailVerifiedAt')
        .executeTakeFirstOrThrow()
    ).emailVerifiedAt;
  await database.db.updateTable('identity_person').set({ emailVerifiedAt: null }).execute();
  expect((await signIn('ada@example.in', good)).status).toBe(200);
  expect(await verifiedAt()).toBeNull();
  await post('/links', { username: 'ada@example.in', agrees: true });
  later(MINUTE);
  expect(
    (await post('/links/session', { token: (await letterTo('ada@example.in'))?.token })).status,
  ).toBe(200);
  expect(await verifiedAt()).toEqual(at);
});

test('a code of ten minutes ago is over, and a letter that comes so late is not sent', async () => {
  await aPerson();
  const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
  const code = (await letterTo('ada@example.in'))?.code;
  later(10 * MINUTE);
  expect((await post(`/codes/${data.ticket}/session`, { code })).code).toBe('code_over');
  expect((await letterTo('ada@example.in'))?.text).toBe('');
});

test('a code is tried a thousand times: five are looked at, and the right one is then refused as well', async () => {
  await aPerson();
  const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
  const code = (await letterTo('ada@example.in'))?.code;
  const wrong = code === '000000' ? '000001' : '000000';
  const answers: Answer[] = [];
  for (let round = 0; round < 10; round += 1) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, () => post(`/codes/${data.ticket}/session`, { code: wrong })),
      )),
    );
  }
  const count = (name: string) => answers.filter((answer) => answer.code === name).length;
  expect(count('code_wrong')).toBe(5);
  expect(count('code_over') + count('too_many')).toBe(995);
  later(9 * MINUTE);
  expect((await post(`/codes/${data.ticket}/session`, { code })).code).toBe('code_over');
  expect(await sessions()).toEqual([]);
}, 60_000);

test('ten wrong codes are no reason to refuse the right one: the next has ten digits, and five tries of its own', async () => {
  await aPerson();
  for (let round = 0; round < 2; round += 1) {
    const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
    for (let n = 0; n < 5; n += 1) await post(`/codes/${data.ticket}/session`, { code: 'wrong' });
  }
  const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
  const code = /\b\d{10}\b/.exec((await letterTo('ada@example.in'))?.text ?? '')?.[0];
  expect(await post(`/codes/${data.ticket}/session`, { code })).toMatchObject({ status: 200 });
});

test('the right code and the right link open from a network where a hundred were wrong; a code that was guessed at does not', async () => {
  await aPerson();
  const guessed = (await post('/codes', { username: 'ada@example.in', agrees: true })).data.ticket;
  const right = (await letterTo('ada@example.in'))?.code;
  const wrong = right === '000000' ? '000001' : '000000';
  for (let n = 0; n < 100; n += 1) await post(`/codes/${guessed}/session`, { code: wrong });
  expect((await post(`/codes/${guessed}/session`, { code: wrong })).code).toBe('too_many');
  expect((await post(`/codes/${guessed}/session`, { code: right })).status).not.toBe(200);
  const own = (await post('/codes', { username: 'ada@example.in', agrees: true })).data.ticket;
  expect(
    (await post(`/codes/${own}/session`, { code: (await letterTo('ada@example.in'))?.code }))
      .status,
  ).toBe(200);
}, 60_000);

test('two at once on one link: one is in', async () => {
  await aPerson();
  await post('/links', { username: 'ada@example.in', agrees: true });
  const token = (await letterTo('ada@example.in'))?.token;
  later(10 * MINUTE - 1);
  const both = await Promise.all([
    post('/links/session', { token }),
    post('/links/session', { token }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await sessions()).toHaveLength(1);
});

test('a link of ten minutes ago, or of nobody, opens nothing', async () => {
  await aPerson();
  await post('/links', { username: 'ada@example.in', agrees: true });
  const token = (await letterTo('ada@example.in'))?.token;
  later(10 * MINUTE);
  expect(await post('/links/session', { token })).toMatchObject({ status: 410, code: 'link_over' });
  expect(await post('/links/session', { token: newToken() })).toMatchObject({
    status: 404,
    code: 'link_unknown',
  });
});

const moves = (db: TestDatabase['db']) =>
  db
    .updateTable('identity_person')
    .set({ email: 'new@example.in' })
    .where('email', '=', 'ada@example.in')
    .execute();

test('what was sent to an address that is the person’s no more opens nothing', async () => {
  await aPerson();
  const username = 'ada@example.in';
  const { data: asked } = await post('/codes', { username, agrees: true });
  const { code } = (await letterTo(username)) ?? {};
  await post('/links', { username, agrees: true });
  const { token } = (await letterTo(username)) ?? {};
  const { data: lost } = await post('/password-resets', { username });
  const reset = await letterTo(username);
  await moves(database.db);
  const over = (word: string) => ({ status: 410, code: `${word}_over` });
  expect(await post(`/codes/${asked.ticket}/session`, { code })).toMatchObject(over('code'));
  expect(await post('/links/session', { token })).toMatchObject(over('link'));
  const [byLink, byCode] = [
    { token: reset?.token, password: other },
    { ticket: lost.ticket, code: reset?.code, password: other },
  ];
  expect(await post('/passwords', byLink)).toMatchObject(over('link'));
  expect(await post('/passwords', byCode)).toMatchObject(over('code'));
  expect(await sessions()).toEqual([]);
  expect((await signIn('new@example.in', good)).status).toBe(200);
});

test('a code that is asked for while the address changes is asked for of nobody', async () => {
  await aPerson();
  const asking = await database.db.transaction().execute(async (tx) => {
    await moves(tx);
    const asked = post('/codes', { username: 'ada@example.in', agrees: true });
    await new Promise((passed) => setTimeout(passed, 400));
    return { asked };
  });
  expect((await asking.asked).status).toBe(202);
  expect(await letterTo('ada@example.in')).toBeNull();
});

test('a code that is typed while the address changes leaves nobody signed in by the old one', async () => {
  await aPerson();
  const { data } = await post('/codes', { username: 'ada@example.in', agrees: true });
  const { code } = (await letterTo('ada@example.in')) ?? {};
  const typing = await database.db.transaction().execute(async (tx) => {
    await moves(tx);
    const typed = post(`/codes/${data.ticket}/session`, { code });
    await new Promise((passed) => setTimeout(passed, 400));
    return { typed };
  });
  expect(await typing.typed).toMatchObject({ status: 410, code: 'code_over' });
  expect(await sessions()).toEqual([]);
});

test('what was sent for one thing opens no other', async () => {
  await aPerson();
  await post('/password-resets', { username: 'ada@example.in' });
  const { token = '' } = (await letterTo('ada@example.in')) ?? {};
  expect((await post('/links/session', { token })).code).toBe('link_unknown');
  expect((await post('/accounts', { token, password: good })).code).toBe('link_unknown');
  expect((await post('/passwords', { token, password: other })).status).toBe(200);
});

test.each([
  ['/codes', { agrees: true }],
  ['/links', { agrees: true }],
  ['/password-resets', {}],
] as const)(
  '%s answers an unknown username as a known one, and writes to nobody',
  async (path, more) => {
    await aPerson();
    const known = await post(path, { username: 'ada@example.in', ...more });
    const unknown = await post(path, { username: 'nobody@example.in', ...more });
    const without = ({ status, text, cookies }: Answer) => [
      status,
      text.replace(/[0-9a-f-]{36}/, 'id'),
      cookies,
    ];
    expect(without(unknown)).toEqual(without(known));
    expect(await letterTo('nobody@example.in')).toBeNull();
    expect((await letterTo('ada@example.in'))?.kind).toMatch(/^identity_(code|link|reset)$/);
  },
);

test('to one address go five letters without a wait, whether it has an account or not', async () => {
  await aPerson();
  for (const username of ['ada@example.in', 'nobody@example.in']) {
    for (let n = 0; n < 5; n += 1)
      expect((await post('/links', { username, agrees: true })).status).toBe(202);
    expect(await post('/links', { username, agrees: true })).toMatchObject({
      status: 429,
      wait: '60',
    });
  }
});

test('an answer about a letter takes its time, known username or not', async () => {
  await aPerson();
  const slow = appWith(database, { now, answerAfter: 120 });
  for (const username of ['ada@example.in', 'nobody@example.in']) {
    const since = performance.now();
    await slow.request('/api/identity/links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, agrees: true }),
    });
    expect(performance.now() - since).toBeGreaterThanOrEqual(119);
  }
});

// Another password.

test('a reset ends every session, tells the owner, and leaves nothing that was sent before open', async () => {
  const id = await aPerson();
  const cookie = sessionIn(await signIn('ada@example.in', good));
  await post('/links', { username: 'ada@example.in', agrees: true });
  const link = (await letterTo('ada@example.in'))?.token;
  const { data } = await post('/password-resets', { username: 'ada@example.in' });
  const { code, token } = (await letterTo('ada@example.in')) ?? {};
  expect(
    await post('/passwords', { ticket: data.ticket, code, password: good.slice(0, 5) }),
  ).toMatchObject({ code: 'password_short' });
  expect(
    (await post('/passwords', { ticket: data.ticket, code, password: 'thequickbrownfox' })).code,
  ).toBe('password_guessable');
  const answer = await post('/passwords', { ticket: data.ticket, code, password: other });
  expect([answer.status, answer.cookies]).toEqual([200, []]);
  expect(await viewer(cookie)).toBeNull();
  expect((await post('/links/session', { token: link })).code).toBe('link_over');
  expect((await post('/passwords', { token, password: good })).code).toBe('link_over');
  expect((await letterTo('ada@example.in'))?.text).toMatch(
    /^The password of your account with Munch was changed/,
  );
  expect((await signIn('ada@example.in', good)).status).toBe(401);
  expect((await signIn('ada@example.in', other)).status).toBe(200);
  const rows = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .select('act')
    .execute();
  expect(rows.map(({ act }) => act)).toContain('password.set');
});

test('a reset keeps the second factor: the new password leads to it, and opens nothing', async () => {
  const id = await aPerson();
  await database.db
    .insertInto('identity_passkey')
    .values({
      id: newId(),
      personId: id,
      credentialId: Buffer.from(id),
      publicKey: Buffer.alloc(32),
      counter: 0n,
      transports: [],
      name: 'my phone',
      madeAt: START,
    })
    .execute();
  const { data } = await post('/password-resets', { username: 'ada@example.in' });
  const { code } = (await letterTo('ada@example.in')) ?? {};
  expect((await post('/passwords', { ticket: data.ticket, code, password: other })).status).toBe(
    200,
  );
  const answer = await signIn('ada@example.in', other);
  expect(answer.data.to).toBe(`/account/second-factor?next=${encodeURIComponent('/account')}`);
  const cookie = sessionIn(answer);
  expect((await app.request('/api/account/profile', { headers: { cookie } })).status).toBe(403);
  expect(await viewer(cookie)).toBeNull();
  await database.db.deleteFrom('identity_passkey').execute();
});

test('a reset link and its code live ten minutes to their last second', async () => {
  await aPerson();
  const { data } = await post('/password-resets', { username: 'ada@example.in' });
  const { code, token } = (await letterTo('ada@example.in')) ?? {};
  later(10 * MINUTE);
  expect((await post('/passwords', { ticket: data.ticket, code, password: other })).code).toBe(
    'code_over',
  );
  expect((await post('/passwords', { token, password: other })).code).toBe('link_over');
  later(-1);
  expect((await post('/passwords', { token, password: other })).status).toBe(200);
});

test('a reset forgives the wrong passwords before it', async () => {
  await aPerson();
  for (let n = 0; n < 6; n += 1) await signIn('ada@example.in', other);
  await post('/password-resets', { username: 'ada@example.in' });
  await post('/passwords', { token: (await letterTo('ada@example.in'))?.token, password: other });
  expect((await signIn('ada@example.in', other)).status).toBe(200);
});

test('what opens nothing any more is swept, and what is live stays', async () => {
  await aPerson();
  const old = sessionIn(await signIn('ada@example.in', good));
  await post('/links', { username: 'ada@example.in', agrees: true });
  const sweep = async () => {
    await codesJobs({ db: database.db, now }).codesSweep.run(silentLog);
    await identityJobs({ db: database.db, now }).signIns.run(silentLog);
  };
  const left = async () => {
    const tables = [
      'sent_code',
      'try_count',
      'identity_session',
      'identity_device',
      'account_notice',
    ] as const;
    return Promise.all(
      tables.map(
        async (table) => (await database.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  };
  later(24 * 60 * MINUTE + 10 * MINUTE - 1);
  await sweep();
  expect([await viewer(old), (await left())[0]]).toEqual([expect.anything(), 1]);
  later(2);
  await sweep();
  expect((await left()).slice(0, 1)).toEqual([0]);
  later(15 * 24 * 60 * MINUTE);
  await sweep();
  expect(await left()).toEqual([0, 0, 0, 1, 1]);
  later(400 * 24 * 60 * MINUTE);
  await sweep();
  expect(await left()).toEqual([0, 0, 0, 0, 0]);
});

test('codes and links are kept so that nobody who reads the tables can use them', async () => {
  await aPerson();
  await post('/password-resets', { username: 'ada@example.in' });
  const { code = '', token = '' } = (await letterTo('ada@example.in')) ?? {};
  const tables = await Promise.all(
    (['sent_code', 'sign_in_ticket', 'try_count', 'outbox_mail', 'identity_device'] as const).map(
      (table) => database.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const kept = JSON.stringify(tables);
  expect(kept).not.toContain(token);
  expect(kept).not.toMatch(new RegExp(`"${code}"`));
});

import { bodyLimit } from 'hono/body-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, BODY_MAX } from '#platform/http.ts';
import { fail, onAccident } from '#platform/http-errors.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import {
  consultation,
  contact,
  emptyEnquiries,
  enquiriesApp,
  subscription,
} from '../../../tests/enquiries.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ID = expect.stringMatching(UUID);

let database: TestDatabase;
let app: App;
let now = friday;
let woken = 0;
const accidents: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  app = enquiriesApp(database, { now: () => now, wakeMail: () => void woken++ }, (all) => {
    const log = { info() {}, flush() {}, error: (...told: unknown[]) => void accidents.push(told) };
    all.onError(onAccident(log));
    all.use(
      bodyLimit({ maxSize: BODY_MAX, onError: (c) => fail(c, 413, 'too_large', 'too large') }),
    );
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  woken = 0;
  await emptyEnquiries(database);
});

const NEWSLETTER = '/api/sales/newsletter';
const CONTACT = '/api/sales/contact';
const CONSULTATION = '/api/sales/consultation';

const forms = [
  [NEWSLETTER, subscription],
  [CONTACT, contact],
  [CONSULTATION, consultation],
] as const;

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return { status: response.status, body: await response.json() };
}

const refusal = (code: string, message: string, field: string) => ({
  error: { code, message, fields: { [field]: message } },
});
const rows = (
  table: 'enquiry' | 'newsletter_subscription' | 'outbox_mail' | 'submission_receipt',
) => database.db.selectFrom(table).selectAll().execute();
const letters = () =>
  database.db
    .selectFrom('outbox_mail')
    .select(['kind', 'recipient', 'refersTo', 'state'])
    .orderBy('kind')
    .execute();

const ALL = 'All fields are required!';
const PHONE = 'Phone must be 10 digits!';
const INCOMPLETE = '❌ Please complete all fields and accept terms.';
const incomplete = (field: string) =>
  [CONSULTATION, { ...consultation, [field]: ' ' }, 'field_missing', INCOMPLETE, field] as const;

test.each([
  [CONTACT, { ...contact, fullName: '' }, 'field_missing', ALL, 'fullName'],
  [CONTACT, { ...contact, message: '  \n ' }, 'field_missing', ALL, 'message'],
  [CONTACT, { ...contact, email: '', phone: '12' }, 'field_missing', ALL, 'email'],
  [CONTACT, { ...contact, phone: '' }, 'field_missing', ALL, 'phone'],
  [
    CONTACT,
    { ...contact, email: 'ada@example', phone: '12' },
    'email_invalid',
    'Invalid email address!',
    'email',
  ],
  [CONTACT, { ...contact, phone: '12' }, 'phone_invalid', PHONE, 'phone'],
  [CONTACT, { ...contact, phone: '98765432101' }, 'phone_invalid', PHONE, 'phone'],
  ...['firstName', 'lastName', 'email', 'phone', 'disputeDescription'].map(incomplete),
  [CONSULTATION, { ...consultation, email: 'ada' }, 'email_invalid', INCOMPLETE, 'email'],
  [
    NEWSLETTER,
    { email: 'ada', isSubscribe: false },
    'email_invalid',
    'Please enter a valid email.',
    'email',
  ],
  [
    NEWSLETTER,
    { ...subscription, email: '' },
    'email_invalid',
    'Please enter a valid email.',
    'email',
  ],
  [
    NEWSLETTER,
    { ...subscription, isSubscribe: false },
    'consent_missing',
    'Please agree to subscribe.',
    'isSubscribe',
  ],
] as const)(
  '%# is refused with the sentence of the first rule that it breaks, and nothing is kept',
  async (path, form, code, message, field) => {
    expect(await post(path, form)).toEqual({ status: 422, body: refusal(code, message, field) });
    for (const table of ['enquiry', 'newsletter_subscription', 'outbox_mail'] as const)
      expect(await rows(table)).toEqual([]);
  },
);

describe('a contact enquiry', () => {
  test('is kept, and two letters are owed', async () => {
    const { status, body } = await post(CONTACT, contact);
    expect({ status, body }).toEqual({ status: 200, body: { data: { id: ID } } });
    const { id } = body.data;
    expect(await rows('enquiry')).toMatchObject([
      {
        id,
        fullName: 'Ada Lovelace',
        email: 'ada@example.org',
        phone: '9876543210',
        message: 'I need a mediator.',
        kind: 'contact',
        state: 'open',
        since: friday,
        receivedAt: friday,
        language: 'en',
        copyLetterId: ID,
      },
    ]);
    expect(await letters()).toEqual([
      { kind: 'contact_copy', recipient: 'ada@example.org', refersTo: id, state: 'waiting' },
      {
        kind: 'contact_office',
        recipient: 'office@munch.example',
        refersTo: id,
        state: 'waiting',
      },
    ]);
    expect(woken).toBe(1);
  });

  test('keeps names and messages of any script, in composed form, without the spaces around', async () => {
    const scripts = [
      'आदित्य शर्मा',
      'محمد علي',
      '李小龍',
      'Ǝ́lö\u0308die O’Brien-Ńowak',
      '👩🏽‍⚖️ Ada',
      'தமிழ்',
      'e\u0301e\u0301',
    ];
    for (const fullName of scripts) {
      const { status, body } = await post(CONTACT, {
        ...contact,
        fullName: `  ${fullName} `,
        message: `${fullName}\r\n\tsecond line`,
      });
      expect(status).toBe(200);
      const kept = await database.db
        .selectFrom('enquiry')
        .where('id', '=', body.data.id)
        .select(['fullName', 'message'])
        .executeTakeFirstOrThrow();
      expect(kept).toEqual({
        fullName: fullName.normalize('NFC'),
        message: `${fullName.normalize('NFC')}\r\n\tsecond line`,
      });
    }
  });

  test('keeps a phone in digits that can be dialled, whichever it was typed in', async () => {
    for (const phone of ['९८७६५४३२१०', '\u202a9876543210\u202c']) {
      const { status, body } = await post(CONTACT, { ...contact, phone });
      expect(status).toBe(200);
      const kept = await database.db
        .selectFrom('enquiry')
        .where('id', '=', body.data.id)
        .select('phone')
        .executeTakeFirstOrThrow();
      expect(kept.phone).toBe('9876543210');
    }
  });

  test('may be as long as the contract says, and no longer', async () => {
    const longest = {
      fullName: 'न'.repeat(100),
      email: `${'a'.repeat(242)}@example.org`,
      phone: '9876543210',
      message: '👩'.repeat(2500),
    };
    expect((await post(CONTACT, longest)).status).toBe(200);
    for (const [field, max] of [
      ['fullName', 100],
      ['message', 5000],
    ] as const) {
      const { status, body } = await post(CONTACT, { ...contact, [field]: 'x'.repeat(max + 1) });
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          error: {
            code: 'invalid_fields',
            message: expect.any(String),
            fields: { [field]: `Too long. Use at most ${max.toLocaleString('en-US')} characters.` },
          },
        },
      });
    }
  });
});

describe('a request for a consultation', () => {
  test('is kept, and two letters are owed', async () => {
    const { status, body } = await post(CONSULTATION, consultation);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: { id: ID, reference: expect.stringMatching(/^MUNCH-EN-2\d{3}-\d{6}$/) } },
    });
    expect(await rows('enquiry')).toMatchObject([
      {
        id: body.data.id,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        phone: '9876543210',
        disputeType: 'Contract Disputes',
        preferredResolutionMethod: 'Arbitration',
        message: 'The other side went silent.',
        fullName: 'Ada Lovelace',
        kind: 'consultation',
        state: 'open',
        since: friday,
        urgentFrom: '2026-11-24',
        isUrgent: false,
        priorActionTaken: true,
        deadlineOn: '2026-12-01',
        receivedAt: friday,
        language: 'en',
        copyLetterId: ID,
      },
    ]);
    expect((await letters()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['consultation_copy', 'ada@example.org'],
      ['consultation_office', 'office@munch.example'],
    ]);
  });

  test('needs no deadline', async () => {
    expect((await post(CONSULTATION, { ...consultation, deadlineDate: null })).status).toBe(200);
    expect((await rows('enquiry'))[0]).toMatchObject({ deadlineOn: null });
  });

  test('without an answer about prior action is refused with the same sentence, and says how to mend it', async () => {
    for (const priorActionTaken of [null, undefined, 'yes', 1]) {
      const { status, body } = await post(CONSULTATION, { ...consultation, priorActionTaken });
      expect(status).toBe(422);
      expect(body.error).toMatchObject({
        code: 'prior_action_unanswered',
        message: INCOMPLETE,
        fields: { priorActionTaken: expect.stringContaining('true or false') },
      });
    }
  });

  test.each([
    '2026-02-29',
    '0000-01-01',
    '2026-13-01',
    '01-12-2026',
    '2026-12-01T00:00:00Z',
    '',
    20261201,
    '-000001-01-01',
  ])('with the deadline %j is refused', async (deadlineDate) => {
    const { status, body } = await post(CONSULTATION, { ...consultation, deadlineDate });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual(['deadlineDate']);
  });

  test('takes the first and the last day that can be written', async () => {
    for (const deadlineDate of ['0001-01-01', '9999-12-31', '2028-02-29']) {
      expect((await post(CONSULTATION, { ...consultation, deadlineDate })).status).toBe(200);
    }
  });

  test('with an option that is not on the list names the list', async () => {
    const { status, body } = await post(CONSULTATION, {
      ...consultation,
      preferredResolutionMethod: 'Duel',
    });
    expect(status).toBe(422);
    expect(body.error.fields).toEqual({
      preferredResolutionMethod:
        'Choose one of: Online Mediation; Arbitration; Litigation Support; Other / Not Listed.',
    });
  });
});

describe('an address that nobody proved', () => {
  const lettersTo = async (who: RegExp) =>
    (await letters()).filter(({ recipient }) => who.test(recipient)).length;
  const stranger = (at: number) => `spam.vic+${at}@gmail.com`;

  test.each([
    [CONTACT, contact],
    [CONSULTATION, consultation],
  ] as const)(
    'gets five copies of %s a day, however it is spelt, and the office gets all',
    async (path, form) => {
      for (let at = 0; at < 15; at++) {
        const { status, body } = await post(path, { ...form, email: stranger(at) });
        expect([status, body.data.id]).toEqual([200, ID]);
      }
      expect(await lettersTo(/gmail/)).toBe(5);
      expect(await lettersTo(/office@/)).toBe(15);
      expect((await rows('enquiry')).length).toBe(15);
      now = new Date(friday.getTime() + 24 * 3_600_000);
      await post(path, { ...form, email: 'spamvic@googlemail.com' });
      expect(await lettersTo(/gmail|googlemail/)).toBe(6);
    },
  );

  test('takes no copy from anybody else', async () => {
    for (let at = 0; at < 6; at++) await post(CONTACT, { ...contact, email: stranger(at) });
    await post(CONTACT, contact);
    expect(await lettersTo(/ada@/)).toBe(1);
  });

  test('is asked five times a day to confirm a newsletter, and each answer is the same', async () => {
    for (let at = 0; at < 7; at++) {
      const { status, body } = await post(NEWSLETTER, { ...subscription, email: stranger(at) });
      expect([status, body]).toEqual([200, { data: { id: ID } }]);
    }
    expect(await lettersTo(/gmail/)).toBe(5);
  });
});

describe('a newsletter subscription', () => {
  const states = () =>
    database.db
      .selectFrom('newsletter_subscription')
      .select(['email', 'state'])
      .orderBy('email')
      .execute();
  const confirmMails = async () =>
    (await letters()).filter(({ kind }) => kind === 'newsletter_confirm').length;
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  test('waits to be confirmed, and one letter asks for it', async () => {
    const { status, body } = await post(NEWSLETTER, subscription);
    expect({ status, body }).toEqual({ status: 200, body: { data: { id: ID } } });
    const [kept] = await rows('newsletter_subscription');
    expect(kept).toMatchObject({
      email: 'ada@example.org',
      state: 'pending',
      consentText: 'newsletter-2026-11',
      askedAt: friday,
      confirmedAt: null,
    });
    expect(await letters()).toEqual([
      {
        kind: 'newsletter_confirm',
        recipient: 'ada@example.org',
        refersTo: expect.stringMatching(UUID),
        state: 'waiting',
      },
    ]);
  });

  test('is one for an address however its letters are written', async () => {
    await post(NEWSLETTER, subscription);
    expect((await post(NEWSLETTER, { ...subscription, email: 'ADA@Example.org' })).status).toBe(
      200,
    );
    expect(await states()).toHaveLength(1);
    expect(await confirmMails()).toBe(1);
  });

  test('many at once for one address are one', async () => {
    const spellings = [
      'ada@example.org',
      'Ada@example.org',
      'ADA@example.org',
      'ada@EXAMPLE.org',
      'aDa@example.org',
    ];
    const answers = await Promise.all(
      spellings.map((email) => post(NEWSLETTER, { ...subscription, email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 200));
    expect(await states()).toHaveLength(1);
    expect(await confirmMails()).toBe(1);
  });

  test('asked for again sends no second letter within ten minutes, and one after', async () => {
    await post(NEWSLETTER, subscription);
    now = new Date(friday.getTime() + 599_999);
    await post(NEWSLETTER, { ...subscription, email: 'Ada@example.org' });
    expect(await confirmMails()).toBe(1);
    now = new Date(friday.getTime() + 600_000);
    await post(NEWSLETTER, subscription);
    expect(await confirmMails()).toBe(2);
  });

  test('never tells whether the address is known: same status, same body, an id of another shape each time', async () => {
    const first = await post(NEWSLETTER, subscription);
    later(20);
    const pending = await post(NEWSLETTER, subscription);
    await database.db
      .updateTable('newsletter_subscription')
      .set({ state: 'confirmed', confirmedAt: now })
      .execute();
    later(20);
    const confirmed = await post(NEWSLETTER, subscription);
    const known = await rows('newsletter_subscription');
    const ids = [first, pending, confirmed].map(({ status, body }) => {
      expect({ status, body }).toEqual({ status: 200, body: { data: { id: ID } } });
      return body.data.id;
    });
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(known[0] && 'id' in known[0] && known[0].id);
    for (const id of ids) expect(id[14]).toBe('4'); // a version 4: no time in it
    expect(await confirmMails()).toBe(2); // the confirmed one got none
    expect(await states()).toEqual([{ email: 'ada@example.org', state: 'confirmed' }]);
  });

  test('that was ended can be asked for again', async () => {
    await post(NEWSLETTER, subscription);
    await database.db
      .updateTable('newsletter_subscription')
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .execute();
    later(20);
    await post(NEWSLETTER, subscription);
    expect(await states()).toEqual([{ email: 'ada@example.org', state: 'pending' }]);
    expect(await confirmMails()).toBe(2);
  });
});

describe.each(forms)('once only: %s', (path, form) => {
  test('a form sent twice within a minute is one, and the answer is the same', async () => {
    const first = await post(path, form);
    now = new Date(friday.getTime() + 59_999);
    expect(await post(path, form)).toEqual(first);
    expect(await rows('submission_receipt')).toHaveLength(1);
    expect(woken).toBe(1);
    now = new Date(friday.getTime() + 60_000);
    const again = await post(path, form);
    expect(again.status).toBe(200);
    expect(again.body.data.id).not.toBe(first.body.data.id);
  });

  test('the order of the fields and the spaces around them make no other form', async () => {
    const first = await post(path, form);
    const turned = Object.fromEntries(Object.entries(form).toReversed());
    expect(await post(path, { ...turned, email: ` ${form.email} ` })).toEqual(first);
  });

  test('twenty at once are one, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, form)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const owed = path === NEWSLETTER ? 1 : 2;
    expect(await rows('outbox_mail')).toHaveLength(owed);
  });

  test('twenty at once through two servers are one', async () => {
    const other = enquiriesApp(database, { now: () => now });
    const send = async (server: App) => {
      const response = await server.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      return (await response.json()).data.id;
    };
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => send(turn % 2 ? app : other)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('a key makes an equal form a repeat for a day', async () => {
    const key = { 'Idempotency-Key': 'k1' };
    const first = await post(path, form, key);
    now = new Date(friday.getTime() + 86_399_999);
    expect(await post(path, form, key)).toEqual(first);
    now = new Date(friday.getTime() + 86_400_000);
    expect((await post(path, form, key)).body.data.id).not.toBe(first.body.data.id);
  });

  test('two keys make two of an equal form', async () => {
    const ids = [
      await post(path, form, { 'Idempotency-Key': 'k1' }),
      await post(path, form, { 'Idempotency-Key': 'k2' }),
    ].map(({ body }) => body.data.id);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('a key that was used for something else is refused, also when both come at once', async () => {
    const key = { 'Idempotency-Key': 'k1' };
    const other = { ...form, email: 'ben@example.org' };
    const answers = await Promise.all([post(path, form, key), post(path, other, key)]);
    const message =
      'This Idempotency-Key was used within the last 24 hours for something else. Send a new key with a new submission.';
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ data: { id: ID } });
    expect(answers.find(({ status }) => status === 422)?.body).toEqual(
      refusal('idempotency_key_reused', message, 'Idempotency-Key'),
    );
    expect(await rows('submission_receipt')).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(201), 'schlüssel'])('the key %j is refused', async (key) => {
    const { status, body } = await post(path, form, { 'Idempotency-Key': key });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'idempotency_key_invalid',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
    expect(await rows('submission_receipt')).toEqual([]);
  });
});

test('one key may be used at two forms', async () => {
  const key = { 'Idempotency-Key': 'k1' };
  for (const [path, form] of forms) expect((await post(path, form, key)).status).toBe(200);
});

test('many different forms at once are all kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 250 }, (_, n) =>
      post(CONTACT, { ...contact, email: `ada${n}@example.org`, message: `Number ${n}` }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(250);
  expect(await rows('enquiry')).toHaveLength(250);
  expect(await rows('outbox_mail')).toHaveLength(500);
  const ids = new Map(
    (await database.db.selectFrom('enquiry').select(['id', 'message']).execute()).map(
      ({ id, message }) => [id, message],
    ),
  );
  answers.forEach(({ body }, n) => {
    expect(ids.get(body.data.id)).toBe(`Number ${n}`);
  });
});

describe.each(forms)('bad input: %s', (path, form) => {
  const fields = Object.keys(form);
  const texts = Object.entries(form)
    .filter(
      ([field, value]) =>
        typeof value === 'string' &&
        !['disputeType', 'preferredResolutionMethod', 'deadlineDate'].includes(field),
    )
    .map(([field]) => field);

  async function refused(body: unknown, wanted: { status?: number; field?: string } = {}) {
    const answer = await post(path, body);
    expect(answer.status).toBe(wanted.status ?? 422);
    expect(answer.body).toEqual({
      error: {
        code: expect.stringMatching(/^[a-z_]+$/),
        message: expect.stringMatching(/\S/),
        ...(wanted.field === undefined ? {} : { fields: expect.any(Object) }),
      },
    });
    if (wanted.field !== undefined) expect(answer.body.error.fields[wanted.field]).toMatch(/\S/);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts:\d|node_modules|stack/);
    expect(await rows('submission_receipt')).toEqual([]);
    expect(accidents).toEqual([]);
  }

  test.each(fields)('%s of a wrong type is refused and named', async (field) => {
    for (const value of [7, [], {}, ['x'], { a: 1 }, true, 'nonsense', null]) {
      const right = typeof value === typeof form[field as keyof typeof form];
      if (right || (field === 'deadlineDate' && value === null)) continue;
      await refused({ ...form, [field]: value }, { field });
    }
  });

  test.each(fields)('without %s it is refused and named', async (field) => {
    const { [field as keyof typeof form]: _, ...rest } = form;
    await refused(rest, { field });
  });

  test.each(['extra', '__proto__', 'constructor', 'toString', 'id', ''])(
    'the unknown field %j is refused and named',
    async (field) => {
      await refused(`{${JSON.stringify(field)}: "x", ${JSON.stringify(form).slice(1)}`, { field });
    },
  );

  test.each(texts)('%s with what cannot be printed is refused and named', async (field) => {
    for (const sign of [
      '\u0000',
      '\u0007',
      '\u001b[2J',
      '\u009f',
      '\u202e',
      '\ud800',
      '\udfff x',
    ]) {
      await refused({ ...form, [field]: `a${sign}@b.c` }, { field });
    }
  });

  test.each(texts)('a megabyte of %s is refused', async (field) => {
    await refused({ ...form, [field]: 'x'.repeat(1_000_000) }, { status: 413 });
    await refused({ ...form, [field]: 'x'.repeat(60_000) }, { field });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    'true',
    '{"email":}',
    'email=ada',
    '\u0000',
    '[[[[[[',
    '{"a":'.repeat(5000),
  ])('the body %j is refused', async (body) => {
    const status = ['null', '[]', '"text"', '7', 'true'].includes(body) ? 422 : 400;
    await refused(body, status === 422 ? { field: 'body' } : { status });
  });

  test('any other content type is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '',
    ]) {
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(form),
      });
      expect(response.status).toBe(415);
      expect((await response.json()).error.code).toBe('wrong_content_type');
    }
    expect(
      (await post(path, form, { 'content-type': 'Application/JSON; charset=UTF-8' })).status,
    ).toBe(200);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused and told what is allowed',
    async (method) => {
      const response = await app.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect((await response.json()).error.code).toBe('method_not_allowed');
    },
  );
});

test('nothing in all of this was an accident', () => {
  expect(accidents).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { consultation, contact, emptyEnquiries } from '../../../../tests/enquiries.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const LIST = '/api/office/enquiries';

let database: TestDatabase;
let app: App;
let now = friday;
let omar: SignedIn;
let rhea: SignedIn;
let eve: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
  omar = await signedIn(database.db, {
    roles: ['case_officer'],
    name: 'Omar Officer',
    now: friday,
  });
  rhea = await signedIn(database.db, { roles: ['registrar'], name: 'Rhea Registrar', now: friday });
  eve = await signedIn(database.db, { name: 'Eve Stranger', now: friday });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await goOnTo(friday.toISOString());
  await emptyEnquiries(database);
});

/** Another moment, at which everybody has just given a second factor. */
async function goOnTo(moment: string): Promise<void> {
  now = new Date(moment);
  const fresh = { secondFactorAt: now };
  await database.db
    .updateTable('identity_session')
    .set(fresh)
    .where('secondFactorAt', 'is not', null)
    .execute();
}

const request = {
  ...consultation,
  firstName: 'Ben',
  lastName: 'Rao',
  email: 'ben@example.org',
  phone: '+91 98200 12345',
  deadlineDate: null as string | null,
};

async function send(form: typeof contact | typeof request, language = 'en'): Promise<string> {
  const path = 'message' in form ? '/api/sales/contact' : '/api/sales/consultation';
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(form) });
  return (await answer.json()).data.id;
}

/** Enquiries of many, a millisecond apart. */
async function senders(count: number) {
  const rows = Array.from({ length: count }, (_, n) => {
    const at = new Date(friday.getTime() + n);
    const sender = { fullName: `Sender ${n}`, email: `s${n}@example.org`, phone: '9876543210' };
    const sent = { kind: 'contact' as const, message: `Number ${n}`, receivedAt: at, since: at };
    return { id: newId(at.getTime()), ...sender, ...sent };
  });
  await database.db.insertInto('enquiry').values(rows).execute();
  return rows;
}

async function as(who: SignedIn | null, method: string, path: string, body?: unknown) {
  const answer = await call(app, method, path, { body, cookie: who?.cookie });
  return { status: answer.status, body: await answer.json() };
}
const list = async (query = '', who = omar) => (await as(who, 'GET', `${LIST}${query}`)).body.data;
const namesIn = async (query = '', who = omar) =>
  (await list(query, who)).rows.map(({ name }: { name: string }) => name);
const detail = async (id: string, kind = 'contact') =>
  (await as(omar, 'GET', `${LIST}/${kind}/${id}`)).body.data;
const post = (who: SignedIn | null, id: string, noun: string, body: object) =>
  as(who, 'POST', `${LIST}/contact/${id}/${noun}`, body);
/** Why an act of Omar's is refused. */
const codeOf = async (id: string, noun: string, body: object) =>
  (await post(omar, id, noun, body)).body.error.code;
const acts = () =>
  database.db
    .selectFrom('record_act')
    .orderBy('number')
    .selectAll()
    .where('subjectKind', '=', 'enquiry')
    .execute();

describe('the list', () => {
  test('has what presses on top, then whoever waits longest', async () => {
    await send(contact);
    await goOnTo('2026-11-20T10:00:00Z');
    await send({ ...contact, fullName: 'Mia Later' });
    await send({ ...request, deadlineDate: '2026-11-27' });
    await send({ ...request, firstName: 'Pre', priorActionTaken: false });
    await send({ ...request, firstName: 'Calm', deadlineDate: '2026-11-28' });
    const { rows, counts, previous, next } = await list();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      'Ben Rao',
      'Pre Rao',
      'Ada Lovelace',
      'Mia Later',
      'Calm Rao',
    ]);
    expect({ counts, previous, next }).toEqual({
      counts: { shown: 5, open: 5, waiting: 0, closed: 0 },
      previous: null,
      next: null,
    });
    expect(rows[0]).toMatchObject({
      kind: 'consultation',
      isUrgent: true,
      isPreFiling: false,
      deadlineOn: '2026-11-27',
      version: 1,
    });
    expect(rows[0].reference).toMatch(/^MUNCH-EN-2026-\d{6}$/);
  });

  test('lets a deadline press from midnight in India, seven days before', async () => {
    await send(contact);
    await send({ ...request, deadlineDate: '2026-11-28' });
    await goOnTo('2026-11-20T18:29:59.999Z');
    expect(await namesIn()).toEqual(['Ada Lovelace', 'Ben Rao']);
    expect(await namesIn('?urgent=yes')).toEqual([]);
    await goOnTo('2026-11-20T18:30:00.000Z');
    expect(await namesIn()).toEqual(['Ben Rao', 'Ada Lovelace']);
    expect(await namesIn('?urgent=yes')).toEqual(['Ben Rao']);
  });

  test('finds by name, address, phone, reference and words, in any script, by how they begin', async () => {
    await send(contact);
    await send({
      ...request,
      firstName: 'अदिति',
      disputeDescription: 'मकान मालिक डिपॉज़िट नहीं देता।',
    });
    const [first] = (await list('?q=lovelace')).rows;
    for (const q of [
      'LOVE',
      'ada lovelace',
      'ada@example',
      '98765',
      '+91 98765-43210',
      first.reference,
      first.reference.slice(-6),
      'mediat',
    ])
      expect(await namesIn(`?q=${encodeURIComponent(q)}`), q).toContain('Ada Lovelace');
    for (const q of ['अदि', 'डिपॉज़िट', 'देता', '9820012345', '98200'])
      expect(await namesIn(`?q=${encodeURIComponent(q.normalize('NFC'))}`), q).toEqual([
        'अदिति Rao',
      ]);
    for (const q of ['velace', "'); drop table", '???', '\\', 'ada nobody', '%'])
      expect(await namesIn(`?q=${encodeURIComponent(q)}`), q).toEqual([]);
  });

  test('is narrowed by kind, person, language, follow-up and day in India', async () => {
    const ada = await send(contact, 'hi');
    await goOnTo('2026-11-20T18:30:00Z'); // 21 November in Mumbai
    await send(request);
    await post(omar, ada, 'assignment', { version: 1, assignee: omar.personId });
    await post(omar, ada, 'follow-up', { version: 2, on: '2026-11-22' });
    const [one, two] = [['Ada Lovelace'], ['Ben Rao']];
    const expected = {
      '?kind=contact': one,
      '?kind=consultation': two,
      '?assigned=me': one,
      '?assigned=nobody': two,
      '?assigned=somebody': one,
      '?language=hi': one,
      '?language=en': two,
      '?language=mr': [],
      '?to=2026-11-20': one,
      '?from=2026-11-21': two,
      '?due=yes': [],
    };
    for (const [query, names] of Object.entries(expected))
      expect(await namesIn(query), query).toEqual(names);
    expect(await namesIn('?assigned=me', rhea)).toEqual([]);
    await goOnTo('2026-11-21T18:30:00Z');
    expect(await namesIn('?due=yes')).toEqual(one);
  });

  test('goes on page by page and back, each enquiry once, also when one comes between', async () => {
    const rows = await senders(60);
    const first = await list();
    await send({ ...request, deadlineDate: '2026-11-21' }); // on top, and so on no later page
    const second = await list(`?after=${encodeURIComponent(first.next)}`);
    const third = await list(`?after=${encodeURIComponent(second.next)}`);
    const pages = [first, second, third].map((page) =>
      page.rows.map(({ name }: { name: string }) => name),
    );
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
    expect(pages.flat()).toEqual(rows.map(({ fullName }) => fullName));
    expect(third.next).toBeNull();
    const back = await list(`?before=${encodeURIComponent(third.previous)}`);
    expect(back.rows).toEqual(second.rows);
    expect([back.previous, back.next]).toEqual([second.previous, second.next]);
  });

  test('refuses a place, a day and a word that are none', async () => {
    for (const query of ['?after=1', '?from=2026-02-30', '?state=lost', '?offset=10'])
      expect((await as(omar, 'GET', `${LIST}${query}`)).status, query).toBe(422);
  });
});

describe('whoever is no officer', () => {
  test('is told nothing, whether the enquiry is there or not', async () => {
    const ada = await send(contact);
    for (const id of [ada, newId()]) {
      expect((await as(null, 'GET', `${LIST}/contact/${id}`)).status).toBe(401);
      expect((await as(eve, 'GET', `${LIST}/contact/${id}`)).status).toBe(403);
      expect((await post(eve, id, 'notes', { text: 'x' })).status).toBe(403);
    }
    expect((await as(eve, 'GET', LIST)).status).toBe(403);
    expect((await as(eve, 'GET', `${LIST}/export`)).status).toBe(403);
    const administrator = await signedIn(database.db, { roles: ['administrator'], now: friday });
    expect((await as(administrator, 'GET', LIST)).status).toBe(403);
  });

  test('an enquiry that is not there, or is of the other kind, is a 404 for an officer', async () => {
    const ada = await send(contact);
    expect((await as(omar, 'GET', `${LIST}/contact/${newId()}`)).status).toBe(404);
    expect((await as(omar, 'GET', `${LIST}/consultation/${ada}`)).status).toBe(404);
    for (const [noun, body] of [
      ['assignment', { version: 1, assignee: null }],
      ['notes', { text: 'x' }],
      ['replies', { version: 1, subject: 's', text: 't', language: 'en' }],
      ['letter-preview', { subject: 's', text: 't', language: 'en' }],
      ['answers', { text: 'x', on: '2026-11-20' }],
      ['closure', { version: 1, reason: 'spam', text: '' }],
      ['reopening', { version: 1 }],
      ['follow-up', { version: 1, on: null }],
    ] as const)
      expect((await post(omar, newId(), noun, body)).status, noun).toBe(404);
  });
});

describe('an enquiry', () => {
  test('shows what was sent, and may be answered in the language in which it came', async () => {
    const ada = await send(contact, 'mr');
    expect(await detail(ada)).toMatchObject({
      kind: 'contact',
      language: 'mr',
      state: 'open',
      version: 1,
      assignee: null,
      consultation: null,
      timeline: [],
      sender: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '9876543210' },
      message: 'I need a mediator.',
      may: ['assigned', 'note', 'reply', 'answer', 'closed', 'follow_up'],
      replyTo: 'office@munch.example',
      subjects: { en: 'Re: We have your message', mr: 'Re: तुमचा मेसेज आम्हाला मिळाला' },
    });
  });

  test('is assigned to an officer, who is told unless she took it herself', async () => {
    const ada = await send(contact);
    expect(await post(omar, ada, 'assignment', { version: 1, assignee: rhea.personId })).toEqual({
      status: 200,
      body: { data: { version: 2 } },
    });
    expect(await codeOf(ada, 'assignment', { version: 2, assignee: rhea.personId })).toBe(
      'is_so_already',
    );
    expect(await codeOf(ada, 'assignment', { version: 2, assignee: eve.personId })).toBe(
      'not_an_officer',
    );
    await post(omar, ada, 'assignment', { version: 2, assignee: omar.personId });
    const { timeline, assignee } = await detail(ada);
    expect(assignee).toEqual({ id: omar.personId, name: 'Omar Officer' });
    expect(timeline.map(({ by, detail: to }: { by: string; detail: string }) => [by, to])).toEqual([
      ['Omar Officer', 'Rhea Registrar'],
      ['Omar Officer', 'Omar Officer'],
    ]);
    expect(
      (await acts()).slice(-2).map(({ act, tells, byRole }) => ({ act, tells, byRole })),
    ).toEqual([
      { act: 'enquiry.assigned', tells: [rhea.personId], byRole: 'case_officer' },
      { act: 'enquiry.assigned', tells: [], byRole: 'case_officer' },
    ]);
  });

  test('of two officers at once the second is told, and the first act stands', async () => {
    const ada = await send(contact);
    const closing = { version: 1, reason: 'spam', text: '' };
    const both = await Promise.all([
      post(omar, ada, 'closure', closing),
      post(rhea, ada, 'assignment', { version: 1, assignee: rhea.personId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('changed_since');
    const { version, timeline } = await detail(ada);
    expect([version, timeline.length]).toEqual([2, 1]);
  });

  test('takes a note twice sent once, also from a version that is old', async () => {
    const ada = await send(contact);
    await post(rhea, ada, 'assignment', { version: 1, assignee: rhea.personId });
    const both = await Promise.all([
      post(omar, ada, 'notes', { text: 'Phoned.' }),
      post(omar, ada, 'notes', { text: 'Phoned.' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await detail(ada)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'assigned',
      'note',
    ]);
    expect(await codeOf(ada, 'notes', { text: '  ' })).toBe('text_missing');
  });

  test('is closed with a reason and reopened, and says so in the record without a word of it', async () => {
    const ada = await send(contact);
    expect(
      (await post(omar, ada, 'closure', { version: 1, reason: 'other', text: '' })).body.error,
    ).toMatchObject({
      code: 'reason_unexplained',
      fields: { text: 'Say in words why it is closed.' },
    });
    await post(omar, ada, 'closure', { version: 1, reason: 'other', text: 'She moved to Pune.' });
    expect(await namesIn()).toEqual([]);
    expect(await namesIn('?state=closed')).toEqual(['Ada Lovelace']);
    expect(await codeOf(ada, 'closure', { version: 2, reason: 'spam', text: '' })).toBe(
      'is_closed',
    );
    await goOnTo('2026-11-21T09:30:00Z');
    await post(omar, ada, 'reopening', { version: 2 });
    expect(await detail(ada)).toMatchObject({
      state: 'open',
      since: friday.toISOString(),
      closeReason: null,
      version: 3,
    });
    const told = (await acts()).slice(-2);
    expect(told.map(({ act, fromState, toState, why }) => [act, fromState, toState, why])).toEqual([
      ['enquiry.closed', 'open', 'closed', 'other'],
      ['enquiry.reopened', 'closed', 'open', null],
    ]);
    expect(
      JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/Pune|Ada|example/);
  });
});

describe('a reply', () => {
  const letter = {
    subject: 'Re: We have your message',
    text: 'Dear {name},\n\nyour {reference} is with us.',
    language: 'en',
  };

  test('is shown as it will go out, and nothing is kept', async () => {
    const ada = await send(contact);
    const { data } = (await post(omar, ada, 'letter-preview', letter)).body;
    const { reference } = await detail(ada);
    expect(data).toMatchObject({ to: 'ada@example.org', subject: 'Re: We have your message' });
    expect(data.text).toContain(`Dear Ada Lovelace,\n\nyour ${reference} is with us.`);
    expect(data.text).toContain('I need a mediator.');
    expect((await detail(ada)).timeline).toEqual([]);
  });

  test('owes one letter in the sender’s language, waits for her, and keeps the thread', async () => {
    const ada = await send(contact, 'hi');
    expect(
      (await post(omar, ada, 'replies', { ...letter, language: 'hi', version: 1 })).status,
    ).toBe(200);
    expect(await codeOf(ada, 'replies', { ...letter, language: 'hi', version: 1 })).toBe(
      'changed_since',
    );
    const { timeline, state, reference } = await detail(ada);
    expect(state).toBe('waiting');
    expect(timeline).toMatchObject([
      {
        kind: 'reply',
        body: `Dear Ada Lovelace,\n\nyour ${reference} is with us.`,
        letter: 'waiting',
      },
    ]);
    const owed = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'enquiry_reply')
      .selectAll()
      .execute();
    expect(owed).toMatchObject([
      { refersTo: timeline[0].id, recipient: 'ada@example.org', language: 'hi', state: 'waiting' },
    ]);
    await database.db
      .updateTable('outbox_mail')
      .set({ state: 'sent', sentAt: now })
      .where('kind', '=', 'enquiry_reply')
      .execute();
    expect((await detail(ada)).timeline[0].letter).toBe('sent');
  });

  test.each([
    [{ ...letter, subject: '' }, 'subject_missing', 'subject'],
    [{ ...letter, text: ' \n ' }, 'text_missing', 'text'],
    [{ ...letter, text: 'On {date}.' }, 'placeholder_left', 'text'],
  ])(
    '%# is refused beside the field that mends it, and nothing is owed',
    async (form, code, field) => {
      const ada = await send(contact);
      const { status, body } = await post(omar, ada, 'replies', { ...form, version: 1 });
      expect({ status, code: body.error.code, fields: Object.keys(body.error.fields) }).toEqual({
        status: 422,
        code,
        fields: [field],
      });
      expect((await detail(ada)).version).toBe(1);
    },
  );

  test('is answered: the answer is pasted, and the enquiry open from its day', async () => {
    const ada = await send(contact);
    await goOnTo('2026-11-22T10:00:00Z');
    await post(omar, ada, 'replies', { ...letter, version: 1 });
    expect(await codeOf(ada, 'answers', { text: 'Thank you.', on: '2026-11-23' })).toBe(
      'day_to_come',
    );
    await post(omar, ada, 'answers', { text: 'Thank you.', on: '2026-11-22' });
    expect(await detail(ada)).toMatchObject({
      state: 'open',
      since: '2026-11-21T18:30:00.000Z',
      version: 3,
    });
  });
});

describe('the export', () => {
  test('is the filtered list as a spreadsheet takes it, with formulas defused, and is recorded', async () => {
    await send({
      ...contact,
      fullName: '=HYPERLINK("http://evil.example")',
      message: '-1+1 "quoted", and\nmore',
    });
    await send({ ...request, firstName: '@Ben' });
    const answer = await call(app, 'GET', `${LIST}/export?kind=contact&q=hyper`, {
      cookie: rhea.cookie,
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(text).toContain('"\'-1+1 ""quoted"", and\nmore"');
    expect(text).not.toContain('Ben');
    expect((await acts()).at(-1)).toMatchObject({
      act: 'enquiry.exported',
      byPerson: rhea.personId,
      byRole: 'registrar',
      details: { rows: 1, kind: 'contact', search_sha256: sha256('hyper') },
    });
  });

  test('is whole beyond one piece', async () => {
    await senders(1203);
    const text = await (await call(app, 'GET', `${LIST}/export`, { cookie: omar.cookie })).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1204);
    expect((await list()).counts).toMatchObject({ shown: 1001, open: 1001 });
    // Whoever leaves before the end has had some of it, and the record says how much.
    const left = await call(app, 'GET', `${LIST}/export`, { cookie: omar.cookie });
    const reader = left.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const { act, details } = (await acts()).at(-1) ?? {};
    expect(act).toBe('enquiry.exported');
    expect([500, 1000]).toContain((details as { rows: number }).rows);
  });
});

test('subscribers are listed apart, the latest first, found by how the address begins', async () => {
  const subscribe = (email: string) =>
    call(app, 'POST', '/api/sales/newsletter', { body: { email, isSubscribe: true } });
  await subscribe('Ada_L@example.org');
  await subscribe('ben@example.org');
  const readers = async (query: string) =>
    (await as(omar, 'GET', `/api/office/subscribers${query}`)).body.data.rows.map(
      ({ email }: { email: string }) => email,
    );
  expect(await readers('')).toEqual(['ben@example.org', 'Ada_L@example.org']);
  expect(await readers('?q=ada_')).toEqual(['Ada_L@example.org']);
  expect(await readers('?q=a_a')).toEqual([]);
  expect(await readers('?state=confirmed')).toEqual([]);
  expect((await as(eve, 'GET', '/api/office/subscribers')).status).toBe(403);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyedHash } from '#platform/hash.ts';
import type { App } from '#platform/http.ts';
import { newCode, newId } from '#platform/ids.ts';
import { appWith } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, aParty } from '../../../tests/disputes.ts';
import {
  type Dispatched,
  dispatched,
  go,
  invited,
  post,
  responseDeps,
} from '../../../tests/notices.ts';
import { responseLetters } from './actions/mail.ts';
import type { ResponseDeps } from './routes.ts';
import { EMPTY, NO_HEAD, type ResponseForm } from './rules/content.ts';

let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let omar: SignedIn;
let rhea: SignedIn;
let eve: SignedIn;
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
  [omar, rhea, eve] = [
    await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
    await signedIn(database.db, { roles: ['registrar'], now: clock.now }),
    await signedIn(database.db, { name: 'Eve', now: clock.now }),
  ];
});

type Asked = { body?: unknown; cookie?: string | undefined; network?: string };

async function ask(
  method: string,
  path: string,
  { body, cookie, network = '203.0.113.9' }: Asked = {},
) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
  const env = { incoming: { socket: { remoteAddress: network } } };
  const answer = await app.request(
    path,
    { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }) },
    env,
  );
  const json = (await answer.json().catch(() => null)) as {
    data?: never;
    error?: { code: string; message: string; fields?: Record<string, string> };
  } | null;
  return {
    status: answer.status,
    data: json?.data as Record<string, unknown> | undefined,
    error: json?.error,
    cookies: answer.headers.getSetCookie(),
    retryAfter: answer.headers.get('retry-after'),
  };
}

const contactOf = async (code: string) =>
  ((await ask('GET', `/api/response/${code}`)).data?.contacts as { id: string }[] | undefined)?.[0]
    ?.id ?? '';

/** Ben shows who he is, as he would on his phone. */
async function shown(one: Dispatched): Promise<string> {
  await ask('POST', `/api/response/${one.code}/codes`, {
    body: { contact: await contactOf(one.code) },
  });
  await post(deps);
  const { cookies, status } = await ask('POST', `/api/response/${one.code}/session`, {
    body: { digits: '246810' },
  });
  expect(status).toBe(200);
  return cookies[0]?.split(';')[0] ?? '';
}

const content = (change: Partial<ResponseForm>): ResponseForm => ({ ...EMPTY, ...change });
const answer = content({ stance: 'deny', words: 'The goods were never delivered to me.' });
const stateOf = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const eventsOf = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .selectAll()
      .execute()
  ).filter(
    ({ type }) =>
      type !== 'submitted' && type !== 'notice_dispatched' && type !== 'invitation_sent',
  );

test('reading needs no account: who, what, how much, by when, and what may be done; contacts are masked', async () => {
  const one = await dispatched(deps);
  const { status, data } = await ask('GET', `/api/response/${one.code.toLowerCase()}`);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    reference: one.reference,
    claimants: ['Ada Traders'],
    sum: 45_000_000,
    isVerified: false,
    sent: [],
    drafts: [],
    you: { name: 'Ben Borrower' },
    time: { on: '2026-12-07', isSupposed: true, isOver: false },
    choices: ['answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension'],
  });
  expect(JSON.stringify(data)).not.toContain('example.org');
  expect(JSON.stringify(data)).not.toContain('Hill Road');
  expect(data?.contacts).toEqual([
    { id: expect.any(String), channel: 'email', masked: 'b•••@e•••.org' },
  ]);
});

test('a respondent against whom the claim was withdrawn reads that she need do nothing, and may only ask to be called', async () => {
  const [ben, bob] = [aParty('respondent'), aParty('respondent', { name: 'Bob Guarantor' })];
  const one = await dispatched(deps, aFiling({ parties: [aParty('claimant'), ben, bob] }));
  expect((await ask('GET', `/api/response/${one.code}`)).data).toMatchObject({ isReleased: false });
  await go(deps, one.id, [['respondent_released', 'claimant']], one.partyId);
  const { data } = await ask('GET', `/api/response/${one.code}`);
  expect(data).toMatchObject({ isReleased: true, choices: ['call_back'] });
  const cookie = await shown(one);
  expect(await stateOf(one)).toBe('arb_serving');
  expect(
    (
      await ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: answer },
        cookie,
      })
    ).error?.code,
  ).toBe('not_open');
});

test('that it was opened is evidence, once an hour for one reader, and the first time an act of the record', async () => {
  const one = await dispatched(deps);
  for (const _ of [1, 2, 3]) await ask('GET', `/api/response/${one.code}`);
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  await ask('GET', `/api/response/${one.code}`);
  const readings = await database.db
    .selectFrom('response_reading')
    .innerJoin('response_pass', 'response_pass.id', 'passId')
    .where('disputeId', '=', one.id)
    .select(['isVerified'])
    .execute();
  expect(readings).toEqual([{ isVerified: false }, { isVerified: false }]);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', one.id)
    .where('act', '=', 'notice.opened')
    .selectAll()
    .execute();
  expect(acts).toHaveLength(1);
  expect(await stateOf(one)).toBe('arb_serving');
});

test('an unknown code, an ended one and one that is past its time are the same 404', async () => {
  const [ended, past] = [await dispatched(deps), await dispatched(deps)];
  await database.db
    .updateTable('response_pass')
    .set({ endedAt: clock.now })
    .where('partyId', '=', ended.partyId)
    .execute();
  await database.db
    .updateTable('response_pass')
    .set({ expiresAt: new Date(clock.now.getTime() + 1) })
    .where('partyId', '=', past.partyId)
    .execute();
  clock.now = new Date(clock.now.getTime() + 1);
  const refused = [];
  for (const code of [ended.code, past.code, 'ZZZZ-ZZZZ', 'nothing'])
    refused.push(await ask('GET', `/api/response/${code}`));
  for (const { status, error } of refused)
    expect([status, error]).toEqual([404, refused[0]?.error]);
});

test('a code is looked for a thousand times in vain, and the right one opens from the same network all the while', async () => {
  const one = await dispatched(deps);
  const guesses = passable(1000);
  const statuses: number[] = [];
  for (let at = 0; at < guesses.length; at += 50)
    statuses.push(
      ...(
        await Promise.all(
          guesses.slice(at, at + 50).map((code) => ask('GET', `/api/response/${code}`)),
        )
      ).map(({ status }) => status),
    );
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  expect((await ask('GET', `/api/response/${one.code}`)).status).toBe(200);
});

test('a code of eight signs, as older paper has it, still opens; where it was guessed at it waits a quarter of an hour at most', async () => {
  const one = await dispatched(deps);
  const short = passable(30).at(-1) ?? '';
  await database.db
    .updateTable('response_pass')
    .set({ signs: 8, codeHash: Buffer.from(keyedHash(deps.key, `notice code ${short}`), 'hex') })
    .where('partyId', '=', one.partyId)
    .execute();
  const network = '198.51.100.9';
  expect((await ask('GET', `/api/response/${short}`, { network })).status).toBe(200);
  for (const code of passable(29)) await ask('GET', `/api/response/${code}`, { network });
  expect((await ask('GET', `/api/response/${short}`, { network })).status).toBe(429);
  expect((await ask('GET', `/api/response/${short}`, { network: '198.51.100.10' })).status).toBe(
    200,
  );
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  expect((await ask('GET', `/api/response/${short}`, { network })).status).toBe(200);
});

test('who guesses from many networks has two tries from each, and slips are told by the check character alone', async () => {
  const one = await dispatched(deps);
  const guesses = passable(520);
  for (const [at, code] of guesses.entries())
    await ask('GET', `/api/response/${code}`, { network: `10.1.${Math.floor(at / 8)}.1` });
  const late = [];
  for (const code of passable(4))
    late.push((await ask('GET', `/api/response/${code}`, { network: '10.9.9.9' })).status);
  expect(late).toEqual([404, 404, 429, 429]);
  for (let at = 0; at < 30; at += 1)
    await ask(
      'GET',
      `/api/response/${one.code.slice(0, -1)}${one.code.endsWith('A') ? 'B' : 'A'}`,
      { network: '10.8.8.8' },
    );
  expect((await ask('GET', `/api/response/${one.code}`, { network: '10.8.8.8' })).status).toBe(200);
}, 60_000);

test('who guesses from all over one wide network has the room of sixteen households, and the right code opens from there', async () => {
  const one = await dispatched(deps);
  const from = (at: number) => `2001:db8:7:${at.toString(16)}::1`;
  const statuses = [];
  for (const [at, code] of passable(194).slice(30).entries())
    statuses.push((await ask('GET', `/api/response/${code}`, { network: from(at) })).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(160);
  expect(statuses.slice(160)).toEqual([429, 429, 429, 429]);
  expect((await ask('GET', `/api/response/${one.code}`, { network: from(999) })).status).toBe(200);
});

/** Codes that pass the check and are nobody's. */
function passable(count: number): string[] {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const doubled = (element: number) => ((element << 1) ^ (element & 16 ? 0b100101 : 0)) & 31;
  return Array.from({ length: count }, (_, at) => {
    const places = [31, 30, at & 31, (at >> 5) & 31, (at >> 10) & 31, 29, 28];
    const check = places.reduce((sum, place) => doubled(sum ^ place), 0);
    return [...places, check].map((place) => letters[place]).join('');
  });
}

test('to prove a contact serves the notice: the answer clock begins that day, and the page knows the person', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  expect(cookie).toMatch(/^munch-notice=[\w-]{43}$/);
  expect(await stateOf(one)).toBe('arb_commenced');
  const [served] = await eventsOf(one);
  expect(served).toMatchObject({
    type: 'served',
    partyId: one.partyId,
    onDay: '2026-11-20',
    details: { basis: 'portal', channel: 'email' },
  });
  const { data } = await ask('GET', `/api/response/${one.code}`, { cookie });
  expect(data).toMatchObject({ isVerified: true, time: { on: '2026-12-07', isSupposed: false } });
});

test('a one-time code: five tries, ten minutes, once, and only to a contact of hers', async () => {
  const one = await dispatched(deps);
  const other = await dispatched(deps);
  const foreign = await contactOf(other.code);
  expect(
    await ask('POST', `/api/response/${one.code}/codes`, { body: { contact: foreign } }),
  ).toMatchObject({
    status: 422,
    error: { code: 'contact_unknown' },
  });
  const prove = (digits: string) =>
    ask('POST', `/api/response/${one.code}/session`, { body: { digits } });
  expect(await prove('246810')).toMatchObject({ status: 410, error: { code: 'code_over' } });
  await ask('POST', `/api/response/${one.code}/codes`, {
    body: { contact: await contactOf(one.code) },
  });
  const [letter] = await post(deps);
  expect(letter).toMatchObject({ to: 'ben@example.org' });
  expect(letter?.text).toContain('246810');
  for (const _ of [1, 2, 3, 4])
    expect(await prove('000000')).toMatchObject({ status: 422, error: { code: 'code_wrong' } });
  clock.now = new Date(clock.now.getTime() + 10 * 60_000 - 1);
  expect((await prove('२४६ ८१०')).status).toBe(200);
  expect((await prove('246810')).status).toBe(410);
  await ask('POST', `/api/response/${one.code}/codes`, {
    body: { contact: await contactOf(one.code) },
  });
  await post(deps);
  for (const _ of [1, 2, 3, 4, 5]) await prove('111111');
  expect((await prove('246810')).status).toBe(410);
});

test('ten minutes later to the second a code opens nothing', async () => {
  const one = await dispatched(deps);
  await ask('POST', `/api/response/${one.code}/codes`, {
    body: { contact: await contactOf(one.code) },
  });
  await post(deps);
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  expect(
    (await ask('POST', `/api/response/${one.code}/session`, { body: { digits: '246810' } })).status,
  ).toBe(410);
});

test('codes are sent with growing waits; wrong digits shut nobody out, and after ten of them codes have ten digits', async () => {
  const one = await dispatched(deps);
  const contact = await contactOf(one.code);
  const send = () => ask('POST', `/api/response/${one.code}/codes`, { body: { contact } });
  expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([
    202, 202, 429,
  ]);
  const refused = await send();
  expect(refused.retryAfter).toBe('60');
  expect(refused.error?.message).toContain('You can try again in 1 minute');
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await send()).status).toBe(202);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await send()).status).toBe(429);
  clock.now = new Date(clock.now.getTime() + 30 * 60_000);
  let [wrong, long] = [0, ''];
  for (let round = 0; round < 3; round += 1) {
    await send();
    long = (await post({ ...deps, newCode }))[0]?.text ?? '';
    const tries = round < 2 ? 5 : 4;
    for (let at = 0; at < tries; at += 1)
      if (
        (await ask('POST', `/api/response/${one.code}/session`, { body: { digits: 'wrong' } }))
          .status === 422
      )
        wrong += 1;
    if (round < 2) clock.now = new Date(clock.now.getTime() + 40 * 60_000);
  }
  expect(wrong).toBe(14);
  const digits = /\b\d{10}\b/.exec(long)?.[0];
  expect(
    (await ask('POST', `/api/response/${one.code}/session`, { body: { digits } })).status,
  ).toBe(200);
});

test('an answer is sent once, with a receipt whose hash stands in the event; the other side is told', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const sent = await ask('POST', `/api/response/${one.code}/answers/answer`, {
    body: { content: answer },
    cookie,
  });
  expect(sent).toMatchObject({
    status: 201,
    data: { number: `${one.reference}/R1-01`, isLate: false },
  });
  expect(sent.data?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await stateOf(one)).toBe('arb_constituting');
  const event = (await eventsOf(one)).at(-1);
  expect(event).toMatchObject({
    type: 'answered',
    partyId: one.partyId,
    details: { kind: 'answer', sha256: sent.data?.hash, late: false, verified: true },
  });
  const again = await ask('POST', `/api/response/${one.code}/answers/answer`, {
    body: { content: answer },
    cookie,
  });
  expect(again).toMatchObject({ status: 409, error: { code: 'already_sent' } });
  const letters = await post(deps);
  expect(letters.map(({ kind, to }) => [kind, to])).toEqual([
    ['response_receipt', 'ben@example.org'],
    ['response_told', 'ada@example.org'],
  ]);
  expect(letters[0]?.text).toContain(String(sent.data?.hash));
  expect(letters[0]?.text).toContain('The goods were never delivered to me.');
  const receipt = await ask('GET', `/api/response/${one.code}/receipts/${sent.data?.id}`, {
    cookie,
  });
  expect(receipt.data).toMatchObject({
    hash: sent.data?.hash,
    lines: expect.arrayContaining([{ label: 'In your own words', value: answer.words }]),
  });
});

test('whoever claims is mailed once about an answer, at the account too, with who, when, what was said and the way to it', async () => {
  const mine = await signedIn(database.db, {
    name: 'Ada',
    email: 'ada@work.example',
    now: clock.now,
  });
  const one = await dispatched(deps);
  const [claimant] = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', one.id)
    .where('side', '=', 'claimant')
    .selectAll()
    .execute();
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: one.id,
      partyId: claimant?.id ?? '',
      personId: mine.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
  const cookie = await shown(one);
  const before = await database.db.selectFrom('outbox_mail').select('id').execute();
  await ask('POST', `/api/response/${one.code}/answers/answer`, {
    body: { content: answer },
    cookie,
  });
  const mails = await database.db
    .selectFrom('outbox_mail')
    .where(
      'id',
      'not in',
      before.map(({ id }) => id),
    )
    .where('recipient', '!=', 'ben@example.org')
    .select(['id', 'kind', 'recipient', 'refersTo'])
    .orderBy('recipient')
    .execute();
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['response_told', 'ada@example.org'],
    ['response_told', 'ada@work.example'],
  ]);
  const to = {
    id: '1',
    to: 'ada@example.org',
    publicUrl: 'https://munch.example',
    now: clock.now,
    foot: '',
  };
  const letter = await responseLetters({
    ...deps,
    settings: { ...deps.settings, publicUrl: to.publicUrl },
  }).response_told(mails[0]?.refersTo ?? '', to);
  for (const said of [
    'Ben',
    '20 November 2026',
    'The goods were never delivered to me.',
    `https://munch.example/cases/${one.id}`,
  ])
    expect(letter?.text).toContain(said);
});

test('two answers at once are one', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const both = await Promise.all(
    [1, 2].map(() =>
      ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: answer },
        cookie,
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await eventsOf(one)).filter(({ type }) => type === 'answered')).toHaveLength(1);
});

test('the last second of the last day is in time; the next one is taken all the same, and marked late', async () => {
  const [last, late] = [await dispatched(deps), await dispatched(deps)];
  const proved = [await shown(last), await shown(late)];
  await database.db
    .updateTable('response_session')
    .set({ expiresAt: new Date('2027-01-01') })
    .execute();
  clock.now = new Date('2026-12-07T18:29:59.999Z'); // midnight in Mumbai less a thousandth of a second
  expect(
    (
      await ask('POST', `/api/response/${last.code}/answers/answer`, {
        body: { content: answer },
        cookie: proved[0],
      })
    ).data,
  ).toMatchObject({ isLate: false });
  clock.now = new Date('2026-12-07T18:30:00Z');
  const sent = await ask('POST', `/api/response/${late.code}/answers/answer`, {
    body: { content: answer },
    cookie: proved[1],
  });
  expect(sent).toMatchObject({ status: 201, data: { isLate: true } });
});

test('a session is for one party alone: another’s notice, another browser and a stranger get nothing of it', async () => {
  const two = aFiling({
    parties: [
      aParty('claimant'),
      aParty('respondent'),
      aParty('respondent', { name: 'Bina Borrower' }),
    ],
  });
  const one = await dispatched(deps, two);
  const cookie = await shown(one);
  const { code } = {
    code: await (await import('../../../tests/notices.ts')).codeOf(
      deps,
      one.id,
      one.respondents[1] ?? '',
    ),
  };
  const body = { content: answer };
  expect((await ask('GET', `/api/response/${code}`, { cookie })).data).toMatchObject({
    isVerified: false,
    you: { name: 'Bina Borrower' },
  });
  for (const asking of [{ cookie }, {}, { cookie: eve.cookie }])
    expect(
      await ask('POST', `/api/response/${code}/answers/answer`, { body, ...asking }),
    ).toMatchObject({
      status: 401,
      error: { code: 'proof_needed' },
    });
  for (const path of ['drafts/answer', `papers/${one.id}`])
    expect((await ask('GET', `/api/response/${code}/${path}`, { cookie })).status).toBe(401);
  const sent = await ask('POST', `/api/response/${one.code}/answers/answer`, { body, cookie });
  expect(
    (await ask('GET', `/api/response/${code}/receipts/${sent.data?.id}`, { cookie })).status,
  ).toBe(404);
  expect((await ask('GET', `/api/response/${one.code}/receipts/${sent.data?.id}`)).status).toBe(
    401,
  );
  expect(await stateOf(one)).toBe('arb_commenced'); // the other respondent has not been served
});

test('each form says what is missing by its field, and silence creates nothing', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const cases: [string, Partial<ResponseForm>, string, string][] = [
    ['answer', {}, 'stance_missing', 'stance'],
    ['answer', { stance: 'deny' }, 'words_missing', 'words'],
    ['objection', { words: 'No clause.' }, 'grounds_missing', 'grounds'],
    ['offer', { shape: 'lump', amount: 'much', firstOn: '2026-12-01' }, 'amount_wrong', 'amount'],
    ['offer', { shape: 'lump', amount: '0', firstOn: '2026-12-01' }, 'amount_zero', 'amount'],
    ['offer', { shape: 'lump', amount: '$500', firstOn: '2026-12-01' }, 'amount_wrong', 'amount'],
    [
      'counterclaim',
      { words: 'They owe me.', heads: [{ ...NO_HEAD, head: 'Rent', amount: '£500' }] },
      'amount_wrong',
      'heads.0.amount',
    ],
    [
      'offer',
      { shape: 'instalments', amount: '5000', count: '1', firstOn: '2026-12-01' },
      'count_wrong',
      'count',
    ],
    ['offer', { shape: 'lump', amount: '5000', firstOn: '2026-11-19' }, 'day_past', 'firstOn'],
    ['counterclaim', { words: 'They owe me.' }, 'heads_missing', 'heads.0.head'],
    [
      'counterclaim',
      { words: 'They owe me.', heads: [{ ...NO_HEAD, head: 'Rent', amount: '99999999999999999' }] },
      'amount_too_large',
      'heads.0.amount',
    ],
    ['identity', {}, 'reason_missing', 'reason'],
    ['call_back', { day: '2027-01-30' }, 'day_too_far', 'day'],
    ['extension', { days: '8', words: 'I am ill.' }, 'days_wrong', 'days'],
  ];
  for (const [kind, change, code, field] of cases) {
    const refused = await ask('POST', `/api/response/${one.code}/answers/${kind}`, {
      body: { content: content(change) },
      cookie,
    });
    expect([
      kind,
      refused.status,
      refused.error?.code,
      Object.keys(refused.error?.fields ?? {}),
    ]).toEqual([kind, 422, code, [field]]);
  }
  expect((await eventsOf(one)).map(({ type }) => type)).toEqual(['served']);
});

test('a draft is kept at each step, is hers alone, and is gone once it is sent', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const half = content({ words: 'The goods' });
  expect(
    (
      await ask('PUT', `/api/response/${one.code}/drafts/answer`, {
        body: { content: half },
        cookie,
      })
    ).status,
  ).toBe(200);
  expect(
    (await ask('GET', `/api/response/${one.code}/drafts/answer`, { cookie })).data,
  ).toMatchObject({ content: { words: 'The goods' } });
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data).toMatchObject({
    drafts: ['answer'],
  });
  expect((await ask('GET', `/api/response/${one.code}`)).data).toMatchObject({ drafts: [] });
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: omar.cookie })).data,
  ).toMatchObject({ answers: [] });
  await ask('POST', `/api/response/${one.code}/answers/answer`, {
    body: { content: answer },
    cookie,
  });
  expect(
    (await ask('GET', `/api/response/${one.code}/drafts/answer`, { cookie })).data,
  ).toMatchObject({ content: null });
});

test('an offer is no admission and may be made again; a counterclaim’s heads stand among the claims', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const offer = content({
    shape: 'instalments',
    amount: '₹ 1,00,000',
    count: '4',
    firstOn: '2026-12-15',
  });
  for (const _ of [1, 2])
    expect(
      (
        await ask('POST', `/api/response/${one.code}/answers/offer`, {
          body: { content: offer },
          cookie,
        })
      ).status,
    ).toBe(201);
  const counter = content({
    words: 'They kept my deposit.',
    heads: [{ ...NO_HEAD, head: 'Deposit', amount: '20,000.50' }],
  });
  expect(
    (
      await ask('POST', `/api/response/${one.code}/answers/counterclaim`, {
        body: { content: counter },
        cookie,
      })
    ).status,
  ).toBe(201);
  const heads = await database.db
    .selectFrom('dispute_claim')
    .where('disputeId', '=', one.id)
    .where('isCounterclaim', '=', true)
    .selectAll()
    .execute();
  expect(heads).toMatchObject([{ head: 'Deposit', amountMinor: 2_000_050n, partyId: one.partyId }]);
});

test('more time: an officer gives at most seven days, once; the last day moves with it', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const asking = content({ days: '7', words: 'I am in hospital.' });
  const asked = await ask('POST', `/api/response/${one.code}/answers/extension`, {
    body: { content: asking },
    cookie,
  });
  expect(asked.status).toBe(201);
  expect(
    await ask('POST', `/api/response/${one.code}/answers/extension`, {
      body: { content: asking },
      cookie,
    }),
  ).toMatchObject({
    status: 409,
    error: { code: 'waiting' },
  });
  const id = String(asked.data?.id);
  const decide = (body: object, who: SignedIn) =>
    ask('POST', `/api/office/responses/${id}/decision`, { body, cookie: who.cookie });
  expect((await decide({ outcome: 'extended', why: 'Ill.', days: 7 }, eve)).status).toBe(403);
  expect(await decide({ outcome: 'extended', why: '', days: 7 }, omar)).toMatchObject({
    status: 422,
    error: { code: 'why_missing' },
  });
  expect(await decide({ outcome: 'extended', why: 'Ill.', days: 8 }, omar)).toMatchObject({
    status: 422,
    error: { code: 'days_wrong' },
  });
  expect(await decide({ outcome: 'called', why: '', days: null }, omar)).toMatchObject({
    status: 422,
    error: { code: 'outcome_wrong' },
  });
  const both = await Promise.all(
    [omar, rhea].map((who) =>
      decide({ outcome: 'extended', why: 'Ill in hospital.', days: 7 }, who),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data).toMatchObject({
    time: { on: '2026-12-14' },
  });
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data?.choices).not.toContain(
    'extension',
  );
  expect((await post(deps)).filter(({ kind }) => kind === 'response_decision')[0]?.text).toContain(
    '14 December 2026',
  );
});

test('more time is decided twice while the answer comes: the answer is taken, and of the decisions one at most', async () => {
  const asking = content({ days: '5', words: 'I am in hospital.' });
  for (const first of ['answer', 'decision', 'answer']) {
    const one = await dispatched(deps);
    const cookie = await shown(one);
    const asked = await ask('POST', `/api/response/${one.code}/answers/extension`, {
      body: { content: asking },
      cookie,
    });
    const decide = (outcome: string, days: number | null, who: SignedIn) =>
      ask('POST', `/api/office/responses/${asked.data?.id}/decision`, {
        body: { outcome, why: 'As asked.', days },
        cookie: who.cookie,
      });
    const answering = () =>
      ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: answer },
        cookie,
      });
    const deciding = () =>
      Promise.all([decide('declined', null, omar), decide('extended', 5, rhea)]);
    // Somebody holds the dispute until all of them wait: whoever came first goes first.
    const [sent, decided] = await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('dispute').where('id', '=', one.id).select('id').forUpdate().execute();
      const early = first === 'answer' ? answering() : deciding();
      await waiting(first === 'answer' ? 1 : 2);
      const late = first === 'answer' ? deciding() : answering();
      await waiting(3);
      return (first === 'answer' ? [early, late] : [late, early]) as [
        ReturnType<typeof ask>,
        ReturnType<typeof deciding>,
      ];
    });
    expect((await sent).status).toBe(201);
    const said = (await decided).map(({ status, error }) => error?.code ?? status).sort();
    expect(said).toEqual(first === 'answer' ? ['moved_on', 'moved_on'] : [200, 'decided_before']);
    const decisions = (await eventsOf(one)).filter(
      ({ type }) => type === 'time_extended' || type === 'extension_declined',
    );
    expect(decisions).toHaveLength(first === 'answer' ? 0 : 1);
    await post(deps);
  }
});

/** Until so many wait for somebody else's lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      );
      return rows.length;
    })
    .toBe(count);

test('who is not the person says so without a code; nothing goes on until an officer has looked', async () => {
  const one = await dispatched(deps);
  const body = { content: content({ reason: 'moved', words: 'He left two years ago.' }) };
  expect((await ask('POST', `/api/response/${one.code}/answers/identity`, { body })).status).toBe(
    201,
  );
  expect((await eventsOf(one)).at(-1)).toMatchObject({
    type: 'identity_disputed',
    details: { verified: false },
  });
  expect((await post(deps)).map(({ to }) => to)).toEqual(['ada@example.org']); // nothing to the address of somebody else
  const { data } = await ask('GET', `/api/response/${one.code}`);
  expect(data?.choices).toEqual(['call_back']);
  const { waiting } = (await ask('GET', '/api/office/responses', { cookie: omar.cookie }))
    .data as unknown as {
    waiting: { id: string; disputeId: string }[];
  };
  const id = waiting.find(({ disputeId }) => disputeId === one.id)?.id;
  const decide = (outcome: string, who: SignedIn) =>
    ask('POST', `/api/office/responses/${id}/decision`, {
      body: { outcome, why: 'Spoke to the neighbours.', days: null },
      cookie: who.cookie,
    });
  expect(await decide('another', omar)).toMatchObject({
    status: 403,
    error: { code: 'registrar_needed' },
  });
  expect((await decide('another', rhea)).status).toBe(200);
  expect((await ask('GET', `/api/response/${one.code}`)).status).toBe(404);
  expect(await stateOf(one)).toBe('arb_serving');
});

test('who turns out to be the person goes on where she was', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const said = await ask('POST', `/api/response/${one.code}/answers/identity`, {
    body: { content: content({ reason: 'another' }) },
    cookie,
  });
  expect(
    await ask('POST', `/api/response/${one.code}/answers/answer`, {
      body: { content: answer },
      cookie,
    }),
  ).toMatchObject({
    status: 409,
    error: { code: 'identity_disputed' },
  });
  const body = { outcome: 'confirmed', why: 'The passport shows the same name.', days: null };
  expect(
    (
      await ask('POST', `/api/office/responses/${said.data?.id}/decision`, {
        body,
        cookie: omar.cookie,
      })
    ).status,
  ).toBe(200);
  expect(
    (
      await ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: answer },
        cookie,
      })
    ).status,
  ).toBe(201);
});

test('an officer found who they are: whoever has the paper alone doubts it no second time, and may ask for a call', async () => {
  const one = await dispatched(deps);
  const body = { content: content({ reason: 'another' }) };
  const doubt = (cookie?: string) =>
    ask('POST', `/api/response/${one.code}/answers/identity`, { body, cookie });
  const said = await doubt();
  expect(said.status).toBe(201);
  const word = { outcome: 'confirmed', why: 'The passport shows the same name.', days: null };
  const decided = await ask('POST', `/api/office/responses/${said.data?.id}/decision`, {
    body: word,
    cookie: omar.cookie,
  });
  expect(decided.status).toBe(200);
  const events = (await eventsOf(one)).length;
  expect(await doubt()).toMatchObject({ status: 409, error: { code: 'identity_known' } });
  expect(await eventsOf(one)).toHaveLength(events);
  const { choices } = (await ask('GET', `/api/response/${one.code}`)).data as {
    choices?: string[];
  };
  expect(choices).toContain('call_back');
  expect(choices).not.toContain('identity');
  const cookie = await shown(one);
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data).toMatchObject({
    choices: expect.arrayContaining(['identity']),
  });
  expect((await doubt(cookie)).status).toBe(201);
});

test('whoever proved to be the party is put in doubt by nobody who proved nothing', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const body = { content: content({ reason: 'another' }) };
  const doubts = await Promise.all(
    [1, 2].map(() => ask('POST', `/api/response/${one.code}/answers/identity`, { body })),
  );
  for (const { status, error } of doubts)
    expect([status, error?.code]).toEqual([409, 'identity_known']);
  const sent = { body: { content: answer }, cookie };
  expect((await ask('POST', `/api/response/${one.code}/answers/answer`, sent)).status).toBe(201);
});

test('a call is asked for without a code, a few times, and waits in the office’s queue until she was called', async () => {
  const one = await dispatched(deps);
  const body = {
    content: content({ day: '2026-11-23', part: 'morning', phone: '98200 12345', language: 'mr' }),
  };
  const ways = [];
  for (const _ of [1, 2, 3, 4])
    ways.push(await ask('POST', `/api/response/${one.code}/answers/call_back`, { body }));
  expect(ways.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(await eventsOf(one)).toEqual([]);
  const queue = (await ask('GET', '/api/office/queue', { cookie: omar.cookie }))
    .data as unknown as {
    items: { kind: string; what: string; reason: string; id: string }[];
  };
  const [item] = queue.items.filter(({ what }) => what === one.reference);
  expect(item).toMatchObject({ kind: 'response', reason: 'call_back_due' });
  expect(
    (
      await ask('POST', `/api/office/responses/${item?.id}/decision`, {
        body: { outcome: 'called', why: '', days: null },
        cookie: omar.cookie,
      })
    ).status,
  ).toBe(200);
});

test('an invitation: a name and a tick are an agreement in writing, a no has no penalty, silence is neither', async () => {
  const [yes, no, silent] = [
    await invited(deps, aFiling()),
    await invited(deps, aFiling()),
    await invited(deps, aFiling()),
  ];
  for (const one of [yes, no, silent])
    expect((await ask('GET', `/api/response/${one.code}`)).data?.choices).toEqual([
      'identity',
      'call_back',
      'agreement',
      'refusal',
    ]);
  const [cookie, other] = [await shown(yes), await shown(no)];
  await shown(silent);
  const signing = content({ name: 'Ben Borrower', agrees: true });
  expect(
    await ask('POST', `/api/response/${yes.code}/answers/agreement`, {
      body: { content: { ...signing, agrees: false } },
      cookie,
    }),
  ).toMatchObject({ error: { code: 'agree_missing' } });
  expect(
    (
      await ask('POST', `/api/response/${yes.code}/answers/agreement`, {
        body: { content: signing },
        cookie,
      })
    ).status,
  ).toBe(201);
  expect(
    (
      await ask('POST', `/api/response/${no.code}/answers/refusal`, {
        body: { content: EMPTY },
        cookie: other,
      })
    ).status,
  ).toBe(201);
  expect((await eventsOf(yes)).at(-1)?.type).toBe('agreement_signed');
  expect((await eventsOf(no)).at(-1)?.type).toBe('agreement_refused');
  expect((await eventsOf(silent)).map(({ type }) => type)).toEqual(['served']);
  expect(await stateOf(yes)).toBe('arb_invite'); // the registrar records the basis; a signature alone starts nothing
});

test('talks are accepted or refused in writing, and one no ends them', async () => {
  for (const process of ['mediation', 'conciliation'] as const) {
    const [yes, no] = [
      await invited(deps, aFiling({ process })),
      await invited(deps, aFiling({ process })),
    ];
    const [cookie, other] = [await shown(yes), await shown(no)];
    const body = { content: content({ name: 'Ben Borrower', agrees: true }) };
    expect(
      (await ask('POST', `/api/response/${yes.code}/answers/acceptance`, { body, cookie })).status,
    ).toBe(201);
    expect(
      (
        await ask('POST', `/api/response/${no.code}/answers/rejection`, {
          body: { content: EMPTY },
          cookie: other,
        })
      ).status,
    ).toBe(201);
    // Nobody knows yet who accepted: a code to an address of the claimant's shows a reading (routes/consents.test.ts).
    expect([await stateOf(yes), await stateOf(no)]).toEqual(
      process === 'mediation'
        ? ['med_invite', 'closed_no_mediation']
        : ['con_wait', 'closed_no_conciliation'],
    );
  }
});

test('what respondents sent is read by the office and the claimant, and a stranger gets 404', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await ask('POST', `/api/response/${one.code}/answers/answer`, {
    body: { content: answer },
    cookie,
  });
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: omar.cookie })).data,
  ).toMatchObject({
    answers: [{ kind: 'answer', isVerified: true, who: 'Ben Borrower' }],
    readings: [{ isVerified: false }],
  });
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: eve.cookie })).status,
  ).toBe(404);
  expect((await ask('GET', '/api/office/responses', { cookie: eve.cookie })).status).toBe(403);
  const ada = await signedIn(database.db, { email: 'ada@example.org', now: clock.now });
  const { data } = await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: ada.cookie });
  expect(data).toMatchObject({ answers: [{ kind: 'answer' }], readings: [] });
});

test('leaving ends the session in this browser', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  expect(
    (await ask('DELETE', `/api/response/${one.code}/session`, { cookie })).cookies[0],
  ).toContain('Max-Age=0');
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data).toMatchObject({
    isVerified: false,
  });
});

test('a paper is uploaded by whoever proved to be the party, goes with the answer, and can be read by her', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  const upload = (body: string, as?: string) =>
    app.request(`/api/response/${one.code}/papers`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
        ...(as ? { cookie: as } : {}),
      },
    });
  expect((await upload(pdf)).status).toBe(401);
  expect((await upload('no paper at all', cookie)).status).toBe(422);
  const { data } = (await (await upload(pdf, cookie)).json()) as {
    data: { token: string; size: number };
  };
  const files = [{ token: data.token, title: 'Receipt.pdf', size: data.size }];
  expect(
    (
      await ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: { ...answer, files: [{ ...files[0], token: 'x'.repeat(43) }] } },
        cookie,
      })
    ).error?.code,
  ).toBe('document_unknown');
  expect(
    (
      await ask('POST', `/api/response/${one.code}/answers/answer`, {
        body: { content: { ...answer, files } },
        cookie,
      })
    ).status,
  ).toBe(201);
  const view = (await ask('GET', `/api/response/${one.code}`, { cookie })).data as unknown as {
    papers: { id: string; title: string }[];
  };
  const paper = view.papers.find(({ title }) => title === 'Receipt.pdf');
  const read = await app.request(`/api/response/${one.code}/papers/${paper?.id}`, {
    headers: { cookie },
  });
  expect(await read.text()).toBe(pdf);
});

test('a dispute that was not opened to the respondent says nothing, and one that is over can still be read', async () => {
  const one = await dispatched(deps);
  await database.db
    .updateTable('dispute')
    .set({ openedAt: null })
    .where('id', '=', one.id)
    .execute();
  expect((await ask('GET', `/api/response/${one.code}`)).status).toBe(404);
  await database.db
    .updateTable('dispute')
    .set({ openedAt: clock.now })
    .where('id', '=', one.id)
    .execute();
  await go(
    deps,
    one.id,
    [['withdrawal_asked', 'claimant']],
    (
      await database.db
        .selectFrom('dispute_party')
        .where('disputeId', '=', one.id)
        .where('side', '=', 'claimant')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id,
  );
  expect((await ask('GET', `/api/response/${one.code}`)).data).toMatchObject({
    isOver: true,
    choices: [],
  });
});

test('the notice can be kept as the letter on paper, by whoever has its code', async () => {
  const one = await dispatched(deps);
  for (const language of ['en', 'hi', 'mr']) {
    const letter = await app.request(`/api/response/${one.code}/letter.pdf?language=${language}`);
    expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await letter.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect((await app.request('/api/response/ABCD-EFGH/letter.pdf?language=en')).status).toBe(404);
  expect((await app.request(`/api/response/${one.code}/letter.pdf?language=fr`)).status).toBe(422);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runClock } from '#modules/disputes/actions/clock.ts';
import { serviceListener } from '#modules/service/routes.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { type Asked, asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { type Dispatched, dispatched, post, responseDeps } from '../../../../tests/notices.ts';
import { noticeLinks, passesOnDispatch } from '../jobs.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';

// A respondent who never answered is warned, found absent, and heard after all (ACA s. 25; law and lifecycle 6.4 and 6.5).
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
const clock = { now: new Date('2026-11-02T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  const bare = await responseDeps(database.db, clock);
  const service = serviceListener({
    ...bare,
    ...serviceParts,
    settings,
    noticeLink: noticeLinks(bare),
  });
  deps = { ...bare, listeners: [passesOnDispatch(bare), service] };
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-02T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
});

const ask = asking(() => app);

/** Somebody of the office, signed in this moment: a power of the office does not last for weeks. */
const office = async (role: 'case_officer' | 'registrar'): Promise<SignedIn> =>
  signedIn(database.db, { roles: [role], now: clock.now });

async function shown({ code }: Dispatched): Promise<string> {
  const contact = (await ask('GET', `/api/response/${code}`)).data.contacts[0].id;
  await ask('POST', `/api/response/${code}/codes`, { body: { contact } });
  await post(deps);
  const proved = await ask('POST', `/api/response/${code}/session`, { body: { digits: '246810' } });
  expect(proved.status).toBe(200);
  await database.db
    .updateTable('response_session')
    .set({ expiresAt: new Date('2028-01-01') })
    .execute();
  return proved.cookies[0]?.split(';')[0] ?? '';
}

const paperOf = async ({ id }: Dispatched, purpose: 'notice' | 'warning' | 'absence') =>
  database.db
    .selectFrom('service_document')
    .innerJoin('service_recipient', 'service_recipient.paperId', 'service_document.id')
    .innerJoin('dispute_party', 'dispute_party.id', 'service_recipient.partyId')
    .where('service_document.disputeId', '=', id)
    .where('dispute_party.side', '=', 'respondent')
    .where('purpose', '=', purpose)
    .select(['documentId', 'status'])
    .executeTakeFirstOrThrow();
const eventsOf = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);
const fetchPaper = async (one: Dispatched, cookie: string, purpose: 'warning' | 'absence') => {
  const { documentId } = await paperOf(one, purpose);
  expect(
    (await app.request(`/api/response/${one.code}/papers/${documentId}`, { headers: { cookie } }))
      .status,
  ).toBe(200);
};
const content = (change: Partial<ResponseForm>): ResponseForm => ({ ...EMPTY, ...change });
const send = (one: Dispatched, kind: string, change: Partial<ResponseForm>, asked: Asked) =>
  ask('POST', `/api/response/${one.code}/answers/${kind}`, {
    ...asked,
    body: { content: content(change) },
  });
const ledger = async ({ id, partyId }: Dispatched) => {
  const { data } = await ask('GET', `/api/office/disputes/${id}/service`, {
    cookie: (await office('registrar')).cookie,
  });
  return data.parties.find((party: { id: string }) => party.id === partyId);
};
const decide = async (
  id: string,
  outcome: string,
  why: string,
  role: 'case_officer' | 'registrar' = 'registrar',
) =>
  ask('POST', `/api/office/responses/${id}/decision`, {
    body: { outcome, why, days: null },
    cookie: (await office(role)).cookie,
  });
const find = async (one: Dispatched) =>
  ask('POST', `/api/service/disputes/${one.id}/absence`, {
    body: { partyId: one.partyId, reason: 'Served, warned, and silent.' },
    cookie: (await office('registrar')).cookie,
  });

/** Opened by the page of the notice, silent, and warned on 1 December; the warning is not opened yet. */
async function warned(address?: string): Promise<{ one: Dispatched; cookie: string }> {
  clock.now = new Date('2026-11-02T06:30:00Z');
  const contacts = [
    {
      channel: 'email' as const,
      value: address ?? 'ben@example.org',
      isDesignated: true,
      designatedIn: 'Agreement, clause 12',
    },
  ];
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', { contacts })] }),
  );
  const cookie = await shown(one);
  clock.now = new Date('2026-12-01T06:30:00Z');
  await runClock(deps);
  const body = { partyId: one.partyId };
  const sent = await ask('POST', `/api/service/disputes/${one.id}/warning`, {
    body,
    cookie: (await office('case_officer')).cookie,
  });
  expect(sent.status).toBe(200);
  return { one, cookie };
}

/** And found absent on 10 December, which they read on the same day. */
async function absent(address?: string): Promise<{ one: Dispatched; cookie: string }> {
  const { one, cookie } = await warned(address);
  await fetchPaper(one, cookie, 'warning');
  clock.now = new Date('2026-12-10T06:30:00Z');
  expect((await find(one)).status).toBe(200);
  await fetchPaper(one, cookie, 'absence');
  return { one, cookie };
}

test('a one-time code opens the page of the notice, and no final warning that nobody fetched', async () => {
  const { one, cookie } = await warned();
  await shown(one);
  await ask('GET', `/api/response/${one.code}`, { cookie });
  expect(await eventsOf(one)).not.toContain('warning_served');
  expect([(await paperOf(one, 'notice')).status, (await paperOf(one, 'warning')).status]).toEqual([
    'served',
    'attempted',
  ]);
  // Nor does it count against them: seven days later nothing goes on without them.
  clock.now = new Date('2026-12-15T06:30:00Z');
  expect((await ledger(one)).hindrance).toBe('not_warned');
  expect((await find(one)).error?.code).toBe('not_warned');
  await fetchPaper(one, cookie, 'warning');
  expect(await eventsOf(one)).toContain('warning_served');
  expect((await ledger(one)).hindrance).toBe('warning_time_running');
});

test('an answer ends an absence, also a late one, and the office is told that they answered', async () => {
  const { one, cookie } = await warned();
  await fetchPaper(one, cookie, 'warning');
  clock.now = new Date('2026-12-10T06:30:00Z');
  expect((await ledger(one)).hindrance).toBeNull();
  expect(
    (await send(one, 'answer', { stance: 'deny', words: 'It was never delivered.' }, { cookie }))
      .data,
  ).toMatchObject({
    isLate: true,
  });
  expect((await ledger(one)).hindrance).toBe('has_answered');
  expect((await find(one)).error?.code).toBe('has_answered');
  const found = await absent();
  expect((await ledger(found.one)).isAbsent).toBe(true);
  await send(
    found.one,
    'answer',
    { stance: 'deny', words: 'It was never delivered.' },
    { cookie: found.cookie },
  );
  expect(await ledger(found.one)).toMatchObject({ isAbsent: false, hindrance: 'has_answered' });
});

test('they ask to be heard after all; a registrar declines with reasons and the way on, and a second time needs another cause', async () => {
  const { one, cookie } = await absent();
  const seen = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
  expect(seen).toMatchObject({ isAbsent: true });
  expect(seen.choices).toContain('reopening');
  expect(seen.limits).toContainEqual(
    expect.objectContaining({ limit: 'reopening', who: 'you', dueOn: '2026-12-28' }),
  );
  expect(seen.timeline.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['absence_established', 'absence_known']),
  );
  const why = { reason: 'illness', words: 'मी रुग्णालयात होतो.' };
  expect((await send(one, 'reopening', why, {})).status).toBe(401);
  expect(
    (await send(one, 'reopening', { words: why.words }, { cookie })).error?.fields,
  ).toHaveProperty('reason');
  const sent = await send(one, 'reopening', why, { cookie, language: 'mr' });
  expect(sent).toMatchObject({
    status: 201,
    data: { number: `${one.reference}/R1-01`, paperId: expect.any(String) },
  });
  expect((await send(one, 'reopening', { ...why, reason: 'away' }, { cookie })).error?.code).toBe(
    'waiting',
  );
  expect(await ledger(one)).toMatchObject({ hindrance: 'reopening_pending', isAbsent: true });

  const rhea = await office('registrar');
  const queue = (await ask('GET', '/api/office/queue', { cookie: rhea.cookie })).data.items;
  expect(queue.find(({ id }: { id: string }) => id === sent.data.id)).toMatchObject({
    reason: 'reopening_to_decide',
    dueAt: '2026-12-15T18:29:59.999Z',
  });
  expect(
    (await decide(sent.data.id, 'not_reopened', 'Nothing shows it.', 'case_officer')).error?.code,
  ).toBe('registrar_needed');
  expect((await decide(sent.data.id, 'not_reopened', ' ')).error?.code).toBe('why_missing');
  expect((await decide(sent.data.id, 'declined', 'No.')).error?.code).toBe('outcome_wrong');
  await post(deps);
  expect((await decide(sent.data.id, 'not_reopened', 'No paper shows a hospital.')).status).toBe(
    200,
  );
  expect((await decide(sent.data.id, 'reopened', 'After all.')).error?.code).toBe('decided_before');
  const [letter] = (await post(deps)).filter(({ kind }) => kind === 'response_decision');
  expect(letter?.text).toContain('No paper shows a hospital.');
  expect(letter?.text).toContain('You can still send your answer');
  expect(await ledger(one)).toMatchObject({ hindrance: null, isAbsent: true });
  expect((await send(one, 'reopening', why, { cookie })).error).toMatchObject({
    code: 'cause_used',
    fields: { reason: expect.any(String) },
  });
  expect((await send(one, 'reopening', { ...why, reason: 'away' }, { cookie })).status).toBe(201);
});

test('granted, the absence falls, the whole time to answer runs anew, and both sides are written to', async () => {
  const { one, cookie } = await absent();
  const sent = await send(
    one,
    'reopening',
    { reason: 'not_received', words: 'My brother kept the letter.' },
    { cookie },
  );
  await post(deps);
  clock.now = new Date('2026-12-11T06:30:00Z');
  expect((await decide(sent.data.id, 'reopened', 'The brother confirms it.')).status).toBe(200);
  expect(await ledger(one)).toMatchObject({ hindrance: 'answer_time_running', isAbsent: false });
  // Fifteen days, as at first; the last of them a Saturday.
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data.time).toMatchObject({
    on: '2026-12-28',
    isOver: false,
  });
  const [letter] = (await post(deps)).filter(({ kind }) => kind === 'response_decision');
  expect(letter?.text).toContain('28 December 2026');
  const papers = await database.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', one.id)
    .where('kind', 'in', ['reopening', 'decision'])
    .selectAll()
    .execute();
  expect(papers.map(({ kind, audience }) => [kind, audience])).toEqual(
    expect.arrayContaining([
      ['reopening', 'parties'],
      ['decision', 'parties'],
    ]),
  );
  const told = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .where('type', '=', 'reopening_granted')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(told).toMatchObject({ why: 'The brother confirms it.', partyId: one.partyId });
  expect(
    (await send(one, 'answer', { stance: 'deny', words: 'It was never delivered.' }, { cookie }))
      .data,
  ).toMatchObject({
    isLate: false,
  });
});

test('in the last second of the fifteenth day it is taken, and a second later told that the time is over', async () => {
  const late = await absent();
  clock.now = new Date('2026-12-28T18:30:00Z');
  expect(
    (await ask('GET', `/api/response/${late.one.code}`, { cookie: late.cookie })).data.choices,
  ).not.toContain('reopening');
  const refused = await send(
    late.one,
    'reopening',
    { reason: 'illness', words: 'I was ill.' },
    { cookie: late.cookie },
  );
  expect([refused.status, refused.error?.code]).toEqual([409, 'reopening_over']);
  clock.now = new Date('2026-12-28T18:29:59Z');
  expect(
    (
      await send(
        late.one,
        'reopening',
        { reason: 'illness', words: 'I was ill.' },
        { cookie: late.cookie },
      )
    ).status,
  ).toBe(201);
});

test('two who ask at once have asked once, and two who decide at once have decided once', async () => {
  const { one, cookie } = await absent();
  const asked = await Promise.all(
    ['illness', 'away'].map((reason) =>
      send(one, 'reopening', { reason, words: 'I could not.' }, { cookie }),
    ),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
  const id = asked.find(({ status }) => status === 201)?.data.id;
  const decided = await Promise.all(
    ['reopened', 'not_reopened'].map((outcome) => decide(id, outcome, 'As the papers show.')),
  );
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  [
    'an answer comes',
    (one: Dispatched, cookie: string) =>
      send(one, 'answer', { stance: 'deny', words: 'Never delivered.' }, { cookie }),
    201,
  ],
  [
    'the service is taken back',
    async ({ id, partyId }: Dispatched) =>
      ask('POST', `/api/service/disputes/${id}/reversal`, {
        body: { partyId, reason: 'Wrong.' },
        cookie: (await office('registrar')).cookie,
      }),
    200,
  ],
] as const)(
  'a request that waits while %s has fallen: nobody decides it, no letter goes out, and they read so',
  async (_, comes, status) => {
    const { one, cookie } = await absent();
    const { data } = await send(
      one,
      'reopening',
      { reason: 'illness', words: 'I was ill.' },
      { cookie },
    );
    await post(deps);
    expect((await comes(one, cookie)).status).toBe(status);
    const rhea = await office('registrar');
    const waits = async () => [
      ...(await ask('GET', '/api/office/queue', { cookie: rhea.cookie })).data.items,
      ...(await ask('GET', '/api/office/responses', { cookie: rhea.cookie })).data.waiting,
    ];
    expect((await waits()).filter(({ id }: { id: string }) => id === data.id)).toEqual([]);
    for (const outcome of ['reopened', 'not_reopened'])
      expect((await decide(data.id, outcome, 'As said.')).error?.code).toBe('moved_on');
    const { limits } = (await ask('GET', `/api/office/disputes/${one.id}`, { cookie: rhea.cookie }))
      .data;
    expect(limits.find(({ row }: { row: string }) => row === 'reopening_decision')).toMatchObject({
      state: 'ended',
    });
    expect(await eventsOf(one)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^reopening_(granted|declined)$/)]),
    );
    expect((await post(deps)).filter(({ kind }) => kind === 'response_decision')).toEqual([]);
    const { sent } = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
    expect(sent.find(({ id }: { id: string }) => id === data.id)).toMatchObject({
      outcome: null,
      isFallen: true,
    });
  },
);

test('from an account it is the same paper, with papers; the other side and a stranger cannot', async () => {
  const address = `ben-${newId().slice(-8)}@example.org`;
  const { one } = await absent(address);
  const [ben, eve] = [
    await signedIn(database.db, { name: 'Ben', email: address, now: clock.now }),
    await signedIn(database.db, { name: 'Eve', now: clock.now }),
  ];
  await ask('GET', '/api/disputes', { cookie: ben.cookie });
  const body = { cause: 'illness', reason: 'I was in hospital.', files: [] };
  const path = `/api/disputes/${one.id}/reopening`;
  expect((await ask('POST', path, { body, cookie: eve.cookie })).status).toBe(404);
  expect((await ask('POST', path, { body })).status).toBe(401);
  const upload = (who: SignedIn) =>
    app.request(`${path}/papers`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
        cookie: who.cookie,
      },
      body: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
    });
  expect((await upload(eve)).status).toBe(404);
  const { data } = (await (await upload(ben)).json()) as { data: { token: string; size: number } };
  const files = [{ token: data.token, title: 'Discharge.pdf', size: data.size }];
  expect(
    (await ask('POST', path, { body: { ...body, cause: '' }, cookie: ben.cookie })).error?.fields,
  ).toHaveProperty('cause');
  expect(
    (await ask('POST', path, { body: { ...body, reason: ' ' }, cookie: ben.cookie })).error?.fields,
  ).toHaveProperty('reason');
  const gone = [{ token: 'none', title: 'x', size: 1 }];
  expect(
    (await ask('POST', path, { body: { ...body, files: gone }, cookie: ben.cookie })).error?.code,
  ).toBe('document_unknown');
  expect((await ask('GET', `/api/disputes/${one.id}`, { cookie: ben.cookie })).data.may).toContain(
    'reopening_asked',
  );
  expect((await ask('POST', path, { body: { ...body, files }, cookie: ben.cookie })).status).toBe(
    200,
  );
  expect((await ask('POST', path, { body, cookie: ben.cookie })).error?.code).toBe('already_done');
  const { answers } = (
    await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: ben.cookie })
  ).data;
  expect(answers[0]).toMatchObject({ kind: 'reopening', number: `${one.reference}/R1-01` });
  const titles = (
    await ask('GET', `/api/disputes/${one.id}/documents`, { cookie: ben.cookie })
  ).data.documents.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Discharge.pdf',
      `Request to open the case again, ${one.reference}/R1-01`,
    ]),
  );
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { type Asked, asking } from '../../../../tests/api-request.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, move } from '../../../../tests/disputes.ts';
import {
  codeOf,
  type Dispatched,
  dispatched,
  post,
  responseDeps,
} from '../../../../tests/notices.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY } from '../rules/content.ts';

// What is asked of the office and what is said against a withdrawal are papers of the case, and so is what the office decides.
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [omar, eve, ada, ben] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: clock.now });
  ben = await signedIn(database.db, { name: 'Benjamin', email: 'ben@example.org', now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
  omar = await signedIn(database.db, {
    roles: ['case_officer'],
    name: 'Omar Officer',
    now: clock.now,
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('try_count').execute();
});

const ask = asking(() => app);

async function shown(code: string): Promise<string> {
  const contact = (await ask('GET', `/api/response/${code}`)).data.contacts[0].id;
  await ask('POST', `/api/response/${code}/codes`, { body: { contact } });
  await post(deps);
  const proved = await call(app, 'POST', `/api/response/${code}/session`, {
    body: { digits: '246810' },
  });
  return proved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const say = (code: string, kind: string, change: object, said: Asked) =>
  ask('POST', `/api/response/${code}/answers/${kind}`, {
    ...said,
    body: { content: { ...EMPTY, ...change } },
  });
const papersOf = async ({ id }: Dispatched, kind: string) =>
  database.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', id)
    .where('kind', '=', kind as 'other')
    .selectAll()
    .execute();
const read = async ({ id }: Dispatched, paper: string, who: SignedIn) => {
  const answer = await app.request(`/api/disputes/${id}/documents/${paper}`, {
    headers: { cookie: who.cookie },
  });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
};
const twoRespondents = () =>
  aFiling({
    parties: [
      aParty('claimant'),
      aParty('respondent'),
      aParty('respondent', { name: 'Bina Borrower' }),
    ],
  });
/** Both sides and the officer read it, with the hash that stands in its row; a stranger gets 404. */
async function isReadByBoth(
  one: Dispatched,
  paper: { id: string; contentHash: Buffer },
): Promise<Buffer> {
  const [forAda, forOmar, forEve] = [
    await read(one, paper.id, ada),
    await read(one, paper.id, omar),
    await read(one, paper.id, eve),
  ];
  expect([forAda.status, forOmar.status, forEve.status]).toEqual([200, 200, 404]);
  expect(forOmar.body.equals(forAda.body)).toBe(true);
  expect(createHash('sha256').update(forAda.body).digest('hex')).toBe(
    paper.contentHash.toString('hex'),
  );
  const bina = await codeOf(deps, one.id, one.respondents[1] ?? '');
  const cookie = await shown(bina);
  const forBina = (range: object) =>
    app.request(`/api/response/${bina}/papers/${paper.id}`, { headers: { cookie, ...range } });
  expect((await forBina({})).status).toBe(200);
  const openings = () =>
    database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .where('act', '=', 'dispute.document_opened')
      .where('byPerson', 'is', null)
      .selectAll()
      .execute();
  const opened = (await openings()).length;
  const part = await forBina({ range: 'bytes=0-3' });
  expect([part.status, await part.text(), (await openings()).length]).toEqual([
    206,
    '%PDF',
    opened,
  ]);
  return forAda.body;
}

async function askToWithdraw({ id }: Dispatched): Promise<void> {
  const claimants = database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'claimant')
    .select('id');
  const by = { personId: ada.personId, role: 'person' as const };
  const partyId = (await claimants.executeTakeFirstOrThrow()).id;
  await move(deps, {
    disputeId: id,
    type: 'withdrawal_asked',
    as: 'claimant',
    by,
    partyId,
    why: 'We have settled elsewhere.',
    details: { liberty: 'with' },
  });
}

test.each(['extended', 'declined'] as const)(
  'a request for more time and that it is %s are papers of both sides and the officer',
  async (outcome) => {
    const one = await dispatched(deps, twoRespondents());
    const cookie = await shown(one.code);
    const sent = await say(
      one.code,
      'extension',
      { days: '5', words: 'I am in hospital.' },
      { cookie },
    );
    expect(sent.status).toBe(201);
    const [request, ...more] = await papersOf(one, 'extension');
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      id: sent.data.paperId,
      audience: 'parties',
      partyId: one.partyId,
      title: expect.stringContaining(`${one.reference}/R1-01`),
      issuedNumber: expect.stringContaining(`${one.reference}/`),
      signer: 'Ben Borrower, by a one-time code to b•••@e•••.org',
    });
    expect(readPdf(await isReadByBoth(one, request as never)).text).toContain('I am in hospital.');
    const body = {
      outcome,
      why: 'The letter of the hospital shows it, or not.',
      days: outcome === 'extended' ? 5 : null,
    };
    const path = `/api/office/responses/${sent.data.id}/decision`;
    const two = await Promise.all([
      ask('POST', path, { body, cookie: omar.cookie }),
      ask('POST', path, { body, cookie: omar.cookie }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const decisions = await papersOf(one, 'decision');
    expect(decisions).toHaveLength(1);
    const [decision] = decisions;
    expect(decision).toMatchObject({
      audience: 'parties',
      signer: 'Omar Officer, case officer',
      partyId: null,
      title: `Decision on more time to answer, ${one.reference}/R1-01`,
      issuedNumber: expect.stringContaining(`${one.reference}/`),
    });
    const { text } = readPdf(await isReadByBoth(one, decision as never));
    expect(text).toContain(
      outcome === 'extended'
        ? 'is given more time to answer: 5 days.'
        : 'is not given more time to answer.',
    );
    const due = (await ask('GET', `/api/response/${one.code}`, { cookie })).data.time.on as string;
    expect(text).toContain(`The last day to answer is ${Number(due.slice(8))} `);
  },
);

test('who decides what is refused leaves no paper behind', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one.code);
  const sent = await say(
    one.code,
    'extension',
    { days: '5', words: 'I am in hospital.' },
    { cookie },
  );
  const path = `/api/office/responses/${sent.data.id}/decision`;
  const wrong = { outcome: 'extended', why: 'Good reasons are shown.', days: 99 };
  expect((await ask('POST', path, { body: wrong, cookie: omar.cookie })).error?.code).toBe(
    'days_wrong',
  );
  expect(
    (await ask('POST', path, { body: { ...wrong, days: 3 }, cookie: eve.cookie })).status,
  ).toBe(403);
  expect(
    (await ask('POST', path, { body: { ...wrong, days: 3 }, cookie: ada.cookie })).status,
  ).toBe(403);
  expect(await papersOf(one, 'decision')).toEqual([]);
});

test('a decision is written in the language of whoever asked, with the same in English', async () => {
  const marathi = aParty('respondent', { language: 'mr' });
  const one = await dispatched(deps, aFiling({ parties: [aParty('claimant'), marathi] }));
  const cookie = await shown(one.code);
  const sent = await say(
    one.code,
    'extension',
    { days: '5', words: 'मी आजारी आहे.' },
    { cookie, language: 'mr' },
  );
  const body = { outcome: 'extended', why: 'The papers show it.', days: 4 };
  expect(
    (
      await ask('POST', `/api/office/responses/${sent.data.id}/decision`, {
        body,
        cookie: omar.cookie,
      })
    ).status,
  ).toBe(200);
  const [request, decision] = [
    (await papersOf(one, 'extension'))[0],
    (await papersOf(one, 'decision'))[0],
  ];
  for (const paper of [request, decision])
    expect((await read(one, paper?.id ?? '', ada)).body.toString('latin1')).toContain(
      '/Lang (mr-IN)',
    );
  expect(decision?.title).toBe(`Decision on more time to answer, ${one.reference}/R1-01`);
  expect(readPdf((await read(one, decision?.id ?? '', ada)).body).text).toContain(
    'is given more time to answer: 4 days.',
  );
});

test('an objection to a withdrawal by the code of a notice is a paper that all parties read', async () => {
  const one = await dispatched(deps, twoRespondents());
  const cookie = await shown(one.code);
  await askToWithdraw(one);
  const sent = await say(
    one.code,
    'withdrawal_objection',
    { words: 'I want it decided.' },
    { cookie },
  );
  expect(sent.status).toBe(201);
  const [paper] = await papersOf(one, 'withdrawal_objection');
  expect(paper).toMatchObject({
    id: sent.data.paperId,
    audience: 'parties',
    partyId: one.partyId,
  });
  expect(readPdf(await isReadByBoth(one, paper as never)).text).toContain('I want it decided.');
});

test('an objection in her account is the same paper with the same receipt, numbered after what she sent before; three at once are one', async () => {
  const one = await dispatched(deps, twoRespondents());
  const cookie = await shown(one.code);
  await say(one.code, 'answer', { stance: 'deny', words: 'The goods never came.' }, { cookie });
  expect((await ask('GET', '/api/disputes', { cookie: ben.cookie })).status).toBe(200);
  await askToWithdraw(one);
  const path = `/api/disputes/${one.id}/withdrawal/objection`;
  const body = { reason: 'I want it decided.' };
  expect(await ask('POST', path, { body: { reason: ' ' }, cookie: ben.cookie })).toMatchObject({
    status: 422,
    error: { code: 'reason_missing' },
  });
  expect(await papersOf(one, 'withdrawal_objection')).toEqual([]);
  await post(deps);
  const three = await Promise.all(
    [1, 2, 3].map(() => ask('POST', path, { body, cookie: ben.cookie })),
  );
  expect(three.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [paper, ...more] = await papersOf(one, 'withdrawal_objection');
  expect(more).toEqual([]);
  expect(paper).toMatchObject({
    audience: 'parties',
    signer: 'Ben Borrower, by the account of Benjamin',
    addedBy: ben.personId,
    title: expect.stringContaining(`${one.reference}/R1-02`),
  });
  expect(readPdf(await isReadByBoth(one, paper as never)).text).toContain('I want it decided.');
  const { answers } = (
    await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: ada.cookie })
  ).data;
  expect(answers.map(({ kind }: { kind: string }) => kind)).toContain('withdrawal_objection');
  const event = database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .where('type', '=', 'withdrawal_objected');
  const { details, byPerson } = await event.selectAll().executeTakeFirstOrThrow();
  const row = await database.db
    .selectFrom('response_answer')
    .where('documentId', '=', paper?.id ?? '')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ answer: row.id, sha256: row.hash?.toString('hex') });
  expect(byPerson).toBe(ben.personId);
  const letters = database.db
    .selectFrom('outbox_mail')
    .where('refersTo', '=', row.id)
    .orderBy('kind')
    .select(['kind', 'recipient']);
  expect(await letters.execute()).toEqual([
    { kind: 'response_receipt', recipient: 'ben@example.org' },
    { kind: 'response_told', recipient: 'ada@example.org' },
  ]);
  for (const [who, status] of [
    [eve, 404],
    [ada, 403],
    [omar, 404],
  ] as const)
    expect((await ask('POST', path, { body, cookie: who.cookie })).status).toBe(status);
});

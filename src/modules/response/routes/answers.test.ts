import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runClock } from '#modules/disputes/actions/clock.ts';
import { tribunalReads } from '#modules/disputes/rules/visible.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { type Asked, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
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
import type { ResponseDeps } from '../routes.ts';
import { EMPTY, NO_HEAD, type ResponseForm } from '../rules/content.ts';

// What a respondent without an account can do as a party, and what becomes of it.
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [omar, rhea, eve, ada] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: clock.now });
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

type Paper = {
  id: string;
  kind: string;
  title: string;
  sha256: string;
  issued: { number: string; signer: string } | null;
};

const ask = asking(() => app);

async function bytes(path: string, cookie?: string) {
  const answer = await app.request(path, { headers: cookie ? { cookie } : {} });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Shows who she is by the code that went to her mail; signed in to an account or not. */
async function shown({ code }: Pick<Dispatched, 'code'>, account?: SignedIn): Promise<string> {
  const contact = (await ask('GET', `/api/response/${code}`)).data.contacts[0].id;
  await ask('POST', `/api/response/${code}/codes`, { body: { contact } });
  await post(deps);
  const proved = await ask('POST', `/api/response/${code}/session`, {
    body: { digits: '246810' },
    cookie: account?.cookie,
  });
  expect(proved.status).toBe(200);
  return proved.cookies[0]?.split(';')[0] ?? '';
}

const content = (change: Partial<ResponseForm>): ResponseForm => ({ ...EMPTY, ...change });
const send = (
  one: Pick<Dispatched, 'code'>,
  kind: string,
  change: Partial<ResponseForm>,
  asked: Asked,
) =>
  ask('POST', `/api/response/${one.code}/answers/${kind}`, {
    ...asked,
    body: { content: content(change) },
  });
const stateOf = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const papersOf = async ({ id }: Dispatched, who: SignedIn): Promise<Paper[]> =>
  (await ask('GET', `/api/disputes/${id}/documents`, { cookie: who.cookie })).data?.documents ?? [];
const answer = { stance: 'deny', words: 'The goods were never delivered to me.' };
const askWithdrawal = async ({ id }: Dispatched) => {
  const query = database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'claimant')
    .select('id');
  const partyId = (await query.executeTakeFirstOrThrow()).id;
  const by = { personId: ada.personId, role: 'person' as const };
  return move(deps, {
    disputeId: id,
    type: 'withdrawal_asked',
    as: 'claimant',
    by,
    partyId,
    why: 'We have settled elsewhere.',
    details: { liberty: 'with' },
  });
};
/** Sessions last half a day; a test that waits for weeks keeps hers. */
const keepSessions = () =>
  database.db
    .updateTable('response_session')
    .set({ expiresAt: new Date('2027-06-01') })
    .execute();

test('asked for in the last second: the clock moves nothing, the office is told, and a no leaves her the whole next day', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  clock.now = new Date('2026-12-07T18:29:59Z'); // the last second of the last day in Mumbai
  expect(
    (await send(one, 'extension', { days: '7', words: 'I am in hospital.' }, { cookie })).status,
  ).toBe(201);
  clock.now = new Date('2026-12-09T18:29:59Z'); // the last second of the office's own two working days
  await runClock(deps);
  expect(await stateOf(one)).toBe('arb_commenced');
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data.time).toMatchObject({
    isHeld: true,
    isOver: false,
  });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  const { waiting } = (await ask('GET', '/api/office/responses', { cookie: omar.cookie })).data;
  const request = waiting.find(({ disputeId }: { disputeId: string }) => disputeId === one.id);
  expect(request).toMatchObject({ kind: 'extension', heldOn: '2026-12-07' });
  const queue = (await ask('GET', '/api/office/queue', { cookie: omar.cookie })).data.items;
  expect(queue.find(({ id }: { id: string }) => id === request.id)).toMatchObject({
    reason: 'extension_asked',
    dueAt: '2026-12-09T18:29:59.999Z',
  });
  const body = { outcome: 'declined', why: 'No paper shows it.', days: null };
  expect(
    (
      await ask('POST', `/api/office/responses/${request.id}/decision`, {
        body,
        cookie: omar.cookie,
      })
    ).status,
  ).toBe(200);
  clock.now = new Date('2026-12-10T18:29:59Z');
  await runClock(deps);
  expect(await stateOf(one)).toBe('arb_commenced');
  clock.now = new Date('2026-12-10T18:30:00Z');
  await runClock(deps);
  expect(await stateOf(one)).toBe('arb_constituting');
});

test('nobody decides in time: the clock gives what was asked for, with a paper and a letter, and nothing waits any more', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  expect(
    (await send(one, 'extension', { days: '5', words: 'I am in hospital.' }, { cookie })).status,
  ).toBe(201);
  const { id } = await database.db
    .selectFrom('response_answer')
    .where('disputeId', '=', one.id)
    .where('kind', '=', 'extension')
    .select('id')
    .executeTakeFirstOrThrow();
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000); // two working days and whatever is closed between them
  await runClock(deps);
  await runClock(deps);
  const row = await database.db
    .selectFrom('response_answer')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ outcome: 'extended', decidedBy: null });
  const events = database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .where('type', '=', 'time_extended');
  expect(await events.select('details').execute()).toEqual([
    { details: expect.objectContaining({ days: 5, isBySilence: true }) },
  ]);
  const papers = database.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', one.id)
    .where('kind', '=', 'decision');
  expect(await papers.select('id').execute()).toHaveLength(1);
  const letters = database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', 'response_decision')
    .where('refersTo', '=', id);
  expect((await letters.select('id').execute()).length).toBeGreaterThan(0);
});

test('asked for in the next second it is refused, and the clock goes on', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  clock.now = new Date('2026-12-07T18:30:00Z');
  expect(
    await send(one, 'extension', { days: '7', words: 'I am in hospital.' }, { cookie }),
  ).toMatchObject({
    status: 409,
    error: { code: 'time_over' },
  });
  await runClock(deps);
  expect(await stateOf(one)).toBe('arb_constituting');
});

test('days that are given late are counted from the day on which they are given', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  clock.now = new Date('2026-12-07T06:30:00Z');
  const asked = await send(one, 'extension', { days: '7', words: 'I am in hospital.' }, { cookie });
  clock.now = new Date('2026-12-21T06:30:00Z'); // a Monday, two weeks later
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  const body = { outcome: 'extended', why: 'The hospital’s letter shows it.', days: 7 };
  expect(
    (
      await ask('POST', `/api/office/responses/${asked.data.id}/decision`, {
        body,
        cookie: omar.cookie,
      })
    ).status,
  ).toBe(200);
  expect((await ask('GET', `/api/response/${one.code}`, { cookie })).data.time).toMatchObject({
    on: '2026-12-28',
    isHeld: false,
    isOver: false,
  });
});

test('an answer is a paper of the case with number, signer and hash, read by both sides and the office, and by no stranger', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const sent = await send(one, 'answer', answer, { cookie });
  const [paper] = (await papersOf(one, ada)).filter(({ kind }) => kind === 'answer');
  expect(paper).toMatchObject({
    id: sent.data.paperId,
    title: `Answer, ${one.reference}/R1-01`,
    issued: {
      number: expect.stringContaining(`${one.reference}/`),
      signer: 'Ben Borrower, by a one-time code to b•••@e•••.org',
    },
  });
  const path = `/api/disputes/${one.id}/documents/${paper?.id}`;
  const [forAda, forOmar, forEve] = [
    await bytes(path, ada.cookie),
    await bytes(path, omar.cookie),
    await bytes(path, eve.cookie),
  ];
  expect(forAda.body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(createHash('sha256').update(forAda.body).digest('hex')).toBe(paper?.sha256);
  expect([forAda.status, forOmar.status, forEve.status]).toEqual([200, 200, 404]);
  expect(forOmar.body.equals(forAda.body)).toBe(true);
  const own = `/api/response/${one.code}/papers/${paper?.id}`;
  expect((await bytes(own, cookie)).body.equals(forAda.body)).toBe(true);
  expect((await bytes(own)).status).toBe(401);
  expect((await bytes(`/api/response/ABCD-EFGH/papers/${paper?.id}`, cookie)).status).toBe(404);
});

test('an offer is read by her and by whoever claims; another respondent and a tribunal do not read it', async () => {
  const two = aFiling({
    parties: [
      aParty('claimant'),
      aParty('respondent'),
      aParty('respondent', { name: 'Bina Borrower' }),
    ],
  });
  const one = await dispatched(deps, two);
  const [ben, bina] = [one, { code: await codeOf(deps, one.id, one.respondents[1] ?? '') }];
  const [cookie, hers] = [await shown(ben), await shown(bina)];
  const offer = {
    shape: 'lump',
    amount: '1,00,000',
    firstOn: '2026-12-15',
    words: 'I can pay this and no more.',
  };
  const { paperId } = (await send(ben, 'offer', offer, { cookie })).data;
  const said = (await send(ben, 'answer', answer, { cookie })).data.paperId;
  const idsFor = async (code: string, as: string) =>
    (await ask('GET', `/api/response/${code}`, { cookie: as })).data.papers.map(
      ({ id }: { id: string }) => id,
    );
  expect((await papersOf(one, ada)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([paperId, said]),
  );
  expect(await idsFor(ben.code, cookie)).toEqual(expect.arrayContaining([paperId, said]));
  expect(await idsFor(bina.code, hers)).toContain(said);
  expect(await idsFor(bina.code, hers)).not.toContain(paperId);
  expect((await bytes(`/api/response/${bina.code}/papers/${paperId}`, hers)).status).toBe(404);
  const rows = await database.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', one.id)
    .select(['id', 'kind', 'audience'])
    .execute();
  const forTribunal = rows.filter(tribunalReads).map(({ id }) => id);
  expect(forTribunal).toContain(said);
  expect(forTribunal).not.toContain(paperId);
  const open = database.db
    .updateTable('dispute_document')
    .set({ audience: 'parties' })
    .where('id', '=', paperId)
    .execute();
  await expect(open).rejects.toThrow('dispute_document_offer_is_not_for_all');
});

test('"I am not this person" is a paper of the office alone, and what a neighbour says there is not told to the other side', async () => {
  const one = await dispatched(deps);
  const sent = await send(one, 'identity', { reason: 'moved', words: 'He lives in Pune now.' }, {});
  const path = `/api/disputes/${one.id}/documents/${sent.data.paperId}`;
  expect([(await bytes(path, ada.cookie)).status, (await bytes(path, omar.cookie)).status]).toEqual(
    [404, 200],
  );
  const { answers } = (
    await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: ada.cookie })
  ).data;
  expect(answers).toEqual([]);
  const row = await database.db
    .selectFrom('dispute_document')
    .where('id', '=', sent.data.paperId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    audience: 'office',
    partyId: null,
    signer: 'Whoever opened the notice to Ben Borrower; nothing was shown',
  });
});

test('who writes in Marathi gets her paper in Marathi, with an English frame', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const sent = await send(
    one,
    'answer',
    { stance: 'deny', words: 'मला माल मिळाला नाही.' },
    { cookie, language: 'mr' },
  );
  const { body } = await bytes(`/api/response/${one.code}/papers/${sent.data.paperId}`, cookie);
  expect(body.toString('latin1')).toContain('/Lang (mr-IN)');
  const english = await send(
    one,
    'objection',
    { grounds: ['no_agreement'], words: 'I signed nothing.' },
    { cookie },
  );
  expect(
    (await bytes(`/api/response/${one.code}/papers/${english.data.paperId}`, cookie)).body.toString(
      'latin1',
    ),
  ).toContain('/Lang (en-IN)');
  const [paper] = (await papersOf(one, ada)).filter(({ kind }) => kind === 'answer');
  expect(paper?.title).toBe(`Answer, ${one.reference}/R1-01`);
});

test('a counterclaim has the interest of a claim; its costs are told before, and nothing falls due', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const heads = [
    {
      ...NO_HEAD,
      head: 'Deposit',
      amount: '20,000',
      interestBasis: 'contract',
      interestRate: '12.5',
      interestFrom: '2026-04-01',
    },
  ];
  const counter = { words: 'They kept my deposit.', heads };
  await ask('PUT', `/api/response/${one.code}/drafts/counterclaim`, {
    body: { content: content(counter) },
    cookie,
  });
  const draft = (await ask('GET', `/api/response/${one.code}/drafts/counterclaim`, { cookie }))
    .data;
  expect(draft.costs[0]).toEqual({ label: 'Fee to send it', value: 'None. Nothing is due now.' });
  expect(draft.costs).toHaveLength(4);
  const sent = await send(one, 'counterclaim', counter, { cookie });
  expect(sent.data.costs).toEqual(draft.costs);
  const row = await database.db
    .selectFrom('dispute_claim')
    .where('disputeId', '=', one.id)
    .where('isCounterclaim', '=', true)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    head: 'Deposit',
    amountMinor: 2_000_000n,
    interestBasis: 'contract',
    interestRate: 1250,
    interestFrom: '2026-04-01',
  });
  const event = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .where('type', '=', 'answered')
    .select('details')
    .executeTakeFirstOrThrow();
  expect(event.details).toMatchObject({
    kind: 'counterclaim',
    filingFee: 0,
    feesBy: expect.stringMatching(/^fees@\d+$/),
  });
  const bills = await database.db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', one.id)
    .where('partyId', '=', one.partyId)
    .selectAll()
    .execute();
  expect(bills).toEqual([]);
});

test('a counterclaim whose interest has no rate is refused by its field, and nothing of it is kept', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  const heads = [{ ...NO_HEAD, head: 'Deposit', amount: '20,000', interestBasis: 'contract' }];
  expect(
    await send(one, 'counterclaim', { words: 'They kept my deposit.', heads }, { cookie }),
  ).toMatchObject({
    status: 422,
    error: { code: 'interest_wrong', fields: { 'heads.0.interestRate': expect.any(String) } },
  });
  expect(await papersOf(one, ada)).toEqual([]);
});

test('she objects to a withdrawal on her notice, once; then a registrar decides and no timer does', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  expect((await askWithdrawal(one)).ok).toBe(true);
  const seen = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
  expect(seen.choices).toContain('withdrawal_objection');
  expect(seen.limits).toContainEqual(
    expect.objectContaining({ limit: 'withdrawal_objection', who: 'you', dueOn: '2026-11-27' }),
  );
  expect((await send(one, 'withdrawal_objection', {}, { cookie })).error?.code).toBe(
    'words_missing',
  );
  expect(
    (await send(one, 'withdrawal_objection', { words: 'I want it decided.' }, {})).status,
  ).toBe(401);
  clock.now = new Date('2026-11-27T18:29:59Z');
  expect(
    (await send(one, 'withdrawal_objection', { words: 'I want it decided.' }, { cookie })).status,
  ).toBe(201);
  expect((await send(one, 'withdrawal_objection', { words: 'Again.' }, { cookie })).status).toBe(
    409,
  );
  clock.now = new Date('2026-12-01T06:30:00Z');
  await runClock(deps);
  expect(await stateOf(one)).toBe('arb_commenced');
  const { timeline } = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
  expect(timeline.at(-1)).toMatchObject({
    type: 'withdrawal_objected',
    party: 'Ben Borrower',
    why: 'I want it decided.',
  });
});

test('who does not object in seven days has the case withdrawn, and a second later nothing is left to object to', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await keepSessions();
  await askWithdrawal(one);
  clock.now = new Date('2026-11-27T18:30:00Z');
  await runClock(deps);
  expect(await stateOf(one)).toBe('withdrawn');
  expect(
    (await send(one, 'withdrawal_objection', { words: 'I want it decided.' }, { cookie })).status,
  ).toBe(409);
});

test('the story of the case is for whoever has shown who she is; it has what a party with an account sees, and no more', async () => {
  const one = await dispatched(deps);
  expect((await ask('GET', `/api/response/${one.code}`)).data.timeline).toEqual([]);
  const cookie = await shown(one);
  const { timeline, limits } = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
  expect(timeline.map(({ type }: { type: string }) => type)).toEqual([
    'submitted',
    'notice_dispatched',
    'served',
  ]);
  expect(limits).toContainEqual({
    limit: 'answer',
    who: 'you',
    dueOn: '2026-12-07',
    isOver: false,
    isHeld: false,
  });
});

const lists = async ({ id }: Dispatched, who: SignedIn) =>
  (await ask('GET', '/api/disputes', { cookie: who.cookie })).data.disputes.some(
    (row: { id: string }) => row.id === id,
  );

test('an account that she opens later with the proved address has the case; one with another address has not', async () => {
  const address = `ben-${newId().slice(-8)}@example.org`;
  const contacts = [
    {
      channel: 'email' as const,
      value: address,
      isDesignated: true,
      designatedIn: 'Agreement, clause 12',
    },
  ];
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', { contacts })] }),
  );
  const cookie = await shown(one);
  await shown(one); // a second time makes no second membership
  const members = await database.db
    .selectFrom('dispute_member')
    .where('partyId', '=', one.partyId)
    .selectAll()
    .execute();
  expect(members).toMatchObject([{ personId: null, email: address, role: 'party' }]);
  const ben = await signedIn(database.db, {
    name: 'Ben',
    email: address.toUpperCase().replace('EXAMPLE.ORG', 'example.org'),
    now: clock.now,
  });
  expect([await lists(one, ben), await lists(one, eve)]).toEqual([true, false]);
  expect((await ask('GET', `/api/disputes/${one.id}`, { cookie: ben.cookie })).data).toMatchObject({
    as: 'respondent',
  });
  expect((await ask('GET', `/api/disputes/${one.id}`, { cookie: eve.cookie })).status).toBe(404);
  expect(
    (await ask('GET', `/api/response/${one.code}`, { cookie: `${ben.cookie}; ${cookie}` })).data
      .inAccount,
  ).toBe(one.id);
  expect(
    (await ask('GET', `/api/response/${one.code}`, { cookie: eve.cookie })).data.inAccount,
  ).toBeNull();
});

test('who proves her code while signed in has the case in that account, whatever its address is', async () => {
  const one = await dispatched(deps);
  const ben = await signedIn(database.db, {
    name: 'Ben',
    email: `other-${newId().slice(-8)}@example.org`,
    now: clock.now,
  });
  expect(await lists(one, ben)).toBe(false);
  await ask('GET', `/api/response/${one.code}`, { cookie: ben.cookie }); // reading alone makes nobody a party
  expect(await lists(one, ben)).toBe(false);
  await shown(one, ben);
  expect(await lists(one, ben)).toBe(true);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', one.id)
    .where('act', '=', 'notice.verified')
    .selectAll()
    .execute();
  expect(acts).toMatchObject([{ byPerson: ben.personId }]);
});

test('an account with the address to which her notice went has the case, also where she never typed a code', async () => {
  const [address, other] = [
    `ben-${newId().slice(-8)}@example.org`,
    `bob-${newId().slice(-8)}@example.org`,
  ];
  const at = (value: string) => ({
    contacts: [
      {
        channel: 'email' as const,
        value,
        isDesignated: true,
        designatedIn: 'Agreement, clause 12',
      },
    ],
  });
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', at(address))] }),
  );
  const doubted = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', at(other))] }),
  );
  await send(doubted, 'identity', { reason: 'moved' }, {});
  const [ben, bob] = [
    await signedIn(database.db, { name: 'Ben', email: address, now: clock.now }),
    await signedIn(database.db, { name: 'Bob', email: other, now: clock.now }),
  ];
  expect([
    await lists(one, ben),
    await lists(one, ben),
    await lists(one, bob),
    await lists(one, eve),
  ]).toEqual([true, true, false, false]);
  expect(await lists(doubted, bob)).toBe(false); // whether he is the person is not decided
  expect(
    await database.db
      .selectFrom('dispute_member')
      .where('partyId', '=', one.partyId)
      .selectAll()
      .execute(),
  ).toHaveLength(1);
});

test('an account whose address is not proved yet has nothing of it', async () => {
  const address = `ben-${newId().slice(-8)}@example.org`;
  const contacts = [
    {
      channel: 'email' as const,
      value: address,
      isDesignated: true,
      designatedIn: 'Agreement, clause 12',
    },
  ];
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', { contacts })] }),
  );
  await shown(one);
  const claims = await signedIn(database.db, { name: 'Eve', email: address, now: clock.now });
  await database.db
    .updateTable('identity_person')
    .set({ emailVerifiedAt: null })
    .where('id', '=', claims.personId)
    .execute();
  expect(await lists(one, claims)).toBe(false);
});

test('once it is found that she was another person, neither her code nor her account opens anything', async () => {
  const one = await dispatched(deps);
  const wrong = await signedIn(database.db, {
    name: 'Ben',
    email: `wrong-${newId().slice(-8)}@example.org`,
    now: clock.now,
  });
  const cookie = await shown(one, wrong);
  const said = await send(
    one,
    'identity',
    { reason: 'another', words: 'I share his name.' },
    { cookie },
  );
  const body = { outcome: 'another', why: 'His birthday is another.', days: null };
  expect(
    (
      await ask('POST', `/api/office/responses/${said.data.id}/decision`, {
        body,
        cookie: rhea.cookie,
      })
    ).status,
  ).toBe(200);
  expect(await lists(one, wrong)).toBe(false);
  expect((await ask('GET', `/api/disputes/${one.id}`, { cookie: wrong.cookie })).status).toBe(404);
});

test('where she is for her bills is asked with her answer, proposed by her address, and stands in no paper of the case', async () => {
  const one = await dispatched(deps);
  expect((await ask('GET', `/api/response/${one.code}`)).data.you.taxPlace).toBeNull(); // whoever found the letter learns nothing
  const cookie = await shown(one);
  const { you } = (await ask('GET', `/api/response/${one.code}`, { cookie })).data;
  expect(you.taxPlace).toEqual({ state: '27', gstin: null, isTold: false });
  const wrong = await send(
    one,
    'answer',
    { ...answer, state: '29', gstin: '29AAGCB7383J1Z5' },
    { cookie },
  );
  expect([wrong.status, Object.keys(wrong.error?.fields ?? {})]).toEqual([422, ['gstin']]);
  const draft = content({ ...answer, state: '29', gstin: '' });
  await ask('PUT', `/api/response/${one.code}/drafts/answer`, { cookie, body: { content: draft } });
  const kept = (await ask('GET', `/api/response/${one.code}/drafts/answer`, { cookie })).data
    .content;
  expect(kept).toMatchObject({ state: '29' });
  expect(
    (await send(one, 'answer', { ...answer, state: '29', gstin: '' }, { cookie })).status,
  ).toBe(201);
  expect(
    (await ask('GET', `/api/response/${one.code}`, { cookie })).data.you.taxPlace,
  ).toMatchObject({ state: '29', isTold: true });
  const sent = await database.db
    .selectFrom('response_answer')
    .where('disputeId', '=', one.id)
    .select('content')
    .executeTakeFirstOrThrow();
  expect(Object.keys(sent.content as object)).not.toContain('state');
});

test('an answer without a state is an answer, and says nothing of the tax', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  expect((await send(one, 'answer', { ...answer, state: '', gstin: '' }, { cookie })).status).toBe(
    201,
  );
  expect(
    (await ask('GET', `/api/response/${one.code}`, { cookie })).data.you.taxPlace,
  ).toMatchObject({ isTold: false });
});

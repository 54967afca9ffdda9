import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, aVault, disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { issueDocument } from '../actions/documents.ts';

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let ada: SignedIn;
let ben: SignedIn;
let eve: SignedIn;
let omar: SignedIn;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
let id: string;
let [claimant, respondent]: [string, string] = ['', ''];

beforeAll(async () => {
  database = await testDatabase();
  const papers = await aVault();
  deps = { ...(await disputesDeps(database.db, clock)), papers };
  app = appWith(database, { now: () => clock.now, papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: clock.now });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.org', now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', email: 'eve@example.org', now: clock.now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
});
afterAll(() => database.drop());

beforeEach(async () => {
  ({ id } = await opened(deps));
  const parties = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .orderBy('side')
    .select('id')
    .execute();
  [claimant, respondent] = [parties[0]?.id ?? '', parties[1]?.id ?? ''];
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: respondent,
      personId: ben.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
});

const get = (path: string, who: SignedIn | null) => call(app, 'GET', path, { cookie: who?.cookie });
const post = (path: string, who: SignedIn | null, body: unknown) =>
  call(app, 'POST', path, { cookie: who?.cookie, body });
const place = async (
  state: 'arb_serving' | 'arb_commenced' | 'arb_invite' | 'con_wait',
  process: 'arbitration' | 'conciliation' = 'arbitration',
) => {
  await database.db
    .updateTable('dispute')
    .set({ state, process, openedAt: clock.now })
    .where('id', '=', id)
    .execute();
};
const served = () =>
  move(deps, {
    disputeId: id,
    type: 'served',
    by: { personId: null, role: 'system' },
    as: 'system',
    partyId: respondent,
  });

test('the claimant sees her case, the office reads it without her acts, and a stranger and a visitor do not see it', async () => {
  const answer = await get(`/api/disputes/${id}`, ada);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    as: 'claimant',
    state: 'filed',
    sum: 45_000_000,
    title: 'Price of goods sold',
  });
  expect(data.may).toContain('withdrawal_asked');
  expect(data.limits).toMatchObject([{ limit: 'registration_payment', who: 'you' }]);
  expect((await get(`/api/disputes/${id}`, eve)).status).toBe(404);
  const office = (await (await get(`/api/disputes/${id}`, omar)).json()) as { data: typeof data };
  expect(office.data).toMatchObject({ as: 'officer', may: [], next: [], estimate: null });
  expect(office.data.limits).toMatchObject([{ limit: 'registration_payment', who: 'claimant' }]);
  expect(JSON.stringify(office)).not.toContain('ada@example.org');
  expect((await get(`/api/disputes/${id}`, null)).status).toBe(401);
});

test('the respondent sees it when it was opened to her, and never the addresses of the other side', async () => {
  expect((await get(`/api/disputes/${id}`, ben)).status).toBe(404);
  await place('arb_serving');
  const text = await (await get(`/api/disputes/${id}`, ben)).text();
  expect(JSON.parse(text).data).toMatchObject({ as: 'respondent' });
  expect(text).toContain('ben@example.org');
  expect(text).not.toContain('ada@example.org');
});

test('a list has the caller’s own cases, page by page, and nobody else’s', async () => {
  for (let at = 0; at < 21; at += 1)
    await opened(deps, aFiling({ title: `Case ${at}` }), 'ada@example.org');
  const first = (await (await get('/api/disputes', ada)).json()) as {
    data: { disputes: { id: string; title: string }[]; next: string };
  };
  expect(first.data.disputes).toHaveLength(20);
  expect(first.data.disputes[0]).toMatchObject({
    title: 'Case 20',
    against: { name: 'Ben Borrower', more: 0 },
  });
  const second = (await (
    await get(`/api/disputes?before=${first.data.next}`, ada)
  ).json()) as typeof first;
  const both = [...first.data.disputes, ...second.data.disputes].map((one) => one.id);
  expect(new Set(both).size).toBe(both.length);
  expect(((await (await get('/api/disputes', eve)).json()) as typeof first).data.disputes).toEqual(
    [],
  );
  expect((await get('/api/disputes', null)).status).toBe(401);
});

test('before anybody was served a claimant leaves at once; afterwards the respondent is heard on it', async () => {
  expect(
    await (await post(`/api/disputes/${id}/withdrawal`, ada, { reason: 'paid' })).json(),
  ).toMatchObject({
    error: { code: 'liberty_missing', fields: { liberty: expect.any(String) } },
  });
  expect(
    await (
      await post(`/api/disputes/${id}/withdrawal`, ada, { reason: 'paid', liberty: 'with' })
    ).json(),
  ).toMatchObject({
    data: { state: 'withdrawn' },
  });
  expect(
    (await post(`/api/disputes/${id}/withdrawal`, ada, { reason: 'paid', liberty: 'with' })).status,
  ).toBe(409);
  ({ id } = await opened(deps));
  const party = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  respondent = party.id;
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: respondent,
      personId: ben.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
  await place('arb_serving');
  await served();
  expect(
    await (
      await post(`/api/disputes/${id}/withdrawal`, ada, { reason: 'paid', liberty: 'with' })
    ).json(),
  ).toMatchObject({
    data: { state: 'arb_commenced' },
  });
  const empty = await post(`/api/disputes/${id}/withdrawal/objection`, ben, { reason: ' ' });
  expect([empty.status, await empty.json()]).toMatchObject([
    422,
    { error: { code: 'reason_missing', fields: { reason: expect.any(String) } } },
  ]);
  expect(
    (await post(`/api/disputes/${id}/withdrawal/objection`, ben, { reason: 'I want a decision' }))
      .status,
  ).toBe(200);
  expect(
    (await post(`/api/disputes/${id}/withdrawal/objection`, ada, { reason: 'x' })).status,
  ).toBe(403);
  for (const [path, body] of [
    [`/api/disputes/${id}/withdrawal`, { reason: 'x' }],
    [`/api/disputes/${id}/withdrawal/objection`, { reason: 'x' }],
    [`/api/disputes/${id}/withdrawal-consents`, {}],
    [`/api/disputes/${id}/talks-end`, { name: 'Eve', agreed: true }],
  ] as const) {
    expect((await post(path, eve, body)).status).toBe(404);
    expect((await post(path, omar, body)).status).toBe(404);
    expect((await post(path, null, body)).status).toBe(401);
  }
});

test('to agree to arbitration one ticks, types one’s name and signs for one’s own party, once', async () => {
  await place('arb_invite');
  const path = `/api/disputes/${id}/submission-agreement`;
  const whole = { party: claimant, name: 'Ada', agreed: true };
  expect(await (await post(path, ada, { ...whole, agreed: false })).json()).toMatchObject({
    error: { code: 'not_agreed' },
  });
  expect(await (await post(path, ada, { ...whole, name: ' ' })).json()).toMatchObject({
    error: { code: 'name_missing' },
  });
  expect(await (await post(path, ada, { ...whole, party: respondent })).json()).toMatchObject({
    error: { code: 'party_missing' },
  });
  const both = await Promise.all([post(path, ada, whole), post(path, ada, whole)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await post(path, eve, whole)).status).toBe(404);
});

test('silence counts as a no only after thirty days, and only when whoever invited says so', async () => {
  await place('con_wait', 'conciliation');
  await database.db
    .insertInto('dispute_event')
    .values({
      id: newId(),
      disputeId: id,
      number: 2,
      type: 'invitation_sent',
      at: clock.now,
      onDay: '2026-11-20',
      byRole: 'system',
      fromState: 'track_check',
      toState: 'con_wait',
      details: '{}',
    })
    .execute();
  const path = `/api/disputes/${id}/failed-invitation`;
  expect((await post(path, ada, {})).status).toBe(409);
  expect((await post(path, ben, {})).status).toBe(403);
  expect((await post(path, eve, {})).status).toBe(404);
  const then = clock.now;
  clock.now = new Date('2026-12-22T06:30:00Z');
  const later = await signedIn(database.db, {
    name: 'Ada at her partner’s',
    email: 'partner@example.org',
    now: clock.now,
  });
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: claimant,
      personId: later.personId,
      role: 'party',
      since: then,
    })
    .execute();
  const said = await (await post(path, later, {})).json();
  clock.now = then;
  expect(said).toMatchObject({ data: { state: 'closed_no_conciliation' } });
});

test('a changed address is a new row, the old one stays, and another’s cannot be touched', async () => {
  const path = `/api/disputes/${id}/contacts`;
  const seen = (await (await get(`/api/disputes/${id}`, ada)).json()) as {
    data: { parties: { id: string; contacts: { id: string; channel: string }[] }[] };
  };
  const old =
    seen.data.parties
      .find((party) => party.id === claimant)
      ?.contacts.find(({ channel }) => channel === 'email')?.id ?? '';
  const wanted = { party: claimant, channel: 'email', value: 'new@example.org', replaces: old };
  expect(await (await post(path, ada, { ...wanted, value: 'nonsense' })).json()).toMatchObject({
    error: { code: 'contact_wrong', fields: { value: expect.any(String) } },
  });
  expect((await post(path, ada, { ...wanted, party: respondent })).status).toBe(422);
  expect((await post(path, eve, wanted)).status).toBe(404);
  expect((await post(path, ada, wanted)).status).toBe(200);
  const rows = await database.db
    .selectFrom('dispute_contact')
    .where('partyId', '=', claimant)
    .where('channel', '=', 'email')
    .orderBy('addedAt')
    .orderBy('id')
    .selectAll()
    .execute();
  expect(rows.map(({ value, endedAt }) => [value, endedAt !== null])).toEqual([
    ['ada@example.org', true],
    ['new@example.org', false],
  ]);
});

test('a paper is given to whoever may read it, and that it was opened stands in the record', async () => {
  await place('arb_serving');
  const issue = (audience: 'claimant' | 'parties') =>
    database.db.transaction().execute((tx) =>
      issueDocument(deps, tx, {
        disputeId: id,
        kind: 'memo',
        title: 'Memo',
        bytes: Buffer.from('%PDF-1.4 memo'),
        type: 'application/pdf',
        audience,
        signer: 'Omar',
        by: { personId: omar.personId, role: 'case_officer' },
      }),
    );
  const [own, common] = [await issue('claimant'), await issue('parties')];
  const path = (document: string) => `/api/disputes/${id}/documents/${document}`;
  const given = await get(path(own.id), ada);
  expect([given.status, given.headers.get('content-type'), await given.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.4 memo',
  ]);
  expect((await get(path(own.id), ben)).status).toBe(404);
  expect((await get(path(common.id), ben)).status).toBe(200);
  expect((await get(path(common.id), eve)).status).toBe(404);
  expect((await get(path(own.id), omar)).status).toBe(200);
  expect((await get(path(common.id), null)).status).toBe(401);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .where('act', '=', 'dispute.document_opened')
    .orderBy('number')
    .select('byPerson')
    .execute();
  expect(acts.map(({ byPerson }) => byPerson)).toEqual([ada.personId, ben.personId, omar.personId]);
  // Whoever may read it is told which parties have opened it; of a paper that is for one side alone nothing is told.
  const { data } = await (await get(`/api/disputes/${id}/documents`, ada)).json();
  const openedBy = (paper: string) =>
    data.documents.find((one: { id: string }) => one.id === paper).openedBy;
  expect([openedBy(common.id), openedBy(own.id)]).toEqual([[respondent], null]);
});

test('two respondents: each sees which of the parties she is', async () => {
  const two = await opened(
    deps,
    aFiling({
      parties: [aParty('claimant'), aParty('respondent'), aParty('respondent', { name: 'Bob' })],
    }),
  );
  const seen = (await (await get(`/api/disputes/${two.id}`, ada)).json()) as {
    data: { parties: { name: string; isYou: boolean }[] };
  };
  expect(seen.data.parties.map(({ name, isYou }) => [name, isYou])).toEqual([
    ['Ada Traders', true],
    ['Ben Borrower', false],
    ['Bob', false],
  ]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimProvedMemberships } from '#modules/disputes/actions/memberships.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import {
  type Dispatched,
  dispatched,
  invited,
  post,
  responseDeps,
} from '../../../../tests/notices.ts';
import type { ResponseDeps } from '../actions/deps.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';

// Section 1 of the issue, points 1 to 4: who is believed when somebody agrees, and what becomes of it.

let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let ada: SignedIn;
let omar: SignedIn;
let rhea: SignedIn;
let eve: SignedIn;
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ada = await signedIn(database.db, { email: 'ada@example.org', now: clock.now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  rhea = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
});

async function ask(method: string, path: string, body?: unknown, cookie?: string) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const answer = await app.request(
    path,
    { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    env,
  );
  // biome-ignore lint/suspicious/noExplicitAny: the answer is read as each test knows it
  const json = (await answer.json().catch(() => null)) as any;
  const { code, fields } = json?.error ?? {};
  return {
    status: answer.status,
    data: json?.data,
    code,
    fields,
    cookies: answer.headers.getSetCookie(),
  };
}

async function shown(one: Dispatched): Promise<string> {
  const { data } = await ask('GET', `/api/response/${one.code}`);
  await ask('POST', `/api/response/${one.code}/codes`, { contact: data.contacts[0].id });
  await post(deps);
  const { cookies, status } = await ask('POST', `/api/response/${one.code}/session`, {
    digits: '246810',
  });
  expect(status).toBe(200);
  return cookies[0]?.split(';')[0] ?? '';
}

const content = (change: Partial<ResponseForm> = {}): ResponseForm => ({ ...EMPTY, ...change });
const signing = { content: content({ name: 'Ben Borrower', agrees: true }) };
const said = (one: Dispatched, kind: string, body: unknown, cookie?: string) =>
  ask('POST', `/api/response/${one.code}/answers/${kind}`, body, cookie);
const office = async (one: Dispatched) =>
  (await ask('GET', `/api/office/disputes/${one.id}`, undefined, rhea.cookie)).data;
const eventsOf = async ({ id }: Dispatched) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .selectAll()
      .execute()
  ).map(({ type }) => type);
const partyIn = async ({ id }: Dispatched, side: 'claimant' | 'respondent') =>
  (
    await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', id)
      .where('side', '=', side)
      .select('id')
      .orderBy('place')
      .executeTakeFirstOrThrow()
  ).id;

async function adaSigns(one: Dispatched) {
  await claimProvedMemberships(deps, ada.personId);
  const body = { party: await partyIn(one, 'claimant'), name: 'Ada Trader', agreed: true };
  return ask('POST', `/api/disputes/${one.id}/submission-agreement`, body, ada.cookie);
}

const byAll = {
  clause: 'no_clause',
  wasMadeBeforeDispute: false,
  isTextShown: false,
  isVersionShown: false,
  wasAccessible: false,
  proposedBy: 'none',
  appointer: 'unstated',
  isTiedToOneSide: false,
  isConsumerClause: false,
  signedAfterwards: 'all',
  agreementNamesInstitution: true,
  order: 'none',
  isOrderShown: false,
  orderNamesInstitution: false,
};
const decideB = async (one: Dispatched) =>
  ask(
    'POST',
    `/api/office/disputes/${one.id}/basis`,
    {
      version: (await office(one)).version,
      findings: byAll,
      reasons: 'All of them have signed the agreement here.',
      papers: [],
    },
    rhea.cookie,
  );

const about = async (one: Dispatched, party: 'claimant' | 'respondent') => {
  const [seen, partyId] = [await office(one), await partyIn(one, party)];
  const consent = seen.consents.findLast((each: { partyId: string }) => each.partyId === partyId);
  return { version: seen.version as number, consent };
};
const call = {
  method: 'call',
  document: null,
  called: '+919811112222',
  source: 'The register of companies',
  note: 'He said that he signed it himself.',
};
const show = async (one: Dispatched, evidence: object, cookie = omar.cookie) => {
  const { version, consent } = await about(one, 'respondent');
  return ask(
    'POST',
    `/api/office/disputes/${one.id}/consents/${consent?.id}/proofs`,
    { version, ...evidence },
    cookie,
  );
};

test('a code to an address that the claimant gave shows a reading: what was agreed with it bears no basis until somebody is known by more', async () => {
  const one = await invited(deps, aFiling());
  expect((await adaSigns(one)).status).toBe(200);
  const cookie = await shown(one);
  expect((await said(one, 'agreement', signing, cookie)).status).toBe(201);
  expect((await office(one)).consents).toMatchObject([
    { status: 'counts', way: 'account', proofs: [{ method: 'filer' }] },
    { status: 'not_shown', way: 'notice', signer: 'Ben Borrower', proofs: [] },
  ]);
  expect(await decideB(one)).toMatchObject({ status: 409, code: 'agreement_unsigned' });
  expect(await show(one, call)).toMatchObject({ status: 201 });
  expect((await office(one)).consents[1]).toMatchObject({
    status: 'counts',
    proofs: [{ method: 'call', called: '+919811112222' }],
  });
  expect((await decideB(one)).status).toBe(201);
  expect((await office(one)).state).toBe('arb_notice');
});

test('a call to a number of the request, without where the number is from, or without a word said, shows nobody', async () => {
  const mobile = {
    channel: 'mobile' as const,
    value: '+919820054321',
    isDesignated: false,
    designatedIn: '',
  };
  const ben = aParty('respondent');
  const one = await invited(
    deps,
    aFiling({ parties: [aParty('claimant'), { ...ben, contacts: [...ben.contacts, mobile] }] }),
  );
  await said(one, 'agreement', signing, await shown(one));
  expect(await show(one, { ...call, called: '+91 98200 54321' })).toMatchObject({
    code: 'number_of_claimant',
    fields: { called: expect.any(String) },
  });
  expect(await show(one, { ...call, source: ' ' })).toMatchObject({ code: 'source_missing' });
  expect(await show(one, { ...call, note: 'yes' })).toMatchObject({ code: 'note_short' });
  expect(await show(one, { ...call, method: 'paper', document: newId() })).toMatchObject({
    code: 'document_missing',
  });
  expect(await show(one, { ...call, method: 'account' })).toMatchObject({
    code: 'account_missing',
  });
  expect((await office(one)).consents[0]).toMatchObject({ status: 'not_shown' });
  expect((await show(one, call, eve.cookie)).status).toBe(403);
  expect((await show(one, call, ada.cookie)).status).toBe(403);
});

test('a call shows nobody on a number that the claimant gave, in whichever way it is written, or that came with a code to such a number', async () => {
  const mobile = {
    channel: 'mobile' as const,
    value: '+919820054321',
    isDesignated: false,
    designatedIn: '',
  };
  const ben = aParty('respondent');
  const one = await invited(
    deps,
    aFiling({ parties: [aParty('claimant'), { ...ben, contacts: [...ben.contacts, mobile] }] }),
  );
  const cookie = await shown(one);
  await said(one, 'agreement', signing, cookie);
  for (const called of [
    '098200 54321',
    '98200-54321',
    '0091 98200 54321',
    '(+91) 9820054321',
    '91 9820054321',
  ])
    expect(await show(one, { ...call, called }), called).toMatchObject({
      code: 'number_of_claimant',
    });
  for (const called of [
    '\u096f\u096e\u0968\u0966\u0966\u096b\u096a\u0969\u0968\u0967',
    'his number',
    '12',
  ])
    expect(await show(one, { ...call, called }), called).toMatchObject({ code: 'number_missing' });
  // Whoever read the notice at the claimant's address writes a number of their own into the file.
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: one.id,
      partyId: one.partyId,
      personId: eve.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
  const theirs = { party: one.partyId, channel: 'mobile', value: '+919811112222', replaces: null };
  expect((await ask('POST', `/api/disputes/${one.id}/contacts`, theirs, eve.cookie)).status).toBe(
    200,
  );
  expect(await show(one, call)).toMatchObject({ code: 'number_of_claimant' });
  // One that the office found itself is something else.
  const found = {
    partyId: one.partyId,
    ends: null,
    channel: 'mobile',
    value: '+919833334444',
    isDesignated: false,
    designatedIn: '',
  };
  const way = `/api/service/disputes/${one.id}/contacts`;
  expect(
    (await ask('POST', way, { ...found, reason: 'From the register of companies.' }, omar.cookie))
      .status,
  ).toBe(200);
  expect(await show(one, { ...call, called: '+919833334444' })).toMatchObject({ status: 201 });
});

test('a consent is a paper of the record: the exact words, their hash, a number, who gave it and as what, and every side reads it', async () => {
  const one = await invited(deps, aFiling());
  const cookie = await shown(one);
  const words = (await ask('GET', `/api/response/${one.code}`, undefined, cookie)).data.consentTexts
    .agreement;
  expect(words).toContain(one.reference);
  await said(one, 'agreement', signing, cookie);
  const row = await database.db
    .selectFrom('dispute_consent')
    .where('disputeId', '=', one.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    text: words,
    signer: 'Ben Borrower',
    capacity: 'party',
    way: 'notice',
    network: '203.0.113.9',
  });
  const paper = await database.db
    .selectFrom('dispute_document')
    .where('id', '=', row.documentId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(paper).toMatchObject({
    kind: 'consent',
    audience: 'parties',
    issuedNumber: row.number,
    signer: expect.stringContaining('Ben Borrower'),
  });
  await claimProvedMemberships(deps, ada.personId);
  const seen = (await ask('GET', `/api/disputes/${one.id}`, undefined, ada.cookie)).data;
  expect(seen.consents).toMatchObject([
    { number: row.number, status: 'not_shown', shownBy: [], mayWithdraw: false, mayDeny: false },
  ]);
  const listed = await ask('GET', `/api/disputes/${one.id}/documents`, undefined, ada.cookie);
  const ids = listed.data.documents.map(({ id }: { id: string }) => id);
  expect(ids).toContain(row.documentId);
  await expect(
    database.db
      .updateTable('dispute_consent')
      .set({ signer: 'Eve' })
      .where('id', '=', row.id)
      .execute(),
  ).rejects.toThrow();
  const written = await database.db
    .selectFrom('outbox_mail')
    .innerJoin('dispute_event', 'dispute_event.id', 'outbox_mail.refersTo')
    .where('dispute_event.disputeId', '=', one.id)
    .where('dispute_event.type', '=', 'agreement_signed')
    .select('recipient')
    .execute();
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual(['ada@example.org']); // who signed has a receipt
});

test('it is taken back on the page of the notice or in an account until all have agreed, and may be given anew', async () => {
  const one = await invited(deps, aFiling());
  await adaSigns(one);
  const cookie = await shown(one);
  await said(one, 'agreement', signing, cookie);
  const open = async () =>
    (await ask('GET', `/api/response/${one.code}`, undefined, cookie)).data.choices;
  expect(await open()).toEqual(expect.arrayContaining(['consent_withdrawal', 'consent_denial']));
  expect((await said(one, 'consent_withdrawal', { content: content() }, cookie)).status).toBe(201);
  expect(await open()).toContain('agreement');
  expect(await decideB(one)).toMatchObject({ code: 'agreement_unsigned' });
  expect((await said(one, 'agreement', signing, cookie)).status).toBe(201);
  const own = { party: await partyIn(one, 'claimant') };
  const way = `/api/disputes/${one.id}/consents/submission/withdrawal`;
  expect((await ask('POST', way, own, eve.cookie)).status).toBe(404);
  expect((await ask('POST', way, own, ada.cookie)).status).toBe(200);
  await show(one, call);
  expect(await decideB(one)).toMatchObject({ code: 'agreement_unsigned' });
  await adaSigns(one);
  // Everybody's counts now: it is their agreement, and none of them undoes it alone.
  expect(await ask('POST', way, own, ada.cookie)).toMatchObject({
    status: 409,
    code: 'consent_complete',
  });
  expect(await open()).not.toContain('consent_withdrawal');
});

test('whoever holds the notice says without any code that they did not agree, and nothing is built on it until the registrar has decided', async () => {
  const one = await invited(deps, aFiling());
  await adaSigns(one);
  await said(one, 'agreement', signing, await shown(one));
  await show(one, call);
  expect(
    (await said(one, 'consent_denial', { content: content({ words: 'That was not me.' }) })).status,
  ).toBe(201);
  expect((await office(one)).consents[1]).toMatchObject({ status: 'disputed' });
  expect(await decideB(one)).toMatchObject({ code: 'agreement_unsigned' });
  const decide = async (outcome: string, cookie = rhea.cookie) => {
    const { version, consent } = await about(one, 'respondent');
    const body = { version, outcome, why: 'We compared the signatures.' };
    return ask(
      'POST',
      `/api/office/disputes/${one.id}/consents/${consent.id}/decision`,
      body,
      cookie,
    );
  };
  expect((await decide('upheld', omar.cookie)).status).toBe(403);
  expect((await decide('upheld')).status).toBe(200);
  expect((await office(one)).consents[1]).toMatchObject({ status: 'counts' });
  expect((await decide('fallen')).status).toBe(200);
  expect((await office(one)).consents[1]).toMatchObject({ status: 'over' });
  expect(await decideB(one)).toMatchObject({ code: 'agreement_unsigned' });
});

/** As far as the notice, on everybody's consent. */
async function agreedByAll(filing = aFiling()): Promise<Dispatched> {
  const one = await invited(deps, filing);
  await adaSigns(one);
  await said(one, 'agreement', signing, await shown(one));
  await show(one, call);
  expect((await decideB(one)).status).toBe(201);
  const { version } = await office(one);
  expect(
    (await ask('POST', `/api/office/disputes/${one.id}/notices`, { version }, rhea.cookie)).status,
  ).toBe(201);
  return one;
}

test('“another person” decided after B was recorded: the basis goes with the consent, and nobody is served or late', async () => {
  const one = await agreedByAll();
  const cookie = await shown(one);
  expect((await office(one)).state).toBe('arb_commenced');
  await said(one, 'identity', { content: content({ reason: 'another' }) }, cookie);
  const waiting = (await ask('GET', '/api/office/responses', undefined, rhea.cookie)).data.waiting;
  const { id } = waiting.find(({ disputeId }: { disputeId: string }) => disputeId === one.id);
  const decision = {
    outcome: 'another',
    why: 'His papers show another person of the same name.',
    days: null,
  };
  expect(
    (await ask('POST', `/api/office/responses/${id}/decision`, decision, rhea.cookie)).status,
  ).toBe(200);
  const seen = await office(one);
  expect(seen).toMatchObject({ state: 'track_check', commencedOn: null, basis: { basis: 'none' } });
  expect(seen.consents[1]).toMatchObject({ status: 'over' });
  expect(
    seen.limits.filter(({ row }: { row: string }) => row === 'answer' || row === 'service_window'),
  ).toEqual([]);
  expect((await decideB(one)).status).not.toBe(201);
});

const reason = 'The agreement was signed for another company of the same name.';
const takeBack = async (one: Dispatched, cookie = rhea.cookie, why = reason) =>
  ask(
    'POST',
    `/api/office/disputes/${one.id}/basis-withdrawal`,
    { version: (await office(one)).version, why },
    cookie,
  );

test('a wrong basis is taken back from every state beyond the gate, with all that followed from it', async () => {
  const one = await dispatched(deps);
  const cookie = await shown(one);
  await said(one, 'extension', { content: content({ days: '5', words: 'I was ill.' }) }, cookie);
  await said(
    one,
    'answer',
    { content: content({ stance: 'deny', words: 'Nothing was delivered.' }) },
    cookie,
  );
  expect((await office(one)).state).toBe('arb_constituting');
  const bill = async (partyId: string, amount = 100_000) =>
    ask(
      'POST',
      `/api/office/disputes/${one.id}/invoices`,
      {
        once: newId(),
        kind: 'admin',
        words: 'Administration',
        amount,
        shares: [{ partyId, weight: 1 }],
      },
      rhea.cookie,
    );
  expect((await bill(one.partyId)).status).toBe(201);
  expect((await takeBack(one, omar.cookie)).status).toBe(403);
  expect(await takeBack(one, rhea.cookie, 'wrong')).toMatchObject({
    code: 'reasons_short',
    fields: { why: expect.any(String) },
  });
  expect((await takeBack(one)).status).toBe(200);
  const seen = await office(one);
  expect(seen).toMatchObject({
    state: 'track_check',
    commencedOn: null,
    basis: { basis: 'none', reasons: reason },
  });
  expect(seen.parties[1]).toMatchObject({ isServed: false, hasAnswered: false });
  expect(seen.limits.map(({ row }: { row: string }) => row)).not.toEqual(
    expect.arrayContaining(['answer']),
  );
  expect((await ask('GET', '/api/office/responses', undefined, rhea.cookie)).data.waiting).toEqual(
    [],
  );
  const bills = await database.db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', one.id)
    .selectAll()
    .execute();
  expect(
    bills
      .filter(({ partyId }) => partyId === one.partyId)
      .map(({ cancelledAt }) => cancelledAt !== null),
  ).toEqual([true]);
  expect(seen.documents[0]).toMatchObject({ kind: 'basis_record', audience: 'parties' });
  // Nobody can be billed, and nothing of the request is answered, before there is a basis again.
  expect(await bill(one.partyId)).toMatchObject({ status: 409, code: 'basis_not_shown' });
  expect(
    (await said(one, 'answer', { content: content({ stance: 'deny', words: 'Again.' }) }, cookie))
      .code,
  ).toBe('not_open');
  expect((await takeBack(one)).status).toBe(409);
});

test('no bill goes to a respondent before a basis is recorded; the claimant may be billed', async () => {
  const one = await invited(deps, aFiling());
  const bill = async (partyId: string) =>
    ask(
      'POST',
      `/api/office/disputes/${one.id}/invoices`,
      {
        once: newId(),
        kind: 'admin',
        words: 'Administration',
        amount: 100_000,
        shares: [{ partyId, weight: 1 }],
      },
      rhea.cookie,
    );
  expect(await bill(one.partyId)).toMatchObject({
    status: 409,
    code: 'basis_not_shown',
    fields: { shares: expect.any(String) },
  });
  expect((await bill(await partyIn(one, 'claimant'))).status).toBe(201);
});

test('a stay needs the court’s order that says so, among the papers of the case', async () => {
  const one = await dispatched(deps);
  const stay = async (document: string | null) => {
    const body = {
      version: (await office(one)).version,
      move: 'stayed',
      partyId: null,
      why: 'The High Court stayed it.',
      until: null,
      on: null,
      document,
    };
    return ask('POST', `/api/office/disputes/${one.id}/decisions`, body, rhea.cookie);
  };
  expect(await stay(null)).toMatchObject({ status: 422, code: 'order_missing' });
  const paper = async (kind: string) => {
    const answer = await app.request(`/api/office/disputes/${one.id}/papers/${kind}`, {
      method: 'POST',
      body: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
      headers: {
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
        cookie: rhea.cookie,
      },
    });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  expect(await stay(await paper('agreement'))).toMatchObject({
    code: 'order_missing',
    fields: { document: expect.any(String) },
  });
  const order = await paper('court_order');
  expect((await stay(order)).status).toBe(200);
  const seen = await office(one);
  expect(seen).toMatchObject({
    state: 'stayed',
    events: expect.arrayContaining([expect.objectContaining({ type: 'stayed', paperId: order })]),
  });
});

test('an acceptance of talks by a code to the claimant’s contact begins them only when it is shown who accepted', async () => {
  const one = await invited(deps, aFiling({ process: 'conciliation', agreement: null }));
  await said(one, 'acceptance', signing, await shown(one));
  expect(await office(one)).toMatchObject({
    state: 'con_wait',
    consents: [{ kind: 'talks', status: 'not_shown' }],
  });
  expect((await show(one, call)).status).toBe(201);
  expect((await office(one)).state).toBe('con_appoint');
});

test('expedited is a wish: ordinary times count until everybody’s consent to it does, and what was told is not shortened', async () => {
  const one = await dispatched(deps, aFiling({ track: 'expedited' }));
  const dueOf = async (row: string) =>
    (await office(one)).limits.find((limit: { row: string }) => limit.row === row)?.dueOn;
  expect(await office(one)).toMatchObject({ wish: 'expedited', track: 'ordinary' });
  const cookie = await shown(one);
  const told = await dueOf('answer');
  expect(told).toBe('2026-12-21'); // 30 days, of which the last is a Sunday
  await claimProvedMemberships(deps, ada.personId);
  const body = { party: await partyIn(one, 'claimant'), name: 'Ada Trader', agreed: true };
  expect(
    (await ask('POST', `/api/disputes/${one.id}/fast-track-agreement`, body, ada.cookie)).status,
  ).toBe(200);
  expect((await said(one, 'fast_track', signing, cookie)).status).toBe(201);
  expect(await office(one)).toMatchObject({ track: 'ordinary' });
  expect((await show(one, call)).status).toBe(201);
  expect(await office(one)).toMatchObject({ wish: 'expedited', track: 'expedited' });
  expect(await dueOf('answer')).toBe(told);
  expect(await eventsOf(one)).toContain('consent_identified');
});

test('a browser or a network from which both sides act is shown to the office beside the gate, and to nobody else', async () => {
  const one = await invited(deps, aFiling());
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, undefined, omar.cookie)).data.shared,
  ).toEqual([]);
  await adaSigns(one);
  await said(one, 'agreement', signing, await shown(one));
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, undefined, omar.cookie)).data.shared,
  ).toMatchObject([
    {
      by: 'network',
      network: '203.0.113.9',
      claimant: { what: 'consented' },
      respondent: { what: 'consented' },
    },
  ]);
  expect(
    (await ask('GET', `/api/disputes/${one.id}/responses`, undefined, ada.cookie)).data.shared,
  ).toEqual([]);
});

test('the story says of who signed the name as it was typed and no words of ours, for it is read in three languages', async () => {
  const one = await invited(deps, aFiling({ agreement: null }));
  await said(one, 'agreement', signing, await shown(one));
  await adaSigns(one);
  const told = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .where('type', '=', 'agreement_signed')
    .orderBy('number')
    .select('why')
    .execute();
  expect(told.map(({ why }) => why)).toEqual(['Ben Borrower', 'Ada Trader']);
});

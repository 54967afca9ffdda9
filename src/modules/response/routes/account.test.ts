import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayAt } from '#kernel/days.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { serviceListener } from '#modules/service/routes.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { verifyCertificate } from '../../../../scripts/verify-certificate.ts';
import { appWith, call, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, move } from '../../../../tests/disputes.ts';
import {
  type Dispatched,
  dispatched,
  go,
  invited,
  post,
  responseDeps,
} from '../../../../tests/notices.ts';
import { noticeLinks, passesOnDispatch } from '../jobs.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY } from '../rules/content.ts';

// A respondent who opens her case in her own account has received its notice (law and lifecycle 3.5, way a).
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [ben, eve, omar, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const start = new Date('2026-11-20T06:30:00Z');
const clock = { now: start };

beforeAll(async () => {
  database = await testDatabase();
  const bare = await responseDeps(database.db, clock);
  const noticeLink = noticeLinks(bare);
  const service = serviceListener({ ...bare, ...serviceParts, settings, noticeLink });
  deps = { ...bare, listeners: [passesOnDispatch(bare), service] };
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ben = await signedIn(database.db, { name: 'Ben', email: 'BEN@example.org', now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', email: 'ben@example.com', now: clock.now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  rhea = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = start;
  await database.db.deleteFrom('try_count').execute();
});

type Paper = {
  id: string;
  purpose: string;
  documentId: string;
  sha256: string;
  receivedOn: string | null;
  code: string | null;
};
const get = async (path: string, who: SignedIn) => call(app, 'GET', path, { cookie: who.cookie });
const own = async ({ id }: { id: string }, who = ben): Promise<Paper[]> =>
  (
    (await (await get(`/api/disputes/${id}/own-papers`, who)).json()) as {
      data: { papers: Paper[] };
    }
  ).data.papers;
/** The list of her cases, with which a proved address becomes a place in them. */
const takesPlace = async (who = ben) => expect((await get('/api/disputes', who)).status).toBe(200);
const served = async ({ id }: { id: string }) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .where('type', '=', 'served')
    .selectAll()
    .execute();
const portals = async ({ id }: { id: string }) =>
  database.db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_report as report', 'report.attemptId', 'attempt.id')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipientId')
    .where('attempt.disputeId', '=', id)
    .where('attempt.channel', '=', 'portal')
    .select([
      'recipient.partyId',
      'recipient.status',
      'recipient.servedOn',
      'report.said',
      'report.byPerson',
      'report.at',
    ])
    .execute();
const stateOf = async ({ id }: { id: string }) =>
  database.db
    .selectFrom('dispute')
    .where('id', '=', id)
    .select(['state', 'commencedOn'])
    .executeTakeFirstOrThrow();
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
/** A test that waits for weeks keeps everybody signed in. */
async function keepSessions(): Promise<void> {
  const seen = {
    seenAt: clock.now,
    secondFactorAt: clock.now,
    createdAt: clock.now,
    expiresAt: new Date('2027-06-01'),
  };
  await database.db.updateTable('identity_session').set(seen).execute();
  await database.db
    .updateTable('response_session')
    .set({ expiresAt: new Date('2027-06-01') })
    .execute();
}
/** Shows who she is by the code of the notice, without an account. */
async function shownByCode({ code }: Dispatched): Promise<string> {
  const notice = (await (await call(app, 'GET', `/api/response/${code}`)).json()) as {
    data: { contacts: { id: string }[] };
  };
  await call(app, 'POST', `/api/response/${code}/codes`, {
    body: { contact: notice.data.contacts[0]?.id },
  });
  await post(deps);
  const proved = await call(app, 'POST', `/api/response/${code}/session`, {
    body: { digits: '246810' },
  });
  expect(proved.status).toBe(200);
  return proved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('who opens her case in her account', () => {
  test('is served on that day: with who, when, by which address and session, and which paper by its hash', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    expect(await served(one)).toEqual([]);
    later(30);
    const [notice] = await own(one);
    expect(notice).toMatchObject({ purpose: 'notice', receivedOn: '2026-11-21', code: one.code });
    expect(await stateOf(one)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-21' });
    const contact = await database.db
      .selectFrom('dispute_contact')
      .where('partyId', '=', one.partyId)
      .where('channel', '=', 'email')
      .selectAll()
      .executeTakeFirstOrThrow();
    const [portal, ...more] = await portals(one);
    expect(more).toEqual([]);
    expect(portal).toMatchObject({
      partyId: one.partyId,
      status: 'served',
      byPerson: ben.personId,
      at: clock.now,
    });
    expect(portal?.said).toBe(
      `The page of the case, which says what this paper says, was opened after signing in to an account whose proved address is on file for the recipient; session ${ben.viewer.sessionId}; contact ${contact.id}; document ${notice?.documentId}; sha256 ${notice?.sha256}`,
    );
    const acts = database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .where('act', '=', 'notice.opened');
    const act = await acts.selectAll().executeTakeFirstOrThrow();
    expect(act).toMatchObject({ byPerson: ben.personId, byRole: 'person' });
    expect(act.details).toMatchObject({
      party: one.partyId,
      document: notice?.documentId,
      contact: contact.id,
      verified: true,
    });
  });

  test('the second time and three at once change nothing', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    await Promise.all([own(one), own(one), own(one)]);
    later(48);
    expect((await own(one))[0]?.receivedOn).toBe('2026-11-20');
    expect(await served(one)).toHaveLength(1);
    expect(await portals(one)).toHaveLength(1);
  });

  test('by account or by code, on whatever day: each last day is the same', async () => {
    await takesPlace();
    for (const hours of [0, 11, 12, 36, 61, 100, 135, 165]) {
      clock.now = start;
      const [byCode, byAccount] = [await dispatched(deps), await dispatched(deps)];
      await takesPlace();
      later(hours);
      await shownByCode(byCode);
      await own(byAccount);
      const seen = async (one: Dispatched) => {
        const file = await findFile(database.db, one.id);
        if (!file) throw new Error('There is no such dispute.');
        const limits = await limitsFor(database.db, file, clock.now);
        return {
          ...(await stateOf(one)),
          limits: limits.map(({ row, startedOn, dueOn, state }) => ({
            row,
            startedOn,
            dueOn,
            state,
          })),
        };
      };
      const account = await seen(byAccount);
      expect(account).toEqual(await seen(byCode));
      expect(account.commencedOn).toBe(dayAt(clock.now));
      expect(account.limits.find(({ row }) => row === 'answer')?.dueOn).toBe(
        // Fifteen days, the first not counted; a day of rest moves on to Monday.
        workingDay(addDays(dayAt(clock.now), 15)),
      );
    }
  });

  test('serves herself alone, and no other of her side', async () => {
    const cora = aParty('respondent', {
      name: 'Cora',
      contacts: [{ ...aParty('respondent').contacts[1], channel: 'post' } as never],
    });
    const one = await dispatched(
      deps,
      aFiling({ parties: [aParty('claimant'), aParty('respondent'), cora] }),
    );
    await takesPlace();
    const papers = await own(one);
    expect(papers).toHaveLength(1);
    expect((await portals(one)).map(({ partyId }) => partyId)).toEqual([one.respondents[0]]);
    expect((await served(one)).map(({ partyId }) => partyId)).toEqual([one.respondents[0]]);
  });

  test('what a browser fetched ahead was shown to nobody', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    const headers = { cookie: ben.cookie, 'sec-purpose': 'prefetch;prerender' };
    expect((await app.request(`/api/disputes/${one.id}/own-papers`, { headers })).status).toBe(200);
    expect(await served(one)).toEqual([]);
  });

  test('whose address is not on file any more, or who says that she is another, is served by nothing that she opens', async () => {
    const [moved, another] = [await dispatched(deps), await dispatched(deps)];
    await takesPlace();
    await database.db
      .updateTable('dispute_contact')
      .set({ endedAt: clock.now })
      .where('partyId', '=', moved.partyId)
      .execute();
    await go(deps, another.id, [['identity_disputed', 'respondent']], another.partyId);
    expect((await own(moved))[0]?.receivedOn).toBeNull();
    expect((await own(another))[0]?.receivedOn).toBeNull();
    expect([...(await served(moved)), ...(await served(another))]).toEqual([]);
  });

  test('a representative of the other side’s making serves nobody without authority', async () => {
    const lawyer = {
      name: 'Lex',
      firm: '',
      email: 'ben@example.org',
      mobile: '+919800000001',
      authorityToken: null,
    };
    const one = await dispatched(
      deps,
      aFiling({
        parties: [aParty('claimant'), aParty('respondent', { representatives: [lawyer] })],
      }),
    );
    await takesPlace();
    expect((await own(one))[0]?.receivedOn).toBeNull();
    expect(await served(one)).toEqual([]);
  });

  test('a stranger with a similar address gets 404, the office and the other side serve nobody, a visitor is asked to sign in', async () => {
    const one = await dispatched(deps);
    const ada = await signedIn(database.db, {
      name: 'Ada',
      email: `ada${newId().slice(-6)}@example.org`,
      now: clock.now,
    });
    const place = {
      disputeId: one.id,
      personId: ada.personId,
      role: 'party' as const,
      since: clock.now,
    };
    const claimant = database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', one.id)
      .where('side', '=', 'claimant')
      .select('id');
    await database.db
      .insertInto('dispute_member')
      .values({ id: newId(), partyId: (await claimant.executeTakeFirstOrThrow()).id, ...place })
      .execute();
    await takesPlace(eve);
    expect((await get(`/api/disputes/${one.id}/own-papers`, eve)).status).toBe(404);
    expect((await call(app, 'GET', `/api/disputes/${one.id}/own-papers`)).status).toBe(401);
    for (const who of [omar, rhea, ada]) expect(await own(one, who)).toEqual([]);
    const papers = database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', one.id)
      .where('kind', '=', 'notice')
      .select('id');
    const { id } = await papers.executeTakeFirstOrThrow();
    expect((await get(`/api/disputes/${one.id}/documents/${id}`, omar)).status).toBe(200);
    expect((await get(`/api/disputes/${one.id}/documents/${id}`, eve)).status).toBe(404);
    expect(await served(one)).toEqual([]);
  });

  test('what a registrar took back is not undone by the next visit, and a new code proves anew', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    await own(one);
    const by = { personId: rhea.personId, role: 'registrar' as const };
    await move(deps, {
      disputeId: one.id,
      partyId: one.partyId,
      type: 'service_reversed',
      by,
      as: 'registrar',
      why: 'Her brother opened it.',
    });
    expect((await own(one)).find(({ purpose }) => purpose === 'notice')?.receivedOn).toBeNull();
    expect((await stateOf(one)).state).toBe('arb_serving');
    later(24);
    await shownByCode(one);
    expect((await own(one)).find(({ purpose }) => purpose === 'notice')?.receivedOn).toBe(
      '2026-11-21',
    );
  });

  test('the certificate shows it, and a program that is not ours finds it whole', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    const [notice] = await own(one);
    const made = await call(app, 'POST', `/api/service/recipients/${notice?.id}/certificates`, {
      cookie: omar.cookie,
    });
    expect(made.status).toBe(200);
    const json = await database.db
      .selectFrom('service_certificate')
      .where('disputeId', '=', one.id)
      .select('jsonId')
      .executeTakeFirstOrThrow();
    const text = await (await get(`/api/disputes/${one.id}/documents/${json.jsonId}`, omar)).text();
    expect(verifyCertificate(text, serviceParts.signer.publicKey)).toMatchObject({ isWhole: true });
    const { certificate } = JSON.parse(text) as {
      certificate: {
        service: object;
        attempts: { channel: string; reports: { said: string }[] }[];
      };
    };
    expect(certificate.service).toMatchObject({
      standing: 'served',
      on: '2026-11-20',
      by: 'portal',
      basis: 'personal',
    });
    const said = certificate.attempts.find(({ channel }) => channel === 'portal')?.reports[0]?.said;
    expect(said).toContain(`sha256 ${notice?.sha256}`);
    expect(verifyCertificate(text.replace('signing in', 'a dream')).isWhole).toBe(false);
  });
});

describe('an invitation and a notice', () => {
  test('are received each on its own day, and an invitation that comes late is no receipt of the request', async () => {
    const one = await invited(deps, aFiling());
    await takesPlace();
    const [invitation] = await own(one);
    expect(invitation).toMatchObject({ purpose: 'invitation', receivedOn: '2026-11-20' });
    later(100);
    await toNotice(one);
    await own(one);
    expect((await own(one)).map(({ purpose, receivedOn }) => [purpose, receivedOn])).toEqual([
      ['invitation', '2026-11-20'],
      ['notice', '2026-11-24'],
    ]);
    expect(await stateOf(one)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-24' });
  });

  test('who opens the invitation alone has not received the notice', async () => {
    const one = await invited(deps, aFiling());
    await toNotice(one);
    await takesPlace();
    const papers = await database.db
      .selectFrom('service_document')
      .where('disputeId', '=', one.id)
      .where('purpose', '=', 'invitation')
      .select('documentId')
      .executeTakeFirstOrThrow();
    expect((await get(`/api/disputes/${one.id}/documents/${papers.documentId}`, ben)).status).toBe(
      200,
    );
    expect(await portals(one)).toHaveLength(1);
    expect((await stateOf(one)).state).toBe('arb_serving');
    expect(await served(one)).toEqual([]);
  });
});

describe('what reached another person', () => {
  test('proves nothing in the ledger either, cannot be certified, and nothing more goes to her address', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    const [notice] = await own(one);
    expect(notice?.receivedOn).toBe('2026-11-20');
    const content = { ...EMPTY, reason: 'another', words: 'This is my brother.' };
    // An account was taken for hers: whoever says otherwise shows first that the letters reach them.
    const said = await call(app, 'POST', `/api/response/${one.code}/answers/identity`, {
      body: { content },
      cookie: await shownByCode(one),
    });
    const { data } = (await said.json()) as { data: { id: string } };
    const mails = () =>
      database.db
        .selectFrom('service_attempt')
        .where('recipientId', 'in', recipients())
        .selectAll()
        .execute();
    const recipients = () =>
      database.db.selectFrom('service_recipient').where('partyId', '=', one.partyId).select('id');
    const before = (await mails()).length;
    const body = { outcome: 'another', why: 'The letter reached her brother.', days: null };
    expect(
      (
        await call(app, 'POST', `/api/office/responses/${data.id}/decision`, {
          body,
          cookie: rhea.cookie,
        })
      ).status,
    ).toBe(200);
    const [ledger] = await database.db
      .selectFrom('service_recipient')
      .where('id', '=', notice?.id ?? '')
      .selectAll()
      .execute();
    expect(ledger).toMatchObject({ servedOn: null, servedBy: null });
    expect(ledger?.status).not.toBe('served');
    expect((await mails()).length).toBe(before);
    const certificate = await call(
      app,
      'POST',
      `/api/service/recipients/${notice?.id}/certificates`,
      { cookie: omar.cookie },
    );
    expect([
      certificate.status,
      ((await certificate.json()) as { error: { code: string } }).error.code,
    ]).toEqual([409, 'not_served']);
    expect((await get(`/api/disputes/${one.id}/own-papers`, ben)).status).toBe(404);
    const told = database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .innerJoin('dispute_party', 'dispute_party.id', 'service_recipient.partyId')
      .where('service_document.disputeId', '=', one.id)
      .where('purpose', '=', 'reversal')
      .select('side');
    expect(await told.execute()).toEqual([{ side: 'claimant' }]);
  });
});

describe('a later paper', () => {
  test('that goes out after she proved who she is by the code is received when she opens it there', async () => {
    const one = await dispatched(deps);
    const cookie = await shownByCode(one);
    await database.db
      .updateTable('dispute')
      .set({ state: 'arb_constituting' })
      .where('id', '=', one.id)
      .execute();
    clock.now = new Date('2026-12-14T06:30:00Z');
    await keepSessions();
    const body = { partyId: one.partyId };
    expect(
      (
        await call(app, 'POST', `/api/service/disputes/${one.id}/warning`, {
          cookie: omar.cookie,
          body,
        })
      ).status,
    ).toBe(200);
    const papers = database.db
      .selectFrom('service_document')
      .where('disputeId', '=', one.id)
      .where('purpose', '=', 'warning');
    const { documentId } = await papers.select('documentId').executeTakeFirstOrThrow();
    const opening = () =>
      app.request(`/api/response/${one.code}/papers/${documentId}`, { headers: { cookie } });
    expect((await opening()).status).toBe(200);
    expect((await opening()).status).toBe(200);
    const events = database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', one.id)
      .where('type', '=', 'warning_served');
    expect(await events.select(['partyId', 'onDay']).execute()).toEqual([
      { partyId: one.partyId, onDay: '2026-12-14' },
    ]);
    expect((await portals(one)).find(({ said }) => said.includes(documentId))?.said).toMatch(
      /^The file of this paper was opened after a one-time code to the e-mail address on file; pass /,
    );
  });

  test('is received by opening itself, and not by opening the case', async () => {
    const one = await dispatched(deps);
    await takesPlace();
    await own(one);
    await database.db
      .updateTable('dispute')
      .set({ state: 'arb_constituting' })
      .where('id', '=', one.id)
      .execute();
    clock.now = new Date('2026-12-14T06:30:00Z');
    await keepSessions();
    const warned = await call(app, 'POST', `/api/service/disputes/${one.id}/warning`, {
      cookie: omar.cookie,
      body: { partyId: one.partyId },
    });
    expect(warned.status, await warned.clone().text()).toBe(200);
    const warning = (await own(one)).find(({ purpose }) => purpose === 'warning');
    expect(warning).toMatchObject({ receivedOn: null });
    later(24);
    expect(
      (await get(`/api/disputes/${one.id}/documents/${warning?.documentId}`, ben)).status,
    ).toBe(200);
    expect((await own(one)).find(({ purpose }) => purpose === 'warning')?.receivedOn).toBe(
      '2026-12-15',
    );
    const events = database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', one.id)
      .where('type', '=', 'warning_served');
    expect(await events.select(['partyId', 'onDay']).execute()).toEqual([
      { partyId: one.partyId, onDay: '2026-12-15' },
    ]);
  });
});

/** A court ordered it after all. */
async function toNotice({ id }: Dispatched): Promise<void> {
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_notice' })
    .where('id', '=', id)
    .execute();
  await database.db
    .insertInto('dispute_basis')
    .values({
      id: newId(),
      disputeId: id,
      basis: 'C',
      decidedBy: rhea.personId,
      decidedAt: clock.now,
      reasons: 'The High Court referred the parties here.',
      papers: '[]',
      findings: '{}',
    })
    .execute();
  await go(deps, id, [['notice_dispatched', 'system']]);
}

function workingDay(day: string): string {
  const on = new Date(`${day}T00:00:00Z`).getUTCDay();
  return on === 6 ? addDays(day, 2) : on === 0 ? addDays(day, 1) : day;
}

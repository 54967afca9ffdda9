import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { speaking } from '#platform/language.ts';
import { appWith, call, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aVault, disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { disputesLetters, writeToParties } from '../actions/steps.ts';
import { upload } from '../actions/uploads.ts';
import { disputesQueue } from '../actions/waiting.ts';
import { checklistFor } from '../rules/scrutiny.ts';
import type { DisputeState } from '../rules/words.ts';

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let [omar, asha, rhea, ada, ben, eve]: SignedIn[] = [];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const online = { process: 'arbitration', track: 'online' } as const;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const papers = await aVault();
  deps = { ...(await disputesDeps(db, clock)), papers };
  deps = { ...deps, listeners: [writeToParties(deps)] };
  app = appWith(database, { now: () => clock.now, papers });
  const { now } = clock;
  omar = await signedIn(db, { roles: ['case_officer'], now });
  asha = await signedIn(db, { roles: ['case_officer'], name: 'Asha Officer', now });
  rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now });
  ada = await signedIn(db, { name: 'Ada', email: 'ada@example.org', now });
  ben = await signedIn(db, { name: 'Ben', email: 'ben@example.org', now });
  eve = await signedIn(db, { name: 'Eve', now });
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date('2026-11-20T06:30:00Z');
});

type Sent = {
  status: number;
  data: Record<string, unknown>;
  error: { code: string; message: string; fields?: Record<string, string> };
};
async function asked(
  who: SignedIn | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Sent> {
  const response = await call(app, method, path, { body, cookie: who?.cookie });
  return { status: response.status, ...((await response.json()) as Omit<Sent, 'status'>) };
}

type Look = { item: string; seen: string | null; status: string };
type View = {
  version: number;
  state: string;
  may: string[];
  checklist: { round: number; items: Look[] };
  documents: { id: string; kind: string; number: string | null; hash: string }[];
  parties: {
    id: string;
    side: string;
    contacts: { id: string; value: string; endedAt: string | null }[];
  }[];
  limits: { row: string; dueOn: string; state: string }[];
  basis: { basis: string } | null;
};
async function seen(id: string, who = omar): Promise<View> {
  const { status, data } = await asked(who, 'GET', `/api/office/disputes/${id}`);
  expect(status).toBe(200);
  return data as unknown as View; // the contract's own shape
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
async function uploaded(): Promise<string> {
  const outcome = await upload(deps, bytes(PDF));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.token;
}

/** A request whose fee is paid, with its agreement uploaded. */
async function inScrutiny(change = {}): Promise<string> {
  const filing = aFiling(change);
  const agreement = filing.agreement && { ...filing.agreement, documentToken: await uploaded() };
  const { id } = await opened(deps, { ...filing, agreement });
  await move(deps, {
    disputeId: id,
    type: 'registration_paid',
    by: { personId: null, role: 'system' },
    as: 'system',
  });
  return id;
}

async function check(id: string, change: Record<string, unknown> = {}, who = omar): Promise<Sent> {
  return asked(who, 'POST', `/api/office/disputes/${id}/checks`, {
    item: 'claim',
    verdict: 'ok',
    note: '',
    correction: '',
    seen: null,
    ...change,
  });
}
async function checkAll(id: string, except: readonly string[] = []): Promise<void> {
  for (const { item, status, seen: last } of (await seen(id)).checklist.items)
    if (status === 'open' && !except.includes(item))
      expect((await check(id, { item, seen: last })).status).toBe(200);
}
const post = async (id: string, what: string, body: Record<string, unknown> = {}, who = omar) =>
  asked(who, 'POST', `/api/office/disputes/${id}/${what}`, {
    version: (await seen(id)).version,
    ...body,
  });
const officerMove = (id: string, name: string, change = {}, who = omar) =>
  post(id, 'moves', { move: name, partyId: null, why: '', until: null, on: null, ...change }, who);

async function admitted(change = {}): Promise<string> {
  const id = await inScrutiny(change);
  await checkAll(id);
  expect((await officerMove(id, 'admitted')).status).toBe(200);
  return id;
}

const named = {
  clause: 'names_institution',
  wasMadeBeforeDispute: true,
  isTextShown: true,
  isVersionShown: true,
  wasAccessible: true,
  proposedBy: 'both',
  appointer: 'institution',
  isTiedToOneSide: false,
  isConsumerClause: false,
  signedAfterwards: 'nobody',
  agreementNamesInstitution: false,
  order: 'none',
  isOrderShown: false,
  orderNamesInstitution: false,
};
const reasons =
  'Clause 12 names this institution; the version of 10 January 2025 was signed by both.';
async function decide(id: string, change: Record<string, unknown> = {}, who = rhea): Promise<Sent> {
  const { documents } = await seen(id);
  const papers = documents
    .filter(({ kind }) => kind === 'agreement')
    .map((one) => ({ id: one.id, page: '4' }));
  return post(id, 'basis', { findings: named, reasons, papers, ...change }, who);
}

const eventsOf = async (id: string) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);

describe('from the list to the notice', () => {
  test('an officer checks, admits; the registrar decides the basis; the notice goes out', async () => {
    const id = await admitted();
    expect((await seen(id)).state).toBe('track_check');
    expect((await decide(id)).status).toBe(201);
    const decided = await seen(id);
    expect(decided).toMatchObject({ state: 'arb_notice', basis: { basis: 'A' } });
    expect(decided.documents.find(({ kind }) => kind === 'basis_record')?.number).toMatch(
      /^MUNCH-AR-2026-\d{6}\/001$/,
    );
    expect((await post(id, 'notices')).status).toBe(201);
    expect((await seen(id)).state).toBe('arb_serving');
    expect(await eventsOf(id)).toEqual([
      'submitted',
      'registration_paid',
      'admitted',
      'basis_shown',
      'notice_dispatched',
    ]);
  });

  test('the record of the gate names each paper with its hash, and prints what was found', async () => {
    const id = await admitted();
    await decide(id);
    const row = await database.db
      .selectFrom('dispute_basis')
      .where('disputeId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { documents } = await seen(id);
    const paper = documents.find(({ kind }) => kind === 'agreement');
    expect(row).toMatchObject({
      basis: 'A',
      reasons,
      papers: [{ id: paper?.id, hash: paper?.hash, page: '4' }],
      findings: named,
    });
    const record = documents.find(({ kind }) => kind === 'basis_record');
    const answer = await call(app, 'GET', `/api/disputes/${id}/documents/${record?.id}`, {
      cookie: omar?.cookie,
    });
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text.replace(/\s+/g, ' ')).toContain('the version of 10 January 2025');
    expect(text).toContain(paper?.hash.slice(0, 20));
  });

  test('nothing is admitted while an item was not looked at, or is wanting', async () => {
    const id = await inScrutiny();
    expect((await officerMove(id, 'admitted')).error.code).toBe('checks_open');
    await checkAll(id, ['claim']);
    expect((await officerMove(id, 'admitted')).error.code).toBe('checks_open');
    await check(id, { verdict: 'wanting', note: 'No amount', correction: 'Say the amount' });
    expect((await officerMove(id, 'admitted')).error.code).toBe('defects_open');
  });
});

describe('the gate', () => {
  test('without a basis only an invitation goes out, and no notice', async () => {
    const id = await admitted();
    const bank = {
      ...named,
      clause: 'leaves_open',
      appointer: 'one_side',
      wasMadeBeforeDispute: false,
    };
    expect((await post(id, 'notices')).error.code).toBe('not_from_here');
    expect((await decide(id, { findings: bank })).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: 'arb_invite', basis: { basis: 'none' } });
    expect((await post(id, 'notices')).error.code).toBe('not_from_here');
    expect((await post(id, 'invitations')).status).toBe(201);
    const invited = await seen(id);
    expect(invited.state).toBe('arb_invite');
    expect(invited.limits.find(({ row }) => row === 'agree_to_arbitrate')?.dueOn).toBe(
      '2026-12-21',
    ); // the 20th is a Sunday
    expect(
      await database.db
        .selectFrom('dispute_event')
        .where('disputeId', '=', id)
        .where('type', '=', 'basis_shown')
        .execute(),
    ).toEqual([]);
  });
  test('reasons of fewer than twenty characters are refused beside their field, and nothing is kept', async () => {
    const id = await admitted();
    const answer = await decide(id, { reasons: 'x'.repeat(19) });
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'reasons_short', fields: { reasons: expect.any(String) } },
    });
    expect((await decide(id, { papers: [] })).error.code).toBe('paper_missing');
    expect(
      await database.db.selectFrom('dispute_basis').where('disputeId', '=', id).execute(),
    ).toEqual([]);
    expect((await seen(id)).documents.filter(({ kind }) => kind === 'basis_record')).toEqual([]);
  });
  test('after an invitation it is the signatures of all that count, each given here', async () => {
    const id = await admitted();
    await decide(id, { findings: { ...named, clause: 'no_clause' } });
    await post(id, 'invitations');
    const signed = {
      ...named,
      clause: 'no_clause',
      signedAfterwards: 'all',
      agreementNamesInstitution: true,
    };
    expect((await decide(id, { findings: signed })).error.code).toBe('agreement_unsigned');
    const { parties } = await seen(id);
    for (const { id: partyId, side } of parties) {
      const as = side as 'claimant' | 'respondent';
      const details = { consent: partyId, kind: 'submission', shown: as === 'claimant' };
      await move(deps, {
        disputeId: id,
        type: 'agreement_signed',
        by: { personId: null, role: 'person' },
        as,
        partyId,
        details,
      });
    }
    // What was signed after a code to the claimant's contact does not count before somebody is known by more.
    expect((await decide(id, { findings: signed })).error.code).toBe('agreement_unsigned');
    const partyId = parties.find(({ side }) => side === 'respondent')?.id ?? null;
    const known = {
      disputeId: id,
      type: 'consent_identified' as const,
      as: 'officer' as const,
      partyId,
      why: 'He was called.',
    };
    await move(deps, {
      ...known,
      by: { personId: null, role: 'case_officer' },
      details: { kind: 'submission' },
    });
    expect((await decide(id, { findings: signed })).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: 'arb_notice', basis: { basis: 'B' } });
  });
  test('two registrars at once: one record, one event, and the other is told', async () => {
    const id = await admitted();
    const { version, documents } = await seen(id);
    const papers = documents
      .filter(({ kind }) => kind === 'agreement')
      .map((one) => ({ id: one.id, page: '' }));
    const both = await Promise.all(
      [1, 2].map(() =>
        asked(rhea, 'POST', `/api/office/disputes/${id}/basis`, {
          version,
          findings: named,
          reasons,
          papers,
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('changed_meanwhile');
    expect(
      await database.db
        .selectFrom('dispute_basis')
        .where('disputeId', '=', id)
        .selectAll()
        .execute(),
    ).toHaveLength(1);
  });
  test('an officer decides nothing of it, and may not return, stay or waive', async () => {
    const id = await admitted();
    expect(await decide(id, {}, omar)).toMatchObject({
      status: 403,
      error: { code: 'not_allowed' },
    });
    for (const name of ['returned', 'stayed', 'withdrawn'])
      expect(
        (
          await post(id, 'decisions', {
            move: name,
            partyId: null,
            why: 'Because of this',
            until: null,
            on: null,
          })
        ).status,
      ).toBe(403);
    expect(
      (
        await post(
          id,
          'decisions',
          { move: 'returned', partyId: null, why: 'No forum of ours', until: null, on: null },
          rhea,
        )
      ).status,
    ).toBe(200);
    expect((await seen(id)).state).toBe('returned');
  });
});

describe('what a form says beside its move', () => {
  const lastOf = async (id: string) =>
    database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number', 'desc')
      .select(['type', 'details'])
      .executeTakeFirst();

  test('are the days that a court gives to commence (ACA s. 9(2)): whole ones, which the clock then counts', async () => {
    const id = await admitted();
    for (const statedDays of [-5, 0, 3661, 1e8]) {
      const { status, error } = await officerMove(id, 'interim_order_by_court', {
        why: 'Order of 20 November',
        statedDays,
      });
      expect([status, error.code, Object.keys(error.fields ?? {})], String(statedDays)).toEqual([
        422,
        'stated_days_wrong',
        ['statedDays'],
      ]);
    }
    expect((await lastOf(id))?.type).toBe('admitted');
    expect(
      (
        await officerMove(id, 'interim_order_by_court', {
          why: 'Order of 20 November',
          statedDays: 1,
        })
      ).status,
    ).toBe(200);
    expect(await lastOf(id)).toEqual({
      type: 'interim_order_by_court',
      details: { statedDays: 1 },
    });
    expect(
      (await seen(id)).limits.find(({ row }) => row === 'commencement_after_interim')?.dueOn,
    ).toBe('2026-11-21');
  });

  test('is never lost without a word: what a move does not have is refused at its field', async () => {
    const id = await admitted();
    const strays: [string, object][] = [
      ['until', { until: '1990-01-01' }],
      ['until', { until: '2027-01-01' }],
      ['statedDays', { statedDays: 30 }],
      ['liberty', { liberty: 'with' }],
      ['noInterest', { noInterest: true }],
      ['traits', { traits: ['sebi'] }],
    ];
    for (const [field, change] of strays) {
      const stay = {
        move: 'stayed',
        partyId: null,
        why: 'By order',
        until: null,
        on: null,
        ...change,
      };
      const { status, error } = await post(id, 'decisions', stay, rhea);
      expect([status, error.code, Object.keys(error.fields ?? {})], field).toEqual([
        422,
        'field_not_of_move',
        [field],
      ]);
    }
    // A form of a page sends its empty fields too.
    const empty = {
      on: null,
      until: null,
      liberty: '',
      noInterest: false,
      statedDays: null,
      traits: [],
    };
    expect(
      (
        await post(
          id,
          'decisions',
          { move: 'returned', partyId: null, why: 'No forum of ours', ...empty },
          rhea,
        )
      ).status,
    ).toBe(200);
  });
});

describe('defects', () => {
  const wanting = {
    verdict: 'wanting',
    note: 'The amount is not said.',
    correction: 'Say the amount in rupees.',
  };
  async function defective(): Promise<string> {
    const id = await inScrutiny();
    await checkAll(id, ['claim', 'contacts']);
    await check(id, wanting);
    await check(id, {
      item: 'contacts',
      verdict: 'wanting',
      note: 'The mobile number is missing.',
      correction: 'Add it.',
    });
    expect((await post(id, 'memos')).status).toBe(201);
    return id;
  }
  const resend = (id: string, change = {}, who = ada) => {
    const answers = [
      { item: 'claim', answer: 'It is ₹ 4,50,000.' },
      { item: 'contacts', answer: 'Added.' },
    ];
    return asked(who, 'POST', `/api/disputes/${id}/resubmission`, {
      answers,
      ends: [],
      begins: [],
      papers: [],
      ...change,
    });
  };

  test('one number that is added for both sides at once is refused at its field', async () => {
    const id = await defective();
    const { parties } = await seen(id);
    const begins = parties.map((party) => ({
      partyId: party.id,
      channel: 'mobile',
      value: '+919820077777',
      isDesignated: false,
      designatedIn: '',
    }));
    const refused = await resend(id, { begins });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused)).toContain('"begins.1.value"');
    expect((await seen(id)).state).toBe('defective');
  });

  test('the memo has its stamp, its letter each defect with its correction and the last day', async () => {
    const id = await defective();
    const { state, documents, limits } = await seen(id);
    expect(state).toBe('defective');
    expect(documents.find(({ kind }) => kind === 'memo')?.number).toMatch(/\/001$/);
    expect(limits.find(({ row }) => row === 'cure_defects')).toMatchObject({
      dueOn: '2026-11-27',
      state: 'running',
    });
    const [event] = await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .where('type', '=', 'defects_noted')
      .select('id')
      .execute();
    const [owed] = await database.db
      .selectFrom('outbox_mail')
      .where('refersTo', '=', event?.id ?? '')
      .selectAll()
      .execute();
    expect(owed).toMatchObject({ kind: 'dispute_step', recipient: 'ada@example.org' });
    const to = { id: 'x', to: 'ada@example.org', publicUrl: settings.publicUrl, now: clock.now };
    for (const language of ['en', 'hi', 'mr'] as const) {
      const mail = await speaking(language, () =>
        disputesLetters(deps).dispute_step(event?.id ?? '', to),
      );
      expect(mail?.text).toContain('The amount is not said.');
      expect(mail?.text).toContain('Say the amount in rupees.');
      expect(mail?.text).toContain(`/cases/${id}/defects`);
      expect(mail?.text).toMatch(/27/);
    }
  });

  test('the memo is in the language of the claimant, with the English that the office keeps', async () => {
    const filing = aFiling();
    const parties = filing.parties.map((one) =>
      one.side === 'claimant' ? { ...one, language: 'hi' as const } : one,
    );
    const id = await inScrutiny({ parties });
    await checkAll(id, ['claim']);
    await check(id, wanting);
    expect((await post(id, 'memos')).status).toBe(201);
    const memo = (await seen(id)).documents.find(({ kind }) => kind === 'memo');
    expect(memo).toMatchObject({ title: 'Memo of defects' });
    const answer = await call(app, 'GET', `/api/disputes/${id}/documents/${memo?.id}`, {
      cookie: ada?.cookie,
    });
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    // The signs of Devanagari are set one by one.
    const said = text.replace(/\s+/g, '');
    const own = said.indexOf('कैसेठीककरें:Saytheamountinrupees.');
    expect(own).toBeGreaterThan(0);
    expect(said.indexOf('Howtocureit:Saytheamountinrupees.')).toBeGreaterThan(own);
  });

  test('the claimant answers each defect; what she changes begins beside what ends; the round is looked at again', async () => {
    const id = await defective();
    const shown = await asked(ada, 'GET', `/api/disputes/${id}/defects`);
    expect(shown.data).toMatchObject({
      isOpen: true,
      dueOn: '2026-11-27',
      defects: [{ item: 'contacts' }, { item: 'claim' }],
    });
    const { parties } = await seen(id);
    const respondent = parties.find(({ side }) => side === 'respondent');
    const old = respondent?.contacts[0];
    const begins = [
      {
        partyId: respondent?.id,
        channel: 'mobile',
        value: '+919820000001',
        isDesignated: false,
        designatedIn: '',
      },
    ];
    const papers = [{ item: 'claim', kind: 'evidence', token: await uploaded(), title: 'Invoice' }];
    expect((await resend(id, { ends: [old?.id], begins, papers })).status).toBe(201);
    const again = await seen(id);
    expect(again.state).toBe('scrutiny');
    expect(again.checklist.round).toBe(2);
    expect(
      again.checklist.items.filter(({ status }) => status === 'open').map(({ item }) => item),
    ).toEqual(['contacts', 'claim']);
    const contacts = again.parties.find(({ side }) => side === 'respondent')?.contacts ?? [];
    expect(contacts.find((one) => one.id === old?.id)?.endedAt).not.toBeNull();
    expect(
      contacts.some(({ value, endedAt }) => value === '+919820000001' && endedAt === null),
    ).toBe(true);
    await checkAll(id);
    expect((await officerMove(id, 'admitted')).status).toBe(200);
  });

  test('an agreement that came with a cure is called so, is shown to both, and bears the basis', async () => {
    const filing = aFiling();
    const { id } = await opened(deps, filing);
    const paid = { personId: null, role: 'system' } as const;
    await move(deps, { disputeId: id, type: 'registration_paid', by: paid, as: 'system' });
    await checkAll(id, ['agreement_text']);
    const lacking = { note: 'The contract is missing.', correction: 'Send it.' };
    await check(id, { item: 'agreement_text', verdict: 'wanting', ...lacking });
    expect((await post(id, 'memos')).status).toBe(201);
    const asks = await asked(ada, 'GET', `/api/disputes/${id}/defects`);
    expect(asks.data.defects).toMatchObject([{ item: 'agreement_text', kind: 'agreement' }]);
    const answers = [{ item: 'agreement_text', answer: 'Here it is.' }];
    const paper = { item: 'agreement_text', kind: 'agreement', title: 'Contract.pdf' };
    const papers = [{ ...paper, token: await uploaded() }];
    expect((await resend(id, { answers, papers })).status).toBe(201);
    const filed = { kind: 'agreement', title: 'Contract.pdf' };
    const items = (await seen(id)).checklist.items as unknown as { cures: unknown[] }[];
    expect(items.flatMap(({ cures }) => cures)).toMatchObject([{ papers: [filed] }]);
    const own = await asked(ada, 'GET', `/api/disputes/${id}/defects`);
    expect(own.data.before).toMatchObject([{ answer: 'Here it is.', papers: [filed] }]);
    await checkAll(id);
    expect((await officerMove(id, 'admitted')).status).toBe(200);
    expect((await decide(id)).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: 'arb_notice', basis: { basis: 'A' } });
  });

  test('an answer that is missing is named, and nothing is lost or half kept', async () => {
    const id = await defective();
    const answer = await resend(id, { answers: [{ item: 'claim', answer: 'It is ₹ 4,50,000.' }] });
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'answer_missing', fields: { 'answers.contacts': expect.any(String) } },
    });
    expect(
      (
        await resend(id, {
          papers: [{ item: 'claim', kind: 'other', token: 'nothing', title: 'x' }],
        })
      ).error.code,
    ).toBe('paper_unknown');
    expect((await seen(id)).state).toBe('defective');
    expect(
      await database.db.selectFrom('dispute_cure').where('disputeId', '=', id).execute(),
    ).toEqual([]);
  });

  test('the second time is refused, and two at once are one', async () => {
    const id = await defective();
    const both = await Promise.all([resend(id), resend(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await resend(id)).error.code).toBe('not_from_here');
  });

  test('on the last day it is in time; a second later the timer may return it', async () => {
    const id = await defective();
    const timer = {
      disputeId: id,
      type: 'cure_missed',
      by: { personId: null, role: 'system' },
      as: 'system',
    } as const;
    clock.now = new Date('2026-11-27T18:29:59.999Z');
    expect(await move(deps, timer)).toEqual({ ok: false, refusal: 'time_running' });
    clock.now = new Date('2026-11-27T18:30:00Z');
    expect(await move(deps, timer)).toMatchObject({ ok: true, value: { to: 'returned' } });
  });

  test('the other side and a stranger see none of it', async () => {
    const id = await defective();
    for (const who of [ben, eve]) {
      expect((await asked(who, 'GET', `/api/disputes/${id}/defects`)).status).toBe(404);
      expect((await resend(id, {}, who)).status).toBe(404);
    }
    // An officer of the office is no claimant.
    expect((await resend(id, {}, omar)).status).toBe(404);
  });
});

describe('two officers', () => {
  test('the second is told what the first found, and her own words are not written over it', async () => {
    const id = await inScrutiny();
    const both = await Promise.all([
      check(id),
      check(id, { verdict: 'wanting', note: 'No sum', correction: 'Say it' }, asha),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('changed_meanwhile');
    expect(
      await database.db.selectFrom('dispute_check').where('disputeId', '=', id).execute(),
    ).toHaveLength(1);
    const last = (await seen(id)).checklist.items.find(({ item }) => item === 'claim')?.seen;
    expect(
      (
        await check(
          id,
          { verdict: 'wanting', note: 'No sum', correction: 'Say it', seen: last },
          asha,
        )
      ).status,
    ).toBe(200);
    expect(
      await database.db.selectFrom('dispute_check').where('disputeId', '=', id).execute(),
    ).toHaveLength(2);
  });
  test('a move on an old picture is refused', async () => {
    const id = await inScrutiny();
    const { version } = await seen(id);
    await officerMove(id, 'officer_assigned');
    const late = {
      version,
      move: 'officer_assigned',
      partyId: null,
      why: '',
      until: null,
      on: null,
    };
    expect((await asked(asha, 'POST', `/api/office/disputes/${id}/moves`, late)).error.code).toBe(
      'changed_meanwhile',
    );
  });
});

describe('who comes in', () => {
  test('nobody without the role, and no officer without her second factor', async () => {
    const id = await inScrutiny();
    const half = await signedIn(database.db, {
      roles: ['case_officer'],
      secondFactor: false,
      now: clock.now,
    });
    for (const path of ['/api/office/disputes', `/api/office/disputes/${id}`]) {
      expect((await asked(undefined, 'GET', path)).status).toBe(401);
      expect((await asked(eve, 'GET', path)).status).toBe(403);
      expect((await asked(half, 'GET', path)).error.code).toBe('second_factor_needed');
    }
  });
  test('an officer who is a party in a dispute works on it for nobody', async () => {
    const both = await signedIn(database.db, {
      roles: ['case_officer'],
      name: 'Both',
      email: 'both@example.org',
      now: clock.now,
    });
    const { id } = await opened(deps, aFiling(), 'both@example.org');
    // Decision 0051: they are told to leave it to another, and no more.
    expect(await asked(both, 'GET', `/api/office/disputes/${id}`)).toMatchObject({
      status: 403,
      error: { code: 'own_dispute' },
    });
    expect((await asked(omar, 'GET', `/api/office/disputes/${id}`)).status).toBe(200);
  });
  test('what is not there is told like that', async () => {
    const id = '018f0000-0000-7000-8000-000000000000';
    expect((await asked(omar, 'GET', `/api/office/disputes/${id}`)).status).toBe(404);
    expect((await check(id)).status).toBe(404);
  });
});

describe('the list', () => {
  test('is narrowed by what stands in the address, and goes on page by page', async () => {
    const mine = await inScrutiny({
      title: 'Found by name',
      parties: aFiling().parties.map((party) =>
        party.side === 'claimant' ? { ...party, name: 'Zebra Exports' } : party,
      ),
    });
    await officerMove(mine, 'officer_assigned');
    const ids = async (query: string) =>
      (
        (await asked(omar, 'GET', `/api/office/disputes?${query}`)).data.rows as { id: string }[]
      ).map(({ id }) => id);
    expect(await ids('q=zeb')).toEqual([mine]);
    expect(await ids('q=zebra%20exp')).toEqual([mine]);
    expect(await ids('q=%27%29%3B--')).toEqual([]);
    expect(await ids('officer=me')).toContain(mine);
    expect(await ids('process=mediation')).toEqual([]);
    expect(await ids('state=scrutiny&officer=me')).toContain(mine);
    const { reference } = (await asked(omar, 'GET', `/api/office/disputes/${mine}`)).data as {
      reference: string;
    };
    expect(await ids(`q=${reference.toLowerCase()}`)).toEqual([mine]);
    for (let n = 0; n < 55; n += 1) await opened(deps);
    const first = await asked(omar, 'GET', '/api/office/disputes');
    expect(first.data.rows).toHaveLength(50);
    const second = await asked(omar, 'GET', `/api/office/disputes?after=${first.data.next}`);
    const back = await asked(omar, 'GET', `/api/office/disputes?before=${second.data.previous}`);
    expect(back.data.rows).toEqual(first.data.rows);
    expect(back.data.next).toBe(first.data.next);
  });
});

describe('the queue of the office', () => {
  /** Why a dispute waits for the registrar. */
  async function waitingIn(id: string) {
    const ask = {
      viewer: rhea?.viewer as SignedIn['viewer'],
      now: clock.now,
      whose: 'all',
      most: 500,
    } as const;
    return (await disputesQueue(database.db, ask)).items.flatMap(({ path, reason }) =>
      path.endsWith(id) ? [reason] : [],
    );
  }

  test('has requests to look at with their last day, and bases for the registrar alone', async () => {
    const [looked, decided] = [await inScrutiny(), await admitted()];
    const queue = (who: SignedIn | undefined, now = clock.now) =>
      disputesQueue(database.db, {
        viewer: who?.viewer as SignedIn['viewer'],
        now,
        whose: 'all',
        most: 500,
      });
    const [officer, registrar] = [await queue(omar), await queue(rhea)];
    const due = officer.items.find(({ path }) => path === `/office/disputes/${looked}`);
    // Two working days after Friday 20 November: Tuesday; Monday is no holiday in the shipped table.
    expect(due).toMatchObject({ reason: 'scrutiny_due', who: 'Ada Traders', assignedTo: null });
    expect(due?.dueAt?.toISOString()).toMatch(/^2026-11-2\dT18:29:59\.999Z$/);
    expect(officer.items.some(({ path }) => path === `/office/disputes/${decided}`)).toBe(false);
    expect(registrar.items.find(({ path }) => path === `/office/disputes/${decided}`)?.reason).toBe(
      'basis_to_decide',
    );
    expect((await queue(eve)).total).toBe(0);
  });
  test('counts all that waits, and gives an officer her own however much of others waits longer', async () => {
    await inScrutiny();
    await inScrutiny();
    const own = await inScrutiny();
    expect((await officerMove(own, 'officer_assigned')).status).toBe(200);
    const queue = (whose: 'all' | 'mine' | 'nobody', most: number) =>
      disputesQueue(database.db, {
        viewer: omar?.viewer as SignedIn['viewer'],
        now: clock.now,
        whose,
        most,
      });
    const [all, mine, nobodys] = [
      await queue('all', 0),
      await queue('mine', 1),
      await queue('nobody', 1),
    ];
    expect(mine.items[0]?.assignedTo).toBe(omar?.personId);
    expect(nobodys.items[0]?.assignedTo).toBeNull();
    expect([all.items.length, nobodys.items.length]).toEqual([0, 1]);
    expect(all.total).toBe(mine.total + nobodys.total);
    expect(nobodys.total).toBeGreaterThanOrEqual(2);
  });
  test.each<[string, DisputeState, string, object, string[]]>([
    [
      'a consent whose giver nobody knows yet',
      'arb_invite',
      'fast_track_signed',
      { shown: false },
      ['invitation_answered'],
    ],
    [
      'no consent that shows at once who gave it',
      'arb_invite',
      'fast_track_signed',
      { shown: true },
      [],
    ],
    [
      'a consent to arbitrate on paper, on which a basis may rest',
      'arb_invite',
      'consent_recorded',
      { kind: 'submission' },
      ['invitation_answered'],
    ],
    [
      'no consent on paper to talk, which an officer has looked at',
      'con_wait',
      'consent_recorded',
      { kind: 'talks' },
      [],
    ],
    [
      'one of several who was not reached',
      'arb_commenced',
      'respondent_unserved',
      {},
      ['unserved_to_decide'],
    ],
  ])('shows the registrar %s', async (_, state, type, details, reasons) => {
    const { id } = await opened(deps);
    await database.db.updateTable('dispute').set({ state }).where('id', '=', id).execute();
    const { parties } = await seen(id);
    const ben = parties.find(({ side }) => side === 'respondent')?.id ?? null;
    const told = (number: number, kind: string) => ({
      id: randomUUID(),
      disputeId: id,
      number,
      type: kind,
      at: clock.now,
      onDay: '2026-11-20',
      partyId: ben,
      byRole: 'system',
      fromState: state,
      toState: state,
      details: JSON.stringify(details),
    });
    await database.db.insertInto('dispute_event').values(told(90, type)).execute();
    expect(await waitingIn(id)).toEqual(reasons);
    const answer = type === 'respondent_unserved' ? 'respondent_released' : 'consent_fallen';
    await database.db.insertInto('dispute_event').values(told(91, answer)).execute();
    expect(await waitingIn(id)).toEqual([]);
  });
  test('asks again for another way of service where the service that answered it was taken back', async () => {
    const { id } = await opened(deps);
    await database.db
      .updateTable('dispute')
      .set({ state: 'arb_commenced' })
      .where('id', '=', id)
      .execute();
    const ben = (await seen(id)).parties.find(({ side }) => side === 'respondent')?.id ?? null;
    const shown: string[][] = [];
    for (const [place, type] of [
      'substitution_asked',
      'served',
      'service_reversed',
      'substitution_declined',
    ].entries()) {
      const told = {
        id: randomUUID(),
        disputeId: id,
        number: 90 + place,
        type,
        at: clock.now,
        onDay: '2026-11-20',
        partyId: ben,
      };
      const states = { fromState: 'arb_commenced', toState: 'arb_commenced' };
      await database.db
        .insertInto('dispute_event')
        .values({ ...told, ...states, byRole: 'system', details: '{}' })
        .execute();
      shown.push(await waitingIn(id));
    }
    expect(shown).toEqual([['substitution_to_decide'], [], ['substitution_to_decide'], []]);
  });
  test('asks the registrar to decide a withdrawal once it was asked, and no more once it was decided', async () => {
    const id = await admitted();
    await decide(id);
    await post(id, 'notices');
    const { parties } = await seen(id);
    const [claimant, respondent] = ['claimant', 'respondent'].map(
      (side) => parties.find((party) => party.side === side)?.id ?? null,
    );
    await move(deps, {
      disputeId: id,
      type: 'served',
      by: { personId: null, role: 'system' },
      as: 'system',
      partyId: respondent ?? null,
    });
    await move(deps, {
      disputeId: id,
      type: 'withdrawal_asked',
      by: { personId: null, role: 'person' },
      as: 'claimant',
      partyId: claimant ?? null,
      details: { liberty: 'with' },
    });
    expect(await waitingIn(id)).toEqual(['withdrawal_to_decide']);
    const letGo = {
      move: 'withdrawn',
      partyId: null,
      why: 'Nobody objected.',
      until: null,
      on: null,
    };
    // The same day is too soon, and nobody goes without a word on whether it may be filed again.
    expect((await post(id, 'decisions', { ...letGo, liberty: 'with' }, rhea)).status).toBe(409);
    const unopposed = {
      type: 'withdrawal_unopposed' as const,
      as: 'respondent' as const,
      by: { personId: null, role: 'visitor' as const },
    };
    await move(deps, { ...unopposed, disputeId: id, partyId: respondent ?? null });
    expect((await post(id, 'decisions', letGo, rhea)).status).toBe(422);
    expect((await post(id, 'decisions', { ...letGo, liberty: 'with' }, rhea)).status).toBe(200);
    expect(await waitingIn(id)).toEqual([]);
  });
});

test('the list has every item of the process, with its law', async () => {
  const id = await inScrutiny();
  expect((await seen(id)).checklist.items.map(({ item }) => item)).toEqual(checklistFor(online));
});

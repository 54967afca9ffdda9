import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followingMove } from '#modules/fees/actions/deps.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail.ts';
import { openRazorpay } from '#platform/razorpay.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { appWith, call } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { lettersOfFiling } from '../../../tests/filing-letters.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { filingJobs } from './jobs.ts';
import { filingDataOf } from './routes.ts';
import { noClaim, noDisputeKind, noParty, noRow } from './rules/answers.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const UNKNOWN = '019a0000-0000-7000-8000-000000000000';

let database: TestDatabase;
let folder: string;
let papers: Vault;
let app: App;
let now = friday;
const keys = { keyId: 'rzp_test_1', keySecret: 'a-key-secret', webhookSecret: 'a-webhook-secret' };
const razorpay = openRazorpay(keys, async (_, { body }) => {
  const { amount } = JSON.parse(String(body)) as { amount: number };
  return Response.json({
    id: 'plink_Filing0001',
    amount,
    short_url: 'https://rzp.io/i/Filing0001',
  });
});

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-filing-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  papers = openVault({ folder: join(folder, 'files'), incoming: join(folder, 'incoming'), key });
  app = appWith(database, { now: () => now, papers, fees: { razorpay } });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  now = friday;
  for (const table of ['sent_code', 'try_count', 'outbox_mail'] as const)
    await database.db.deleteFrom(table).execute();
});

type Body = {
  data: Record<string, unknown>;
  error: { code: string; message: string; fields?: Record<string, string> };
};
type Answered = Body & { status: number; cookie: string | undefined; retryAfter: string | null };

async function ask(
  method: string,
  path: string,
  { body, cookie }: { body?: unknown; cookie?: string | undefined } = {},
): Promise<Answered> {
  const response = await call(app, method, path, { body, cookie });
  const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  // One of the two shapes that every answer has; a test that asks for the other finds undefined.
  return {
    ...((await response.json()) as Body),
    status: response.status,
    cookie: set[0],
    retryAfter: response.headers.get('retry-after'),
  };
}

const minutes = (count: number) => {
  now = new Date(friday.getTime() + count * 60_000);
};

const letters = () => lettersOfFiling(database.db, () => now);
const codeIn = (mail: Mail | undefined) => mail?.text.match(/\b(?:\d{10}|\d{6})\b/)?.[0] ?? '';
const tokenIn = (mail: Mail | undefined) => mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';

const ada = {
  ...noParty,
  kind: 'person',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  mobile: '98200 12345',
  state: '27',
};
const ben = {
  ...noParty,
  kind: 'company',
  name: 'Ben Traders Pvt Ltd',
  email: 'ben@example.org',
  emailAgreedIn: 'Order form, page 2',
};
const whole = {
  trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'decision', track: 'online' },
  you: { address: 'ada@example.org', takesPapers: 'yes', parties: [ada] },
  others: {
    parties: [ben, { ...noParty, kind: 'person', name: 'Bina Director', mobile: '9820054321' }],
  },
  claim: {
    ...noClaim,
    title: 'Unpaid invoices for steel',
    facts: 'Ada delivered steel in May and was never paid for it.',
    causeOn: '2026-05-10',
    category: 'goods',
    rows: [{ ...noRow, head: 'Price of goods', amount: '2,50,000.50' }],
  },
  agreement: {
    has: 'yes',
    clause: 'Disputes go to arbitration at Munch.',
    page: '2',
    agreedOn: '2026-01-05',
    version: '',
    proposedBy: 'both',
    names: 'yes',
    seat: 'Mumbai',
    language: 'en',
    arbitrators: '1',
  },
  documents: { files: [] as { token: string; name: string; size: number; kind: string }[] },
};
type Whole = typeof whole;

async function begun(cookie?: string): Promise<{ id: string; cookie: string }> {
  const answer = await ask('POST', '/api/filing/drafts', { body: {}, cookie });
  return { id: String(answer.data.id), cookie: answer.cookie ?? cookie ?? '' };
}

async function versionOf({ id, cookie }: { id: string; cookie: string }): Promise<number> {
  return Number((await ask('GET', `/api/filing/drafts/${id}`, { cookie })).data.version);
}

async function save(
  draft: { id: string; cookie: string },
  step: keyof Whole,
  answers: unknown,
  version?: number,
) {
  const body = { version: version ?? (await versionOf(draft)), step, answers: { [step]: answers } };
  return ask('POST', `/api/filing/drafts/${draft.id}/steps`, { body, cookie: draft.cookie });
}

async function filled(change: Partial<Record<keyof Whole, unknown>> = {}, cookie?: string) {
  const draft = await begun(cookie);
  for (const step of Object.keys(whole) as (keyof Whole)[])
    await save(draft, step, change[step] ?? whole[step]);
  return draft;
}

/** The address is proved with the link of the letter that saving it owed. */
async function proved(draft: { id: string; cookie: string }) {
  const token = tokenIn((await letters()).find(({ subject }) => subject.includes('code')));
  const opened = await ask('POST', '/api/filing/links/opening', {
    body: { token },
    cookie: draft.cookie,
  });
  return { id: draft.id, cookie: opened.cookie ?? draft.cookie };
}

async function submit(draft: { id: string; cookie: string }, change: Record<string, unknown> = {}) {
  const body = { version: await versionOf(draft), name: 'Ada Lovelace', agrees: true, ...change };
  return ask('POST', `/api/filing/drafts/${draft.id}/submission`, { body, cookie: draft.cookie });
}

const problemsOf = async ({ id, cookie }: { id: string; cookie: string }) =>
  (
    (await ask('GET', `/api/filing/drafts/${id}`, { cookie })).data.problems as {
      step: string;
      field: string;
      code: string;
    }[]
  ).map(({ step, field, code }) => `${step} ${field} ${code}`);

async function paper(text = 'invoice') {
  const response = await app.request('/api/filing/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Blob([`%PDF-1.7\n${text}\n%%EOF\n`]),
  });
  return ((await response.json()) as Body).data as { token: string; size: number };
}

describe('a request', () => {
  test('is saved step by step, signed and filed with its papers, its receipt and a letter', async () => {
    const { token, size } = await paper();
    const documents = { files: [{ token, name: 'invoice.pdf', size, kind: 'evidence' }] };
    const draft = await proved(await filled({ documents }));
    const { status, data } = await submit(draft);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      title: 'Unpaid invoices for steel',
      signedName: 'Ada Lovelace',
      filedAt: friday.toISOString(),
    });
    expect(data.reference).toMatch(/^MUNCH-AR-2026-\d{6}$/);
    expect(data.hash).toMatch(/^[0-9a-f]{64}$/);
    const dispute = await database.db
      .selectFrom('dispute')
      .where('id', '=', String(data.disputeId))
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(dispute).toMatchObject({
      state: 'filed',
      sumMinor: 25000050n,
      isUrgent: false,
      feeSchedule: 'institution',
    });
    const parties = await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', dispute.id)
      .select('name')
      .execute();
    expect(parties.map(({ name }) => name).sort()).toEqual([
      'Ada Lovelace',
      'Ben Traders Pvt Ltd',
      'Bina Director',
    ]);
    const members = await database.db
      .selectFrom('dispute_member')
      .where('disputeId', '=', dispute.id)
      .select(['email'])
      .execute();
    expect(members).toEqual([{ email: 'ada@example.org' }]);
    const kept = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', dispute.id)
      .select('title')
      .execute();
    expect(kept).toEqual([{ title: 'invoice.pdf' }]);
    const bills = await database.db
      .selectFrom('fees_invoice')
      .where('disputeId', '=', dispute.id)
      .select(['kind', 'net', 'payerName'])
      .execute();
    expect(bills).toEqual([{ kind: 'registration', net: 500_000n, payerName: 'Ada Lovelace' }]);
    const [letter] = await letters();
    expect(letter?.text).toContain(String(data.hash));
    expect(letter?.to).toBe('ada@example.org');
    // What was filed is the dispute's now, and stands in no draft any more.
    const left = await database.db
      .selectFrom('filing_draft')
      .where('id', '=', draft.id)
      .select('answers')
      .executeTakeFirstOrThrow();
    expect(left.answers).toEqual({});
  });

  test('is told with its receipt what the registration fee is, and may pay it and print its bill without an account', async () => {
    const draft = await proved(await filled());
    expect(
      (await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie })).data.fee,
    ).toBeNull();
    await submit(draft);
    const { data } = await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie });
    expect(data.fee).toMatchObject({
      total: 500_000,
      due: 500_000,
      dueOn: '2026-11-27',
      state: 'unpaid',
      isPayableOnline: true,
      account: [],
    });
    const at = `/api/filing/drafts/${draft.id}`;
    expect((await ask('POST', `${at}/pay-page`, { cookie: draft.cookie })).data).toEqual({
      url: 'https://rzp.io/i/Filing0001',
    });
    const link = await database.db
      .selectFrom('fees_payment_link')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(link).toMatchObject({
      amount: 500_000n,
      back: `/request-for-arbitration/start/receipt?draft=${draft.id}`,
    });
    const paper = await app.request(`${at}/invoice`, { headers: { cookie: draft.cookie } });
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // Nobody else's browser, and no draft that was not sent.
    const eve = await begun();
    for (const [method, path] of [
      ['POST', `${at}/pay-page`] as const,
      ['GET', `${at}/invoice`] as const,
    ]) {
      expect((await ask(method, path, { cookie: eve.cookie })).status, path).toBe(404);
      expect(
        (await ask(method, path.replace(draft.id, eve.id), { cookie: eve.cookie })).status,
        path,
      ).toBe(404);
      expect((await ask(method, path)).status, path).toBe(404);
    }
    const unset = appWith(database, { now: () => now, papers });
    expect((await call(unset, 'POST', `${at}/pay-page`, { cookie: draft.cookie })).status).toBe(
      409,
    );
  });

  test('prints on the bill of its fee who paid it, also where that was the other side', async () => {
    const draft = await proved(await filled());
    await submit(draft);
    const { disputeId } = await database.db
      .selectFrom('filing_receipt')
      .where('draftId', '=', draft.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const invoice = await database.db
      .selectFrom('fees_invoice')
      .where('disputeId', '=', disputeId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const ben = await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', disputeId)
      .where('side', '=', 'respondent')
      .selectAll()
      .executeTakeFirstOrThrow();
    // As the provider tells it: by the party that opened the page to pay, without a name.
    const paid = await database.db.transaction().execute((tx) =>
      recordPayment(
        { settings: {}, ...followingMove },
        { tx, at: now },
        {
          provider: 'razorpay',
          reference: 'pay_Ben0001',
          invoiceId: invoice.id,
          amount: invoice.due,
          receivedOn: '2026-11-20',
          narration: '',
          paidByParty: ben.id,
          by: { personId: null, role: 'system' },
        },
      ),
    );
    expect(paid).toMatchObject({ ok: true });
    const bill = await app.request(`/api/filing/drafts/${draft.id}/invoice`, {
      headers: { cookie: draft.cookie },
    });
    const { text } = readPdf(Buffer.from(await bill.arrayBuffer()));
    expect(text).toContain(`received on 20 November 2026 from ${ben.name}`);
  });

  test('tells all costs before it is sent: certain, likely and open ones, by both schedules', async () => {
    const draft = await filled();
    const { data } = await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie });
    type Item = { item: string; amount: number | null; when: string };
    const costs = data.costs as { items: Item[]; onFiling: number; tribunalByLaw: number };
    expect(costs.onFiling).toBe(500_000);
    expect(costs.items.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['registration', 'admin', 'tribunal', 'tribunal_gst', 'stamp_duty']),
    );
    // Rs 2,50,000.50: 45,000 by the Fourth Schedule, a quarter more for a sole arbitrator; 0.75 % of stamp duty in Maharashtra.
    expect(costs.tribunalByLaw).toBe(5_625_000);
    expect(costs.items.find(({ item }) => item === 'stamp_duty')?.amount).toBeGreaterThanOrEqual(
      187_500,
    );
    await save(draft, 'claim', {
      ...whole.claim,
      rows: [{ ...noRow, head: 'Price', amount: '100', currency: 'USD' }],
    });
    expect(
      (await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie })).data.costs,
    ).toBeNull();
  });

  test('whose time ends within thirty days is urgent, and one that is late is filed all the same', async () => {
    for (const [causeOn, isUrgent] of [
      ['2023-12-01', true],
      ['2019-01-01', false],
    ] as const) {
      const draft = await proved(
        await filled({ claim: { ...whole.claim, causeOn, lateReason: 'I was ill.' } }),
      );
      const { status, data } = await submit(draft);
      expect([status, data.isUrgent]).toEqual([201, isUrgent]);
    }
  });

  test.each([
    ['an arbitration', {}, {}, 'arbitration'],
    ['an invitation', {}, { has: 'none', clause: '' }, 'invitation'],
    ['an invitation where the clause names another house', {}, { names: 'no' }, 'invitation'],
    ['a mediation', { wish: 'talk' }, { has: 'none', clause: '' }, 'mediation'],
  ])(
    'is after it was sent what it was before, on the page and in the letter: %s',
    async (_, trouble, agreement, footing) => {
      const draft = await proved(
        await filled({
          trouble: { ...whole.trouble, ...trouble },
          agreement: { ...whole.agreement, ...agreement },
        }),
      );
      const page = () => ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie });
      expect((await page()).data.footing).toBe(footing);
      expect((await submit(draft)).status).toBe(201);
      expect((await page()).data.footing).toBe(footing);
      const letter = (await letters()).at(-1)?.text ?? '';
      expect(letter).toContain('Unpaid invoices for steel');
      expect(/An arbitration begins in law/.test(letter)).toBe(footing === 'arbitration');
    },
  );

  test('for a company is signed by somebody who says as what, and the receipt and the dispute keep it', async () => {
    const company = { ...ada, kind: 'company', name: 'Ada Traders Pvt Ltd' };
    const draft = await proved(await filled({ you: { ...whole.you, parties: [company] } }));
    expect(await submit(draft)).toMatchObject({
      status: 422,
      error: { code: 'sign_capacity_missing' },
    });
    const { data } = await submit(draft, { capacity: 'Director' });
    expect(data).toMatchObject({ signedName: 'Ada Lovelace', signedCapacity: 'Director' });
    const kept = database.db.selectFrom('dispute').where('id', '=', String(data.disputeId));
    expect(await kept.select(['signedName', 'signedCapacity']).executeTakeFirst()).toEqual({
      signedName: 'Ada Lovelace',
      signedCapacity: 'Director',
    });
  });

  test('that is sent twice, or twice at once, is filed once and answered with one receipt', async () => {
    const draft = await proved(await filled());
    const version = await versionOf(draft);
    const sent = await Promise.all([1, 2, 3].map(() => submit(draft, { version })));
    const later = await submit(draft, { version });
    expect(new Set([...sent, later].map(({ data }) => data.reference)).size).toBe(1);
    expect([...sent, later].every(({ status }) => status === 201)).toBe(true);
  });

  test('is not filed before its address is proved, before all is there, or before somebody put her name to it', async () => {
    const draft = await filled();
    expect((await submit(draft)).error.code).toBe('address_unproved');
    const mine = await proved(draft);
    expect((await submit(mine, { name: ' ' })).error.fields).toHaveProperty('name');
    expect((await submit(mine, { agrees: false })).error.code).toBe('not_agreed');
    await save(mine, 'claim', { ...whole.claim, facts: '' });
    expect((await submit(mine)).error.code).toBe('incomplete');
    const filed = await database.db
      .selectFrom('filing_receipt')
      .where('draftId', '=', draft.id)
      .selectAll()
      .execute();
    expect(filed).toEqual([]);
  });

  test('that was changed since it was read is read again before it is signed', async () => {
    const draft = await proved(await filled());
    const version = await versionOf(draft);
    await save(draft, 'claim', { ...whole.claim, title: 'Another title' });
    expect((await submit(draft, { version })).error.code).toBe('changed_elsewhere');
  });

  test('of somebody who is signed in needs no code, and is hers', async () => {
    const someone = await signedIn(database.db, { name: 'Ada Lovelace' });
    const first = await begun(someone.cookie);
    const draft = { id: first.id, cookie: `${someone.cookie}; ${first.cookie}` };
    for (const step of Object.keys(whole) as (keyof Whole)[]) await save(draft, step, whole[step]);
    const { status, data } = await submit(draft);
    expect(status).toBe(201);
    const dispute = await database.db
      .selectFrom('dispute')
      .where('id', '=', String(data.disputeId))
      .select('filedBy')
      .executeTakeFirst();
    expect(dispute?.filedBy).toBe(someone.personId);
    const held = (await filingDataOf(database.db, someone.personId)) as {
      signed: { reference: string }[];
      drafts: unknown[];
    };
    expect([held.signed.map(({ reference }) => reference), held.drafts]).toEqual([
      [data.reference],
      [],
    ]);
    // From another device, without the first one's key.
    expect(
      (await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: someone.cookie })).status,
    ).toBe(200);
  });
});

describe('a stranger', () => {
  test('finds no draft of somebody else, with a key of her own or without', async () => {
    const mine = await filled();
    const eve = await begun();
    for (const cookie of [
      undefined,
      eve.cookie,
      'munch-filing=0123456789012345678901234567890123456789012',
    ]) {
      expect((await ask('GET', `/api/filing/drafts/${mine.id}`, { cookie })).status).toBe(404);
      expect(
        (await save({ id: mine.id, cookie: cookie ?? '' }, 'claim', whole.claim, 99)).status,
      ).toBe(404);
      const body = { version: 99, name: 'Eve', agrees: true };
      expect(
        (await ask('POST', `/api/filing/drafts/${mine.id}/submission`, { body, cookie })).status,
      ).toBe(404);
    }
    expect(
      (await ask('GET', `/api/filing/drafts/${UNKNOWN}`, { cookie: mine.cookie })).status,
    ).toBe(404);
    const { data } = await ask('GET', '/api/filing/drafts', { cookie: eve.cookie });
    expect((data.drafts as { id: string }[]).map(({ id }) => id)).toEqual([eve.id]);
  });
});

describe('the way back', () => {
  test('is a code to the address, on any device, which then asks before it takes the draft over', async () => {
    const before = await filled();
    const { data, cookie } = await ask('POST', '/api/filing/codes', {
      body: { email: 'Ada@Example.org' },
    });
    const mails = await letters();
    const back = await ask('POST', `/api/filing/codes/${data.ticket}/proof`, {
      body: { code: codeIn(mails.at(-1)) },
      cookie,
    });
    expect([back.status, back.data.id]).toEqual([200, null]);
    const at = `/api/filing/codes/${data.ticket}/drafts`;
    const offers = await ask('GET', at, { cookie: back.cookie });
    expect(offers.data.drafts).toContainEqual(
      expect.objectContaining({ id: before.id, standing: 'elsewhere', title: whole.claim.title }),
    );
    expect((await ask('POST', `${at}/${before.id}/takeover`, { cookie: back.cookie })).status).toBe(
      200,
    );
    const draft = await ask('GET', `/api/filing/drafts/${before.id}`, { cookie: back.cookie });
    expect(draft.data).toMatchObject({
      isProved: true,
      answers: { claim: { title: whole.claim.title } },
    });
  });

  test('takes the code of an earlier letter too, for letters cross', async () => {
    const draft = await filled();
    await letters();
    const asked = () =>
      ask('POST', `/api/filing/drafts/${draft.id}/codes`, { cookie: draft.cookie });
    await asked();
    const first = codeIn((await letters()).at(-1));
    const { data, cookie } = await asked();
    await letters();
    const proof = await ask('POST', `/api/filing/codes/${data.ticket}/proof`, {
      body: { code: first },
      cookie,
    });
    expect([proof.status, proof.data.id]).toEqual([200, draft.id]);
  });

  test('from an old address ends when another takes its place', async () => {
    const draft = await filled();
    const old = tokenIn((await letters()).find(({ subject }) => subject.includes('code')));
    await save(draft, 'you', { ...whole.you, address: 'new@example.org' });
    expect((await ask('POST', '/api/filing/links/opening', { body: { token: old } })).status).toBe(
      404,
    );
    expect(
      (await ask('POST', '/api/filing/links/opening', { body: { token: 'no-such-token' } })).status,
    ).toBe(404);
    const { data } = await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie });
    expect([data.address, data.isProved]).toEqual(['new@example.org', false]);
  });

  test('is answered alike for an address that nobody uses, which gets no letter', async () => {
    const { status, data, cookie } = await ask('POST', '/api/filing/codes', {
      body: { email: 'nobody@example.org' },
    });
    expect(status).toBe(202);
    expect(await letters()).toEqual([]);
    const proof = await ask('POST', `/api/filing/codes/${data.ticket}/proof`, {
      body: { code: '123456' },
      cookie,
    });
    expect(proof.error.code).toBe('code_wrong');
  });

  test('opens for no code that was tried a thousand times: five tries for each, and longer codes after ten', async () => {
    const draft = await filled({ you: { ...whole.you, address: 'tried@example.org' } });
    await letters();
    const answers: string[] = [];
    const lengths: number[] = [];
    for (let letter = 0; letter < 5; letter += 1) {
      minutes(letter * 20);
      const asked = await ask('POST', '/api/filing/codes', {
        body: { email: 'tried@example.org' },
        cookie: draft.cookie,
      });
      const right = codeIn((await letters()).at(-1));
      lengths.push(right.length);
      const proof = (code: string) =>
        ask('POST', `/api/filing/codes/${asked.data.ticket}/proof`, {
          body: { code },
          cookie: draft.cookie,
        });
      for (let at = 0; at < 200; at += 1) {
        const guess = String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0');
        answers.push((await proof(guess)).error.code);
      }
      // And then the right one is of no use either: it was guessed at.
      answers.push((await proof(right)).error.code);
    }
    expect(answers).toHaveLength(1005);
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('code_wrong'));
    expect(answers.filter((code) => code === 'code_wrong').length).toBeLessThanOrEqual(25);
    expect(new Set(answers)).toEqual(new Set(['code_wrong', 'code_over', 'too_many']));
    expect([lengths[0], lengths.at(-1)]).toEqual([6, 10]);
    minutes(120);
    // Nobody who guessed nothing is refused, from that network or for that address.
    const asked = await ask('POST', '/api/filing/codes', { body: { email: 'tried@example.org' } });
    const own = await ask('POST', `/api/filing/codes/${asked.data.ticket}/proof`, {
      body: { code: codeIn((await letters()).at(-1)) },
      cookie: asked.cookie,
    });
    expect(own.status).toBe(200);
  }, 180_000);

  test('ends after ten minutes for a code, and a code is used once', async () => {
    await filled();
    await letters();
    const { data, cookie } = await ask('POST', '/api/filing/codes', {
      body: { email: 'ada@example.org' },
    });
    const code = codeIn((await letters()).at(-1));
    let held = cookie;
    const proof = async () => {
      const answer = await ask('POST', `/api/filing/codes/${data.ticket}/proof`, {
        body: { code },
        cookie: held,
      });
      held = answer.cookie ?? held;
      return answer;
    };
    minutes(10);
    expect((await proof()).error.code).toBe('code_over');
    now = new Date(friday.getTime() + 10 * 60_000 - 1);
    expect((await proof()).status).toBe(200);
    expect((await proof()).error.code).toBe('code_over');
  });

  test('is told how long to wait when too many letters were asked for', async () => {
    const body = { email: 'often@example.org' };
    for (let at = 0; at < 5; at += 1)
      expect((await ask('POST', '/api/filing/codes', { body })).status).toBe(202);
    const { status, retryAfter } = await ask('POST', '/api/filing/codes', { body });
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });
});

describe('two devices at once', () => {
  test('overwrite nothing of the same step unawares, and nothing at all of different ones', async () => {
    const draft = await filled();
    const seen = await versionOf(draft);
    expect((await save(draft, 'claim', { ...whole.claim, title: 'First' }, seen)).status).toBe(200);
    const second = await save(draft, 'claim', { ...whole.claim, title: 'Second' }, seen);
    expect([second.status, second.error.code]).toEqual([409, 'changed_elsewhere']);
    expect((await save(draft, 'agreement', { ...whole.agreement, page: '7' }, seen)).status).toBe(
      200,
    );
    const { data } = await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie });
    expect(data.answers).toMatchObject({ claim: { title: 'First' }, agreement: { page: '7' } });
  });
});

test('a draft that was saved before the state was asked still opens, and says what it lacks', async () => {
  const draft = await filled();
  const { state: _, gstin: __, ...before } = { gstin: '', ...ada };
  await database.db
    .updateTable('filing_draft')
    .set({ answers: JSON.stringify({ ...whole, you: { ...whole.you, parties: [before] } }) })
    .where('id', '=', draft.id)
    .execute();
  expect(await problemsOf(draft)).toContain('you parties.0.state state_missing');
  await save(draft, 'you', whole.you);
  expect(await problemsOf(draft)).toEqual([]);
});

describe('what cannot be filed is told by its field', () => {
  const row = { ...noRow, head: 'Price' };
  const claim = (rows: unknown[], more = {}) => ({ ...whole.claim, rows, ...more });
  const others = (...parties: unknown[]) => ({ parties });
  test.each([
    [
      'a claim of zero',
      { claim: claim([{ ...row, amount: '0' }]) },
      'claim rows.0.amount amount_zero',
    ],
    [
      'a claim of 10^15',
      { claim: claim([{ ...row, amount: '1000000000000000' }]) },
      'claim rows.0.amount amount_too_large',
    ],
    [
      'no number at all',
      { claim: claim([{ ...row, amount: 'lots' }]) },
      'claim rows.0.amount amount_unreadable',
    ],
    [
      'more than anybody claims',
      { claim: claim([{ ...row, amount: '999999999999999999' }]) },
      'claim rows.0.amount amount_too_large',
    ],
    [
      'many times more than JSON can carry',
      { claim: claim([{ ...row, amount: '99999999999999999999 crore' }]) },
      'claim rows.0.amount amount_too_large',
    ],
    [
      'two currencies',
      {
        claim: claim([
          { ...row, amount: '1' },
          { ...row, amount: '1', currency: 'USD' },
        ]),
      },
      'claim rows.0.amount currencies_mixed',
    ],
    [
      'a party against itself',
      { others: others({ ...ada, kind: 'company' }) },
      'others parties.0.name party_against_itself',
    ],
    [
      'a day in 1890',
      { claim: claim(whole.claim.rows, { causeOn: '1890-01-01' }) },
      'claim causeOn day_too_old',
    ],
    [
      'a day of next year',
      { claim: claim(whole.claim.rows, { causeOn: '2027-05-01' }) },
      'claim causeOn day_in_future',
    ],
    [
      'no day of the calendar',
      { claim: claim(whole.claim.rows, { causeOn: '2026-02-30' }) },
      'claim causeOn day_wrong',
    ],
    [
      'somebody who cannot be reached',
      { others: others({ ...noParty, name: 'Ben' }) },
      'others parties.0.email contact_missing',
    ],
    ['a crime', { trouble: { ...whole.trouble, kind: 'crime' } }, 'trouble kind not_for_us'],
    [
      'a warning not noted',
      { trouble: { ...whole.trouble, kind: 'purchase' } },
      'trouble warning.consumer warning_open',
    ],
  ])('%s', async (_, change, problem) => {
    const draft = await proved(await filled(change));
    expect(await problemsOf(draft)).toEqual([problem]);
    expect((await submit(draft)).error.code).toBe('incomplete');
  });

  test('two hundred parties', async () => {
    const draft = await begun();
    const parties = Array.from({ length: 200 }, (_, at) => ({ ...ben, name: `Ben ${at}` }));
    const { status, error } = await save(draft, 'others', { parties });
    expect([status, error.code]).toEqual([422, 'parties_too_many']);
    expect(error.fields).toHaveProperty('answers.others.parties');
  });
});

describe('an idle draft', () => {
  const job = () =>
    filingJobs({ db: database.db, now: () => now, newId, wakeMail: () => {} }).filingSweep.run(
      silentLog,
    );
  const days = (count: number) => minutes(count * 24 * 60);

  test('is announced five days before it ends, opens from that letter, and is over after thirty', async () => {
    const draft = await filled({ you: { ...whole.you, address: 'idle@example.org' } });
    await letters();
    days(24);
    await job();
    expect((await letters()).filter(({ to }) => to === 'idle@example.org')).toEqual([]);
    days(25);
    await job();
    const [letter, ...more] = (await letters()).filter(({ to }) => to === 'idle@example.org');
    expect(more).toEqual([]);
    expect(letter?.text).toContain(whole.claim.title);
    const opened = await ask('POST', '/api/filing/links/opening', {
      body: { token: tokenIn(letter) },
    });
    expect(opened.status).toBe(200);
    days(30);
    await job();
    expect(
      (await ask('GET', `/api/filing/drafts/${draft.id}`, { cookie: draft.cookie })).status,
    ).toBe(404);
    expect(
      (await ask('POST', '/api/filing/links/opening', { body: { token: tokenIn(letter) } })).status,
    ).toBe(404);
    const left = await database.db
      .selectFrom('filing_draft')
      .where('id', '=', draft.id)
      .select('answers')
      .executeTakeFirst();
    expect(left?.answers ?? {}).toEqual({});
  });
});

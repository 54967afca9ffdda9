import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { GivenRole } from '#kernel/viewer.ts';
import { concernedAmong } from '#modules/disputes/actions/conflict-of-interest.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import { EMPTY } from '#modules/response/rules/content.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { endpoints } from '../src/joined.ts';
import { wiredDisputes } from '../src/wiring.ts';
import { appWith, call, serviceParts, settings } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { aFiling, aParty, disputesDeps, opened } from './disputes.ts';
import { dispatched, responseDeps } from './notices.ts';
import { sampleOf } from './samples.ts';

// Nobody works on a case of their own: whoever of the office is a party, stands for one, has an address on file for one, or
// belongs to the institution that filed.

const clock = { now: new Date('2026-11-20T06:30:00Z') };
const STAFF: readonly GivenRole[] = ['registrar', 'case_officer', 'accounts'];
let database: TestDatabase;
let app: App;
let [ada, rhea]: SignedIn[] = [];
/** What each kind of id in an address of the office stands for: all of the one dispute that is ada's. */
let ids: Record<string, string> = {};

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  app = appWith(database, { now: () => clock.now });
  const staff = (change = {}) => signedIn(db, { roles: STAFF, now: clock.now, ...change });
  ada = await staff({ name: 'Ada Registrar', email: 'ada@example.org' });
  rhea = await staff({ name: 'Rhea Registrar' });
  const deps = wiredDisputes({ ...(await responseDeps(db, clock)), ...serviceParts, settings });
  const { id, partyId } = await dispatched(deps);
  ids = { dispute: id, party: partyId, ...(await rowsOf(id, partyId)) };
});
afterAll(() => database.drop());

/** Ada's registration invoice with a payment and a refund, the notice on its way to ben, and what he asked of the office. */
async function rowsOf(id: string, partyId: string) {
  const { db } = database;
  const invoice = await db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const [payment, refund, note, answer] = [newId(), newId(), newId(), newId()];
  const earning = newId();
  await db
    .insertInto('fees_payment')
    .values({
      id: payment,
      provider: 'bank_transfer',
      reference: 'UTR1',
      amount: 900_000n,
      receivedOn: '2026-11-20',
      recordedAt: clock.now,
      narration: 'NEFT',
      unused: 310_000n,
      toMatch: 'over',
    })
    .execute();
  await db
    .insertInto('fees_allocation')
    .values({
      id: newId(),
      paymentId: payment,
      invoiceId: invoice.id,
      amount: 590_000n,
      at: clock.now,
    })
    .execute();
  await db
    .insertInto('fees_refund')
    .values({
      id: refund,
      invoiceId: invoice.id,
      amount: 100n,
      reason: 'Ordered',
      orderedAt: clock.now,
    })
    .execute();
  await db
    .insertInto('response_answer')
    .values({
      id: answer,
      disputeId: id,
      partyId,
      kind: 'extension',
      content: JSON.stringify({ ...EMPTY, days: 7, why: 'ill' }),
      savedAt: clock.now,
      sentAt: clock.now,
      number: 'X-1',
      hash: Buffer.alloc(32),
      reference: 'MUNCH',
      who: 'Ben',
    })
    .execute();
  await db
    .insertInto('fees_earning')
    .values({
      ...{ id: earning, disputeId: id, reference: 'MUNCH', personId: newId(), payee: 'Asha' },
      seat: 'sole',
      ...{ stage: 'entered', amount: 100n, reckonedBy: 'a table', earnedAt: clock.now },
    })
    .execute();
  const recipient = await db
    .selectFrom('service_recipient')
    .where('disputeId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const attempt = await db
    .selectFrom('service_attempt')
    .where('disputeId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    invoice: invoice.id,
    number: invoice.number,
    payment,
    refund,
    note,
    answer,
    earning,
    recipient: recipient.id,
    attempt: attempt.id,
  };
}

/** Of what an address of the office speaks. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(?:office|service)\/disputes\/:id/, 'dispute'],
  [/^\/api\/disputes\/:id\/papers\/:paper\/seal$/, 'dispute'],
  [/^\/api\/office\/invoices\/:id/, 'invoice'],
  [/^\/api\/office\/payments\/:id/, 'payment'],
  [/^\/api\/office\/refunds\/:id/, 'refund'],
  [/^\/api\/office\/neutral-fees\/:id/, 'earning'],
  [/^\/api\/office\/responses\/:id/, 'answer'],
  [/^\/api\/service\/recipients\/:id/, 'recipient'],
  [/^\/api\/service\/attempts\/:id/, 'attempt'],
];
/** Lists over all disputes, and what is about none; each says why it is not asked. */
const OF_NO_DISPUTE = new Set([
  'GET /api/office/disputes', // read below, with the other lists
  'GET /api/office/responses',
  'GET /api/office/invoices',
  'GET /api/office/affiliates', // of people and companies, and of no dispute
  'POST /api/office/affiliates',
  'POST /api/office/affiliates/:id/ending',
  'GET /api/office/tribunals', // appointments/routes/lots.test.ts, with the lots: their own are not in them
  'POST /api/office/lots',
  'GET /api/office/lots/:id',
  'POST /api/office/lots/:id/choices',
  'POST /api/office/lots/:id/sending',
  'GET /api/office/payments',
  'GET /api/office/neutral-fees', // read below, with the other lists
  'POST /api/office/payouts', // of all that registrars approved, whose disputes they are
  'GET /api/office/payouts/:id/file',
  'POST /api/service/papers', // a loose upload, which belongs to no dispute yet
  'GET /api/office/credit-notes/:id/paper', // asked below, with a note that is there
  'POST /api/office/payments', // asked below, with the invoice in its body
]);
const WORK = ['work_disputes', 'decide_disputes', 'read_invoices', 'confirm_payments'];
const theirs = endpoints.filter(
  ({ needs, path, method }) =>
    WORK.includes(needs) &&
    !path.startsWith('/api/office/institutions') &&
    !OF_NO_DISPUTE.has(`${method} ${path}`),
);

async function asked(
  who: SignedIn | undefined,
  endpoint: Endpoint,
  path: string,
  body: Record<string, unknown>,
) {
  if (endpoint.raw)
    return app.request(path, {
      method: endpoint.method,
      headers: {
        'content-type': endpoint.raw.types[0] ?? '',
        'sec-fetch-site': 'same-origin',
        cookie: who?.cookie ?? '',
      },
      body: Buffer.from('%PDF-1.4'),
    });
  const query =
    endpoint.method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  return call(app, endpoint.method, path + (query === '?' ? '' : query), {
    body,
    cookie: who?.cookie,
  });
}

/** What the form must say to be looked at; whatever is not here is sampled from the contract. */
const DAY = '2026-11-20';
const SAID: Record<string, unknown> = {
  on: DAY,
  until: DAY,
  postedOn: DAY,
  deliveredOn: DAY,
  decidedOn: DAY,
  days: 7,
  value: 'ben@example.net',
};

describe('whoever a dispute concerns', () => {
  test.each(theirs.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'does for the office nothing by %s',
    async (_, endpoint) => {
      const subject = SUBJECTS.find(([shape]) => shape.test(endpoint.path))?.[1];
      expect(subject, 'an act of the office says on what it is').toBeDefined();
      const { id: _id, ...rest } = sampleOf(endpoint);
      for (const name of ['kind', 'consent', 'paper', 'opening'])
        if (endpoint.path.includes(`:${name}`)) delete rest[name];
      for (const name of Object.keys(rest)) {
        if (name in SAID) rest[name] = SAID[name];
        if (name === 'partyId' || name === 'party') rest[name] = ids.party;
        if (name === 'invoice') rest[name] = ids.number;
      }
      const path = endpoint.path
        .replace(':id', ids[subject ?? ''] ?? '')
        .replace(':kind', 'other')
        .replace(':consent', newId())
        .replace(':paper', newId())
        .replace(':opening', newId());
      const refused = await asked(ada, endpoint, path, rest);
      expect([
        refused.status,
        ((await refused.json()) as { error?: { code: string } }).error?.code,
      ]).toEqual([403, 'own_dispute']);
    },
  );

  test('waives no fee, confirms no payment and matches none of theirs, and another registrar does', async () => {
    const waive = (who: SignedIn | undefined) =>
      call(app, 'POST', `/api/office/invoices/${ids.invoice}/waiver`, {
        body: { reason: 'Poor.' },
        cookie: who?.cookie,
      });
    const refused = await waive(ada);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        error: {
          code: 'own_dispute',
          message: expect.stringContaining('Another registrar or officer acts on it'),
        },
      },
    ]);
    const line = {
      invoiceId: ids.invoice,
      reference: 'UTR77',
      amount: 100,
      receivedOn: '2026-11-20',
      narration: '',
      paidByParty: null,
    };
    expect(
      (await call(app, 'POST', '/api/office/payments', { body: line, cookie: ada?.cookie })).status,
    ).toBe(403);
    // The bank's line names ada's invoice, whatever the form says.
    const { reference } = await database.db
      .selectFrom('fees_invoice')
      .where('id', '=', ids.invoice ?? '')
      .select('reference')
      .executeTakeFirstOrThrow();
    const named = { ...line, invoiceId: null, narration: `NEFT ${reference} ADA` };
    expect(
      (await call(app, 'POST', '/api/office/payments', { body: named, cookie: ada?.cookie }))
        .status,
    ).toBe(403);
    expect((await waive(rhea)).status).toBe(200);
    expect(
      (await call(app, 'GET', `/api/office/disputes/${ids.dispute}`, { cookie: rhea?.cookie }))
        .status,
    ).toBe(200);
  });

  test('sees it in the queue as nobody’s of hers, and reads nothing of it where the office reads', async () => {
    const queue = async (who: SignedIn | undefined) => {
      const { data } = (await (
        await call(app, 'GET', '/api/office/queue', { cookie: who?.cookie })
      ).json()) as {
        data: { items: { id: string; isOwn: boolean }[] };
      };
      return data.items.find(({ id }) => id === ids.answer)?.isOwn;
    };
    expect([await queue(ada), await queue(rhea)]).toEqual([true, false]);
    const waiting = async (who: SignedIn | undefined) =>
      (
        (await (
          await call(app, 'GET', '/api/office/responses', { cookie: who?.cookie })
        ).json()) as { data: { waiting: unknown[] } }
      ).data.waiting.length;
    expect([await waiting(ada), await waiting(rhea)]).toEqual([0, 1]);
  });

  test.each([
    ['GET /api/office/disputes', '/api/office/disputes'],
    ['GET /api/office/invoices', '/api/office/invoices?show=all'],
    ['GET /api/office/payments', '/api/office/payments'],
    ['GET /api/office/neutral-fees', '/api/office/neutral-fees'],
    ['the record of the dispute', () => `/api/record?subjectKind=dispute&subjectId=${ids.dispute}`],
    ['the record of its invoice', () => `/api/record?subjectKind=invoice&subjectId=${ids.invoice}`],
    ['the record of its payment', () => `/api/record?subjectKind=payment&subjectId=${ids.payment}`],
    ['the whole record', '/api/record'],
  ] as const)('reads nothing of it in %s, and another registrar does', async (_, at) => {
    await appendActs(database.db, clock.now, [
      act('dispute.withdrawal_asked', { kind: 'dispute', id: ids.dispute ?? '' }),
      act('invoice.waived', { kind: 'invoice', id: ids.invoice ?? '' }),
      act('payment.received', { kind: 'payment', id: ids.payment ?? '' }),
    ]);
    const read = async (who: SignedIn | undefined) => {
      const answer = await call(app, 'GET', typeof at === 'string' ? at : at(), {
        cookie: who?.cookie,
      });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      return [ids.dispute, ids.invoice, ids.payment, ids.earning].some((id) =>
        text.includes(id ?? ''),
      );
    };
    expect([await read(ada), await read(rhea)]).toEqual([false, true]);
  });

  test('is named to them in the queue by its reference alone', async () => {
    const named = async (who: SignedIn | undefined) => {
      const { data } = (await (
        await call(app, 'GET', '/api/office/queue', { cookie: who?.cookie })
      ).json()) as { data: { items: { id: string; who: string; what: string }[] } };
      const item = data.items.find(({ id }) => id === ids.answer);
      return item?.who === item?.what ? 'reference' : item?.who;
    };
    expect([await named(ada), await named(rhea)]).toEqual(['reference', 'Ben']);
  });
});

test('an administrator reads in the record that something was done in a dispute, and no word of it', async () => {
  const subject = { kind: 'dispute', id: ids.dispute ?? '' } as const;
  await appendActs(database.db, clock.now, [act('dispute.withdrawal_asked', subject)]);
  const read = async (roles: readonly GivenRole[]) => {
    const who = await signedIn(database.db, { roles, now: clock.now });
    const path = `/api/record?act=dispute.withdrawal_asked&subjectId=${subject.id}&subjectKind=dispute`;
    const answer = await call(app, 'GET', path, { cookie: who.cookie });
    const { data } = (await answer.json()) as {
      data: { acts: { why: string | null; details: unknown[]; isWithheld: boolean }[] };
    };
    return data.acts[0];
  };
  expect(await read(['administrator'])).toMatchObject({ why: null, details: [], isWithheld: true });
  expect(await read(['registrar'])).toMatchObject({
    why: SETTLED,
    details: [{ label: 'how', value: 'private words' }],
    isWithheld: false,
  });
});

const SETTLED = 'We have settled between ourselves.';

function act(name: RecordedAct['act'], subject: RecordedAct['subject']): RecordedAct {
  return {
    act: name,
    subject,
    by: { personId: null, role: 'system' },
    why: SETTLED,
    details: { how: 'private words' },
  };
}

describe('a dispute concerns', () => {
  async function stands(
    change: Parameters<typeof aParty>[1],
    person: Parameters<typeof signedIn>[1],
  ) {
    const deps = await disputesDeps(database.db, clock);
    const { id } = await opened(
      deps,
      aFiling({ parties: [aParty('claimant'), aParty('respondent', change)] }),
      `${newId()}@example.org`,
    );
    const who = await signedIn(database.db, { roles: ['registrar'], now: clock.now, ...person });
    return {
      id,
      who,
      isConcerned: (await concernedAmong(database.db, who.personId, [id])).has(id),
    };
  }

  test('whoever has an address or a number on file for a party, also before the respondent knows, and nobody else', async () => {
    const email = `${newId()}@example.org`;
    const contact = (channel: 'email' | 'mobile', value: string) => [
      { channel, value, isDesignated: false, designatedIn: '' },
    ];
    expect(
      (await stands({ contacts: contact('email', email.toUpperCase()) }, { email })).isConcerned,
    ).toBe(true);
    const { who } = await stands({}, { email: null });
    const { phone } = await database.db
      .selectFrom('identity_person')
      .where('id', '=', who.personId)
      .select('phone')
      .executeTakeFirstOrThrow();
    const deps = await disputesDeps(database.db, clock);
    const parties = [
      aParty('claimant'),
      aParty('respondent', { contacts: contact('mobile', (phone ?? '').replace('+91', '0')) }),
    ];
    const { id } = await opened(deps, aFiling({ parties }), `${newId()}@example.org`);
    expect((await concernedAmong(database.db, who.personId, [id])).has(id)).toBe(true);
    expect((await stands({}, {})).isConcerned).toBe(false);
  });

  test('whoever has one of their own mailbox’s other addresses on file', async () => {
    const [box, lawyer] = [
      `ada.${newId().slice(0, 8)}`,
      { name: 'Lata', firm: '', mobile: '', authorityToken: null },
    ];
    const email = (value: string) => [
      { channel: 'email' as const, value, isDesignated: false, designatedIn: '' },
    ];
    const at = async (change: Parameters<typeof aParty>[1], mine: string) =>
      (await stands(change, { email: mine })).isConcerned;
    expect(await at({ contacts: email(`${box}+shop@example.org`) }, `${box}@example.org`)).toBe(
      true,
    );
    expect(
      await at({ contacts: email(`${box.replace('.', '')}@googlemail.com`) }, `${box}@gmail.com`),
    ).toBe(true);
    expect(
      await at(
        { representatives: [{ ...lawyer, email: `${box}+law@example.org` }] },
        `${box}+munch@example.org`,
      ),
    ).toBe(true);
  });

  test('whoever represents a party, and still after they do no more', async () => {
    const email = `${newId()}@example.org`;
    const representatives = [
      { name: 'Lata Lawyer', firm: '', email, mobile: '', authorityToken: null },
    ];
    const { isConcerned, id, who } = await stands({ representatives }, { email });
    expect(isConcerned).toBe(true);
    await database.db.updateTable('dispute_representative').set({ endedAt: clock.now }).execute();
    expect((await concernedAmong(database.db, who.personId, [id])).has(id)).toBe(true);
  });

  test('a colleague in the institution that filed it, while they are one', async () => {
    const { id, who, isConcerned } = await stands({}, {});
    expect(isConcerned).toBe(false);
    const party = await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', id)
      .where('side', '=', 'claimant')
      .select('id')
      .executeTakeFirstOrThrow();
    const member = {
      id: newId(),
      disputeId: id,
      partyId: party.id,
      personId: who.personId,
      role: 'party' as const,
      since: clock.now,
    };
    await database.db
      .insertInto('dispute_member')
      .values({ ...member, through: newId() })
      .execute();
    expect((await concernedAmong(database.db, who.personId, [id])).has(id)).toBe(true);
    expect(
      (await call(app, 'GET', `/api/office/disputes/${id}`, { cookie: who.cookie })).status,
    ).toBe(403);
    await database.db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('id', '=', member.id)
      .execute();
    expect(
      (await call(app, 'GET', `/api/office/disputes/${id}`, { cookie: who.cookie })).status,
    ).toBe(200);
  });
});

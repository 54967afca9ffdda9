import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAt } from '#kernel/days.ts';
import { addMember } from '#modules/disputes/actions/members.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { mayProceedWithout } from '#modules/disputes/rules/machine.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { WhatsAppMessage } from '#platform/whatsapp.ts';
import { WhatsAppRefusal } from '#platform/whatsapp.ts';
import { verifyCertificate } from '../../../scripts/verify-certificate.ts';
import { appWith, call, quiet, serviceParts, settings } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, aParty, aVault, move, opened } from '../../../tests/disputes.ts';
import { readPdf } from '../../../tests/pdf.ts';
import type { ServiceDeps } from './actions/deps.ts';
import { serviceListener } from './actions/dispute-listener.ts';
import { recordMailReport } from './actions/incoming-reports.ts';
import { serviceLetters } from './actions/mail.ts';
import { sendMessages } from './actions/messages.ts';
import { portalOpened } from './actions/portal.ts';
import { serviceQueue } from './actions/queue.ts';
import { reverseService } from './actions/reversal.ts';
import { serveDocument } from './actions/sending.ts';
import { watch } from './actions/timers.ts';

const SECRET = 'a-secret-of-whatsapp-that-is-long';
const TEXTS = 'a-secret-of-the-text-provider-too';
const HOUR = 3_600_000;
const clock = { now: new Date('2026-11-23T06:30:00Z') };
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * HOUR);
};
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let database: TestDatabase;
let app: App;
let deps: ServiceDeps;
let papers: Vault;
const sent: WhatsAppMessage[] = [];
const carrier = { fails: null as Error | null };
const whatsapp: ServiceDeps['whatsapp'] = {
  isReal: true,
  describe: () => 'a list',
  send: async (message) => {
    if (carrier.fails) throw carrier.fails;
    sent.push(message);
    return { messageId: `wamid.${message.id}` };
  },
};
const mails: {
  id: string;
  to: string;
  text: string;
  attachments?: readonly { name: string; content: Buffer }[];
  asksForReceipt?: boolean;
}[] = [];

beforeAll(async () => {
  database = await testDatabase();
  papers = await aVault();
  const all = {
    ...settings,
    whatsappSecret: SECRET,
    whatsappVerifyToken: 'a-word-of-ours-that-is-long-enough',
    textsSecret: TEXTS,
  };
  deps = {
    noticeLink: async () => null,
    db: database.db,
    now: () => clock.now,
    newId,
    newToken,
    papers,
    listeners: [],
    settings: all,
    wakeMail: () => {},
    signer: serviceParts.signer,
    inRecord: serviceParts.inRecord,
    whatsapp,
  };
  deps = { ...deps, listeners: [(tx, happened) => serviceListener(deps)(tx, happened)] };
  app = appWith(database, { now: () => clock.now, papers, whatsapp, settings: all });
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date('2026-11-23T06:30:00Z');
  sent.length = 0;
  mails.length = 0;
  carrier.fails = null;
});

const system = { personId: null, role: 'system' } as const;
const mobile = {
  channel: 'mobile' as const,
  value: '+919812345678',
  isDesignated: true,
  designatedIn: 'Agreement, clause 12',
};

type Case = { id: string; ben: string; claimant: string };

/** A dispute whose notice has been sent to Ben by e-mail, WhatsApp and post. */
async function dispatched({ respondents = 1, isMailDesignated = true } = {}): Promise<Case> {
  const ben = aParty('respondent');
  const contacts = [
    ...ben.contacts.map((one) =>
      one.channel === 'email' && !isMailDesignated ? { ...one, isDesignated: false } : one,
    ),
    mobile,
  ];
  const others = Array.from({ length: respondents - 1 }, (_, at) =>
    aParty('respondent', {
      name: `Other ${at}`,
      contacts: [
        {
          channel: 'email',
          value: `other${at}@example.org`,
          isDesignated: true,
          designatedIn: 'clause 1',
        },
      ],
    }),
  );
  const { id } = await opened(
    deps,
    aFiling({ parties: [aParty('claimant'), { ...ben, contacts }, ...others] }),
  );
  await shortcut(id);
  const outcome = await move(deps, {
    disputeId: id,
    type: 'notice_dispatched',
    by: system,
    as: 'system',
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const parties = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .orderBy('place')
    .selectAll()
    .execute();
  const of = (side: string) => parties.find((party) => party.side === side)?.id ?? '';
  return { id, ben: of('respondent'), claimant: of('claimant') };
}

/** The way to the notice is other modules' business. */
async function shortcut(id: string): Promise<void> {
  const omar = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
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
      basis: 'A',
      decidedBy: omar.personId,
      decidedAt: clock.now,
      reasons: 'The clause names the institution.',
      papers: '[]',
      findings: '{}',
    })
    .execute();
}

const office = (role: 'case_officer' | 'registrar' = 'case_officer') =>
  signedIn(database.db, { roles: [role], now: clock.now });
const stateOf = async (id: string) =>
  await database.db
    .selectFrom('dispute')
    .where('id', '=', id)
    .select(['state', 'commencedOn'])
    .executeTakeFirstOrThrow();
const eventsOf = async (id: string) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number')
    .select(['type', 'onDay', 'partyId', 'details'])
    .execute();
const attemptOf = async (id: string, channel: string) =>
  database.db
    .selectFrom('service_attempt')
    .where('disputeId', '=', id)
    .where('channel', '=', channel as 'email')
    .orderBy('queuedAt', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
const recipientOf = async (id: string, party: string) =>
  database.db
    .selectFrom('service_recipient')
    .where('disputeId', '=', id)
    .where('partyId', '=', party)
    .orderBy('id')
    .selectAll()
    .executeTakeFirstOrThrow();
const post = (path: string, body: unknown, cookie?: string) =>
  call(app, 'POST', path, { body, cookie });
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;

function hook(
  path: string,
  body: unknown,
  { secret = SECRET, signature }: { secret?: string; signature?: string } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const given = signature ?? `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
  return app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': given },
    body: text,
  });
}
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));
const told = (messageId: string, status: string, at = clock.now, more: object = {}) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
            statuses: [
              {
                id: messageId,
                status,
                timestamp: seconds(at),
                recipient_id: '919812345678',
                ...more,
              },
            ],
          },
        },
      ],
    },
  ],
});
const report = (letterId: string, action: string) => ({
  letterId,
  verdicts: [
    {
      recipient: 'ben@example.org',
      action,
      status: action === 'failed' ? '5.1.1' : '2.0.0',
      diagnostic: '',
    },
  ],
  messageHash: '0'.repeat(64),
});
const hearMail = (letterId: string, action: string) =>
  database.db.transaction().execute((tx) => recordMailReport(deps, tx, report(letterId, action)));
const run = () => watch(deps);

async function sendAll(): Promise<void> {
  await sendMessages(deps, silentLog);
  const mailer = {
    send: async (mail: (typeof mails)[number]) => void mails.push(mail),
    describe: () => '',
    close: () => {},
  };
  const job = mailJob(
    { db: database.db, now: () => clock.now, mailer, settings: deps.settings, ...quiet },
    serviceLetters(deps),
  );
  await job.run(silentLog);
  await run();
}

async function proofToken(cookie: string): Promise<string> {
  const answer = await app.request('/api/service/papers', {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'sec-fetch-site': 'same-origin', cookie },
    body: PDF,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

describe('a notice that is dispatched', () => {
  test('goes to each respondent by each channel of hers, in the same transaction, and once', async () => {
    const { id, ben } = await dispatched({ respondents: 2 });
    const attempts = await database.db
      .selectFrom('service_attempt')
      .where('disputeId', '=', id)
      .selectAll()
      .execute();
    expect(attempts.map(({ channel }) => channel).sort()).toEqual([
      'email',
      'email',
      'post',
      'whatsapp',
    ]);
    expect((await recipientOf(id, ben)).status).toBe('attempted');
    const documents = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', id)
      .selectAll()
      .execute();
    // One for each respondent, in her own language and with her own code; the code is nobody else's to read.
    const issued = ['notice', 'office', 'The Registry, Munch'];
    expect(documents.map(({ kind, audience, signer }) => [kind, audience, signer])).toEqual([
      issued,
      issued,
    ]);
    expect(new Set(documents.map(({ partyId }) => partyId)).size).toBe(2);
  });

  test('goes by e-mail with the paper, its hash and a request for a receipt, and by WhatsApp as a template with our own id', async () => {
    const { id } = await dispatched();
    await sendAll();
    const document = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const mail = mails.find(({ text }) => text.includes(document.contentHash.toString('hex')));
    expect(mail).toMatchObject({ to: 'ben@example.org', asksForReceipt: true });
    expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const attempt = await attemptOf(id, 'whatsapp');
    expect(sent.filter((one) => one.id === attempt.id)).toMatchObject([
      { to: '+919812345678', language: 'en' },
    ]);
    expect([
      (await attemptOf(id, 'email')).status,
      (await attemptOf(id, 'whatsapp')).status,
    ]).toEqual(['sent', 'sent']);
    expect((await stateOf(id)).state).toBe('arb_serving');
  });
});

describe('by WhatsApp', () => {
  test('a designated number is served 72 hours after the delivery, on the day of the delivery, and not a second before', async () => {
    const { id, ben } = await dispatched();
    await sendAll();
    const messageId = `wamid.${(await attemptOf(id, 'whatsapp')).id}`;
    const arrived = new Date(clock.now);
    expect((await hook('/api/service/whatsapp', told(messageId, 'delivered'))).status).toBe(200);
    clock.now = new Date(Math.floor(arrived.getTime() / 1000) * 1000 + 72 * HOUR - 1);
    await run();
    expect((await stateOf(id)).state).toBe('arb_serving');
    clock.now = new Date(clock.now.getTime() + 1);
    await run();
    await run();
    expect(await stateOf(id)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-23' });
    const served = (await eventsOf(id)).filter(({ type }) => type === 'served');
    expect(served).toMatchObject([
      {
        onDay: '2026-11-23',
        partyId: ben,
        details: { servedBy: 'electronic', basis: 'mailing' },
      },
    ]);
  });

  test('reports come late, twice and in any order, and lead to the same', async () => {
    const orders = [
      ['sent', 'delivered', 'read'],
      ['read', 'delivered', 'sent', 'read'],
      ['read'],
      ['delivered', 'delivered', 'sent', 'read'],
    ];
    for (const order of orders) {
      const { id } = await dispatched();
      await sendAll();
      const messageId = `wamid.${(await attemptOf(id, 'whatsapp')).id}`;
      const at = new Date(clock.now);
      for (const status of order)
        expect((await hook('/api/service/whatsapp', told(messageId, status, at))).status).toBe(200);
      expect((await attemptOf(id, 'whatsapp')).status).toBe('read');
      expect((await recipientOf(id, (await recipientAny(id)).partyId)).status).toBe('attempted');
    }
  });
  const recipientAny = (id: string) =>
    database.db
      .selectFrom('service_recipient')
      .where('disputeId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();

  test('one body a hundred times at once is one piece of evidence', async () => {
    const { id } = await dispatched();
    await sendAll();
    const attempt = await attemptOf(id, 'whatsapp');
    const body = told(`wamid.${attempt.id}`, 'delivered');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hook('/api/service/whatsapp', body)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await database.db
      .selectFrom('service_report')
      .where('attemptId', '=', attempt.id)
      .where('status', '=', 'delivered')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a report that overtakes our own note of the message is kept and counts; one of a stranger is kept and serves nobody', async () => {
    const { id } = await dispatched();
    const attempt = await attemptOf(id, 'whatsapp');
    const early = await hook('/api/service/whatsapp', told(`wamid.${attempt.id}`, 'delivered'));
    expect(await early.json()).toEqual({ data: { heard: 0, kept: 1 } });
    await sendAll();
    expect((await attemptOf(id, 'whatsapp')).status).toBe('delivered');
    const named = await hook(
      '/api/service/whatsapp',
      told('wamid.other', 'read', clock.now, { biz_opaque_callback_data: attempt.id }),
    );
    expect(await named.json()).toEqual({ data: { heard: 1, kept: 0 } });
    expect((await attemptOf(id, 'whatsapp')).status).toBe('read');
    const stranger = await hook('/api/service/whatsapp', told('wamid.nobody', 'read'));
    expect(await stranger.json()).toEqual({ data: { heard: 0, kept: 1 } });
  });

  test('strange signs in what is signed are no accident, and a status that nobody knows is passed over', async () => {
    const hear = async (messageId: string, status: string, more: object = {}) => {
      const answer = await hook('/api/service/whatsapp', told(messageId, status, clock.now, more));
      return [answer.status, ((await answer.json()) as { data: unknown }).data];
    };
    for (const id of ['wamid.\u0000', 'wamid.\ud800'])
      expect(await hear(id, 'read')).toEqual([200, { heard: 0, kept: 1 }]);
    expect(
      await hear('wamid.s', 'failed', { errors: [{ code: 1, title: '\u0000\ud800' }] }),
    ).toEqual([200, { heard: 0, kept: 1 }]);
    for (const status of ['__proto__', 'constructor', 'toString', 'read\u0000'])
      expect(await hear('wamid.s', status)).toEqual([200, { heard: 0, kept: 0 }]);
    for (const more of [{ status: { toString: 1 } }, { timestamp: { toString: 1 } }])
      expect(await hear('wamid.s', 'read', more)).toEqual([200, { heard: 0, kept: 0 }]);
  });

  test('our own id counts only for the number that the message went to', async () => {
    const { id } = await dispatched();
    const attempt = await attemptOf(id, 'whatsapp');
    const forgotten = told('wamid.elsewhere', 'read', clock.now, {
      biz_opaque_callback_data: attempt.id,
      recipient_id: '919900000000',
    });
    expect(await (await hook('/api/service/whatsapp', forgotten)).json()).toEqual({
      data: { heard: 0, kept: 1 },
    });
    expect((await attemptOf(id, 'whatsapp')).status).toBe('queued');
  });

  test('a forged, a changed and an unsigned body change nothing', async () => {
    const { id } = await dispatched();
    await sendAll();
    const body = told(`wamid.${(await attemptOf(id, 'whatsapp')).id}`, 'delivered');
    for (const change of [
      { secret: 'another-secret-that-is-long-too' },
      { signature: '' },
      { signature: 'sha256=00' },
      { signature: `sha1=${'0'.repeat(40)}` },
    ]) {
      const answer = await hook('/api/service/whatsapp', body, change);
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'signature_wrong']);
    }
    const signature = `sha256=${createHmac('sha256', SECRET).update(JSON.stringify(body)).digest('hex')}`;
    expect(
      (await hook('/api/service/whatsapp', `${JSON.stringify(body)} `, { signature })).status,
    ).toBe(403);
    expect((await attemptOf(id, 'whatsapp')).status).toBe('sent');
  });

  test('what is signed and of another shape is heard and says nothing; what is no JSON is refused', async () => {
    for (const body of [
      {},
      {
        entry: [{ changes: [{ value: { messages: [{ from: '91', text: { body: 'hello' } }] } }] }],
      },
      [],
      'null',
    ]) {
      const answer = await hook('/api/service/whatsapp', body);
      expect([answer.status, await answer.json()]).toEqual([200, { data: { heard: 0, kept: 0 } }]);
    }
    expect((await hook('/api/service/whatsapp', '{ "entry": ')).status).toBe(422);
  });

  test('the question whether this address is ours is answered with its own word, to whoever says ours', async () => {
    const ask = (token: string) =>
      app.request(
        `/api/service/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      );
    const answer = await ask('a-word-of-ours-that-is-long-enough');
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
    expect((await ask('another')).status).toBe(403);
    const off = appWith(database, { papers });
    expect(
      (
        await off.request(
          '/api/service/whatsapp?hub.mode=subscribe&hub.verify_token=undefined&hub.challenge=1',
        )
      ).status,
    ).toBe(503);
  });

  test('a blocked recipient stays sent, and after 72 hours there is no proof', async () => {
    const { id } = await dispatched();
    await sendAll();
    later(72);
    await run();
    expect((await attemptOf(id, 'whatsapp')).status).toBe('no_proof');
  });

  test('what cannot be sent is tried again, and what never can be is a failure at once', async () => {
    const { id } = await dispatched();
    carrier.fails = new Error('WhatsApp answered 503.');
    await sendMessages(deps, silentLog);
    expect(await attemptOf(id, 'whatsapp')).toMatchObject({
      status: 'queued',
      tries: 1,
      lastError: 'WhatsApp answered 503.',
    });
    later(1);
    carrier.fails = new WhatsAppRefusal('WhatsApp answered 400, 131026: Message undeliverable');
    await sendMessages(deps, silentLog);
    expect(await attemptOf(id, 'whatsapp')).toMatchObject({ status: 'failed', nextTryAt: null });
  });
});

describe('by e-mail', () => {
  test('a letter that came back within 72 hours of its delivery serves nobody, though it was delivered', async () => {
    const { id } = await dispatched();
    await sendAll();
    const { letterId } = await attemptOf(id, 'email');
    await hearMail(letterId ?? '', 'delivered');
    later(71);
    await hearMail(letterId ?? '', 'failed');
    later(100);
    await run();
    expect((await attemptOf(id, 'email')).status).toBe('bounced');
    expect((await eventsOf(id)).some(({ type }) => type === 'served')).toBe(false);
  });

  test('one that comes back later leaves the service and is a registrar’s work', async () => {
    const { id } = await dispatched();
    await sendAll();
    const { letterId } = await attemptOf(id, 'email');
    await hearMail(letterId ?? '', 'delivered');
    later(72);
    await run();
    expect((await stateOf(id)).state).toBe('arb_commenced');
    await hearMail(letterId ?? '', 'failed');
    const { viewer } = await office('registrar');
    const { items } = await serviceQueue(database.db, {
      viewer,
      now: clock.now,
      whose: 'all',
      most: 100,
    });
    expect(items.filter(({ path }) => path.includes(id)).map(({ reason }) => reason)).toContain(
      'service_contradicted',
    );
    expect((await stateOf(id)).state).toBe('arb_commenced');
  });

  test('a failure within the 72 hours that is heard of after them takes no service back: only a registrar does', async () => {
    const { id, ben } = await dispatched({ isMailDesignated: false });
    await sendAll();
    const message = `wamid.${(await attemptOf(id, 'whatsapp')).id}`;
    const arrived = new Date(clock.now);
    await hook('/api/service/whatsapp', told(message, 'delivered', arrived));
    later(72);
    await run();
    expect((await recipientOf(id, ben)).status).toBe('served');
    await hook(
      '/api/service/whatsapp',
      told(message, 'failed', new Date(arrived.getTime() + 10 * 3_600_000)),
    );
    await run();
    const { viewer } = await office('registrar');
    const waiting = async () => {
      const { items } = await serviceQueue(database.db, {
        viewer,
        now: clock.now,
        whose: 'all',
        most: 100,
      });
      return items.filter(({ path }) => path.includes(id)).map(({ reason }) => reason);
    };
    expect([(await recipientOf(id, ben)).status, (await stateOf(id)).state]).toEqual([
      'served',
      'arb_commenced',
    ]);
    expect(await waiting()).toContain('service_contradicted');
    const reversed = await reverseService(deps, viewer, {
      disputeId: id,
      partyId: ben,
      reason: 'The message had failed within its hours.',
    });
    expect(reversed.ok).toBe(true);
    expect((await recipientOf(id, ben)).status).not.toBe('served');
    expect((await stateOf(id)).state).toBe('arb_serving');
    expect(await waiting()).not.toContain('service_contradicted');
  });

  test('a receipt on a basis that was taken back tells nobody anything, and that of the invitation after it does', async () => {
    const { id, ben } = await dispatched({ isMailDesignated: false });
    await sendAll();
    const message = `wamid.${(await attemptOf(id, 'whatsapp')).id}`;
    const arrived = new Date(clock.now);
    await hook('/api/service/whatsapp', told(message, 'delivered', arrived));
    later(1);
    const registrar = {
      disputeId: id,
      by: system,
      as: 'registrar' as const,
      why: 'The clause names another institution.',
    };
    expect(await move(deps, { ...registrar, type: 'basis_withdrawn' })).toMatchObject({ ok: true });
    later(1);
    await shortcut(id);
    expect(await move(deps, { ...registrar, type: 'notice_dispatched' })).toMatchObject({
      ok: true,
    });
    later(72);
    await hook(
      '/api/service/whatsapp',
      told(message, 'read', new Date(arrived.getTime() + 3_600_000)),
    );
    await run();
    const served = () =>
      database.db
        .selectFrom('dispute_event')
        .where('disputeId', '=', id)
        .where('type', '=', 'served')
        .select('details')
        .execute();
    expect(await served()).toEqual([]);
    await database.db
      .updateTable('dispute')
      .set({ state: 'arb_invite' })
      .where('id', '=', id)
      .execute();
    expect(await move(deps, { ...registrar, type: 'invitation_sent' })).toMatchObject({ ok: true });
    later(1);
    const opening = {
      disputeId: id,
      partyId: ben,
      verifiedBy: 'one_time_code',
      provedAt: clock.now,
      personId: null,
      shown: 'page',
    } as const;
    await database.db.transaction().execute((tx) => portalOpened(deps, tx, opening));
    expect(await served()).toHaveLength(1);
  });

  test('what waited to go out on a basis that was taken back is not sent', async () => {
    const { id } = await dispatched();
    const why = 'The clause names another institution.';
    expect(
      await move(deps, {
        disputeId: id,
        type: 'basis_withdrawn',
        by: system,
        as: 'registrar',
        why,
      }),
    ).toMatchObject({ ok: true });
    await sendAll();
    expect((await attemptOf(id, 'whatsapp')).messageId).toBeNull();
    const { documentId } = await database.db
      .selectFrom('service_document')
      .where('disputeId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const paper = await database.db
      .selectFrom('dispute_document')
      .where('id', '=', documentId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(mails.filter(({ text }) => text.includes(paper.contentHash.toString('hex')))).toEqual(
      [],
    );
  });

  test('nothing of a dispute that is over waits for the office', async () => {
    const { id } = await dispatched();
    const { viewer } = await office();
    const waiting = async () => {
      const { items } = await serviceQueue(database.db, {
        viewer,
        now: clock.now,
        whose: 'all',
        most: 500,
      });
      return items.filter(({ path }) => path.includes(id)).map(({ reason }) => reason);
    };
    expect(await waiting()).toEqual(['to_post']);
    await database.db
      .updateTable('dispute')
      .set({ state: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    expect(await waiting()).toEqual([]);
  });

  test('going on to another server is no delivery, and nobody is served at an address that nobody designated', async () => {
    const { id } = await dispatched({ isMailDesignated: false });
    await sendAll();
    const { letterId } = await attemptOf(id, 'email');
    await hearMail(letterId ?? '', 'relayed');
    expect((await attemptOf(id, 'email')).status).toBe('sent');
    await hearMail(letterId ?? '', 'delivered');
    later(1000);
    await run();
    expect((await attemptOf(id, 'email')).status).toBe('delivered');
    expect((await stateOf(id)).state).not.toBe('arb_commenced');
  });

  test('a notification in the format of RFC 3464 reaches the attempt by its Message-ID, through the one door for mail that came back', async () => {
    const { id } = await dispatched();
    await sendAll();
    const { letterId } = await attemptOf(id, 'email');
    const token = 'a-token-for-mail-that-came-back';
    const own = appWith(database, {
      now: () => clock.now,
      papers,
      settings: { bounceToken: token },
    });
    const bounced = [
      'From: MAILER-DAEMON@mx.example',
      'To: no-reply@munch.example',
      'Subject: Undelivered',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'No.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; ben@example.org',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${letterId}@munch.example>`,
      'Subject: Notice',
      '',
      '--b--',
      '',
    ].join('\r\n');
    const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` };
    const answer = await own.request('/api/mail/bounces', {
      method: 'POST',
      headers,
      body: bounced,
    });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { outcome: 'bounced' } }]);
    expect((await attemptOf(id, 'email')).status).toBe('bounced');
    const { viewer } = await office();
    const { items } = await serviceQueue(database.db, {
      viewer,
      now: clock.now,
      whose: 'all',
      most: 500,
    });
    expect(items.filter(({ path }) => path.includes(id)).map(({ reason }) => reason)).toContain(
      'undeliverable',
    );
  });
});

describe('a text message', () => {
  const body = (id: string | null, status: string) => ({
    statuses: [{ id, status, at: clock.now.toISOString(), reason: '' }],
  });
  test('is heard of by the provider’s signed word, and serves nobody', async () => {
    const { id, ben } = await dispatched();
    const omar = await office();
    const recipient = await recipientOf(id, ben);
    const contact = (await attemptOf(id, 'whatsapp')).contactId;
    expect(
      (
        await post(
          `/api/service/recipients/${recipient.id}/attempts`,
          { contactId: contact, channel: 'sms' },
          omar.cookie,
        )
      ).status,
    ).toBe(200);
    await sendAll();
    expect(mails.find(({ to }) => to.startsWith('+'))?.text.length).toBeLessThan(300);
    const { letterId } = await attemptOf(id, 'sms');
    expect((await hook('/api/service/texts', body(letterId, 'delivered'))).status).toBe(403);
    expect(
      await (
        await hook('/api/service/texts', body(letterId, 'delivered'), { secret: TEXTS })
      ).json(),
    ).toEqual({
      data: { heard: 1, kept: 0 },
    });
    expect(
      (await hook('/api/service/texts', { of: 'another shape' }, { secret: TEXTS })).status,
    ).toBe(422);
    for (const at of [
      { toString: 1 },
      '-200000-01-01T00:00:00Z',
      '+200000-01-01T00:00:00Z',
      'one day',
    ]) {
      const told = { statuses: [{ id: letterId, status: 'failed', at }] };
      expect(await (await hook('/api/service/texts', told, { secret: TEXTS })).json()).toEqual({
        data: { heard: 0, kept: 0 },
      });
    }
    expect((await attemptOf(id, 'sms')).status).toBe('delivered');
    later(500);
    await run();
    expect((await recipientOf(id, ben)).status).not.toBe('served');
  });
});

describe('in the portal', () => {
  const open = (id: string, partyId: string) =>
    database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: id,
        partyId,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
  test('a recipient who proved who she is is served at once, in person, and only she', async () => {
    const { id, ben } = await dispatched({ respondents: 2 });
    await open(id, ben);
    await open(id, ben);
    expect(await stateOf(id)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-23' });
    const served = (await eventsOf(id)).filter(({ type }) => type === 'served');
    expect(served).toMatchObject([
      { partyId: ben, details: { servedBy: 'portal', basis: 'personal' } },
    ]);
  });

  test('two at once are one service', async () => {
    const { id, ben } = await dispatched();
    await Promise.all([open(id, ben), open(id, ben), open(id, ben)]);
    expect((await eventsOf(id)).filter(({ type }) => type === 'served')).toHaveLength(1);
    const portals = await database.db
      .selectFrom('service_attempt')
      .where('disputeId', '=', id)
      .where('channel', '=', 'portal')
      .execute();
    expect(portals).toHaveLength(1);
  });

  test('what is received while the dispute rests counts once it goes on, on the day of the receipt', async () => {
    const { id, ben } = await dispatched();
    const rhea = await office('registrar');
    const by = { personId: rhea.personId, role: 'registrar' as const };
    await move(deps, {
      disputeId: id,
      type: 'stayed',
      by,
      as: 'registrar',
      why: 'A court said so.',
      details: { document: 'the order' },
    });
    await open(id, ben);
    expect((await stateOf(id)).state).toBe('stayed');
    later(48);
    await move(deps, {
      disputeId: id,
      type: 'resumed',
      by,
      as: 'registrar',
      why: 'It said so again.',
    });
    expect(await stateOf(id)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-23' });
  });
});

let number = 10000000;
const nextArticle = async () => {
  const { checkDigit } = await import('./rules/proof.ts');
  number += 1;
  return `EM${number}${checkDigit(String(number))}IN`;
};

describe('by post', () => {
  const posting = { articleNumber: 'EM473124829IN', carrier: 'India Post', postedOn: '2026-11-23' };
  async function posted() {
    const found = await dispatched();
    const omar = await office();
    const attempt = await attemptOf(found.id, 'post');
    const path = `/api/service/attempts/${attempt.id}`;
    expect(
      (
        await post(
          `${path}/posting`,
          { ...posting, articleNumber: await nextArticle() },
          omar.cookie,
        )
      ).status,
    ).toBe(200);
    return { ...found, omar, path };
  }
  const good = {
    isGood: true,
    deliveredOn: '2026-11-25',
    basis: 'residence',
    reason: 'Signed by B.',
  };

  test('it is posted once, with a number that can be, and the label says to whom', async () => {
    const { id } = await dispatched();
    const omar = await office();
    const path = `/api/service/attempts/${(await attemptOf(id, 'post')).id}`;
    const wrong = await post(
      `${path}/posting`,
      { ...posting, articleNumber: 'EM473124828IN' },
      omar.cookie,
    );
    expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'article_wrong']);
    const tomorrow = await post(
      `${path}/posting`,
      { ...posting, postedOn: '2026-11-24' },
      omar.cookie,
    );
    expect(await codeOf(tomorrow)).toBe('day_wrong');
    expect((await post(`${path}/posting`, posting, omar.cookie)).status).toBe(200);
    expect(await codeOf(await post(`${path}/posting`, posting, omar.cookie))).toBe(
      'already_posted',
    );
    const label = await call(app, 'GET', `${path}/label`, { cookie: omar.cookie });
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const printed = readPdf(Buffer.from(await label.arrayBuffer()));
    expect([...printed.objects.values()].join('\n')).toContain('(The number of the carrier)');
    expect(printed.text.split('EM473124829IN')).toHaveLength(3); // below its bars, and among the facts
    const onMail = await call(
      app,
      'GET',
      `/api/service/attempts/${(await attemptOf(id, 'email')).id}/label`,
      { cookie: omar.cookie },
    );
    expect(onMail.status).toBe(409);
  });

  test('a proof serves nobody before an officer has looked at it; then on the day of the delivery', async () => {
    const { id, omar, path } = await posted();
    clock.now = new Date('2026-11-26T06:30:00Z');
    const fresh = await office();
    expect(
      (await post(`${path}/proof`, { token: await proofToken(fresh.cookie) }, fresh.cookie)).status,
    ).toBe(200);
    expect((await stateOf(id)).state).toBe('arb_serving');
    expect((await post(`${path}/judgement`, good, fresh.cookie)).status).toBe(200);
    expect(await stateOf(id)).toEqual({ state: 'arb_commenced', commencedOn: '2026-11-25' });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'served',
      onDay: '2026-11-25',
      details: { servedBy: 'delivered_post', basis: 'residence' },
    });
    expect(omar.cookie).not.toBe(fresh.cookie);
  });

  test('of two officers who look at once the second is told that it was done', async () => {
    const { path } = await posted();
    clock.now = new Date('2026-11-26T06:30:00Z');
    const [omar, rhea] = [await office(), await office('registrar')];
    await post(`${path}/proof`, { token: await proofToken(omar.cookie) }, omar.cookie);
    const answers = await Promise.all([
      post(`${path}/judgement`, good, omar.cookie),
      post(
        `${path}/judgement`,
        { ...good, isGood: false, reason: 'Another name.', deliveredOn: null, basis: null },
        rhea.cookie,
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a rejected proof needs a reason, serves nobody, and another one may be brought', async () => {
    const { id, path } = await posted();
    clock.now = new Date('2026-11-26T06:30:00Z');
    const omar = await office();
    await post(`${path}/proof`, { token: await proofToken(omar.cookie) }, omar.cookie);
    const rejecting = { isGood: false, deliveredOn: null, basis: null, reason: '' };
    expect(await codeOf(await post(`${path}/judgement`, rejecting, omar.cookie))).toBe(
      'reason_missing',
    );
    expect(
      (
        await post(
          `${path}/judgement`,
          { ...rejecting, reason: 'It is somebody else’s.' },
          omar.cookie,
        )
      ).status,
    ).toBe(200);
    expect((await stateOf(id)).state).toBe('arb_serving');
    expect(
      (await post(`${path}/proof`, { token: await proofToken(omar.cookie) }, omar.cookie)).status,
    ).toBe(200);
    expect(
      await codeOf(
        await post(`${path}/proof`, { token: await proofToken(omar.cookie) }, omar.cookie),
      ),
    ).toBe('proof_waits');
    const { items } = await serviceQueue(database.db, {
      viewer: omar.viewer,
      now: clock.now,
      whose: 'all',
      most: 500,
    });
    expect(items.filter((item) => item.path.includes(id)).map(({ reason }) => reason)).toContain(
      'proof_to_validate',
    );
  });

  test('a token that names nothing, and a file that is no proof, are refused', async () => {
    const { path, omar } = await posted();
    expect(await codeOf(await post(`${path}/proof`, { token: 'nothing' }, omar.cookie))).toBe(
      'token_unknown',
    );
    const answer = await app.request('/api/service/papers', {
      method: 'POST',
      headers: {
        'content-type': 'application/pdf',
        'sec-fetch-site': 'same-origin',
        cookie: omar.cookie,
      },
      body: 'no pdf',
    });
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'document_type']);
  });

  test('post that was refused is noted as that, and serves nobody by itself', async () => {
    const { id, path, omar, ben } = await posted();
    expect(
      (await post(`${path}/return`, { reason: 'refused', note: '' }, omar.cookie)).status,
    ).toBe(200);
    expect((await attemptOf(id, 'post')).status).toBe('failed');
    expect((await recipientOf(id, ben)).status).toBe('attempted');
    expect(
      await codeOf(await post(`${path}/return`, { reason: 'refused', note: '' }, omar.cookie)),
    ).toBe('already_done');
  });
});

/** Ada's account, standing for the claimant. */
async function ada(found: Case) {
  const person = await signedIn(database.db, { name: 'Ada', now: clock.now });
  await database.db.transaction().execute((tx) =>
    addMember(tx, {
      id: newId(),
      disputeId: found.id,
      partyId: found.claimant,
      personId: person.personId,
      email: null,
      role: 'party',
      at: clock.now,
    }),
  );
  return person;
}

/** E-mail bounced, WhatsApp failed, and somebody has looked for Ben. */
async function inVain() {
  const found = await dispatched();
  await sendAll();
  await hearMail((await attemptOf(found.id, 'email')).letterId ?? '', 'failed');
  await hook(
    '/api/service/whatsapp',
    told(`wamid.${(await attemptOf(found.id, 'whatsapp')).id}`, 'failed', clock.now, {
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    }),
  );
  return { ...found, claims: await ada(found) };
}
const inquiry = (ben: string) => ({
  partyId: ben,
  where: 'The register of companies',
  on: '2026-11-23',
  result: 'No other address.',
});
const grounds = 'She cannot be found at any address that we know of.';
const ordering = {
  isOrdered: true,
  means: 'affixing',
  lastKnown: '12 Hill Road, Mumbai 400050',
  reasons: 'Two methods failed and she was looked for.',
};

describe('substituted service', () => {
  test('is asked for after two methods in vain and an inquiry, ordered by a registrar alone, and deemed on the day it was carried out', async () => {
    const { id, ben, claims } = await inVain();
    const recipient = await recipientOf(id, ben);
    const [omar, rhea] = [await office(), await office('registrar')];
    expect(
      await codeOf(
        await post(`/api/disputes/${id}/substitutions`, { partyId: ben, grounds }, claims.cookie),
      ),
    ).toBe('inquiry_missing');
    expect(
      (await post(`/api/disputes/${id}/service-inquiries`, inquiry(ben), claims.cookie)).status,
    ).toBe(200);
    const path = `/api/service/recipients/${recipient.id}`;
    expect(await codeOf(await post(`${path}/substitution-decision`, ordering, rhea.cookie))).toBe(
      'not_asked',
    );
    expect(
      (await post(`/api/disputes/${id}/substitutions`, { partyId: ben, grounds }, claims.cookie))
        .status,
    ).toBe(200);
    expect(
      await codeOf(
        await post(`/api/disputes/${id}/substitutions`, { partyId: ben, grounds }, claims.cookie),
      ),
    ).toBe('already_asked');
    expect((await post(`${path}/substitution-decision`, ordering, omar.cookie)).status).toBe(403);
    expect(
      await codeOf(
        await post(`${path}/substitution-decision`, { ...ordering, reasons: '' }, rhea.cookie),
      ),
    ).toBe('reason_missing');
    expect(
      await codeOf(
        await post(`${path}/substitution-decision`, { ...ordering, lastKnown: '' }, rhea.cookie),
      ),
    ).toBe('address_missing');
    expect(
      await codeOf(
        await post(`${path}/substitution-decision`, { ...ordering, means: null }, rhea.cookie),
      ),
    ).toBe('means_missing');
    expect((await post(`${path}/substitution-decision`, ordering, rhea.cookie)).status).toBe(200);
    expect((await recipientOf(id, ben)).status).toBe('subst_ordered');
    const early = await post(
      `${path}/substituted-service`,
      { on: '2026-11-22', token: await proofToken(omar.cookie) },
      omar.cookie,
    );
    expect(await codeOf(early)).toBe('day_wrong');
    expect(
      (
        await post(
          `${path}/substituted-service`,
          { on: '2026-11-23', token: await proofToken(omar.cookie) },
          omar.cookie,
        )
      ).status,
    ).toBe(200);
    expect(await recipientOf(id, ben)).toMatchObject({
      status: 'served',
      servedBy: 'substituted',
      servedBasis: 'last_known_deemed',
      servedOn: '2026-11-23',
    });
    expect((await stateOf(id)).state).toBe('arb_commenced');
  });

  test('a party was looked for from the day on which the paper went out to them, and on none that lies ahead', async () => {
    const { id, ben, claims } = await inVain();
    later(24 * 2);
    const path = `/api/disputes/${id}/service-inquiries`;
    for (const on of ['1990-01-01', '2026-11-22', '2026-11-26']) {
      const answer = await post(path, { ...inquiry(ben), on }, claims.cookie);
      const { error } = (await answer.json()) as { error: { code: string; fields: object } };
      expect([on, answer.status, error.code, Object.keys(error.fields)]).toEqual([
        on,
        422,
        'day_wrong',
        ['on'],
      ]);
    }
    for (const on of ['2026-11-23', '2026-11-25'])
      expect((await post(path, { ...inquiry(ben), on }, claims.cookie)).status).toBe(200);
  });

  test('is not asked for after one method, nor by the other side or a stranger', async () => {
    const found = await dispatched();
    const [claims, eve] = [await ada(found), await signedIn(database.db, { now: clock.now })];
    await post(`/api/disputes/${found.id}/service-inquiries`, inquiry(found.ben), claims.cookie);
    const asking = { partyId: found.ben, grounds };
    expect(
      await codeOf(await post(`/api/disputes/${found.id}/substitutions`, asking, claims.cookie)),
    ).toBe('too_few_methods');
    expect((await post(`/api/disputes/${found.id}/substitutions`, asking, eve.cookie)).status).toBe(
      404,
    );
    expect(
      (await post(`/api/disputes/${found.id}/service-inquiries`, inquiry(found.ben), eve.cookie))
        .status,
    ).toBe(404);
    expect(
      (await call(app, 'GET', `/api/disputes/${found.id}/service`, { cookie: eve.cookie })).status,
    ).toBe(404);
    const omar = await office();
    expect(
      (await post(`/api/disputes/${found.id}/substitutions`, asking, omar.cookie)).status,
    ).toBe(404);
  });

  test('that is declined leaves the party unserved, and a claimant may ask again', async () => {
    const { id, ben, claims } = await inVain();
    const rhea = await office('registrar');
    await post(`/api/disputes/${id}/service-inquiries`, inquiry(ben), claims.cookie);
    await post(`/api/disputes/${id}/substitutions`, { partyId: ben, grounds }, claims.cookie);
    const path = `/api/service/recipients/${(await recipientOf(id, ben)).id}/substitution-decision`;
    expect(
      (
        await post(
          path,
          { isOrdered: false, means: null, lastKnown: '', reasons: 'Try her office first.' },
          rhea.cookie,
        )
      ).status,
    ).toBe(200);
    expect(
      (await post(`/api/disputes/${id}/substitutions`, { partyId: ben, grounds }, claims.cookie))
        .status,
    ).toBe(200);
  });
});

/** Omar hands to the carrier what lies in the office. */
async function postAll(id: string): Promise<void> {
  const omar = await office();
  const rows = await database.db
    .selectFrom('service_attempt')
    .where('disputeId', '=', id)
    .selectAll()
    .execute();
  for (const { id: attempt, channel, status } of rows) {
    if (channel !== 'post' || status !== 'queued') continue;
    const handed = {
      articleNumber: await nextArticle(),
      carrier: 'India Post',
      postedOn: dayAt(clock.now),
    };
    expect(
      (await post(`/api/service/attempts/${attempt}/posting`, handed, omar.cookie)).status,
    ).toBe(200);
  }
}

describe('when the window is over', () => {
  test('a letter that lies in our office has missed nobody: the time begins anew, and the claimant is not asked to act', async () => {
    const { id, ben } = await dispatched();
    await sendAll();
    later(24 * 11);
    await run();
    expect((await stateOf(id)).state).toBe('arb_serving');
    expect((await recipientOf(id, ben)).status).toBe('attempted');
    const late = async () => (await eventsOf(id)).filter(({ type }) => type === 'posting_late');
    expect(await late()).toMatchObject([{ partyId: ben }]);
    await run();
    expect(await late()).toHaveLength(1);
    // Once it is with the carrier the time that began anew counts, and not a day less.
    await postAll(id);
    later(24 * 11);
    await run();
    expect((await stateOf(id)).state).toBe('arb_service_failed');
    expect(await late()).toHaveLength(1);
  });

  test('a paper that a party filed meanwhile, and that lies in our office, begins no time anew', async () => {
    const { id, ben } = await dispatched({ isMailDesignated: false });
    await database.db
      .updateTable('dispute_contact')
      .set({ isDesignated: false, designatedIn: '' })
      .where('partyId', '=', ben)
      .execute();
    await sendAll();
    await postAll(id);
    later(24 * 9);
    const { id: documentId } = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    await database.db.transaction().execute((tx) =>
      serveDocument(deps, tx, {
        disputeId: id,
        documentId,
        recipients: [ben],
        purpose: 'document',
      }),
    );
    expect(await attemptOf(id, 'post')).toMatchObject({ status: 'queued', queuedAt: clock.now });
    later(24 * 2);
    await run();
    expect((await stateOf(id)).state).toBe('arb_service_failed');
    expect((await eventsOf(id)).map(({ type }) => type)).not.toContain('posting_late');
  });

  test('a dispute in which nobody is served has failed to be served, and everybody in it is unserved', async () => {
    const { id, ben } = await dispatched();
    await sendAll();
    await postAll(id);
    later(24 * 6);
    await run();
    expect((await stateOf(id)).state).toBe('arb_serving');
    later(24 * 5);
    await run();
    expect((await stateOf(id)).state).toBe('arb_service_failed');
    expect((await recipientOf(id, ben)).status).toBe('unserved');
    await run();
    expect((await eventsOf(id)).filter(({ type }) => type === 'service_failed')).toHaveLength(1);
  });
});

describe('one of several respondents whom nothing reached', () => {
  const days = 24;
  const releases = (
    id: string,
    partyId: string,
    cookie: string,
    reason = 'She has moved abroad.',
  ) => post(`/api/disputes/${id}/releases`, { party: partyId, reason }, cookie);

  /** Ben has the notice and the other has not; her time is over. */
  async function halfServed() {
    const found = await dispatched({ respondents: 2 });
    const parties = await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', found.id)
      .selectAll()
      .execute();
    const other =
      parties.find(({ id, side }) => side === 'respondent' && id !== found.ben)?.id ?? '';
    await database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: found.id,
        partyId: found.ben,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
    await postAll(found.id);
    later(9 * days);
    await run();
    return { ...found, other, claims: await ada(found) };
  }
  const toldOf = async (id: string) =>
    (await eventsOf(id)).filter(({ type }) => type === 'respondent_unserved');

  test('is told of once, when her time is over, and the claimant is written to', async () => {
    const { id, other } = await halfServed();
    expect(await toldOf(id)).toMatchObject([{ partyId: other }]);
    expect((await recipientOf(id, other)).status).toBe('unserved');
    await run();
    expect(await toldOf(id)).toHaveLength(1);
    expect((await stateOf(id)).state).toBe('arb_commenced');
  });

  test('is let go by the claimant, and nothing more is sent to her or waits for her', async () => {
    const { id, other, ben, claims } = await halfServed();
    const omar = await office();
    const recipient = await recipientOf(id, other);
    const asking = { viewer: omar.viewer, now: clock.now, whose: 'all' as const, most: 500 };
    const waits = async () =>
      (await serviceQueue(database.db, asking)).items.filter((item) => item.id === recipient.id);
    const view = await call(app, 'GET', `/api/disputes/${id}`, { cookie: claims.cookie });
    const { data } = (await view.json()) as {
      data: { parties: { id: string; mayRelease: boolean }[] };
    };
    expect(data.parties.filter(({ mayRelease }) => mayRelease).map((party) => party.id)).toEqual([
      other,
    ]);
    expect(await codeOf(await releases(id, other, claims.cookie, '  '))).toBe('reason_missing');
    expect(await codeOf(await releases(id, ben, claims.cookie))).toBe('already_done');
    expect(await waits()).toHaveLength(1);
    expect((await releases(id, other, claims.cookie)).status).toBe(200);
    expect(await waits()).toEqual([]);
    expect(await recipientOf(id, other)).toMatchObject({ endedAt: clock.now });
    expect(await codeOf(await releases(id, other, claims.cookie))).toBe('party_missing');
    const contact = await database.db
      .selectFrom('dispute_contact')
      .where('partyId', '=', other)
      .selectAll()
      .executeTakeFirstOrThrow();
    const again = { contactId: contact.id, channel: 'email' };
    expect(
      await codeOf(
        await post(`/api/service/recipients/${recipient.id}/attempts`, again, omar.cookie),
      ),
    ).toBe('party_released');
  });

  test('hears of it herself, where the notice may have come too late, and so do the others', async () => {
    const { id, other, claims } = await halfServed();
    await releases(id, other, claims.cookie);
    const event = await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .where('type', '=', 'respondent_released')
      .select('id')
      .executeTakeFirstOrThrow();
    const letters = await database.db
      .selectFrom('outbox_mail')
      .where('refersTo', '=', event.id)
      .select('recipient')
      .execute();
    expect(letters.map(({ recipient }) => recipient)).toContain('other0@example.org');
  });

  test('is the registrar’s to let go when the claimant has not chosen in 15 days, and no officer’s', async () => {
    const { id, other } = await halfServed();
    const decide = async (who: { cookie: string }) => {
      const { version } = await database.db
        .selectFrom('dispute')
        .where('id', '=', id)
        .select('version')
        .executeTakeFirstOrThrow();
      const body = {
        version,
        move: 'respondent_released',
        partyId: other,
        why: 'The claimant is silent.',
        until: null,
        on: null,
      };
      return post(`/api/office/disputes/${id}/decisions`, body, who.cookie);
    };
    expect(await codeOf(await decide(await office('registrar')))).toBe('time_running');
    later(16 * days);
    expect((await decide(await office())).status).toBe(403);
    expect((await decide(await office('registrar'))).status).toBe(200);
  });

  test('is nobody else’s to let go, and a proof that comes too late moves nothing', async () => {
    const { id, other, claims } = await halfServed();
    const [eve, omar, rhea] = [
      await signedIn(database.db, { now: clock.now }),
      await office(),
      await office('registrar'),
    ];
    for (const who of [eve, omar, rhea])
      expect((await releases(id, other, who.cookie)).status).toBe(404);
    await releases(id, other, claims.cookie);
    await database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: id,
        partyId: other,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
    expect(
      (await eventsOf(id)).filter(({ type, partyId }) => type === 'served' && partyId === other),
    ).toEqual([]);
    expect((await recipientOf(id, other)).status).toBe('served');
  });

  test('is let go once, of two who press at once', async () => {
    const { id, other, claims } = await halfServed();
    const both = await Promise.all([
      releases(id, other, claims.cookie),
      releases(id, other, claims.cookie),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await eventsOf(id)).filter(({ type }) => type === 'respondent_released')).toHaveLength(
      1,
    );
  });
});

describe('a service that is taken back', () => {
  test('is a registrar’s to take back, with a reason, proves nothing any more, and both sides are written to', async () => {
    const { id, ben } = await dispatched();
    await database.db
      .updateTable('dispute_party')
      .set({ language: 'mr' })
      .where('id', '=', ben)
      .execute();
    await database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: id,
        partyId: ben,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
    const [omar, rhea] = [await office(), await office('registrar')];
    const path = `/api/service/disputes/${id}/reversal`;
    expect(
      (await post(path, { partyId: ben, reason: 'It was her brother.' }, omar.cookie)).status,
    ).toBe(403);
    expect(await codeOf(await post(path, { partyId: ben, reason: ' ' }, rhea.cookie))).toBe(
      'reason_missing',
    );
    expect(
      (await post(path, { partyId: ben, reason: 'It was her brother.' }, rhea.cookie)).status,
    ).toBe(200);
    expect(await stateOf(id)).toEqual({ state: 'arb_serving', commencedOn: null });
    expect(await recipientOf(id, ben)).toMatchObject({ status: 'attempted', servedOn: null });
    const both = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.purpose', '=', 'reversal')
      .where('service_document.disputeId', '=', id)
      .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
      .select(['service_recipient.partyId', 'title'])
      .execute();
    // Each in her own language.
    expect(both.find(({ partyId }) => partyId === ben)?.title).toBe('कागद पोहोचल्याची नोंद रद्द');
    expect(both.map(({ title }) => title)).toContain('A service is taken back');
    expect(both).toHaveLength(2);
    await run();
    expect((await stateOf(id)).state).toBe('arb_serving');
    expect(await codeOf(await post(path, { partyId: ben, reason: 'Again.' }, rhea.cookie))).toBe(
      'not_served',
    );
  });
});

/** Ben fetches the very paper, after a one-time code. */
async function openPaper(id: string, ben: string, purpose: 'warning' | 'absence'): Promise<void> {
  const paper = await database.db
    .selectFrom('service_document')
    .where('disputeId', '=', id)
    .where('purpose', '=', purpose)
    .select('documentId')
    .executeTakeFirstOrThrow();
  const opened = {
    disputeId: id,
    partyId: ben,
    verifiedBy: 'one_time_code' as const,
    personId: null,
  };
  await database.db
    .transaction()
    .execute((tx) =>
      portalOpened(deps, tx, { ...opened, shown: { documentId: paper.documentId } }),
    );
}

describe('the final warning and the hard rule', () => {
  test('nobody is warned before their time is over; nothing goes on without them before the limit of the warning is over', async () => {
    const { id, ben } = await dispatched();
    const open = () =>
      database.db.transaction().execute((tx) =>
        portalOpened(deps, tx, {
          disputeId: id,
          partyId: ben,
          verifiedBy: 'one_time_code',
          personId: null,
        }),
      );
    await open();
    const path = `/api/service/disputes/${id}/warning`;
    expect(await codeOf(await post(path, { partyId: ben }, (await office()).cookie))).toBe(
      'time_running',
    );
    later(24 * 40);
    await move(deps, { disputeId: id, type: 'answer_time_over', by: system, as: 'system' });
    expect((await stateOf(id)).state).toBe('arb_constituting');
    const without = async () => {
      const file = await findFile(database.db, id);
      const may = file && mayProceedWithout(await factsFor(database.db, file, clock.now), ben);
      return may?.ok ? true : may?.refusal;
    };
    const find = async (reason: string, role: 'registrar' | 'case_officer' = 'registrar') =>
      post(
        `/api/service/disputes/${id}/absence`,
        { partyId: ben, reason },
        (await office(role)).cookie,
      );
    const shown = async () => {
      const answer = await call(app, 'GET', `/api/office/disputes/${id}/service`, {
        cookie: (await office('registrar')).cookie,
      });
      const { data } = (await answer.json()) as { data: { parties: { id: string }[] } };
      return data.parties.find((one) => one.id === ben);
    };
    expect(await without()).toBe('not_warned');
    expect((await post(path, { partyId: ben }, (await office()).cookie)).status).toBe(200);
    expect(await without()).toBe('not_warned');
    expect(await shown()).toMatchObject({
      hindrance: 'not_warned',
      may: expect.not.arrayContaining(['proceed']),
    });
    // The notice was opened before; the warning is a paper of its own, and the code to the notice opens nothing of it.
    await open();
    expect(await without()).toBe('not_warned');
    await openPaper(id, ben, 'warning');
    expect(await without()).toBe('warning_time_running');
    // Received on 2 January 2027: the seventh day is a Saturday, and Monday the 11th is theirs to its end.
    later(24 * 9);
    expect(await without()).toBe('warning_time_running');
    expect(await codeOf(await find('Served, warned, silent.'))).toBe('warning_time_running');
    later(24);
    expect(await without()).toBe(true);
    expect(await shown()).toMatchObject({
      hindrance: null,
      isAbsent: false,
      may: expect.arrayContaining(['proceed']),
    });
    expect((await find('Served, warned, silent.', 'case_officer')).status).toBe(403);
    expect(await codeOf(await find(' '))).toBe('reason_missing');
    expect((await find('Served, warned, silent.')).status).toBe(200);
    expect(await shown()).toMatchObject({
      isAbsent: true,
      may: expect.not.arrayContaining(['proceed']),
    });
    expect(await codeOf(await find('Again.'))).toBe('already_done');
    const papers = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.purpose', '=', 'absence')
      .where('service_document.disputeId', '=', id)
      .select('service_recipient.partyId')
      .execute();
    expect(papers).toHaveLength(2); // whoever is absent, and the claimant
    await openPaper(id, ben, 'absence');
    const events = await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute();
    expect(events.slice(-2).map(({ type }) => type)).toEqual([
      'absence_established',
      'absence_known',
    ]);
  });
});

test('two final warnings at once are one, a third is told that it was done, and a new one is right after a reopening', async () => {
  const { id, ben } = await dispatched();
  await database.db.transaction().execute((tx) =>
    portalOpened(deps, tx, {
      disputeId: id,
      partyId: ben,
      verifiedBy: 'one_time_code',
      personId: null,
    }),
  );
  later(24 * 40);
  await move(deps, { disputeId: id, type: 'answer_time_over', by: system, as: 'system' });
  const [omar, rhea] = [await office(), await office('registrar')];
  const warn = (by: { cookie: string }) =>
    post(`/api/service/disputes/${id}/warning`, { partyId: ben }, by.cookie);
  const both = await Promise.all([warn(omar), warn(rhea)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await codeOf(await warn(omar))).toBe('already_done');
  const papers = await database.db
    .selectFrom('service_document')
    .where('disputeId', '=', id)
    .where('purpose', '=', 'warning')
    .selectAll()
    .execute();
  expect(papers).toHaveLength(1);
  expect((await eventsOf(id)).filter(({ type }) => type === 'ex_parte_warned')).toHaveLength(1);
  const about = {
    disputeId: id,
    partyId: ben,
    by: system,
    why: 'As the file shows.',
    details: { cause: 'illness' },
  };
  for (const [type, as] of [
    ['reopening_asked', 'respondent'],
    ['reopening_granted', 'registrar'],
  ] as const)
    expect((await move(deps, { ...about, type, as })).ok).toBe(true);
  expect(await codeOf(await warn(omar))).toBe('time_running');
  later(24 * 40);
  expect((await warn(await office())).status).toBe(200);
});

describe('a certificate of service', () => {
  test('asked for three times at once, and again, is the one that is there until something changed', async () => {
    const { id, ben } = await dispatched();
    await database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: id,
        partyId: ben,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
    const path = `/api/service/recipients/${(await recipientOf(id, ben)).id}/certificates`;
    const ask = async (by: { cookie: string }) =>
      ((await (await post(path, {}, by.cookie)).json()) as { data: { id: string } }).data.id;
    const [omar, rhea] = [await office(), await office('registrar')];
    const [first] = await Promise.all([ask(omar), ask(rhea), ask(omar)]);
    later(1);
    expect([await ask(rhea), await ask(omar)]).toEqual([first, first]);
    const issued = async () =>
      database.db
        .selectFrom('service_certificate')
        .where('disputeId', '=', id)
        .selectAll()
        .execute();
    expect(await issued()).toHaveLength(1);
    await post(`/api/disputes/${id}/service-inquiries`, inquiry(ben), omar.cookie);
    expect(await ask(omar)).not.toBe(first);
    expect(await issued()).toHaveLength(2);
  });

  test('is issued about somebody who is served, and a program finds it good, and any changed byte', async () => {
    const { id, ben } = await dispatched();
    const omar = await office();
    const path = `/api/service/recipients/${(await recipientOf(id, ben)).id}/certificates`;
    expect(await codeOf(await post(path, {}, omar.cookie))).toBe('not_served');
    await database.db.transaction().execute((tx) =>
      portalOpened(deps, tx, {
        disputeId: id,
        partyId: ben,
        verifiedBy: 'one_time_code',
        personId: null,
      }),
    );
    expect((await post(path, {}, omar.cookie)).status).toBe(200);
    const row = await database.db
      .selectFrom('service_certificate')
      .where('disputeId', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const paperOf = async (document: string) => {
      const answer = await call(app, 'GET', `/api/disputes/${id}/documents/${document}`, {
        cookie: omar.cookie,
      });
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const text = (await paperOf(row.jsonId)).toString();
    expect((await paperOf(row.pdfId)).subarray(0, 5).toString()).toBe('%PDF-');
    const { data: key } = (await (await call(app, 'GET', '/api/service/key')).json()) as {
      data: { publicKey: string };
    };
    expect(verifyCertificate(text, key.publicKey)).toMatchObject({ isWhole: true });
    expect(verifyCertificate(text, 'f'.repeat(64)).isWhole).toBe(false);
    expect(verifyCertificate(text)).toMatchObject({ outcome: 'unknown_issuer', isWhole: false });
    const keys = await (await call(app, 'GET', '/.well-known/munch-keys.json')).text();
    expect(verifyCertificate(text, { keys })).toMatchObject({ outcome: 'issued', isWhole: true });
    const { certificate } = JSON.parse(text) as { certificate: { events: { type: string }[] } };
    expect(certificate.events.map(({ type }) => type)).toEqual(['notice_dispatched', 'served']);
    // Every character that is not the layout's stands for something.
    for (let at = 0; at < text.length; at += 1) {
      const one = text[at] ?? '';
      if (/\s/.test(one)) continue;
      const changed = `${text.slice(0, at)}${one === '1' ? '2' : one === 'a' ? 'b' : /\d/.test(one) ? '1' : 'a'}${text.slice(at + 1)}`;
      expect(
        verifyCertificate(changed, key.publicKey).isWhole,
        text.slice(Math.max(0, at - 40), at + 10),
      ).toBe(false);
    }
    // Sixteen last signs of base64 stand for the same bytes: one of them is the signature, and a key is written in one way.
    const [, signature = ''] = /"value": ?"([^"]+)"/.exec(text) ?? [];
    const alike = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
      .map((one) => `${signature.slice(0, -3)}${one}==`)
      .filter((other) => Buffer.from(other, 'base64').equals(Buffer.from(signature, 'base64')));
    expect(
      alike.filter(
        (other) => verifyCertificate(text.replace(signature, other), key.publicKey).isWhole,
      ),
    ).toEqual([signature]);
    expect(alike).toHaveLength(16);
    expect(
      verifyCertificate(text.replace(key.publicKey, key.publicKey.toUpperCase()), key.publicKey)
        .isWhole,
    ).toBe(false);
  });
});

describe('the ledger', () => {
  test('is the office’s: a party and a stranger are not told that there is one, and no administrator reads it', async () => {
    const found = await dispatched();
    const path = `/api/office/disputes/${found.id}/service`;
    const [omar, claims, eve] = [
      await office(),
      await ada(found),
      await signedIn(database.db, { now: clock.now }),
    ];
    const answer = await call(app, 'GET', path, { cookie: omar.cookie });
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as {
      data: {
        parties: {
          side: string;
          hindrance: string | null;
          recipients: { attempts: { lack: string }[] }[];
        }[];
      };
    };
    const ben = data.parties.find(({ side }) => side === 'respondent');
    expect(ben?.hindrance).toBe('not_served');
    expect(ben?.recipients[0]?.attempts.map(({ lack }) => lack)).toEqual([
      'not_sent',
      'not_sent',
      'not_sent',
    ]);
    expect((await call(app, 'GET', path, { cookie: claims.cookie })).status).toBe(403);
    expect((await call(app, 'GET', path, { cookie: eve.cookie })).status).toBe(403);
    expect((await call(app, 'GET', path)).status).toBe(401);
    const unknown = await call(app, 'GET', `/api/office/disputes/${newId()}/service`, {
      cookie: omar.cookie,
    });
    expect(unknown.status).toBe(404);
    const own = await call(app, 'GET', `/api/disputes/${found.id}/service`, {
      cookie: claims.cookie,
    });
    expect(JSON.stringify(await own.json())).not.toContain('ben@example.org');
  });

  test('a registrar who is a party in the dispute works on it for nobody', async () => {
    const found = await dispatched();
    const rhea = await office('registrar');
    await database.db.transaction().execute((tx) =>
      addMember(tx, {
        id: newId(),
        disputeId: found.id,
        partyId: found.ben,
        personId: rhea.personId,
        email: null,
        role: 'party',
        at: clock.now,
      }),
    );
    expect(
      (await call(app, 'GET', `/api/office/disputes/${found.id}/service`, { cookie: rhea.cookie }))
        .status,
    ).toBe(403);
    const attempt = await attemptOf(found.id, 'post');
    expect(
      (
        await post(
          `/api/service/attempts/${attempt.id}/posting`,
          { articleNumber: 'EM473124829IN', carrier: '', postedOn: '2026-11-23' },
          rhea.cookie,
        )
      ).status,
    ).toBe(403);
  });

  test('a contact is corrected with an event, the old one stays as what was used, and the paper goes out anew', async () => {
    const { id, ben } = await dispatched();
    const omar = await office();
    const old = await attemptOf(id, 'email');
    const change = {
      partyId: ben,
      ends: old.contactId,
      channel: 'email',
      value: 'ben.new@example.org',
      isDesignated: false,
      designatedIn: '',
      reason: 'She wrote from there.',
    };
    const path = `/api/service/disputes/${id}/contacts`;
    expect(await codeOf(await post(path, { ...change, value: 'nowhere' }, omar.cookie))).toBe(
      'contact_wrong',
    );
    expect(await codeOf(await post(path, { ...change, isDesignated: true }, omar.cookie))).toBe(
      'designation_unfounded',
    );
    expect(await codeOf(await post(path, { ...change, reason: '' }, omar.cookie))).toBe(
      'reason_missing',
    );
    expect((await post(path, change, omar.cookie)).status).toBe(200);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'contact_changed', partyId: ben });
    const again = `/api/service/recipients/${(await recipientOf(id, ben)).id}/attempts`;
    expect(
      await codeOf(await post(again, { contactId: old.contactId, channel: 'email' }, omar.cookie)),
    ).toBe('contact_unknown');
    const added = await database.db
      .selectFrom('dispute_contact')
      .where('partyId', '=', ben)
      .where('value', '=', 'ben.new@example.org')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(
      await codeOf(await post(again, { contactId: added.id, channel: 'post' }, omar.cookie)),
    ).toBe('channel_wrong');
    later(1);
    expect((await post(again, { contactId: added.id, channel: 'email' }, omar.cookie)).status).toBe(
      200,
    );
    expect(await attemptOf(id, 'email')).toMatchObject({
      address: 'ben.new@example.org',
      isDesignated: false,
    });
    expect(
      (
        await database.db
          .selectFrom('service_attempt')
          .where('id', '=', old.id)
          .select('address')
          .executeTakeFirstOrThrow()
      ).address,
    ).toBe('ben@example.org');
  });

  test.each(['service_report', 'service_step', 'service_inquiry'])(
    'nobody changes or deletes evidence in %s',
    async (table) => {
      await dispatched();
      await expect(sql.raw(`truncate ${table}`).execute(database.db)).rejects.toThrow(
        /append-only/,
      );
    },
  );
});

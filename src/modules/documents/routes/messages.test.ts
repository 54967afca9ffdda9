import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceJobs } from '#modules/service/jobs.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { type WhatsAppMessage, WhatsAppRefusal } from '#platform/whatsapp.ts';
import { appWith, call, settings } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { move } from '../../../../tests/disputes.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';

const SECRET = 'a-secret-of-whatsapp-that-is-long';
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const sent: WhatsAppMessage[] = [];
const line = { fails: null as Error | null };
const whatsapp = {
  isReal: true,
  describe: () => '',
  send: async (message: WhatsAppMessage) => {
    if (line.fails) throw line.fails;
    sent.push(message);
    return { messageId: `wamid.${message.id}` };
  },
};
let database: TestDatabase;
let room: RecordRoom;
let app: App;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock);
  const mobile = { channel: 'mobile', value: '+919812345678', designatedIn: 'Clause 12' } as const;
  await database.db
    .insertInto('dispute_contact')
    .values({
      ...mobile,
      id: newId(),
      partyId: room.respondent,
      isDesignated: true,
      addedAt: clock.now,
    })
    .execute();
  const { papers, uploads, exports } = room.deps;
  app = appWith(database, {
    now: () => clock.now,
    papers,
    uploads,
    exports,
    whatsapp,
    settings: { ...settings, whatsappSecret: SECRET },
  });
  sent.length = 0;
  line.fails = null;
});

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const sendDue = () => serviceJobs({ ...room.deps, whatsapp }).serviceMessages.run(silentLog);

let notes = 0;
async function filed(title: string): Promise<string> {
  notes += 1;
  const upload = await ready(room, { name: 'note.txt', content: `Message ${notes}` });
  const body = { papers: [{ upload, title, kind: 'account' }] };
  const path = `/api/disputes/${room.id}/papers`;
  const answer = await call(app, 'POST', path, { body, cookie: room.ada.cookie });
  return ((await answer.json()) as { data: { papers: { id: string }[] } }).data.papers[0]?.id ?? '';
}

async function strike(paper: string): Promise<void> {
  const path = `/api/disputes/${room.id}/papers/${paper}/strike`;
  const body = { why: 'The wrong file' };
  expect((await call(app, 'POST', path, { body, cookie: room.ada.cookie })).status).toBe(200);
}

/** How far the message of each paper has come, by the ledger. */
async function ledger() {
  const rows = await database.db
    .selectFrom('service_attempt')
    .innerJoin('service_recipient', 'service_recipient.id', 'service_attempt.recipientId')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
    .where('service_attempt.disputeId', '=', room.id)
    .where('channel', '=', 'whatsapp')
    .orderBy('service_document.begunAt')
    .select(['title', 'service_attempt.status'])
    .execute();
  return rows.map(({ title, status }) => [title, status]);
}

/** What WhatsApp reports of a message, which is called by our own id too. */
function told(id: string | undefined, status: string) {
  const one = {
    id: `wamid.${id}`,
    status,
    timestamp: String(clock.now.getTime() / 1000),
    recipient_id: '919812345678',
    biz_opaque_callback_data: id,
  };
  const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses: [one] } }] }] });
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  return app.request('/api/service/whatsapp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
  });
}

describe('papers that one side files shortly after one another, by WhatsApp', () => {
  test('are one message that counts them, and each is sent and delivered in the ledger', async () => {
    await filed('Invoice');
    later(60);
    await filed('Receipt');
    later(239);
    await sendDue();
    expect(sent).toEqual([]);
    await filed('Ledger of the firm');
    later(1);
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    expect(sent).toMatchObject([{ to: '+919812345678', language: 'en' }]);
    expect(sent[0]?.parameters.join(' ')).toContain('3 new papers in');
    const each = (status: string) =>
      ['Invoice', 'Receipt', 'Ledger of the firm'].map((title) => [title, status]);
    expect(await ledger()).toEqual(each('sent'));
    expect((await told(sent[0]?.id, 'delivered')).status).toBe(200);
    expect(await ledger()).toEqual(each('delivered'));
    await filed('Reminder');
    later(300);
    await sendDue();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.parameters.join(' ')).toContain('A new paper in');
  });

  test('are sent without the one that was struck, also where it was the first of them', async () => {
    const wrong = await filed('The wrong file');
    await filed('Receipt');
    await filed('Invoice');
    await strike(wrong);
    later(300);
    line.fails = new Error('WhatsApp answered 503.');
    await sendDue();
    line.fails = null;
    later(3600);
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.parameters.join(' ')).toContain('2 new papers in');
    expect((await told(sent[0]?.id, 'read')).status).toBe(200);
    expect(await ledger()).toEqual([
      ['The wrong file', 'queued'],
      ['Receipt', 'read'],
      ['Invoice', 'read'],
    ]);
  });

  test('fail together where the number has no WhatsApp, and a report that comes first is of all of them', async () => {
    await filed('Invoice');
    await filed('Receipt');
    later(300);
    line.fails = new WhatsAppRefusal('WhatsApp answered 400, 131026');
    await sendDue();
    expect((await ledger()).map(([, status]) => status)).toEqual(['failed', 'failed']);
    line.fails = null;
    await filed('Ledger');
    await filed('Reminder');
    const rows = await database.db
      .selectFrom('service_attempt')
      .where('disputeId', '=', room.id)
      .where('channel', '=', 'whatsapp')
      .where('status', '=', 'queued')
      .where('nextTryAt', 'is not', null)
      .select('id')
      .execute();
    expect(rows).toHaveLength(1);
    expect((await told(rows[0]?.id, 'delivered')).status).toBe(200);
    expect((await ledger()).slice(2).map(([, status]) => status)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  test('wait together while it is in doubt who their reader is, and then go out in one message', async () => {
    const happens = (type: 'identity_disputed' | 'identity_confirmed') =>
      move(room.deps, {
        disputeId: room.id,
        type,
        as: type === 'identity_disputed' ? 'respondent' : 'officer',
        partyId: room.respondent,
        why: 'They showed their papers.',
        by: { personId: null, role: type === 'identity_disputed' ? 'visitor' : 'case_officer' },
      });
    await filed('Invoice');
    await filed('Receipt');
    expect(await happens('identity_disputed')).toMatchObject({ ok: true });
    later(300);
    await sendDue();
    expect(sent).toEqual([]);
    expect(await happens('identity_confirmed')).toMatchObject({ ok: true });
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.parameters.join(' ')).toContain('2 new papers');
  });
});

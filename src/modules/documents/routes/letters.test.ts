import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceJobs, serviceLetters } from '#modules/service/jobs.ts';
import { mailReportsFor } from '#modules/service/routes.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail } from '#platform/mail.ts';
import { call, quiet } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { move } from '../../../../tests/disputes.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
const mails: Mail[] = [];
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock);
  const { db } = database;
  await db
    .updateTable('outbox_mail')
    .where('state', '=', 'waiting')
    .set({ state: 'dropped' })
    .execute();
  mails.length = 0;
});

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function drain(): Promise<void> {
  const mailer = {
    send: async (mail: Mail) => void mails.push(mail),
    describe: () => '',
    close: () => {},
  };
  const { db, settings } = room.deps;
  const job = mailJob(
    { db, now: () => clock.now, mailer, settings, ...quiet },
    serviceLetters(room.deps),
  );
  while (await job.run(silentLog));
  await serviceJobs(room.deps).serviceWatch.run(silentLog);
}

let notes = 0;
async function filed(title: string, who: SignedIn = room.ada): Promise<string> {
  notes += 1;
  const upload = await ready(room, { name: 'note.txt', content: `Note ${notes}`, who });
  const body = { papers: [{ upload, title, kind: 'account' }] };
  const path = `/api/disputes/${room.id}/papers`;
  const answer = await call(room.app, 'POST', path, { body, cookie: who.cookie });
  return ((await answer.json()) as { data: { papers: { id: string }[] } }).data.papers[0]?.id ?? '';
}

/** How far the e-mail of each paper has come, by the ledger. */
async function ledger(partyId: string) {
  const rows = await database.db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
    .leftJoin('service_attempt', (on) =>
      on
        .onRef('service_attempt.recipientId', '=', 'service_recipient.id')
        .on('service_attempt.channel', '=', 'email'),
    )
    .leftJoin('service_report', 'service_report.attemptId', 'service_attempt.id')
    .where('service_recipient.partyId', '=', partyId)
    .where('service_document.purpose', '=', 'document')
    .orderBy('service_document.begunAt')
    .select(['title', 'begunAt', 'service_attempt.status', 'service_report.at'])
    .execute();
  return rows.map(({ title, begunAt, status, at }) => ({
    title,
    filed: begunAt.toISOString().slice(11, 19),
    status,
    sent: at?.toISOString().slice(11, 19) ?? null,
  }));
}

describe('papers that one side files shortly after one another', () => {
  test('go out in one letter that lists them all, and each has its own row and moment in the ledger', async () => {
    await filed('Invoice');
    later(60);
    await filed('Receipt');
    later(239);
    await drain();
    expect(mails).toEqual([]);
    await filed('Ledger of the firm');
    later(1);
    await drain();
    await drain();
    expect(mails).toHaveLength(1);
    const [{ subject, text, attachments } = { subject: '', text: '', attachments: [] }] = mails;
    expect(subject).toContain('3 new papers in');
    for (const [number, title, at] of [
      ['C-1', 'Invoice', '12:00'],
      ['C-2', 'Receipt', '12:01'],
      ['C-3', 'Ledger of the firm', '12:04'],
    ] as const) {
      expect(text).toContain(`Attached: ${title}`);
      expect(text).toMatch(new RegExp(`Number of the paper: ${number}\nFiled: .*${at}`));
    }
    expect(attachments?.map(({ name }) => name)).toEqual(['C-1.txt', 'C-2.txt', 'C-3.txt']);
    expect(await ledger(room.respondent)).toEqual([
      { title: 'Invoice', filed: '06:30:00', status: 'sent', sent: '06:35:00' },
      { title: 'Receipt', filed: '06:31:00', status: 'sent', sent: '06:35:00' },
      { title: 'Ledger of the firm', filed: '06:34:59', status: 'sent', sent: '06:35:00' },
    ]);
  });

  test('are heard of together, whatever the mail server says of their letter', async () => {
    await filed('Invoice');
    await filed('Receipt');
    later(300);
    await drain();
    const verdict = { action: 'failed', status: '5.1.1', diagnostic: 'No such box' };
    const heard = {
      letterId: mails[0]?.id ?? '',
      verdicts: [{ recipient: 'ben@example.org', ...verdict }],
      messageHash: '0'.repeat(64),
    };
    await database.db.transaction().execute((tx) => mailReportsFor(room.deps)(tx, heard));
    const statuses = (await ledger(room.respondent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['bounced']));
  });

  test('begin another letter once theirs has left, and the other side has letters of its own', async () => {
    await filed('Invoice');
    await filed('Answer', room.ben);
    later(300);
    await drain();
    expect(mails.map(({ text }) => /Attached: .*/.exec(text)?.[0]).sort()).toEqual([
      'Attached: Answer',
      'Attached: Invoice',
    ]);
    await filed('Receipt');
    later(300);
    await drain();
    expect(mails).toHaveLength(3);
    expect(mails[2]?.text).not.toContain('Invoice');
  });

  test('are not in the letter once they were struck, and the ledger does not say that they were sent', async () => {
    const wrong = await filed('The wrong file');
    await filed('Receipt');
    const path = `/api/disputes/${room.id}/papers/${wrong}/strike`;
    const body = { why: 'The wrong file' };
    expect((await call(room.app, 'POST', path, { body, cookie: room.ada.cookie })).status).toBe(
      200,
    );
    later(300);
    await drain();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('A new paper in');
    expect(mails[0]?.text).not.toContain('The wrong file');
    const rows = await ledger(room.respondent);
    expect(rows.map(({ title, status }) => [title, status])).toEqual(
      expect.arrayContaining([
        ['The wrong file', 'queued'],
        ['Receipt', 'sent'],
      ]),
    );
  });

  test('are not in the letter once they were sealed: it says that there is one, and nothing of it', async () => {
    const secret = await filed('Margins of 2026');
    await filed('Receipt');
    const registrar = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
    const path = `/api/disputes/${room.id}/papers/${secret}/seal`;
    const body = { decision: 'ordered', why: 'It names prices.', readers: [] };
    const answer = await call(room.app, 'POST', path, { body, cookie: registrar.cookie });
    expect(answer.status).toBe(200);
    later(300);
    await drain();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Sealed paper');
    expect(mails[0]?.text).not.toContain('Margins');
    expect(mails[0]?.attachments?.map(({ name }) => name)).toEqual(['C-2.txt']);
  });

  test('wait together while it is in doubt who their reader is, and then go out in one letter', async () => {
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
    await drain();
    expect(mails).toEqual([]);
    expect(await happens('identity_confirmed')).toMatchObject({ ok: true });
    await drain();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('2 new papers');
  });
});

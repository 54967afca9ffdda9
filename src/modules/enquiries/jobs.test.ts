import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import { quiet } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import {
  consultation,
  contact,
  emptyEnquiries,
  enquiriesApp,
  settings,
  subscription,
} from '../../../tests/enquiries.ts';
import { enquiriesJobs, enquiriesLetters } from './jobs.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const DAY = 86_400_000;

let database: TestDatabase;
let app: App;
let now = friday;
let outbox: Mail[] = [];

const mailer: Mailer = {
  async send(mail) {
    outbox.push(mail);
  },
  describe: () => 'nowhere',
  close() {},
};
function jobs() {
  const deps = { db: database.db, now: () => now, newToken, settings, mailer, ...quiet };
  return { ...enquiriesJobs(deps), mail: mailJob(deps, enquiriesLetters(deps)) };
}
const drain = async () => {
  const { mail } = jobs();
  while (await mail.run(silentLog));
};

beforeAll(async () => {
  database = await testDatabase();
  app = enquiriesApp(database, { now: () => now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  outbox = [];
  await emptyEnquiries(database);
});

async function post(path: string, body: unknown) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const letters = () => database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('the letters of an enquiry', () => {
  test('go to the office and to the sender, once', async () => {
    await post('/api/sales/contact', contact);
    await drain();
    await drain();
    expect(outbox.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'office@munch.example']);
    expect(outbox[0]?.text).toContain('Reference: MUNCH-EN-2026-0');
    for (const letter of await letters())
      expect(letter).toMatchObject({
        state: 'sent',
        attempts: 1,
        sentAt: friday,
        lastError: null,
      });
    expect(outbox.map(({ id }) => id).sort()).toEqual((await letters()).map(({ id }) => id));
  });

  test('of a consultation tell its stage', async () => {
    await post('/api/sales/consultation', { ...consultation, deadlineDate: '2026-11-21' });
    await drain();
    expect(outbox.find(({ to }) => to === 'office@munch.example')?.subject).toBe(
      'Time-sensitive consultation request from Ada Lovelace',
    );
  });
});

describe('a newsletter subscription', () => {
  const CONFIRMATION = '/api/sales/newsletter/confirmation';
  const UNSUBSCRIPTION = '/api/sales/newsletter/unsubscription';
  const state = async () =>
    (await database.db.selectFrom('newsletter_subscription').select('state').executeTakeFirst())
      ?.state;
  const subscribe = (email = 'ada@example.org') =>
    post('/api/sales/newsletter', { email, isSubscribe: true });

  /** The tokens of the last mail: of the link to confirm, and of the header to unsubscribe. */
  function tokens() {
    const mail = outbox.at(-1);
    const of = (text: string | undefined, page: string) =>
      new RegExp(`https://munch\\.example/newsletter/${page}\\?token=([\\w-]{43})`).exec(
        text ?? '',
      )?.[1] ?? '';
    return {
      confirm: of(mail?.text, 'confirm'),
      unsubscribe: of(mail?.headers?.['List-Unsubscribe'], 'unsubscribe'),
    };
  }
  const refusedWith = (status: number, code: string) => ({
    status,
    body: {
      error: {
        code,
        message: expect.stringMatching(/\S/),
        fields: { token: expect.stringMatching(/\S/) },
      },
    },
  });

  test('is confirmed by the link in the mail, and then welcomed', async () => {
    await subscribe();
    await drain();
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Please confirm your subscription to the Munch newsletter'],
    ]);
    expect(outbox[0]?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { status, body } = await post(CONFIRMATION, { token: tokens().confirm });
    expect({ status, keys: Object.keys(body.data) }).toEqual({ status: 200, keys: ['id'] });
    expect(await state()).toBe('confirmed');
    await drain();
    expect(outbox.at(-1)?.subject).toBe('You are subscribed to the Munch newsletter');
    expect(tokens().unsubscribe).not.toBe('');
  });

  test('confirmed a second time is a success with the same answer, and no second welcome', async () => {
    await subscribe();
    await drain();
    const { confirm } = tokens();
    const answers = await Promise.all([
      post(CONFIRMATION, { token: confirm }),
      post(CONFIRMATION, { token: confirm }),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    later(8 * DAY);
    expect(await post(CONFIRMATION, { token: confirm })).toEqual(answers[0]);
    await drain();
    expect(outbox).toHaveLength(2);
  });

  test('cannot be confirmed when the link is seven days old; a new one is asked for and works', async () => {
    await subscribe();
    await drain();
    const old = tokens().confirm;
    later(7 * DAY);
    expect(await post(CONFIRMATION, { token: old })).toEqual(refusedWith(410, 'link_expired'));
    expect(await state()).toBe('pending');
    await subscribe();
    await drain();
    expect((await post(CONFIRMATION, { token: tokens().confirm })).status).toBe(200);
  });

  test('can be ended from the first mail, from the welcome, and twice', async () => {
    await subscribe();
    await drain();
    const first = tokens();
    await post(CONFIRMATION, { token: first.confirm });
    await drain();
    const ended = await post(UNSUBSCRIPTION, { token: tokens().unsubscribe });
    expect(ended.status).toBe(200);
    expect(await state()).toBe('unsubscribed');
    later(1000 * DAY);
    expect(await post(UNSUBSCRIPTION, { token: first.unsubscribe })).toEqual(ended);
  });

  test('that was ended is not brought back by an old confirm link', async () => {
    await subscribe();
    await drain();
    const { confirm, unsubscribe } = tokens();
    await post(UNSUBSCRIPTION, { token: unsubscribe });
    expect(await post(CONFIRMATION, { token: confirm })).toEqual(
      refusedWith(410, 'unsubscribed_since'),
    );
    expect(await state()).toBe('unsubscribed');
  });

  test('is not changed by a token that is wrong, or meant for something else', async () => {
    await subscribe();
    await drain();
    const { confirm, unsubscribe } = tokens();
    for (const token of ['', 'x', newToken(), unsubscribe])
      expect(await post(CONFIRMATION, { token })).toEqual(refusedWith(404, 'link_unknown'));
    for (const token of ['', 'x', newToken(), confirm])
      expect(await post(UNSUBSCRIPTION, { token })).toEqual(refusedWith(404, 'link_unknown'));
    for (const token of [null, 7, 'x'.repeat(201), '\u0000'])
      expect((await post(CONFIRMATION, { token })).status).toBe(422);
    expect(await state()).toBe('pending');
  });

  test('that was ended before its letters went out gets none', async () => {
    await subscribe();
    await drain();
    const { confirm, unsubscribe } = tokens();
    await post(CONFIRMATION, { token: confirm });
    await post(UNSUBSCRIPTION, { token: unsubscribe });
    await drain();
    expect(outbox).toHaveLength(1);
    expect((await letters()).map(({ kind, state }) => [kind, state])).toEqual([
      ['newsletter_confirm', 'sent'],
      ['newsletter_welcome', 'dropped'],
    ]);
  });

  test('keeps only hashes of the tokens', async () => {
    await subscribe();
    await drain();
    const kept = await database.db.selectFrom('newsletter_link').selectAll().execute();
    expect(kept).toHaveLength(2);
    for (const { tokenHash } of kept) {
      expect(tokenHash).toHaveLength(32);
      expect(Object.values(tokens())).not.toContain(tokenHash.toString('base64url'));
    }
  });
});

test('receipts are forgotten when they can have no repeat, and no sooner', async () => {
  await post('/api/sales/contact', contact);
  later(DAY);
  await jobs().receipts.run(silentLog);
  expect(await database.db.selectFrom('submission_receipt').selectAll().execute()).toHaveLength(1);
  later(3_600_000);
  await jobs().receipts.run(silentLog);
  expect(await database.db.selectFrom('submission_receipt').selectAll().execute()).toHaveLength(0);
  expect(await database.db.selectFrom('enquiry').selectAll().execute()).toHaveLength(1);
});

describe('a subscription that nobody confirms', () => {
  const kept = async (days: number, period?: number) => {
    await post('/api/sales/newsletter', subscription);
    if (period !== undefined) await settle({ ...shippedPeriods, newsletterPending: period });
    now = new Date(friday.getTime() + days * DAY);
    while (await jobs().retention.run(silentLog));
    return (await database.db.selectFrom('newsletter_subscription').select('state').execute())
      .length;
  };
  const shippedPeriods = { newsletterPending: 30, closedEnquiries: 36, declinedApplications: 12 };
  let number = 0;

  /** A period of the office's own, as if a registrar had put it in force. */
  async function settle(value: typeof shippedPeriods): Promise<void> {
    const { personId } = await signedIn(database.db, { roles: ['registrar'] });
    number += 1;
    const row = {
      kind: 'retention' as const,
      number,
      value: JSON.stringify(value),
      effectiveFrom: '2026-11-20',
      why: 'a test',
    };
    await database.db
      .insertInto('setting_version')
      .values({ ...row, drawnBy: personId, putBy: personId, putAt: friday })
      .execute();
  }

  test('is deleted after thirty days, and that stands in the record without a name', async () => {
    expect(await kept(29.99)).toBe(1);
    now = friday;
    expect(await kept(30)).toBe(0);
    const acts = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'data.deleted')
      .selectAll()
      .execute();
    expect(acts.map(({ subjectId, details }) => [subjectId, details])).toEqual([
      ['enquiries-retention', { newsletterPending: 1, closedEnquiries: 0, version: 0 }],
    ]);
  });

  test('is kept once it is confirmed', async () => {
    await post('/api/sales/newsletter', subscription);
    await database.db
      .updateTable('newsletter_subscription')
      .set({ state: 'confirmed', confirmedAt: now })
      .execute();
    expect(await kept(400)).toBe(1);
  });

  test('is deleted when the office says so, and a letter that was still owed to it is not sent', async () => {
    expect(await kept(7, 7)).toBe(0);
    await database.db.updateTable('outbox_mail').set({ nextTryAt: now }).execute();
    await drain();
    expect(outbox).toEqual([]);
    expect(
      (await database.db.selectFrom('outbox_mail').select('state').execute()).map(
        ({ state }) => state,
      ),
    ).toEqual(['dropped']);
  });
});

describe('an enquiry that is closed', () => {
  const work = () => database.db.selectFrom('enquiry').select(['id', 'state']).execute();
  const close = (id: string, since: Date) =>
    database.db
      .updateTable('enquiry')
      .set({ state: 'closed', since, closeReason: 'answered' })
      .where('id', '=', id)
      .execute();
  const sweep = async (at: string) => {
    now = new Date(at);
    while (await jobs().retention.run(silentLog));
  };

  test('is deleted with its work and its entries after the months that the office has settled, and one that is open is not', async () => {
    await post('/api/sales/contact', contact);
    await post('/api/sales/contact', { ...contact, message: 'Another matter.' });
    const [first, second] = await work();
    if (!first || !second) throw new Error('Two enquiries came.');
    await close(first.id, friday);
    await database.db
      .insertInto('enquiry_entry')
      .values({
        id: newId(),
        enquiryId: first.id,
        version: 2,
        kind: 'note',
        at: friday,
        body: 'Called.',
      })
      .execute();
    await sweep('2029-11-19T18:29:59Z');
    expect(await work()).toHaveLength(2);
    await sweep('2029-11-19T18:30:00Z'); // 20 November begins in India
    expect(await work()).toEqual([{ id: second.id, state: 'open' }]);
    expect(await database.db.selectFrom('enquiry_entry').select('id').execute()).toEqual([]);
  });

  test('takes its consultations along, unless one is still to come', async () => {
    await post('/api/sales/consultation', consultation);
    const [only] = await work();
    if (!only) throw new Error('A request came.');
    await close(only.id, friday);
    const { personId } = await signedIn(database.db, { roles: ['case_officer'] });
    const slots = [friday, friday, friday];
    await database.db
      .insertInto('consultation_arrangement')
      .values({
        id: newId(),
        requestId: only.id,
        officerId: personId,
        state: 'offered',
        sequence: 1,
        slots,
        minutes: 30,
        language: 'en',
        offeredAt: friday,
        offerExpiresAt: friday,
        room: 'a-room-that-nobody-else-finds',
      })
      .execute();
    await sweep('2029-12-01T00:00:00Z');
    expect(await work()).toHaveLength(1);
    await database.db.updateTable('consultation_arrangement').set({ state: 'cancelled' }).execute();
    await sweep('2029-12-01T00:00:00Z');
    expect(await work()).toEqual([]);
  });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { fileMailer, type Mail, type Mailer } from '#platform/mail.ts';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { letter } from './mail/letter.ts';
import { isGivenUp, mailJob, nextTryAt } from './mail/sending.ts';
import { type Compose, oweAll } from './outbox.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const later = (ms: number, from = friday) => new Date(from.getTime() + ms);
const SECOND = 1000;
const DAY = 86_400_000;

describe('letters that could not be sent', () => {
  test('are tried again after 30 s, then twice as long each time, at most 6 h', () => {
    const waits = [1, 2, 3, 10, 11, 12, 100].map(
      (attempts) => (nextTryAt(attempts, friday).getTime() - friday.getTime()) / SECOND,
    );
    expect(waits).toEqual([30, 60, 120, 15_360, 21_600, 21_600, 21_600]);
  });

  test('are given up after twelve tries, but not before five days', () => {
    expect(isGivenUp(11, friday, later(6 * DAY))).toBe(false);
    expect(isGivenUp(12, friday, later(5 * DAY - 1))).toBe(false);
    expect(isGivenUp(12, friday, later(5 * DAY))).toBe(true);
  });
});

let database: TestDatabase;
let now = friday;
let sent: Mail[] = [];
let down: (mail: Mail) => Error | null = () => null;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  sent = [];
  down = () => null;
  await database.db.deleteFrom('outbox_mail').execute();
});

const mailer: Mailer = {
  async send(mail) {
    const error = down(mail);
    if (error) throw error;
    sent.push(mail);
  },
  describe: () => 'nowhere',
  close() {},
};
const compose: Compose = async (_, to) =>
  letter(to, { subject: 'New enquiry', blocks: [{ text: 'Hello.' }], signature: 'Munch' });
const job = (through = mailer) =>
  mailJob(
    {
      db: database.db,
      now: () => now,
      mailer: through,
      settings: { publicUrl: 'https://munch.example' },
      foot: async () => '',
    },
    { contact_office: compose, contact_copy: compose },
  );
const drain = async (through?: Mailer) => {
  const drainer = job(through);
  while (await drainer.run(silentLog));
};
const letters = () => database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();

/** Two letters: to the office and to ada. */
const oweTwo = () =>
  oweAll(
    database.db,
    [
      {
        id: newId(),
        kind: 'contact_office',
        refersTo: newId(),
        recipient: 'office@munch.example',
      },
      { id: newId(), kind: 'contact_copy', refersTo: newId(), recipient: 'ada@example.org' },
    ],
    now,
  );

test('letters are each sent by one of many senders', async () => {
  for (let pair = 0; pair < 30; pair += 1) await oweTwo();
  await Promise.all([drain(), drain(), drain()]);
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
});

test('letters become .eml files when there is no mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munch-mail-'));
  await oweTwo();
  await drain(fileMailer(folder, 'Munch <no-reply@munch.example>'));
  const files = await readdir(folder);
  expect(files.sort()).toEqual((await letters()).map(({ id }) => `${id}.eml`));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const office = texts.find((text) => text.includes('To: office@munch.example'));
  expect(office).toContain('Subject: New enquiry');
  await rm(folder, { recursive: true });
});

describe('while the mail server is down', () => {
  const refused = () =>
    Object.assign(new Error('connect ECONNREFUSED\r\nada@example.org'), { code: 'ECONNREFUSED' });

  test('letters wait, with the reason, and go out when it is back', async () => {
    await oweTwo();
    down = refused;
    await drain();
    for (const one of await letters())
      expect(one).toMatchObject({
        state: 'waiting',
        attempts: 1,
        lastError: 'connect ECONNREFUSED ada@example.org',
        nextTryAt: later(30_000),
      });
    down = () => null;
    now = later(29_999);
    await drain();
    expect(sent).toEqual([]);
    now = later(30_000);
    await drain();
    expect(sent).toHaveLength(2);
    for (const one of await letters())
      expect(one).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  });

  test('one letter that is refused does not hold up the others', async () => {
    await oweTwo();
    down = (mail) => (mail.to === 'ada@example.org' ? new Error('550 no such person') : null);
    await drain();
    expect(sent.map(({ to }) => to)).toEqual(['office@munch.example']);
  });

  test('a week without it loses nothing', async () => {
    await oweTwo();
    down = refused;
    let tries = 0;
    while (now < later(5 * DAY - 6 * 3_600_000)) {
      await drain();
      tries += 1;
      const [next] = await letters();
      now = next?.nextTryAt ?? now;
    }
    expect(tries).toBeGreaterThan(12);
    expect((await letters()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    down = () => null;
    await drain();
    expect(sent).toHaveLength(2);
  });

  test('a letter that fails for more than five days is given up, and kept', async () => {
    await oweTwo();
    down = refused;
    await database.db.updateTable('outbox_mail').set({ attempts: 20 }).execute();
    now = later(5 * DAY);
    await drain();
    expect((await letters()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['failed', 21],
      ['failed', 21],
    ]);
    now = later(6 * DAY);
    down = () => null;
    await drain();
    expect(sent).toEqual([]);
  });

  test('a sender that was killed leaves its letters to the next, after its lease', async () => {
    await oweTwo();
    const killed = new Promise<never>(() => {});
    void job({ ...mailer, send: () => killed }).run(silentLog);
    await expect
      .poll(async () => (await letters()).map(({ attempts }) => attempts))
      .toEqual([1, 1]);
    await drain();
    expect(sent).toEqual([]);
    now = later(5 * 60_000);
    await drain();
    expect(sent).toHaveLength(2);
  });

  test('logs name no person', async () => {
    const told: unknown[] = [];
    await oweTwo();
    down = refused;
    await job().run({ ...silentLog, error: (...what) => void told.push(what) });
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).toContain('ECONNREFUSED');
    expect(JSON.stringify(told)).not.toMatch(/ada|office@/i);
  });
});

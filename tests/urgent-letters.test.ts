import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob, urgentMailJob } from '#platform/mail/sending.ts';
import type { Mail } from '#platform/mail.ts';
import { type Compose, type LetterKind, owe } from '#platform/outbox.ts';
import { urgentLetters } from '../src/joined.ts';
import { quiet } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const friday = new Date('2026-11-20T09:30:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a code goes out while two thousand letters are owed and the mail server holds the first of them', async () => {
  const { db } = database;
  const letter = (kind: LetterKind) => ({
    id: newId(),
    kind,
    refersTo: newId(),
    recipient: 'ada@example.org',
  });
  for (let n = 0; n < 2000; n += 1)
    await owe(db, letter('dispute_step'), new Date(friday.getTime() - 60_000));
  const code = letter('identity_code');
  await owe(db, code, friday);

  const sent: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const mailer = {
    send: async ({ id, subject }: Mail) => {
      if (subject === 'dispute_step') await held;
      sent.push(id);
    },
    describe: () => 'a slow one',
    close: () => {},
  };
  const writes =
    (subject: LetterKind): Compose =>
    async (_, { id, to }) =>
      ({ id, to, subject, text: '' }) as Mail;
  const compose = { dispute_step: writes('dispute_step'), identity_code: writes('identity_code') };
  const deps = {
    db,
    now: () => friday,
    mailer,
    ...quiet,
    settings: { publicUrl: 'http://munch.example' },
  };
  const all = mailJob(deps, compose).run(silentLog);
  expect(await urgentMailJob(deps, compose, urgentLetters).run(silentLog)).toBe(false);
  expect(sent).toEqual([code.id]);
  letGo();
  expect(await all).toBe(true);
  expect([sent.length, new Set(sent).size]).toEqual([11, 11]);
});

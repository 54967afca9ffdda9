import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess } from '#modules/codes/actions/guesses.ts';
import { countAttemptsIn, digitsFor } from '#modules/codes/actions/limits.ts';
import { holdCode, redeem, redeemToken } from '#modules/codes/actions/redeeming.ts';
import type { CodePurpose } from '#modules/codes/rules/policies.ts';
import { keyedHash, sha256 } from '#platform/hash.ts';
import { migrate } from '#platform/migrate.ts';
import { emptyDatabase, type TestDatabase } from './database.ts';

// What was open when three modules kept codes and counts each by itself goes on as it was (migrations 0090 and 0091). The
// hashes here are those of that time, spelled out: whoever changes how they are made sees it here.
const folder = join(import.meta.dirname, '..', 'migrations');
const now = new Date('2026-11-23T09:30:00Z');
const key = Buffer.alloc(32, 7);
const deps = () => ({ db: database.db, now: () => now, key });
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const ids = {
  code: randomUUID(),
  reset: randomUUID(),
  tried: randomUUID(),
  used: randomUUID(),
  notice: randomUUID(),
  draft: randomUUID(),
  old: randomUUID(),
};
const browser = sha256('the key of a browser');
let database: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.db, { folder, upTo: '0087_the_place_of_documents.sql' });
  await database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx); // no dispute, person or draft is needed behind them
    const ticket = (id: string, purpose: string, wrong: number, used: Date | null) =>
      sql`insert into sign_in_ticket (id, purpose, recipient, language, agreed_text, agreed_at, code_hash, token_hash, wrong_codes, created_at, expires_at, used_at)
        values (${id}, ${purpose}, 'ada@example.in', 'en', 'x', ${now}, ${bytes(keyedHash(key, `code ${id} 123456`))},
          ${bytes(sha256(`token of ${id}`))}, ${wrong}, ${ago(5)}, ${ago(-5)}, ${used})`.execute(
        tx,
      );
    await ticket(ids.code, 'code', 4, null);
    await ticket(ids.reset, 'reset', 0, null);
    await ticket(ids.tried, 'code', 5, null);
    await ticket(ids.used, 'code', 0, ago(1));
    await sql`insert into response_code (id, pass_id, contact_id, code_hash, wrong, created_at, expires_at)
      values (${ids.notice}, ${randomUUID()}, ${randomUUID()}, ${bytes(keyedHash(key, `notice digits ${ids.notice} 123456`))}, 1, ${ago(5)}, ${ago(-5)})`.execute(
      tx,
    );
    const draft = (id: string, at: Date) =>
      sql`insert into filing_code (id, email, code_hash, tries, created_at, browser_hash)
        values (${id}, 'ada@example.in', ${bytes(keyedHash(key, `filing ${id} 123456`))}, 2, ${at}, ${bytes(browser)})`.execute(
        tx,
      );
    await draft(ids.draft, ago(9));
    await draft(ids.old, ago(10));
    const counted = (table: string, scope: string, of: string, taken: number) =>
      sql`insert into ${sql.table(table)} (scope, key, taken, last_at) values (${scope}, ${bytes(keyedHash(key, `${scope} ${of}`))}, ${taken}, ${now})`.execute(
        tx,
      );
    await counted('sign_in_limit', 'password', 'ada@example.in', 5);
    await counted('sign_in_limit', 'code', 'ada@example.in', 10);
    await counted('sign_in_limit', 'network_letter', '203.0.113.9', 30);
    await counted('response_limit', 'guess', '203.0.113.9', 10);
    await counted('response_limit', 'guess_all', 'everywhere', 499);
    await counted('response_limit', 'letter', 'a notice', 2);
    await counted('response_limit', 'letter_network', '203.0.113.9', 20);
    await counted('response_limit', 'digits', 'a notice', 10);
    await counted('response_limit', 'request', 'pass 1', 3);
  });
  await migrate(database.db, { folder });
});
afterAll(() => database.drop());

function typed(purpose: CodePurpose, id: string, code: string, at?: { browser: string }) {
  return database.db.transaction().execute(async (tx) => {
    const sent = await holdCode(tx, purpose, id);
    const shown = { to: 'ada@example.in', network: '198.51.100.7', ...at };
    const outcome = await redeem(deps(), tx, { purpose, sent, code, ...shown });
    return outcome.ok ? 'right' : outcome.refusal.code;
  });
}

test('a code that was open is right, one that was used or typed wrong five times is over', async () => {
  expect(await typed('code', ids.code, '123456')).toBe('right');
  expect(await typed('reset', ids.reset, '123456')).toBe('right');
  expect(await typed('code', ids.tried, '123456')).toBe('code_over');
  expect(await typed('code', ids.used, '123456')).toBe('code_over');
  expect(await typed('notice', ids.notice, '123456')).toBe('right');
  expect(await typed('draft', ids.draft, '123456', { browser })).toBe('right');
  expect(await typed('draft', ids.draft, '123456', { browser: sha256('another') })).toBe(
    'code_over',
  );
  expect(await typed('draft', ids.old, '123456', { browser })).toBe('code_over');
});

test('a code keeps the wrong tries that it had', async () => {
  expect(await typed('code', ids.code, '000000')).toBe('code_wrong');
  expect(await typed('code', ids.code, '123456')).toBe('code_over');
});

test('a link that was open opens', async () => {
  const token = `token of ${ids.reset}`;
  const opened = await database.db
    .transaction()
    .execute((tx) => redeemToken(deps(), tx, { purpose: 'reset', token, network: '198.51.100.7' }));
  expect(opened).toMatchObject({ ok: true, value: { id: ids.reset, purpose: 'reset' } });
});

test.each([
  ['password', 'ada@example.in'],
  ['network_letter', '203.0.113.9'],
  ['notice_letter', 'a notice'],
  ['notice_network_letter', '203.0.113.9'],
  ['notice_request', 'pass 1'],
] as const)('whoever had to wait for %s waits on', async (scope, of) => {
  const taken = await database.db
    .transaction()
    .execute((tx) => countAttemptsIn(deps(), tx, [{ scope, of }]));
  expect(taken).toMatchObject({ ok: false, refusal: { code: 'too_many' } });
});

test('guesses and wrong codes are remembered', async () => {
  const guessed = await guess(deps(), '203.0.113.9', async () => null);
  expect(guessed).toMatchObject({ ok: false, refusal: { code: 'too_many' } });
  const digits = (scope: 'code' | 'notice_code', of: string) =>
    digitsFor(deps(), database.db, { scope, of });
  expect(await digits('code', 'ada@example.in')).toBe(10);
  expect(await digits('notice_code', 'a notice')).toBe(10);
  const { taken } = await database.db
    .selectFrom('try_count')
    .where('scope', '=', 'notice_guess_all')
    .select('taken')
    .executeTakeFirstOrThrow();
  expect(taken).toBe(499);
});

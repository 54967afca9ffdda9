import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bank, openBank } from '../../../../tests/bank.ts';
import { bankRow, csvOf } from '../../../../tests/bulk.ts';
import { emptying, type TestDatabase, testDatabase } from '../../../../tests/database.ts';

let database: TestDatabase;
let bank: Bank;
let empty: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  empty = await emptying(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  bank = await openBank(database, new Date('2026-11-21T06:00:00Z'));
});
afterEach(async () => {
  await bank.close();
  await empty();
});

const rows = async (batch: string, show: string) =>
  (await bank.ask(bank.ada, 'GET', `/api/filing/batches/${batch}/rows?show=${show}`)).data.rows.map(
    ({
      row,
      warnings,
    }: {
      row: number;
      warnings: { column: string; code: string; asks: boolean }[];
    }) =>
      `${row} ${warnings.map(({ column, code, asks }) => `${column}: ${code}${asks ? ' asks' : ''}`).join(', ')}`,
  );
async function disputes() {
  const { rows: found } = await sql<{ title: string; isUrgent: boolean; warnings: string[] }>`
    select title, is_urgent, warnings from dispute order by number`.execute(database.db);
  return found.map(({ title, isUrgent, warnings }) =>
    `${title.replace(/.*Number/, '')}${isUrgent ? ' urgent' : ''} ${warnings.join(' ')}`.trim(),
  );
}
const checked = async (table: ReturnType<typeof bankRow>[]) => {
  const batch = await bank.begin();
  await bank.send(batch, table);
  await bank.work();
  return batch;
};
const mixed = () => [
  bankRow(1),
  bankRow(2, { cause_on: '2015-01-02' }),
  bankRow(3, { cause_on: '2023-12-01' }),
  bankRow(4, { claim_1_amount: '2500000', lender_is_bank: 'yes', consumer: 'yes' }),
];

test('a row out of time, or before the wrong forum, is good with a warning, and stays until that is accepted', async () => {
  const batch = await checked(mixed());
  const seen = await bank.view(batch);
  expect([seen.counts.good, seen.counts.bad, seen.warned]).toEqual([4, 0, 2]);
  expect(await rows(batch, 'warnings')).toEqual([
    '3 cause_on: limitation_over asks',
    '5 consumer: consumer asks, lender_is_bank: bank_debt asks',
  ]);
  expect(await rows(batch, 'good')).toEqual(['2 ', '4 cause_on: limitation_urgent']);
  expect((await bank.accept(batch)).data).toEqual({ accepted: 2 });
  await bank.work();
  expect(await disputes()).toEqual(['1', '3 urgent']);
  expect((await bank.view(batch)).warned).toBe(2);
});

test('accepted knowingly, they are filed in the order of the rows with what the law said, and who accepted it beside which sentence is kept', async () => {
  const batch = await checked(mixed());
  expect((await bank.accept(batch, 2)).data).toEqual({ accepted: 4 });
  expect((await bank.accept(batch, 2)).data).toEqual({ accepted: 0 });
  await bank.work();
  expect(await disputes()).toEqual(['1', '2', '3 urgent', '4 consumer bank_debt']);
  const { acceptances } = await bank.view(batch);
  expect(acceptances).toMatchObject([
    { by: 'Ada Advocate', rows: 4, warned: 2, at: '2026-11-21T06:00:00.000Z' },
  ]);
  expect(acceptances[0].statement).toBe(
    'File also the rows with warnings (2). We have read the warnings and file knowing them.',
  );
  const { rows: acts } = await sql<{
    details: unknown;
  }>`select details from record_act where act = 'filing.rows_accepted'`.execute(database.db);
  expect(acts).toEqual([{ details: { batch, rows: 4, warned: 2 } }]);
});

test('nobody accepts warnings that she has not seen: another number is refused, and nothing is accepted', async () => {
  const batch = await checked(mixed());
  const refused = await bank.accept(batch, 1);
  expect([refused.status, refused.error.code]).toEqual([409, 'warnings_changed']);
  expect((await bank.view(batch)).counts).toMatchObject({ good: 4, accepted: 0 });
  await bank.send(batch, [bankRow(5, { cause_on: '2001-01-01' })], 'more.csv');
  await bank.work();
  expect((await bank.accept(batch, 2)).status).toBe(409);
  expect((await bank.accept(batch, 3)).data).toEqual({ accepted: 5 });
});

test('of two who accept at once one does, and each row is filed once', async () => {
  const batch = await checked(mixed());
  const answers = await Promise.all([bank.accept(batch, 2), bank.accept(batch, 2, bank.ben)]);
  expect(answers.map(({ data }) => data.accepted).sort()).toEqual([0, 4]);
  await bank.work();
  expect(await disputes()).toHaveLength(4);
  expect((await bank.view(batch)).acceptances).toHaveLength(1);
});

test('a table of before, without the new columns, still loads; of a row without its day it is told that nothing can be', async () => {
  const { cause_on: _, ...old } = bankRow(1);
  const batch = await checked([old, bankRow(2)].map((row) => ({ ...row, cause_on: '' })));
  expect(await rows(batch, 'warnings')).toEqual([
    '2 cause_on: limitation_unknown asks',
    '3 cause_on: limitation_unknown asks',
  ]);
  const other = await bank.begin('old');
  await bank.send(other, csvOf([old]), 'old.csv');
  await bank.work();
  expect((await bank.view(other)).counts).toMatchObject({ good: 1, bad: 0 });
});

test('the report says what the law says, beside what is to be mended, and comes back mended', async () => {
  const batch = await checked([
    ...mixed(),
    bankRow(5, { claim_1_amount: '0', cause_on: '2012-05-05' }),
  ]);
  const csv = async (show: string): Promise<string> =>
    (await bank.ask(bank.ada, 'GET', `/api/filing/batches/${batch}/report?show=${show}`)).text;
  expect((await csv('warnings')).split('\r\n')[0]).toMatch(/,row,problems,warnings$/);
  expect(await csv('warnings')).toContain(
    'cause_on: The time seems to have ended on 2 January 2018',
  );
  expect(await csv('problems')).toContain('cause_on: The time seems to have ended on 5 May 2015');
  await bank.send(
    batch,
    Buffer.from((await csv('warnings')).replace('2015-01-02', '2024-01-02')),
    'mended.csv',
  );
  await bank.work();
  expect(await rows(batch, 'warnings')).toEqual([
    '3 consumer: consumer asks, lender_is_bank: bank_debt asks',
  ]);
  expect((await bank.view(batch)).counts).toMatchObject({ good: 4, replaced: 2, bad: 1 });
});

test('a limitation that comes nearer between the report and the acceptance is told first', async () => {
  // The one becomes urgent with 22 November, thirty days before its last day; of the other the last day is 21 November.
  const [near, last] = [
    await checked([bankRow(1, { cause_on: '2023-12-22' })]),
    await checked([bankRow(2, { cause_on: '2023-11-21' })]),
  ];
  const intime = await checked([
    bankRow(3, { cause_on: '2023-12-22' }),
    bankRow(4, { cause_on: '2023-11-21' }),
  ]);
  bank.clock.time = new Date('2026-11-21T18:29:59Z');
  expect((await bank.accept(intime)).data).toEqual({ accepted: 2 });
  bank.clock.time = new Date('2026-11-21T18:30:00Z');
  for (const batch of [near, last])
    expect((await bank.accept(batch)).data).toEqual({ accepted: 0 });
  await bank.work();
  expect(await rows(near, 'good')).toEqual(['2 cause_on: limitation_urgent']);
  expect(await rows(last, 'warnings')).toEqual(['2 cause_on: limitation_over asks']);
});

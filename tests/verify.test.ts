import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  appendActs,
  type ChainPosition,
  type RecordedAct,
  type VerifiedPortion,
  verifyPortion,
} from '#modules/record/actions.ts';
import { poolOf } from '#platform/db.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const root = resolve(import.meta.dirname, '..');
const noon = new Date('2026-11-20T06:30:00Z');
const zeros = "decode(repeat('00', 32), 'hex')";

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
  for (let n = 0; n < 6; n += 1) {
    const office: RecordedAct = {
      act: 'setting.drawn',
      subject: { kind: 'setting', id: `s-${n}` },
      by: { personId: null, role: 'system' },
      from: 'a',
      to: 'b',
      why: 'a test',
      details: { n },
      tells: ['role:registrar'],
    };
    const account: RecordedAct = {
      act: 'session.started',
      subject: { kind: 'person', id: 'ada' },
      by: { personId: null, role: 'system' },
    };
    await database.db
      .transaction()
      .execute((tx) => appendActs(tx, new Date(noon.getTime() + n), [office, account]));
  }
});
afterEach(() => database.drop());

/** As somebody could who owns the database: with the triggers and the constraints out of the way. */
async function tamper(...statements: string[]): Promise<void> {
  const client = await poolOf(database.db).connect();
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  client.release(true);
}

/** The first fault of the record, which is the same one however small the portions are. */
async function broken() {
  const [whole, four, one] = [await walk(5000), await walk(4), await walk(1)];
  expect([four, one]).toEqual([whole, whole]);
  return whole;
}

async function walk(portion: number): Promise<VerifiedPortion['broken']> {
  let place: ChainPosition | null = null;
  for (;;) {
    const found: VerifiedPortion = await verifyPortion(database.db, place, portion);
    if (found.broken || !found.next) return found.broken;
    place = found.next;
  }
}

describe('the walk over every chain', () => {
  test('a record that nobody touched holds', async () => {
    expect(await broken()).toBeNull();
  });

  test.each([
    ['its moment', "at = at + interval '1 second'", 'changed'],
    ['the act', "act = 'setting.in_force'", 'changed'],
    ['the kind of its subject', "subject_kind = 'person'", 'changed'],
    ['its subject', "subject_id = 'other'", 'changed'],
    ['who did it', "by_person = '019a0000-0000-7000-8000-000000000000'", 'changed'],
    ['the role', "by_role = 'registrar'", 'changed'],
    ['the state before', "from_state = 'x'", 'changed'],
    ['the state after', 'to_state = null', 'changed'],
    ['the reason', "why = 'another'", 'changed'],
    ['the details', `details = '{"n": 99}'`, 'changed'],
    ['who is told', "tells = '{}'", 'changed'],
    ['its id', "id = '019a0000-0000-7000-8000-000000000000'", 'changed'],
    ['its hash', `hash = ${zeros}`, 'changed'],
    ['the hash before it', `previous_hash = ${zeros}`, 'wrong_link'],
    ['its number', 'number = 99', 'gap'],
    ['its chain', "chain = 'person:ada', number = 99", 'gap'],
  ])('a row of which %s was changed is named', async (_, set, fault) => {
    await tamper(`update record_act set ${set} where chain = 'office' and number = 3`);
    const found = await broken();
    expect(found?.fault).toBe(fault);
    expect([found?.chain, found?.number]).toEqual(['office', fault === 'gap' ? 4 : 3]);
  });

  test('a row that was taken out is a gap at the next', async () => {
    await tamper("delete from record_act where chain = 'office' and number = 3");
    expect(await broken()).toMatchObject({ chain: 'office', number: 4, fault: 'gap' });
  });

  test('two rows that changed places are found', async () => {
    await tamper(
      "update record_act set number = 100 where chain = 'office' and number = 2",
      "update record_act set number = 2 where chain = 'office' and number = 3",
      "update record_act set number = 3 where chain = 'office' and number = 100",
    );
    expect(await broken()).toMatchObject({ chain: 'office', number: 2, fault: 'wrong_link' });
  });

  test('an end that was cut off is found, and a chain of which nothing is left', async () => {
    await tamper("delete from record_act where chain = 'office' and number > 4");
    expect(await broken()).toMatchObject({ chain: 'office', number: 5, fault: 'cut' });
    await tamper(
      "update record_chain set length = 4, head = (select hash from record_act where chain = 'office' and number = 4) where chain = 'office'",
    );
    await tamper("delete from record_act where chain = 'person:ada'");
    expect(await broken()).toMatchObject({ chain: 'person:ada', number: 1, fault: 'cut' });
  });

  test('a head that was rewritten is found', async () => {
    await tamper(`update record_chain set head = ${zeros} where chain = 'person:ada'`);
    expect(await broken()).toMatchObject({ chain: 'person:ada', number: 6, fault: 'wrong_head' });
    await tamper("update record_chain set length = 5 where chain = 'office'");
    expect(await broken()).toMatchObject({ chain: 'office', number: 6, fault: 'wrong_head' });
  });
});

describe('npm run verify', () => {
  const verify = () => {
    const { host, port, user, database: name } = database.pool;
    const url = `postgres:///${name}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`;
    return promisify(execFile)(
      process.execPath,
      [join(root, 'scripts/verify.ts'), '--database', url],
      { cwd: root },
    ).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        stdout: error.stdout + error.stderr,
      }),
    );
  };

  test('says how much it looked at and where the office’s chain ends, and leaves with 0', async () => {
    const { code, stdout } = await verify();
    expect([code, stdout]).toEqual([0, expect.stringContaining('OK: 12 acts in 2 chains')]);
    const end = await database.db
      .selectFrom('record_chain')
      .where('chain', '=', 'office')
      .select('head')
      .executeTakeFirstOrThrow();
    expect(stdout).toContain(`number 6: ${end.head.toString('hex')}`);
    expect(stdout).toContain('NOT SEALED YET: 12 acts');
    expect(stdout).toContain('NOT CHECKED WHO SIGNED THEM');
    expect(stdout).toContain('the rows are what their acts say');
  });

  test('names the first broken row and what does not fit, and leaves with 1', async () => {
    const { rows } = await poolOf(database.db).query<{ id: string }>(
      "select id from record_act where chain = 'office' and number = 3",
    );
    await tamper("update record_act set why = 'another' where chain = 'office' and number = 3");
    const { code, stdout } = await verify();
    expect(code).toBe(1);
    expect(stdout).toContain(`BROKEN: office, number 3, ${rows[0]?.id}: its own hash does not fit`);
  });
});

test.each([
  'update record_act set why = null',
  'delete from record_act',
  'truncate record_act',
  'delete from record_chain',
  'truncate record_chain cascade',
])('whoever has the triggers before him is refused "%s"', async (statement) => {
  await expect(poolOf(database.db).query(statement)).rejects.toThrow(/append-only|cannot truncate/);
});

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { turnActs } from './feed.ts';

const friday = new Date('2026-11-20T09:30:00Z');

let database: TestDatabase;
let people: Record<'ada' | 'omar' | 'rhea', string>;
let woken = 0;

const deps = (db = database.db) => ({
  db,
  now: () => friday,
  newId,
  wakeMail() {
    woken += 1;
  },
});
const turnAll = async (db = database.db) => {
  while (await turnActs(deps(db))) await pause(5);
};

beforeAll(async () => {
  database = await testDatabase();
  const [ada, omar, rhea] = [
    await signedIn(database.db, { name: 'Ada', email: 'ada@example.org' }),
    await signedIn(database.db, {
      name: 'Omar',
      roles: ['case_officer'],
      email: 'omar@example.org',
    }),
    await signedIn(database.db, {
      name: 'Rhea',
      roles: ['case_officer', 'registrar'],
      email: 'rhea@example.org',
    }),
  ];
  people = { ada: ada.personId, omar: omar.personId, rhea: rhea.personId };
  await database.db
    .updateTable('identity_person')
    .set({ language: 'mr' })
    .where('id', '=', people.ada)
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await turnAll();
  woken = 0;
  for (const table of ['person_notice', 'live_event', 'outbox_mail'] as const)
    await database.db.deleteFrom(table).execute();
});

const system = { personId: null, role: 'system' } as const;
const roleGiven = (to: string, tells: string[], by: string | null = null): RecordedAct => ({
  act: 'role.given',
  subject: { kind: 'person', id: to },
  by: { personId: by, role: 'administrator' },
  tells,
});
const bounced = (id = newId(), by: string | null = null): RecordedAct => ({
  act: 'letter.bounced',
  subject: { kind: 'letter', id },
  by: { personId: by, role: by ? 'case_officer' : 'system' },
  tells: ['role:case_officer'],
});
const record = (...acts: RecordedAct[]) =>
  database.db.transaction().execute((tx) => appendActs(tx, friday, acts));
const notices = () => database.db.selectFrom('person_notice').selectAll().execute();
const mails = () => database.db.selectFrom('outbox_mail').selectAll().execute();

describe('an act that tells somebody', () => {
  test('becomes one notice for each person, however often it is turned', async () => {
    await record(bounced());
    await turnAll();
    await turnAll();
    await database.db
      .updateTable('notice_cursor')
      .set({ xid: '0', id: '00000000-0000-0000-0000-000000000000' })
      .execute();
    await turnAll();
    expect((await notices()).map(({ personId }) => personId).sort()).toEqual(
      [people.omar, people.rhea].sort(),
    );
  });

  test('is not told to whoever did it', async () => {
    await record(bounced(newId(), people.omar));
    await turnAll();
    expect((await notices()).map(({ personId }) => personId)).toEqual([people.rhea]);
  });

  test('is mailed at once in the language of the person, whose account it is about', async () => {
    await record(roleGiven(people.ada, [people.ada]));
    await turnAll();
    expect(await mails()).toMatchObject([
      { kind: 'notice', recipient: 'ada@example.org', language: 'mr', state: 'waiting' },
    ]);
    expect((await mails())[0]?.refersTo).toBe((await notices())[0]?.id);
    expect(woken).toBe(1);
  });

  test.each([
    ['at_once', 1],
    ['daily', 0],
    ['here', 0],
  ] as const)('is told as the person chose: %s', async (choice, letters) => {
    await database.db
      .insertInto('identity_notice_choice')
      .values({ personId: people.omar, kind: 'work', choice })
      .execute();
    await record({
      act: 'enquiry.assigned',
      subject: { kind: 'enquiry', id: newId() },
      by: system,
      tells: [people.omar],
    });
    await turnAll();
    expect(await notices()).toMatchObject([
      { personId: people.omar, kind: 'work', delivery: choice, asRole: false },
    ]);
    expect(await mails()).toHaveLength(letters);
    await database.db.deleteFrom('identity_notice_choice').execute();
  });

  test('is mailed to no address that nobody has confirmed, and to nobody without one', async () => {
    const [eve, mia] = [await signedIn(database.db), await signedIn(database.db, { email: null })];
    await database.db
      .updateTable('identity_person')
      .set({ emailVerifiedAt: null })
      .where('id', '=', eve.personId)
      .execute();
    await record(roleGiven(eve.personId, [eve.personId, mia.personId]));
    await turnAll();
    expect([(await notices()).length, (await mails()).length]).toEqual([2, 0]);
  });

  test('is told to nobody whose account is gone, and to none that never was', async () => {
    const eve = await signedIn(database.db);
    await database.db
      .updateTable('identity_person')
      .set({ erasedAt: friday, name: '', email: null, emailVerifiedAt: null, phone: null })
      .where('id', '=', eve.personId)
      .execute();
    await record(roleGiven(eve.personId, [eve.personId, newId(), 'role:nobody', 'somebody']));
    await turnAll();
    expect(await notices()).toEqual([]);
  });

  test('about a letter that came back is never mailed, for that could come back too', async () => {
    await record(bounced());
    await turnAll();
    expect((await notices()).map(({ delivery }) => delivery)).toEqual(['here', 'here']);
    expect(await mails()).toEqual([]);
  });

  test('is a live event for each who is told, and one for the list in which it is', async () => {
    await record(bounced(newId(), people.omar));
    await turnAll();
    const events = await database.db.selectFrom('live_event').orderBy('id').selectAll().execute();
    expect(events).toMatchObject([
      { topic: 'notice', personId: people.rhea, needs: null },
      {
        topic: 'queue',
        personId: null,
        needs: 'work_enquiries',
        exceptId: people.omar,
        data: { queue: 'bounces', coming: 1 },
      },
    ]);
  });
});

test('of acts that eight write at once, and that commit in another order, none is lost and none is told twice, by two who turn them', async () => {
  const each = 25;
  const db = openDb({ ...database.pool, max: 12 });
  const turners = [openDb({ ...database.pool, max: 2 }), openDb({ ...database.pool, max: 2 })];
  let writing = true;
  const turning = turners.map(async (one) => {
    while (writing) {
      await turnActs(deps(one));
      await pause(1);
    }
  });
  const written: string[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; n < each; n += 1) {
        const subject = newId();
        await db.transaction().execute(async (tx) => {
          // Each has a transaction's number before it waits, and so commits late or early by chance.
          await tx
            .updateTable('identity_person')
            .set({ timeZone: `Zone/${writer}` })
            .where('id', '=', newId())
            .execute();
          await tx
            .insertInto('record_chain')
            .values({ chain: `test ${subject}`, head: Buffer.alloc(32) })
            .execute();
          await pause(((writer * 7 + n * 13) % 11) * 2);
          // A chain of its own, as accounts have: acts on one chain wait for each other.
          await appendActs(tx, friday, [
            { ...roleGiven(newId(), [people.ada, 'role:registrar']), details: { subject } },
          ]);
          await pause((writer * 5 + n * 3) % 7);
        });
        written.push(subject);
      }
    }),
  );
  writing = false;
  await Promise.all(turning);
  await turnAll();
  const acts = await database.db
    .selectFrom('record_act')
    .where('act', '=', 'role.given')
    .select(['id', 'details'])
    .execute();
  const mine = acts
    .filter(({ details }) => written.includes((details as { subject?: string }).subject ?? ''))
    .map(({ id }) => id);
  const told = await notices();
  expect(mine).toHaveLength(8 * each);
  for (const person of [people.ada, people.rhea]) {
    expect(
      told
        .filter(({ personId }) => personId === person)
        .map(({ actId }) => actId)
        .sort(),
    ).toEqual([...mine].sort());
  }
  await Promise.all([db, ...turners].map(closeDb));
}, 60_000);

test('what stands behind a transaction that goes on is turned once that has ended', async () => {
  const slow = new pg.Client(database.pool);
  await slow.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await record(roleGiven(people.ada, [people.ada]));
  expect(await turnActs(deps())).toBe(true); // there is more, and it cannot be shown yet
  expect(await notices()).toEqual([]);
  await slow.query('commit');
  await slow.end();
  await turnAll();
  expect(await notices()).toHaveLength(1);
});

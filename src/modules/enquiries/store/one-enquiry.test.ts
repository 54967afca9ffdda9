import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { EVERYTHING } from '../rules/queue.ts';
import { findRequest } from './consultation-requests.ts';
import { getEnquiry } from './enquiries.ts';
import { listActs, listSteps } from './log.ts';
import { listQueue } from './queue.ts';

const folder = resolve(import.meta.dirname, '../../../../migrations');
const MIGRATION = '_one_enquiry.sql';
const friday = new Date('2026-11-20T09:30:00Z');
const [contact, request, talk, omar, note, step, copy] = Array.from({ length: 7 }, () => newId());

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  const { db } = database;
  const names = (await readMigrations(folder)).map(({ name }) => name);
  const before = names[names.findIndex((name) => name.endsWith(MIGRATION)) - 1];
  await migrate(db, { folder, upTo: before });
  await sql`insert into identity_person (id, name, email, created_at) values (${omar}, 'Omar', 'omar@munch.example', ${friday})`.execute(
    db,
  );
  await sql`insert into contact_enquiry (id, full_name, email, phone, message, received_at, language, copy_letter_id)
    values (${contact}, 'Ada Iyer', 'ada@example.org', '9820000000', 'The deposit.', ${friday}, 'mr', ${copy})`.execute(
    db,
  );
  await sql`insert into consultation_request (id, first_name, last_name, email, phone, dispute_type,
      preferred_resolution_method, dispute_description, prior_action_taken, deadline_on, received_at)
    values (${request}, 'Ben', 'Rao', 'ben@example.org', '+91 98', 'Small Claims', 'Arbitration', 'The lorry.', true,
      '2026-12-24', ${friday})`.execute(db);
  await sql`update enquiry_work set state = 'closed', close_reason = 'spam', version = 3, follow_up_on = '2026-12-01'
    where id = ${contact}`.execute(db);
  await sql`insert into enquiry_entry (id, enquiry_id, version, kind, at, by_person, body)
    values (${note}, ${contact}, 2, 'note', ${friday}, ${omar}, 'Called.')`.execute(db);
  await sql`insert into consultation_arrangement (id, request_id, officer_id, state, sequence, slots, minutes, language,
      offered_at, offer_expires_at, room)
    values (${talk}, ${request}, ${omar}, 'cancelled', 2, array[${friday}, ${friday}, ${friday}]::timestamptz[], 30, 'en',
      ${friday}, ${friday}, 'a-room-that-nobody-else-finds')`.execute(db);
  await sql`insert into consultation_change (id, arrangement_id, sequence, what, starts_at, minutes, by_office, words, at)
    values (${step}, ${talk}, 2, 'cancelled', ${friday}, 30, false, null, ${friday})`.execute(db);
  await migrate(db, { folder });
});
afterAll(() => database.drop());

test('an enquiry keeps its number, its work and its log when the two tables become one', async () => {
  const row = await getEnquiry(database.db, contact ?? '');
  expect(row).toMatchObject({
    kind: 'contact',
    number: 1,
    language: 'mr',
    receivedAt: friday,
    since: friday,
    fullName: 'Ada Iyer',
    firstName: null,
    copyLetterId: copy,
    state: 'closed',
    closeReason: 'spam',
    version: 3,
    followUpOn: '2026-12-01',
    rank: 4,
  });
  expect(await listActs(database.db, row.id)).toMatchObject([
    { id: note, version: 2, kind: 'note', byPerson: omar, body: 'Called.', byOffice: true },
  ]);
});

test('a request keeps what it asked for and the steps of its consultation, and is found as before', async () => {
  const { db } = database;
  const row = await findRequest(db, talk ?? '');
  expect(row).toMatchObject({
    id: request,
    number: 2,
    fullName: 'Ben Rao',
    lastName: 'Rao',
    disputeType: 'Small Claims',
    message: 'The lorry.',
    deadlineOn: '2026-12-24',
    urgentFrom: '2026-12-17',
    state: 'open',
  });
  expect(await listSteps(db, talk ?? '')).toMatchObject([
    {
      id: step,
      enquiryId: request,
      kind: 'cancelled',
      sequence: 2,
      byOffice: false,
      version: null,
    },
  ]);
  expect(await listActs(db, request ?? '')).toEqual([]);
  const looking = { by: omar ?? '', now: friday };
  for (const search of ['lorry', 'ben@example', 'MUNCH-EN-2026-000002', '000002 2026']) {
    const piece = { from: null, most: 5 };
    const found = await listQueue(db, { ...EVERYTHING, search }, looking, piece);
    expect(
      found.map(({ id }) => id),
      search,
    ).toEqual([request]);
  }
});

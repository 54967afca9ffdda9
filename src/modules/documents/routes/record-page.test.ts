import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#kernel/endpoint.ts';
import { newId } from '#platform/ids.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import type { recordOfPapers } from '../contract/papers.ts';

// A record of 120 papers of ada's, C-1 to C-120, which go in by SQL; what is filed by hand stands behind them.
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const MANY = 120;
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
  room = await recordRoom(database, clock);
  await sql`
    with paper as (select gen_random_uuid() as id, n from generate_series(1, ${MANY}::integer) as n),
    document as (
      insert into dispute_document (id, dispute_id, party_id, kind, title, type, content_hash, size, added_at, added_by, audience)
      select id, ${room.id}, ${room.claimant}, 'evidence', 'Waybill ' || n, 'application/pdf', sha256(n::text::bytea), 1, ${clock.now}, ${room.ada.personId}, 'parties'
      from paper)
    insert into exhibit (document_id, dispute_id, party_id, side, number, version, kind, received_on, filed_at, filed_by, upload_id)
    select id, ${room.id}, ${room.claimant}, 'claimant', n, 1, 'account', current_date, ${clock.now}, ${room.ada.personId}, gen_random_uuid()
    from paper`.execute(database.db);
});
afterAll(() => database.drop());

type View = OutputOf<typeof recordOfPapers>;

async function seen(who: SignedIn, more: Record<string, string> = {}): Promise<View> {
  const search = new URLSearchParams(more);
  const path = `/api/disputes/${room.id}/papers?${search}`;
  const answer = await call(room.app, 'GET', path, { cookie: who.cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: View }).data;
}

const numbers = ({ papers }: View) => papers.map(({ number }) => number);
let texts = 0;

async function filed(who: SignedIn, more: object = {}): Promise<string> {
  texts += 1;
  const upload = await ready(room, {
    name: 'note.txt',
    content: `The ${texts}th lorry came.`,
    who,
  });
  const answer = await call(room.app, 'POST', `/api/disputes/${room.id}/papers`, {
    cookie: who.cookie,
    body: { papers: [{ upload, title: 'Note', kind: 'picture', ...more }] },
  });
  return ((await answer.json()) as { data: { papers: { id: string }[] } }).data.papers[0]?.id ?? '';
}

test('a page has fifty papers in the order of their numbers, and the last one has what is left', async () => {
  const first = await seen(room.ben, { page: '1' });
  expect(first.page).toEqual({ at: 1, of: 3, from: 0, total: MANY, all: MANY });
  expect([numbers(first)[0], numbers(first).at(-1)]).toEqual(['C-1', 'C-50']);
  const last = await seen(room.ben, { page: '9' });
  expect(last.page?.at).toBe(3);
  expect(numbers(last)).toHaveLength(20);
  expect(numbers(last).at(-1)).toBe('C-120');
  const whole = await seen(room.ben);
  expect([whole.papers.length, whole.page]).toEqual([MANY, null]);
  expect(first.papers).toEqual(whole.papers.slice(0, 50));
});

test('words find papers by number, title and kind, whatever page they stand on', async () => {
  const one = await seen(room.ben, { page: '1', words: 'waybill 117' });
  expect(numbers(one)).toEqual(['C-117']);
  expect(one.page).toEqual({ at: 1, of: 1, from: 0, total: 1, all: MANY });
  expect((await seen(room.ben, { page: '1', words: 'c-11' })).page?.total).toBe(11);
  const kind = await seen(room.ben, { page: '2', words: 'bills, accounts' });
  expect(kind.page).toMatchObject({ at: 2, total: MANY });
  expect(numbers(kind)[0]).toBe('C-51');
  expect((await seen(room.ben, { page: '1', words: 'no such paper' })).papers).toEqual([]);
});

test('papers that go to an issue are found by it, and a later version is told of from each page', async () => {
  const id = await filed(room.ada, { issues: ['Was it late?'] });
  await filed(room.ada, { replaces: id });
  const late = await seen(room.ben, { page: '1', issue: 'Was it late?' });
  expect(numbers(late)).toEqual(['C-121', 'C-121 (2)']); // a later version goes to the same issues
  const first = await seen(room.ben, { page: '1', words: 'C-121 (2)' });
  expect(numbers(first)).toEqual(['C-121 (2)']);
  expect(first.versions.map(({ number }) => number)).toEqual(['C-121', 'C-121 (2)']);
  expect((await seen(room.ben, { page: '1' })).issues).toEqual(['Was it late?']);
});

test('of what a later version may be is told while something is ready to be filed, and to its filer alone', async () => {
  expect((await seen(room.ada, { page: '1' })).replaceable).toEqual([]);
  await ready(room, { name: 'note.txt', content: 'The last lorry came.', who: room.ada });
  const { replaceable } = await seen(room.ada, { page: '1' });
  expect(replaceable).toHaveLength(MANY + 2);
  expect(replaceable[0]).toMatchObject({ number: 'C-1', title: 'Waybill 1' });
  expect((await seen(room.ben, { page: '1' })).replaceable).toEqual([]);
});

test('a sealed paper keeps its number and is not found by its title by those from whom it is kept', async () => {
  const id = await filed(room.ada, { title: 'Recipe of the glaze' });
  const by = { page: '1', words: 'glaze' };
  expect((await seen(room.ben, by)).page?.total).toBe(1);
  await database.db
    .insertInto('document_seal')
    .values({
      id: newId(),
      disputeId: room.id,
      documentId: id,
      state: 'ordered',
      decidedAt: clock.now,
      decidedBy: room.ada.personId,
      decidedWhy: 'A trade secret.',
    })
    .execute();
  expect((await seen(room.ben, by)).page?.total).toBe(0);
  expect((await seen(room.ada, by)).page?.total).toBe(1);
  const all = await seen(room.ben, { page: '3' });
  expect(all.papers.find((paper) => paper.id === id)).toMatchObject({ title: '', isSealed: true });
});

test('what stands in the record is left out of the papers beside it', async () => {
  const documents = async (query: string) => {
    const path = `/api/disputes/${room.id}/documents${query}`;
    const answer = await call(room.app, 'GET', path, { cookie: room.ben.cookie });
    return ((await answer.json()) as { data: { documents: { id: string }[] } }).data.documents;
  };
  const filedIds = new Set((await seen(room.ben)).papers.map(({ id }) => id));
  const beside = await documents('?beside=record');
  const whole = await documents('');
  expect(beside).toEqual(whole.filter(({ id }) => !filedIds.has(id)));
  expect(whole.length).toBeGreaterThan(MANY);
});

test('a page is nothing to a stranger', async () => {
  const eve = await signedIn(database.db, { name: 'Eve' });
  const path = `/api/disputes/${room.id}/papers?page=1`;
  expect((await call(room.app, 'GET', path, { cookie: eve.cookie })).status).toBe(404);
});

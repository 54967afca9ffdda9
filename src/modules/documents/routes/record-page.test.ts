import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { officeDispute } from '#modules/disputes/contract/office.ts';
import type { officeService } from '#modules/service/contract/office.ts';
import { newId } from '#platform/ids.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import type { paperNumbers, recordOfPapers } from '../contract/papers.ts';

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

test('whoever chooses among more papers than a list may have is given those that they name, and none that is sealed to them', async () => {
  const numbersFor = async (who: SignedIn, shown: readonly string[] = []) => {
    const path = `/api/disputes/${room.id}/paper-numbers?shown=${shown.join(',')}`;
    const answer = await call(room.app, 'GET', path, { cookie: who.cookie });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: OutputOf<typeof paperNumbers> }).data;
  };
  const titleOf = (one: OutputOf<typeof paperNumbers>) => one.papers.map(({ title }) => title);
  const { papers: whole } = await seen(room.ada);
  const glaze = whole.find(({ title }) => title.includes('glaze'))?.id ?? '';
  const first = whole.find(({ number }) => number === 'C-1')?.id ?? '';
  const shown = [glaze, first, newId()];
  const [hers, his] = [await numbersFor(room.ada, shown), await numbersFor(room.ben, shown)];
  expect(hers.papers[0]).toMatchObject({ number: 'C-1', title: 'Waybill 1', isStruck: false });
  expect(hers.may).toEqual(['file']);
  expect(titleOf(hers)).toHaveLength(2);
  expect(titleOf(his)).toEqual(['Waybill 1']);
  expect(hers.all - his.all).toBe(1);
  expect((await numbersFor(room.ada)).papers).toEqual([]);
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

type OfficeDispute = OutputOf<typeof officeDispute>;
type OfficeLedger = OutputOf<typeof officeService>;

test('the office reads its papers a page at a time too, the newest first, and a seal that is asked on each', async () => {
  const rhea = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
  const office = async <T>(path: string): Promise<T> => {
    const answer = await call(room.app, 'GET', path, { cookie: rhea.cookie });
    expect(answer.status, path).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  clock.now = new Date(clock.now.getTime() + 60_000);
  await filed(room.ada, { title: 'The newest of all' });
  const path = `/api/office/disputes/${room.id}`;
  const [first, second] = [
    await office<OfficeDispute>(path),
    await office<OfficeDispute>(`${path}?papers=2`),
  ];
  const { total, of } = first.papersPage;
  expect(total).toBeGreaterThan(MANY);
  expect([first.documents.length, second.documents.length]).toEqual([50, 50]);
  expect(first.documents[0]?.title).toBe('The newest of all');
  expect(new Set([...first.documents, ...second.documents].map(({ id }) => id)).size).toBe(100);
  const last = await office<OfficeDispute>(`${path}?papers=${of}`);
  expect([last.papersPage.at, last.documents.length]).toEqual([of, total - (of - 1) * 50]);
  expect((await office<OfficeDispute>(`${path}?papers=9999`)).papersPage.at).toBe(1);
  // What was issued is named by no form; what was brought in is.
  expect(first.nameable.every(({ number }) => number === null)).toBe(true);
  expect(first.nameable.length).toBeGreaterThan(MANY);

  const { documentId } = await database.db
    .selectFrom('exhibit')
    .where('number', '=', 117)
    .select('documentId')
    .executeTakeFirstOrThrow();
  const seal = { id: newId(), disputeId: room.id, documentId, state: 'asked' } as const;
  await database.db
    .insertInto('document_seal')
    .values({ ...seal, askedAt: clock.now, askedBy: room.ada.personId, askedWhy: 'A secret.' })
    .execute();
  const seals = await office<View>(`/api/disputes/${room.id}/papers?page=1&asked=first`);
  expect(numbers(seals).slice(0, 2)).toEqual(['C-117', 'C-1']);
  expect(numbers(seals)).toHaveLength(51);
  const plain = await office<View>(`/api/disputes/${room.id}/papers?page=1`);
  expect(numbers(plain)).toHaveLength(50);
});

test('of the ledger of service the office reads fifty papers, first those that somebody has not received', async () => {
  const omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  await sql`
    with sent as (
      insert into service_document (id, dispute_id, document_id, purpose, is_urgent, begun_at)
      select gen_random_uuid(), ${room.id}, document_id, 'document', false, ${clock.now} from exhibit
      where dispute_id = ${room.id} and number <= 60 and version = 1 returning id)
    insert into service_recipient (id, paper_id, dispute_id, party_id, status, status_since, served_on, served_by, served_basis)
    select gen_random_uuid(), id, ${room.id}, ${room.respondent}, 'served', ${clock.now}, current_date, 'portal', 'business' from sent`.execute(
    database.db,
  );
  const ledger = async (query: string) => {
    const path = `/api/office/disputes/${room.id}/service${query}`;
    const answer = await call(room.app, 'GET', path, { cookie: omar.cookie });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: OfficeLedger }).data;
  };
  const first = await ledger('');
  expect(first.page).toMatchObject({ at: 1, of: 2 });
  const papersOf = ({ parties }: OfficeLedger) =>
    parties.flatMap(({ recipients }) =>
      recipients.map(({ paperId, standing }) => ({ paperId, standing })),
    );
  const [one, two] = [papersOf(first), papersOf(await ledger('?page=2'))];
  expect(new Set(one.map(({ paperId }) => paperId)).size).toBe(50);
  const open = one.findLastIndex(({ standing }) => standing !== 'served');
  expect(open).toBeGreaterThanOrEqual(0);
  expect(one.findIndex(({ standing }) => standing === 'served')).toBeGreaterThan(open);
  expect(two.every(({ standing }) => standing === 'served')).toBe(true);
  expect(one.some(({ paperId }) => two.some((other) => other.paperId === paperId))).toBe(false);
  expect((await ledger('?page=99')).page.at).toBe(1);
});

test('a page is nothing to a stranger', async () => {
  const eve = await signedIn(database.db, { name: 'Eve' });
  const path = `/api/disputes/${room.id}/papers?page=1`;
  expect((await call(room.app, 'GET', path, { cookie: eve.cookie })).status).toBe(404);
});

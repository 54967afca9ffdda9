import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Outage } from '#platform/outage.ts';
import { call } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, recordRoom, sent } from '../../../../tests/record-room.ts';
import { checkNextUpload } from '../actions/checking.ts';
import { documentsDataOf, documentsEraser } from '../actions/person-data.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
  room = await recordRoom(database, clock);
});
afterAll(() => database.drop());

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n';

/** A file sent whole and looked at, as its sender then sees it. */
async function checked(name: string, content: string | Uint8Array) {
  const path = await sent(room, { name, content });
  while (await checkNextUpload(room.deps));
  const answer = await call(room.app, 'GET', path, { cookie: room.ada.cookie });
  const { data } = (await answer.json()) as {
    data: {
      id: string;
      state: string;
      type: string | null;
      sha256: string;
      fault: { code: string; says: string } | null;
    };
  };
  return data;
}

function documentOf(sha256: string) {
  return database.db
    .selectFrom('dispute_document')
    .where('contentHash', '=', Buffer.from(sha256, 'hex'))
    .selectAll()
    .executeTakeFirst();
}

describe('a file that came whole', () => {
  test('becomes a document under the hash of its content, and its pieces go', async () => {
    const found = await checked('Agreement.pdf', PDF);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(found).toMatchObject({ state: 'ready', type: 'application/pdf', sha256, fault: null });
    expect(await documentOf(sha256)).toMatchObject({
      title: 'Agreement.pdf',
      disputeId: null,
      addedBy: room.ada.personId,
    });
    expect((await room.deps.papers.read(sha256)).toString()).toBe(PDF);
    const pieces = database.db.selectFrom('document_piece').where('uploadId', '=', found.id);
    expect(await pieces.selectAll().execute()).toEqual([]);
  });

  test('of more pieces than one is put together in their order', async () => {
    const content = `${'नमस्ते, '.repeat(500_000)}\n`;
    const found = await checked('statement.txt', content);
    expect(found).toMatchObject({
      state: 'ready',
      type: 'text/plain',
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  });

  test.each([
    ['scan.pdf', Buffer.from('89504e470d0a1a0a', 'hex'), 'type_other'],
    ['locked.pdf', PDF.replace('<<>>\nstartxref', '<< /Encrypt 5 0 R >>\nstartxref'), 'encrypted'],
    ['half.pdf', PDF.slice(0, 40), 'damaged'],
    ['setup.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'type_unknown'],
    ['noise', Buffer.from([0, 1, 2, 255, 254]), 'type_unknown'],
    ['letter.docx', 'Dear Sir,', 'type_other'],
  ])(
    'as %s is refused with what is wrong and the mend, and the others go on',
    async (name, content, code) => {
      const found = await checked(name, content);
      expect(found).toMatchObject({ state: 'refused', fault: { code } });
      expect(found.fault?.says).toMatch(/\. /);
      expect(await documentOf(found.sha256)).toBeUndefined();
    },
  );
});

test('in which the scanner finds a virus is refused, and waits while it is away', async () => {
  const content = 'a text with a virus';
  const path = await sent(room, { name: 'letter.txt', content });
  const away = { isReal: true, scan: () => Promise.reject(new Outage('away')) };
  await expect(checkNextUpload({ ...room.deps, scanner: away })).rejects.toThrow(Outage);
  clock.now = new Date(clock.now.getTime() + 60_000); // it stands back, so that others go before it
  const finding = { isReal: true, scan: async () => 'infected' as const };
  await checkNextUpload({ ...room.deps, scanner: finding });
  const answer = await call(room.app, 'GET', path, { cookie: room.ada.cookie });
  expect(await answer.json()).toMatchObject({
    data: { state: 'refused', fault: { code: 'virus' } },
  });
});

test('what is taken back or erased is kept no longer', async () => {
  const other = await recordRoom(database, clock);
  const path = await sent(other, { name: 'a.txt', content: 'one text of mine' });
  await sent(other, { name: 'b.txt', content: 'another text of mine' });
  while (await checkNextUpload(other.deps));
  expect(await documentsDataOf(database.db, other.ada.personId, other.deps.key)).toMatchObject({
    uploads: [{ name: 'a.txt', size: 16, state: 'ready' }, { name: 'b.txt' }],
  });
  const kept = async () => {
    const rows = database.db
      .selectFrom('dispute_document')
      .where('addedBy', '=', other.ada.personId);
    return (await rows.where('keptUntil', '>', clock.now).select('title').execute()).map(
      ({ title }) => title,
    );
  };
  await call(other.app, 'DELETE', path, { cookie: other.ada.cookie }); // without the version of the protocol it stays
  expect(await kept()).toEqual(['a.txt', 'b.txt']);
  const headers = {
    cookie: other.ada.cookie,
    'tus-resumable': '1.0.0',
    'sec-fetch-site': 'same-origin',
  };
  await other.app.request(path, { method: 'DELETE', headers });
  expect(await kept()).toEqual(['b.txt']);
  const erasing = { personId: other.ada.personId, at: clock.now, newId: other.deps.newId };
  const gone = await database.db.transaction().execute((tx) => documentsEraser.erase(tx, erasing));
  expect([gone, await kept()]).toEqual([{ uploads: 1, notes: 0 }, []]);
});

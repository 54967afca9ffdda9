import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExtractor } from '#platform/extraction/extractor.ts';
import { silentLog } from '#platform/log.ts';
import { call } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, recordRoom, sent } from '../../../../tests/record-room.ts';
import { type Packed, zipOf } from '../../../../tests/zip.ts';
import { checkNextUpload } from '../actions/checking.ts';
import { documentsJobs } from '../jobs.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

type Sent = {
  name: string;
  state: string;
  sha256: string | null;
  fault: { code: string } | null;
  unpacked: { done: number; of: number; leftOut: number } | null;
};

async function uploads(): Promise<Sent[]> {
  const answer = await call(room.app, 'GET', `/api/disputes/${room.id}/uploads`, {
    cookie: room.ada.cookie,
  });
  return ((await answer.json()) as { data: { uploads: Sent[] } }).data.uploads;
}

/** What becomes of a zip, in a dispute of its own. */
async function unpacked(content: Buffer, name = 'Evidence.zip'): Promise<Sent[]> {
  room = await recordRoom(database, clock);
  await sent(room, { name, content });
  while (await checkNextUpload(room.deps));
  return uploads();
}

const saysOf = (files: readonly Sent[]) =>
  files.map(({ name, state, fault }) => [name, fault?.code ?? state]);
const note = (name: string, text = `What ${name} says.`): Packed => ({
  name,
  bytes: Buffer.from(text),
});

describe('a zip', () => {
  test('is taken apart in its order, each file an upload of its own under its path and its hash', async () => {
    const text = Array.from({ length: 900_000 }, (_, at) => `${at * 7919}`).join(' ');
    const [zip, ...files] = await unpacked(
      zipOf([
        note('2 Letters/b.txt'),
        note('2 Letters/a.txt', text),
        { name: '1 Bills/', bytes: Buffer.alloc(0) },
        note('__MACOSX/2 Letters/._a.txt'),
        note('2 Letters/.DS_Store'),
        note('1 Bills/bill.csv', 'a,b\n1,2\n'),
      ]),
    );
    expect(zip).toMatchObject({ state: 'unpacked', unpacked: { done: 3, of: 3, leftOut: 2 } });
    expect(saysOf(files)).toEqual([
      ['2 Letters/b.txt', 'ready'],
      ['2 Letters/a.txt', 'ready'],
      ['1 Bills/bill.csv', 'ready'],
    ]);
    expect(files[1]?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('in which some files are wrong says of each what, and the others can be filed', async () => {
    const files = await unpacked(
      zipOf([
        note('good.txt'),
        note('../../etc/passwd.txt'),
        note('/root.txt'),
        { ...note('locked.txt'), flags: 1 },
        { name: 'inner.zip', bytes: zipOf([note('deep.txt')]) },
        { name: 'zeros.txt', bytes: Buffer.alloc(8 * 1024 * 1024) },
        note('empty.txt', ''),
        { ...note('link.txt', 'good.txt'), attributes: 0o120777 * 0x10000, madeBy: 3 },
        note('liar.pdf', 'No PDF at all.'),
        { ...note('broken.txt'), crc: 1 },
        note('same.txt', 'first'),
        note('same.txt', 'second'),
      ]),
    );
    expect(saysOf(files.slice(1))).toEqual([
      ['good.txt', 'ready'],
      ['../../etc/passwd.txt', 'path_outside'],
      ['/root.txt', 'path_outside'],
      ['locked.txt', 'encrypted'],
      ['inner.zip', 'zip_in_zip'],
      ['zeros.txt', 'bomb'],
      ['empty.txt', 'empty'],
      ['link.txt', 'link'],
      ['liar.pdf', 'type_other'],
      ['broken.txt', 'damaged'],
      ['same.txt', 'ready'],
      ['same (2).txt', 'ready'],
    ]);
  });

  test('of ten thousand files, of more than may wait, and one that does not open are told whole, and stay to be removed', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => note(`${at}.txt`, String(at)));
    expect(saysOf(await unpacked(zipOf(many)))).toEqual([['Evidence.zip', 'zip_too_many']]);
    const broken = zipOf([note('a.txt')]).subarray(0, 60);
    expect(saysOf(await unpacked(broken))).toEqual([['Evidence.zip', 'zip_broken']]);
    expect(saysOf(await unpacked(Buffer.from('No zip at all.')))).toEqual([
      ['Evidence.zip', 'type_other'],
    ]);
    expect(saysOf(await unpacked(zipOf([note('__MACOSX/._a.txt')])))).toEqual([
      ['Evidence.zip', 'zip_broken'],
    ]);
  });

  test('keeps names of three hundred letters in three scripts, shortened in the middle', async () => {
    const long = `${'नोंद'.repeat(40)} ${'पत्र'.repeat(20)} ${'letter '.repeat(20)}end.txt`;
    expect(long.length).toBeGreaterThan(300);
    const [, file] = await unpacked(zipOf([note(long)]));
    expect(file?.state).toBe('ready');
    expect(file?.name.length).toBeLessThanOrEqual(200);
    expect(file?.name).toMatch(/^नोंद.*….*end\.txt$/);
  });

  test('goes on where it stopped, and takes nothing out twice', async () => {
    room = await recordRoom(database, clock);
    const content = zipOf([note('a.txt'), note('b.txt'), note('c.txt')]);
    await sent(room, { name: 'Evidence.zip', content });
    await checkNextUpload(room.deps); // its directory
    await checkNextUpload(room.deps); // the first file
    const uploadsVault = room.deps.uploads;
    let isDown = true;
    const failing = {
      ...room.deps,
      uploads: {
        ...uploadsVault,
        take: (content: AsyncIterable<Uint8Array>) =>
          isDown ? Promise.reject(new Error('The disk is full.')) : uploadsVault.take(content),
      },
    };
    await expect(checkNextUpload(failing)).rejects.toThrow('The disk is full.');
    isDown = false;
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    while (await checkNextUpload(room.deps));
    expect(saysOf(await uploads())).toEqual([
      ['Evidence.zip', 'unpacked'],
      ['a.txt', 'ready'],
      ['b.txt', 'ready'],
      ['c.txt', 'ready'],
    ]);
  });
});

test('a file that cannot be looked at stands back, and the others go before it', async () => {
  room = await recordRoom(database, clock);
  await sent(room, { name: 'bad.txt', content: 'one that makes the scanner fall over' });
  await sent(room, { name: 'good.txt', content: 'one that is fine' });
  const scanner = {
    isReal: true,
    async scan(content: AsyncIterable<Uint8Array>) {
      let text = '';
      for await (const piece of content) text += Buffer.from(piece).toString();
      if (text.includes('fall over')) throw new Error('It fell over.');
      return 'clean' as const;
    },
  };
  const texts = { extractor: openExtractor(), pagesRead: async () => {} };
  const jobs = documentsJobs({ ...room.deps, ...texts, scanner });
  while (await jobs.uploads.run(silentLog));
  expect(saysOf(await uploads())).toEqual([
    ['bad.txt', 'checking'],
    ['good.txt', 'ready'],
  ]);
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  while (await checkNextUpload(room.deps));
  expect(saysOf(await uploads())).toEqual([
    ['bad.txt', 'ready'],
    ['good.txt', 'ready'],
  ]);
});

test('a file whose piece was changed on the disk is refused, and is no more in the way', async () => {
  room = await recordRoom(database, clock);
  const path = await sent(room, { name: 'note.txt', content: 'a note that is lost' });
  const [piece] = await database.db
    .selectFrom('document_piece')
    .where('uploadId', '=', path.slice(-36))
    .selectAll()
    .execute();
  await room.deps.uploads.remove(piece?.contentHash.toString('hex') ?? '');
  await checkNextUpload(room.deps);
  expect(saysOf(await uploads())).toEqual([['note.txt', 'damaged']]);
});

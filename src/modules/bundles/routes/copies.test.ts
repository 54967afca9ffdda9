import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkNextUpload } from '#modules/documents/actions/checking.ts';
import { silentLog } from '#platform/log.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { pdfSaying, readPages } from '../../../../tests/pages.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import { makeNext } from '../actions/next.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
let paper: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  room = await recordRoom(database, clock);
  paper = await filed('Statement', await pdfSaying(['canary of the bank', 'kept']));
});

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, at(path), { body, cookie: who.cookie });
  const said = (await answer.json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string; fields?: Record<string, string> };
  };
  return { status: answer.status, ...said };
}

const at = (path: string) => `/api/disputes/${room.id}${path}`;

async function filed(title: string, content: Buffer | string, name = 'paper.pdf') {
  const upload = await ready(room, { name, content, who: room.ada });
  const { data } = await ask(room.ada, 'POST', '/papers', {
    papers: [{ upload, title, kind: 'account' }],
  });
  return data.papers[0].id as string;
}

async function made(who = room.ada) {
  const deps = { ...room.deps, paperShown: async () => {}, wakeBundles: () => {} };
  while (await makeNext(deps, silentLog));
  while (await checkNextUpload(room.deps));
  return (await ask(who, 'GET', '/bundles')).data.bundles[0];
}

async function bytesAt(who: SignedIn, path: string) {
  const answer = await call(room.app, 'GET', at(path), { cookie: who.cookie });
  return Buffer.from(await answer.arrayBuffer());
}

const box = { page: '1', left: '0', top: '0', width: '100', height: '50' };

describe('a copy', () => {
  test('comes to its maker as an upload, which they file as a later version; the original stays', async () => {
    const asked = { paper, title: 'Statement, covered', boxes: [box] };
    expect((await ask(room.ada, 'POST', '/copies', asked)).status).toBe(201);
    const { state, upload, pages } = await made();
    expect([state, pages]).toEqual(['ready', 2]);
    const own = (await ask(room.ada, 'GET', '/uploads')).data.uploads;
    expect(own).toMatchObject([{ id: upload, name: 'Statement, covered.pdf', state: 'ready' }]);
    expect((await ask(room.ben, 'GET', '/uploads')).data.uploads).toEqual([]);
    const kept = database.db.selectFrom('document_upload').where('id', '=', upload);
    // So a seal on the paper reaches it.
    expect(await kept.select('madeOf').executeTakeFirst()).toEqual({ madeOf: [paper] });
    const { data } = await ask(room.ada, 'POST', '/papers', {
      papers: [{ upload, title: 'Covered', kind: 'account', replaces: paper }],
    });
    expect(data.papers).toMatchObject([{ number: 'C-1 (2)' }]);
    const words = async (id: string) =>
      (await readPages(await bytesAt(room.ben, `/documents/${id}`))).pages.map((one) => one.trim());
    expect(await words(data.papers[0].id)).toEqual(['', 'kept']);
    expect(await words(paper)).toEqual(['canary of the bank', 'kept']);
  });

  test('is refused to the office, for a paper without pages, and for pages and parts that cannot be read', async () => {
    const officer = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
    const refusal = async (who: SignedIn, change: object) =>
      (await ask(who, 'POST', '/copies', { paper, title: 'Copy', ...change })).error?.code;
    expect(await refusal(officer, {})).toBe('may_not_file');
    expect(await refusal(room.ada, { paper: await filed('Note', 'Words.', 'note.txt') })).toBe(
      'no_pages',
    );
    expect(await refusal(room.ada, { pages: 'all' })).toBe('pages_unread');
    expect(await refusal(room.ada, { boxes: [{ ...box, width: '' }] })).toBe('box_unread');
    expect(await refusal(room.ada, { title: ' ' })).toBe('title_missing');
  });

  test('of a page that the paper does not have comes to nothing, and says so', async () => {
    await ask(room.ada, 'POST', '/copies', { paper, title: 'Copy', pages: '7' });
    expect(await made()).toMatchObject({ state: 'failed', fault: 'page_unknown', upload: null });
  });
});

const partA = {
  name: 'Ada Sharma',
  relation: 'daughter',
  relative: 'Ram Sharma',
  address: '4 Hill Road, Mumbai',
  devices: ['mobile', 'cloud'],
  otherDevice: '',
  makeModel: 'Redmi 9',
  colour: 'Blue',
  serial: '',
  identifier: '867530900000001',
  more: '',
  from: '2026-01-01',
  to: '2026-06-30',
  isLawful: true,
  wasWorking: true,
  holdings: ['owned', 'operated'],
  place: 'Mumbai',
  expert: 'Dr Rao',
};

describe('a certificate', () => {
  test('has both parts of the Schedule and the hash of each paper', async () => {
    const second = await filed('Note', 'Words.', 'note.txt');
    const asked = { papers: [paper, second], ...partA };
    expect((await ask(room.ada, 'POST', '/certificates', asked)).status).toBe(201);
    const { id, state } = await made();
    expect(state).toBe('ready');
    const { pages } = await readPages(await bytesAt(room.ada, `/bundles/${id}/file`));
    const words = pages.join(' ').replace(/\s+/g, ' ');
    for (const said of [
      'PART A (To be filled by the Party)',
      'I, Ada Sharma, Daughter of Ram Sharma',
      '[x] Mobile',
      '[ ] Server',
      '[x] Cloud',
      'Period: 01/01/2026 to 30/06/2026.',
      '[x] SHA256',
      '20/11/2026',
      'PART B (To be filled by the Expert)',
      'I, Dr Rao (Name)',
    ])
      expect(words).toContain(said);
    const { papers } = (await ask(room.ada, 'GET', '/papers')).data;
    for (const { sha256 } of papers) expect(words.replaceAll(' ', '')).toContain(sha256);
  });

  test('is refused where the bytes that are kept are not those that came', async () => {
    await ask(room.ada, 'POST', '/certificates', { papers: [paper], ...partA });
    await database.db
      .updateTable('dispute_document')
      .set({ contentHash: Buffer.alloc(32, 7) })
      .where('id', '=', paper)
      .execute();
    expect(await made()).toMatchObject({ state: 'failed', fault: 'hash_differs', size: null });
  });

  test('says at which field something is missing', async () => {
    const refused = await ask(room.ada, 'POST', '/certificates', {
      papers: [paper],
      ...partA,
      holdings: [],
    });
    expect(refused).toMatchObject({ status: 422, error: { code: 'holding_missing' } });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['holdings']);
  });
});

describe('the list of papers', () => {
  test('is checked by sha256sum itself, and so is the list', async () => {
    await filed('काग़ज़ / paper', 'Words.', 'note.txt');
    const folder = mkdtempSync(join(tmpdir(), 'munch-manifest-'));
    const list = (await bytesAt(room.ben, '/manifest')).toString();
    const { papers } = (await ask(room.ben, 'GET', '/papers')).data;
    const names = list
      .split('\n')
      .filter((line) => /^[0-9a-f]{64} {2}/.test(line))
      .map((line) => line.slice(66));
    for (const [place, { id }] of papers.entries())
      writeFileSync(join(folder, names[place] ?? ''), await bytesAt(room.ben, `/documents/${id}`));
    writeFileSync(join(folder, 'list'), list);
    const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd: folder });
    const check = () => shell('sha256sum --check list');
    expect([check().status, readdirSync(folder).length]).toEqual([0, 3]);
    writeFileSync(join(folder, names[0] ?? ''), 'something else');
    expect(check().status).toBe(1);
    const own = shell('head -n -1 list | sha256sum');
    const said = readFileSync(join(folder, 'list'), 'utf8').trimEnd().slice(-64);
    expect(own.stdout.toString().slice(0, 64)).toBe(said);
    rmSync(folder, { recursive: true });
  });

  test('is printed with what each paper is, for whoever may see it and of that alone', async () => {
    const secret = await filed('Margins of 2026', 'Secret.', 'secret.txt');
    const { db } = database;
    await db
      .updateTable('document_text')
      .set({ pages: 7 })
      .where('documentId', '=', paper)
      .execute();
    const registrar = await signedIn(db, { roles: ['registrar'], now: clock.now });
    const order = { decision: 'ordered', why: 'It names prices.', readers: [] };
    expect((await ask(registrar, 'POST', `/papers/${secret}/seal`, order)).status).toBe(200);
    const printed = async (who: SignedIn, language = 'en') => {
      const { text } = readPdf(await bytesAt(who, `/manifest.pdf?language=${language}`));
      return text.replace(/\s+/g, ' ');
    };
    const own = await printed(room.ada);
    const { papers } = (await ask(room.ada, 'GET', '/papers')).data;
    for (const { number, title, sha256 } of papers as Record<string, string>[]) {
      expect(own).toContain(`${number} ${title}`);
      expect(own.replaceAll(' ', '')).toContain(sha256);
    }
    expect(own).toContain('2 papers that Ada may see on 20 November 2026');
    expect(own).toMatch(/Bills, accounts and receipts Claimant: Ada \w+ 20 Nov 2026 7 /);
    const others = await printed(room.ben);
    expect(others).toContain('1 paper that Ben may see');
    expect(others).toContain('C-1 Statement');
    expect(others).not.toContain('Margins');
    expect(await printed(room.ada, 'mr')).not.toContain('Bills, accounts');
    expect((await ask(room.eve, 'GET', '/manifest.pdf')).status).toBe(404);
  });
});

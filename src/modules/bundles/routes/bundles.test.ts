import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { pdfSaying, readPages } from '../../../../tests/pages.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import { makeNext } from '../actions/next.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock);
});

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  const said = (await answer.json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string; fields?: Record<string, string> };
  };
  return { status: answer.status, ...said };
}

const at = (path: string) => `/api/disputes/${room.id}${path}`;

async function filed(
  title: string,
  content: string | Buffer,
  { who = room.ada, name = 'paper.pdf' } = {},
): Promise<string> {
  const upload = await ready(room, { name, content, who });
  const { data } = await ask(who, 'POST', at('/papers'), {
    papers: [{ upload, title, kind: 'account' }],
  });
  return data.papers[0].id;
}

const made = async () => {
  const deps = { ...room.deps, paperShown: async () => {}, wakeBundles: () => {} };
  while (await makeNext(deps, silentLog));
};

async function bundleOf(who: SignedIn, papers: readonly string[], title?: string) {
  const { data, status } = await ask(who, 'POST', at('/bundles'), { papers, title });
  expect(status).toBe(201);
  await made();
  return data.id as string;
}

async function download(who: SignedIn, id: string) {
  const answer = await call(room.app, 'GET', at(`/bundles/${id}/file`), { cookie: who.cookie });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), answer };
}

async function begunDownload(who: SignedIn, id: string) {
  const answer = await call(room.app, 'GET', at(`/bundles/${id}/file`), { cookie: who.cookie });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('Nothing comes.');
  return { answer, read: () => reader.read() };
}

const text = { name: 'note.txt' };

describe('a bundle', () => {
  test('is also asked for by the numbers of papers, after those that were ticked', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three']) ids.push(await filed(title, 'Words.', text));
    const third = ids[2] ?? '';
    const asked = await ask(room.ada, 'POST', at('/bundles'), {
      papers: [third],
      numbers: 'C-1 to C-2',
    });
    expect(asked.status).toBe(201);
    const { data } = await ask(room.ada, 'GET', at('/bundles'));
    expect(data.bundles[0].papers).toEqual(['C-3', 'C-1', 'C-2']);
    for (const [numbers, code] of [
      ['first three', 'numbers_unread'],
      ['C-9', 'number_unknown'],
    ]) {
      const { error, status } = await ask(room.ada, 'POST', at('/bundles'), {
        papers: [],
        numbers,
      });
      expect([status, error?.code]).toEqual([422, code]);
      expect(error?.fields?.numbers).toBeTruthy();
    }
    const empty = await ask(room.ada, 'POST', at('/bundles'), { papers: [], numbers: ' ' });
    expect(empty.error?.code).toBe('papers_missing');
    expect(
      (await ask(room.eve, 'POST', at('/bundles'), { papers: [], numbers: 'C-1' })).status,
    ).toBe(404);
  });

  test('is the chosen papers in their order, with index, bookmarks, stamps and running numbers', async () => {
    const first = await filed('मालाची पावती', await pdfSaying(['one', 'two']));
    const second = await filed('Ledger', await pdfSaying(['three']));
    const note = await filed('A note', 'Only words.', { name: 'note.txt' });
    const id = await bundleOf(room.ada, [second, first, note], 'For the hearing');
    const { bytes, answer, status } = await download(room.ada, id);
    expect(status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('For%20the%20hearing');
    const { pages, bookmarks } = await readPages(bytes);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain('Not printable here');
    expect(pages[1]).toMatch(/three.*C-2\s+1\/1.*2 \/ 4/s);
    expect(pages[2]).toMatch(/one.*C-1\s+1\/2.*3 \/ 4/s);
    expect(pages[3]).toMatch(/two.*C-1\s+2\/2.*4 \/ 4/s);
    expect(bookmarks).toEqual([
      { title: 'C-2 Ledger', page: 2 },
      { title: 'C-1 मालाची पावती', page: 3 },
    ]);
  });

  test('stands in its maker’s list until it is over, and is told to them and to nobody else', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    const id = await bundleOf(room.ada, [paper]);
    const { data } = await ask(room.ada, 'GET', at('/bundles'));
    expect(data.bundles).toMatchObject([
      { id, state: 'ready', papers: ['C-1'], pages: 2, isWithheld: false },
    ]);
    expect((await ask(room.ben, 'GET', at('/bundles'))).data.bundles).toEqual([]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', '=', 'bundle.made')
      .select('tells')
      .execute();
    expect(acts).toEqual([{ tells: [room.ada.personId] }]);
    clock.now = new Date('2026-11-27T06:30:00Z');
    expect((await ask(room.ada, 'GET', at('/bundles'))).data.bundles).toEqual([]);
    expect((await download(room.ada, id)).status).toBe(404);
  });

  test('is its maker’s alone: neither the other side, nor the office, nor a stranger opens it', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    const id = await bundleOf(room.ada, [paper]);
    const officer = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
    for (const who of [room.ben, officer, room.eve])
      expect((await download(who, id)).status).toBe(404);
    for (const path of ['/bundles', '/manifest'])
      expect((await ask(room.eve, 'GET', at(path))).status).toBe(404);
    for (const path of ['/bundles', '/copies', '/certificates', `/bundles/${id}/end`])
      expect([
        path,
        (await ask(room.eve, 'POST', at(path), bodies(paper)[path] ?? {})).status,
      ]).toEqual([path, 404]);
  });

  test('breaks off in the middle for whoever was taken off the dispute meanwhile', async () => {
    const canvas = createCanvas(1200, 1200);
    const context = canvas.getContext('2d');
    const noise = context.createImageData(1200, 1200);
    for (let from = 0; from < noise.data.length; from += 65_536)
      noise.data.set(randomBytes(Math.min(65_536, noise.data.length - from)), from);
    context.putImageData(noise, 0, 0);
    const id = await bundleOf(room.ben, [
      await filed('Scan', canvas.toBuffer('image/png'), { name: 'scan.png' }),
    ]);
    const { answer, read } = await begunDownload(room.ben, id);
    expect(answer.status).toBe(200);
    await read();
    await database.db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('disputeId', '=', room.id)
      .where('personId', '=', room.ben.personId)
      .execute();
    await expect(
      (async () => {
        while (!(await read()).done);
      })(),
    ).rejects.toThrow();
  });

  test('shows to the other side that a paper of theirs was opened with it', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    const id = await bundleOf(room.ben, [paper]);
    const opened = async () =>
      (await ask(room.ada, 'GET', at('/papers'))).data.papers[0].opened as unknown[];
    expect(await opened()).toEqual([]);
    expect((await download(room.ben, id)).status).toBe(200);
    expect(await opened()).toMatchObject([{ party: room.respondent }]);
  });

  test('a damaged paper is listed, and stops none of the others', async () => {
    const bad = await filed('Broken', '%PDF-1.4\nnothing here\n%%EOF');
    const good = await filed('Ledger', await pdfSaying(['one']));
    const { pages } = await readPages(
      (await download(room.ada, await bundleOf(room.ada, [bad, good]))).bytes,
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('damaged');
  });

  test('a struck paper is in it, and the index says that it was struck', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    await ask(room.ada, 'POST', at(`/papers/${paper}/strike`), { why: 'Another case.' });
    const { pages } = await readPages(
      (await download(room.ada, await bundleOf(room.ada, [paper]))).bytes,
    );
    expect(pages[0]).toContain('Struck from the record');
  });

  test('a paper of nobody’s, and no paper, are refused', async () => {
    const refusal = async (papers: readonly string[]) =>
      (await ask(room.ada, 'POST', at('/bundles'), { papers })).error?.code;
    expect(await refusal([])).toBe('papers_missing');
    expect(await refusal([room.id])).toBe('paper_unknown');
  });

  test('what nobody was heard of making is begun anew, and given up after three times', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    const { data } = await ask(room.ada, 'POST', at('/bundles'), { papers: [paper] });
    const crashed = (tries: number) =>
      database.db
        .updateTable('bundle')
        .set({
          state: 'making',
          endedAt: null,
          tries,
          leasedUntil: new Date(clock.now.getTime() + 60_000),
        })
        .where('id', '=', data.id)
        .execute();
    const state = async () => (await ask(room.ada, 'GET', at('/bundles'))).data.bundles[0];
    await crashed(1);
    await made();
    expect(await state()).toMatchObject({ state: 'making' }); // somebody is at it still
    clock.now = new Date(clock.now.getTime() + 61_000);
    await made();
    expect(await state()).toMatchObject({ state: 'ready' });
    await crashed(3);
    clock.now = new Date(clock.now.getTime() + 61_000);
    await made();
    expect(await state()).toMatchObject({ state: 'failed', fault: 'failed' });
  });

  test('is gone when it is removed; the second time there is none', async () => {
    const paper = await filed('Ledger', await pdfSaying(['one']));
    const id = await bundleOf(room.ada, [paper]);
    expect((await ask(room.ben, 'POST', at(`/bundles/${id}/end`), {})).status).toBe(404);
    expect((await ask(room.ada, 'POST', at(`/bundles/${id}/end`), {})).status).toBe(200);
    expect((await ask(room.ada, 'POST', at(`/bundles/${id}/end`), {})).status).toBe(404);
    expect((await download(room.ada, id)).status).toBe(404);
  });
});

/** What the doors are asked with, as a party would. */
function bodies(paper: string): Record<string, object> {
  return {
    '/bundles': { papers: [paper] },
    '/copies': { paper, title: 'Copy' },
    '/certificates': { papers: [paper], ...partA },
  };
}

const partA = {
  name: 'Ada Sharma',
  relation: 'daughter',
  relative: 'Ram Sharma',
  address: '4 Hill Road, Mumbai',
  devices: ['mobile'],
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
  expert: '',
};

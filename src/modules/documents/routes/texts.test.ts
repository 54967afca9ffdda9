import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noDoors } from '#platform/certificates/doors.ts';
import type { Extracting, Extraction, Extractor } from '#platform/extraction/extractor.ts';
import { openExtractor } from '#platform/extraction/extractor.ts';
import { appWith, call, signInParts } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import { wiredDisputes } from '../../../wiring.ts';
import { readNextText, type TextsDeps } from '../actions/texts.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
let texts: TextsDeps;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock);
  const { pagesRead } = wiredDisputes({
    ...room.deps,
    ...{ key: signInParts.key, certificates: noDoors, newCode: () => '1' },
  });
  texts = { ...room.deps, key: signInParts.key, extractor: openExtractor(), pagesRead };
  await database.db.deleteFrom('document_text').execute(); // of the other tests' papers
});

// biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
type Said = { data?: any };
async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  return { status: answer.status, ...((await answer.json()) as Said) };
}
const papers = () => `/api/disputes/${room.id}/papers`;

async function filed(content: string, title = 'Delivery note', who = room.ada): Promise<string> {
  const upload = await ready(room, { name: 'note.txt', content, who });
  const named = [{ upload, title, kind: 'account' }];
  return (await ask(who, 'POST', papers(), { papers: named })).data.papers[0].id;
}
const stateOf = async (id: string, who = room.ben) => {
  const { data } = await ask(who, 'GET', papers());
  return data.papers.find((one: { id: string }) => one.id === id).words;
};
const search = async (who: SignedIn, words: string, more = '') =>
  (await ask(who, 'GET', `/api/disputes/${room.id}/search?q=${encodeURIComponent(words)}${more}`))
    .data;
const found = async (who: SignedIn, words: string) => (await search(who, words, '&exact=1')).total;

/** Gives these pages, and ends so once it has. */
function pages(all: readonly string[], end: Extraction['end'] = 'whole'): Extractor {
  return {
    async extract(paper: Extracting) {
      paper.pages(10);
      for (const [at, text] of all.entries())
        if (at + 1 >= paper.from) await paper.page({ page: at + 1, text, isPicture: true });
      return { end } as Extraction;
    },
  };
}

describe('a paper that was filed', () => {
  test('is found at once by its number and its title, and by its words once they were read', async () => {
    const id = await filed('The pump was an Aquafinch of 1987. पंप सुरेश म्हात्रे यांनी बसवला.');
    expect(await found(room.ben, 'delivery')).toBe(1);
    const [byNumber] = (await search(room.ada, 'C-1')).results;
    expect(byNumber).toMatchObject({ id, kind: 'paper', page: 0 });
    const before = await search(room.ben, 'aquafinch');
    expect([before.total, before.unread]).toEqual([0, { count: 1, titles: ['C-1 Delivery note'] }]);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', pages: null });
    expect(await readNextText(texts)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'read', pages: 1, isCut: false });
    const after = await search(room.ben, 'aquafinch');
    expect(after.results).toMatchObject([{ id, kind: 'paper', page: 1, side: 'claimant' }]);
    expect(after.results[0].title.map(({ text }: { text: string }) => text).join('')).toBe(
      'C-1 Delivery note',
    );
    expect(await found(room.ben, 'Mhatre')).toBe(1);
    expect(await readNextText(texts)).toBe(false);
  });

  test('is one result with its title and its pages', async () => {
    const id = await filed('delivery '.repeat(1000));
    await readNextText(texts);
    const { results } = await search(room.ada, 'delivery');
    expect(results).toMatchObject([{ id }]);
    expect(results[0].more).toBeGreaterThan(1);
  });

  test('is found by nobody else, neither in results, counts, corrections nor among what is being read', async () => {
    await filed('The word is zebrafinch.', 'Zebrafinch of Ada');
    const omar = await signedIn(database.db, { name: 'Omar', roles: ['administrator'] });
    for (const who of [room.eve, omar]) {
      const path = `/api/disputes/${room.id}/search?q=zebrafinch`;
      expect((await ask(who, 'GET', path)).status).toBe(404);
      const everywhere = (await ask(who, 'GET', '/api/search?q=zebrafinch')).data;
      expect([everywhere.total, everywhere.unread.count]).toEqual([0, 0]);
    }
    await readNextText(texts);
    const everywhere = (await ask(room.eve, 'GET', '/api/search?q=zebrafinhc')).data;
    expect(JSON.stringify(everywhere)).not.toContain('ebrafinch');
  });

  test('that was struck is found by its number alone, also when it was being read', async () => {
    const id = await filed('The word is hornbill.');
    await readNextText(texts);
    expect(await found(room.ben, 'hornbill')).toBe(1);
    const why = 'It was another case’s.';
    expect((await ask(room.ada, 'POST', `${papers()}/${id}/strike`, { why })).status).toBe(200);
    expect(await found(room.ben, 'hornbill')).toBe(0);
    expect(await found(room.ben, 'C-1')).toBeGreaterThan(0);
    expect(await stateOf(id)).toBeNull();
    const reading = await filed('Another.', 'Second');
    const extractor: Extractor = {
      async extract(paper) {
        paper.pages(3);
        await ask(room.ada, 'POST', `${papers()}/${reading}/strike`, { why });
        await paper.page({ page: 1, text: 'kingfisher', isPicture: true });
        return { end: 'whole' };
      },
    };
    await readNextText({ ...texts, extractor });
    expect(await found(room.ada, 'kingfisher')).toBe(0);
    const rows = await database.db.selectFrom('document_page').select('page').execute();
    expect(rows).toEqual([]);
  });

  test('that is a picture is found in by the words that were read of it, by whoever opened it', async () => {
    const id = await filed('A scan.');
    await readNextText({ ...texts, extractor: pages(['हिन्दी करार', 'Nothing', 'The hindi deed']) });
    const on = async (who: SignedIn, words: string) => {
      const query = `?words=${encodeURIComponent(words)}`;
      const { status, data } = await ask(who, 'GET', `${papers()}/${id}/pages${query}`);
      return status === 200 ? data.pages : status;
    };
    expect(await on(room.ben, 'हिंदी')).toBe(404); // not opened yet
    await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${id}`, {
      cookie: room.ben.cookie,
    });
    expect(await on(room.ben, 'हिंदी')).toEqual([1]);
    expect(await on(room.ben, 'hind')).toEqual([3]);
    expect(await on(room.ben, 'waybill')).toEqual([]);
    expect(await on(room.ben, ' ')).toEqual([]);
    expect(await on(room.eve, 'हिंदी')).toBe(404);
  });

  test('is closed where it is kept', async () => {
    await filed('The word is hoopoe.');
    await readNextText(texts);
    const { sealedText } = await database.db
      .selectFrom('document_page')
      .select('sealedText')
      .executeTakeFirstOrThrow();
    expect(sealedText.toString('latin1')).not.toContain('hoopoe');
  });
});

describe('reading', () => {
  test('goes on where it was when the process left, and after a process that died without a word', async () => {
    const id = await filed('x');
    await readNextText({ ...texts, extractor: pages(['lapwing one', 'lapwing two'], 'left') });
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', pages: 10, pagesRead: 2 });
    expect(await found(room.ben, 'lapwing')).toBe(1);
    const dead: Extractor = {
      async extract(paper) {
        expect(paper.from).toBe(3);
        await paper.page({ page: 3, text: 'lapwing three', isPicture: true });
        throw new Error('The power went.');
      },
    };
    await expect(readNextText({ ...texts, extractor: dead })).rejects.toThrow('power');
    expect(await stateOf(id)).toMatchObject({ state: 'reading', pagesRead: 3 });
    expect(await readNextText(texts)).toBe(false); // its lease runs
    clock.now = new Date(clock.now.getTime() + 6 * 60_000);
    const rest = ['', '', '', 'lapwing four'];
    expect(await readNextText({ ...texts, extractor: pages(rest) })).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'read', pages: 10, pagesRead: 10 });
    const [hit] = (await search(room.ben, 'lapwing')).results;
    expect(hit.more).toBe(3);
  });

  test('is of one paper by one reader, also of two at once', async () => {
    await filed('One.');
    let readers = 0;
    const slow: Extractor = {
      async extract() {
        readers += 1;
        await new Promise((done) => setTimeout(done, 50));
        return { end: 'whole' };
      },
    };
    const both = [1, 2].map(() => readNextText({ ...texts, extractor: slow }));
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect(readers).toBe(1);
  });

  test('says why nothing could be read', async () => {
    const id = await filed('x');
    await readNextText({ ...texts, extractor: pages([], 'encrypted') });
    expect(await stateOf(id)).toMatchObject({ state: 'unreadable', fault: 'encrypted' });
    expect(await readNextText(texts)).toBe(false);
  });
});

test('who loses their place finds nothing of a paper at the next question', async () => {
  await filed('The word is bulbul.');
  await readNextText(texts);
  expect(await found(room.ben, 'bulbul')).toBe(1);
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('partyId', '=', room.respondent)
    .execute();
  const app = appWith(database, { now: () => clock.now });
  const path = `/api/disputes/${room.id}/search?q=bulbul`;
  expect((await call(app, 'GET', path, { cookie: room.ben.cookie })).status).toBe(404);
});

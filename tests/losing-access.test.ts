import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './app.ts';
import type { SignedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { wordOf } from './privacy/canaries.ts';
import { asked, type ById, filled, recordRoomOf, sayMore } from './privacy/filled.ts';
import { type WalkedRoom, walkedRoom } from './privacy/room.ts';
import { hearAll, openStreams, type Stream } from './privacy/streams.ts';
import { begun, tus } from './record-room.ts';

// Two people lose the dispute while they are in the middle of something: Ada's representative, who is replaced, and the officer,
// whose work another takes over. From that moment on nothing more of it comes to them, by whatever they had begun.

vi.setConfig({ testTimeout: 120_000 });
let database: TestDatabase;
let room: WalkedRoom;
let byId: ById;
let streams: Stream[];

beforeAll(async () => {
  database = await testDatabase();
  room = await walkedRoom(database);
  byId = await filled(room);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await stands('adv', true);
  await officer('omar');
  await hearAll(room);
  streams = await openStreams(room);
  return async () => {
    for (const { close } of streams) await close();
  };
});

async function stands(who: 'adv' | 'cara', isIn: boolean) {
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: isIn ? null : room.clock.now })
    .where('personId', '=', room.cast[who].personId)
    .execute();
}

async function officer(who: 'omar' | 'olga') {
  await database.db
    .updateTable('dispute')
    .set({ officerId: room.cast[who].personId })
    .where('id', '=', room.id)
    .execute();
}

const base = () => `/api/disputes/${room.id}`;
const status = async (who: SignedIn, path: string) =>
  (await call(room.app, 'GET', base() + path, { cookie: who.cookie })).status;
const told = (who: string) => streams.find((one) => one.who === who)?.text() ?? '';
/** How often somebody was told of talk. */
async function news(who: string): Promise<number> {
  await hearAll(room);
  return told(who).split('"place":"all"').length - 1;
}

describe('in the middle of a stream', () => {
  test('a representative who was replaced hears nothing more of it, and whoever stays does', async () => {
    await sayMore(room);
    const before = [await news('adv'), await news('ada')];
    expect(before[0]).toBe(1);
    await stands('adv', false);
    await sayMore(room);
    expect([await news('adv'), await news('ada')]).toEqual([1, 2]);
  });

  test('an officer whose dispute another took over hears no more of its talk, and the other does', async () => {
    await sayMore(room);
    expect([await news('omar'), await news('olga')]).toEqual([1, 0]);
    await officer('olga');
    await sayMore(room);
    expect([await news('omar'), await news('olga')]).toEqual([1, 1]);
    expect(await status(room.cast.omar, '/talk/all/messages')).toBe(404);
    expect(await status(room.cast.olga, '/talk/all/messages')).toBe(200);
  });
});

test('in the middle of an upload the next piece is refused, and nothing of it can be filed', async () => {
  const own = recordRoomOf(room);
  const bytes = Buffer.from('The goods came on the 3rd of March, and were counted at the gate.');
  const path = await begun(own, { size: bytes.length, name: 'note.txt', who: room.cast.adv });
  const piece = (from: number, to: number) =>
    tus(room.app, room.cast.adv, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': String(from) },
      body: bytes.subarray(from, to),
    });
  expect((await piece(0, 20)).status).toBe(204);
  await stands('adv', false);
  expect((await piece(20, bytes.length)).status).toBe(404);
  const paper = { upload: path.slice(-36), title: 'Note', kind: 'account' };
  const body = { papers: [paper] };
  const filing = await call(room.app, 'POST', `${base()}/papers`, {
    cookie: room.cast.adv.cookie,
    body,
  });
  expect(filing.status).toBe(404);
});

test('after a download was begun no other is, and none that was broken goes on', async () => {
  const [paper = ''] = byId.keys();
  const download = (who: SignedIn, range?: string) =>
    room.app.request(`${base()}/documents/${paper}`, {
      headers: { cookie: who.cookie, ...(range ? { range } : {}) },
    });
  const { adv } = room.cast;
  const first = await download(adv);
  expect(first.status).toBe(200);
  await stands('adv', false);
  expect((await download(adv)).status).toBe(404);
  expect((await download(adv, 'bytes=5-')).status).toBe(404);
  await first.body?.cancel();
});

test('between a search and its next page everything is gone', async () => {
  const found = async (who: SignedIn, path: string) => {
    const answer = await call(room.app, 'GET', `${path}?q=${wordOf('title')}`, {
      cookie: who.cookie,
    });
    if (!answer.ok) return answer.status;
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  const { adv, omar } = room.cast;
  await room.settle();
  expect(await found(adv, `${base()}/search`)).toBeGreaterThan(0);
  expect([await found(adv, '/api/search'), await found(omar, '/api/search')]).toEqual([1, 1]);
  await stands('adv', false);
  await officer('olga');
  expect(await found(adv, `${base()}/search`)).toBe(404);
  expect([await found(adv, '/api/search'), await found(omar, '/api/search')]).toEqual([0, 0]);
});

test('a letter that was owed before is not written any more', async () => {
  await asked(room, 'adv', 'POST', `${base()}/talk/all/mail`, { mail: 'words' });
  await sayMore(room);
  await room.settle();
  const owed = await database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', 'talk_news')
    .where('recipient', '=', 'adv@people.example')
    .orderBy('createdAt', 'desc')
    .selectAll()
    .execute();
  const write = () =>
    Promise.all(
      owed.map(({ id, refersTo, recipient }) =>
        room.letters.talk_news(refersTo, {
          ...{ id, to: recipient, publicUrl: 'https://munch.example', foot: '' },
          now: room.clock.now,
        }),
      ),
    );
  expect(JSON.stringify(await write())).toContain(wordOf('talkAll'));
  await stands('adv', false);
  expect((await write()).every((letter) => letter === null)).toBe(true);
});

test('a respondent from whom nothing is claimed any more stays among their own and with the office', async () => {
  const { cara } = room.cast;
  const { partyIds } = room;
  expect(await status(cara, '/talk/parties/messages')).toBe(200);
  const last = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', room.id)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const { id: _, number, ...event } = last;
  const released = { type: 'respondent_released', partyId: partyIds.cara, details: '{}' };
  await database.db
    .insertInto('dispute_event')
    .values({ ...event, ...released, id: crypto.randomUUID(), number: number + 1 })
    .execute();
  expect(await status(cara, '/talk/parties/messages')).toBe(404);
  expect(await status(cara, '/talk/all/messages')).toBe(404);
  expect(await status(cara, `/talk/own-${partyIds.cara}/messages`)).toBe(200);
  expect(await status(cara, `/talk/office-${partyIds.cara}/messages`)).toBe(200);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';
import { CANARY_NAMES, heardIn, wordOf } from './privacy/canaries.ts';
import { filled, WRITERS } from './privacy/filled.ts';
import { checksIn, leaksIn, nothingHeard, unheardIn } from './privacy/heard.ts';
import { pagesWithLoader, walkPages } from './privacy/pages.ts';
import { NAMES } from './privacy/people.ts';
import { thingsIn } from './privacy/requests.ts';
import { walkedRoom } from './privacy/room.ts';
import { hearAll, openStreams, overheard, type Stream } from './privacy/streams.ts';
import {
  readings,
  type Walk,
  walkEndpoints,
  walkFeeds,
  walkLetters,
  walkSearch,
  walkUnread,
  walkWritings,
} from './privacy/walking.ts';

// Law and lifecycle 6.8: what somebody may not read is in no answer, page, letter, event, list, count, search, export or line of
// the log. Who may read what says one table (disputes/rules/access.ts); this walks all of it, as everybody.

let database: TestDatabase;
let walk: Walk;
let streams: Stream[];

// Minutes, for a machine that does much else at once.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

beforeAll(async () => {
  database = await testDatabase();
  const room = await walkedRoom(database);
  streams = await openStreams(room);
  const byId = await filled(room);
  await room.settle();
  await hearAll(room);
  walk = { room, byId, heard: nothingHeard(), things: await thingsIn(room) };
});
afterAll(() => database.drop());

const leaks = () => leaksIn(walk.heard, walk.room.partyIds);

test('no endpoint answers anybody with what they may not read', async () => {
  expect(await walkEndpoints(walk, readings, NAMES), 'endpoints of an unknown thing').toEqual([]);
  expect(leaks()).toEqual([]);
});

test('no calendar program is given what its owner may not read', async () => {
  await walkFeeds(walk);
  expect(leaks()).toEqual([]);
});

test('everybody counts as unread what they may read, and nothing else', async () => {
  expect(await walkUnread(walk, WRITERS)).toEqual([]);
});

test('whoever may read something finds it', () => {
  expect(unheardIn(walk.heard, walk.room.partyIds)).toEqual([]);
});

test('no page is loaded with what its reader may not read', async () => {
  const pages = await pagesWithLoader();
  expect(await walkPages(walk, pages)).toBeGreaterThan(500);
  expect(leaks()).toEqual([]);
});

test('nobody is told while their page is open of where they do not read', async () => {
  expect(overheard(walk.room, walk.heard, streams)).toEqual([]);
  expect(leaks()).toEqual([]);
  for (const { close } of streams) await close();
});

test('nobody writes where they do not read, and no refusal says what stands there', async () => {
  expect(await walkWritings(walk)).toEqual([]);
  expect(leaks()).toEqual([]);
  expect(await thingsIn(walk.room)).toEqual(walk.things);
});

test('a search tells nobody that there is what they may not read', async () => {
  expect(await walkSearch(walk, NAMES)).toEqual([]);
  expect(leaks()).toEqual([]);
  // And whoever was asked to a meeting finds it, of a sealed place too.
  for (const heard of ['adv meetingOwn', 'ben meetingParties', 'omar meetingAll'])
    expect(walk.heard.ways.get(heard), heard).toContain('/api/search');
});

test('no letter says to anybody what they may not read, and none what is sealed', async () => {
  expect(await walkLetters(walk)).toEqual([]);
  expect(leaks()).toEqual([]);
  expect(walk.heard.ways.get('ben talkAll')).toContain('letter talk_news');
});

test('no line of the log has a word of anybody', () => {
  walk.room.log.flush();
  const log = walk.room.logged.join('');
  expect(log).toContain('"event":"request"');
  expect([...heardIn(log)]).toEqual([]);
  expect(CANARY_NAMES.filter((name) => log.includes(wordOf(name)))).toEqual([]);
});

test('thousands of looks were taken', () => {
  expect(checksIn(walk.heard)).toBeGreaterThan(100_000);
});

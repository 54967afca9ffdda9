import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ACCESS_PLACES } from '#modules/disputes/rules/access.ts';
import { endpoints } from '../src/joined.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { CANARY_NAMES, wordOf } from './privacy/canaries.ts';
import { filled, sayMore, WRITERS } from './privacy/filled.ts';
import { leaksIn, nothingHeard } from './privacy/heard.ts';
import { NAMES } from './privacy/people.ts';
import { thingsIn } from './privacy/requests.ts';
import { walkedRoom } from './privacy/room.ts';
import { hearAll, openStreams, overheard } from './privacy/streams.ts';
import * as ways from './privacy/walking.ts';

// The walk of tests/privacy.test.ts is worth what it finds. In each layer a hole is opened here, one at a time, and what the walk
// says of that layer must name it. The holes are opened in this process, because a copy of the tree for each of them
// (scripts/mutations.ts) would take minutes of every run.

/** The hole that is open. */
const hole = vi.hoisted(() => ({ at: '' }));

vi.mock('#modules/discussion/rules/places.ts', async (original) => {
  const real = await original<typeof import('#modules/discussion/rules/places.ts')>();
  return {
    ...real,
    mayTalk: (...asked: Parameters<typeof real.mayTalk>) =>
      hole.at === 'talk' || real.mayTalk(...asked),
  };
});
vi.mock('#modules/discussion/rules/messages.ts', async (original) => {
  const real = await original<typeof import('#modules/discussion/rules/messages.ts')>();
  return {
    ...real,
    mailFor: (...asked: Parameters<typeof real.mailFor>) =>
      hole.at === 'letters' ? 'words' : real.mailFor(...asked),
  };
});
vi.mock('#modules/discussion/store/readers.ts', async (original) => {
  const real = await original<typeof import('#modules/discussion/store/readers.ts')>();
  const countUnread: typeof real.countUnread = async (db, seen, personId) =>
    (await real.countUnread(db, seen, personId)).map((one) =>
      hole.at === 'unread' ? { ...one, unread: one.unread + 1 } : one,
    );
  return { ...real, countUnread };
});
vi.mock('#modules/discussion/store/person.ts', async (original) => {
  const real = await original<typeof import('#modules/discussion/store/person.ts')>();
  const listSaidBy: typeof real.listSaidBy = (db, personId) =>
    hole.at === 'own data'
      ? db.selectFrom('discussion_message').selectAll().execute()
      : real.listSaidBy(db, personId);
  return { ...real, listSaidBy };
});
vi.mock('#modules/disputes/actions/documents.ts', async (original) => {
  const real = await original<typeof import('#modules/disputes/actions/documents.ts')>();
  return {
    ...real,
    mayRead: (...asked: Parameters<typeof real.mayRead>) =>
      hole.at === 'papers' || real.mayRead(...asked),
  };
});
vi.mock('#modules/disputes/actions/calendar.ts', async (original) => {
  const real = await original<typeof import('#modules/disputes/actions/calendar.ts')>();
  const limitsOfPerson: typeof real.limitsOfPerson = async (db, personId, now) => {
    const ada = await db
      .selectFrom('identity_person')
      .where('name', '=', 'A ada')
      .select('id')
      .executeTakeFirstOrThrow();
    return real.limitsOfPerson(db, hole.at === 'calendar' ? ada.id : personId, now);
  };
  return { ...real, limitsOfPerson };
});
vi.mock('#modules/calendar/store/meetings.ts', async (original) => {
  const real = await original<typeof import('#modules/calendar/store/meetings.ts')>();
  // As if whoever reads in a place were asked to what Ada is asked to.
  const listMeetingsOf: typeof real.listMeetingsOf = async (db, personId, asked) => {
    const ada = await db
      .selectFrom('identity_person')
      .where('name', '=', 'A ada')
      .select('id')
      .executeTakeFirstOrThrow();
    return real.listMeetingsOf(db, hole.at === 'meetings' ? ada.id : personId, asked);
  };
  return { ...real, listMeetingsOf };
});
vi.mock('#modules/search/rules/readers.ts', async (original) => {
  const real = await original<typeof import('#modules/search/rules/readers.ts')>();
  const readableScopes: typeof real.readableScopes = (standing) =>
    hole.at === 'search'
      ? ACCESS_PLACES.map((place) => ({ place, readers: null }))
      : real.readableScopes(standing);
  return { ...real, readableScopes };
});
vi.mock('#modules/search/actions/finding.ts', async (original) => {
  const real = await original<typeof import('#modules/search/actions/finding.ts')>();
  const find: typeof real.find = (deps, viewer, question) => {
    if (hole.at === 'log') throw new Error(`Nothing is found of ${question.words}.`);
    return real.find(deps, viewer, question);
  };
  return { ...real, find };
});
vi.mock('#modules/notifications/store/events.ts', async (original) => {
  const real = await original<typeof import('#modules/notifications/store/events.ts')>();
  // The table itself refuses talk that is for nobody by name, so it is somebody too many.
  const addEvents: typeof real.addEvents = async (tx, events, when) => {
    const { id } = await tx
      .selectFrom('identity_person')
      .where('name', '=', 'A eve')
      .select('id')
      .executeTakeFirstOrThrow();
    const more = events.map((one) => ({ ...one, personId: id, needs: null }));
    await real.addEvents(tx, hole.at === 'events' ? [...events, ...more] : events, when);
  };
  return { ...real, addEvents };
});
vi.mock('#modules/notifications/store/notices.ts', async (original) => {
  const real = await original<typeof import('#modules/notifications/store/notices.ts')>();
  const listNotices: typeof real.listNotices = async (db, asked) => {
    const { personId } = await db
      .selectFrom('person_notice')
      .where('subjectKind', '=', 'dispute')
      .select('personId')
      .executeTakeFirstOrThrow();
    return real.listNotices(db, hole.at === 'bell' ? { ...asked, personId } : asked);
  };
  return { ...real, listNotices };
});

// Minutes, for a machine that does much else at once.
vi.setConfig({ testTimeout: 240_000 });

let database: TestDatabase;
let walk: ways.Walk;

beforeAll(async () => {
  database = await testDatabase();
  const room = await walkedRoom(database);
  const byId = await filled(room);
  await room.settle();
  walk = { room, byId, heard: nothingHeard(), things: await thingsIn(room) };
});
afterAll(() => database.drop());
afterEach(() => {
  hole.at = '';
  walk.heard = nothingHeard();
});

const leaks = () => leaksIn(walk.heard, walk.room.partyIds);
const at = (path: string) => endpoints.filter((one) => one.method === 'GET' && one.path === path);

/** Each layer with what the walk says of it while nothing is wrong, and what it must say of the hole. */
const layers: [layer: string, looks: () => Promise<string[]>, says: RegExp][] = [
  ['talk', asks('/api/disputes/:id/talk/:place/messages'), /ben hears talkOwnAda by GET/],
  ['papers', asks('/api/disputes/:id/documents'), /ben hears paperOffice by GET/],
  ['own data', asks('/api/account/data'), /eve hears talkAll by GET/],
  ['bell', asks('/api/notices'), /eve hears reference by GET/],
  ['unread', () => ways.walkUnread(walk, WRITERS), /ben has \d+ unread of/],
  ['search', () => ways.walkSearch(walk, ['ben']), /ben finds paperOffice by/],
  [
    'letters',
    () => ways.walkLetters(walk),
    /talk_news to ben says talkParties|talk_news to ada says talkParties/,
  ],
  ['calendar', walksFeeds, /eve hears reference by calendar feed/],
  ['meetings', asks('/api/disputes/:id/meetings'), /cara hears meetingAll by GET/],
  ['events', listens, /eve is told of all/],
  ['log', logs, /zeppelin|marzipan/],
];

function asks(path: string) {
  return async () => {
    await ways.walkEndpoints(walk, at(path), NAMES);
    return leaks();
  };
}

async function walksFeeds() {
  await ways.walkFeeds(walk);
  return leaks();
}

async function listens() {
  const streams = await openStreams(walk.room);
  await sayMore(walk.room);
  await hearAll(walk.room);
  const told = overheard(walk.room, walk.heard, streams);
  for (const { close } of streams) await close();
  return told;
}

async function logs() {
  walk.room.log.flush();
  walk.room.logged.length = 0;
  await ways.walkSearch(walk, ['ada']).catch(() => []);
  walk.room.log.flush();
  const log = walk.room.logged.join('');
  return CANARY_NAMES.map(wordOf).filter((word) => log.includes(word));
}

test.each(layers)(
  'a hole in %s is found, and nothing where there is none',
  async (layer, looks, says) => {
    expect(await looks()).toEqual([]);
    walk.heard = nothingHeard();
    hole.at = layer;
    expect((await looks()).join('\n')).toMatch(says);
  },
);

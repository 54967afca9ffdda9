import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import {
  codeOf,
  type TalkCast,
  type TalkName,
  talkCast,
  talkers,
  talkingDispute,
} from '../../../../tests/talk.ts';
import { discussionLetters } from '../jobs.ts';

let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const talk = () => talkers(app, cast, () => dispute.id);

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const { db } = database;
  for (const table of ['discussion_reader', 'outbox_mail'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('discussion_place').set({ said: 0 }).execute(); // what other tests said is nobody's news here
  dispute = await talkingDispute({ database, app, clock }, cast);
});

type Unread = {
  total: number;
  disputes: {
    id: string;
    unread: number;
    isNamed: boolean;
    places: { place: string; unread: number; isNamed: boolean }[];
  }[];
};
async function unread(who: TalkName): Promise<Unread> {
  const answer = await call(app, 'GET', '/api/talk/unread', { cookie: cast[who].cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Unread }).data;
}
const placesOf = async (who: TalkName) =>
  (await unread(who)).disputes.flatMap(({ places }) =>
    places.map(({ place, unread: count }) => [place, count]),
  );

describe('what is unread over all disputes', () => {
  test('is counted by dispute and place, for each reader their own, and less once it was read', async () => {
    const first = dispute.id;
    await talk().say('ada', 'all', 'one');
    await talk().say('ada', 'all', 'two');
    await talk().say('ada', 'parties', 'three');
    dispute = await talkingDispute({ database, app, clock }, cast);
    await talk().say('ada', 'all', 'four');
    const found = await unread('ben');
    expect(found.total).toBe(4);
    expect(found.disputes.map(({ id, unread: count }) => [id, count]).sort()).toEqual(
      [
        [first, 3],
        [dispute.id, 1],
      ].sort(),
    );
    const reading = `/api/disputes/${first}/talk/all/reading`;
    await talk().send('ben', 'POST', reading, { number: 2 });
    expect((await unread('ben')).total).toBe(2);
    expect((await unread('ada')).total).toBe(0);
  });

  test('never names or counts a place in which one does not read', async () => {
    const caucus = `caucus-${dispute.parties.ada}`;
    await talk().say('ada', caucus, 'for Mia');
    await talk().say('ada', 'parties', 'for Ben');
    await talk().say('ada', `own-${dispute.parties.ada}`, 'for Adv');
    expect(await placesOf('mia')).toEqual([[caucus, 1]]);
    expect(await placesOf('ben')).toEqual([['parties', 1]]);
    for (const who of ['omar', 'rhea', 'eve'] as const) expect(await placesOf(who)).toEqual([]);
    expect((await call(app, 'GET', '/api/talk/unread', {})).status).toBe(401);
  });

  test('is nothing any more for whoever lost the place', async () => {
    await talk().say('ada', 'all', 'one');
    expect((await unread('ben')).total).toBe(1);
    await database.db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('disputeId', '=', dispute.id)
      .where('personId', '=', cast.ben.personId)
      .execute();
    expect(await unread('ben')).toMatchObject({ total: 0, disputes: [] });
  });
});

describe('what others said since somebody was here', () => {
  const fresh = async (who: TalkName, since: Date) => {
    const query = `since=${encodeURIComponent(since.toISOString())}`;
    const path = `/api/disputes/${dispute.id}/talk/new?${query}`;
    const answer = await call(app, 'GET', path, { cookie: cast[who].cookie });
    if (answer.status !== 200) return answer.status;
    const { data } = (await answer.json()) as {
      data: { places: { place: string; count: number }[] };
    };
    return data.places.map(({ place, count }) => [place, count]);
  };

  test('is counted by the places in which they read, and no other is named; a stranger is told of nothing', async () => {
    const since = clock.now;
    const [caucus, own] = [`caucus-${dispute.parties.ada}`, `own-${dispute.parties.ada}`];
    expect(await fresh('ben', since)).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await talk().say('ada', 'all', 'one');
    await talk().say('ada', 'parties', 'two');
    await talk().say('ada', caucus, 'for Mia');
    await talk().say('ada', own, 'for Adv');
    expect(await fresh('ben', since)).toEqual([
      ['all', 1],
      ['parties', 1],
    ]);
    expect(await fresh('mia', since)).toEqual([
      ['all', 1],
      [caucus, 1],
    ]);
    expect(await fresh('omar', since)).toEqual([['all', 1]]);
    expect(await fresh('rhea', since)).toEqual([['all', 1]]);
    expect(await fresh('ada', since)).toEqual([]);
    expect(await fresh('eve', since)).toBe(404);
  });

  test('is nothing of what came before, of what was read, and of what was taken back', async () => {
    await talk().say('ada', 'all', 'before');
    const since = clock.now;
    clock.now = new Date(clock.now.getTime() + 60_000);
    const { number } = await talk().say('ada', 'all', 'after');
    const { id } = await talk().say('ada', 'all', 'by mistake');
    await talk().send('ada', 'POST', `${talk().base()}/messages/${id}/withdrawal`, {});
    expect(await fresh('ben', since)).toEqual([['all', 1]]);
    const reading = `${talk().base()}/all/reading`;
    await talk().send('ben', 'POST', reading, { number });
    expect(await fresh('ben', since)).toEqual([]);
    expect(await fresh('adv', since)).toEqual([['all', 1]]);
  });
});

describe('whoever is called by name', () => {
  const owed = async () =>
    (
      await database.db
        .selectFrom('outbox_mail')
        .where('kind', '=', 'talk_news')
        .selectAll()
        .execute()
    ).map(({ recipient }) => recipient);

  test('by typing alone, is told first and has a letter at once, without the words', async () => {
    await talk().say('ada', 'parties', 'May we settle, @Ben?');
    expect(await owed()).toEqual(['ben@example.net']);
    expect((await unread('ben')).disputes).toMatchObject([
      { isNamed: true, places: [{ place: 'parties', isNamed: true }] },
    ]);
    const reader = await database.db
      .selectFrom('discussion_reader')
      .where('personId', '=', cast.ben.personId)
      .select('id')
      .executeTakeFirstOrThrow();
    const deps = {
      ...{ db: database.db, key: Buffer.alloc(32, 7), inbox: null },
      settings: { mailFrom: 'Munch <no-reply@munch.example>', bounceToken: undefined },
    };
    const to = { id: reader.id, to: 'x', publicUrl: 'http://munch.example', now: clock.now };
    const mail = await discussionLetters(deps).talk_news(reader.id, to);
    expect(mail?.subject).toContain('called by name');
    expect(mail?.text).not.toContain('settle');
  });

  test('has one such letter in ten minutes, and none where they want none', async () => {
    await talk().say('ada', 'all', '@Ben one');
    await talk().say('ada', 'all', '@Ben two');
    expect(await owed()).toEqual(['ben@example.net']);
    await talk().send('adv', 'POST', `${talk().base()}/all/mail`, { mail: 'none' });
    await talk().say('ada', 'all', '@Adv three');
    expect(await owed()).toEqual(['ben@example.net']);
    expect((await unread('adv')).disputes[0]?.isNamed).toBe(true);
  });

  test('is of the audience of that place, or is nobody', async () => {
    const said = await talk().say('ada', 'parties', 'What would @Omar say, and @Eve?');
    expect(said).toMatchObject({ mentions: [] });
    expect(await owed()).toEqual([]);
    const chosen = { mentions: [cast.omar.personId] };
    expect(await codeOf(await talk().post('ada', 'parties', 'x', chosen))).toBe(
      '422 mention_unknown',
    );
  });
});

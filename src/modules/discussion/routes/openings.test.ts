import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { signedIn } from '../../../../tests/cast.ts';
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

// Ada told Mia, the conciliator, something in caucus. Rhea and Rita are registrars, Omar the officer, Eve a stranger.
const SECRET = 'I will burn down the warehouse.';
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
let caucus = '';
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const talk = () => talkers(app, cast, () => dispute.id);

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  dispute = await talkingDispute({ database, app, clock }, cast);
  caucus = `caucus-${dispute.parties.ada}`;
  await freshFactors();
  await database.db.deleteFrom('outbox_mail').execute();
});

/** Everybody is there, and those of the office give their second factor now. */
async function freshFactors() {
  await database.db.updateTable('identity_session').set({ seenAt: clock.now }).execute();
  const ids = [cast.omar, cast.rhea, cast.rita].map(({ viewer }) => viewer.sessionId);
  await database.db
    .updateTable('identity_session')
    .set({ secondFactorAt: clock.now })
    .where('id', 'in', ids)
    .execute();
}
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

const office = () => `/api/office/disputes/${dispute.id}/talk-openings`;
// biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
type Sent = { status: number; code: string | undefined; data: any };
async function send(who: TalkName, path: string, body?: object, cookie = ''): Promise<Sent> {
  const answer = await call(app, body ? 'POST' : 'GET', path, {
    cookie: `${cast[who].cookie}${cookie}`,
    body,
  });
  const said = (await answer.json()) as { data?: unknown; error?: { code: string } };
  return { status: answer.status, code: said.error?.code, data: said.data };
}
const browserOf = (): string => `; munch-device=${newToken()}`;
const ask = (who: TalkName = 'rhea', change: object = {}, cookie = browserOf()) =>
  send(
    who,
    office(),
    { place: caucus, ground: 'offence', why: 'Mia reports a threat.', ...change },
    cookie,
  );
const decide = (who: TalkName, id: string, change: object = {}, cookie = browserOf()) =>
  send(
    who,
    `${office()}/${id}/decision`,
    { decision: 'granted', ground: 'offence', why: 'I agree.', ...change },
    cookie,
  );
const read = (who: TalkName, id: string, body: object = {}) =>
  send(who, `${office()}/${id}/readings`, body);
async function opened(change: object = {}): Promise<string> {
  const { data } = await ask('rhea', change);
  expect((await decide('rita', data.id)).status).toBe(200);
  return data.id;
}
const acts = () =>
  database.db
    .selectFrom('record_act')
    .where('act', 'like', 'talk.%')
    .where('subjectId', '=', dispute.id)
    .orderBy('number')
    .selectAll()
    .execute();

describe('two registrars open sealed talk', () => {
  test('and read what had been said until then, each time on the record', async () => {
    await talk().say('ada', caucus, SECRET, { inConfidence: true });
    const id = await opened();
    await talk().say('ada', caucus, 'said afterwards');
    for (const who of ['rhea', 'rita'] as const) {
      const { status, data } = await read(who, id);
      expect(status).toBe(200);
      expect(data.messages).toMatchObject([
        { number: 1, words: SECRET, by: 'Ada', inConfidence: true },
      ]);
    }
    expect((await acts()).map(({ act }) => act)).toEqual([
      'talk.opening_asked',
      'talk.opened',
      'talk.opening_read',
      'talk.opening_read',
    ]);
    expect(JSON.stringify((await acts()).map(({ why, details }) => [why, details]))).not.toContain(
      'threat',
    );
    const kept = await database.db.selectFrom('discussion_opening').selectAll().execute();
    expect(kept.map((row) => row.sealedWhy.toString()).join()).not.toContain('threat');
  });

  test('or no more than the messages that they named', async () => {
    for (const words of ['one', 'two', 'three']) await talk().say('ada', caucus, words);
    const id = await opened({ from: 2, to: 2 });
    const { data } = await read('rhea', id);
    expect(data).toMatchObject({ messages: [{ number: 2, words: 'two' }], hasMore: false });
  });

  test('for 24 hours, with a second factor of the last ten minutes', async () => {
    await talk().say('ada', caucus, SECRET);
    const id = await opened();
    later(10);
    expect((await read('rhea', id)).code).toBe('factor_stale');
    later(1430);
    await freshFactors();
    expect((await read('rhea', id)).code).toBe('not_open');
    later(-1);
    await freshFactors();
    expect((await read('rhea', id)).status).toBe(200);
  });

  test('and it opens no other door: search, list, write, count and archive stay as they were', async () => {
    await talk().say('ada', caucus, SECRET);
    const id = await opened();
    await read('rhea', id);
    const paths = [
      `/api/disputes/${dispute.id}/talk`,
      `/api/disputes/${dispute.id}/talk/${caucus}/messages`,
      `/api/disputes/${dispute.id}/search?q=warehouse`,
      '/api/search?q=warehouse',
      office(),
    ];
    for (const who of ['rhea', 'rita', 'omar', 'ben'] as const)
      for (const path of paths) {
        const answer = await call(app, 'GET', path, { cookie: cast[who].cookie });
        expect((await answer.text()).includes('burn down'), `${who} ${path}`).toBe(false);
      }
    const places = await talk().placesOf('rhea');
    expect(places.map(({ place }) => place)).not.toContain(caucus);
    expect(await codeOf(await talk().post('rhea', caucus, 'hello'))).toMatch(/^(404|422) /);
  });
});

describe('whoever reads in the place is told at once', () => {
  test('by notice and by letter in their language, which says who, why and what, and none of the words', async () => {
    await database.db
      .updateTable('identity_person')
      .set({ language: 'mr' })
      .where('id', '=', cast.ada.personId)
      .execute();
    await talk().say('ada', caucus, SECRET);
    const id = await opened();
    const owed = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'talk_opened')
      .orderBy('recipient')
      .selectAll()
      .execute();
    expect(owed.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['ada@example.org', 'mr'],
      ['adv@example.org', 'en'],
      ['mia@example.org', 'en'],
    ]);
    const letters = discussionLetters({ db: database.db } as never); // of this letter nothing else is asked
    const to = { id, to: 'x', publicUrl: 'http://munch.example', now: clock.now };
    const mail = await letters.talk_opened(id, to);
    for (const said of ['Rhea, Rita', 'offence', '23(2)(a)', 'Alone with the conciliator'])
      expect(mail?.text).toContain(said);
    for (const unsaid of ['warehouse', 'reports', 'I agree'])
      expect(mail?.text).not.toContain(unsaid);
    const tells = (await acts()).find(({ act }) => act === 'talk.opened')?.tells ?? [];
    expect([...tells].sort()).toEqual(
      [cast.ada, cast.adv, cast.mia].map(({ personId }) => personId).sort(),
    );
  });

  test('and sees their reasons and each reading; the other side sees nothing of it', async () => {
    await talk().say('ada', caucus, SECRET);
    const id = await opened();
    await read('rita', id);
    const path = `/api/disputes/${dispute.id}/talk-openings`;
    for (const who of ['ada', 'mia'] as const)
      expect((await send(who, path)).data.openings).toMatchObject([
        {
          kind: 'caucus',
          ground: 'offence',
          why: 'Mia reports a threat.',
          askedBy: 'Rhea',
          decidedBy: 'Rita',
          decidedWhy: 'I agree.',
          readAt: [clock.now.toISOString()],
        },
      ]);
    for (const who of ['ben', 'omar', 'rhea'] as const)
      expect((await send(who, path)).data.openings).toEqual([]);
    expect((await send('eve', path)).status).toBe(404);
  });

  test('and of a request that was declined nobody hears but who asked', async () => {
    const { data } = await ask();
    expect((await decide('rita', data.id, { decision: 'declined' })).status).toBe(200);
    expect((await read('rhea', data.id)).code).toBe('not_open');
    expect((await acts()).at(-1)?.tells).toEqual([cast.rhea.personId]);
    expect(
      await database.db.selectFrom('outbox_mail').where('kind', '=', 'talk_opened').execute(),
    ).toEqual([]);
  });
});

test('the place itself says that it was opened, to whoever reads there and to nobody else', async () => {
  const openedTo = async (who: TalkName): Promise<string[]> =>
    (await send(who, `/api/disputes/${dispute.id}/talk`)).data.places.flatMap(
      ({ place, wasOpened }: { place: string; wasOpened: boolean }) => (wasOpened ? [place] : []),
    );
  const { data } = await ask();
  expect(await openedTo('ada')).toEqual([]);
  await decide('rita', data.id);
  for (const who of ['ada', 'adv', 'mia'] as const) expect(await openedTo(who)).toEqual([caucus]);
  for (const who of ['ben', 'omar', 'rhea'] as const) expect(await openedTo(who)).toEqual([]);
});

describe('nobody opens it', () => {
  test('alone, also in another browser, and not for a second time', async () => {
    const { data } = await ask();
    expect((await decide('rhea', data.id)).code).toBe('own_request');
    expect((await ask()).code).toBe('asked_already');
    expect((await read('rhea', data.id)).code).toBe('not_open');
    expect((await decide('rita', data.id)).status).toBe(200);
    expect((await decide('rita', data.id)).code).toBe('decided_already');
  });

  test('as two people at one browser', async () => {
    const device = browserOf();
    const { data } = await ask('rhea', {}, device);
    expect((await decide('rita', data.id, {}, device)).code).toBe('same_browser');
    expect((await decide('rita', data.id)).status).toBe(200);
  });

  test('from a browser whose mark was deleted', async () => {
    expect((await ask('rhea', {}, '')).code).toBe('browser_unknown');
    const { data } = await ask();
    expect((await decide('rita', data.id, {}, '')).code).toBe('browser_unknown');
    expect((await decide('rita', data.id)).status).toBe(200);
  });

  test('of two who decide at once, twice', async () => {
    const third = await signedIn(database.db, {
      name: 'Third',
      roles: ['registrar'],
      now: clock.now,
    });
    const { data } = await ask();
    const body = { decision: 'granted', ground: 'offence', why: 'Yes.' };
    const both = await Promise.all(
      [cast.rita.cookie, third.cookie].map((cookie) =>
        call(app, 'POST', `${office()}/${data.id}/decision`, {
          cookie: cookie + browserOf(),
          body,
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [by = cast.rita.cookie] = both.flatMap(({ status }, at) =>
      status === 409 ? [[cast.rita.cookie, third.cookie][at]] : [],
    );
    const reading = await call(app, 'POST', `${office()}/${data.id}/readings`, {
      cookie: by,
      body: {},
    });
    expect(await codeOf(reading)).toBe('403 not_yours');
  });

  test('who is an officer, a party, the neutral, a stranger or nobody', async () => {
    const { data } = await ask();
    const paths: [string, object][] = [
      [office(), { place: caucus, ground: 'offence', why: 'x' }],
      [`${office()}/${data.id}/decision`, { decision: 'granted', ground: 'offence', why: 'x' }],
      [`${office()}/${data.id}/readings`, {}],
    ];
    for (const who of ['omar', 'ada', 'ben', 'mia', 'eve'] as const)
      for (const [path, body] of paths)
        expect((await send(who, path, body)).code, `${who} ${path}`).toBe('not_allowed');
    for (const [path, body] of paths)
      expect((await call(app, 'POST', path, { body })).status).toBe(401);
  });

  test('who is a registrar and of a side, the neutral or the officer of this dispute', async () => {
    const { data } = await ask();
    const { db } = database;
    const roles = ['mia', 'ben'] as const;
    for (const who of roles)
      await db
        .insertInto('identity_role')
        .values({
          ...{ id: newId(), personId: cast[who].personId, role: 'registrar' as const },
          ...{ givenBy: null, givenAt: clock.now },
        })
        .execute();
    const sessions = roles.map((who) => cast[who].viewer.sessionId);
    await db
      .updateTable('identity_session')
      .set({ secondFactorAt: clock.now })
      .where('id', 'in', sessions)
      .execute();
    expect((await decide('mia', data.id)).code).toBe('own_dispute');
    expect((await decide('ben', data.id)).code).toBe('own_dispute');
    expect((await ask('mia', { place: 'parties' })).code).toBe('own_dispute');
    await db
      .updateTable('dispute')
      .set({ officerId: cast.rita.personId })
      .where('id', '=', dispute.id)
      .execute();
    expect((await decide('rita', data.id)).code).toBe('connected');
    const given = roles.map((who) => cast[who].personId);
    await db.deleteFrom('identity_role').where('personId', 'in', given).execute();
  });

  test('by a request that lapsed', async () => {
    const { data } = await ask();
    later(1440);
    await freshFactors();
    expect((await decide('rita', data.id)).code).toBe('lapsed');
    expect((await ask()).status).toBe(201);
  });

  test('where it is not sealed, a side’s own, of no such dispute or place, or without a ground', async () => {
    const own = `own-${dispute.parties.ada}`;
    expect((await ask('rhea', { place: 'all' })).code).toBe('not_sealed');
    expect((await ask('rhea', { place: own })).code).toBe('never_opened');
    expect((await ask('rhea', { place: 'tribunal' })).code).toBe('place_unknown');
    expect((await ask('rhea', { place: `caucus-${newId()}` })).code).toBe('place_unknown');
    expect((await ask('rhea', { why: ' ' })).code).toBe('why_missing');
    expect((await ask('rhea', { ground: 'curiosity' })).status).toBe(422);
    const other = `/api/office/disputes/${newId()}/talk-openings`;
    const asked = { place: 'parties', ground: 'offence', why: 'x' };
    expect((await send('rhea', other, asked)).status).toBe(404);
  });

  test('by the opening of another dispute', async () => {
    await talk().say('ada', caucus, SECRET);
    const id = await opened();
    const first = dispute;
    dispute = await talkingDispute({ database, app, clock }, cast);
    expect((await read('rhea', id)).status).toBe(404);
    dispute = first;
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import {
  codeOf,
  type TalkCast,
  type TalkName,
  talkCast,
  talkers,
  talkingDispute,
} from '../../../../tests/talk.ts';

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
  dispute = await talkingDispute({ database, app, clock }, cast);
});

test('a conciliator hears each side alone, and nobody else learns that there is such a place', async () => {
  const { say, send, base, placesOf } = talk();
  const place = `caucus-${dispute.parties.ada}`;
  await say('ada', place, 'we would take six lakh');
  await say('mia', place, 'it stays with me');
  for (const who of ['ada', 'adv', 'mia'] as TalkName[])
    expect((await send(who, 'GET', `${base()}/${place}/messages`)).status).toBe(200);
  for (const who of ['ben', 'omar', 'rhea', 'eve'] as TalkName[])
    expect((await send(who, 'GET', `${base()}/${place}/messages`)).status).toBe(404);
  for (const who of ['ben', 'omar', 'rhea'] as TalkName[])
    expect((await placesOf(who)).map((one) => one.place)).not.toContain(place);
  expect((await placesOf('mia')).map((one) => one.place)).toEqual([
    'all',
    'joint',
    `caucus-${dispute.parties.ada}`,
    `caucus-${dispute.parties.ben}`,
  ]);
});

test('what is told in confidence says so to whoever reads it, and is moved nowhere', async () => {
  const { say, send, base, read, placesOf } = talk();
  const place = `caucus-${dispute.parties.ada}`;
  const told = await say('ada', place, 'six lakh, by May', { inConfidence: true });
  const open = await say('ada', place, 'an early day would move us');
  expect((await read('mia', place)).map((one) => one.inConfidence)).toEqual([true, false]);
  const fingerprints = await placesOf('ada');
  for (const { place: to } of fingerprints.filter((one) => one.place !== place)) {
    const move = `${base()}/messages/${told.id}/move`;
    expect([to, await codeOf(await send('ada', 'GET', `${move}?to=${to}`))]).toEqual([
      to,
      '409 in_confidence',
    ]);
    const forced = { to, client: newId(), token: '0'.repeat(64) };
    expect(await codeOf(await send('ada', 'POST', move, forced))).toBe('409 in_confidence');
  }
  const asked = await send('ada', 'GET', `${base()}/messages/${open.id}/move?to=all`);
  expect(asked.status).toBe(200);
});

test('an answer in another place quotes nothing of it', async () => {
  const { say, post } = talk();
  const told = await say('ada', `caucus-${dispute.parties.ada}`, 'six lakh', {
    inConfidence: true,
  });
  for (const who of ['ada', 'mia'] as TalkName[])
    expect(await codeOf(await post(who, 'all', 'as said', { answers: told.id }))).toBe(
      '422 answer_unknown',
    );
  const other = `caucus-${dispute.parties.ben}`;
  expect(await codeOf(await post('mia', other, 'as said', { answers: told.id }))).toBe(
    '422 answer_unknown',
  );
});

test('outside a caucus nothing is in confidence', async () => {
  const { post } = talk();
  for (const place of ['all', 'parties', `own-${dispute.parties.ada}`])
    expect(await codeOf(await post('ada', place, 'psst', { inConfidence: true }))).toBe(
      '422 confidence_elsewhere',
    );
});

test('a move that is asked for twice is one move, and a client id that is taken loses no words', async () => {
  const { say, send, base, read } = talk();
  const [taken, client] = [newId(), newId()];
  await say('ada', 'parties', 'said before', { client: taken });
  const message = await say('ada', `own-${dispute.parties.ada}`, 'for all of us');
  const move = `${base()}/messages/${message.id}/move`;
  const asked = (await (await send('ada', 'GET', `${move}?to=parties`)).json()) as {
    data: { token: string };
  };
  const moving = { to: 'parties', token: asked.data.token };
  expect(await codeOf(await send('ada', 'POST', move, { ...moving, client: taken }))).toBe(
    '409 sent_before',
  );
  expect((await read('ada', `own-${dispute.parties.ada}`)).at(-1)?.words).toBe('for all of us');
  const once = await send('ada', 'POST', move, { ...moving, client });
  const twice = await send('ada', 'POST', move, { ...moving, client });
  expect([once.status, twice.status]).toEqual([200, 200]);
  expect(await twice.json()).toEqual(await once.json());
  expect((await read('ben', 'parties')).map((one) => one.words)).toEqual([
    'said before',
    'for all of us',
  ]);
});

test('other words under a client id that was used are refused, and not taken for sent', async () => {
  const { say, post } = talk();
  const client = newId();
  const first = await say('ada', 'all', 'one', { client });
  expect((await say('ada', 'all', 'one', { client })).id).toBe(first.id);
  expect(await codeOf(await post('ada', 'all', 'two', { client }))).toBe('409 sent_before');
});

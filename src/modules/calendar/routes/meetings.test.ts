import { default as ICAL } from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { timeIn } from '#kernel/moments.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import type { SignedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../../tests/talk.ts';
import { calendarLetters } from '../jobs.ts';

// Ada, for whom Adv. speaks, claims from Ben; Mia helps them to agree, Omar is the officer, Rhea a registrar, Eve a stranger.
const START = new Date('2026-11-16T06:30:00Z');
const clock = { now: START };
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let id: string;
let parties: Awaited<ReturnType<typeof talkingDispute>>['parties'];

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now });
  cast = await talkCast(database, START);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = START;
  // What an earlier test settled keeps nobody here from a time.
  await database.db.updateTable('calendar_meeting').set({ state: 'cancelled' }).execute();
  ({ id, parties } = await talkingDispute({ database, app, clock }, cast));
});

const asks = async (who: TalkName, method: string, path: string, body?: object) => {
  const answer = await call(app, method, path, { cookie: cast[who].cookie, body });
  const text = await answer.text();
  const said = JSON.parse(text) as {
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string; fields?: Record<string, string> };
  };
  return { status: answer.status, data: said.data, code: said.error?.code, text };
};
const at = (path = '') => `/api/disputes/${id}/meetings${path}`;
const day = '2026-11-20';
const [ten, noon] = [
  { day, from: '10:00' },
  { day, from: '12:00' },
];
const ids = (...names: TalkName[]) => names.map((name) => cast[name].personId);
const propose = (who: TalkName, change: object = {}) =>
  asks(who, 'POST', at(), {
    ...{ key: newId(), place: 'all', title: 'Timetable call', minutes: 60, noticeDays: 1 },
    ...{ people: ids('ben'), asks: 'times', settles: 'proposer', times: [ten, noon], ...change },
  });
const proposed = async (who: TalkName, change: object = {}): Promise<string> => {
  const { status, data, text } = await propose(who, change);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return data.id;
};
const mark = (who: TalkName, meeting: string, can = 'yes', times = [ten, noon]) =>
  asks(who, 'POST', at(`/${meeting}/marks`), {
    marks: times.map((one) => ({ ...one, to: null, can })),
  });
const settle = (who: TalkName, meeting: string, to = ten, reason = '') =>
  asks(who, 'POST', at(`/${meeting}/settlement`), { ...to, reason });
const view = async (who: TalkName, meeting: string) =>
  (await asks(who, 'GET', at(`/${meeting}`))).data;
const settled = async (): Promise<string> => {
  const meeting = await proposed('ada');
  await mark('ben', meeting);
  expect((await settle('ada', meeting)).status).toBe(200);
  return meeting;
};

const addressOf = async ({ cookie }: SignedIn) => {
  const answer = await call(app, 'POST', '/api/calendar/address', { cookie, body: {} });
  const { data } = (await answer.json()) as { data: { url: string } };
  return new URL(data.url).pathname;
};
/** Read by a parser that is not ours. */
async function meetingsIn(address: string) {
  const file = await (await app.request(address)).text();
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))
    .filter(({ event }) => event.uid.startsWith('meeting-'))
    .map(({ component, event }) => ({
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      hours: [event.startDate, event.endDate].map((one) => timeIn(one.toJSDate())),
    }));
}

test('two people settle a meeting: offered, answered, the best time found, settled, and in both calendars', async () => {
  const meeting = await proposed('ada');
  expect((await view('ben', meeting)).best).toEqual([]);
  await mark('ben', meeting, 'if_needed', [ten]);
  await mark('ben', meeting, 'yes', [noon]);
  const { best, times, mayRun } = await view('ben', meeting);
  expect(best.map((one: { startsAt: string }) => timeIn(one.startsAt))).toEqual(['12:00', '10:00']);
  expect(times[0].ifNeeded).toEqual(['Ben']);
  expect([mayRun, (await settle('ben', meeting, noon)).code]).toEqual([false, 'not_yours']);
  expect((await settle('ada', meeting, noon)).status).toBe(200);
  for (const who of ['ada', 'ben'] as const) {
    const { data } = await asks(who, 'GET', '/api/calendar');
    const own = data.meetings.filter((one: { id: string }) => one.id === meeting);
    expect(own).toMatchObject([{ title: 'Timetable call', state: 'settled', minutes: 60 }]);
  }
});

test('whoever is not asked neither sees nor counts it, of the same side, of the office, or from outside', async () => {
  const meeting = await settled();
  for (const who of ['adv', 'mia', 'omar', 'rhea', 'eve'] as const) {
    expect((await asks(who, 'GET', at(`/${meeting}`))).status).toBe(404);
    expect((await mark(who, meeting)).status).toBe(404);
    expect((await settle(who, meeting, noon, 'x')).status).toBe(404);
    const list = await asks(who, 'GET', at());
    expect(list.status).toBe(who === 'eve' ? 404 : 200);
    expect(list.text).not.toContain(meeting);
    expect((await asks(who, 'GET', '/api/calendar')).text).not.toContain(meeting);
    expect(await meetingsIn(await addressOf(cast[who]))).toEqual([]);
  }
  expect((await call(app, 'GET', at())).status).toBe(401);
});

test('a meeting is found by its title, by whoever was asked to it and by nobody else', async () => {
  const finds = async (who: TalkName, words: string) => {
    const found: string[][] = [];
    for (const path of [`/api/disputes/${id}/search`, '/api/search']) {
      const { data } = await asks(who, 'GET', `${path}?q=${words}`);
      const all = (data?.results ?? []) as { kind: string; id: string; disputeId: string }[];
      found.push(all.filter((one) => one.disputeId === id).map((one) => one.id));
      const kinds = (data?.counts.kinds ?? []) as { name: string }[];
      expect(kinds.some(({ name }) => name === 'meeting')).toBe(all.length > 0);
    }
    expect(found[1]).toEqual(found[0]);
    return found[0];
  };
  const open = await proposed('ada', { title: 'Zanzibar call' });
  const sealed = await proposed('ada', {
    ...{ title: 'Quokka talk', place: `own-${parties.ada}`, people: ids('adv') },
  });
  for (const who of ['ada', 'ben'] as const) expect(await finds(who, 'zanzibar')).toEqual([open]);
  for (const who of ['ada', 'adv'] as const) expect(await finds(who, 'quokka')).toEqual([sealed]);
  for (const who of ['adv', 'mia', 'omar', 'rhea', 'eve'] as const)
    expect(await finds(who, 'zanzibar')).toEqual([]);
  for (const who of ['ben', 'mia', 'omar', 'rhea', 'eve'] as const)
    expect(await finds(who, 'quokka')).toEqual([]);
  // Whoever is asked later finds it from then on, and whoever lost the place no more.
  await asks('ada', 'POST', at(`/${open}/people`), { people: ids('mia') });
  expect(await finds('mia', 'zanzibar')).toEqual([open]);
  const { db } = database;
  const ended = { endedAt: clock.now };
  for (const who of ['ben', 'adv'] as const)
    await db
      .updateTable('dispute_member')
      .set(ended)
      .where('disputeId', '=', id)
      .where('personId', '=', cast[who].personId)
      .execute();
  expect(await finds('ben', 'zanzibar')).toEqual([]);
  expect(await finds('adv', 'quokka')).toEqual([]);
  const [row] = await db
    .selectFrom('search_entry')
    .where('sourceId', '=', sealed)
    .select(['title', 'text', 'words'])
    .execute();
  expect(JSON.stringify(row)).not.toMatch(/quokka/i);
});

test('nobody is called together who may not talk together', async () => {
  const own = (await asks('ada', 'GET', at())).data.places.find(
    (one: { kind: string }) => one.kind === 'own',
  ).key;
  expect((await propose('ada', { place: own })).code).toBe('person_unknown');
  expect((await propose('ben', { place: own, people: ids('ada') })).status).toBe(404);
  expect((await propose('ada', { people: ids('omar') })).code).toBe('side_missing');
  expect((await propose('ada', { people: [] })).code).toBe('nobody_asked');
  expect((await propose('eve')).status).toBe(404);
});

test('a day in 1990, one within the notice, no time at all and no title are refused; what is sent twice is one', async () => {
  const times = (one: string, from: string) => ({ times: [{ day: one, from }] });
  expect((await propose('ada', times('1990-01-01', '10:00'))).code).toBe('too_soon');
  expect((await propose('ada', times('2026-11-17', '11:59'))).code).toBe('too_soon');
  expect((await propose('ada', times('2026-11-17', '12:00'))).status).toBe(201);
  expect((await propose('ada', { times: [] })).code).toBe('times_missing');
  expect((await propose('ada', { title: ' ' })).code).toBe('title_missing');
  const key = newId();
  const all = await Promise.all([propose('ada', { key }), propose('ada', { key })]);
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
});

test('a change of date is the same entry with a higher number, by another parser in Asia/Kolkata; a cancelled one says so', async () => {
  const address = await addressOf(cast.ben);
  const meeting = await settled();
  const [first] = await meetingsIn(address);
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED', hours: ['10:00', '11:00'] });
  // The calendar program may show it to others: it has no word of anybody.
  expect(first?.summary).not.toContain('Timetable');
  expect((await settle('ada', meeting, noon)).code).toBe('reason_missing');
  expect((await settle('ada', meeting, noon, 'Ada is ill.')).status).toBe(200);
  const [moved] = await meetingsIn(address);
  expect(moved).toMatchObject({ uid: first?.uid, sequence: 1, hours: ['12:00', '13:00'] });
  const cancel = (reason: string) =>
    asks('ada', 'POST', at(`/${meeting}/cancellation`), { reason });
  expect((await cancel('')).code).toBe('reason_missing');
  expect((await cancel('They agreed.')).status).toBe(200);
  const [cancelled] = await meetingsIn(address);
  expect(cancelled).toMatchObject({ uid: first?.uid, sequence: 2, status: 'CANCELLED' });
  expect((await settle('ada', meeting, ten, 'x')).code).toBe('closed');
  expect((await mark('ben', meeting)).code).toBe('closed');
  const { acts } = await view('ben', meeting);
  expect(acts.map((one: { act: string; reason: string }) => [one.act, one.reason])).toEqual([
    ['proposed', ''],
    ['settled', ''],
    ['moved', 'Ada is ill.'],
    ['cancelled', 'They agreed.'],
  ]);
});

test('a meeting elsewhere counts as busy: no more is told than a no, and nothing of whoever has not answered', async () => {
  const other = await settled();
  const before = id;
  ({ id } = await talkingDispute({ database, app, clock }, cast));
  const meeting = await proposed('omar', { people: ids('ada', 'ben') });
  const open = await view('omar', meeting);
  expect(open.times[0]).toMatchObject({ no: [], open: ['Ada', 'Ben'] });
  await mark('ben', meeting);
  await mark('ada', meeting, 'yes');
  const { times, best } = await view('omar', meeting);
  expect(times[0]).toMatchObject({ yes: ['Omar'], no: ['Ada', 'Ben'] });
  expect(best.map(({ yes }: { yes: string[] }) => yes.length)).toEqual([3]);
  const { text } = await asks('omar', 'GET', at(`/${meeting}`));
  for (const hidden of [other, before]) expect(text).not.toContain(hidden);
  // They themselves are told that they are elsewhere then.
  expect((await view('ben', meeting)).times[0].isOwnBusy).toBe(true);
  expect(times[0].isOwnBusy).toBe(false);
});

test('whoever lost their place drops out, and whoever joined a side later is asked when somebody asks them', async () => {
  const meeting = await proposed('ada', { people: ids('ben', 'adv') });
  await mark('ben', meeting);
  expect((await settle('ada', meeting)).code).toBe('not_all_can');
  const end = { endedAt: clock.now };
  await database.db
    .updateTable('dispute_member')
    .set(end)
    .where('personId', '=', cast.adv.personId)
    .execute();
  expect((await asks('adv', 'GET', at(`/${meeting}`))).status).toBe(404);
  const { people, best, couldAsk } = await view('ada', meeting);
  expect(people.map((one: { name: string }) => one.name).sort()).toEqual(['Ada', 'Ben']);
  expect(best).toHaveLength(2);
  expect(couldAsk.map((one: { name: string }) => one.name)).toContain('Omar');
  const more = (who: TalkName, ...names: TalkName[]) =>
    asks(who, 'POST', at(`/${meeting}/people`), { people: ids(...names) });
  expect((await more('ben', 'omar')).code).toBe('not_yours');
  expect((await more('ada', 'eve')).code).toBe('person_unknown');
  expect((await more('ada', 'omar')).status).toBe(200);
  expect((await view('omar', meeting)).people).toHaveLength(3);
});

test('of two who settle at once one does, and the record says each once; of a sealed place it says nothing', async () => {
  const meeting = await proposed('ada');
  await mark('ben', meeting);
  const both = await Promise.all([settle('ada', meeting, ten), settle('ada', meeting, noon)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const acts = async () =>
    database.db
      .selectFrom('record_act')
      .where('act', 'like', 'meeting.%')
      .where('subjectId', '=', id)
      .orderBy('number')
      .select(['act', 'why', 'details'])
      .execute();
  expect((await acts()).map(({ act }) => act)).toEqual(['meeting.proposed', 'meeting.settled']);
  expect(JSON.stringify(await acts())).not.toContain('Timetable');
  const sealed = await proposed('ada', { place: 'parties', title: 'Between us' });
  expect((await acts()).length).toBe(2);
  const row = await database.db
    .selectFrom('calendar_meeting')
    .where('id', '=', sealed)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([row.title, row.sealedTitle?.includes('Between')]).toEqual([null, false]);
  expect((await view('ben', sealed)).title).toBe('Between us');
});

test('free times: each says when, a line that ends early is refused, and the earliest that all have is found', async () => {
  const meeting = await proposed('omar', { people: ids('ada', 'ben'), asks: 'free', times: [] });
  const free = (who: TalkName, from: string, to: string) =>
    asks(who, 'POST', at(`/${meeting}/marks`), { marks: [{ day, from, to, can: 'yes' }] });
  expect((await free('ada', '14:00', '13:00')).code).toBe('ends_early');
  await free('ada', '10:00', '14:00');
  await free('ben', '12:30', '18:00');
  expect((await view('ben', meeting)).best).toEqual([]);
  await free('omar', '09:00', '13:45');
  const { best, free: own } = await view('ben', meeting);
  expect(best.map((one: { startsAt: string }) => timeIn(one.startsAt))).toEqual(['12:30']);
  // When others are free stands nowhere but in what all have.
  expect(own).toHaveLength(1);
  expect((await settle('omar', meeting, { day, from: '12:30' })).status).toBe(200);
});

test('those who are asked have a letter each that says when, and no word of what; whoever dropped out has none', async () => {
  const meeting = await settled();
  const owed = await database.db
    .selectFrom('outbox_mail')
    .innerJoin('calendar_meeting_person as asked', 'asked.id', 'outbox_mail.refersTo')
    .where('asked.meetingId', '=', meeting)
    .select(['asked.personId', 'outbox_mail.refersTo', 'outbox_mail.kind'])
    .execute();
  expect(owed.map(({ personId }) => personId)).toEqual([cast.ben.personId, cast.ben.personId]);
  const letter = async () => {
    const to = { to: 'ben@example.net', publicUrl: 'https://munch.example', now: clock.now };
    const [first] = owed;
    return calendarLetters({ db: database.db }).meeting_news(first?.refersTo ?? '', {
      ...{ id: newId(), foot: '', ...to },
    });
  };
  const text = JSON.stringify(await letter());
  expect(text).toContain('10:00 to 11:00 IST');
  expect(text).not.toContain('Timetable');
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('personId', '=', cast.ben.personId)
    .execute();
  expect(await letter()).toBeNull();
});

import { default as ICAL } from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aVault, disputesDeps, move, opened } from '../../../tests/disputes.ts';
import type { DisputesDeps } from '../disputes/actions/deps.ts';
import { calendarDataOf, calendarEraser } from './routes.ts';

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let ada: SignedIn;
let ben: SignedIn;
let eve: SignedIn;
let omar: SignedIn;
let id: string;
let respondent: string;
const START = new Date('2026-11-16T06:30:00Z');
const clock = { now: START };

beforeAll(async () => {
  database = await testDatabase();
  const papers = await aVault();
  deps = { ...(await disputesDeps(database.db, clock)), papers };
  app = appWith(database, { now: () => clock.now, papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: START });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.org', now: START });
  eve = await signedIn(database.db, { name: 'Eve', email: 'eve@example.org', now: START });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: START });
});
afterAll(() => database.drop());

beforeEach(async () => {
  clock.now = START;
  ({ id } = await opened(deps));
  const party = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  respondent = party.id;
  const member = { id: newId(), disputeId: id, partyId: respondent, personId: ben.personId };
  await database.db
    .insertInto('dispute_member')
    .values({ ...member, role: 'party', since: START })
    .execute();
});

const reached = async () => {
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_serving', openedAt: clock.now })
    .where('id', '=', id)
    .execute();
  await move(deps, {
    disputeId: id,
    type: 'served',
    by: { personId: null, role: 'system' },
    as: 'system',
    partyId: respondent,
  });
};

type Entry = { id: string; disputeId: string; limit: string; state: string; citation: string };
const calendarOf = async (who: SignedIn, path = `/api/disputes/${id}/calendar`) => {
  const answer = await call(app, 'GET', path, { cookie: who.cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { entries: Entry[]; feedMadeAt: string | null } }).data;
};
const addressOf = async (who: SignedIn) => {
  const answer = await call(app, 'POST', '/api/calendar/address', { cookie: who.cookie, body: {} });
  const { data } = (await answer.json()) as { data: { url: string } };
  return new URL(data.url).pathname;
};
const fileAt = async (path: string) => (await app.request(path)).text();

type Parsed = Record<'uid' | 'summary' | 'status', string> & {
  sequence: number;
  start: string;
  isDay: boolean;
};
/** Read by a parser that is not ours. */
function parsed(file: string): Parsed[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      start: event.startDate.toString(),
      isDay: event.startDate.isDate,
    };
  });
}

test('a party sees every limit of the dispute that it may know, with its law, and the office too; a stranger and a visitor none', async () => {
  await reached();
  const { entries } = await calendarOf(ben);
  expect(entries.map(({ limit }) => limit)).toContain('answer');
  // What the claimant owes is the claimant's to know.
  expect(entries.map(({ limit }) => limit)).not.toContain('registration_payment');
  expect((await calendarOf(ada)).entries.map(({ limit }) => limit)).toEqual(
    expect.arrayContaining(['answer', 'registration_payment']),
  );
  for (const { citation } of entries) expect(citation).not.toBe('');
  const path = `/api/disputes/${id}/calendar`;
  expect((await call(app, 'GET', path, { cookie: eve.cookie })).status).toBe(404);
  // The office reads whose each is.
  const office = await call(app, 'GET', path, { cookie: omar.cookie });
  const { data } = (await office.json()) as { data: { entries: { who: string }[] } };
  expect(new Set(data.entries.map(({ who }) => who))).toContain('respondent');
  expect((await call(app, 'GET', path)).status).toBe(401);
});

test('the calendar of all of mine has my disputes, none of another’s, and none that I left', async () => {
  await reached();
  const mine = (await calendarOf(ben, '/api/calendar')).entries.map((one) => one.disputeId);
  expect(mine).toContain(id);
  expect((await calendarOf(eve, '/api/calendar')).entries).toEqual([]);
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('disputeId', '=', id)
    .where('personId', '=', ben.personId)
    .execute();
  const left = (await calendarOf(ben, '/api/calendar')).entries.map((one) => one.disputeId);
  expect(left).not.toContain(id);
});

test('a secret address is kept as a hash alone, and a new one ends the old', async () => {
  const first = await addressOf(ada);
  const rows = JSON.stringify(await database.db.selectFrom('calendar_feed').selectAll().execute());
  expect(rows).not.toContain(first.split('/')[4]);
  expect((await app.request(first)).status).toBe(200);
  const second = await addressOf(ada);
  expect((await app.request(first)).status).toBe(404);
  expect((await app.request(second)).status).toBe(200);
  expect((await app.request('/api/calendar/feeds/nobody/munch.ics')).status).toBe(404);
  expect((await calendarOf(ada)).feedMadeAt).toBe(START.toISOString());
});

test('a feed is valid to another parser: whole days, folded lines, one name for each limit', async () => {
  await reached();
  const file = await fileAt(await addressOf(ben));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = parsed(file);
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.every(({ isDay }) => isDay)).toBe(true);
  const due = (await calendarOf(ben)).entries.find(({ limit }) => limit === 'answer') as
    | (Entry & { dueOn: string })
    | undefined;
  expect(events.map(({ start }) => start)).toContain(due?.dueOn);
  expect(events.every(({ status }) => status === 'CONFIRMED')).toBe(true);
});

test('in Marathi the same parser reads the words that were folded within them', async () => {
  await reached();
  const answer = await app.request('/api/calendar/address', {
    method: 'POST',
    headers: {
      cookie: ben.cookie,
      'content-type': 'application/json',
      'accept-language': 'mr',
      origin: 'http://munch.example',
    },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  const file = await fileAt(new URL(data.url).pathname);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(parsed(file).some(({ summary }) => /[ऀ-ॿ]/.test(summary))).toBe(true);
  expect(file).not.toContain('�');
});

test('a changed date is the same entry with a higher number, and a cancelled one says so', async () => {
  await reached();
  const address = await addressOf(ben);
  const answerIn = async () =>
    parsed(await fileAt(address)).find(({ uid }) => uid.includes('-answer-'));
  const first = await answerIn();
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
  expect(await answerIn()).toEqual(first);
  const later = new Date(clock.now.getTime() + 86_400_000);
  clock.now = later;
  await database.db
    .updateTable('calendar_entry')
    .set({ dueOn: '2026-11-20' })
    .where('disputeId', '=', id)
    .where('limitRow', '=', 'answer')
    .execute();
  const moved = await answerIn();
  expect(moved).toMatchObject({ uid: first?.uid, sequence: 1, start: first?.start });
  // Whoever withdraws before anybody answered ends what the other had to do.
  await database.db
    .updateTable('dispute')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  await database.db
    .insertInto('dispute_event')
    .values({
      id: newId(),
      disputeId: id,
      number: 90,
      type: 'withdrawn',
      at: later,
      onDay: '2026-11-17',
      byRole: 'claimant',
      fromState: 'arb_commenced',
      toState: 'withdrawn',
      details: '{}',
    })
    .execute();
  expect(await answerIn()).toMatchObject({ uid: first?.uid, sequence: 2, status: 'CANCELLED' });
});

test('two programs that ask at once are told the same, and it is written once', async () => {
  await reached();
  const address = await addressOf(ben);
  const [one, two] = await Promise.all([fileAt(address), fileAt(address)]);
  expect(parsed(one ?? '')).toEqual(parsed(two ?? ''));
});

test('what is held of a person is since when they have an address, and an erasure ends it', async () => {
  const address = await addressOf(eve);
  expect(await calendarDataOf(database.db, eve.personId)).toMatchObject({
    calendarAddressMadeAt: START,
  });
  await database.db
    .transaction()
    .execute((tx) => calendarEraser.erase(tx, { personId: eve.personId, at: START, newId }));
  expect((await app.request(address)).status).toBe(404);
  expect(await calendarDataOf(database.db, eve.personId)).toEqual({
    calendarAddressMadeAt: null,
    meetingTimes: [],
  });
});

test('a secret address ends with a new password, and when its owner is taken off a dispute', async () => {
  await reached();
  const mia = await signedIn(database.db, { name: 'Mia', email: 'mia@example.org', now: START });
  const member = { id: newId(), disputeId: id, partyId: respondent, personId: mia.personId };
  await database.db
    .insertInto('dispute_member')
    .values({ ...member, role: 'party', since: START })
    .execute();
  const works = async () => {
    const pathname = await addressOf(mia);
    return async () => (await app.request(pathname)).status;
  };
  const first = await works();
  expect(await first()).toBe(200);
  clock.now = new Date(clock.now.getTime() + 1000);
  await database.db
    .updateTable('identity_person')
    .set({ passwordSetAt: clock.now, passwordHash: 'argon2id of another' })
    .where('id', '=', mia.personId)
    .execute();
  expect(await first()).toBe(404);
  expect((await calendarOf(mia)).feedMadeAt).toBeNull();
  clock.now = new Date(clock.now.getTime() + 1000);
  const second = await works();
  expect(await second()).toBe(200);
  clock.now = new Date(clock.now.getTime() + 1000);
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('personId', '=', mia.personId)
    .execute();
  expect(await second()).toBe(404);
});

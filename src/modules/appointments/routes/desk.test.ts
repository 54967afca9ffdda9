import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { type PanelName, tribunalHouse } from '../../../../tests/tribunals.ts';

// The neutral's own desk, through its doors (law and lifecycle 6.1, 6.2 and 6.5; ACA s. 12(1)).
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let cast: Record<'rhea' | 'ada' | 'ben', SignedIn>;
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };

beforeAll(async () => {
  database = await testDatabase();
  const bare = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
  const person = (name: string, roles: 'registrar'[] = []) =>
    signedIn(database.db, { name, roles, now: clock.now });
  cast = {
    rhea: await person('Rhea Registrar', ['registrar']),
    ada: await person('Ada Trader'),
    ben: await person('Ben Borrower'),
  };
  for (const name of ['Asha Rao', 'Bina Das'] as const)
    await database.db
      .insertInto('identity_role')
      .values({
        ...{ id: newId(), personId: house.whoIs(name).personId, role: 'neutral' },
        ...{ givenBy: null, givenAt: clock.now },
      })
      .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  await database.db.deleteFrom('panel_leave').execute();
});

const deskOf = async ({ cookie }: SignedIn) =>
  (await house.ask('GET', '/api/neutral/desk', { cookie })).data;
const as = (name: PanelName) => house.whoIs(name);
const leave = (name: PanelName, fromOn: string, untilOn: string) =>
  house.post('/api/panel/my/leaves', as(name), { fromOn, untilOn });

describe('what waits for a neutral', () => {
  test('a question shows the names and its limit, and no word of the dispute until the appointment', async () => {
    const one = await house.ordered(cast);
    const asked = await deskOf(as('Asha Rao'));
    expect(asked.questions).toMatchObject([
      { id: one.id, role: 'arbitrator', claimants: [expect.stringContaining('Ada Traders')] },
    ]);
    expect(asked.waiting).toMatchObject([{ id: one.id, place: 'question', title: '' }]);
    expect(asked.waiting[0].dueOn).toBe(asked.questions[0].dueOn);
    expect(asked.disputes).toEqual([]);
    const { title, facts } = await database.db
      .selectFrom('dispute')
      .where('id', '=', one.id)
      .select(['title', 'facts'])
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(asked)).not.toContain(title);
    await house.accept(one, 'Asha Rao');
    const promised = await deskOf(as('Asha Rao'));
    expect(promised).toMatchObject({ questions: [], load: { open: 0, promised: 1 } });
    expect(promised.disputes).toMatchObject([{ id: one.id, state: 'accepted', title: '' }]);
    expect(JSON.stringify(promised)).not.toContain(title);
    expect(JSON.stringify(promised)).not.toContain(facts);
  });

  test('whoever was appointed sees the dispute by its title, and the limits of their mandate', async () => {
    const one = await house.ordered(cast);
    await house.seat(one, cast, 'Asha Rao');
    const desk = await deskOf(as('Asha Rao'));
    const { title } = await database.db
      .selectFrom('dispute')
      .where('id', '=', one.id)
      .select('title')
      .executeTakeFirstOrThrow();
    const disputes: { id: string }[] = desk.disputes;
    expect(disputes.find(({ id }) => id === one.id)).toMatchObject({ state: 'appointed', title });
    expect(desk.load.open).toBe(1);
  });

  test('a challenge waits once both sides were heard, in the order of its limit', async () => {
    const one = await house.ordered(cast);
    await house.seat(one, cast, 'Asha Rao');
    const candidate = await house.invitationOf(one, 'Asha Rao');
    const path = `/api/disputes/${one.id}/tribunal/challenges`;
    const made = await house.post(path, cast.ben, {
      ...{
        candidate,
        partyId: one.respondent,
        knownOn: null,
        grounds: ['qualification'],
        reason: 'They were partners.',
      },
    });
    expect(made.status).toBe(201);
    const waits = async () => {
      const { waiting }: { waiting: { id: string; limit: string; place: string }[] } = await deskOf(
        as('Asha Rao'),
      );
      return waiting.filter((wait) => wait.id === one.id).map(({ limit }) => limit);
    };
    expect(await waits()).not.toContain('challenge_ruling');
    const answered = await house.post(
      `${path.replace(/challenges$/, 'challenge-answers')}`,
      cast.ada,
      {
        ...{ candidate, partyId: one.claimant, challenger: one.respondent },
        ...{ agrees: false, reason: 'They were not.' },
      },
    );
    expect(answered.error).toBeUndefined();
    expect(await waits()).toContain('challenge_ruling');
  });

  test('a stranger’s desk is empty', async () => {
    await house.ordered(cast);
    expect(await deskOf(cast.ben)).toMatchObject({
      ...{ waiting: [], questions: [], disputes: [], availability: null },
    });
  });
});

describe('leave', () => {
  const barred = async (id: string): Promise<{ name: string; bars: string[] }[]> =>
    (await house.ask('GET', `/api/office/disputes/${id}/tribunal`, { cookie: cast.rhea.cookie }))
      .data.proposal.barred;

  test('no list names whoever is away when they would be needed, and one that was taken back bars nobody', async () => {
    const one = await house.answered(cast);
    const { data } = await leave('Bina Das', '2026-12-01', '2027-01-31');
    expect(await barred(one.id)).toMatchObject([{ name: 'Bina Das', bars: ['not_free'] }]);
    const desk = await deskOf(as('Bina Das'));
    expect(desk.availability.leaves).toEqual([
      { id: data.id, fromOn: '2026-12-01', untilOn: '2027-01-31' },
    ]);
    const other = await house.post(`/api/panel/my/leaves/${data.id}/withdrawal`, as('Asha Rao'));
    expect(other.status).toBe(404);
    const back = await house.post(`/api/panel/my/leaves/${data.id}/withdrawal`, as('Bina Das'));
    expect(back.status).toBe(200);
    expect(await barred(one.id)).toEqual([]);
  });

  test('whoever is away today is not asked: the next name is', async () => {
    await leave('Asha Rao', '2026-11-23', '2026-11-30');
    const one = await house.ordered(cast);
    expect((await deskOf(as('Asha Rao'))).availability.isAway).toBe(true);
    expect((await deskOf(as('Bina Das'))).questions).toMatchObject([{ id: one.id }]);
  });

  test('a day twice is refused at its field', async () => {
    await leave('Bina Das', '2026-12-01', '2026-12-05');
    const again = await leave('Bina Das', '2026-12-05', '2026-12-06');
    expect(again).toMatchObject({
      status: 409,
      error: { code: 'leave_overlaps', fields: { fromOn: expect.any(String) } },
    });
  });
});

test('capacity and free days change alone', async () => {
  const path = '/api/panel/my/availability';
  const body = { capacity: 9, freeOn: ['2026-12-02', '2026-11-01'] };
  expect((await house.post(path, as('Bina Das'), body)).status).toBe(200);
  const { availability, load } = await deskOf(as('Bina Das'));
  expect(availability).toMatchObject({ capacity: 9, freeOn: ['2026-12-02'] });
  expect(load.most).toBe(9);
  const versions = await database.db
    .selectFrom('panel_profile')
    .where('neutralId', '=', house.onList('Bina Das'))
    .orderBy('version')
    .select(['qualifications', 'languages'])
    .execute();
  expect(versions).toHaveLength(2);
  expect(versions[1]).toEqual(versions[0]);
  const wrong = await house.post(path, as('Bina Das'), { capacity: 9, freeOn: ['2026-02-30'] });
  expect(wrong.error).toMatchObject({
    code: 'profile_day_invalid',
    fields: { freeOn: expect.any(String) },
  });
});

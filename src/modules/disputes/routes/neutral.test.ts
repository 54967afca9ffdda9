import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../../tests/talk.ts';

// Mia helps Ada and Ben to agree; what a neutral reads is what the table of places says (rules/access.ts), in one page with both sides.
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  dispute = await talkingDispute({ database, app, clock }, cast);
});

async function ask(who: TalkName, path: string) {
  const answer = await call(app, 'GET', path, { cookie: cast[who].cookie });
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  const { data } = (await answer.json()) as { data?: any };
  return { status: answer.status, data };
}
const at = (place = '') => `/api/disputes/${dispute.id}${place}`;
const OPEN = ['', '/workspace', '/papers', '/calendar', '/people', '/talk', '/search?q=rent'];

test('a neutral reads the case, its papers, its limits and its people, and not what it costs whom', async () => {
  for (const place of OPEN) expect((await ask('mia', at(place))).status, place).toBe(200);
  expect((await ask('mia', at('/workspace'))).data).toMatchObject({
    as: 'conciliator',
    invitedAs: null,
  });
  expect((await ask('mia', `/api/fees/disputes/${dispute.id}/costs`)).status).toBe(404);
  const { data } = await ask('mia', at());
  expect(data).toMatchObject({ as: 'conciliator', may: [], next: [], estimate: null });
  for (const party of data.parties) expect(party.contacts).toEqual([]);
});

test('it stands in their list of cases between both sides, and in nobody else’s', async () => {
  const { data } = await ask('mia', '/api/disputes');
  const [row] = data.disputes.filter(({ id }: { id: string }) => id === dispute.id);
  const { data: whole } = await ask('mia', at());
  const nameOf = (side: string) =>
    whole.parties.find((party: { side: string }) => party.side === side).name;
  expect(row).toMatchObject({
    as: 'conciliator',
    claimant: nameOf('claimant'),
    against: { name: nameOf('respondent'), more: 0 },
  });
  const { data: of } = await ask('eve', '/api/disputes');
  expect(of.disputes).toEqual([]);
});

test('cases of a neutral go on over pages, each once', async () => {
  const ids = [dispute.id];
  for (let more = 0; more < 21; more += 1)
    ids.push((await talkingDispute({ database, app, clock }, cast)).id);
  const seen: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const { data } = await ask('mia', `/api/disputes${before && `?before=${before}`}`);
    seen.push(...data.disputes.map(({ id }: { id: string }) => id));
    before = data.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  for (const id of ids) expect(seen).toContain(id);
});

test('whoever withdrew reads nothing more of it', async () => {
  await dispute.happens('arbitrator_withdrew', { neutral: cast.mia.personId });
  for (const place of OPEN) expect((await ask('mia', at(place))).status, place).toBe(404);
  const { data } = await ask('mia', '/api/disputes');
  expect(data.disputes.some(({ id }: { id: string }) => id === dispute.id)).toBe(false);
});

test('a registrar who is or was its neutral works on it for nobody', async () => {
  await database.db
    .insertInto('identity_role')
    .values({
      ...{ id: newId(), personId: cast.mia.personId, role: 'registrar' as const },
      ...{ givenBy: null, givenAt: clock.now },
    })
    .execute();
  await database.db
    .updateTable('identity_session')
    .set({ secondFactorAt: clock.now, seenAt: clock.now })
    .where('id', '=', cast.mia.viewer.sessionId)
    .execute();
  const office = `/api/office/disputes/${dispute.id}`;
  expect((await ask('rhea', office)).status).toBe(200);
  expect((await ask('mia', office)).status).toBe(403);
  expect((await ask('mia', at('/workspace'))).data.as).toBe('conciliator');
  await dispute.happens('arbitrator_withdrew', { neutral: cast.mia.personId });
  expect((await ask('mia', office)).status).toBe(403);
  expect((await ask('mia', at('/workspace'))).status).toBe(404);
});

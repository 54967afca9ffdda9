import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { repeatDraw } from '../../../../scripts/repeat-draw.ts';
import { appWith, serviceParts } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { PANEL, tribunalHouse } from '../../../../tests/tribunals.ts';

let database: TestDatabase;
let app: App;
const clock = { now: new Date('2026-11-23T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  const bare = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
});
afterAll(() => database.drop());

test('where both sides found all names acceptable chance decides, and a party takes away all that repeats it', async () => {
  const house = await tribunalHouse({ database, app: () => app, clock });
  const person = (name: string) => signedIn(database.db, { name, now: clock.now });
  const [ada, ben] = [await person('Ada Trader'), await person('Ben Borrower')];
  const rhea = await signedIn(database.db, { name: 'Rhea', roles: ['registrar'], now: clock.now });
  const one = await house.answered({ ada, ben });
  const draw = ({ cookie }: SignedIn) =>
    house.ask('GET', `/api/disputes/${one.id}/tribunal/draw`, { cookie });
  const lists = `/api/office/disputes/${one.id}/tribunal/lists`;
  const sent = await house.post(lists, rhea, { names: PANEL.map(house.onList), reason: '' });
  const reply = (partyId: string, who: SignedIn) =>
    house.post(`/api/disputes/${one.id}/tribunal/replies`, who, {
      ...{ list: sent.data.list, partyId, strikes: [], ranking: [] },
    });
  await reply(one.claimant, ada);
  // Sealed: before all answers are opened nobody is told the seed.
  expect((await draw(ada)).status).toBe(404);
  await reply(one.respondent, ben);
  const told = (await draw(ada)).data;
  expect(told).toEqual((await draw(ben)).data);
  expect(told.equals).toHaveLength(5);
  const said: string[] = [];
  const isWhole = repeatDraw(told, serviceParts.signer.published(), (line) => said.push(line));
  expect(said.filter((line) => line.startsWith('FAILED'))).toEqual([]);
  expect(isWhole).toBe(true);
  expect((await draw(await person('Eve Stranger'))).status).toBe(404);
  expect((await draw(house.whoIs('Asha Rao'))).status).toBe(404);
});

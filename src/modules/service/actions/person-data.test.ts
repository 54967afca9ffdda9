import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aHouse, fourInDispute, type House, othersOf } from '../../../../tests/own-data.ts';
import { serviceDataOf, serviceEraser } from './person-data.ts';

let database: TestDatabase;
let house: House;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  house = await aHouse(database.db, clock);
});
afterAll(() => database.drop());

test('a respondent is given each try to reach her and what was said of it, and none to reach another', async () => {
  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  const { papers } = await serviceDataOf(database.db, ben.personId);
  expect(papers).toEqual([
    expect.objectContaining({
      purpose: 'notice',
      attempts: expect.arrayContaining([
        expect.objectContaining({ channel: 'email', address: four.emails.ben, isDesignated: true }),
      ]),
    }),
  ]);
  const text = JSON.stringify(papers);
  expect(text).toContain('(ben)');
  for (const other of othersOf(four, 'ben')) expect(text).not.toContain(other);
  const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
  expect(await serviceDataOf(database.db, eve.personId)).toEqual({ papers: [], inquiries: [] });
});

test('where somebody looked for a party is hers to know, and where another was looked for is not', async () => {
  const four = await fourInDispute(house);
  const omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  const looked = {
    disputeId: four.id,
    lookedOn: '2026-11-20',
    byPerson: omar.personId,
    byRole: 'case_officer',
    at: clock.now,
  };
  await database.db
    .insertInto('service_inquiry')
    .values([
      {
        id: newId(),
        ...looked,
        partyId: four.partyIds.ben,
        lookedIn: 'The register of voters',
        result: 'The same address.',
      },
      {
        id: newId(),
        ...looked,
        partyId: four.partyIds.bea,
        lookedIn: 'The neighbours',
        result: 'Moved to Pune.',
      },
    ])
    .execute();
  const { inquiries } = await serviceDataOf(database.db, (await four.account('ben')).personId);
  expect(inquiries).toEqual([
    {
      lookedIn: 'The register of voters',
      lookedOn: '2026-11-20',
      result: 'The same address.',
      at: clock.now,
    },
  ]);
});

test('the ledger of service stays as it is, and she is told so before she asks', async () => {
  const four = await fourInDispute(house);
  const [ben, ada] = [await four.account('ben'), await four.account('ada')];
  expect(await serviceEraser.keeps(database.db, ben.personId)).toEqual(['service']);
  expect(await serviceEraser.keeps(database.db, ada.personId)).toEqual([]);
  const rows = () =>
    database.db
      .selectFrom('service_attempt')
      .where('disputeId', '=', four.id)
      .orderBy('id')
      .selectAll()
      .execute();
  const before = await rows();
  expect(before.length).toBeGreaterThan(0);
  expect(
    await database.db
      .transaction()
      .execute((tx) => serviceEraser.erase(tx, { personId: ben.personId, at: clock.now, newId })),
  ).toEqual({});
  expect(await rows()).toEqual(before);
});

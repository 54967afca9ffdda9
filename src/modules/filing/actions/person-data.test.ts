import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { filingDataOf, filingEraser } from './person-data.ts';

let database: TestDatabase;
const now = new Date('2026-11-20T06:30:00Z');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function institution(name: string, people: readonly string[], by: string): Promise<string> {
  const id = newId();
  const reached = {
    email: 'cases@bank.example',
    address: '1 Fort, Mumbai 400001',
    language: 'en' as const,
  };
  await database.db
    .insertInto('filing_institution')
    .values({ id, name, kind: 'company', ...reached, createdAt: now, createdBy: by })
    .execute();
  for (const person_id of people)
    await database.db
      .insertInto('filing_institution_member')
      .values({ id: newId(), institutionId: id, personId: person_id, since: now, addedBy: by })
      .execute();
  return id;
}

test('an erased person files for no institution any more, another still does, and the institution’s people count on', async () => {
  const [ada, asha, rhea] = [
    await signedIn(database.db, { name: 'Ada', now }),
    await signedIn(database.db, { name: 'Asha', now }),
    await signedIn(database.db, { roles: ['registrar'], now }),
  ];
  const bank = await institution('A Bank', [ada.personId, asha.personId], rhea.personId);
  expect(await filingDataOf(database.db, ada.personId)).toMatchObject({
    institutions: [{ name: 'A Bank', since: now, endedAt: null }],
  });
  const erase = () =>
    database.db
      .transaction()
      .execute((tx) => filingEraser.erase(tx, { personId: ada.personId, at: now, newId }));
  expect(await erase()).toEqual({ drafts: 0, institutions: 1 });
  expect(await erase()).toEqual({ drafts: 0, institutions: 0 });
  const members = await database.db
    .selectFrom('filing_institution_member')
    .where('institutionId', '=', bank)
    .where('endedAt', 'is', null)
    .select('personId')
    .execute();
  expect(members).toEqual([{ personId: asha.personId }]);
  const row = await database.db
    .selectFrom('filing_institution')
    .where('id', '=', bank)
    .select('peopleVersion')
    .executeTakeFirstOrThrow();
  expect(row.peopleVersion).toBe(1);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', bank)
    .select(['act', 'byRole', 'details'])
    .execute();
  expect(acts).toEqual([
    { act: 'filing.member_ended', byRole: 'system', details: { person: ada.personId } },
  ]);
});

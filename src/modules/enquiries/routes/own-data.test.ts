import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { contact } from '../../../../tests/enquiries.ts';
import { enquiriesDataOf } from '../routes.ts';

const enquiry = { ...contact, email: 'Ada@Post.example', message: 'A private matter' };

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database);
  expect((await call(app, 'POST', '/api/sales/contact', { body: enquiry })).status).toBe(200);
  const newsletter = { email: 'ada@post.example', isSubscribe: true };
  expect((await call(app, 'POST', '/api/sales/newsletter', { body: newsletter })).status).toBe(200);
});
afterAll(() => database.drop());

test('a person is given what came from her own address, whatever its capitals', async () => {
  const ada = await signedIn(database.db, { email: 'ada@post.example' });
  const data = await enquiriesDataOf(database.db, ada.personId);
  expect(data).toMatchObject({
    contacts: [{ message: 'A private matter' }],
    consultations: [],
    newsletter: [{ state: 'pending' }],
  });
});

test('nobody is given what came from an address that she has not shown to be hers', async () => {
  const mallory = await signedIn(database.db, { name: 'Mallory', email: null });
  await database.db
    .updateTable('identity_person')
    .set({ email: 'mallory@post.example' })
    .where('id', '=', mallory.personId)
    .execute();
  expect(await enquiriesDataOf(database.db, mallory.personId)).toEqual({
    contacts: [],
    consultations: [],
    newsletter: [],
  });
  const eve = await signedIn(database.db, { name: 'Eve' });
  expect(await enquiriesDataOf(database.db, eve.personId)).toEqual({
    contacts: [],
    consultations: [],
    newsletter: [],
  });
});

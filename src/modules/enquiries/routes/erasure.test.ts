import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { consultation, contact, three } from '../../../../tests/enquiries.ts';
import { enquiriesEraser } from '../routes.ts';

const now = new Date('2026-11-20T06:30:00Z');
const enquiry = { ...contact, email: 'Ada@Post.example', message: 'A private matter' };

let database: TestDatabase;
let app: App;
let omar: SignedIn;
beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now });
});
afterAll(() => database.drop());

async function sent(path: string, body: unknown): Promise<void> {
  const answer = await call(app, 'POST', path, { body });
  expect([path, answer.status]).toEqual([path, 200]);
}
const writes = (change: Partial<typeof enquiry> = {}) =>
  sent('/api/sales/contact', { ...enquiry, ...change });
const messages = async () =>
  (await database.db.selectFrom('enquiry').orderBy('id').select('message').execute()).map(
    ({ message }) => message,
  );

async function closed(message: string, reason: string): Promise<void> {
  const { id } = await database.db
    .selectFrom('enquiry')
    .where('message', '=', message)
    .select('id')
    .executeTakeFirstOrThrow();
  const close = { version: 1, reason, text: '' };
  const answer = await call(app, 'POST', `/api/office/enquiries/contact/${id}/closure`, {
    body: close,
    cookie: omar.cookie,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

test('an erasure takes what came from her address, answered or not, and leaves what became a dispute and what others sent', async () => {
  await writes();
  await writes({ message: 'Still open' });
  await writes({ message: 'It became a dispute' });
  await writes({ message: 'Of somebody else', email: 'ben@post.example' });
  await closed('A private matter', 'answered');
  await closed('It became a dispute', 'became_dispute');
  await sent('/api/sales/newsletter', { email: 'ada@post.example', isSubscribe: true });
  await sent('/api/sales/newsletter', { email: 'ben@post.example', isSubscribe: true });
  const ada = await signedIn(database.db, { email: 'ada@post.example', now });
  expect(await enquiriesEraser.keeps(database.db, ada.personId)).toEqual(['enquiry']);
  const erase = () =>
    database.db
      .transaction()
      .execute((tx) => enquiriesEraser.erase(tx, { personId: ada.personId, at: now, newId }));
  expect(await erase()).toEqual({ enquiries: 2, newsletters: 1 });
  expect(await messages()).toEqual(['It became a dispute', 'Of somebody else']);
  const work = await database.db.selectFrom('enquiry').select('id').execute();
  expect(work.length).toBe(2);
  expect(
    (await database.db.selectFrom('newsletter_subscription').select('email').execute()).map(
      ({ email }) => email,
    ),
  ).toEqual(['ben@post.example']);
  const links = await database.db
    .selectFrom('outbox_mail')
    .where('state', '=', 'waiting')
    .select(['kind', 'recipient'])
    .execute();
  expect(
    links.filter(
      ({ kind, recipient }) => kind === 'newsletter_confirm' && recipient === 'ada@post.example',
    ),
  ).toEqual([]);
  expect(await erase()).toEqual({ enquiries: 0, newsletters: 0 });
});

test('an officer hears that a consultation will not be held', async () => {
  await sent('/api/sales/consultation', { ...consultation, email: 'uma@post.example' });
  const { id } = await database.db
    .selectFrom('enquiry')
    .where('kind', '=', 'consultation')
    .select('id')
    .executeTakeFirstOrThrow();
  const offer = await call(app, 'POST', `/api/office/consultations/${id}/offer`, {
    body: three,
    cookie: omar.cookie,
  });
  expect(offer.status, await offer.clone().text()).toBe(200);
  const uma = await signedIn(database.db, { email: 'uma@post.example', now });
  await database.db
    .transaction()
    .execute((tx) => enquiriesEraser.erase(tx, { personId: uma.personId, at: now, newId }));
  expect(await database.db.selectFrom('consultation_arrangement').selectAll().execute()).toEqual(
    [],
  );
  const act = await database.db
    .selectFrom('record_act')
    .where('act', '=', 'consultation.cancelled')
    .select(['tells', 'details'])
    .executeTakeFirstOrThrow();
  expect(act).toEqual({ tells: [omar.personId], details: { request: id } });
});

test('what was erased and is sent again by the same key is kept anew', async () => {
  const asks = () =>
    app.request('/api/sales/consultation', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'Idempotency-Key': 'k-erased',
      },
      body: JSON.stringify({ ...consultation, email: 'tara@post.example' }),
    });
  const referenceIn = async (answer: Response): Promise<string> =>
    ((await answer.json()) as { data: { reference: string } }).data.reference;
  const first = await asks();
  expect(first.status).toBe(200);
  const reference = await referenceIn(first.clone());
  expect(await referenceIn(await asks())).toBe(reference);
  const tara = await signedIn(database.db, { email: 'tara@post.example', now });
  const erased = await database.db
    .transaction()
    .execute((tx) => enquiriesEraser.erase(tx, { personId: tara.personId, at: now, newId }));
  expect(erased).toMatchObject({ enquiries: 1 });
  const again = await asks();
  expect(again.status).toBe(200);
  expect(await referenceIn(again)).not.toBe(reference);
  const kept = await database.db
    .selectFrom('enquiry')
    .where('email', '=', 'tara@post.example')
    .select('id')
    .execute();
  expect(kept).toHaveLength(1);
});

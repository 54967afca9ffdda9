import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aParty } from '../../../../tests/disputes.ts';
import { begun, type RecordRoom, ready, recordRoom, tus } from '../../../../tests/record-room.ts';

// Lea is ben's lawyer, whom he let into the papers.

const MB = 1024 * 1024;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
let lea: SignedIn;
let invitation: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  room = await recordRoom(database, clock);
  lea = await signedIn(database.db, { name: 'Lea', now: clock.now });
  invitation = newId();
  await database.db
    .insertInto('dispute_invitation')
    .values({
      id: invitation,
      disputeId: room.id,
      partyId: room.respondent,
      invitedAs: 'lawyer',
      name: 'Lea',
      email: 'lea@example.org',
      reads: ['papers'],
      writes: ['papers'],
      invitedBy: room.ben.personId,
      invitedAt: clock.now,
      expiresAt: new Date(clock.now.getTime() + 1000),
      acceptedAt: clock.now,
      personId: lea.personId,
    })
    .execute();
});

const takeBack = () =>
  call(room.app, 'DELETE', `/api/disputes/${room.id}/invitations/${invitation}`, {
    cookie: room.ben.cookie,
  });
const get = (path: string, who = lea) => call(room.app, 'GET', path, { cookie: who.cookie });

async function ask(who: SignedIn, path: string, body: unknown) {
  const answer = await call(room.app, 'POST', path, { body, cookie: who.cookie });
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  return { status: answer.status, ...((await answer.json()) as any) };
}
const papers = () => `/api/disputes/${room.id}/papers`;
const file = async (who: SignedIn, more: object = {}, name = 'note.txt') =>
  ask(who, papers(), {
    papers: [
      {
        upload: await ready(room, { name, content: `Delivered, ${newId()}.`, who }),
        title: 'Delivery note',
        kind: 'account',
      },
    ],
    ...more,
  });

test('what whoever was let in files stands under the party for whom it is, and is served on the other side', async () => {
  const filed = await file(lea);
  expect(filed.data.papers[0].number).toBe('R-1');
  const record = (await (await get(papers(), room.ada)).json()) as {
    data: { papers: { party: string; side: string }[] };
  };
  expect(record.data.papers).toMatchObject([{ party: room.respondent, side: 'respondent' }]);
});

test('they read what both sides read, and neither an offer nor what the party has with the office', async () => {
  const own = newId();
  await database.db
    .insertInto('dispute_document')
    .values({
      id: own,
      disputeId: room.id,
      partyId: room.respondent,
      kind: 'offer',
      title: 'Offer to pay',
      contentHash: randomBytes(32),
      type: 'application/pdf',
      size: 1n,
      addedAt: clock.now,
      audience: 'claimant',
    })
    .execute();
  const list = await (await get(`/api/disputes/${room.id}/documents`)).text();
  expect(list).not.toContain('Offer to pay');
  expect((await get(`/api/disputes/${room.id}/documents/${own}`)).status).toBe(404);
  expect(await (await get(`/api/disputes/${room.id}/documents`, room.ben)).text()).toContain(own);
});

test('what they open is received by nobody', async () => {
  const paper = (await file(room.ada)).data.papers[0].id;
  expect((await get(`/api/disputes/${room.id}/documents/${paper}`)).status).toBe(200);
  const served = await database.db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .where('service_document.documentId', '=', paper)
    .select('servedOn')
    .execute();
  expect(served).toEqual([{ servedOn: null }]);
});

test('an upload of theirs stops at its next piece once it was taken back', async () => {
  const path = await begun(room, { size: 6 * MB, who: lea });
  const send = (offset: number, bytes: Buffer) =>
    tus(room.app, lea, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': String(offset) },
      body: new Blob([new Uint8Array(bytes)]),
    });
  expect((await send(0, randomBytes(4 * MB))).status).toBe(204);
  expect((await takeBack()).status).toBe(200);
  expect((await send(4 * MB, randomBytes(2 * MB))).status).toBe(404);
  expect((await tus(room.app, lea, { method: 'HEAD', path })).status).toBe(404);
});

test('an upload that runs while it is taken back keeps no piece that came afterwards', async () => {
  const path = await begun(room, { size: 8 * MB, who: lea });
  const body = new ReadableStream<Uint8Array>({
    async start(out) {
      out.enqueue(new Uint8Array(randomBytes(4 * MB)));
      out.enqueue(new Uint8Array(randomBytes(1)));
      await new Promise((wait) => setTimeout(wait, 300));
      await takeBack();
      out.enqueue(new Uint8Array(randomBytes(4 * MB - 1)));
      out.close();
    },
  });
  const sent = await tus(room.app, lea, {
    method: 'PATCH',
    path,
    headers: { 'upload-offset': '0' },
    body,
  });
  expect(sent.status).toBe(404);
  const { received } = await database.db
    .selectFrom('document_upload')
    .where('disputeId', '=', room.id)
    .select('received')
    .executeTakeFirstOrThrow();
  expect(Number(received)).toBe(4 * MB);
});

test('a paper that they are reading breaks off once it was taken back', async () => {
  const content = randomBytes(6 * MB).toString('base64');
  const upload = await ready(room, { name: 'long.txt', content, who: room.ada });
  const filed = await ask(room.ada, papers(), {
    papers: [{ upload, title: 'Long', kind: 'other' }],
  });
  const answer = await get(`/api/disputes/${room.id}/documents/${filed.data.papers[0].id}`);
  expect(answer.status).toBe(200);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let read = (await reader.read()).value?.length ?? 0;
  expect(read).toBeGreaterThan(0);
  await takeBack();
  const rest = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      read += next.value.length;
  };
  await expect(rest()).rejects.toThrow('may not have this document');
  expect(read).toBeLessThan(4 * MB);
});

test('whoever stands for two respondents says for which of them they file and answer', async () => {
  const second = newId();
  await database.db
    .insertInto('dispute_party')
    .values({
      id: second,
      disputeId: room.id,
      side: 'respondent',
      place: 2,
      kind: 'person',
      name: aParty('respondent').name,
      language: 'en',
    })
    .execute();
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: room.id,
      partyId: second,
      personId: room.ben.personId,
      role: 'representative',
      since: clock.now,
    })
    .execute();
  const record = (await (await get(papers(), room.ben)).json()) as {
    data: { filesFor: { id: string }[] };
  };
  expect(record.data.filesFor.map(({ id }) => id).sort()).toEqual([room.respondent, second].sort());
  const paper = (await file(room.ada)).data.papers[0].id;
  await (await get(`/api/disputes/${room.id}/documents/${paper}`, room.ben)).arrayBuffer();
  const answer = (party: string) =>
    ask(room.ben, `${papers()}/${paper}/answers`, { party, answer: 'admitted' });
  expect((await answer(second)).status).toBe(201);
  expect((await answer(room.claimant)).error.code).toBe('party_unknown');
  const said = await database.db
    .selectFrom('exhibit_answer')
    .where('documentId', '=', paper)
    .select('partyId')
    .execute();
  expect(said).toEqual([{ partyId: second }]);
});

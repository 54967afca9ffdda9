import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { serviceLetters } from '#modules/service/jobs.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { move } from '../../../../tests/disputes.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
let bela: SignedIn;
let belas: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock, { isJoint: true });
  if (!room.bela) throw new Error('There is no second respondent.');
  ({ who: bela, partyId: belas } = room.bela);
});

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  const said = (await answer.json()) as { data?: any; error?: { code: string } };
  return { status: answer.status, ...said };
}

let texts = 0;
async function filed(who = room.ada): Promise<string> {
  texts += 1;
  clock.now = new Date(clock.now.getTime() + 60_000);
  const upload = await ready(room, { name: 'note.txt', content: `Note ${texts}`, who });
  const { data } = await ask(who, 'POST', `/api/disputes/${room.id}/papers`, {
    papers: [{ upload, title: `Note ${texts}`, kind: 'account' }],
  });
  return data.papers[0].id;
}

const opened = async (who: SignedIn, id: string) =>
  (await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${id}`, { cookie: who.cookie }))
    .status;

async function listed(who: SignedIn): Promise<string[]> {
  const { data } = await ask(who, 'GET', `/api/disputes/${room.id}/papers`);
  return data.papers.map(({ id }: { id: string }) => id);
}

function attemptsFor(partyId: string, document: string) {
  return database.db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .leftJoin('service_attempt', 'service_attempt.recipientId', 'service_recipient.id')
    .where('service_document.documentId', '=', document)
    .where('service_recipient.partyId', '=', partyId)
    .select(['service_attempt.id', 'service_attempt.channel', 'service_attempt.letterId'])
    .select(['service_recipient.id as recipientId', 'service_attempt.contactId'])
    .execute();
}

function happens(type: EventType, as: 'respondent' | 'officer', partyId = room.respondent) {
  clock.now = new Date(clock.now.getTime() + 60_000);
  return move(room.deps, {
    disputeId: room.id,
    type,
    as,
    partyId,
    why: 'They showed their papers.',
    by: { personId: null, role: as === 'officer' ? 'case_officer' : 'visitor' },
  });
}

describe('what a party files', () => {
  test('is served on every other party, those of its own side too, with a row for each in the ledger', async () => {
    const id = await filed(room.ben);
    const served = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .select('partyId')
      .execute();
    expect(served.map(({ partyId }) => partyId).sort()).toEqual([room.claimant, belas].sort());
    const act = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', '=', 'exhibit.filed')
      .select('tells')
      .executeTakeFirstOrThrow();
    expect([...act.tells].sort()).toEqual([room.ada.personId, bela.personId].sort());
    const { data } = await ask(room.ben, 'GET', `/api/disputes/${room.id}/papers`);
    expect(data.reaches).toHaveLength(2);
  });
});

describe('of whom it is in doubt who they are', () => {
  test('nothing that was on its way goes out to them, and it goes out once that is found', async () => {
    const id = await filed();
    const [mail] = (await attemptsFor(room.respondent, id)).filter(
      ({ channel }) => channel === 'email',
    );
    if (!mail?.id || !mail.letterId) throw new Error('Nothing was sent.');
    const attempt = mail.id;
    let letterId = mail.letterId;
    const letter = () =>
      serviceLetters(room.deps).service_letter(attempt, {
        id: letterId,
        to: 'ben@example.org',
        publicUrl: 'https://munch.example',
        now: clock.now,
        foot: '',
      });
    expect(await letter()).not.toBeNull();
    expect(await happens('identity_disputed', 'respondent')).toMatchObject({ ok: true });
    expect(await letter()).toBeNull();
    await database.db
      .updateTable('outbox_mail')
      .set({ state: 'dropped' })
      .where('id', '=', mail.letterId)
      .execute();
    const officer = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
    const again = await ask(
      officer,
      'POST',
      `/api/service/recipients/${mail.recipientId}/attempts`,
      {
        contactId: mail.contactId,
        channel: 'email',
      },
    );
    expect(again.error?.code).toBe('party_in_doubt');
    expect(await happens('identity_confirmed', 'officer')).toMatchObject({ ok: true });
    const owed = await database.db
      .selectFrom('outbox_mail')
      .where('refersTo', '=', attempt)
      .where('state', '=', 'waiting')
      .select('id')
      .execute();
    expect(owed).toHaveLength(1);
    letterId = owed[0]?.id ?? '';
    expect(await letter()).not.toBeNull();
  });

  test('they keep what was there before and read nothing that came afterwards, nor hear of it', async () => {
    const before = await filed();
    await happens('identity_disputed', 'respondent');
    const after = await filed();
    expect([await opened(room.ben, before), await opened(room.ben, after)]).toEqual([200, 404]);
    expect(await listed(room.ben)).toEqual([before]);
    expect(await listed(bela)).toEqual([before, after]);
    const own = await ask(room.ben, 'GET', `/api/disputes/${room.id}/own-papers`);
    expect(JSON.stringify(own.data)).not.toContain(after);
    const newest = await ask(room.ben, 'GET', `/api/disputes/${room.id}/own-papers?most=1`);
    expect(newest.data).toEqual(own.data); // nor is it counted
    expect(own.data.total).toBe(own.data.papers.length);
    const act = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', '=', 'exhibit.filed')
      .orderBy('number', 'desc')
      .select('tells')
      .executeTakeFirstOrThrow();
    expect(act.tells).toEqual([bela.personId]);
    await happens('identity_confirmed', 'officer');
    expect(await opened(room.ben, after)).toBe(200);
  });
});

test('whoever is released keeps what was there before, and reads nothing that came afterwards', async () => {
  const before = await filed();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const outcome = await move(room.deps, {
    disputeId: room.id,
    type: 'respondent_released',
    as: 'claimant',
    partyId: belas,
    why: 'They paid.',
    by: { personId: room.ada.personId, role: 'person' },
  });
  expect(outcome).toMatchObject({ ok: true });
  const after = await filed();
  expect([await opened(bela, before), await opened(bela, after)]).toEqual([200, 404]);
  expect(await listed(bela)).toEqual([before]);
  expect((await attemptsFor(belas, after)).length).toBe(0);
});

test('a struck paper is marked among those that were sent to its reader', async () => {
  const id = await filed();
  const struck = await ask(room.ada, 'POST', `/api/disputes/${room.id}/papers/${id}/strike`, {
    why: 'The wrong file',
  });
  expect(struck.status).toBe(200);
  const { data } = await ask(room.ben, 'GET', `/api/disputes/${room.id}/own-papers`);
  expect(data.papers).toContainEqual(expect.objectContaining({ documentId: id, isStruck: true }));
});

test('of the papers that were sent to somebody the newest are given alone where a page asks for so many, and all are counted', async () => {
  await filed();
  const last = await filed();
  const of = `/api/disputes/${room.id}/own-papers`;
  const all = (await ask(room.ben, 'GET', of)).data;
  const newest = (await ask(room.ben, 'GET', `${of}?most=1`)).data;
  expect(all.total).toBe(all.papers.length);
  expect(newest.total).toBe(all.total);
  const plain = ({ purpose }: { purpose: string }) => purpose === 'document';
  expect(newest.papers.filter(plain)).toEqual([all.papers.filter(plain).at(-1)]);
  expect(newest.papers.at(-1)).toMatchObject({ documentId: last });
  const first = (one: { purpose: string }) => !plain(one);
  expect(newest.papers.filter(first)).toEqual(all.papers.filter(first));
});

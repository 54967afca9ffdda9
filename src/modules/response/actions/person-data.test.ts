import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputesEraser } from '#modules/disputes/actions/person-data.ts';
import { newId } from '#platform/ids.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import {
  aHouse,
  ended,
  type Four,
  fourInDispute,
  type House,
  othersOf,
} from '../../../../tests/own-data.ts';
import { EMPTY } from '../rules/content.ts';
import { responseDataOf, responseEraser } from './person-data.ts';
import { sweep } from './sweep.ts';

let database: TestDatabase;
let house: House;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  house = await aHouse(database.db, clock);
});
afterAll(() => database.drop());

type Who = 'ben' | 'bea';
const erase = (personId: string) =>
  database.db
    .transaction()
    .execute((tx) => responseEraser.erase(tx, { personId, at: clock.now, newId }));

async function passOf(four: Four, who: Who): Promise<string> {
  const live = database.db
    .selectFrom('response_pass')
    .where('partyId', '=', four.partyIds[who])
    .where('endedAt', 'is', null);
  return (await live.select('id').executeTakeFirstOrThrow()).id;
}

/** One has sent an answer, begun an offer, opened the notice and proved her address. */
async function hasAnswered(four: Four, who: Who): Promise<void> {
  const [pass, at] = [await passOf(four, who), clock.now];
  const own = { disputeId: four.id, partyId: four.partyIds[who], savedAt: at };
  const words = (said: string) => JSON.stringify({ ...EMPTY, words: said });
  const sent = { sentAt: at, number: `A/${newId()}`, hash: Buffer.alloc(32, 1) };
  await database.db
    .insertInto('response_answer')
    .values([
      {
        id: newId(),
        kind: 'answer',
        ...own,
        ...sent,
        isVerified: true,
        content: words(`The answer of ${who}`),
      },
      { id: newId(), kind: 'offer', ...own, content: words(`The unsent offer of ${who}`) },
    ])
    .execute();
  const contact = await database.db
    .selectFrom('dispute_contact')
    .where('partyId', '=', four.partyIds[who])
    .where('channel', '=', 'email')
    .select('id')
    .executeTakeFirstOrThrow();
  const proof = {
    passId: pass,
    contactId: contact.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + 600_000),
  };
  const { expiresAt, ...asked } = proof;
  const id = newId();
  await database.db
    .insertInto('sent_code')
    .values({ id, purpose: 'notice', createdAt: at, expiresAt })
    .execute();
  await database.db
    .insertInto('response_code')
    .values({ id, ...asked })
    .execute();
  const seen = { network: '203.0.113.9', agent: `Phone of ${who}` };
  const token = { tokenHash: Buffer.from(newId().replaceAll('-', '').repeat(2), 'hex') };
  await database.db
    .insertInto('response_session')
    .values({ id: newId(), ...proof, ...seen, ...token })
    .execute();
  await database.db
    .insertInto('response_reading')
    .values({ id: newId(), passId: pass, at, isVerified: true, ...seen })
    .execute();
}

const leftOf = async (four: Four, who: Who) => {
  const passes = database.db.selectFrom('response_pass').where('partyId', '=', four.partyIds[who]);
  const ids = (await passes.select('id').execute()).map(({ id }) => id);
  const count = async (table: 'response_code' | 'response_session' | 'response_reading') =>
    (await database.db.selectFrom(table).where('passId', 'in', ids).select('id').execute()).length;
  const answers = await database.db
    .selectFrom('response_answer')
    .where('partyId', '=', four.partyIds[who])
    .select('kind')
    .execute();
  const live = (await passes.where('endedAt', 'is', null).select('id').execute()).length;
  const [codes, sessions, readings] = [
    await count('response_code'),
    await count('response_session'),
    await count('response_reading'),
  ];
  return { answers: answers.map(({ kind }) => kind).sort(), codes, sessions, readings, live };
};

test('a respondent is given her own answers, drafts and readings, and nothing of the one beside her', async () => {
  const four = await fourInDispute(house);
  await hasAnswered(four, 'ben');
  await hasAnswered(four, 'bea');
  const data = await responseDataOf(database.db, (await four.account('ben')).personId);
  const text = JSON.stringify(data);
  for (const own of ['The answer of ben', 'The unsent offer of ben', 'Phone of ben'])
    expect(text).toContain(own);
  for (const other of [...othersOf(four, 'ben'), 'of bea', four.code])
    expect(text).not.toContain(other);
  expect(text).not.toMatch(/hash|token/);
  expect(await responseDataOf(database.db, (await four.account('ada')).personId)).toEqual({
    answers: [],
    passes: [],
    replies: [],
  });
});

test('what somebody said who had not shown to be the party, and what she used, is given to nobody else', async () => {
  const four = await fourInDispute(house);
  const at = clock.now;
  const sent = {
    sentAt: at,
    savedAt: at,
    number: `A/${newId()}`,
    hash: Buffer.alloc(32, 1),
    isVerified: false,
  };
  const content = JSON.stringify({ ...EMPTY, words: 'I am Noor, and live here since May.' });
  const row = {
    id: newId(),
    disputeId: four.id,
    partyId: four.partyIds.ben,
    kind: 'identity' as const,
  };
  await database.db
    .insertInto('response_answer')
    .values({ ...row, ...sent, content })
    .execute();
  const seen = { network: '198.51.100.7', agent: 'Phone of Noor', isVerified: false };
  await database.db
    .insertInto('response_reading')
    .values({ id: newId(), passId: await passOf(four, 'ben'), at, ...seen })
    .execute();
  const text = JSON.stringify(
    await responseDataOf(database.db, (await four.account('ben')).personId),
  );
  expect(text).not.toMatch(/Noor|198\.51\.100\.7/);
  expect(text).toContain('"isVerified":false');
});

test('drafts, codes and proved browsers go; what was sent and read stays, and the notice of an open dispute can still be read', async () => {
  const four = await fourInDispute(house);
  await hasAnswered(four, 'ben');
  await hasAnswered(four, 'bea');
  const ben = await four.account('ben');
  expect(await responseEraser.keeps(database.db, ben.personId)).toEqual(['claims']);
  expect(await erase(ben.personId)).toEqual({ drafts: 1, codes: 1, sessions: 1, passes: 0 });
  expect(await leftOf(four, 'ben')).toEqual({
    answers: ['answer'],
    codes: 0,
    sessions: 0,
    readings: 1,
    live: 1,
  });
  expect(await leftOf(four, 'bea')).toEqual({
    answers: ['answer', 'offer'],
    codes: 1,
    sessions: 1,
    readings: 1,
    live: 1,
  });
  expect(await erase(ben.personId)).toEqual({ drafts: 0, codes: 0, sessions: 0, passes: 0 });
});

test('when the dispute is over the code of her notice opens nothing any more, and another’s still does', async () => {
  const four = await fourInDispute(house);
  await passOf(four, 'bea');
  await ended(house, four.id);
  expect(await erase((await four.account('ben')).personId)).toMatchObject({ passes: 1 });
  expect((await leftOf(four, 'ben')).live).toBe(0);
  expect((await leftOf(four, 'bea')).live).toBe(1);
});

test('the code of an erased party’s notice opens it until the dispute is over, and the night after no more', async () => {
  const four = await fourInDispute(house);
  const { personId } = await four.account('ben');
  await erase(personId);
  await database.db
    .transaction()
    .execute((tx) => disputesEraser.erase(tx, { personId, at: clock.now, newId }));
  await sweep(house);
  expect((await leftOf(four, 'ben')).live).toBe(1);
  await ended(house, four.id);
  await sweep(house);
  expect([(await leftOf(four, 'ben')).live, (await passOf(four, 'bea')).length]).toEqual([0, 36]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceLetters } from '#modules/service/jobs.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;
let bela: SignedIn;
let belas: string;
let registrar: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock, { isJoint: true });
  if (!room.bela) throw new Error('There is no second respondent.');
  ({ who: bela, partyId: belas } = room.bela);
  registrar = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
});

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  const said = (await answer.json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string };
  };
  return { status: answer.status, ...said };
}

const papers = () => `/api/disputes/${room.id}/papers`;
const SECRET = 'The margin is 41 per cent.';
let texts = 0;

async function filed(who = room.ada, more: object = {}): Promise<string> {
  texts += 1;
  const upload = await ready(room, { name: 'note.txt', content: `${SECRET} ${texts}`, who });
  const { data } = await ask(who, 'POST', papers(), {
    papers: [{ upload, title: 'Margins of 2026', kind: 'account', ...more }],
  });
  return data.papers[0].id;
}

function decide(id: string, decision: string, more: object = {}, who = registrar) {
  const order = { decision, why: 'It names prices.', readers: [], ...more };
  return ask(who, 'POST', `${papers()}/${id}/seal`, order);
}

const opened = async (who: SignedIn, id: string) =>
  (await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${id}`, { cookie: who.cookie }))
    .status;

const rowFor = async (who: SignedIn, id: string) =>
  (await ask(who, 'GET', papers())).data.papers.find((one: { id: string }) => one.id === id);

describe('a sealed paper', () => {
  test('is open to whoever filed it, whom the order names and the registrar, and known to the others by its number and hash', async () => {
    const id = await filed();
    expect(await opened(room.ben, id)).toBe(200);
    expect((await decide(id, 'ordered', { readers: [belas] })).status).toBe(200);
    for (const who of [room.ada, bela, registrar]) {
      expect(await opened(who, id)).toBe(200);
      expect(await rowFor(who, id)).toMatchObject({ title: 'Margins of 2026', isSealed: false });
    }
    expect(await opened(room.ben, id)).toBe(404);
    const row = await rowFor(room.ben, id);
    expect(row).toMatchObject({
      number: 'C-1',
      title: '',
      isSealed: true,
      may: [],
      seal: { state: 'ordered', why: 'It names prices.', readers: [belas] },
    });
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await decide(id, 'lifted')).status).toBe(200);
    expect(await opened(room.ben, id)).toBe(200);
    expect(await rowFor(room.ben, id)).toMatchObject({ isSealed: false, seal: null });
  });

  test('has no words anywhere that its reader looks', async () => {
    const id = await filed();
    expect(
      (await ask(room.ben, 'GET', `/api/disputes/${room.id}/own-papers`)).data.papers,
    ).toContainEqual(expect.objectContaining({ documentId: id, title: 'Margins of 2026' }));
    await decide(id, 'ordered');
    for (const path of [
      '',
      '/papers',
      '/own-papers',
      `/search?q=${encodeURIComponent('Margins')}`,
    ]) {
      const answer = await call(room.app, 'GET', `/api/disputes/${room.id}${path}`, {
        cookie: room.ben.cookie,
      });
      expect([path, (await answer.text()).includes('Margins of')]).toEqual([path, false]);
    }
    const denial = { answer: 'denied', why: 'I never saw it.' };
    expect((await ask(room.ben, 'POST', `${papers()}/${id}/answers`, denial)).status).toBe(404);
  });

  test('is open to the officer to whom the dispute was given, and to no other', async () => {
    const id = await filed();
    await decide(id, 'ordered');
    const [own, other] = [
      await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
      await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
    ];
    await database.db
      .updateTable('dispute')
      .set({ officerId: own.personId })
      .where('id', '=', room.id)
      .execute();
    expect([await opened(own, id), await opened(other, id)]).toEqual([200, 404]);
    const told = async (who: SignedIn) =>
      JSON.stringify(await ask(who, 'GET', `/api/office/disputes/${room.id}`));
    expect(await told(own)).toContain('Margins of 2026');
    expect(await told(other)).toContain(id);
    expect(await told(other)).not.toContain('Margins of');
  });

  test('has no title in the ledger of service for an officer to whom the dispute was not given', async () => {
    const id = await filed();
    await decide(id, 'ordered');
    const [own, other] = [
      await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
      await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
    ];
    await database.db
      .updateTable('dispute')
      .set({ officerId: own.personId })
      .where('id', '=', room.id)
      .execute();
    const told = async (who: SignedIn) =>
      JSON.stringify(await ask(who, 'GET', `/api/office/disputes/${room.id}/service`));
    expect(await told(own)).toContain('Margins of 2026');
    expect(await told(other)).toContain(id);
    expect(await told(other)).not.toContain('Margins of');
  });

  test('is certified as served without its title, and what was certified before is handed to none who may not read it', async () => {
    const id = await filed();
    expect(await opened(bela, id)).toBe(200);
    const { id: recipient } = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .where('service_recipient.partyId', '=', belas)
      .select('service_recipient.id')
      .executeTakeFirstOrThrow();
    const certify = async () => {
      const said = await ask(
        registrar,
        'POST',
        `/api/service/recipients/${recipient}/certificates`,
      );
      expect(said.status).toBe(200);
    };
    await certify();
    await decide(id, 'ordered');
    const certificatesOf = async (who: SignedIn) => {
      const { data } = await ask(who, 'GET', `/api/disputes/${room.id}/documents`);
      const json = data.documents.filter(
        ({ kind, type }: { kind: string; type: string }) =>
          kind === 'certificate' && type === 'application/json',
      );
      return Promise.all(
        json.map(async (one: { id: string }) =>
          (
            await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${one.id}`, {
              cookie: who.cookie,
            })
          ).text(),
        ),
      );
    };
    const titled = (texts: string[]) =>
      texts.map((text) => (text.includes('Margins of') ? 'title' : 'none')).sort();
    // With the order a new one is there, in which nothing names the paper.
    expect(titled(await certificatesOf(room.ben))).toEqual(['none']);
    expect(titled(await certificatesOf(room.ada))).toEqual(['none', 'title']);
    await certify(); // nothing has changed since, so it is the one that is there
    expect(titled(await certificatesOf(room.ada))).toEqual(['none', 'title']);
    await decide(id, 'lifted');
    expect(titled(await certificatesOf(room.ben))).toEqual(['none', 'title']);
  });

  test('that was struck tells why to those alone who may read it', async () => {
    const id = await filed();
    await ask(room.ada, 'POST', `${papers()}/${id}/strike`, { why: 'It names 41 per cent.' });
    await decide(id, 'ordered');
    expect(await rowFor(room.ada, id)).toMatchObject({ struck: { why: 'It names 41 per cent.' } });
    expect(await rowFor(room.ben, id)).toMatchObject({ isSealed: true, struck: { why: '' } });
  });

  test('is told of by letter without its title and without itself, when it was sealed while the letter waited', async () => {
    const id = await filed();
    const attempt = await database.db
      .selectFrom('service_attempt')
      .innerJoin('service_recipient', 'service_recipient.id', 'service_attempt.recipientId')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .where('service_recipient.partyId', '=', room.respondent)
      .where('channel', '=', 'email')
      .select(['service_attempt.id', 'service_attempt.letterId'])
      .executeTakeFirstOrThrow();
    const to = {
      id: attempt.letterId ?? '',
      to: 'ben@example.org',
      publicUrl: 'https://munch.example',
      now: clock.now,
      foot: '',
    };
    const letter = () => serviceLetters(room.deps).service_letter(attempt.id, to);
    expect(JSON.stringify(await letter())).toContain('Margins of 2026');
    await decide(id, 'ordered');
    const sealed = await letter();
    expect(JSON.stringify(sealed)).not.toContain('Margins of');
    expect(JSON.stringify(sealed)).toContain('Sealed paper');
    expect(JSON.stringify(sealed)).not.toContain(
      Buffer.from(SECRET).toString('base64').slice(0, 20),
    );
    // By its number and its hash alone: the letter is the same whatever the paper is called and however large it is.
    const { number, sha256 } = (await rowFor(room.ben, id)) as { number: string; sha256: string };
    expect(sealed?.text).toContain(number);
    expect(sealed?.text).toContain(sha256);
    expect(sealed?.attachments).toEqual([]);
    await database.db
      .updateTable('dispute_document')
      .set({ title: 'Something else', kind: 'agreement', type: 'image/png', size: 7n })
      .where('id', '=', id)
      .execute();
    expect(await letter()).toEqual(sealed);
  });

  test('takes along every version of it that was filed before, and the copies that were made of it', async () => {
    const id = await filed();
    const later = await filed(room.ada, { replaces: id });
    const copy = await filed(room.ben, { title: 'Margins, covered' });
    const other = await filed(room.ada, { title: 'Something else' });
    await database.db
      .updateTable('exhibit')
      .set({ madeOf: [id] })
      .where('documentId', '=', copy)
      .execute();
    await decide(later, 'ordered');
    const seen = async (who: SignedIn) =>
      Promise.all([id, later, copy, other].map((one) => opened(who, one)));
    expect(await seen(room.ada)).toEqual([200, 200, 200, 200]);
    expect(await seen(bela)).toEqual([404, 404, 404, 200]);
    expect(await seen(room.ben)).toEqual([404, 404, 200, 200]); // their own copy is theirs
    await decide(later, 'lifted');
    expect(await seen(bela)).toEqual([404, 200, 404, 200]); // each is lifted by itself
  });

  test('is filed anew as a copy by nobody who may not read it now, and sealed where somebody may', async () => {
    const id = await filed();
    const upload = async (who: SignedIn) => {
      const one = await ready(room, { name: 'copy.txt', content: `Copy of ${who.personId}`, who });
      await database.db
        .updateTable('document_upload')
        .set({ madeOf: [id] })
        .where('id', '=', one)
        .execute();
      return one;
    };
    const [bens, adas] = [await upload(room.ben), await upload(room.ada)];
    await decide(id, 'ordered');
    const file = async (who: SignedIn, one: string) =>
      ask(who, 'POST', papers(), { papers: [{ upload: one, title: 'Copy', kind: 'account' }] });
    expect((await file(room.ben, bens)).error?.code).toBe('copy_sealed');
    const { data } = await file(room.ada, adas);
    expect(await opened(room.ben, data.papers[0].id)).toBe(404);
  });

  test('hands its seal on to a later version', async () => {
    const id = await filed();
    await decide(id, 'ordered');
    const later = await filed(room.ada, { replaces: id, kind: 'other' });
    expect(await opened(room.ben, later)).toBe(404);
    expect(await rowFor(room.ben, later)).toMatchObject({
      number: 'C-1 (2)',
      kind: 'account',
      isSealed: true,
    });
  });
});

describe('sealing', () => {
  test('is asked for by a party with a reason, which both sides read, and seals nothing by itself', async () => {
    const id = await filed();
    const path = `${papers()}/${id}/seal-requests`;
    expect((await ask(room.ben, 'POST', path, { why: ' ' })).error?.code).toBe('why_missing');
    expect((await ask(room.ben, 'POST', path, { why: 'My address is in it.' })).status).toBe(201);
    expect((await ask(room.ada, 'POST', path, { why: 'So it is.' })).error?.code).toBe(
      'asked_already',
    );
    expect(await rowFor(bela, id)).toMatchObject({
      isSealed: false,
      seal: { state: 'asked', why: 'My address is in it.' },
    });
    expect((await decide(id, 'declined', { why: 'It is in the deed too.' })).status).toBe(200);
    expect((await decide(id, 'declined')).error?.code).toBe('not_asked');
    expect((await ask(room.ben, 'POST', path, { why: 'Another reason.' })).status).toBe(201);
  });

  test('stands in the record step by step, and is told to everybody of either side', async () => {
    const id = await filed();
    await ask(room.ada, 'POST', `${papers()}/${id}/seal-requests`, { why: 'Prices.' });
    await decide(id, 'ordered');
    await decide(id, 'lifted', { why: 'They are public now.' });
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', 'in', ['exhibit.seal_asked', 'exhibit.sealed', 'exhibit.unsealed'])
      .orderBy('number')
      .select(['act', 'why', 'tells'])
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'exhibit.seal_asked',
      'exhibit.sealed',
      'exhibit.unsealed',
    ]);
    expect([...(acts[1]?.tells ?? [])].sort()).toEqual(
      [room.ada, room.ben, bela].map(({ personId }) => personId).sort(),
    );
    expect(acts[0]?.tells).toContain('role:registrar');
  });

  test('of two at once the second finds it sealed', async () => {
    const id = await filed();
    const both = await Promise.all([decide(id, 'ordered'), decide(id, 'ordered')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is ordered by a registrar alone, names parties of the dispute alone, and a stranger finds nothing', async () => {
    const id = await filed();
    const officer = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
    expect((await decide(id, 'ordered', {}, officer)).status).toBe(403);
    expect((await decide(id, 'ordered', {}, room.ada)).status).toBe(403);
    expect((await decide(id, 'ordered', { readers: [id] })).error?.code).toBe('party_unknown');
    expect((await decide(id, 'ordered', { why: '' })).error?.code).toBe('why_missing');
    expect((await decide(room.id, 'ordered')).status).toBe(404);
    const asked = await ask(room.eve, 'POST', `${papers()}/${id}/seal-requests`, { why: 'x' });
    expect(asked.status).toBe(404);
  });
});

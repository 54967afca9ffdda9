import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isShown } from '#kernel/document-types.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { newId } from '#platform/ids.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { move } from '../../../../tests/disputes.ts';
import { begun, type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  room = await recordRoom(database, clock);
});

let texts = 0;
/** A text that nobody else sends. */
const text = () => `The goods came on the ${++texts}th of March.`;

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  const said = (await answer.json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string; fields?: Record<string, string> };
  };
  return { status: answer.status, ...said };
}

const papers = () => `/api/disputes/${room.id}/papers`;

async function uploaded(who = room.ada, name = 'note.txt'): Promise<string> {
  return ready(room, { name, content: text(), who });
}

function file(who: SignedIn, uploads: readonly string[], more: object = {}) {
  const named = uploads.map((upload) => ({
    upload,
    title: 'Delivery note',
    kind: 'account',
    ...more,
  }));
  return ask(who, 'POST', papers(), { papers: named });
}

/** One paper of ada's that stands in the record. */
async function filed(who = room.ada): Promise<string> {
  const { data } = await file(who, [await uploaded(who)]);
  return data.papers[0].id;
}

describe('filing', () => {
  test('gives each side a run of numbers, and all of one act go in together', async () => {
    const first = await file(room.ada, [await uploaded(), await uploaded()]);
    expect([
      first.status,
      first.data.papers.map(({ number }: { number: string }) => number),
    ]).toEqual([201, ['C-1', 'C-2']]);
    const answer = await file(room.ben, [await uploaded(room.ben)]);
    expect(answer.data.papers[0].number).toBe('R-1');
  });

  test('puts it before the other side in the same act, with its row in the ledger', async () => {
    const id = await filed();
    const recipients = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .select(['partyId', 'purpose'])
      .execute();
    expect(recipients).toEqual([{ partyId: room.respondent, purpose: 'document' }]);
    const letters = await database.db
      .selectFrom('service_attempt')
      .innerJoin('outbox_mail', 'outbox_mail.refersTo', 'service_attempt.id')
      .where('service_attempt.disputeId', '=', room.id)
      .where('outbox_mail.kind', '=', 'service_letter')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(letters.count)).toBeGreaterThan(0);
    const act = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', '=', 'exhibit.filed')
      .select(['details', 'tells'])
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({
      details: { document: id, number: 'C-1', on: '2026-11-20' },
      tells: [room.ben.personId],
    });
  });

  test('sends nothing to addresses of which it is in doubt whose they are, until that is found', async () => {
    const happens = (type: EventType, as: 'respondent' | 'officer') =>
      move(room.deps, {
        disputeId: room.id,
        type,
        as,
        partyId: room.respondent,
        why: 'They showed their papers.',
        by: { personId: null, role: as === 'officer' ? 'case_officer' : 'visitor' },
      });
    const attempts = async (document: string) =>
      (
        await database.db
          .selectFrom('service_recipient')
          .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
          .leftJoin('service_attempt', 'service_attempt.recipientId', 'service_recipient.id')
          .where('service_document.documentId', '=', document)
          .select('service_attempt.channel')
          .execute()
      ).map(({ channel }) => channel);
    const before = await filed();
    expect(await attempts(before)).toContain('email');
    expect(await happens('identity_disputed', 'respondent')).toMatchObject({ ok: true });
    const meanwhile = await filed();
    expect(await attempts(meanwhile)).toEqual([null]);
    expect(await happens('identity_confirmed', 'officer')).toMatchObject({ ok: true });
    expect(await attempts(meanwhile)).toEqual(await attempts(before));
  });

  test('sends nothing to a respondent from whom nothing is claimed any more, and takes nothing from them', async () => {
    const { db } = database;
    const [event] = await db
      .selectFrom('dispute_event')
      .where('disputeId', '=', room.id)
      .orderBy('number', 'desc')
      .limit(1)
      .selectAll()
      .execute();
    if (!event) throw new Error('Nothing happened.');
    await db
      .insertInto('dispute_event')
      .values({
        ...event,
        details: JSON.stringify({}),
        id: newId(),
        number: event.number + 1,
        type: 'respondent_released',
        partyId: room.respondent,
      })
      .execute();
    const id = await filed();
    const served = await db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .select('partyId')
      .execute();
    expect(served).toEqual([]);
    expect((await file(room.ben, [await uploaded(room.ben)])).error?.code).toBe('party_unknown');
  });

  test('is read by the other side, and both sides see when they opened it', async () => {
    const id = await filed();
    clock.now = new Date('2026-11-21T06:30:00Z');
    const opened = await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${id}`, {
      cookie: room.ben.cookie,
    });
    expect(await opened.text()).toMatch(/^The goods came/);
    expect(opened.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const who of [room.ada, room.ben]) {
      const { data } = await ask(who, 'GET', papers());
      expect(data.papers).toMatchObject([
        {
          id,
          number: 'C-1',
          title: 'Delivery note',
          type: 'text/plain',
          receivedOn: '2026-11-20',
          opened: [{ party: room.respondent, person: 'Ben', at: '2026-11-21T06:30:00.000Z' }],
          may: who === room.ada ? ['strike', 'replace', 'ask_seal'] : ['answer', 'ask_seal'],
        },
      ]);
    }
    const served = await database.db
      .selectFrom('service_recipient')
      .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
      .where('service_document.documentId', '=', id)
      .select(['status', 'servedBy'])
      .executeTakeFirstOrThrow();
    expect(served).toEqual({ status: 'served', servedBy: 'portal' });
  });

  const reading = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
    room.app.request(`/api/disputes/${room.id}/documents/${id}`, {
      method,
      headers: { cookie: room.ben.cookie, ...headers },
    });
  const rowOf = async (id: string) => {
    const row = await database.db
      .selectFrom('dispute_document')
      .where('id', '=', id)
      .select(['contentHash', 'size'])
      .executeTakeFirstOrThrow();
    return { sha256: row.contentHash.toString('hex'), size: Number(row.size) };
  };
  const openings = () =>
    database.db
      .selectFrom('record_act')
      .where('subjectId', '=', room.id)
      .where('act', '=', 'dispute.document_opened')
      .select('details')
      .execute();

  test('is read in parts, which together are one opening', async () => {
    const id = await filed();
    const { size: whole } = await rowOf(id);
    const middle = await reading(id, { range: 'bytes=4-8' }); // whoever has opened nothing does so with any part
    expect([middle.status, await middle.text(), middle.headers.get('content-range')]).toEqual([
      206,
      'goods',
      `bytes 4-8/${whole}`,
    ]);
    expect([middle.headers.get('accept-ranges'), middle.headers.get('content-length')]).toEqual([
      'bytes',
      '5',
    ]);
    const more = ['bytes=-6', 'bytes=0-', 'bytes=0-2'].map((range) => reading(id, { range }));
    const [tail, all, head] = await Promise.all(more);
    expect([await tail?.text(), all?.status, await head?.text()]).toEqual(['March.', 206, 'The']);
    expect((await all?.text())?.length).toBe(whole);
    expect(await openings()).toEqual([
      { details: { document: id, as: 'respondent', party: room.respondent } },
    ]);
    clock.now = new Date(clock.now.getTime() + 31 * 60_000);
    await Promise.all([reading(id, { range: 'bytes=0-1' }), reading(id, { range: 'bytes=2-3' })]);
    expect(await openings()).toHaveLength(2);
    await reading(id); // whoever asks for all of it opens it anew
    expect(await openings()).toHaveLength(3);
    const stranger = await room.app.request(`/api/disputes/${room.id}/documents/${id}`, {
      headers: { cookie: room.eve.cookie, range: 'bytes=0-1' },
    });
    expect(stranger.status).toBe(404);
  });

  test('is opened by nobody who is given none of it', async () => {
    const id = await filed();
    const { size: whole } = await rowOf(id);
    const beyond = await reading(id, { range: 'bytes=900-' });
    expect([beyond.status, beyond.headers.get('content-range'), await beyond.text()]).toEqual([
      416,
      `bytes */${whole}`,
      '',
    ]);
    const head = await reading(id, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole),
      '',
    ]);
    expect(await openings()).toEqual([]);
    const { data } = await ask(room.ada, 'GET', papers());
    expect(data.papers[0].opened).toEqual([]);
  });

  test('is kept as a file unless browsers show it and never run it', async () => {
    const { headers } = await reading(await filed()); // a text
    expect([headers.get('content-disposition'), headers.get('x-content-type-options')]).toEqual([
      "attachment; filename*=UTF-8''Delivery%20note.txt",
      'nosniff',
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    for (const type of ['application/pdf', 'image/png', 'image/jpeg', 'audio/wav', 'video/mp4'])
      expect(isShown(type)).toBe(true);
    for (const type of ['text/html', 'text/plain', 'image/svg+xml', 'image/heic', 'message/rfc822'])
      expect(isShown(type)).toBe(false);
  });

  test('is given whole to whoever has a part of another', async () => {
    const id = await filed();
    const etag = (await reading(id)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const [same, other] = [
      await reading(id, { range: 'bytes=0-2', 'if-range': etag }),
      await reading(id, { range: 'bytes=0-2', 'if-range': '"another"' }),
    ];
    expect([same.status, other.status, other.headers.get('content-range')]).toEqual([
      206,
      200,
      null,
    ]);
  });

  test('is told as an accident when it was damaged, in parts too', async () => {
    const id = await filed();
    await room.deps.papers.remove((await rowOf(id)).sha256);
    for (const headers of [{}, { range: 'bytes=0-2' }] as Record<string, string>[]) {
      const answer = await reading(id, headers);
      expect([answer.status, (await answer.json()).error.code]).toEqual([500, 'unexpected']);
    }
    expect(await openings()).toEqual([]);
  });

  test('the second time changes nothing, and gives the same number', async () => {
    const upload = await uploaded();
    const [first, again] = [await file(room.ada, [upload]), await file(room.ada, [upload])];
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await ask(room.ada, 'GET', papers())).data.papers).toHaveLength(1);
  });

  test('of two at once gives two numbers', async () => {
    const [one, other] = [await uploaded(), await uploaded()];
    const both = await Promise.all([file(room.ada, [one]), file(room.ada, [other])]);
    expect(both.map(({ data }) => data.papers[0].number).sort()).toEqual(['C-1', 'C-2']);
  });

  test('puts a later version beside the earlier one, under its number', async () => {
    const id = await filed();
    await filed();
    const later = await file(room.ada, [await uploaded()], { replaces: id });
    expect(later.data.papers[0].number).toBe('C-1 (2)');
    const { data } = await ask(room.ben, 'GET', papers());
    expect(data.papers.map(({ number }: { number: string }) => number)).toEqual([
      'C-1',
      'C-1 (2)',
      'C-2',
    ]);
    const foreign = await file(room.ben, [await uploaded(room.ben)], { replaces: id });
    expect([foreign.status, foreign.error?.code]).toEqual([422, 'version_unknown']);
  });

  test('is refused as a whole when one of the files is not ready, another’s, named twice or has no title', async () => {
    const good = await uploaded();
    const half = (await begun(room, { size: 9 })).slice(-36);
    const foreign = await uploaded(room.ben);
    for (const [uploads, code] of [
      [[good, half], 'upload_not_ready'],
      [[good, foreign], 'upload_unknown'],
      [[good, good], 'upload_unknown'],
      [[], 'papers_missing'],
    ] as const)
      expect((await file(room.ada, uploads)).error?.code).toBe(code);
    expect((await file(room.ada, [good], { title: ' ' })).error?.code).toBe('title_missing');
    expect((await ask(room.ada, 'GET', papers())).data.papers).toEqual([]);
  });

  test('ends with the dispute, and so does striking and answering', async () => {
    const upload = await uploaded();
    const [own, theirs] = [await filed(), await filed(room.ben)];
    const before = (await ask(room.ada, 'GET', papers())).data.papers;
    await database.db
      .updateTable('dispute')
      .set({ state: 'withdrawn' })
      .where('id', '=', room.id)
      .execute();
    expect((await file(room.ada, [upload])).error?.code).toBe('too_early');
    const struck = await ask(room.ada, 'POST', `${papers()}/${own}/strike`, { why: 'Wrong file.' });
    const answered = await ask(room.ada, 'POST', `${papers()}/${theirs}/answers`, {
      answer: 'admitted',
    });
    for (const refused of [struck, answered])
      expect([refused.status, refused.error?.code]).toEqual([409, 'too_early']);
    const without = (all: object[]) => all.map((paper) => ({ ...paper, may: [] }));
    const after = (await ask(room.ada, 'GET', papers())).data.papers;
    expect(without(after)).toEqual(without(before));
    expect((await ask(room.ada, 'GET', papers())).data.may).toEqual([]);
  });
});

test('a paper names the issues that it goes to, which are one list for the dispute, and a later version keeps them', async () => {
  const first = await file(room.ada, [await uploaded()], {
    issues: ['Was it delivered in time?', 'Interest'],
  });
  const id = first.data.papers[0].id;
  await file(room.ben, [await uploaded(room.ben)], { issues: ['was it  delivered in TIME?'] });
  await file(room.ada, [await uploaded()], { replaces: id });
  const { data } = await ask(room.ben, 'GET', papers());
  expect(
    data.papers.map(({ number, issues }: { number: string; issues: string[] }) => [number, issues]),
  ).toEqual([
    ['C-1', ['Was it delivered in time?', 'Interest']],
    ['C-1 (2)', ['Was it delivered in time?', 'Interest']],
    ['R-1', ['Was it delivered in time?']],
  ]);
});

describe('a paper that was filed in error', () => {
  test('is struck by its side with a reason, once, and stays to be seen', async () => {
    const id = await filed();
    const strike = (who: SignedIn, why: string) =>
      ask(who, 'POST', `${papers()}/${id}/strike`, { why });
    expect((await strike(room.ada, ' ')).error).toMatchObject({
      code: 'why_missing',
      fields: { why: expect.any(String) },
    });
    expect((await strike(room.ben, 'Not mine')).status).toBe(404);
    const both = await Promise.all([
      strike(room.ada, 'The wrong file'),
      strike(room.ada, 'The wrong file'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = await ask(room.ben, 'GET', papers());
    expect(data.papers).toMatchObject([{ struck: { why: 'The wrong file' }, may: ['ask_seal'] }]);
  });
});

describe('a paper of the other side', () => {
  test('is admitted, denied or objected to, and the last word counts beside the earlier', async () => {
    const id = await filed();
    const say = (who: SignedIn, answer: string, why = '') =>
      ask(who, 'POST', `${papers()}/${id}/answers`, { answer, why });
    expect((await say(room.ben, 'denied')).error?.code).toBe('why_missing');
    expect((await say(room.ada, 'admitted')).error?.code).toBe('own_paper');
    const unread = await say(room.ben, 'admitted');
    expect([unread.status, unread.error?.code]).toEqual([409, 'not_opened']);
    const open = { cookie: room.ben.cookie };
    await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${id}`, open);
    expect((await say(room.ben, 'objected', 'It is a copy.')).status).toBe(201);
    expect((await say(room.ben, 'admitted')).status).toBe(201);
    const { data } = await ask(room.ada, 'GET', papers());
    expect(data.papers[0].answers).toMatchObject([
      { party: room.respondent, answer: 'objected', why: 'It is a copy.' },
      { party: room.respondent, answer: 'admitted' },
    ]);
  });

  test('that was struck is answered no more', async () => {
    const id = await filed();
    await ask(room.ada, 'POST', `${papers()}/${id}/strike`, { why: 'The wrong file' });
    const said = await ask(room.ben, 'POST', `${papers()}/${id}/answers`, { answer: 'admitted' });
    expect([said.status, said.error?.code]).toEqual([409, 'is_struck']);
  });
});

test('a recording may play where it is opened, and what is written as a page is shown as text, in a sandbox', async () => {
  const sound = Buffer.alloc(144);
  sound.write(
    'RIFF\x44\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x64',
  );
  const opened = async (name: string, content: string) => {
    const { data } = await file(room.ada, [await ready(room, { name, content, who: room.ada })]);
    const path = `/api/disputes/${room.id}/documents/${data.papers[0].id}`;
    const { headers } = await call(room.app, 'GET', path, { cookie: room.ben.cookie });
    return [headers.get('content-type'), headers.get('content-security-policy')];
  };
  const [type, policy] = await opened('Call.wav', sound.toString());
  expect(type).toBe('audio/wav');
  expect(policy).toContain("media-src 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('sandbox');
  for (const name of ['page.html', 'picture.svg'])
    expect(
      await opened(name, `<svg onload="alert(1)"><script>alert('${name}')</script></svg>`),
    ).toEqual(['text/plain; charset=utf-8', expect.stringMatching(/^sandbox; default-src 'none'/)]);
});

test('a stranger finds no record, and the office reads it and files nothing', async () => {
  const id = await filed();
  const upload = await uploaded();
  const omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  expect((await ask(omar, 'GET', papers())).data).toMatchObject({
    may: [],
    papers: [{ id, may: [] }],
  });
  expect((await ask(room.eve, 'GET', papers())).status).toBe(404);
  for (const who of [room.eve, omar]) {
    expect((await file(who, [upload])).status).toBe(404);
    expect((await ask(who, 'POST', `${papers()}/${id}/strike`, { why: 'x' })).status).toBe(404);
    expect(
      (await ask(who, 'POST', `${papers()}/${id}/answers`, { answer: 'admitted' })).status,
    ).toBe(404);
  }
  expect((await ask(room.ada, 'POST', `${papers()}/${newId()}/strike`, { why: 'x' })).status).toBe(
    404,
  );
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { begun, type RecordRoom, recordRoom, tus } from '../../../../tests/record-room.ts';
import { sweepUploads } from '../actions/sweep.ts';
import { piecesMax } from '../rules/uploads.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
const MB = 1024 * 1024;
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
  room = await recordRoom(database, clock);
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date('2026-11-20T06:30:00Z');
});

const uploads = () => `/api/disputes/${room.id}/uploads`;

function send(path: string, from: number, body: BodyInit, who: SignedIn = room.ada) {
  return tus(room.app, who, {
    method: 'PATCH',
    path,
    headers: { 'upload-offset': String(from) },
    body,
  });
}

async function offsetOf(path: string): Promise<number> {
  const answer = await tus(room.app, room.ada, { method: 'HEAD', path });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

/** A body that brings so many bytes and then breaks, as a line does. */
function breaking(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new Error('the line broke'));
      sent = true;
      controller.enqueue(bytes);
    },
  });
}

/** What is kept of an upload, from its first byte on. */
async function keptOf(path: string): Promise<Buffer> {
  const rows = await database.db
    .selectFrom('document_piece')
    .where('uploadId', '=', path.slice(-36))
    .orderBy('at')
    .selectAll()
    .execute();
  return Buffer.concat(
    await Promise.all(
      rows.map(({ contentHash }) => room.deps.uploads.read(contentHash.toString('hex'))),
    ),
  );
}

describe('a file', () => {
  test('comes in pieces of any size, and each answer says how far it is', async () => {
    const bytes = randomBytes(9 * MB + 17);
    const path = await begun(room, { size: bytes.length, name: 'करार.pdf' });
    const first = await send(path, 0, bytes.subarray(0, 5));
    expect(first.status).toBe(204);
    expect(first.headers.get('upload-offset')).toBe('5');
    expect(first.headers.get('upload-expires')).toBe('Fri, 27 Nov 2026 06:30:00 GMT');
    expect((await send(path, 5, bytes.subarray(5))).headers.get('upload-offset')).toBe(
      String(bytes.length),
    );
    expect((await keptOf(path)).equals(bytes)).toBe(true);
    const list = await call(room.app, 'GET', uploads(), { cookie: room.ada.cookie });
    expect(await list.json()).toMatchObject({
      data: {
        uploads: [
          { name: 'करार.pdf', size: bytes.length, received: bytes.length, state: 'checking' },
        ],
      },
    });
  });

  test('goes on after a broken line from the last byte that was kept', async () => {
    const bytes = randomBytes(5 * MB);
    const path = await begun(room, { size: bytes.length });
    await send(path, 0, breaking(bytes.subarray(0, 4 * MB + 1000)));
    expect(await offsetOf(path)).toBe(4 * MB + 1000);
    expect((await send(path, 4 * MB + 1000, bytes.subarray(4 * MB + 1000))).status).toBe(204);
    expect((await keptOf(path)).equals(bytes)).toBe(true);
  });

  test('stands where it stood after the server was started anew', async () => {
    const path = await begun(room, { size: 20 });
    await send(path, 0, randomBytes(7));
    const again = {
      ...room,
      app: (await import('../../../../tests/app.ts')).appWith(database, {
        now: () => clock.now,
        papers: room.deps.papers,
        uploads: room.deps.uploads,
      }),
    };
    const answer = await tus(again.app, room.ada, { method: 'HEAD', path });
    expect([answer.headers.get('upload-offset'), answer.headers.get('upload-length')]).toEqual([
      '7',
      '20',
    ]);
  });

  test('is taken back by whoever sends it, once', async () => {
    const path = await begun(room, { size: 20 });
    expect((await tus(room.app, room.ada, { method: 'DELETE', path })).status).toBe(204);
    expect((await tus(room.app, room.ada, { method: 'DELETE', path })).status).toBe(404);
  });
});

describe('a piece is refused, and nothing of the file is lost', () => {
  test('when it came before, or one before it is missing', async () => {
    const path = await begun(room, { size: 20 });
    await send(path, 0, randomBytes(10));
    const twice = await send(path, 0, randomBytes(10));
    expect([twice.status, await codeOf(twice)]).toEqual([409, 'piece_elsewhere']);
    const later = await send(path, 15, randomBytes(5));
    expect([later.status, await codeOf(later)]).toEqual([409, 'piece_elsewhere']);
    expect(await offsetOf(path)).toBe(10);
  });

  test('when it is longer than what is missing, whether it says so or not', async () => {
    const path = await begun(room, { size: 20 });
    const said = await tus(room.app, room.ada, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0', 'content-length': '21' },
      body: randomBytes(21),
    });
    expect([said.status, await codeOf(said)]).toEqual([413, 'piece_too_long']);
    const unsaid = await send(path, 0, new Blob([randomBytes(21)]).stream());
    expect([unsaid.status, await codeOf(unsaid)]).toEqual([413, 'piece_too_long']);
    expect(await offsetOf(path)).toBe(0);
  });

  test('when another came at the same moment: one of two goes on', async () => {
    const path = await begun(room, { size: 10 });
    const both = await Promise.all([
      send(path, 0, randomBytes(10)),
      send(path, 0, randomBytes(10)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await offsetOf(path)).toBe(10);
  });

  test('when it is one of too many: single bytes fill no table', async () => {
    const path = await begun(room, { size: 3 });
    expect((await send(path, 0, 'a')).status).toBe(204);
    await database.db
      .updateTable('document_upload')
      .set({ pieces: piecesMax(3) })
      .where('id', '=', path.slice(-36))
      .execute();
    const answer = await send(path, 1, 'b');
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'too_many_pieces']);
    expect(await offsetOf(path)).toBe(1);
  });

  test('when the protocol, the place or the type of the body is missing', async () => {
    const path = await begun(room, { size: 10 });
    const headers = { 'upload-offset': '0' };
    const sending = { method: 'PATCH' as const, path, body: randomBytes(10) };
    const old = await tus(room.app, room.ada, {
      ...sending,
      headers: { ...headers, 'tus-resumable': '0.2.2' },
    });
    expect([old.status, await codeOf(old), old.headers.get('tus-version')]).toEqual([
      412,
      'tus_version',
      '1.0.0',
    ]);
    const nowhere = await tus(room.app, room.ada, sending);
    expect([nowhere.status, await codeOf(nowhere)]).toEqual([422, 'offset_missing']);
    const typed = await tus(room.app, room.ada, {
      ...sending,
      headers: { ...headers, 'content-type': 'text/plain' },
    });
    expect(typed.status).toBe(415);
  });
});

describe('a file is not begun', () => {
  test.each([
    ['0', 422, 'document_empty'],
    [String(1024 ** 3 + 1), 413, 'document_too_large'],
    ['many', 422, 'length_missing'],
  ])('with a length of %s', async (length, status, code) => {
    const answer = await tus(room.app, room.ada, {
      method: 'POST',
      path: uploads(),
      headers: { 'upload-length': length },
    });
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  test('while as much as may be is under way', async () => {
    const other = await recordRoom(database, clock);
    for (let at = 0; at < 10; at += 1) await begun(other, { size: 1024 ** 3 });
    await expect(begun(other, { size: 1 })).rejects.toThrow(/uploads_full/);
  });
});

describe('nobody else', () => {
  test('is told of an upload: a stranger, the other side, and the office', async () => {
    const path = await begun(room, { size: 20 });
    const rhea = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
    for (const who of [room.eve, room.ben, rhea]) {
      expect((await tus(room.app, who, { method: 'HEAD', path })).status).toBe(404);
      expect((await send(path, 0, randomBytes(20), who)).status).toBe(404);
      expect((await tus(room.app, who, { method: 'DELETE', path })).status).toBe(404);
    }
    for (const who of [room.eve, rhea]) {
      await expect(begun(room, { size: 20, who })).rejects.toThrow('404');
      const list = await call(room.app, 'GET', uploads(), { cookie: who.cookie });
      expect(list.status).toBe(404);
    }
  });

  test('goes on who lost the dispute in the middle of a file', async () => {
    const other = await recordRoom(database, clock);
    const path = await begun(other, { size: 9 * MB });
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        sent += 1;
        if (sent === 6)
          await database.db
            .updateTable('dispute_member')
            .set({ endedAt: clock.now })
            .where('personId', '=', other.ada.personId)
            .execute();
        if (sent > 9) return controller.close();
        controller.enqueue(randomBytes(MB));
      },
    });
    const answer = await tus(other.app, other.ada, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0' },
      body,
    });
    expect(answer.status).toBe(404);
    const row = await database.db
      .selectFrom('document_upload')
      .where('id', '=', path.slice(-36))
      .select('received')
      .executeTakeFirstOrThrow();
    expect(Number(row.received)).toBe(4 * MB);
  });
});

test('what nobody goes on with is gone after a week, with its pieces', async () => {
  const other = await recordRoom(database, clock);
  const path = await begun(other, { size: 20 });
  await tus(other.app, other.ada, {
    method: 'PATCH',
    path,
    headers: { 'upload-offset': '0' },
    body: randomBytes(9),
  });
  clock.now = new Date(Date.now() + 2 * 86_400_000); // a sweep looks at when files were written on the disk
  await database.db
    .updateTable('document_upload')
    .set({ keptUntil: clock.now })
    .where('id', '=', path.slice(-36))
    .execute();
  expect(await other.deps.uploads.list(clock.now)).toHaveLength(1);
  await sweepUploads(other.deps);
  expect(await other.deps.uploads.list(clock.now)).toEqual([]);
});

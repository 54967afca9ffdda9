import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { docxOf, xlsxOf } from '../../../../tests/office-files.ts';
import { type RecordRoom, ready, recordRoom } from '../../../../tests/record-room.ts';
import { documentsDataOf, documentsEraser } from '../actions/person-data.ts';

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

async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  const said = answer.status === 204 ? {} : ((await answer.json()) as object);
  return { status: answer.status, ...said } as {
    status: number;
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    data?: any;
    error?: { code: string };
  };
}

/** The address of a paper of ada's that stands in the record. */
async function filed(name: string, content: string | Uint8Array, more: object = {}) {
  const upload = await ready(room, { name, content, who: room.ada });
  const papers = [{ upload, title: 'Delivery note', kind: 'account', ...more }];
  const base = `/api/disputes/${room.id}/papers`;
  const { data } = await ask(room.ada, 'POST', base, { papers });
  return `${base}/${data.papers[0].id}`;
}

/** How often the record says that ben’s side opened a paper. */
async function openings(path: string): Promise<number> {
  const acts = await database.db
    .selectFrom('record_act')
    .where('act', '=', 'dispute.document_opened')
    .where('byPerson', '=', room.ben.personId)
    .select('details')
    .execute();
  return acts.filter(
    ({ details }) => (details as { document: string }).document === path.slice(-36),
  ).length;
}

describe('a paper', () => {
  test('is told with its number, its versions and its parties, and nobody opened it by that', async () => {
    const first = await filed('note.txt', 'one');
    const second = await filed('note.txt', 'two', { replaces: first.slice(-36) });
    const { status, data } = await ask(room.ben, 'GET', second);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Delivery note',
      shownAs: 'words',
      filed: { number: 'C-1 (2)', version: 2, may: ['answer', 'ask_seal'] },
      isOpened: false,
    });
    expect(data.versions.map(({ number }: { number: string }) => number)).toEqual([
      'C-1',
      'C-1 (2)',
    ]);
    expect(await openings(second)).toBe(0);
  });

  test('of which the words are read was opened once, and its service counts', async () => {
    const path = await filed('note.txt', 'The goods came late.');
    const read = () => ask(room.ben, 'GET', `${path}/words`);
    expect((await read()).data.blocks).toEqual([
      { kind: 'text', words: 'The goods came late.', rows: [] },
    ]);
    await read();
    expect(await openings(path)).toBe(1);
    expect((await ask(room.ben, 'GET', path)).data.isOpened).toBe(true);
    const own = await ask(room.ben, 'GET', `/api/disputes/${room.id}/own-papers`);
    expect(
      own.data.papers.find((one: { documentId: string }) => one.documentId === path.slice(-36)),
    ).toMatchObject({ receivedOn: '2026-11-20' });
  });

  test('and its words are nothing to a stranger', async () => {
    const path = await filed('note.txt', 'x');
    for (const door of [path, `${path}/words`])
      expect((await ask(room.eve, 'GET', door)).status).toBe(404);
  });
});

test('a message that names a paper leads its reader to the place in it', async () => {
  const path = await filed('note.txt', 'x');
  const talk = `/api/disputes/${room.id}/talk`;
  const { data } = await ask(room.ben, 'GET', talk);
  const all = data.places.find(({ kind }: { kind: string }) => kind === 'all');
  const said = await ask(room.ben, 'POST', `${talk}/${all.place}/messages`, {
    client: newId(),
    words: 'See C-1, page 12, not R-9.',
    audience: all.fingerprint,
    answers: null,
    mentions: [],
    papers: [],
  });
  expect(said.data.message.citations).toEqual([
    { from: 4, to: 16, paper: path.slice(-36), page: 12 },
  ]);
  const { data: page } = await ask(room.ada, 'GET', `${talk}/${all.place}/messages`);
  expect(page.messages[0].citations).toHaveLength(1);
});

describe('a note', () => {
  const note = (who: SignedIn, path: string, words: string) =>
    ask(who, 'POST', `${path}/notes`, { page: 3, down: 5000, words });

  test('is its owner’s alone: another side, another person of the same side and a stranger see none', async () => {
    const path = await filed('note.txt', 'x');
    const noted = await note(room.ben, path, 'Ask in the hearing.');
    expect(noted.status).toBe(201);
    expect((await ask(room.ben, 'GET', path)).data.notes).toMatchObject([
      { page: 3, down: 5000, words: 'Ask in the hearing.' },
    ]);
    const bea = await signedIn(database.db, { name: 'Bea', now: clock.now });
    await database.db.transaction().execute((tx) =>
      addMember(tx, {
        id: newId(),
        disputeId: room.id,
        partyId: room.respondent,
        personId: bea.personId,
        email: null,
        role: 'representative',
        at: clock.now,
      }),
    );
    for (const who of [room.ada, bea]) {
      expect((await ask(who, 'GET', path)).data.notes).toEqual([]);
      const away = await ask(who, 'POST', `${path}/notes/${noted.data.id}/removal`, {});
      expect(away.status).toBe(404);
    }
    expect((await note(room.eve, path, 'x')).status).toBe(404);
    const away = `${path}/notes/${noted.data.id}/removal`;
    expect((await ask(room.eve, 'POST', away, {})).status).toBe(404);
    expect((await ask(room.ben, 'POST', away, {})).status).toBe(200);
    expect((await ask(room.ben, 'POST', away, {})).status).toBe(404);
    expect((await ask(room.ben, 'GET', path)).data.notes).toEqual([]);
  });

  test('is closed at rest, belongs to its owner’s data and goes with them', async () => {
    const path = await filed('note.txt', 'x');
    await note(room.ben, path, 'Ask in the hearing.');
    const rows = await database.db.selectFrom('document_note').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.sealedWords.toString('latin1')))).not.toContain(
      'hearing',
    );
    const { key } = room.deps;
    expect(JSON.stringify(await documentsDataOf(database.db, room.ben.personId, key))).toContain(
      'Ask in the hearing.',
    );
    await database.db
      .transaction()
      .execute((tx) =>
        documentsEraser.erase(tx, { personId: room.ben.personId, at: clock.now } as never),
      );
    expect((await ask(room.ben, 'GET', path)).data.notes).toEqual([]);
  });

  test('without a word, or beyond what a paper bears, is refused', async () => {
    const path = await filed('note.txt', 'x');
    expect((await note(room.ben, path, ' ')).error?.code).toBe('words_missing');
    expect(
      (await ask(room.ben, 'POST', `${path}/notes`, { page: 0, down: 0, words: 'x' })).status,
    ).toBe(422);
  });
});

const WORD = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>करार</w:t></w:r></w:p>
<w:p><w:r><w:t>Paid &lt;script&gt;alert(1)&lt;/script&gt;</w:t></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>One</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>2,400</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
const MAIL = `From: Ada <ada@example.org>
To: ben@example.org
Subject: =?utf-8?B?4KSV4KSw4KS+4KSw?=
Date: Fri, 20 Nov 2026 12:00:00 +0530
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Pay <img src="https://tracker.example/x.png">now &amp; here</p><script>alert(1)</script>
--x
Content-Type: application/pdf; name="bill.pdf"
Content-Disposition: attachment; filename="bill.pdf"
Content-Transfer-Encoding: base64

JVBERg==
--x--
`;

describe('what is put before a reader is words in plain structure', () => {
  const wordsOf = async (name: string, content: string | Uint8Array) =>
    ask(room.ben, 'GET', `${await filed(name, content)}/words`);

  test('of a Word document', async () => {
    const { data } = await wordsOf('contract.docx', docxOf(WORD));
    expect(data.blocks).toEqual([
      { kind: 'text', words: 'करार', rows: [] },
      { kind: 'text', words: 'Paid <script>alert(1)</script>', rows: [] },
      { kind: 'table', words: '', rows: [['One', '2,400']] },
    ]);
  });

  test('of a sheet, and of rows of text', async () => {
    const sheet = await wordsOf(
      'measures.xlsx',
      xlsxOf('माप', [
        ['Panel', '=1+1'],
        ['Five', 'x'],
      ]),
    );
    expect(sheet.data.blocks).toEqual([
      {
        kind: 'table',
        words: 'माप',
        rows: [
          ['Panel', '=1+1'],
          ['Five', 'x'],
        ],
      },
    ]);
    const rows = await wordsOf('list.csv', 'a;b\n"c d";e\n');
    expect(rows.data.blocks[0].rows).toEqual([
      ['a', 'b'],
      ['c d', 'e'],
    ]);
  });

  test('of a mail: who wrote, its words without its page, and the names of what is attached', async () => {
    const { data } = await wordsOf('letter.eml', MAIL.replaceAll('\n', '\r\n'));
    expect(
      data.blocks.map(({ kind, words }: { kind: string; words: string }) => [kind, words]),
    ).toEqual([
      ['from', 'Ada <ada@example.org>'],
      ['to', 'ben@example.org'],
      ['date', expect.stringContaining('2026')],
      ['subject', 'करार'],
      ['text', 'Pay now & here'],
      ['attachment', 'bill.pdf'],
    ]);
  });

  test('and what is damaged, or bears no words, says so', async () => {
    const broken = docxOf('<w:p>').subarray();
    expect((await wordsOf('broken.docx', broken)).error?.code).toBe('unreadable');
    const { error } = await wordsOf(
      'scan.pdf',
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n',
    );
    expect(error?.code).toBe('no_words');
  });
});

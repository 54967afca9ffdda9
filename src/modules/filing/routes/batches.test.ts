import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { appWith, call, settings } from '../../../../tests/app.ts';
import { type BankRow, bankRow, csvOf, pdfOf } from '../../../../tests/bulk.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { emptying, type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { zipOf } from '../../../../tests/zip.ts';
import type { BatchesDeps } from '../actions/batch-deps.ts';
import { sweepBatches } from '../actions/batch-sweep.ts';
import { workOnBatches } from '../actions/batch-work.ts';

let database: TestDatabase;
let home: string;
let pieces: Vault;
let papers: Vault;
let app: App;
let deps: BatchesDeps;
let time: Date;
let [ada, eve, rhea, ben]: SignedIn[] = [];
let bank: string;
let empty: () => Promise<void>;

beforeAll(async () => {
  database = await testDatabase();
  empty = await emptying(database);
  home = await mkdtemp(join(tmpdir(), 'bulk-'));
  const key = await openKey({
    file: `${home}/vault.key`,
    vault: `${home}/files`,
    given: undefined,
  });
  const vaultOf = (name: string) =>
    openVault({ folder: `${home}/files/${name}`, incoming: `${home}/incoming`, key });
  [pieces, papers] = [vaultOf('filing-batches'), vaultOf('disputes')];
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(async () => {
  time = new Date('2026-11-21T06:00:00Z');
  const { db } = database;
  app = appWith(database, { now: () => time, pieces, papers });
  deps = {
    db,
    now: () => time,
    newId: () => newId(),
    newToken,
    papers,
    pieces,
    listeners: [],
    settings,
    wakeMail: () => {},
    wakeBatches: () => {},
  };
  const now = time;
  [ada, eve, ben] = await Promise.all([
    signedIn(db, { name: 'Ada Advocate', email: 'ada@konkan.example', now }),
    signedIn(db, { name: 'Eve', now }),
    signedIn(db, { name: 'Ben Banker', email: 'ben@konkan.example', now }),
  ]);
  rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea', now });
  bank = await institution('Konkan Bank Ltd', 'ADA@konkan.example');
});
afterEach(() => empty());

const konkan = {
  kind: 'company',
  registration: 'U65110MH1990',
  mobile: '',
  address: '1 Fort Street, Mumbai 400001',
  language: 'en',
};

async function ask(who: SignedIn | undefined, method: string, path: string, body?: unknown) {
  const answer = await call(app, method, path, { body, cookie: who?.cookie });
  const text = await answer.text();
  return {
    status: answer.status,
    // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
    ...((text.startsWith('{') ? JSON.parse(text) : { text }) as any),
  };
}
async function institution(name: string, member: string): Promise<string> {
  const { data } = await ask(rhea, 'POST', '/api/office/institutions', {
    ...konkan,
    name,
    email: 'recovery@konkan.example',
  });
  await ask(rhea, 'POST', `/api/office/institutions/${data.id}/members`, { email: member });
  return data.id;
}
async function begin(who = ada, title = 'November'): Promise<string> {
  return (await ask(who, 'POST', '/api/filing/batches', { institution: bank, title })).data.id;
}
function piece(batch: string, file: string, from: number, bytes: Uint8Array, who = ada) {
  const headers = {
    'content-type': 'application/octet-stream',
    'sec-fetch-site': 'same-origin',
    cookie: who?.cookie ?? '',
  };
  return app.request(`/api/filing/batches/${batch}/files/${file}/pieces/${from}`, {
    method: 'POST',
    headers,
    body: Buffer.from(bytes),
  });
}
async function send(
  batch: string,
  kind: 'rows' | 'papers',
  bytes: Buffer,
  name = `${kind}-${bytes.length}`,
): Promise<void> {
  const { data } = await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, {
    kind,
    name,
    size: bytes.length,
  });
  for (let at = data.received; at < bytes.length; at += 4 * 1024 * 1024)
    expect((await piece(batch, data.id, at, bytes.subarray(at, at + 4 * 1024 * 1024))).status).toBe(
      200,
    );
}
const failures: unknown[] = [];
async function work(): Promise<void> {
  failures.length = 0;
  while (await workOnBatches(deps, (error) => failures.push(error))) {
    // There is more of it.
  }
}
const accept = (batch: string, who = ada) =>
  ask(who, 'POST', `/api/filing/batches/${batch}/acceptance`);
const view = async (batch: string) => (await ask(ada, 'GET', `/api/filing/batches/${batch}`)).data;
const report = async (batch: string, show = 'problems') =>
  (await ask(ada, 'GET', `/api/filing/batches/${batch}/rows?show=${show}`)).data.rows.map(
    ({ row, problems }: { row: number; problems: { column: string; code: string }[] }) =>
      `${row} ${problems.map(({ column, code }) => `${column}: ${code}`).join(', ')}`,
  );
const rowsOf = (count: number, change: BankRow = {}) =>
  Array.from({ length: count }, (_, at) => bankRow(at + 1, change));
async function filed(): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) from dispute`.execute(database.db);
  return Number(rows[0]?.count);
}

test('a bank sends a table and a zip, mends what it is told, and each good row becomes a dispute', async () => {
  const batch = await begin();
  const rows = [
    bankRow(1, { agreement_file: 'LN-1.pdf', papers: 'statement 1.pdf' }),
    bankRow(2, { claim_1_amount: '0', agreement_file: 'ln-2.pdf' }),
    bankRow(3, { respondent_name: '=cmd()', papers: 'photo.pdf' }),
    bankRow(4),
  ];
  await send(batch, 'rows', csvOf(rows));
  await send(
    batch,
    'papers',
    zipOf([
      { name: 'papers/LN-1.pdf', bytes: pdfOf('one') },
      { name: 'papers/statement 1.pdf', bytes: pdfOf('two') },
      { name: 'photo.pdf', bytes: Buffer.from('no PDF at all') },
      { name: '../up.pdf', bytes: pdfOf('three') },
    ]),
  );
  await work();
  const seen = await view(batch);
  expect(seen.counts).toMatchObject({ good: 2, bad: 2, waiting: 0 });
  expect(seen.papers).toEqual({ good: 2, bad: 2, waiting: 0 });
  expect(seen.badPapers.map(({ name }: { name: string }) => name)).toEqual([
    'photo.pdf',
    '../up.pdf',
  ]);
  expect(seen.badPapers[0].fault).toContain('none of PDF, JPEG, PNG and DOCX');
  expect(await report(batch)).toEqual([
    '3 agreement_file: paper_missing, claim_1_amount: amount_zero',
    '4 respondent_name: formula, papers: paper_unusable',
  ]);
  expect((await accept(batch)).data).toEqual({ accepted: 2 });
  expect((await accept(batch)).data).toEqual({ accepted: 0 });
  await work();
  expect(await filed()).toBe(2);
  // The report comes back mended, with the paper that was missing.
  const csv: string = (await ask(ada, 'GET', `/api/filing/batches/${batch}/report?show=problems`))
    .text;
  expect(csv).toContain("'=cmd()");
  expect(csv).toContain('claim_1_amount: The amount is zero or missing.');
  await send(
    batch,
    'rows',
    Buffer.from(
      csv.replace("'=cmd()", 'Cy Borrower').replace('photo.pdf', '').replace(',0,', ',5000,'),
    ),
    'mended.csv',
  );
  await send(batch, 'papers', zipOf([{ name: 'LN-2.pdf', bytes: pdfOf('four') }]), 'more.zip');
  await work();
  expect((await view(batch)).counts).toMatchObject({ good: 2, bad: 0, replaced: 2, filed: 2 });
  await accept(batch);
  await work();
  expect(failures).toEqual([]);
  expect((await view(batch)).counts).toMatchObject({ filed: 4, good: 0 });
  expect(await filed()).toBe(4);
});

test('a row keeps its own respondent, contacts, agreement and papers, and the whole institution stands in its dispute', async () => {
  await ask(rhea, 'POST', `/api/office/institutions/${bank}/members`, {
    email: 'ben@konkan.example',
  });
  const batch = await begin();
  await send(
    batch,
    'rows',
    csvOf([
      bankRow(1, {
        agreement_file: 'a.pdf',
        papers: 'b.pdf',
        respondent_2_name: 'Guarantor',
        respondent_2_email: 'g@example.org',
      }),
    ]),
  );
  await send(
    batch,
    'papers',
    zipOf([
      { name: 'a.pdf', bytes: pdfOf('a') },
      { name: 'b.pdf', bytes: pdfOf('b'), method: 0 },
    ]),
  );
  await work();
  await accept(batch);
  await work();
  const [row] = (await ask(ada, 'GET', `/api/filing/batches/${batch}/rows?show=filed`)).data.rows;
  expect(row.dispute.reference).toMatch(/^MUNCH-AR-2026-\d{6}$/);
  const { rows: parties } =
    await sql`select side, name from dispute_party where dispute_id = ${row.dispute.id} order by side, place`.execute(
      database.db,
    );
  expect(parties).toEqual([
    { side: 'claimant', name: 'Konkan Bank Ltd' },
    { side: 'respondent', name: 'Borrower Number1' },
    { side: 'respondent', name: 'Guarantor' },
  ]);
  const { rows: contacts } =
    await sql`select channel, value, is_designated, designated_in from dispute_contact c
    join dispute_party p on p.id = c.party_id where p.name = 'Borrower Number1' order by channel`.execute(
      database.db,
    );
  expect(contacts).toEqual([
    {
      channel: 'email',
      value: 'borrower1@example.org',
      isDesignated: true,
      designatedIn: 'Loan agreement, clause 14, page 6',
    },
    { channel: 'mobile', value: '+919800000001', isDesignated: false, designatedIn: '' },
    {
      channel: 'post',
      value: '1 Hill Road, Bandra, Mumbai 400050',
      isDesignated: false,
      designatedIn: '',
    },
  ]);
  const { rows: kept } = await sql<{
    kind: string;
    contentHash: Buffer;
  }>`select kind, content_hash from dispute_document
    where dispute_id = ${row.dispute.id} order by kind`.execute(database.db);
  expect(kept.map(({ kind }) => kind)).toEqual(['agreement', 'evidence']);
  expect((await papers.read(kept[0]?.contentHash.toString('hex') ?? '')).equals(pdfOf('a'))).toBe(
    true,
  );
  const { rows: members } = await sql<{
    personId: string;
  }>`select person_id from dispute_member where dispute_id = ${row.dispute.id}`.execute(
    database.db,
  );
  expect(members.map(({ personId }) => personId).sort()).toEqual(
    [ada?.personId, ben?.personId].sort(),
  );
});

test('a row is filed with few questions to the database, however many file for the institution', async () => {
  const people = await Promise.all(
    [1, 2, 3, 4, 5].map((at) =>
      signedIn(database.db, { email: `clerk${at}@konkan.example`, now: time }),
    ),
  );
  for (const at of people.keys())
    await ask(rhea, 'POST', `/api/office/institutions/${bank}/members`, {
      email: `clerk${at + 1}@konkan.example`,
    });
  const batch = await begin();
  await send(batch, 'rows', csvOf(rowsOf(20)));
  await work();
  await accept(batch);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  expect(await filed()).toBe(20);
  // Begin, take the row, the dispute, its event, two for the record, mark the row, commit; and what is asked once for all rows.
  expect(count / 20).toBeLessThanOrEqual(8 + 1);
});

test('nothing of the gate or the service is decided for a batch: each of its disputes is filed, and no more', async () => {
  const batch = await begin();
  await send(batch, 'rows', csvOf(rowsOf(5)));
  await work();
  await accept(batch);
  await work();
  const { rows } =
    await sql`select d.state, d.commenced_on, d.opened_at, count(e.id)::int as events, count(b.id)::int as bases from dispute d
    join dispute_event e on e.dispute_id = d.id left join dispute_basis b on b.dispute_id = d.id group by d.id`.execute(
      database.db,
    );
  expect(rows).toEqual(
    Array(5).fill({ state: 'filed', commencedOn: null, openedAt: null, events: 1, bases: 0 }),
  );
});

describe('the same again', () => {
  test('the same file twice files nothing twice, in one batch or two', async () => {
    const csv = csvOf(rowsOf(6));
    const first = await begin();
    await send(first, 'rows', csv, 'a.csv');
    await work();
    await accept(first);
    await work();
    await send(first, 'rows', csv, 'b.csv');
    const second = await begin();
    await send(second, 'rows', csv);
    await work();
    for (const batch of [first, second]) {
      expect((await view(batch)).counts).toMatchObject({ repeat: 6, good: 0, bad: 0 });
      expect((await accept(batch)).data).toEqual({ accepted: 0 });
    }
    const [{ dispute }] = (await ask(ada, 'GET', `/api/filing/batches/${second}/rows?show=repeats`))
      .data.rows;
    expect(dispute.reference).toMatch(/^MUNCH-AR-2026-/);
    expect(await filed()).toBe(6);
  });

  test('of two batches accepted at once each reference is filed once', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const batch of [one, other]) await send(batch, 'rows', csvOf(rowsOf(8)));
    await work();
    const counts = (await Promise.all([accept(one), accept(other)])).map(
      ({ data }) => data.accepted,
    );
    expect(counts.sort()).toEqual([0, 8]);
    await work();
    expect(await filed()).toBe(8);
    expect([(await view(one)).counts.repeat, (await view(other)).counts.repeat].sort()).toEqual([
      0, 8,
    ]);
  });

  test('a reference or a loan that stands twice in a file is told at the second', async () => {
    const batch = await begin();
    await send(
      batch,
      'rows',
      csvOf([
        bankRow(1),
        bankRow(2, { reference: 'kb-000001' }),
        bankRow(3, { loan_number: 'ln 000001', respondent_name: 'borrower number1' }),
        bankRow(4, {
          loan_number: 'LN 000001',
          respondent_name: 'Borrower Number1',
          files_again: 'yes',
        }),
      ]),
    );
    await work();
    expect(await report(batch)).toEqual([
      '3 reference: reference_twice',
      '4 loan_number: loan_twice',
    ]);
  });

  test('another institution may use the same references', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(2)));
    await work();
    await accept(batch);
    bank = await institution('Other Bank Ltd', 'ada@konkan.example');
    const other = await begin();
    await send(other, 'rows', csvOf(rowsOf(2)));
    await work();
    expect((await accept(other)).data).toEqual({ accepted: 2 });
  });
});

describe('an interruption', () => {
  test('of an upload: it goes on behind the last whole piece, and a piece that comes twice changes nothing', async () => {
    const batch = await begin();
    const csv = csvOf(rowsOf(400));
    const announced = { kind: 'rows', name: 'rows.csv', size: csv.length };
    const { data } = await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, announced);
    const cut = 70_000;
    expect((await piece(batch, data.id, 0, csv.subarray(0, cut))).status).toBe(200);
    expect(await (await piece(batch, data.id, 0, csv.subarray(0, cut))).json()).toEqual({
      data: { id: data.id, received: cut, isWhole: false },
    });
    expect((await piece(batch, data.id, cut + 5, csv.subarray(cut + 5))).status).toBe(409);
    expect((await piece(batch, data.id, cut, csv.subarray(cut, cut + 10))).status).toBe(422);
    // A new page, another day: the same file is announced, and told where it goes on.
    expect((await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, announced)).data).toEqual({
      id: data.id,
      received: cut,
      isWhole: false,
    });
    expect((await piece(batch, data.id, cut, csv.subarray(cut))).status).toBe(200);
    await work();
    expect((await view(batch)).counts.good).toBe(400);
  });

  test('of two who send the same piece at once one is kept', async () => {
    const batch = await begin();
    const csv = csvOf(rowsOf(3));
    const { data } = await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, {
      kind: 'rows',
      name: 'r',
      size: csv.length,
    });
    const answers = await Promise.all([
      piece(batch, data.id, 0, csv),
      piece(batch, data.id, 0, csv),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await work();
    expect((await view(batch)).counts.good).toBe(3);
  });

  test('of the import, at whatever row: what is left is filed afterwards, and nothing twice', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(30, { papers: 'a.pdf' })));
    await send(batch, 'papers', zipOf([{ name: 'a.pdf', bytes: pdfOf('a') }]));
    await work();
    await accept(batch);
    // Killed within the transaction of a row, after its dispute was written: as if the process had gone.
    const whole = deps;
    let left = 11;
    deps = {
      ...deps,
      listeners: [
        async () => {
          left -= 1;
          if (left <= 0) throw new Error('killed');
        },
      ],
    };
    await workOnBatches(deps, () => {});
    expect(await filed()).toBe(10);
    expect((await view(batch)).counts).toMatchObject({ filed: 10, accepted: 20 });
    deps = whole;
    time = new Date(time.getTime() + 60_000);
    await work();
    expect((await view(batch)).counts).toMatchObject({ filed: 30, accepted: 0 });
    const { rows } = await sql<{
      count: bigint;
    }>`select count(distinct title) from dispute`.execute(database.db);
    expect([await filed(), Number(rows[0]?.count)]).toEqual([30, 30]);
  });

  test('of two processes that file one batch at once each row is filed once', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(40)));
    await work();
    await accept(batch);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(failures).toEqual([]);
    expect(await filed()).toBe(40);
    expect((await view(batch)).counts.filed).toBe(40);
  });

  test('of the reading: it goes on at the row where it stopped', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(1200)));
    expect(await workOnBatches(deps, () => {})).toBe(true);
    const { rows } = await sql`select rows_read, state from filing_batch_file`.execute(database.db);
    expect(rows).toEqual([{ rowsRead: 500, state: 'whole' }]);
    await work();
    expect((await view(batch)).counts.good).toBe(1200);
  });

  test('by a piece that cannot be read keeps no other batch from its turn', async () => {
    const [broken, whole] = [await begin(), await begin()];
    for (const batch of [broken, whole])
      await send(batch, 'rows', csvOf(rowsOf(2, { relief: batch })));
    const { rows } = await sql<{
      contentHash: Buffer;
    }>`select p.content_hash from filing_batch_part p
      join filing_batch_file f on f.id = p.file_id where f.batch_id = ${broken}`.execute(
      database.db,
    );
    await pieces.remove(rows[0]?.contentHash.toString('hex') ?? '');
    await work();
    expect(failures).toHaveLength(1);
    expect((await view(whole)).counts.good).toBe(2);
    expect((await view(broken)).files[0].state).toBe('whole');
  });

  test('by a fault of ours sets a row aside after three tries, and the others are filed', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(4)));
    await work();
    await accept(batch);
    const whole = deps;
    deps = {
      ...deps,
      listeners: [
        async (_, { parties }) => {
          if (parties.some(({ name }) => name === 'Borrower Number2')) throw new Error('no');
        },
      ],
    };
    for (const tried of [1, 2, 3]) {
      await work();
      expect(failures).toHaveLength(1);
      expect((await view(batch)).counts).toMatchObject({ filed: 3, stuck: tried === 3 ? 1 : 0 });
      time = new Date(time.getTime() + 60_000);
    }
    deps = whole;
    expect((await accept(batch)).data).toEqual({ accepted: 1 });
    await work();
    expect(await filed()).toBe(4);
  });
});

describe('bad input', () => {
  const bomb = Buffer.alloc(20 * 1024 * 1024);
  test.each<[string, Buffer, string]>([
    ['no zip', Buffer.from('PK nothing'.padEnd(400)), 'This is no whole zip.'],
    [
      'entries that share bytes',
      zipOf([
        { name: 'a.pdf', bytes: pdfOf('a') },
        { name: 'b.pdf', bytes: pdfOf('a'), at: 0 },
      ]),
      'uses the same bytes',
    ],
  ])('a zip is refused whole: %s', async (_, zip, said) => {
    const batch = await begin();
    await send(batch, 'papers', zip);
    await work();
    expect((await view(batch)).files[0]).toMatchObject({
      state: 'refused',
      fault: expect.stringContaining(said),
    });
  });

  test('a bomb is not unpacked, whether it says its size or lies, and the papers beside it can be used', async () => {
    const batch = await begin();
    const zip = zipOf([
      { name: 'honest.pdf', bytes: bomb },
      { name: 'liar.pdf', bytes: bomb, size: 90_000 },
      { name: 'other.pdf', bytes: pdfOf('o'), crc: 1 },
      { name: 'good.pdf', bytes: pdfOf('g') },
    ]);
    await send(batch, 'papers', zip);
    await work();
    const { badPapers, papers: count } = await view(batch);
    expect(
      badPapers.map(
        ({ name, fault }: { name: string; fault: string }) => `${name}: ${fault.split(',')[0]}`,
      ),
    ).toEqual([
      'honest.pdf: It unpacks to far more than a paper can be',
      'liar.pdf: It unpacks to far more than a paper can be',
      'other.pdf: It is damaged. Pack it again.',
    ]);
    expect(count.good).toBe(1);
  });

  test.each<[string, Buffer, string]>([
    ['a spreadsheet', Buffer.from('PK\x03\x04\x14\xd0\xcf\n\xff', 'latin1'), 'no CSV in UTF-8'],
    [
      'semicolons',
      Buffer.from('reference;respondent_name;facts\n1;2;3\n'),
      'not separated by commas',
    ],
    [
      'a column that nobody knows',
      Buffer.from('reference,respondent_name,facts,colour\n1,2,3,4\n'),
      'colour',
    ],
    ['no rows', Buffer.from('reference,respondent_name,facts\r\n'), 'no rows'],
    [
      'two hundred parties',
      Buffer.from('reference,respondent_name,facts,respondent_200_name\n1,2,3,4\n'),
      'at most 49 respondents',
    ],
  ])('a table is refused by what is wrong with it: %s', async (_, csv, said) => {
    const batch = await begin();
    await send(batch, 'rows', csv);
    await work();
    expect((await view(batch)).files[0]).toMatchObject({
      state: 'refused',
      fault: expect.stringContaining(said),
    });
  });

  test('a row with zeros, half characters or a lost quotation mark is told, and the others go in', async () => {
    const batch = await begin();
    const csv = csvOf([
      bankRow(1, { facts: 'Nothing was paid \0 since April of 2026' }),
      bankRow(2),
      bankRow(3),
    ]).toString();
    await send(batch, 'rows', Buffer.from(csv.replace('Borrower Number3', '"Borrower Number3')));
    await work();
    expect(await report(batch)).toEqual(['2 facts: characters', '4 : quote_misplaced']);
    expect((await view(batch)).counts.good).toBe(1);
  });
});

describe('who may', () => {
  test('a stranger is told that there is no such filing, whatever she asks', async () => {
    const batch = await begin();
    const csv = csvOf(rowsOf(1));
    const { data } = await ask(ada, 'POST', `/api/filing/batches/${batch}/files`, {
      kind: 'rows',
      name: 'r',
      size: csv.length,
    });
    const at = `/api/filing/batches/${batch}`;
    expect((await ask(eve, 'GET', at)).status).toBe(404);
    expect((await ask(eve, 'GET', `${at}/rows?show=all`)).status).toBe(404);
    expect((await ask(eve, 'GET', `${at}/report?show=all`)).status).toBe(404);
    expect(
      (await ask(eve, 'POST', `${at}/files`, { kind: 'rows', name: 'r', size: 5 })).status,
    ).toBe(404);
    expect((await accept(batch, eve)).status).toBe(404);
    expect((await piece(batch, data.id, 0, csv, eve)).status).toBe(404);
    expect(
      (await ask(eve, 'POST', '/api/filing/batches', { institution: bank, title: 'x' })).status,
    ).toBe(404);
    expect((await ask(eve, 'GET', '/api/filing/batches')).data).toEqual({
      institutions: [],
      batches: [],
      next: null,
    });
    expect((await ask(undefined, 'GET', at)).status).toBe(401);
  });

  test('whoever no longer files for it is a stranger, and what she accepted is filed', async () => {
    const batch = await begin();
    await send(batch, 'rows', csvOf(rowsOf(2)));
    await work();
    await accept(batch);
    const { members } = (await ask(rhea, 'GET', `/api/office/institutions/${bank}`)).data;
    expect(
      (await ask(rhea, 'POST', `/api/office/institutions/${bank}/members/${members[0].id}/end`))
        .status,
    ).toBe(200);
    expect((await ask(ada, 'GET', `/api/filing/batches/${batch}`)).status).toBe(404);
    await work();
    expect(await filed()).toBe(2);
  });

  test('institutions are the registrar’s alone', async () => {
    expect((await ask(ada, 'GET', '/api/office/institutions')).status).toBe(403);
    const omar = await signedIn(database.db, { roles: ['case_officer'], now: time });
    expect((await ask(omar, 'POST', '/api/office/institutions', konkan)).status).toBe(403);
    const at = `/api/office/institutions/${bank}`;
    expect(
      (await ask(rhea, 'POST', `${at}/members`, { email: 'nobody@example.org' })).error.fields,
    ).toHaveProperty('email');
    expect((await ask(rhea, 'POST', `${at}/members`, { email: 'ada@konkan.example' })).status).toBe(
      409,
    );
    const corrected = { ...konkan, name: 'Konkan Bank Limited', email: 'r@konkan.example' };
    expect((await ask(rhea, 'PUT', at, { ...corrected, address: 'short' })).error.code).toBe(
      'address_short',
    );
    expect((await ask(rhea, 'PUT', at, { ...corrected, state: '25' })).error.fields).toHaveProperty(
      'state',
    );
    expect(
      (await ask(rhea, 'PUT', at, { ...corrected, gstin: '27AAPFU0939F1ZW' })).error.fields,
    ).toHaveProperty('gstin');
    expect((await ask(rhea, 'PUT', at, corrected)).status).toBe(200);
    expect((await ask(rhea, 'GET', at)).data.institution).toMatchObject({
      name: 'Konkan Bank Limited',
      state: '',
      gstin: '',
    });
    expect(
      (await ask(rhea, 'PUT', at, { ...corrected, state: '27', gstin: '27 aapfu0939f1zv' })).status,
    ).toBe(200);
    expect((await ask(rhea, 'GET', at)).data.institution).toMatchObject({
      state: '27',
      gstin: '27AAPFU0939F1ZV',
    });
    expect((await ask(rhea, 'GET', '/api/office/institutions')).data.institutions[0]).toMatchObject(
      { members: 1 },
    );
  });
});

test('what was sent goes ninety days after the last work on it, and what was filed stays', async () => {
  const batch = await begin();
  await send(batch, 'rows', csvOf(rowsOf(2)));
  await work();
  await accept(batch);
  await work();
  const count = async () => (await pieces.list(new Date(Date.now() + 1000))).length;
  const before = await count();
  time = new Date(Date.now() + 89 * 86_400_000);
  await sql`update filing_batch set touched_at = ${new Date()}`.execute(database.db);
  await sweepBatches(deps);
  const { rows: kept } = await sql`select 1 from filing_batch_part`.execute(database.db);
  expect(kept).toHaveLength(1);
  time = new Date(Date.now() + 91 * 86_400_000);
  await sweepBatches(deps);
  expect(await count()).toBeLessThan(before);
  const { rows } = await sql`select cells from filing_batch_row where state = 'filed'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ cells: {} }, { cells: {} }]);
  expect(await filed()).toBe(2);
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#kernel/viewer.ts';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { type Bank, openBank } from '../../../../tests/bank.ts';
import { bankRow, csvOf, pdfOf } from '../../../../tests/bulk.ts';
import type { SignedIn } from '../../../../tests/cast.ts';
import { emptying, type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { zipOf } from '../../../../tests/zip.ts';
import { storeChunk } from '../actions/batch-upload.ts';

let database: TestDatabase;
let bank: Bank;
let empty: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  empty = await emptying(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  bank = await openBank(database, new Date('2026-11-21T06:00:00Z'));
});
afterEach(async () => {
  await bank.close();
  await empty();
});

const table = (count: number) => Array.from({ length: count }, (_, at) => bankRow(at + 1));
async function accepted(count: number): Promise<string> {
  const batch = await bank.begin();
  await bank.send(batch, table(count));
  await bank.work();
  await bank.accept(batch);
  return batch;
}
async function filed(count: number): Promise<string> {
  const batch = await accepted(count);
  await bank.work();
  return batch;
}
const leave = (member = bank.members[0]) =>
  bank.ask(bank.rhea, 'POST', `/api/office/institutions/${bank.id}/members/${member}/end`);
const closing = () =>
  bank.ask(bank.rhea, 'POST', `/api/office/institutions/${bank.id}/closing`, { isSure: true });
async function disputes(): Promise<{ id: string; party: string }[]> {
  const { rows } = await sql<{
    id: string;
    party: string;
  }>`select d.id, p.id as party from dispute d
    join dispute_party p on p.dispute_id = d.id and p.side = 'claimant' order by d.number`.execute(
    database.db,
  );
  return rows;
}
/** In how many disputes somebody stands now. */
async function standsIn({ personId }: SignedIn): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dispute_member
    where person_id = ${personId} and ended_at is null`.execute(database.db);
  return rows[0]?.count ?? 0;
}
const sees = async (who: SignedIn, dispute: string) =>
  (await bank.ask(who, 'GET', `/api/disputes/${dispute}`)).status;
const listed = async (who: SignedIn) =>
  (await bank.ask(who, 'GET', '/api/disputes')).data.disputes.length;

test('until she leaves she sees its filings and their disputes; from then on she is a stranger to all of them', async () => {
  const batch = await filed(2);
  const [dispute] = await disputes();
  const at = `/api/filing/batches/${batch}`;
  const id = dispute?.id ?? '';
  expect([
    (await bank.ask(bank.ada, 'GET', at)).status,
    await sees(bank.ada, id),
    await listed(bank.ada),
  ]).toEqual([200, 200, 2]);
  expect((await leave()).status).toBe(200);
  for (const path of [at, `${at}/rows?show=all`, `${at}/report?show=all`])
    expect((await bank.ask(bank.ada, 'GET', path)).status).toBe(404);
  expect((await bank.accept(batch)).status).toBe(404);
  expect(
    (await bank.ask(bank.ada, 'POST', `${at}/files`, { kind: 'rows', name: 'r', size: 5 })).status,
  ).toBe(404);
  expect((await bank.ask(bank.ada, 'GET', '/api/filing/batches')).data).toEqual({
    institutions: [],
    batches: [],
    next: null,
  });
  expect((await bank.ask(bank.ada, 'GET', '/api/filing/institutions')).data).toEqual({
    institutions: [],
  });
  expect((await bank.ask(bank.ben, 'GET', '/api/filing/institutions')).data).toEqual({
    institutions: [{ id: bank.id, name: 'Konkan Bank Ltd' }],
  });
  expect([await sees(bank.ada, id), await listed(bank.ada)]).toEqual([404, 0]);
  // The second time there is nothing to end, and her colleague has everything as before.
  expect((await leave()).status).toBe(404);
  expect([
    (await bank.ask(bank.ben, 'GET', at)).status,
    await sees(bank.ben, id),
    await listed(bank.ben),
  ]).toEqual([200, 200, 2]);
});

test('a registrar who files for an institution changes nothing of it, and another one does', async () => {
  const own = `/api/office/institutions/${bank.id}`;
  const joined = {
    institutionId: bank.id,
    personId: bank.rhea.personId ?? '',
    since: bank.clock.time,
    addedBy: bank.rhea.personId,
  };
  await database.db
    .insertInto('filing_institution_member')
    .values({ ...joined, id: newId() })
    .execute();
  const { institution } = (await bank.ask(bank.rhea, 'GET', own)).data;
  const { name, kind, registration, email, mobile, address, language, state, gstin } = institution;
  const entry = {
    name,
    kind,
    registration,
    email: 'rhea@example.org',
    mobile,
    address,
    language,
    state,
    gstin,
  };
  for (const [method, path, body] of [
    ['PUT', own, entry],
    ['POST', `${own}/members`, { email: 'eve@example.org' }],
    ['POST', `${own}/members/${bank.members[0]}/end`, {}],
    ['POST', `${own}/closing`, { isSure: true }],
  ] as const) {
    const answer = await bank.ask(bank.rhea, method, path, body);
    expect([answer.status, answer.error?.code], `${method} ${path}`).toEqual([403, 'own_dispute']);
  }
  expect((await bank.ask(bank.rhea, 'GET', own)).data.institution.email).toBe(email);
});

test('what she did stays: who filed, who accepted, and from when until when she stood there', async () => {
  const batch = await filed(1);
  bank.clock.time = new Date('2026-11-21T09:00:00Z');
  await leave();
  const { rows } = await sql`select d.filed_by, m.since, m.ended_at from dispute d
    join dispute_member m on m.dispute_id = d.id and m.person_id = d.filed_by`.execute(database.db);
  expect(rows).toEqual([
    {
      filedBy: bank.ada.personId,
      since: new Date('2026-11-21T06:00:00Z'),
      endedAt: new Date('2026-11-21T09:00:00Z'),
    },
  ]);
  expect(
    (await bank.ask(bank.ben, 'GET', `/api/filing/batches/${batch}`)).data.acceptances[0].by,
  ).toBe('Ada Advocate');
});

test('a dispute in which she stands herself she keeps', async () => {
  await filed(2);
  const [own, other] = await disputes();
  const place = {
    id: newId(),
    disputeId: own?.id ?? '',
    partyId: own?.party ?? '',
    personId: bank.ada.personId,
  };
  await addMember(database.db, {
    ...place,
    email: null,
    role: 'representative',
    at: bank.clock.time,
  });
  await leave();
  expect([await sees(bank.ada, own?.id ?? ''), await sees(bank.ada, other?.id ?? '')]).toEqual([
    200, 404,
  ]);
});

test('whoever left between the acceptance and the filing stands in none of the disputes that come of it', async () => {
  await accepted(3);
  await leave();
  await bank.work();
  expect([await standsIn(bank.ada), await standsIn(bank.ben)]).toEqual([0, 3]);
});

test('whoever comes back, or comes later, stands in what was filed before', async () => {
  await filed(3);
  await leave();
  await bank.letIn('ada@konkan.example');
  await bank.letIn('eve@example.org');
  const [dispute] = await disputes();
  expect([
    await standsIn(bank.ada),
    await sees(bank.ada, dispute?.id ?? ''),
    await standsIn(bank.eve),
  ]).toEqual([3, 200, 3]);
});

test('with an institution that is closed all of its people go, what was accepted is filed, and nobody joins it', async () => {
  const before = await filed(2);
  const [dispute] = await disputes();
  const batch = await bank.begin('December');
  await bank.send(batch, [bankRow(7), bankRow(8)]);
  await bank.work();
  await bank.accept(batch);
  expect(
    (
      await bank.ask(bank.ada, 'POST', `/api/office/institutions/${bank.id}/closing`, {
        isSure: true,
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await bank.ask(bank.rhea, 'POST', `/api/office/institutions/${newId()}/closing`, {
        isSure: true,
      })
    ).status,
  ).toBe(404);
  const unticked = await bank.ask(
    bank.rhea,
    'POST',
    `/api/office/institutions/${bank.id}/closing`,
    { isSure: false },
  );
  expect([unticked.status, unticked.error.code, Object.keys(unticked.error.fields)]).toEqual([
    422,
    'not_sure',
    ['isSure'],
  ]);
  expect(
    (await bank.ask(bank.rhea, 'GET', `/api/office/institutions/${bank.id}`)).data.institution
      .endedAt,
  ).toBeNull();
  expect((await closing()).status).toBe(200);
  expect((await closing()).error.code).toBe('institution_closed');
  for (const who of [bank.ada, bank.ben])
    expect([
      (await bank.ask(who, 'GET', `/api/filing/batches/${before}`)).status,
      await sees(who, dispute?.id ?? ''),
    ]).toEqual([404, 404]);
  expect(
    (
      await bank.ask(bank.rhea, 'POST', `/api/office/institutions/${bank.id}/members`, {
        email: 'eve@example.org',
      })
    ).status,
  ).toBe(409);
  await bank.work();
  expect([
    await disputes().then(({ length }) => length),
    await standsIn(bank.ada),
    await standsIn(bank.ben),
  ]).toEqual([4, 0, 0]);
  const { institution, members } = (
    await bank.ask(bank.rhea, 'GET', `/api/office/institutions/${bank.id}`)
  ).data;
  expect([institution.endedAt, members]).toEqual(['2026-11-21T06:00:00.000Z', []]);
});

test('of a filing and a leaving at once she keeps nothing, and of a coming at once she misses nothing', async () => {
  const batch = await bank.begin();
  await bank.send(
    batch,
    table(30).map((row) => ({ ...row, papers: 'a.pdf' })),
  );
  await bank.send(batch, zipOf([{ name: 'a.pdf', bytes: pdfOf('a') }]), 'a.zip');
  await bank.work();
  await bank.accept(batch);
  // In the midst of the rows that are filed together, while one of them has its paper put away and another goes on.
  const { papers } = bank.deps;
  let count = 0;
  const take: typeof papers.take = async (content) => {
    count += 1;
    if (count === 10) await leave();
    if (count === 20) await bank.letIn('eve@example.org');
    return papers.take(content);
  };
  await bank.work({ papers: { ...papers, take } });
  expect([count, (await disputes()).length]).toEqual([30, 30]);
  expect([await standsIn(bank.ada), await standsIn(bank.ben), await standsIn(bank.eve)]).toEqual([
    0, 30, 30,
  ]);
});

test('a piece that was under way when she left is not kept', async () => {
  const batch = await bank.begin();
  const csv = csvOf(table(2));
  const { data } = await bank.ask(bank.ada, 'POST', `/api/filing/batches/${batch}/files`, {
    kind: 'rows',
    name: 'r',
    size: csv.length,
  });
  // The beginning of the piece has come, and she is gone before its end.
  const content = async function* () {
    yield csv.subarray(0, 100);
    await leave();
    yield csv.subarray(100);
  };
  const viewer = { personId: bank.ada.personId } as Viewer; // no more of her is asked for here
  const outcome = await storeChunk(
    bank.deps,
    viewer,
    { id: batch, file: data.id, from: 0 },
    content(),
  );
  expect(outcome).toEqual({ ok: false, refusal: { code: 'not_found', field: '' } });
  const { rows } = await sql`select 1 from filing_batch_part`.execute(database.db);
  expect(rows).toEqual([]);
});

test('of an acceptance and a leaving at once either the rows are accepted and filed, or she was a stranger', async () => {
  const batch = await bank.begin();
  await bank.send(batch, table(4));
  await bank.work();
  const [answer] = await Promise.all([bank.accept(batch), leave()]);
  await bank.work();
  expect([answer.status, (await disputes()).length]).toEqual(
    answer.status === 202 ? [202, 4] : [404, 0],
  );
  expect(await standsIn(bank.ada)).toBe(0);
});

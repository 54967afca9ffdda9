import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { newId } from '#platform/ids.ts';
import { openZip } from '#platform/zip.ts';
import { call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { move } from '../../../tests/disputes.ts';
import { type RecordRoom, ready, recordRoom } from '../../../tests/record-room.ts';
import { sweepArchives, sweepPages } from './actions/ending.ts';
import { makeNext } from './actions/making.ts';

const START = new Date('2026-11-20T06:30:00Z');
const WEEK = 7 * 86_400_000;
const clock = { now: START };
let database: TestDatabase;
let room: RecordRoom;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = START;
  await database.db.deleteFrom('export_archive').execute(); // of other rooms, which have vaults of their own
  room = await recordRoom(database, clock);
});

type Archive = {
  id: string;
  state: string;
  size: number | null;
  keptUntil: string | null;
  endedAs: string | null;
  progress: { files: number; made: number };
};

const door = () => `/api/disputes/${room.id}/export`;
async function ask(who: SignedIn, method: string, path: string, body?: unknown) {
  const answer = await call(room.app, method, path, { body, cookie: who.cookie });
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  const said = (await answer.json()) as { data?: any; error?: { code: string } };
  return { status: answer.status, ...said };
}
const asked = async (who: SignedIn, anew = false): Promise<string> =>
  (await ask(who, 'POST', door(), anew ? { anew } : {})).data.id;
const shown = async (who: SignedIn): Promise<Archive> =>
  (await ask(who, 'GET', door())).data.archive;
const made = async () => {
  while (await makeNext(room.deps));
};
async function archiveOf(who: SignedIn): Promise<string> {
  const id = await asked(who);
  await made();
  return id;
}
const fetched = (who: SignedIn, id: string, headers: Record<string, string> = {}) =>
  room.app.request(`${door()}/${id}`, { headers: { cookie: who.cookie, ...headers } });

/** What is in an archive, by name, as another's reader unpacks it. */
async function unpacked(whole: Buffer): Promise<Map<string, Buffer>> {
  const read = async (from: number, to: number) => whole.subarray(from, to);
  const zip = await openZip({ size: whole.length, read });
  if (!zip.ok) throw new Error(zip.refusal);
  const listed = await zip.value.list();
  if (!listed.ok) throw new Error(listed.refusal);
  const files = new Map<string, Buffer>();
  for (const entry of listed.value.entries) {
    const content = await zip.value.content({ ...entry, isDeflated: false });
    if (!content.ok) throw new Error(content.refusal);
    files.set(Buffer.from(entry.name).toString(), content.value);
  }
  return files;
}
async function filesOf(who: SignedIn): Promise<Map<string, Buffer>> {
  const answer = await fetched(who, await archiveOf(who));
  expect(answer.status).toBe(200);
  return unpacked(Buffer.from(await answer.arrayBuffer()));
}

async function letIn(reads: ('board' | 'papers' | 'people' | 'talk_all')[]): Promise<SignedIn> {
  const lea = await signedIn(database.db, { name: 'Lea', now: clock.now });
  await database.db
    .insertInto('dispute_invitation')
    .values({
      id: newId(),
      disputeId: room.id,
      partyId: room.respondent,
      invitedAs: 'lawyer',
      name: 'Lea',
      email: 'lea@example.org',
      reads,
      writes: [],
      invitedBy: room.ben.personId,
      invitedAt: clock.now,
      expiresAt: new Date(clock.now.getTime() + WEEK),
      acceptedAt: clock.now,
      personId: lea.personId,
    })
    .execute();
  return lea;
}

let texts = 0;
async function filed(who = room.ada, title = 'Delivery note', replaces?: string): Promise<string> {
  const upload = await ready(room, { name: 'note.txt', content: `Canary paper ${++texts}.`, who });
  const papers = [{ upload, title, kind: 'account', ...(replaces ? { replaces } : {}) }];
  const { data } = await ask(who, 'POST', `/api/disputes/${room.id}/papers`, { papers });
  return data.papers[0].id;
}
async function says(who: SignedIn, place: string, words: string): Promise<string> {
  const talk = await ask(who, 'GET', `/api/disputes/${room.id}/talk`);
  const { fingerprint } = talk.data.places.find((one: { place: string }) => one.place === place);
  const sent = await ask(who, 'POST', `/api/disputes/${room.id}/talk/${place}/messages`, {
    client: newId(),
    words,
    audience: fingerprint,
  });
  expect(sent.status).toBe(201);
  return sent.data.message.id;
}
const issued = (
  audience: 'parties' | 'claimant' | 'respondent' | 'office',
  title: string,
  content = 'A memo.',
) =>
  database.db.transaction().execute((tx) =>
    issueDocument(room.deps, tx, {
      disputeId: room.id,
      kind: 'memo',
      title,
      bytes: Buffer.from(content),
      type: 'application/pdf',
      audience,
      signer: 'The Registry, Munch',
      by: { personId: null, role: 'system' },
    }),
  );
const leaves = (who: SignedIn) =>
  database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('disputeId', '=', room.id)
    .where('personId', '=', who.personId)
    .execute();
const openings = async (document: string) =>
  (
    await database.db
      .selectFrom('record_act')
      .where('act', '=', 'dispute.document_opened')
      .where('subjectId', '=', room.id)
      .select('details')
      .execute()
  ).filter(({ details }) => (details as { document: string }).document === document);

describe('an archive', () => {
  test('has the papers in their versions, what was said, what happened, and the hash of each file', async () => {
    const first = await filed(room.ada, 'Delivery note');
    await filed(room.ada, 'Delivery note', first);
    await filed(room.ben, 'करार / पावती: "मूळ"?');
    await issued('parties', 'Memo for parties');
    await says(room.ada, 'all', 'We sent the goods in March.');
    const files = await filesOf(room.ada);
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'index.csv',
        'index.json',
        'case.html',
        'case.json',
        'calendar.ics',
        'how-to-check.txt',
        'talk/01 Everybody.html',
        'talk/01 Everybody.json',
        'papers/C-01 Delivery note.txt',
        'papers/C-01 v2 Delivery note.txt',
        'papers/R-01 करार पावती मूळ.txt',
      ]),
    );
    expect(names.at(-1)).toBe('SHA256SUMS.txt');
    expect(names.filter((name) => name.startsWith('issued/'))).toEqual([
      'issued/002 Memo for parties.pdf',
    ]);
    const sums = files.get('SHA256SUMS.txt')?.toString() ?? '';
    const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(sums).toBe(
      [...files]
        .filter(([name]) => name !== 'SHA256SUMS.txt')
        .map(([name, content]) => `${sumOf(content)}  ${name}\n`)
        .join(''),
    );
    expect(files.get('talk/01 Everybody.html')?.toString()).toContain(
      'We sent the goods in March.',
    );
    expect(files.get('calendar.ics')?.toString()).toContain('BEGIN:VEVENT');
    const index = files.get('index.html')?.toString() ?? '';
    expect(index).toContain('papers/C-01%20v2%20Delivery%20note.txt');
    expect(index).not.toMatch(/<script|https?:\/\/|src=/);
    const told = JSON.parse(files.get('case.json')?.toString() ?? '');
    expect(told.events.length).toBeGreaterThan(1);
    expect(told.limits[0].citation).not.toBe('');
    expect(told.bills[0].total).toBeGreaterThan(0);
    expect(names.some((name) => /^bills\/.+\.pdf$/.test(name))).toBe(true);
  });

  test('is one at a time, also of two who ask at once, and the same until its person wants it anew', async () => {
    const [one, two] = await Promise.all([asked(room.ada), asked(room.ada)]);
    expect(two).toBe(one);
    expect(await asked(room.ada, true)).toBe(one);
    await made();
    expect(await asked(room.ada)).toBe(one);
    const anew = await asked(room.ada, true);
    expect(anew).not.toBe(one);
    expect((await fetched(room.ada, one)).status).toBe(404);
    expect(await asked(room.ben)).not.toBe(anew);
  });

  test('is made ten times a day and no oftener', async () => {
    for (let count = 0; count < 10; count += 1) {
      await asked(room.ada, true);
      await made();
    }
    expect((await ask(room.ada, 'POST', door(), { anew: true })).error?.code).toBe('too_often');
    clock.now = new Date(START.getTime() + 86_400_000);
    expect((await ask(room.ada, 'POST', door(), { anew: true })).status).toBe(201);
  });

  test('is told of by the bell and by mail, without a word of what is in it', async () => {
    const id = await archiveOf(room.ada);
    const act = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'export.ready')
      .where('subjectId', '=', room.id)
      .select(['details', 'tells'])
      .executeTakeFirstOrThrow();
    expect(act).toEqual({ details: { archive: id }, tells: [room.ada.personId] });
  });
});

describe('what was said to settle', () => {
  const offer = {
    payer: 'respondent',
    amount: 90_000_00,
    instalments: 3,
    firstOn: '2026-12-20',
    rhythm: 'month',
    costs: 'half',
    isAccelerated: true,
    duties: 'The mould is handed back.',
    standsUntil: '2026-12-10',
  };
  const offered = async () => {
    const base = `/api/disputes/${room.id}/offers`;
    for (const who of [room.ada, room.ben])
      await ask(who, 'POST', `${base}/willing`, { isWilling: true });
    expect((await ask(room.ben, 'POST', base, offer)).status).toBe(201);
  };
  const proposed = async () => {
    const { db } = database;
    const row = { id: newId(), disputeId: room.id, number: 1, byPerson: newId() };
    const times = { begunAt: clock.now, shownAt: clock.now };
    const clauses = JSON.stringify([
      { key: 1, kind: 'words', name: 'Mould', said: 'It goes back.' },
    ]);
    await db
      .insertInto('talks_proposal')
      .values({ ...row, ...times, clauses, note: 'Please look at this.' })
      .execute();
    const observation = { proposalId: row.id, clause: 1, side: 'claimant' as const };
    const heard = { byPerson: room.ada.personId, madeAt: clock.now, isForAll: false };
    await db
      .insertInto('talks_observation')
      .values({ ...observation, ...heard, id: newId(), said: 'Only for whoever leads.' })
      .execute();
  };

  test('goes along with its figures and days, and no side reads what the other said to the leader alone', async () => {
    await offered();
    await proposed();
    const own = (await filesOf(room.ada)).get('settle.html')?.toString() ?? '';
    for (const words of [
      '₹90,000',
      '20 Dec 2026: ₹30,000',
      'The mould is handed back.',
      'It goes back.',
    ])
      expect(own).toContain(words);
    expect(own).toContain('Only for whoever leads.');
    const theirs = await filesOf(room.ben);
    expect(theirs.get('settle.html')?.toString()).toContain('It goes back.');
    for (const content of theirs.values())
      expect(content.toString()).not.toContain('Only for whoever leads.');
    const told = JSON.parse(theirs.get('settle.json')?.toString() ?? '');
    expect(told.offers[0]).toMatchObject({ amount: 90_000_00, state: 'open', costs: 'half' });
    expect(told.offers[0].plan.map((one: { on: string }) => one.on)).toEqual([
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
    ]);
  });

  test('has a division with its list and what came of it, and each side’s own points alone', async () => {
    const base = `/api/disputes/${room.id}`;
    for (const who of [room.ada, room.ben])
      await ask(who, 'POST', `${base}/offers/willing`, { isWilling: true });
    const things = ['Kiln', 'Mould & die', 'Stock'];
    expect((await ask(room.ada, 'POST', `${base}/division/lists`, { things })).status).toBe(201);
    const { id } = (await ask(room.ben, 'GET', `${base}/division`)).data.division;
    const on = `${base}/division/lists/${id}`;
    await ask(room.ben, 'POST', `${on}/agreement`, {});
    await ask(room.ada, 'POST', `${on}/points`, { points: [60, 25, 15] });
    await ask(room.ben, 'POST', `${on}/points`, { points: [12, 58, 30] });
    const [own, theirs] = [await filesOf(room.ada), await filesOf(room.ben)];
    const page = own.get('settle.html')?.toString() ?? '';
    for (const words of ['Kiln', 'Mould &amp; die', 'Split: 28/45 yours, 17/45'])
      expect(page).toContain(words);
    expect(page).toContain('Your side would have 69.3 of its own 100 points.');
    const told = (files: Map<string, Buffer>) =>
      JSON.parse(files.get('settle.json')?.toString() ?? '').division;
    expect(told(own)).toMatchObject({ side: 'claimant', state: 'divided', worth: 69.3 });
    expect(told(own).things).toEqual([
      { name: 'Kiln', points: 60, share: { over: 1, under: 1 } },
      { name: 'Mould & die', points: 25, share: { over: 0, under: 1 } },
      { name: 'Stock', points: 15, share: { over: 28, under: 45 } },
    ]);
    expect(told(theirs).things.map(({ points }: { points: number }) => points)).toEqual([
      ...[12, 58, 30],
    ]);
    expect(theirs.get('settle.html')?.toString()).not.toMatch(/<td>(?:60|25|15)</);
    expect(page).not.toMatch(/<td>(?:12|58|30)</);
    // What the division destroyed is in no copy that is made later.
    clock.now = new Date(START.getTime() + 86_400_000);
    await ask(room.ben, 'POST', `${on}/end`, {});
    const anew = await asked(room.ada, true);
    await made();
    const whole = Buffer.from(await (await fetched(room.ada, anew)).arrayBuffer());
    const after = told(await unpacked(whole));
    expect(after).toMatchObject({ state: 'ended', endedAs: 'stopped', worth: null });
    expect(after.things).toEqual(things.map((name) => ({ name, points: null, share: null })));
  });

  test('is no page of whoever a party let in, nor of the office, nor where nothing was said', async () => {
    expect((await filesOf(room.ada)).has('settle.html')).toBe(false);
    await offered();
    const lea = await letIn(['board', 'papers', 'people', 'talk_all']);
    expect((await filesOf(lea)).has('settle.html')).toBe(false);
    const omar = await signedIn(database.db, { name: 'Omar', roles: ['case_officer'] });
    const files = await filesOf(omar);
    expect(files.has('case.html')).toBe(true);
    expect(files.has('settle.html')).toBe(false);
  });
});

describe('a download', () => {
  test('goes on where the line broke, with the same bytes', async () => {
    await filed();
    const id = await archiveOf(room.ada);
    const whole = await fetched(room.ada, id);
    const [etag, all] = [whole.headers.get('etag') ?? '', Buffer.from(await whole.arrayBuffer())];
    expect(whole.headers.get('content-type')).toBe('application/zip');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect((await shown(room.ada)).size).toBe(all.length);
    clock.now = new Date(START.getTime() + 3_600_000);
    const half = Math.floor(all.length / 2);
    const rest = await fetched(room.ada, id, { range: `bytes=${half}-`, 'if-range': etag });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(all.subarray(half))).toBe(true);
    const none = await fetched(room.ada, id, { range: `bytes=${all.length}-` });
    expect(none.status).toBe(416);
  });

  test('counts as opening each paper whose bytes go out, once, and as receiving it', async () => {
    const paper = await filed(room.ada);
    const id = await archiveOf(room.ben);
    expect(await openings(paper)).toEqual([]);
    await (await fetched(room.ben, id, { range: 'bytes=0-99' })).arrayBuffer();
    expect(await openings(paper)).toEqual([]);
    await (await fetched(room.ben, id)).arrayBuffer();
    await (await fetched(room.ben, id)).arrayBuffer();
    expect(await openings(paper)).toMatchObject([{ details: { party: room.respondent } }]);
    const taken = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'export.taken')
      .where('subjectId', '=', room.id)
      .select('details')
      .execute();
    expect(taken).toEqual([{ details: { archive: id } }]);
  });

  test('is there in the last millisecond of its week, and gone with the next', async () => {
    const id = await archiveOf(room.ada);
    const until = new Date(START.getTime() + WEEK);
    expect((await shown(room.ada)).keptUntil).toBe(until.toISOString());
    clock.now = new Date(until.getTime() - 1);
    expect((await fetched(room.ada, id)).status).toBe(200);
    clock.now = until;
    expect(await shown(room.ada)).toMatchObject({ state: 'ended', endedAs: 'over' });
    expect((await fetched(room.ada, id)).status).toBe(404);
    expect(await pagesKept()).toBe(0);
  });

  test('is nobody else’s: of a stranger, of the other side, of a visitor', async () => {
    const id = await archiveOf(room.ada);
    for (const who of [room.eve, room.ben]) expect((await fetched(who, id)).status).toBe(404);
    expect((await room.app.request(`${door()}/${id}`)).status).toBe(401);
    for (const method of ['GET', 'POST'])
      expect((await ask(room.eve, method, door(), {})).status).toBe(404);
    expect(await shown(room.ben)).toBeNull();
  });
});

const pagesKept = async () =>
  Number(
    (
      await database.db
        .selectFrom('export_file')
        .innerJoin('export_archive', 'export_archive.id', 'export_file.archiveId')
        .where('disputeId', '=', room.id)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('whoever loses what they could see', () => {
  test('has no archive any more: it is destroyed with the first try', async () => {
    const id = await archiveOf(room.ben);
    await leaves(room.ben);
    expect((await fetched(room.ben, id)).status).toBe(404);
    expect(await pagesKept()).toBe(0);
    expect((await ask(room.ben, 'GET', door())).status).toBe(404);
  });

  test('or before, when it is swept away', async () => {
    await archiveOf(room.ben);
    await leaves(room.ben);
    await sweepArchives(room.deps);
    expect(await pagesKept()).toBe(0);
    clock.now = new Date(Date.now() + 2 * 86_400_000); // files bear the clock of the machine
    await sweepPages(room.deps);
    expect(await room.deps.exports.list(clock.now)).toEqual([]);
  });

  test.each([
    ['identity_disputed', 'respondent'],
    ['respondent_released', 'claimant'],
  ] as const)('loses it by %s', async (type, as) => {
    const id = await archiveOf(room.ben);
    await happened(type, as);
    expect((await fetched(room.ben, id)).status).toBe(404);
    expect((await shown(room.ben)).endedAs).toBe('lost');
    const files = await filesOf(room.ben);
    expect(
      [...files.keys()].filter((name) => /^(?:papers|issued|filed|bills)\//.test(name)),
    ).toEqual([]);
    expect(JSON.parse(files.get('case.json')?.toString() ?? '')).toMatchObject({
      events: null,
      people: null,
      bills: null,
    });
  });

  test('in the middle of making, gets none', async () => {
    await asked(room.ben);
    await makeNext(room.deps);
    await leaves(room.ben);
    await made();
    expect(await pagesKept()).toBe(0);
    const { state, endedAs } = await database.db
      .selectFrom('export_archive')
      .where('disputeId', '=', room.id)
      .select(['state', 'endedAs'])
      .executeTakeFirstOrThrow();
    expect([state, endedAs]).toEqual(['ended', 'lost']);
  });

  test('in the middle of a download, gets no byte of a paper more', async () => {
    await filed(room.ada);
    const id = await archiveOf(room.ben);
    const reader = (await fetched(room.ben, id)).body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await leaves(room.ben);
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    expect(await pagesKept()).toBe(0);
  });

  test('of a sentence that was withdrawn nothing is kept in an archive', async () => {
    const message = await says(room.ada, 'all', 'This canary was not meant.');
    const id = await archiveOf(room.ben);
    clock.now = new Date(START.getTime() + 60_000);
    const path = `/api/disputes/${room.id}/talk/messages/${message}/withdrawal`;
    expect((await ask(room.ada, 'POST', path, {})).status).toBe(200);
    expect((await fetched(room.ben, id)).status).toBe(404);
    expect((await shown(room.ben)).endedAs).toBe('changed');
    const files = await filesOf(room.ben);
    const talk = files.get('talk/01 Everybody.html')?.toString() ?? '';
    expect(talk).not.toContain('canary');
    expect(talk).toContain('Withdrawn on');
  });

  test('while it was made, it is made anew', async () => {
    const message = await says(room.ada, 'all', 'This canary was not meant.');
    await asked(room.ben);
    await makeNext(room.deps);
    await makeNext(room.deps);
    clock.now = new Date(START.getTime() + 60_000);
    await ask(room.ada, 'POST', `/api/disputes/${room.id}/talk/messages/${message}/withdrawal`, {});
    await made();
    const { id } = await shown(room.ben);
    const files = await unpacked(Buffer.from(await (await fetched(room.ben, id)).arrayBuffer()));
    expect(files.get('talk/01 Everybody.html')?.toString()).not.toContain('canary');
  });
});

/** Puts an event of the respondent into the history. */
async function happened(type: EventType, as: 'respondent' | 'claimant') {
  if (type === 'identity_disputed')
    return move(room.deps, {
      disputeId: room.id,
      type,
      as: 'respondent',
      partyId: room.respondent,
      why: 'I am another person.',
      by: { personId: null, role: 'visitor' },
    });
  const last = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', room.id)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const next = { id: newId(), number: last.number + 1, type, byRole: 'person' as const };
  return database.db
    .insertInto('dispute_event')
    .values({ ...last, ...next, partyId: room.respondent, details: JSON.stringify({ as }) })
    .execute();
}

describe('a crash', () => {
  test('in the middle of making loses no more than the file that was under way', async () => {
    await filed();
    await asked(room.ada);
    await makeNext(room.deps);
    const broken = {
      ...room.deps,
      exports: {
        ...room.deps.exports,
        take: () => Promise.reject(new Error('The machine went down.')),
      },
    };
    await expect(makeNext(broken)).rejects.toThrow('went down');
    const { progress } = await shown(room.ada);
    expect(progress.made).toBeGreaterThan(0);
    expect(await makeNext(room.deps)).toBe(false); // somebody has it still
    clock.now = new Date(START.getTime() + 3 * 60_000);
    await made();
    expect((await shown(room.ada)).state).toBe('ready');
  });

  test('that comes again and again ends it, and its person is told', async () => {
    await asked(room.ada);
    await makeNext(room.deps);
    const broken = {
      ...room.deps,
      exports: { ...room.deps.exports, take: () => Promise.reject(new Error('No.')) },
    };
    for (let count = 1; count <= 6; count += 1) {
      await makeNext(broken).catch(() => {});
      clock.now = new Date(START.getTime() + count * 3 * 60_000);
    }
    await makeNext(broken);
    expect(await shown(room.ada)).toMatchObject({ state: 'ended', endedAs: 'failed' });
  });
});

describe('nothing that somebody may not see', () => {
  test('is in their archive: not in a word, a name or a count', async () => {
    const [omar, rhea] = [
      await signedIn(database.db, { name: 'Omar', roles: ['case_officer'], now: clock.now }),
      await signedIn(database.db, { name: 'Rhea', roles: ['registrar'], now: clock.now }),
    ];
    const { claimant, respondent, ada, ben } = room;
    await says(ada, 'all', 'canary all');
    await says(ada, 'parties', 'canary parties');
    await says(ada, `own-${claimant}`, 'canary own claimant');
    await says(ben, `own-${respondent}`, 'canary own respondent');
    await says(ada, `office-${claimant}`, 'canary office claimant');
    await says(ben, `office-${respondent}`, 'canary office respondent');
    for (const audience of ['claimant', 'respondent', 'office'] as const)
      await issued(audience, `canary paper ${audience}`, `canary content ${audience}`);
    const seen: [SignedIn, string[]][] = [
      [
        ada,
        ['all', 'parties', 'own claimant', 'office claimant', 'paper claimant', 'content claimant'],
      ],
      [
        ben,
        [
          ...['all', 'parties', 'own respondent', 'office respondent'],
          ...['paper respondent', 'content respondent'],
        ],
      ],
      ...[omar, rhea].map((who): [SignedIn, string[]] => [
        who,
        [
          ...['all', 'office claimant', 'office respondent'],
          ...['claimant', 'respondent', 'office'].flatMap((one) => [
            `paper ${one}`,
            `content ${one}`,
          ]),
        ],
      ]),
    ];
    for (const [who, may] of seen) {
      const files = await filesOf(who);
      const whole = [...files].map(([name, content]) => `${name}\n${content}`).join('\n');
      const found = new Set(
        [...whole.matchAll(/canary ((?:all|parties|own|office|paper|content)(?: \w+)?)/g)].map(
          ([, one]) => one,
        ),
      );
      expect([...found].sort()).toEqual([...may].sort());
    }
  });
});

describe('a paper that an order seals', () => {
  test('is in no archive of the other side, by title, word or hash, and ends the one that it was in', async () => {
    const secret = await filed(room.ada, 'Margins of 2026');
    const words = `Canary paper ${texts}.`;
    await filed();
    const before = await archiveOf(room.ben);
    expect((await fetched(room.ben, before)).status).toBe(200);
    const rhea = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
    const order = { decision: 'ordered', why: 'It names prices.', readers: [] };
    const path = `/api/disputes/${room.id}/papers/${secret}/seal`;
    expect((await ask(rhea, 'POST', path, order)).status).toBe(200);
    expect((await fetched(room.ben, before)).status).toBe(404);
    const whole = ([name, content]: [string, Buffer]) => `${name}\n${content}`;
    const theirs = [...(await filesOf(room.ben))].map(whole).join('\n');
    const hash = createHash('sha256').update(words).digest('hex');
    for (const told of ['Margins', words, hash]) expect(theirs).not.toContain(told);
    const own = [...(await filesOf(room.ada))].map(whole).join('\n');
    for (const told of ['Margins', words, hash]) expect(own).toContain(told);
  });
});

describe('whoever a party let in', () => {
  test('takes along the places that they were let into, and nothing of the others', async () => {
    await filed();
    await says(room.ben, `own-${room.respondent}`, 'Canary of our side.');
    const lea = await letIn(['papers']);
    const files = await filesOf(lea);
    expect(
      [...files.keys()].filter((name) => /^(?:papers|talk|bills|calendar)/.test(name)),
    ).toEqual([expect.stringMatching(/^papers\/C-01 /)]);
    const all = [...files.values()].map((one) => one.toString()).join('\n');
    expect(all).toContain('Canary paper');
    expect(all).not.toContain('Canary of our side');
    expect(JSON.parse(files.get('case.json')?.toString() ?? '')).toMatchObject({
      people: null,
      events: null,
      limits: null,
      bills: null,
    });
  });

  test('reads who stands in the dispute without the addresses of the party', async () => {
    const files = await filesOf(await letIn(['people']));
    const { people } = JSON.parse(files.get('case.json')?.toString() ?? '');
    expect(people.parties.map(({ contacts }: { contacts: unknown[] }) => contacts)).toEqual([
      [],
      [],
    ]);
    expect([...files.keys()].filter((name) => name.startsWith('papers/'))).toEqual([]);
  });

  test('has nothing more once the invitation is taken back', async () => {
    await filed();
    const lea = await letIn(['papers']);
    const id = await archiveOf(lea);
    expect((await fetched(lea, id)).status).toBe(200);
    await database.db
      .deleteFrom('dispute_invitation')
      .where('personId', '=', lea.personId)
      .execute();
    expect((await fetched(lea, id)).status).toBe(404);
    expect((await ask(lea, 'POST', door(), {})).status).toBe(404);
  });
});

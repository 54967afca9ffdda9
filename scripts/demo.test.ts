import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/days.ts';
import { STATES } from '#modules/disputes/rules/words.ts';
import { verifyFees } from '#modules/fees/actions/verifying.ts';
import { verifySeals } from '#modules/record/actions/verifying.ts';
import type { Db } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import type { Extractor } from '#platform/extraction/extractor.ts';
import { beginEarlier, keyFiles, openSigner, readKeys } from '#platform/key-ring.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { testDatabase } from '../tests/database.ts';
import { applicantsFrom, FATES, NEUTRALS } from './demo/applicants.ts';
import { chanceFrom } from './demo/chance.ts';
import { BATCHES } from './demo/disputes/bank.ts';
import { COURSES } from './demo/disputes/courses.ts';
import { work } from './demo/disputes/workspace.ts';
import { type Known, neutralIn, someNotice } from './demo/disputes.ts';
import { ask, clockAt, codeOf, type Person } from './demo/door.ts';
import { type Opened, openHouse } from './demo/house.ts';
import { peopleFrom } from './demo/names.ts';
import { arrivalsOf, SIZES } from './demo/plan.ts';
import { DISPUTES, DISPUTES_IN, filled, MESSAGES } from './demo/texts.ts';
import { isOfficeDay, momentOn, officeMoment } from './demo/times.ts';
import { firstMorning, playYear } from './demo/year.ts';
import { rowsIn } from './demo.ts';

const base = new Date('2026-11-20T09:30:00Z');
const YEAR = 365 * 24 * 3600_000;

// How words are taken out is held where it is done, and takes a process a paper: here each has one page that says nothing much.
const quick: Extractor = {
  async extract(paper) {
    paper.pages(1);
    await paper.page({ page: 1, text: 'A page of the demonstration.', isPicture: false });
    return { end: 'whole' };
  },
};

test('the demonstration is begun before the product ever was: its sentences are made first', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts.demo).toBe('node scripts/messages.ts && node scripts/demo.ts');
});

test('the same seed and the same clock give the same year, another seed another one', () => {
  const year = (seed: number) => JSON.stringify(arrivalsOf(chanceFrom(seed), base));
  expect(year(7)).toBe(year(7));
  expect(year(7)).not.toBe(year(8));
});

test('three hundred enquiries arrive in their order within twelve months, none in the future, each from somebody else', () => {
  const arrivals = arrivalsOf(chanceFrom(1), base);
  const times = arrivals.map(({ at }) => at.getTime());
  expect(arrivals).toHaveLength(SIZES.enquiries);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(
    times.every((at) => at < base.getTime() && at >= base.getTime() - YEAR - 24 * 3600_000),
  ).toBe(true);
  expect(new Set(arrivals.map(({ who }) => who.email)).size).toBe(arrivals.length);
});

test('no address of ours can be anybody’s', () => {
  const person = peopleFrom(chanceFrom(3));
  for (let n = 0; n < 300; n++) {
    const { email, phone } = person();
    expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/); // RFC 2606
    expect(phone).toMatch(/^55555\d{5}$/);
  }
});

test('two hundred disputes are played, and every state has several', () => {
  const rows = BATCHES.flatMap(({ courses }) => Object.entries(courses));
  const of = (name: string) =>
    rows.reduce(
      (sum, [course, count = 0]) => sum + (course === name ? count : 0),
      COURSES[name]?.count ?? 0,
    );
  const counts = Map.groupBy(Object.keys(COURSES), (name) => COURSES[name]?.ends);
  for (const state of STATES)
    expect(counts.get(state)?.reduce((sum, name) => sum + of(name), 0)).toBeGreaterThan(3);
  expect(Object.keys(COURSES).reduce((sum, name) => sum + of(name), 0)).toBe(200);
  expect(rows.every(([name]) => name in COURSES)).toBe(true);
});

test('in fifty of them both sides work in their private place', () => {
  const rows = BATCHES.flatMap(({ courses }) => Object.entries(courses));
  const works = (name: string) => COURSES[name]?.stages.some(({ act }) => act === work) === true;
  const single = Object.entries(COURSES).reduce(
    (sum, [name, { count }]) => sum + (works(name) ? count : 0),
    0,
  );
  const ofBatches = rows.reduce((sum, [name, count = 0]) => sum + (works(name) ? count : 0), 0);
  expect(single + ofBatches).toBeGreaterThanOrEqual(50);
});

test('every gap of every text is filled', () => {
  const chance = chanceFrom(4);
  for (const text of [
    ...Object.values(DISPUTES).flat(),
    ...DISPUTES_IN.hi,
    ...DISPUTES_IN.mr,
    ...MESSAGES,
  ])
    expect(filled(chance, text)).not.toMatch(/[{}]/);
});

test('the office answers in its hours: not on Sundays, not on the second and fourth Saturday', () => {
  expect(
    ['2026-11-14', '2026-11-21', '2026-11-22', '2026-11-28', '2026-11-30'].map(isOfficeDay),
  ).toEqual([false, true, false, false, true]);
  const chance = chanceFrom(5);
  for (let n = 0; n < 500; n++) {
    const after = momentOn(
      addDays('2026-01-01', chance.whole(0, 300)),
      chance.whole(0, 23),
      chance.whole(0, 59),
    );
    const hours = chance.whole(0, 60);
    const at = officeMoment(chance, after, hours);
    const mumbai = new Date(at.getTime() + 5.5 * 3600_000);
    expect(isOfficeDay(mumbai.toISOString().slice(0, 10))).toBe(true);
    expect(mumbai.getUTCHours()).toBeGreaterThanOrEqual(10);
    expect(mumbai.getUTCHours()).toBeLessThan(19);
    expect(at.getTime()).toBeGreaterThanOrEqual(after.getTime() + hours * 3600_000);
  }
});

test('chance is even: no draw of ten is rare', () => {
  const chance = chanceFrom(6);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 10_000; n++) {
    const at = chance.whole(0, 9);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});

test('sixty people apply, and forty of them sit on the panel', () => {
  const applicants = applicantsFrom(chanceFrom(7));
  expect(applicants).toHaveLength(SIZES.applications);
  expect(applicants.filter(({ fate }) => NEUTRALS.includes(fate))).toHaveLength(SIZES.neutrals);
  expect(new Set(applicants.map(({ fate }) => fate))).toEqual(new Set(FATES));
  expect(new Set(applicants.map(({ who }) => who.email)).size).toBe(SIZES.applications);
});

test('a small year is played through the API, its people can sign in, and a second one is refused', async () => {
  const { db, drop } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'munch-demo-'));
  try {
    expect(await rowsIn(db)).toEqual([]);
    // What is drawn is drawn with it: the same key, the same year.
    const key = await openKey({
      file: join(folder, 'vault.key'),
      vault: join(folder, 'files'),
      given: '5eed'.repeat(16),
    });
    const vault = openVault({
      folder: join(folder, 'files'),
      incoming: join(folder, 'incoming'),
      key,
    });
    const clock = clockAt(firstMorning(base));
    await openSigner(folder, () => base); // it was started once, on the day of the demonstration
    await beginEarlier(folder, clock.now());
    const signer = await openSigner(folder, () => clock.now());
    const parts = {
      db,
      settings: readSettings({}),
      vault,
      papers: vault,
      pieces: vault,
      uploads: vault,
      exports: vault,
      extractor: quick,
      key: keyFor('sign-in', key),
    };
    const house = openHouse({ ...parts, signer, clock });
    const { staff, disputes } = await playYear(house, chanceFrom(7), base, {
      enquiries: 15,
      share: 3,
      nights: 10,
      disputes: 'each',
    });
    expect(staff.map(({ role }) => role).sort()).toEqual([
      'accounts',
      'administrator',
      'case_officer',
      'case_officer',
      'case_officer',
      'committee',
      'committee',
      'committee',
      'registrar',
    ]);
    const { applications } = await db
      .selectFrom('panel_application')
      .select(({ fn }) => fn.countAll<bigint>().as('applications'))
      .executeTakeFirstOrThrow();
    expect(Number(applications)).toBe(SIZES.applications / 3);
    await disputesAreWhole(db, disputes);
    await workspacesAreLived(db, disputes);
    const registrar = staff.find(({ role }) => role === 'registrar')?.person;
    await tribunalsAreFormed(house, disputes, registrar);
    await bargainsStand(house, disputes);
    // Whoever verifies it with the keys of its own folder finds every seal signed by the institution.
    const against = { keys: readKeys(keyFiles(folder).list), marks: [], heads: [] };
    expect(await verifySeals(db, against)).toMatchObject({
      broken: null,
      last: { number: expect.any(Number) },
    });
    expect((await verifyFees(db)).differs).toEqual([]);
    // Whoever reads the printed lines gets in with them: password, then the code that the secret gives.
    const officer = staff.find(({ role }) => role === 'case_officer')?.person;
    if (!officer) throw new Error('Nobody was hired.');
    officer.jar.clear();
    clock.goTo(new Date(base.getTime() + 3_600_000));
    const post = (path: string, body: unknown) =>
      house.request(path, {
        method: 'POST',
        headers: headersOf(officer.jar),
        body: JSON.stringify(body),
      });
    const arrived = await post('/api/identity/session', {
      username: officer.email,
      password: officer.password,
      agrees: true,
    });
    expect(arrived.status).toBe(200);
    for (const cookie of arrived.headers.getSetCookie())
      officer.jar.set(cookie.split('=', 1)[0] ?? '', cookie.split(/[=;]/)[1] ?? '');
    expect(
      (await post('/api/account/second-factor', { code: codeOf(house, officer), next: null }))
        .status,
    ).toBe(200);
    expect(await rowsIn(db)).toHaveLength(6);
  } finally {
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 900_000);

/** Each stands where its course leads, each row says what its last event says, and the books are even. */
async function disputesAreWhole(db: Db, known: Known): Promise<void> {
  const rows = await db.selectFrom('dispute').select(['id', 'state']).execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect(rows.length).toBe(known.cases.length);
  expect(known.cases.map(({ id, course }) => `${course}: ${states.get(id)}`)).toEqual(
    known.cases.map(({ course }) => `${course}: ${COURSES[course]?.ends}`),
  );
  expect(new Set(states.values())).toEqual(new Set(STATES));
  const events = await db
    .selectFrom('dispute_event')
    .orderBy('number')
    .select(['disputeId', 'toState'])
    .execute();
  for (const { id, state } of rows)
    expect(events.findLast(({ disputeId }) => disputeId === id)?.toState).toBe(state);
  const entries = await db.selectFrom('fees_entry').select(['transactionId', 'amount']).execute();
  expect(entries.length).toBeGreaterThan(rows.length);
  const sums = Map.groupBy(entries, ({ transactionId }) => transactionId);
  for (const [, of] of sums)
    expect(of.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n);
  expect(someNotice(known)?.code).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/);
}

/** Wherever both sides work, each filed papers and spoke, and nothing that is sealed lies open. */
async function workspacesAreLived(db: Db, { cases }: Known): Promise<void> {
  const lived = cases.filter(({ course }) =>
    COURSES[course]?.stages.some(({ act }) => act === work),
  );
  const papers = await db.selectFrom('exhibit').select(['disputeId', 'side']).execute();
  const said = await db
    .selectFrom('discussion_message')
    .select(['disputeId', 'place', 'words'])
    .execute();
  for (const { id, course } of lived)
    expect([course, said.some(({ disputeId }) => disputeId === id)]).toEqual([course, true]);
  expect(new Set(papers.map(({ disputeId }) => disputeId)).size).toBeGreaterThan(10);
  expect(new Set(papers.map(({ side }) => side)).size).toBe(2);
  // Beside them: notes of one's own, people who were let in, a calendar that is fetched, papers bound together.
  for (const table of ['document_note', 'dispute_invitation', 'calendar_feed', 'bundle'] as const)
    expect([table, (await rowsOf(db, table)) > 0]).toEqual([table, true]);
  const places = Map.groupBy(said, ({ place }) => place.replace(/-.*/, ''));
  expect([...places.keys()].sort()).toEqual(['all', 'office', 'own', 'parties']);
  for (const { words } of [...(places.get('parties') ?? []), ...(places.get('own') ?? [])])
    expect(words).toBeNull();
}

async function rowsOf(
  db: Db,
  table: 'document_note' | 'dispute_invitation' | 'calendar_feed' | 'bundle',
): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

type Bargain = {
  bidding: { state: string; round: number; own: unknown[] } | null;
  round: { packages: { answer: boolean | null }[] } | null;
  division: { state: string } | null;
  result: { said: boolean | null } | null;
  settlement: { state: string } | null;
};

/** One bidding met and its text waits for signatures, one did not meet, one goes on; packages and a division wait for the other side. */
async function bargainsStand(house: Opened, { cases }: Known): Promise<void> {
  const of = async (course: string, path: string, side: 'claimant' | 'respondent' = 'claimant') => {
    const one = cases.find((each) => each.course === course);
    const by = side === 'claimant' ? one?.claimant : [...(one?.accounts.values() ?? [])][0];
    if (!one || !by) throw new Error(`Nobody of “${course}” has an account.`);
    return ask<Bargain>(house, 'GET', `/api/disputes/${one.id}/${path}`, { by });
  };
  expect((await of('bids met', 'bidding')).bidding?.state).toBe('settled');
  expect((await of('bids met', 'offers')).settlement?.state).toBe('to_sign');
  expect((await of('bids did not meet', 'bidding')).bidding?.state).toBe('failed');
  for (const [side, own] of [
    ['claimant', 2],
    ['respondent', 1],
  ] as const) {
    const { bidding } = await of('bidding goes on', 'bidding', side);
    expect([side, bidding?.state, bidding?.round, bidding?.own.length]).toEqual([
      ...[side, 'running', 2, own],
    ]);
  }
  for (const [side, said] of [
    ['claimant', true],
    ['respondent', null],
  ] as const) {
    const { round } = await of('weighs packages', 'packages', side);
    expect(round?.packages.length).toBeGreaterThan(0);
    expect(round?.packages.every(({ answer }) => answer === said)).toBe(true);
    const { division, result } = await of('divides things', 'division', side);
    expect([side, division?.state, result?.said]).toEqual([side, 'divided', said]);
  }
}

type Said = { objects: boolean; reason: string };
type Asked = {
  name: string;
  stage: string;
  disclosure: { answers: { isYes: boolean; what: string }[] } | null;
  said: Said[];
};
type Tribunal = {
  mandates: Record<
    'sitting' | 'former',
    { challenges: { decision: { upheld: boolean } | null }[] }[]
  >;
  list: { parties: { hasAnswered: boolean }[]; result: unknown } | null;
  candidate: Asked | null;
  again: { answer: { isNothing: boolean } | null }[];
};

/** One list waits for a side; of those who were asked some have not answered, some disclosed, and one is appointed and works. */
async function tribunalsAreFormed(
  house: Opened,
  known: Known,
  by: Person | undefined,
): Promise<void> {
  const of = async (course: string): Promise<Tribunal> => {
    const id = known.cases.find((one) => one.course === course)?.id;
    if (!by) throw new Error('Nobody was hired.');
    return ask(house, 'GET', `/api/office/disputes/${id}/tribunal`, { by });
  };
  const out = await of('names out');
  expect(out.list?.result).toBeNull();
  expect(out.list?.parties.map(({ hasAnswered }) => hasAnswered).toSorted()).toEqual([false, true]);
  const stages = ['first name asked', 'one declined', 'objected to', 'to be appointed'];
  const asked = await Promise.all([...stages, 'appointed', 'one withdrew'].map(of));
  expect(asked.map(({ candidate }) => candidate?.stage)).toEqual([
    ...['invited', 'invited', 'disclosed', 'heard'],
    ...['appointed', 'invited'],
  ]);
  const said = await Promise.all(['challenged', 'challenge failed', 'challenge upheld'].map(of));
  const decided = ({ mandates: { former, sitting } }: Tribunal) =>
    [former, sitting].map((all) =>
      all.map(({ challenges }) => challenges.map(({ decision }) => decision?.upheld ?? null)),
    );
  expect(said.map(decided)).toEqual([
    [[], [[null]]],
    [[], [[false]]],
    [[[true]], [[]]],
  ]);
  const again = await Promise.all(['asked again', 'nothing to disclose'].map(of));
  expect(again.map((one) => one.again.map(({ answer }) => answer?.isNothing ?? null))).toEqual([
    [null],
    [true],
  ]);
  const [, , disclosed] = asked;
  expect(disclosed?.candidate?.said).toEqual([expect.objectContaining({ objects: true })]);
  expect(disclosed?.candidate?.said[0]?.reason).toMatch(/[\u0900-\u097f]{3}/);
  const yes = disclosed?.candidate?.disclosure?.answers.filter(({ isYes }) => isYes);
  expect(yes?.every(({ what }) => what.length > 20)).toBe(true);
  expect(yes).toHaveLength(2);
  for (const [course, state] of [
    ['first name asked', 'open'],
    ['one withdrew', 'open'],
    ['objected to', 'accepted'],
    ['to be appointed', 'heard'],
    ['appointed', 'appointed'],
  ] as const) {
    const neutral = neutralIn(known, course);
    const id = known.cases.find((one) => one.course === course)?.id;
    type Own = { invitations: { id: string; state: string }[] };
    const { invitations } = await ask<Own>(house, 'GET', '/api/appointments', { by: neutral });
    expect([course, invitations.find((one) => one.id === id)?.state]).toEqual([course, state]);
    if (course === 'appointed')
      expect(
        await ask(house, 'GET', `/api/disputes/${id}/workspace`, { by: neutral }),
      ).toMatchObject({ as: 'arbitrator' });
  }
}

function headersOf(jar: ReadonlyMap<string, string>): Record<string, string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenRole } from '#kernel/viewer.ts';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';

// Friday, 20 November 2026, three in the afternoon in Mumbai.
const noon = new Date('2026-11-20T09:30:00Z');
const HOUR = 3_600_000;
let now = noon;
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());

type Item = {
  kind: string;
  id: string;
  who: string;
  what: string;
  reason: string;
  urgency: string;
  dueAt: string | null;
  path: string;
  isMine: boolean;
};
type Entered = Awaited<ReturnType<typeof enter>>;
type Answer = { data: { items: Item[]; counts: Record<string, number>; at: string } };

const enter = (roles: readonly GivenRole[]) => signedIn(database.db, { roles, now });

async function queueOf(cookie: string, query = ''): Promise<Answer['data']> {
  const answer = await call(app, 'GET', `/api/office/queue${query}`, { cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Answer).data;
}

async function send(
  path: string,
  body: unknown,
  cookie?: string,
): Promise<{ id: string; version: number }> {
  const answer = await call(app, 'POST', path, { body, cookie });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { data: { id: string; version: number } }).data;
}

const ada = {
  fullName: 'Ada Ambekar',
  email: 'ada@post.example',
  phone: '5555512345',
  message: 'Do you hear disputes\nbetween partners?',
};
const talk = {
  firstName: 'Ben',
  lastName: 'Bhatt',
  email: 'ben@post.example',
  phone: '5555512346',
  disputeType: 'Contract Disputes',
  preferredResolutionMethod: 'Arbitration',
  disputeDescription: 'An invoice.',
  priorActionTaken: true,
  deadlineDate: null,
};

test('an office with nothing to do says so, to everybody who works there', async () => {
  for (const role of [
    'case_officer',
    'registrar',
    'accounts',
    'committee',
    'administrator',
  ] as const) {
    const { items, counts } = await queueOf((await enter([role])).cookie);
    expect(items).toEqual([]);
    expect(counts).toEqual({
      all: 0,
      enquiries: 0,
      consultations: 0,
      empanelment: 0,
      letters: 0,
      payments: 0,
      responses: 0,
      disputes: 0,
      record: 0,
    });
  }
});

test('whose work is one of three words', async () => {
  const { cookie } = await enter(['case_officer']);
  expect((await call(app, 'GET', '/api/office/queue?whose=ours', { cookie })).status).toBe(422);
});

test('what visitors sent stands in the order in which it presses, each thing once', async () => {
  const contact = await send('/api/sales/contact', ada);
  now = new Date(now.getTime() + HOUR);
  await send('/api/sales/consultation', talk);
  await send('/api/sales/consultation', {
    ...talk,
    firstName: 'Cyrus',
    email: 'cyrus@post.example',
    deadlineDate: '2026-11-25',
  });
  await send('/api/sales/consultation', {
    ...talk,
    firstName: 'Devika',
    email: 'devika@post.example',
    priorActionTaken: false,
  });
  const { items, counts } = await queueOf((await enter(['case_officer'])).cookie);
  expect(items.map(({ who, reason, urgency }) => [who, reason, urgency])).toEqual([
    ['Cyrus Bhatt', 'deadline_near', 'soon'],
    ['Devika Bhatt', 'prefiling', 'soon'],
    ['Ada Ambekar', 'unanswered', 'waiting'],
    ['Ben Bhatt', 'slots_to_offer', 'waiting'],
  ]);
  expect(items[2]).toMatchObject({
    kind: 'enquiry',
    what: 'Do you hear disputes between partners?',
    path: `/office/enquiries/contact/${contact.id}`,
    dueAt: null,
  });
  expect(items[0]?.dueAt).toBe('2026-11-25T18:29:59.999Z');
  expect(counts).toMatchObject({ all: 4, enquiries: 4, consultations: 0, empanelment: 0 });
});

test('what an officer may not work on is neither shown to her nor counted', async () => {
  for (const role of ['committee', 'accounts', 'administrator'] as const) {
    const { items, counts } = await queueOf((await enter([role])).cookie);
    expect([items, counts.all]).toEqual([[], 0]);
  }
});

test('a day to look again brings an enquiry back on that day, to whoever has it, and lateness shows the day after', async () => {
  now = noon;
  const { cookie, personId } = await enter(['case_officer']);
  const { id } = await send('/api/sales/contact', {
    ...ada,
    fullName: 'Zoya Khan',
    email: 'zoya@post.example',
  });
  const at = `/api/office/enquiries/contact/${id}`;
  await send(`${at}/assignment`, { version: 1, assignee: personId }, cookie);
  await send(`${at}/follow-up`, { version: 2, on: '2026-11-23' }, cookie);
  const zoya = async () =>
    (await queueOf((await enter(['case_officer'])).cookie)).items.find(
      ({ who }) => who === 'Zoya Khan',
    );
  expect(await zoya()).toMatchObject({ reason: 'unanswered', urgency: 'waiting', isMine: false });
  now = new Date('2026-11-23T05:00:00Z');
  expect(await zoya()).toMatchObject({ reason: 'follow_up_due', urgency: 'today' });
  now = new Date('2026-11-23T18:30:00Z');
  expect(await zoya()).toMatchObject({ reason: 'follow_up_due', urgency: 'overdue' });
  now = noon;
  expect(
    (await queueOf(cookie, '?whose=mine')).items.map(({ who, isMine }) => [who, isMine]),
  ).toEqual([['Zoya Khan', true]]);
  expect((await queueOf(cookie, '?whose=nobody')).items.map(({ who }) => who)).not.toContain(
    'Zoya Khan',
  );
});

test('what was answered waits for the sender, and comes back when she writes again', async () => {
  const { cookie } = await enter(['case_officer']);
  const { id } = await send('/api/sales/contact', {
    ...ada,
    fullName: 'Yash Pinto',
    email: 'yash@post.example',
  });
  const at = `/api/office/enquiries/contact/${id}`;
  const yash = async () =>
    (await queueOf(cookie)).items.find(({ who }) => who === 'Yash Pinto')?.reason;
  now = new Date(noon.getTime() + HOUR);
  await send(
    `${at}/replies`,
    { version: 1, subject: 'Your question', text: 'Yes, we do.', language: 'en' },
    cookie,
  );
  expect(await yash()).toBeUndefined();
  now = new Date(noon.getTime() + 24 * HOUR);
  // A second factor's power ends with the day.
  const tomorrow = await enter(['case_officer']);
  await send(
    `${at}/answers`,
    { text: 'Thank you. And on Sundays?', on: '2026-11-21' },
    tomorrow.cookie,
  );
  expect(
    (await queueOf(tomorrow.cookie)).items.find(({ who }) => who === 'Yash Pinto')?.reason,
  ).toBe('answer_received');
});

test('an application waits for the office, and nobody else is asked before it was checked', async () => {
  const application = {
    fullname: 'Mia Mistry',
    uemail: 'mia@counsel.example',
    phone: '5555512347',
    day: null,
    month: 'January',
    year: null,
    gender: null,
    profileLink: '',
    uploadDoc: 'Passport',
    nationalIdFile: null,
    nationalIdFileName: null,
    address: '',
    nation: '',
    correspondenceAddress: '',
    qualifications: 'LL.B.',
    certifications: 'None',
    specialisations: [],
    actedBefore: null,
    experience: '',
    hasArbitrationCertifications: null,
    arbitrationCertifications: '',
    available: true,
    hearingDays: null,
    additionalInformation: '',
    cv: 'Long.',
    cvFile: null,
    cvFileName: null,
  };
  await send('/api/panel/applications', application);
  const item = { kind: 'application', who: 'Mia Mistry', reason: 'documents_to_check' };
  const registrar = await queueOf((await enter(['registrar'])).cookie);
  expect(registrar.items.filter(({ kind }) => kind === 'application')).toMatchObject([item]);
  expect(registrar.counts.empanelment).toBe(1);
  expect((await queueOf((await enter(['committee'])).cookie)).items).toEqual([]);
});

// A vote is nobody's in particular: each member has one.
async function queuedApplication(cookie: string) {
  return (await queueOf(cookie)).items
    .filter(({ kind }) => kind === 'application')
    .map(({ who, reason, isMine }) => [who, reason, isMine]);
}

test('once checked it waits for each member of the committee until she has voted, and for nobody after the second', async () => {
  const [officer, mia, rhea, omar] = [
    await enter(['registrar']),
    ...(await Promise.all([1, 2, 3].map(() => enter(['committee'])))),
  ] as [...[Entered, Entered, Entered, Entered]];
  const place = (await queueOf(officer.cookie)).items.find(({ kind }) => kind === 'application');
  const application = place?.path.split('/').at(-1);
  for (const item of ['identity', 'qualification', 'certificate', 'address', 'references'])
    await send(
      `/api/panel/applications/${application}/checks`,
      { item, source: 'document', note: '', seen: true },
      officer.cookie,
    );
  await send(
    `/api/panel/listings/${place?.id}/moves`,
    { move: 'check_documents', reason: '' },
    officer.cookie,
  );
  expect(await queuedApplication(officer.cookie)).toEqual([]);
  for (const { cookie } of [mia, rhea, omar])
    expect(await queuedApplication(cookie)).toEqual([['Mia Mistry', 'vote_due', true]]);
  const voteBy = async ({ cookie }: Entered) => {
    await send(
      `/api/panel/applications/${application}/declarations`,
      { hasRelation: false, relation: '' },
      cookie,
    );
    await send(
      `/api/panel/listings/${place?.id}/votes`,
      { verdict: 'agree', reasons: 'Long practice.' },
      cookie,
    );
  };
  await voteBy(mia);
  expect([await queuedApplication(mia.cookie), await queuedApplication(rhea.cookie)]).toEqual([
    [],
    [['Mia Mistry', 'vote_due', true]],
  ]);
  await send(
    `/api/panel/applications/${application}/declarations`,
    { hasRelation: true, relation: 'A cousin.' },
    omar.cookie,
  );
  expect(await queuedApplication(omar.cookie)).toEqual([]);
  await voteBy(rhea);
  expect(await queuedApplication(rhea.cookie)).toEqual([]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GivenRole } from '#kernel/viewer.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { appWith, call, quiet, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { panelQueue } from '../actions/queue.ts';
import { panelJobs, panelLetters } from '../jobs.ts';
import { panelDataOf, panelEraser } from '../routes.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const form = {
  fullname: 'Mia Menon',
  uemail: 'mia@example.org',
  phone: '+91 98200 00000',
  day: null,
  month: 'January',
  year: null,
  gender: null,
  profileLink: '',
  uploadDoc: 'PAN, in person',
  nationalIdFile: null,
  nationalIdFileName: null,
  address: '',
  nation: '',
  correspondenceAddress: '',
  qualifications: 'LL.M., 2001',
  certifications: 'Mediator, 2014',
  specialisations: ['art-law'],
  actedBefore: null,
  experience: '',
  hasArbitrationCertifications: null,
  arbitrationCertifications: '',
  available: true,
  hearingDays: 'weekdays',
  additionalInformation: '',
  cv: 'My life.',
  cvFile: null,
  cvFileName: null,
};

let database: TestDatabase;
let folder: string;
let vault: Vault;
let app: App;
let now = friday;
let omar: SignedIn;
let [asha, bina, carl]: SignedIn[] = [];
let eve: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-office-panel-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  vault = openVault({ folder: join(folder, 'files'), incoming: join(folder, 'incoming'), key });
  app = appWith(database, { now: () => now, vault });
  const staff = (name: string, ...roles: GivenRole[]) =>
    signedIn(database.db, { name, roles, now: friday });
  omar = await staff('Omar Officer', 'case_officer');
  [asha, bina, carl] = [
    await staff('Asha', 'committee'),
    await staff('Bina', 'committee'),
    await staff('Carl', 'committee'),
  ];
  eve = await signedIn(database.db, { name: 'Eve', now: friday });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  now = friday;
  // The record refuses to be emptied, so it grows from test to test.
  await database.db.deleteFrom('outbox_mail').execute();
});

type Place = {
  id: string;
  state: string;
  may: string[];
  ballots: unknown[] | null;
  decision: string | null;
  dueOn: string | null;
};
type Any = {
  id: string;
  may: string[];
  places: Place[];
  checks: { seen: unknown }[];
  proceedings: {
    id: string;
    may: string[];
    outcome: string | null;
    replyDueOn: string;
    mayReply: boolean;
  }[];
  questions: { id: string; answer: { text: string } | null }[];
  messages: { kind: string; text: string; document: { id: string } | null }[];
  decided: string | null;
  declared: string | null;
  neutral: {
    id: string;
    profile: { version: number; isApproved: boolean | null };
    isShown: boolean;
    places: Place[];
  } | null;
  mayJoin: boolean;
  members: { name: string; line: string; hasPage: boolean }[];
  member: { fee: unknown } | null;
  applications: { id: string }[];
  token: string;
  documentsGoneOn: string | null;
};
type Sent = { status: number; code: string; data: Any };

async function ask(
  who: SignedIn | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Sent> {
  const response = await call(app, method, path, { body, cookie: who?.cookie });
  const answer = (await response.json()) as { data: Any; error?: { code: string } }; // one of the two shapes of every answer
  return { status: response.status, code: answer.error?.code ?? '', data: answer.data };
}
const post = (who: SignedIn | null, path: string, body: unknown = {}) =>
  ask(who, 'POST', path, body);
const get = (who: SignedIn | null, path: string) => ask(who, 'GET', path);

let applicants = 0;
/** A fresh application; each from an address of its own, unless one is named. */
async function applied(
  change: Record<string, unknown> = {},
): Promise<{ id: string; place: string; email: string }> {
  applicants += 1;
  const email = `mia${applicants}@example.org`;
  const { data } = await post(null, '/api/panel/applications', {
    ...form,
    uemail: email,
    ...change,
  });
  const { id } = await database.db
    .selectFrom('panel_listing')
    .where('applicationId', '=', data.id)
    .select('id')
    .executeTakeFirstOrThrow();
  return { id: data.id, place: id, email };
}

const items = ['identity', 'qualification', 'certificate', 'address', 'references'];
async function checked(change: Record<string, unknown> = {}) {
  const one = await applied(change);
  for (const item of items)
    await post(omar, `/api/panel/applications/${one.id}/checks`, {
      item,
      source: 'document',
      note: '',
      seen: true,
    });
  await move(omar, one.place, 'check_documents');
  return one;
}
const move = (who: SignedIn, place: string, what: string, reason = '') =>
  post(who, `/api/panel/listings/${place}/moves`, { move: what, reason });
const declare = (who: SignedIn | undefined, id: string, relation = '') =>
  post(who ?? null, `/api/panel/applications/${id}/declarations`, {
    hasRelation: relation !== '',
    relation,
  });
const vote = (who: SignedIn | undefined, place: string, verdict = 'agree', reasons = 'Sound.') =>
  post(who ?? null, `/api/panel/listings/${place}/votes`, { verdict, reasons });

async function agreed(one: { id: string; place: string }, verdict = 'agree') {
  for (const member of [asha, bina]) {
    await declare(member, one.id);
    await vote(member, one.place, verdict);
  }
}
const stateOf = async (place: string) =>
  (
    await database.db
      .selectFrom('panel_listing')
      .where('id', '=', place)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;

/** Sends what is owed, and gives the mails. */
async function drain(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => void sent.push(mail),
    describe: () => 'nowhere',
    close() {},
  };
  const deps = { db: database.db, now: () => now, newToken, settings, mailer, ...quiet };
  await mailJob(deps, panelLetters(deps)).run(silentLog);
  return sent;
}
/** The token of a letter to an address. Letters of one moment go out at once, in no order, and not each has one. */
async function tokenFor(email: string): Promise<string> {
  const texts = (await drain())
    .filter(({ to }) => to === email)
    .map(({ text }) => /status\?token=([\w-]+)/.exec(text)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}
const opened = (token: string) =>
  post(null, '/api/panel/status/opening', { token, application: null });

async function trial() {
  const one = await checked();
  await agreed(one);
  const token = await tokenFor(one.email);
  const who = { token, application: null };
  await post(null, '/api/panel/status/moves', {
    ...who,
    place: one.place,
    move: 'accept_conduct',
    conductVersion: '1.0',
  });
  return { ...one, token };
}
async function active() {
  const one = await trial();
  await agreed(one);
  return one;
}

describe('an application', () => {
  test('begins on the list of arbitrators, and its documents are checked once all was seen', async () => {
    const one = await applied();
    expect(await stateOf(one.place)).toBe('applied');
    expect((await move(omar, one.place, 'check_documents')).code).toBe('checks_open');
    for (const item of items)
      await post(omar, `/api/panel/applications/${one.id}/checks`, {
        item,
        source: 'register',
        note: 'n',
        seen: true,
      });
    const { data } = await get(omar, `/api/panel/applications/${one.id}`);
    expect(data.checks.every(({ seen }) => seen !== null)).toBe(true);
    expect(data.places[0]?.may).toContain('check_documents');
    expect((await move(omar, one.place, 'check_documents')).status).toBe(200);
    expect(await stateOf(one.place)).toBe('documents_checked');
    const again = await move(omar, one.place, 'check_documents');
    expect([again.status, again.code]).toEqual([409, 'not_from_here']);
  });

  test('is read by the office and the committee, and by nobody else', async () => {
    const { id } = await applied();
    const administrator = await signedIn(database.db, { roles: ['administrator'], now: friday });
    for (const path of [
      `/api/panel/applications/${id}`,
      '/api/panel/applications',
      '/api/panel/neutrals',
    ]) {
      expect((await get(null, path)).status, path).toBe(401);
      for (const who of [eve, administrator]) expect((await get(who, path)).status, path).toBe(403);
      for (const who of [omar, asha]) expect((await get(who ?? null, path)).status, path).toBe(200);
    }
    expect(
      (await get(omar, '/api/panel/applications/01900000-0000-7000-8000-000000000000')).status,
    ).toBe(404);
  });

  test('stands in the list, those that wait longest first, and is found by name', async () => {
    const first = await applied({ fullname: 'Zed Zulu' });
    now = new Date(friday.getTime() + 60_000);
    const second = await applied({ fullname: 'Zed Zeta' });
    const { data } = await get(omar, '/api/panel/applications?state=applied&q=zed');
    expect(data.places.map(({ id }) => id)).toEqual([first.place, second.place]);
    expect((await get(omar, '/api/panel/applications?state=active&q=zed')).data.places).toEqual([]);
  });

  test('each move is a row in the record, with from and to', async () => {
    const one = await checked();
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .orderBy('number')
      .selectAll()
      .execute();
    const row = acts.at(-1);
    expect([row?.act, row?.fromState, row?.toState, row?.byRole]).toEqual([
      'application.documents_checked',
      'applied',
      'documents_checked',
      'case_officer',
    ]);
    expect(acts.filter(({ act }) => act === 'application.item_checked')).toHaveLength(5);
    expect(JSON.stringify(acts.map(({ why, details }) => [why, details]))).not.toMatch(
      /Menon|example\.org/,
    );
  });
});

describe('the committee', () => {
  test('declares before it votes, and two members of one mind move the place', async () => {
    const one = await checked();
    expect((await vote(asha, one.place)).code).toBe('declare_first');
    expect(
      (await get(asha ?? null, `/api/panel/applications/${one.id}`)).data.places[0]?.ballots,
    ).toBeNull();
    await declare(asha, one.id);
    expect((await vote(asha, one.place)).data.decided).toBeNull();
    expect((await vote(asha, one.place)).code).toBe('voted_already');
    expect(await stateOf(one.place)).toBe('documents_checked');
    await declare(bina, one.id);
    expect(
      (await get(bina ?? null, `/api/panel/applications/${one.id}`)).data.places[0]?.ballots,
    ).toHaveLength(1);
    expect((await vote(bina, one.place)).data.decided).toBe('agree');
    expect(await stateOf(one.place)).toBe('verified');
  });

  test('a member with a relation is recused, for good, and sees no vote', async () => {
    const one = await checked();
    expect((await declare(asha, one.id, 'My cousin.')).data.declared).toBe('relation');
    expect((await vote(asha, one.place)).code).toBe('recused');
    expect((await declare(asha, one.id)).code).toBe('recused');
    const { data } = await get(asha ?? null, `/api/panel/applications/${one.id}`);
    expect([data.declared, data.places[0]?.ballots]).toEqual(['relation', null]);
  });

  test('an officer has no vote, and a stranger finds no door', async () => {
    const one = await checked();
    for (const who of [omar, eve]) {
      expect((await vote(who, one.place)).status).toBe(403);
      expect((await declare(who, one.id)).status).toBe(403);
    }
    expect((await vote(undefined, one.place)).status).toBe(401);
    await declare(asha, one.id);
    expect((await vote(asha, '01900000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('who ticked off the checklist does not judge it', async () => {
    const both = await signedIn(database.db, { roles: ['case_officer', 'committee'], now: friday });
    const one = await applied();
    for (const item of items)
      await post(both, `/api/panel/applications/${one.id}/checks`, {
        item,
        source: 'document',
        note: '',
        seen: true,
      });
    await move(both, one.place, 'check_documents');
    await declare(both, one.id);
    expect((await vote(both, one.place)).code).toBe('worked_on_it');
  });

  test('two votes at once give one decision', async () => {
    const one = await checked();
    for (const member of [asha, bina, carl]) await declare(member, one.id);
    const all = await Promise.all([
      vote(asha, one.place),
      vote(bina, one.place),
      vote(carl, one.place),
      vote(asha, one.place),
    ]);
    expect(all.filter(({ data }) => data?.decided === 'agree')).toHaveLength(1);
    const steps = await database.db
      .selectFrom('panel_step')
      .where('listingId', '=', one.place)
      .where('move', '=', 'admit')
      .selectAll()
      .execute();
    expect(steps).toHaveLength(1);
    expect(await stateOf(one.place)).toBe('verified');
  });

  test('declines with reasons, which the applicant reads and may answer once; then it may look again, once', async () => {
    const one = await checked();
    await declare(asha, one.id);
    expect((await vote(asha, one.place, 'decline', ' ')).code).toBe('reason_missing');
    await agreed(one, 'decline');
    expect(await stateOf(one.place)).toBe('declined');
    const mails = (await drain()).filter(
      ({ to, subject }) => to === one.email && subject.startsWith('The decision'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Sound\.[\s\S]*19 May 2027[\s\S]*20 November 2027/);
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const { data } = await opened(token);
    expect(data.places[0]).toMatchObject({
      state: 'declined',
      decision: 'Sound.\n\nSound.',
      may: ['reply_to_decision'],
    });
    expect((await move(omar, one.place, 'reconsider', 'New paper.')).code).toBe(
      'decision_unanswered',
    );
    const reply = {
      token,
      application: null,
      place: one.place,
      text: 'Please see my award of 2019.',
    };
    expect((await post(null, '/api/panel/status/replies', reply)).status).toBe(201);
    expect((await post(null, '/api/panel/status/replies', reply)).code).toBe('answered_already');
    expect((await move(omar, one.place, 'reconsider', 'New paper.')).status).toBe(200);
    await agreed(one, 'decline');
    expect(await stateOf(one.place)).toBe('declined');
    expect((await move(omar, one.place, 'reconsider', 'Again.')).code).toBe('reconsidered_already');
  });
});

describe('the applicant', () => {
  test('answers a question through the link of the mail, once, with a document', async () => {
    const one = await applied();
    expect(
      (await post(omar, `/api/panel/applications/${one.id}/questions`, { text: ' ' })).code,
    ).toBe('question_missing');
    await post(omar, `/api/panel/applications/${one.id}/questions`, { text: 'Which year?' });
    const token = await tokenFor(one.email);
    const question = (await opened(token)).data.questions[0]?.id;
    const upload = await app.request('/api/panel/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Blob(['%PDF-1.7\nx\n%%EOF\n']),
    });
    const { data: file } = (await upload.json()) as { data: Any };
    const answer = {
      token,
      application: null,
      question,
      text: '2001.',
      document: file.token,
      documentName: 'degree.pdf',
    };
    expect(
      (await post(null, '/api/panel/status/answers', { ...answer, token: newToken() })).status,
    ).toBe(404);
    expect(
      (await post(null, '/api/panel/status/answers', { ...answer, document: 'guessed' })).code,
    ).toBe('document_unknown');
    const both = await Promise.all(
      [1, 2].map(() => post(null, '/api/panel/status/answers', answer)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { data } = await get(omar, `/api/panel/applications/${one.id}`);
    expect(data.messages.map(({ text }) => text)).toEqual(['Which year?', '2001.']);

    const document = data.messages[1]?.document?.id;
    const bytes = await call(
      app,
      'GET',
      `/api/panel/applications/${one.id}/documents/${document}`,
      { cookie: omar.cookie },
    );
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(bytes.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''degree.pdf");
    expect(bytes.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await bytes.text()).toContain('%PDF');
    const act = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .orderBy('number', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([act.act, act.byPerson]).toEqual(['application.document_opened', omar.personId]);
    for (const who of [eve, null])
      expect(
        (
          await call(app, 'GET', `/api/panel/applications/${one.id}/documents/${document}`, {
            cookie: who?.cookie,
          })
        ).status,
      ).not.toBe(200);
    const other = await applied();
    expect(
      (await get(omar, `/api/panel/applications/${other.id}/documents/${document}`)).status,
    ).toBe(404);
  });

  test('follows it signed in with the verified address; another account does not, nor one that is not verified', async () => {
    const one = await applied();
    const mia = await signedIn(database.db, { email: one.email.toUpperCase(), now: friday });
    expect(
      (await get(mia, '/api/panel/my/applications')).data.applications.map(({ id }) => id),
    ).toEqual([one.id]);
    const who = { token: null, application: one.id };
    expect((await post(mia, '/api/panel/status/opening', who)).data.places[0]?.may).toEqual([
      'withdraw',
    ]);
    for (const stranger of [eve, null])
      expect((await post(stranger, '/api/panel/status/opening', who)).status).toBe(404);
    await database.db
      .updateTable('identity_person')
      .set({ emailVerifiedAt: null })
      .where('id', '=', mia.personId)
      .execute();
    expect((await post(mia, '/api/panel/status/opening', who)).status).toBe(404);
  });

  test('withdraws, once; and a link of half a year ago has ended', async () => {
    const one = await checked();
    await drain();
    await post(omar, `/api/panel/applications/${one.id}/questions`, { text: 'Which year?' });
    const token = await tokenFor(one.email);
    const sent = {
      token,
      application: null,
      place: one.place,
      move: 'withdraw',
      conductVersion: null,
    };
    expect((await post(null, '/api/panel/status/moves', sent)).status).toBe(200);
    expect((await post(null, '/api/panel/status/moves', sent)).code).toBe('not_from_here');
    now = new Date(friday.getTime() + 180 * 86_400_000 - 1);
    expect((await opened(token)).status).toBe(200);
    now = new Date(friday.getTime() + 180 * 86_400_000);
    const { status, code } = await opened(token);
    expect([status, code]).toEqual([410, 'link_expired']);
  });

  test('is written to in the language in which she applied', async () => {
    const response = await app.request('/api/panel/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'mr' },
      body: JSON.stringify({ ...form, uemail: 'marathi@example.org' }),
    });
    const { data } = (await response.json()) as { data: Any };
    await post(omar, `/api/panel/applications/${data.id}/questions`, { text: 'कोणते वर्ष?' });
    const mail = (await drain()).find(
      ({ to, subject }) => to === 'marathi@example.org' && subject.includes('प्रश्न'),
    );
    expect(mail?.text).toContain('/mr/application-of-arbitration/status?token=');
  });
});

describe('a neutral', () => {
  test('comes from the trial list by a second look with reasons, and has a profile of her application', async () => {
    const one = await trial();
    expect(await stateOf(one.place)).toBe('trial_list');
    expect((await vote(asha, one.place, 'agree', '')).code).toBe('reason_missing');
    await agreed(one);
    expect(await stateOf(one.place)).toBe('active');
    const mia = await signedIn(database.db, { email: one.email, now: friday });
    expect((await get(eve, '/api/panel/my/profile')).data).toEqual({
      neutral: null,
      mayJoin: false,
    });
    expect((await post(eve, '/api/panel/my/profile/join')).status).toBe(404);
    expect((await get(mia, '/api/panel/my/profile')).data.mayJoin).toBe(true);
    const both = await Promise.all([1, 2].map(() => post(mia, '/api/panel/my/profile/join')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await get(mia, '/api/panel/my/profile')).data.neutral?.profile).toMatchObject({
      version: 1,
      qualifications: 'LL.M., 2001',
    });
  });

  test('is shown on the public page only with her consent and after an officer has looked', async () => {
    const one = await active();
    const mia = await signedIn(database.db, { email: one.email, now: friday });
    await post(mia, '/api/panel/my/profile/join');
    const shown = async () =>
      (await get(null, '/api/panel/members')).data.members.map(({ line }) => line);
    const said = {
      qualifications: 'LL.M.',
      specialisations: ['art-law'],
      languages: ['Marathi'],
      seats: ['Mumbai'],
      hearingDays: 'weekdays',
      capacity: 3,
      feeAmount: 1250050,
      feeCurrency: 'INR',
      feeUnit: 'hearing',
      publicLine: 'LL.M., mediator',
      mayBeShown: true,
    };
    expect((await post(eve, '/api/panel/my/profile', said)).status).toBe(403);
    expect((await post(mia, '/api/panel/my/profile', { ...said, feeAmount: 0.5 })).code).toBe(
      'profile_fee_invalid',
    );
    expect((await post(mia, '/api/panel/my/profile', said)).status).toBe(200);
    expect(await shown()).toEqual([]);
    const neutral = (await get(mia, '/api/panel/my/profile')).data.neutral?.id;
    const look = (isApproved: boolean, version: number, who: SignedIn | undefined = omar) =>
      post(who, `/api/panel/neutrals/${neutral}/looks`, {
        version,
        isApproved,
        note: isApproved ? '' : 'Shorter, please.',
      });
    expect((await look(true, 2, asha)).status).toBe(403);
    expect((await look(true, 1)).code).toBe('version_old');
    expect((await look(true, 2)).status).toBe(200);
    expect((await look(true, 2)).code).toBe('version_old');
    expect(await shown()).toEqual(['LL.M., mediator']);
    await post(mia, '/api/panel/my/profile', { ...said, publicLine: 'The best of all' });
    expect(await shown()).toEqual(['LL.M., mediator']);
    await look(false, 3);
    expect(await shown()).toEqual(['LL.M., mediator']);
    await post(mia, '/api/panel/my/profile', { ...said, capacity: 4 });
    await post(mia, '/api/panel/my/leave', { place: one.place, move: 'take_leave' });
    expect(await shown()).toEqual([]);
    await post(mia, '/api/panel/my/leave', { place: one.place, move: 'return' });
    expect(await shown()).toEqual(['LL.M., mediator']);
    await post(mia, '/api/panel/my/profile', { ...said, mayBeShown: false });
    expect(await shown()).toEqual([]);
  });

  test('has a page of her own when she wants one and an officer has looked, and none any more when she takes it back', async () => {
    const one = await active();
    const mia = await signedIn(database.db, { email: one.email, now: friday });
    await post(mia, '/api/panel/my/profile/join');
    const said = {
      qualifications: 'LL.M.',
      specialisations: ['art-law'],
      languages: ['Marathi'],
      seats: ['Mumbai'],
      hearingDays: 'weekdays',
      capacity: 3,
      feeAmount: 1250050,
      feeCurrency: 'INR',
      feeUnit: 'hearing',
      publicLine: 'LL.M., mediator',
      mayBeShown: true,
    };
    const page = () => get(null, `/api/panel/members/${id}`);
    const look = (version: number) =>
      post(omar, `/api/panel/neutrals/${id}/looks`, { version, isApproved: true, note: '' });
    await post(mia, '/api/panel/my/profile', said);
    const id = (await get(mia, '/api/panel/my/profile')).data.neutral?.id;
    await look(2);
    expect((await page()).status).toBe(404);
    expect(
      (await get(null, '/api/panel/members')).data.members.map(({ hasPage }) => hasPage),
    ).toEqual([false]);
    const wants = { ...said, hasPage: true, freeOn: ['2026-12-04', '2026-11-02', '2026-11-30'] };
    await post(mia, '/api/panel/my/profile', wants);
    expect((await page()).status).toBe(404);
    await look(3);
    const { member } = (await page()).data;
    expect(member).toMatchObject({
      line: 'LL.M., mediator',
      languages: ['Marathi'],
      seats: ['Mumbai'],
      freeOn: ['2026-11-30', '2026-12-04'],
    });
    expect(member?.fee).toEqual({
      from: 1_000_000,
      to: 2_500_000,
      currency: 'INR',
      unit: 'hearing',
    });
    expect(JSON.stringify(member)).not.toContain('1250050');
    // Words that nobody has looked at do not stand there, and days do not wait for that.
    await post(mia, '/api/panel/my/profile', {
      ...wants,
      qualifications: 'The best of all',
      freeOn: ['2026-12-07'],
    });
    expect((await page()).data.member).toMatchObject({
      qualifications: 'LL.M.',
      freeOn: ['2026-12-07'],
    });
    // Her desk shows her the same, to the letter.
    const seen = async () => (await get(mia, '/api/panel/my/shown-profile')).data;
    expect(await seen()).toEqual({
      line: (await get(null, '/api/panel/members')).data.members.find(
        (each) => each.line === 'LL.M., mediator',
      ),
      member: (await page()).data.member,
    });
    expect((await get(eve, '/api/panel/my/shown-profile')).status).toBe(403);
    await post(mia, '/api/panel/my/profile', { ...wants, hasPage: false });
    expect((await page()).status).toBe(404);
    expect(await seen()).toMatchObject({ line: { line: 'LL.M., mediator' }, member: null });
    await post(mia, '/api/panel/my/profile', { ...wants, mayBeShown: false });
    expect(await seen()).toEqual({ line: null, member: null });
    await post(mia, '/api/panel/my/profile', { ...wants, hasPage: false });
    expect(
      (await post(mia, '/api/panel/my/profile', { ...wants, freeOn: ['2026-02-30'] })).status,
    ).toBe(422);
    expect((await get(null, '/api/panel/members/no-such')).status).toBeGreaterThanOrEqual(404);
  });

  test('declares appointments elsewhere of 36 months, and takes back her own alone', async () => {
    const one = await active();
    const mia = await signedIn(database.db, { email: one.email, now: friday });
    await post(mia, '/api/panel/my/profile/join');
    const declared = (appointedOn: string) =>
      post(mia, '/api/panel/my/appointments', {
        appointedOn,
        institution: 'MCIA',
        partyGroup: 'A bank',
      });
    expect((await declared('2023-11-19')).code).toBe('appointment_too_old');
    expect((await declared('2026-11-21')).code).toBe('appointment_in_future');
    expect((await declared('2026-02-29')).code).toBe('appointment_day_invalid');
    const { status, data } = await declared('2023-11-20');
    expect(status).toBe(201);
    const other = await active();
    const noor = await signedIn(database.db, { email: other.email, now: friday });
    await post(noor, '/api/panel/my/profile/join');
    expect((await post(noor, `/api/panel/my/appointments/${data.id}/withdrawal`)).status).toBe(404);
    expect((await post(mia, `/api/panel/my/appointments/${data.id}/withdrawal`)).status).toBe(200);
    expect((await post(mia, `/api/panel/my/appointments/${data.id}/withdrawal`)).status).toBe(404);
  });
});

describe('a notice under the code of conduct', () => {
  const notice = (id: string, who: SignedIn | undefined = omar) =>
    post(who, `/api/panel/applications/${id}/proceedings`, {
      principle: 'fees',
      facts: 'Took a gift on 3 October.',
    });
  const judge = (
    who: SignedIn | undefined,
    id: string,
    outcome = 'removed',
    until: string | null = null,
  ) =>
    post(who ?? null, `/api/panel/proceedings/${id}/votes`, {
      outcome,
      until,
      reasons: 'Shown by the receipt.',
    });
  const midnight = new Date('2026-12-04T18:30:00Z'); // the 5th begins in India

  test('is replied to until the last second of the fourteenth day, and decided after that', async () => {
    const [one, other] = [await active(), await active()];
    const given = await notice(one.id);
    const late = await notice(other.id);
    expect((await notice(one.id)).code).toBe('proceeding_open');
    const [token, otherToken] = [
      await tokenForNotice(one.email),
      await tokenForNotice(other.email),
    ];
    expect((await judge(asha, given.data.id)).code).toBe('reply_awaited');
    const reply = { token, application: null, proceeding: given.data.id, text: 'It was a book.' };
    now = new Date(midnight.getTime() - 1);
    expect((await judge((await freshMembers())[0], late.data.id)).code).toBe('reply_awaited');
    expect((await post(null, '/api/panel/status/notice-replies', reply)).status).toBe(201);
    expect((await post(null, '/api/panel/status/notice-replies', reply)).code).toBe(
      'replied_already',
    );
    now = midnight;
    const tooLate = await post(null, '/api/panel/status/notice-replies', {
      ...reply,
      token: otherToken,
      proceeding: late.data.id,
    });
    expect([tooLate.status, tooLate.code]).toEqual([409, 'reply_too_late']);
    expect(
      (await post(null, '/api/panel/status/notice-replies', { ...reply, proceeding: late.data.id }))
        .status,
    ).toBe(404);
    const officers = await freshMembers();
    expect((await judge(officers[0], late.data.id)).code).toBe('declare_first');
    for (const member of officers) await declare(member, other.id);
    expect((await judge(officers[0], late.data.id)).data.decided).toBeNull();
    expect((await judge(officers[1], late.data.id)).data.decided).toBe('removed');
    expect((await judge(officers[1], late.data.id)).code).toBe('proceeding_decided');
    expect(await stateOf(other.place)).toBe('removed');
    const noor = await signedIn(database.db, { email: other.email, now });
    await post(noor, '/api/panel/my/profile/join');
    const elsewhere = { appointedOn: '2026-11-20', institution: 'MCIA', partyGroup: 'A bank' };
    expect((await post(noor, '/api/panel/my/appointments', elsewhere)).status).toBe(403);
    const mail = (await drain()).find(
      ({ to, subject }) => to === other.email && subject.startsWith('The decision on the notice'),
    );
    expect(mail?.text).toContain('Shown by the receipt.');
  });

  test('is never withdrawn from, may suspend meanwhile, and two suspensions agree only on one day', async () => {
    const one = await active();
    const { data } = await notice(one.id);
    const token = await tokenForNotice(one.email);
    const leave = {
      token,
      application: null,
      place: one.place,
      move: 'withdraw',
      conductVersion: null,
    };
    expect((await post(null, '/api/panel/status/moves', leave)).code).toBe('proceeding_open');
    expect((await move(omar, one.place, 'suspend')).code).toBe('reason_missing');
    expect((await move(omar, one.place, 'suspend', 'While it is open.')).status).toBe(200);
    await post(null, '/api/panel/status/notice-replies', {
      token,
      application: null,
      proceeding: data.id,
      text: 'No.',
    });
    const members = await freshMembers();
    for (const member of members) await declare(member, one.id);
    expect((await judge(members[0], data.id, 'suspended')).code).toBe('until_missing');
    expect((await judge(members[0], data.id, 'suspended', '2026-11-20')).code).toBe('until_past');
    expect((await judge(members[0], data.id, 'suspended', '2027-01-31')).data.decided).toBeNull();
    expect((await judge(members[1], data.id, 'suspended', '2027-02-28')).data.decided).toBeNull();
    expect((await judge(members[2], data.id, 'suspended', '2027-01-31')).data.decided).toBe(
      'suspended',
    );
    expect(await stateOf(one.place)).toBe('suspended');
    expect((await move(omar, one.place, 'reinstate', 'Over.')).code).toBe('term_running');
    now = new Date('2027-01-31T18:30:00Z');
    const fresh = await signedIn(database.db, { roles: ['case_officer'], now });
    expect((await move(fresh, one.place, 'reinstate', 'Over.')).status).toBe(200);
    expect(await stateOf(one.place)).toBe('active');
  });

  test('needs somebody who is on a list, and an officer to give it', async () => {
    const one = await applied();
    expect((await notice(one.id)).code).toBe('not_from_here');
    expect((await notice(one.id, asha)).status).toBe(403);
  });

  async function tokenForNotice(email: string): Promise<string> {
    return tokenFor(email).then(async (token) => token || tokenOfAnotherBatch(email));
  }
  /** Letters go ten at a time, and those of two neutrals may go together: whoever's was sent before asks anew. */
  async function tokenOfAnotherBatch(email: string): Promise<string> {
    const { id } = await database.db
      .selectFrom('panel_application')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    const token = newToken();
    const { sha256 } = await import('#platform/hash.ts');
    await database.db
      .insertInto('panel_status_link')
      .values({
        tokenHash: Buffer.from(sha256(token), 'hex'),
        applicationId: id,
        expiresAt: new Date(now.getTime() + 86_400_000 * 30),
      })
      .execute();
    return token;
  }
  /** A second factor ends after a while, and days have passed. */
  function freshMembers() {
    return Promise.all(
      ['Dev', 'Esha', 'Farah'].map((name) =>
        signedIn(database.db, { name, roles: ['committee'], now }),
      ),
    );
  }
});

describe('the role of a neutral', () => {
  const rolesOf = async (who: SignedIn) =>
    (
      await database.db
        .selectFrom('identity_role')
        .where('personId', '=', who.personId)
        .where('endedAt', 'is', null)
        .select('role')
        .execute()
    ).map(({ role }) => role);

  test('ends with the last place on a list, is recorded, and is not given to who joins after that', async () => {
    const one = await active();
    const noor = await signedIn(database.db, { email: one.email, now: friday });
    await post(noor, '/api/panel/my/profile/join');
    expect(await rolesOf(noor)).toEqual(['neutral']);
    const { data } = await post(omar, `/api/panel/applications/${one.id}/listings`, {
      list: 'mediator',
    });
    const token = await tokenFor(one.email);
    const leave = (place: string) =>
      post(null, '/api/panel/status/moves', {
        token,
        application: null,
        place,
        move: 'withdraw',
        conductVersion: null,
      });
    expect((await leave(one.place)).status).toBe(200);
    const places = await database.db
      .selectFrom('panel_listing')
      .where('applicationId', '=', one.id)
      .select(['id', 'state'])
      .execute();
    const other = places.find(({ id }) => id !== one.place);
    expect([data, places.length, await rolesOf(noor)]).toEqual([expect.anything(), 2, ['neutral']]);
    expect((await leave(other?.id ?? '')).status).toBe(200);
    expect(await rolesOf(noor)).toEqual([]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', noor.personId)
      .where('act', '=', 'role.ended')
      .select('why')
      .execute();
    expect(acts).toEqual([{ why: 'This person is on no list of the panel any more.' }]);
  });
});

describe('the queue', () => {
  const queued = async (
    who: SignedIn | undefined,
    at: string,
    whose: 'all' | 'mine' | 'nobody' = 'all',
  ) =>
    (
      await panelQueue(database.db, { viewer: (who ?? eve).viewer, now, whose, most: 500 })
    ).items.filter(({ path }) => path.endsWith(at));

  test('has what waits for an officer, then for each member until she has voted', async () => {
    const one = await applied();
    expect((await queued(omar, one.id)).map(({ reason }) => reason)).toEqual([
      'documents_to_check',
    ]);
    expect(await queued(omar, one.id, 'mine')).toEqual([]);
    expect(await queued(omar, one.id, 'nobody')).toHaveLength(1);
    expect(await queued(asha, one.id)).toEqual([]);
    expect(await queued(eve, one.id)).toEqual([]);
    await post(omar, `/api/panel/applications/${one.id}/questions`, { text: 'Which year?' });
    expect(await queued(omar, one.id)).toEqual([]); // it waits for the applicant
    const other = await checked();
    expect((await queued(asha, other.id)).map(({ reason }) => reason)).toEqual(['vote_due']);
    expect((await queued(asha, other.id, 'mine')).map(({ assignedTo }) => assignedTo)).toEqual([
      asha?.personId,
    ]);
    expect(await queued(asha, other.id, 'nobody')).toEqual([]);
    await declare(asha, other.id);
    await vote(asha, other.place);
    expect(await queued(asha, other.id)).toEqual([]);
    expect(await queued(bina, other.id)).toHaveLength(1);
  });
});

describe('the download of her data', () => {
  test('has an applicant’s own applications, and not another’s', async () => {
    const [one, other] = [
      await applied({ fullname: 'Mia Own' }),
      await applied({ fullname: 'Noor Other' }),
    ];
    const mia = await signedIn(database.db, { email: one.email, now: friday });
    const data = JSON.stringify(await panelDataOf(database.db, mia.personId));
    expect(data).toContain('Mia Own');
    expect(data).not.toContain('Noor Other');
    expect(data).not.toContain(other.id);
    expect(JSON.stringify(await panelDataOf(database.db, eve.personId))).toBe(
      '{"applications":[]}',
    );
  });
});

describe('an erasure', () => {
  const erase = (who: SignedIn) =>
    database.db
      .transaction()
      .execute((tx) => panelEraser.erase(tx, { personId: who.personId, at: now, newId }));
  const rowOf = (id: string) =>
    database.db.selectFrom('panel_application').where('id', '=', id).selectAll().executeTakeFirst();

  test('takes an application that never came to the panel with all that was written, and leaves another’s', async () => {
    const [one, other] = [await checked(), await checked()];
    const token = await tokenFor(one.email);
    const { data } = await post(omar, `/api/panel/applications/${one.id}/questions`, {
      text: 'Which year?',
    });
    await post(null, '/api/panel/status/answers', {
      token,
      application: null,
      question: data.id,
      text: '2001',
      file: null,
      fileName: null,
    });
    await declare(asha, one.id);
    await vote(asha, one.place, 'decline', 'Too young.');
    const mia = await signedIn(database.db, { email: one.email.toUpperCase(), now: friday });
    expect(await panelEraser.keeps(database.db, mia.personId)).toEqual([]);
    expect(await erase(mia)).toEqual({ applications: 1, drafts: 0 });
    expect(await rowOf(one.id)).toBeUndefined();
    expect((await get(omar, `/api/panel/applications/${one.id}`)).status).toBe(404);
    for (const table of [
      'panel_listing',
      'panel_check',
      'panel_message',
      'panel_declaration',
      'panel_status_link',
    ] as const) {
      const left = await database.db
        .selectFrom(table)
        .where('applicationId', '=', one.id)
        .selectAll()
        .execute();
      expect(left, table).toEqual([]);
    }
    const owed = await database.db
      .selectFrom('outbox_mail')
      .where('state', '=', 'waiting')
      .where('recipient', '=', one.email)
      .select('kind')
      .execute();
    expect(owed).toEqual([]);
    expect(await rowOf(other.id)).toMatchObject({ fullName: 'Mia Menon', cvText: 'My life.' });
    expect(await erase(mia)).toEqual({ applications: 0, drafts: 0 });
  });

  test('leaves of a neutral her name, her lists, what was decided and what she declared; the rest goes, and so does she from the page', async () => {
    const one = await active();
    const noor = await signedIn(database.db, { email: one.email, now: friday });
    await post(noor, '/api/panel/my/profile/join');
    await post(noor, '/api/panel/my/appointments', {
      appointedOn: '2026-11-02',
      institution: 'MCIA',
      partyGroup: 'A bank',
    });
    expect(await panelEraser.keeps(database.db, noor.personId)).toEqual(['panel']);
    expect(await erase(noor)).toEqual({ applications: 1, drafts: 0 });
    expect(await stateOf(one.place)).toBe('withdrawn');
    expect(await rowOf(one.id)).toMatchObject({
      fullName: 'Mia Menon',
      email: `${one.id}@erased.invalid`,
      phone: '-',
      qualifications: '-',
      cvText: '',
      nationalIdText: '',
      specialisations: [],
      hearingDays: null,
      documentsRemovedAt: now,
    });
    const { id } = await database.db
      .selectFrom('panel_neutral')
      .where('applicationId', '=', one.id)
      .select('id')
      .executeTakeFirstOrThrow();
    expect(
      await database.db
        .selectFrom('panel_profile')
        .where('neutralId', '=', id)
        .selectAll()
        .execute(),
    ).toEqual([]);
    const declared = await database.db
      .selectFrom('panel_declared_appointment')
      .where('neutralId', '=', id)
      .select('institution')
      .execute();
    expect(declared).toEqual([{ institution: 'MCIA' }]);
    const votes = await database.db
      .selectFrom('panel_vote')
      .where('listingId', '=', one.place)
      .selectAll()
      .execute();
    expect(votes.length).toBe(4);
    const file = await get(omar, `/api/panel/applications/${one.id}`);
    expect([file.status, file.data.places[0]?.state]).toEqual([200, 'withdrawn']);
    expect(JSON.stringify(file.data)).not.toContain(one.email);
    // The address is free again: whoever has it now is not given this application.
    const next = await signedIn(database.db, { email: null, now: friday });
    await database.db
      .updateTable('identity_person')
      .set({ email: null, emailVerifiedAt: null, phone: '+919820099999' })
      .where('id', '=', noor.personId)
      .execute();
    await database.db
      .updateTable('identity_person')
      .set({ email: one.email, emailVerifiedAt: now })
      .where('id', '=', next.personId)
      .execute();
    expect(JSON.stringify(await panelDataOf(database.db, next.personId))).toBe(
      '{"applications":[]}',
    );
  });

  test('waits for a notice that is open', async () => {
    const one = await active();
    await post(omar, `/api/panel/applications/${one.id}/proceedings`, {
      principle: 'fees',
      facts: 'Took a gift.',
    });
    const noor = await signedIn(database.db, { email: one.email, now: friday });
    expect(await panelEraser.keeps(database.db, noor.personId)).toEqual(['panel', 'notice']);
  });

  test('takes nothing from an address that nobody has shown to be hers', async () => {
    const one = await applied();
    const mallory = await signedIn(database.db, { email: one.email, now: friday });
    await database.db
      .updateTable('identity_person')
      .set({ emailVerifiedAt: null })
      .where('id', '=', mallory.personId)
      .execute();
    expect(await erase(mallory)).toEqual({ applications: 0, drafts: 0 });
    expect(await rowOf(one.id)).toMatchObject({ email: one.email });
  });
});

describe('the sweep', () => {
  test('removes the documents of a declined application after twelve months, and not a day before', async () => {
    const one = await checked();
    await agreed(one, 'decline');
    const sweep = () =>
      panelJobs({ db: database.db, now: () => now, vault }).panelSweep.run(silentLog);
    const row = () =>
      database.db
        .selectFrom('panel_application')
        .where('id', '=', one.id)
        .selectAll()
        .executeTakeFirstOrThrow();
    now = new Date('2027-11-19T18:29:59Z');
    await sweep();
    expect((await row()).documentsRemovedAt).toBeNull();
    now = new Date('2027-11-19T18:30:00Z'); // 20 November begins in India
    await sweep();
    expect(await row()).toMatchObject({
      documentsRemovedAt: now,
      cvText: '',
      nationalIdText: '',
      fullName: 'Mia Menon',
    });
  });
});

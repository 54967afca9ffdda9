import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitationLetters } from '#modules/disputes/actions/accepting.ts';
import { runClock } from '#modules/disputes/actions/clock.ts';
import { provedEmailOf } from '#modules/identity/actions/people.ts';
import type { App } from '#platform/http.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../../../../tests/tribunals.ts';
import type { AppointmentsDeps } from '../actions/deps.ts';
import { lookAtChanges } from '../actions/looking.ts';
import { appointmentLetters } from '../jobs.ts';

// ACA s. 12(2): whoever disclosed is asked again when somebody comes, both sides are told of it, and of what they answer.
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let wired: Awaited<ReturnType<typeof responseDeps>>;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };

beforeAll(async () => {
  database = await testDatabase();
  wired = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  await db.deleteFrom('appointment_change').execute();
  [rhea, ada, ben, eve] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const cast = () => ({ rhea, ada, ben });
const look = () => lookAtChanges(wired as unknown as AppointmentsDeps);
async function seated(name: PanelName = 'Asha Rao'): Promise<Tribunal> {
  const one = await house.ordered(cast());
  await house.seat(one, cast(), name);
  await look();
  return one;
}

async function authority({ id }: Tribunal, { cookie }: SignedIn): Promise<string> {
  const answer = await app.request(`/api/disputes/${id}/invitations/uploads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...{ 'sec-fetch-site': 'same-origin', cookie },
    },
    body: new Blob([new TextEncoder().encode('%PDF-1.4\nvakalatnama\n%%EOF\n')]),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A party lets a lawyer in, all the way. */
async function letIn(
  one: Tribunal,
  name: string,
  by: SignedIn = ben,
  firm = '',
): Promise<SignedIn> {
  const { db } = database;
  const email = `${name.toLowerCase().replace(/\W/g, '')}.${one.id.slice(-6)}@example.org`;
  const who = await signedIn(db, { name, email, now: clock.now });
  const party = by === ben ? one.respondent : one.claimant;
  const invited = await house.post(`/api/disputes/${one.id}/invitations`, by, {
    ...{ party, as: 'lawyer', name, email, reads: ['papers', 'people'], writes: [] },
    ...{ authority: await authority(one, by), firm },
  });
  expect(invited.status).toBe(201);
  const to = { from: 'm@example.org', to: email, publicUrl: 'https://munch.test' };
  const mail = await invitationLetters(wired).dispute_invited(invited.data.id, to as never);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const accepted = await house.post('/api/dispute-invitations/acceptance', who, { token });
  expect(accepted.status).toBe(201);
  return who;
}

const eventsOf = ({ id }: Tribunal, type: string) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .where('type', '=', type)
    .orderBy('number')
    .select(['type', 'why', 'details'])
    .execute();
const askedIn = async (one: Tribunal) =>
  (await eventsOf(one, 'disclosure_asked')).map(({ why }) => why);
const page = async ({ id }: Tribunal, { cookie }: SignedIn) =>
  (await house.ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const office = async ({ id }: Tribunal) =>
  (await house.ask('GET', `/api/office/disputes/${id}/tribunal`, { cookie: rhea.cookie })).data;
const own = async ({ id }: Tribunal, name: PanelName = 'Asha Rao') =>
  (await house.ask('GET', `/api/appointments/${id}`, { cookie: house.whoIs(name).cookie })).data;
const nothing = async (one: Tribunal, name: PanelName = 'Asha Rao', change: object = {}) =>
  house.post(`/api/appointments/${one.id}/nothing-to-disclose`, house.whoIs(name), {
    ...{ asked: (await own(one, name)).question?.asked ?? 'nothing', signedAs: name },
    ...change,
  });
const codeOf = async (answered: ReturnType<typeof nothing>) => {
  const { status, error } = await answered;
  return error?.code ?? status;
};

const group = (first: string, other: string) =>
  house.post('/api/office/affiliates', rhea, {
    ...{ source: 'office', oneNumber: '', otherNumber: '', evidence: 'Annual report' },
    ...{ kind: 'group', one: first, other },
  });

describe('somebody who disclosed is asked again', () => {
  test('when a lawyer is let in: both sides, the office and they themselves read because of whom, and until when', async () => {
    const one = await seated();
    expect(await askedIn(one)).toEqual([]);
    await letIn(one, 'Leela Lawyer');
    await look();
    expect(await askedIn(one)).toEqual(['Leela Lawyer']);
    const said = { name: 'Asha Rao', names: 'Leela Lawyer', answer: null, dueOn: '2026-11-30' };
    for (const again of [(await page(one, ada)).again, (await page(one, ben)).again])
      expect(again).toMatchObject([said]);
    expect(await office(one)).toMatchObject({ again: [said], tied: [] });
    expect(await eventsOf(one, 'tie_found')).toEqual([]);
    expect((await own(one)).question).toMatchObject({
      ...{ dueOn: '2026-11-30', names: [{ name: 'Leela Lawyer', kind: 'lawyer' }] },
    });
    const desk = await house.ask('GET', '/api/neutral/desk', {
      cookie: house.whoIs('Asha Rao').cookie,
    });
    expect(desk.data.waiting.filter(({ id }: { id: string }) => id === one.id)).toContainEqual(
      expect.objectContaining({ limit: 'continuing_disclosure', place: 'mandate' }),
    );
  });

  test('and written to, also once they stand on no list any more', async () => {
    const one = await seated();
    await letIn(one, 'Lina Lawyer');
    const { db } = database;
    const { personId } = house.whoIs('Asha Rao');
    const listed = db
      .selectFrom('panel_listing as l')
      .innerJoin('panel_neutral as n', 'n.applicationId', 'l.applicationId')
      .where('n.personId', '=', personId)
      .select('l.applicationId');
    const put = (state: 'active' | 'removed') =>
      db.updateTable('panel_listing').set({ state }).where('applicationId', 'in', listed).execute();
    await put('removed');
    try {
      await look();
    } finally {
      await put('active');
    }
    expect(await askedIn(one)).toEqual(['Lina Lawyer']);
    const letters = await db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'appointment_again')
      .where('refersTo', '=', await house.asked(one))
      .select('recipient')
      .execute();
    expect(letters).toEqual([{ recipient: await provedEmailOf(db, personId) }]);
  });

  test('and all of them are told; their own letter names nobody, and none goes out once it was answered', async () => {
    const one = await seated();
    await letIn(one, 'Lata Lawyer');
    await look();
    const { db } = database;
    const [mail] = await db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'appointment_again')
      .where('refersTo', '=', await house.asked(one))
      .select(['id', 'refersTo'])
      .execute();
    const to = { from: 'm@example.org', to: 'a@example.org', publicUrl: 'https://munch.test' };
    const written = () =>
      appointmentLetters({ db, now: () => clock.now }).appointment_again(
        mail?.refersTo ?? '',
        to as never,
      );
    expect((await written())?.text).toContain('30 November 2026');
    expect((await written())?.text).not.toContain('Lata');
    const acts = await db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .where('act', '=', 'dispute.disclosure_asked')
      .select('tells')
      .execute();
    expect(acts.flatMap(({ tells }) => tells)).toEqual(
      expect.arrayContaining([
        ...['role:registrar', ada.personId, ben.personId],
        house.whoIs('Asha Rao').personId,
      ]),
    );
    // Once it was answered none goes out.
    expect(await codeOf(nothing(one))).toBe(201);
    expect(await written()).toBeNull();
  });

  test('once for one name: of the same lawyer by the other side, and of a look that is made again, nothing is asked', async () => {
    const one = await seated();
    await letIn(one, 'Leela Lawyer');
    await look();
    await look();
    await letIn(one, 'Adv. Lawyer, Leela', ada);
    await look();
    expect(await askedIn(one)).toEqual(['Leela Lawyer']);
  });

  test('of two who come at once in one question; of one who comes while it is open in another, and one answer is of all', async () => {
    const one = await seated();
    await Promise.all([letIn(one, 'Leela Lawyer'), letIn(one, 'Lata Lawyer', ada)]);
    await Promise.all([look(), look()]);
    const [first, ...more] = await askedIn(one);
    expect(more).toEqual([]);
    expect(first?.split('; ').toSorted()).toEqual(['Lata Lawyer', 'Leela Lawyer']);
    const stale = (await own(one)).question.asked;
    await letIn(one, 'Lina Lawyer');
    await look();
    expect(await askedIn(one)).toEqual([first, 'Lina Lawyer']);
    expect((await own(one)).question.names).toHaveLength(3);
    expect(await codeOf(nothing(one, 'Asha Rao', { asked: stale }))).toBe('names_changed');
    expect(await codeOf(nothing(one))).toBe(201);
    const { again } = await page(one, ada);
    expect(again.map((each: { answer: { isNothing: boolean } }) => each.answer.isNothing)).toEqual([
      true,
      true,
    ]);
    expect((await own(one)).question).toBeNull();
  });

  test('before the appointment, from the acceptance on, and not who only was invited', async () => {
    const one = await house.ordered(cast());
    await letIn(one, 'Lata Lawyer');
    await look();
    expect(await askedIn(one)).toEqual([]);
    await house.accept(one, 'Asha Rao');
    await look();
    // They knew of her when they signed, because the page of the question names her.
    const lata = { name: 'Lata Lawyer', firm: '', for: expect.stringContaining('Ben') };
    expect((await own(one)).lawyers).toContainEqual(lata);
    expect(await askedIn(one)).toEqual([]);
    await letIn(one, 'Leela Lawyer');
    await look();
    expect(await askedIn(one)).toEqual(['Leela Lawyer']);
    expect(await codeOf(nothing(one))).toBe(201);
  });

  test('each of three for themselves', async () => {
    const one = await house.three(cast());
    await look();
    await letIn(one, 'Leela Lawyer');
    await look();
    expect(await askedIn(one)).toHaveLength(3);
    expect(await codeOf(nothing(one, 'Bina Das'))).toBe(201);
    const { again } = await page(one, ben);
    expect(
      again.map(({ name, answer, dueOn }: Record<string, unknown>) => [name, !!answer, dueOn]),
    ).toEqual([
      ['Asha Rao', false, '2026-11-30'],
      ['Bina Das', true, null],
      ['Chetan Oak', false, '2026-11-30'],
    ]);
  });

  test('not who withdrew, nor for a name that the office found to belong to nobody here', async () => {
    const one = await seated();
    await group('Elsewhere Holdings', 'Elsewhere Finance');
    await look();
    expect(await askedIn(one)).toEqual([]);
    const { claimants } = await own(one);
    expect((await group(claimants[0], 'Quiet Holdings')).status).toBe(201);
    await look();
    expect(await askedIn(one)).toEqual(['Quiet Holdings']);
    await house.post(`/api/appointments/${one.id}/withdrawal`, house.whoIs('Asha Rao'), {
      reason: 'I am ill.',
    });
    await letIn(one, 'Leela Lawyer');
    await look();
    expect(await askedIn(one)).toEqual(['Quiet Holdings']);
    expect((await page(one, ada)).again).toMatchObject([{ isLeft: true, dueOn: null }]);
  });
});

describe('the firm of a lawyer', () => {
  const peopleOf = async ({ id }: Tribunal, { cookie }: SignedIn) =>
    (await house.ask('GET', `/api/disputes/${id}/people`, { cookie })).data;
  const invitationOf = async (one: Tribunal, name: string) =>
    (await peopleOf(one, ben)).invitations.find(
      (invited: { name: string }) => invited.name === name,
    ).id;
  const nameFirm = async (one: Tribunal, who: SignedIn, name: string, firm: string) =>
    house.post(`/api/disputes/${one.id}/invitations/${await invitationOf(one, name)}/firm`, who, {
      firm,
    });
  const partnerOf = (firm: string) =>
    house.post('/api/office/affiliates', rhea, {
      ...{ kind: 'firm', source: 'office', one: 'Asha Rao', oneNumber: '', other: firm },
      ...{ otherNumber: '', evidence: 'Profile, 2026' },
    });
  const tiesOf = async (one: Tribunal) => (await office(one)).tied;

  test('is asked about with them, and asked about again when it changes; both sides read each', async () => {
    const one = await seated();
    const leela = await letIn(one, 'Leela Lawyer', ben, 'Lex Chambers');
    await look();
    expect(await askedIn(one)).toEqual(['Lex Chambers; Leela Lawyer']);
    expect(await codeOf(nothing(one))).toBe(201);
    expect((await nameFirm(one, leela, 'Leela Lawyer', 'Novel Associates')).status).toBe(201);
    await look();
    expect(await askedIn(one)).toEqual(['Lex Chambers; Leela Lawyer', 'Novel Associates']);
    for (const who of [ada, ben])
      expect((await page(one, who)).again.at(-1)).toMatchObject({
        ...{ names: 'Novel Associates', answer: null, dueOn: '2026-11-30' },
      });
    expect((await own(one)).question.names).toEqual([{ name: 'Novel Associates', kind: 'firm' }]);
    const told = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .where('act', '=', 'dispute.disclosure_asked')
      .orderBy('number', 'desc')
      .select('tells')
      .executeTakeFirstOrThrow();
    expect(told.tells).toEqual(expect.arrayContaining([ada.personId, ben.personId]));
  });

  test('of one who is named already is nothing new, and of one who only was invited nothing is asked', async () => {
    const one = await seated();
    await letIn(one, 'Leela Lawyer', ben, 'Lex Chambers');
    await look();
    await letIn(one, 'Lata Lawyer', ada, 'LEX Chambers LLP');
    await look();
    expect(await askedIn(one)).toEqual(['Lex Chambers; Leela Lawyer', 'Lata Lawyer']);
    await house.post(`/api/disputes/${one.id}/invitations`, ben, {
      ...{ party: one.respondent, as: 'lawyer', name: 'Lina Lawyer', email: 'lina@example.org' },
      ...{ reads: ['papers'], writes: [], authority: await authority(one, ben) },
      firm: 'Waiting Chambers',
    });
    await look();
    expect((await askedIn(one)).join()).not.toContain('Waiting');
  });

  test('ties a neutral of it, whose name is on no list from then on', async () => {
    const link = await partnerOf('Firma Iuris');
    const one = await house.answered(cast());
    const proposed = async () => (await office(one)).proposal;
    const leela = await letIn(one, 'Leela Lawyer');
    const on = ({ first, reserve }: Record<'first' | 'reserve', { name: string }[]>) =>
      [...first, ...reserve].map(({ name }) => name);
    expect(on(await proposed())).toContain('Asha Rao');
    expect((await nameFirm(one, leela, 'Leela Lawyer', 'Firma Iuris LLP')).status).toBe(201);
    const proposal = await proposed();
    expect(on(proposal)).not.toContain('Asha Rao');
    expect(proposal.barred).toContainEqual(
      expect.objectContaining({ name: 'Asha Rao', ties: ['affiliated'] }),
    );
    const { because } = proposal.barred.find(({ name }: { name: string }) => name === 'Asha Rao');
    expect(JSON.stringify(because)).toContain('Firma Iuris');
    await house.post(`/api/office/affiliates/${link.data.id}/ending`, rhea);
  });

  test('is told to the registrar where it ties whoever sits; neither another firm nor another invitation hides it', async () => {
    const link = await partnerOf('Firma Iuris');
    const one = await seated();
    const leela = await letIn(one, 'Leela Lawyer', ben, 'Firma Iuris');
    await look();
    const tied = [{ name: 'Asha Rao', ties: ['affiliated'] }];
    expect(await tiesOf(one)).toEqual(tied);
    await nameFirm(one, leela, 'Leela Lawyer', 'Innocent Chambers');
    await look();
    expect(await tiesOf(one)).toEqual(tied);
    await house.ask(
      'DELETE',
      `/api/disputes/${one.id}/invitations/${await invitationOf(one, 'Leela Lawyer')}`,
      { cookie: ben.cookie },
    );
    await look();
    const email = `leelalawyer.${one.id.slice(-6)}@example.org`;
    const anew = await house.post(`/api/disputes/${one.id}/invitations`, ben, {
      ...{ party: one.respondent, as: 'colleague', name: 'Leela Lawyer', email, writes: [] },
      ...{ reads: ['papers', 'people'], authority: null, firm: '' },
    });
    expect(anew.status).toBe(201);
    const to = { from: 'm@example.org', to: email, publicUrl: 'https://munch.test' };
    const mail = await invitationLetters(wired).dispute_invited(anew.data.id, to as never);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await house.post('/api/dispute-invitations/acceptance', leela, { token })).status).toBe(
      201,
    );
    await look();
    expect(await tiesOf(one)).toEqual(tied);
    await house.post(`/api/office/affiliates/${link.data.id}/ending`, rhea);
  });
});

describe('what the office records of many at once', () => {
  test('waits as one change for each record, and not as one for each dispute', async () => {
    const [one, other] = [await seated(), await seated()];
    const { claimants } = await own(one);
    await group(claimants[0], 'Quiet Holdings');
    await group('Elsewhere Holdings', 'Elsewhere Finance');
    const waiting = await database.db.selectFrom('appointment_change').selectAll().execute();
    expect(waiting.map(({ disputeId }) => disputeId)).toEqual([null, null]);
    await look();
    expect((await askedIn(one)).join()).toContain('Quiet Holdings');
    expect((await askedIn(other)).join()).not.toContain('Elsewhere');
    expect(await database.db.selectFrom('appointment_change').selectAll().execute()).toEqual([]);
  });

  test('is asked about to the last name, in as many questions as hold them', async () => {
    const one = await seated();
    const { claimants } = await own(one);
    const letters = (at: number) => String.fromCodePoint(97 + at).repeat(3);
    const names = Array.from({ length: 25 }, (_, at) => `${letters(at)} ${'Holding '.repeat(24)}`);
    for (const name of names) await group(claimants[0], name);
    await look();
    const asked = await askedIn(one);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.join('; ').split('; ').toSorted()).toEqual(
      names.map((name) => name.trim()).toSorted(),
    );
    expect((await own(one)).question.names).toHaveLength(25);
    expect(await codeOf(nothing(one))).toBe(201);
    expect((await own(one)).question).toBeNull();
  });
});

describe('they answer', () => {
  test('with nothing to disclose, under their name, on a paper that names each; a stranger and the parties have nothing', async () => {
    const one = await seated();
    expect(await codeOf(nothing(one))).toBe('not_asked');
    const leela = await letIn(one, 'Leela Lawyer');
    await look();
    const { asked } = (await own(one)).question;
    for (const who of [eve, ada, ben, rhea, leela, house.whoIs('Bina Das')])
      expect(
        (
          await house.post(`/api/appointments/${one.id}/nothing-to-disclose`, who, {
            ...{ asked, signedAs: 'Asha Rao' },
          })
        ).status,
      ).toBe(404);
    expect((await nothing(one, 'Asha Rao', { signedAs: 'A. Rao' })).error).toMatchObject({
      code: 'name_differs',
      fields: { signedAs: expect.any(String) },
    });
    expect(await codeOf(nothing(one))).toBe(201);
    expect(await codeOf(nothing(one))).toBe('not_asked');
    const { again } = await page(one, ben);
    expect(again).toMatchObject([{ answer: { isNothing: true, on: '2026-11-23' }, dueOn: null }]);
    const paper = again[0].answer.documentId;
    const read = await app.request(`/api/disputes/${one.id}/documents/${paper}`, {
      headers: { cookie: ben.cookie },
    });
    expect(read.status).toBe(200);
    const { title, kind } = await database.db
      .selectFrom('dispute_document')
      .where('id', '=', paper)
      .select(['title', 'kind'])
      .executeTakeFirstOrThrow();
    expect([title, kind]).toEqual(['Nothing to disclose', 'no_circumstances']);
  });

  test('or by disclosing something, which every party is served with, also before the appointment', async () => {
    const one = await house.ordered(cast());
    await house.accept(one, 'Asha Rao');
    await letIn(one, 'Leela Lawyer');
    await look();
    const words = 'Leela and I shared a chamber until 2019.';
    const said = await house.post(
      `/api/appointments/${one.id}/circumstances`,
      house.whoIs('Asha Rao'),
      { words },
    );
    expect(said.status).toBe(201);
    expect((await page(one, ada)).again).toMatchObject([{ answer: { isNothing: false } }]);
    expect((await own(one)).question).toBeNull();
    const served = await database.db
      .selectFrom('service_document')
      .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
      .where('service_document.disputeId', '=', one.id)
      .where('dispute_document.kind', '=', 'circumstances')
      .select('service_document.id')
      .execute();
    expect(served.length).toBeGreaterThan(0);
  });

  test('are reminded once before the end, and the registrar hears a second after it', async () => {
    const one = await seated();
    await letIn(one, 'Leela Lawyer');
    await look();
    const asha = house.whoIs('Asha Rao').personId;
    const told = async (act: 'dispute.reminded' | 'dispute.limit_missed') =>
      (
        await database.db
          .selectFrom('record_act')
          .where('subjectId', '=', one.id)
          .where('act', '=', act)
          .select(['details', 'tells'])
          .execute()
      )
        .filter(({ details }) => JSON.stringify(details).includes('continuing_disclosure'))
        .flatMap(({ tells }) => tells);
    clock.now = new Date('2026-11-29T18:29:59Z');
    await runClock(wired);
    await runClock(wired);
    expect(await told('dispute.reminded')).toEqual([asha]);
    clock.now = new Date('2026-11-30T18:29:59Z');
    await runClock(wired);
    expect(await told('dispute.limit_missed')).toEqual([]);
    clock.now = new Date('2026-11-30T18:30:00Z');
    await runClock(wired);
    expect(await told('dispute.limit_missed')).toContain('role:registrar');
  });
});

describe('what would bar them is told to the registrar at once', () => {
  const queue = async () => {
    const { data } = await house.ask('GET', '/api/office/queue', { cookie: rhea.cookie });
    return (data.items as { id: string }[]).map(({ id }) => id);
  };

  test('and follows before the appointment by the next name', async () => {
    const one = await house.ordered(cast());
    await house.accept(one, 'Asha Rao');
    await letIn(one, 'Leela Lawyer');
    await house.post('/api/office/affiliates', rhea, {
      ...{ kind: 'firm', source: 'office', one: 'Leela Lawyer', oneNumber: '' },
      ...{ other: 'Asha Rao', otherNumber: '', evidence: 'Bar council, 2026' },
    });
    await look();
    expect((await office(one)).tied).toEqual([{ name: 'Asha Rao', ties: ['affiliated'] }]);
    expect(await queue()).toContain(`${one.id} tie_found`);
    // Once, and of neither side before somebody looked.
    await look();
    expect(await eventsOf(one, 'tie_found')).toHaveLength(1);
    expect(JSON.stringify(await page(one, ben))).not.toContain('affiliated');
    const passed = await house.post(`/api/office/disputes/${one.id}/tribunal/passing`, rhea, {
      ...{ candidate: await house.asked(one), reason: 'They share a firm with Leela.' },
    });
    expect(passed.status).toBe(201);
    expect(await queue()).not.toContain(`${one.id} tie_found`);
    expect((await own(one, 'Bina Das')).state).toBe('open');
  });

  test('and after it by a challenge, or by their withdrawal; where the link is taken back it is gone', async () => {
    const one = await seated();
    await letIn(one, 'Lata Lawyer');
    const link = await house.post('/api/office/affiliates', rhea, {
      ...{ kind: 'firm', source: 'office', one: 'Lata Lawyer', oneNumber: '' },
      ...{ other: 'Asha Rao', otherNumber: '', evidence: 'Bar council, 2026' },
    });
    await look();
    expect((await office(one)).tied).toEqual([{ name: 'Asha Rao', ties: ['affiliated'] }]);
    expect(await queue()).toContain(`${one.id} tie_found`);
    await house.post(`/api/office/affiliates/${link.data.id}/ending`, rhea);
    await look();
    expect((await office(one)).tied).toEqual([]);
    expect(await queue()).not.toContain(`${one.id} tie_found`);
    const challenged = await house.post(`/api/disputes/${one.id}/tribunal/challenges`, ada, {
      ...{ candidate: await house.asked(one), partyId: one.claimant, knownOn: null },
      ...{ grounds: ['colleagues'], reason: 'They shared a firm with Lata.' },
    });
    expect(challenged.status).toBe(201);
    const left = await house.post(
      `/api/appointments/${one.id}/withdrawal`,
      house.whoIs('Asha Rao'),
      {
        reason: 'I shared a firm with Lata.',
      },
    );
    expect(left.status).toBe(201);
  });
});

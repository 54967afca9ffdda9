import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import type { Process } from '#modules/disputes/rules/words.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith, quiet, serviceParts, settings, signInParts } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { responseDeps } from '../../../tests/notices.ts';
import { type TalkCast, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { wired } from '../../wiring.ts';
import { calendarLetters } from '../calendar/jobs.ts';
import { moveDispute } from '../disputes/actions/moves.ts';

// Sessions of led talks (ACA ss. 67, 69 and 70; Mediation Act 2023 ss. 18 and 22; law and lifecycle 6.6 and 6.8, I4).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let noor: SignedIn;
let parts: ReturnType<typeof aHouse>;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

function aHouse(papers: Awaited<ReturnType<typeof responseDeps>>['papers']) {
  const ground = { db: database.db, now: () => clock.now, newId, newToken, settings };
  const others = { vault: papers, pieces: papers, uploads: papers, exports: papers };
  const doors = { papers, razorpay: null, inbox: null, personData: {}, personErasers: {} };
  return wired({ ...ground, ...serviceParts, ...signInParts, ...quiet, ...others, ...doors });
}

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
  noor = await signedIn(database.db, { name: 'Noor', now: clock.now });
  parts = aHouse(papers);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  await database.db.deleteFrom('outbox_mail').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
});

const send = (who: SignedIn, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie, body });
const read = (who: SignedIn, path = '/sessions'): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie });
const codeOf = ({ status, error }: Answer) => `${status} ${error?.code ?? ''}`.trim();
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};

/** Mia leads the talks of the dispute, as the appointment leaves it. */
async function led(process: Process = 'conciliation'): Promise<void> {
  const state = process === 'mediation' ? 'med_active' : 'con_active';
  await database.db
    .updateTable('dispute')
    .set({ process, state })
    .where('id', '=', dispute.id)
    .execute();
  await dispute.happens('neutral_invited', { neutral: cast.mia.personId });
  const appointed = process === 'mediation' ? 'mediator_appointed' : 'conciliator_appointed';
  await dispute.happens(appointed, { neutral: cast.mia.personId });
  later(1);
}

const caucusOf = (name: 'ada' | 'ben') => `caucus-${dispute.parties[name]}`;
const JOINT = { how: 'fixed', minutes: 60, title: 'First session', agenda: ['Keys', 'Rent'] };
const tomorrow = [{ day: '2026-11-21', from: '10:00' }];

async function planned(change: object = {}): Promise<string> {
  const people = [cast.ada.personId, cast.adv.personId, cast.ben.personId];
  const session = { key: newId(), place: 'joint', people, times: tomorrow, ...JOINT, ...change };
  const answer = await send(cast.mia, '/sessions', session);
  expect(codeOf(answer)).toBe('201');
  return answer.data.id;
}
const separate = (name: 'ada' | 'ben', change: object = {}) =>
  planned({ place: caucusOf(name), people: [cast[name].personId], title: 'Alone', ...change });
const sessionOf = async (who: SignedIn, id: string) =>
  (await read(who)).data.sessions.find((one: { id: string }) => one.id === id);
const HELD = {
  ...{ wasHeld: true, span: { day: '2026-11-21', from: '10:05', to: '10:50' }, why: '', after: 0 },
};
const record = (id: string, change: object = {}, who = cast.mia) =>
  send(who, `/sessions/${id}/accounts`, { ...HELD, present: [cast.ada.personId], ...change });
const moves = (type: EventType, details = {}) =>
  database.db.transaction().execute((tx) =>
    moveDispute(parts, tx, {
      ...{ disputeId: dispute.id, type, as: 'neutral', why: 'Ill', details },
      by: { personId: cast.mia.personId, role: 'person' },
    }),
  );

/** Who has a letter of a meeting that says this, as it is written when it goes; once a letter. */
async function newsFor(words: string): Promise<string[]> {
  const owed = await database.db
    .selectFrom('outbox_mail as mail')
    .innerJoin('calendar_meeting_person as asked', 'asked.id', 'mail.refersTo')
    .where('mail.kind', '=', 'meeting_news')
    .select(['asked.id', 'asked.personId', 'mail.recipient as to'])
    .execute();
  const { meeting_news } = calendarLetters({ db: database.db });
  const { publicUrl } = settings;
  const told: string[] = [];
  for (const { id, personId, to } of owed) {
    const mail = await meeting_news(id, { id: newId(), publicUrl, now: clock.now, to });
    if (mail?.subject.includes(words)) told.push(personId);
  }
  return told.toSorted();
}

describe('the room of led talks', () => {
  test('is entered by whoever leads them and by both sides, and by nobody else', async () => {
    expect(codeOf(await read(cast.eve))).toBe('404 unknown');
    await led();
    for (const who of [cast.mia, cast.ada, cast.adv, cast.ben])
      expect((await read(who)).status).toBe(200);
    for (const who of [cast.eve, cast.omar, cast.rhea, noor])
      expect(codeOf(await read(who))).toBe('404 unknown');
    const form = { ...JOINT, key: newId(), place: 'joint', people: [], times: tomorrow };
    for (const who of [cast.ada, cast.omar, cast.eve])
      expect(codeOf(await send(who, '/sessions', form))).toBe('404 unknown');
  });

  test('opens a place for both sides and whoever leads them, which the office does not read', async () => {
    await led();
    const places = async (who: SignedIn) =>
      (await read(who, '/talk')).data.places.map(({ place }: { place: string }) => place);
    for (const who of [cast.mia, cast.ada, cast.ben]) expect(await places(who)).toContain('joint');
    for (const who of [cast.omar, cast.rhea]) expect(await places(who)).not.toContain('joint');
  });
});

describe('a session with both sides', () => {
  test('is seen by whoever was called, with its agenda in order, and by nobody of the office', async () => {
    await led();
    const id = await planned();
    for (const who of [cast.ada, cast.ben])
      expect(await sessionOf(who, id)).toMatchObject({
        ...{ kind: 'joint', agenda: ['Keys', 'Rent'], state: 'settled' },
        startsAt: '2026-11-21T04:30:00.000Z',
      });
    for (const who of [cast.omar, cast.rhea]) {
      const meetings = (await read(who, '/meetings')).data.meetings;
      expect(meetings.map((one: { id: string }) => one.id)).not.toContain(id);
    }
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', dispute.id)
      .where('act', 'like', 'meeting.%')
      .select('act')
      .execute();
    expect(acts).toEqual([]);
  });

  test('is called once, however often its form is sent, also at the same moment', async () => {
    await led();
    const form = {
      ...{ ...JOINT, key: newId(), place: 'joint', times: tomorrow },
      people: [cast.ada.personId, cast.ben.personId],
    };
    const both = await Promise.all([
      send(cast.mia, '/sessions', form),
      send(cast.mia, '/sessions', form),
    ]);
    expect(both.map(codeOf)).toEqual(['201', '201']);
    expect(both[0]?.data.id).toBe(both[1]?.data.id);
    expect((await read(cast.ada)).data.sessions).toHaveLength(1);
  });

  test('asks each side, and a time that is ahead to the last second', async () => {
    await led();
    const form = { ...JOINT, key: newId(), place: 'joint', times: tomorrow };
    const people = [cast.ada.personId];
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, people }))).toBe('422 side_missing');
    const both = [...people, cast.ben.personId];
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, people: both, times: [] }))).toBe(
      '422 times_missing',
    );
    clock.now = new Date('2026-11-21T04:30:00Z');
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, people: both }))).toBe(
      '422 too_soon',
    );
    clock.now = new Date('2026-11-21T04:29:59.999Z');
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, people: both }))).toBe('201');
    const all = { ...form, key: newId(), people: both, place: 'all' };
    expect(codeOf(await send(cast.mia, '/sessions', all))).toBe('404 unknown');
  });

  test('is found through free times that each says, in the calendar that stands', async () => {
    await led();
    const id = await planned({ how: 'free', times: [] });
    expect((await sessionOf(cast.ben, id)).state).toBe('asked');
    const free = { day: '2026-11-23', from: '09:00', to: '12:00', can: 'yes' };
    for (const who of [cast.mia, cast.ada, cast.adv, cast.ben])
      expect((await send(who, `/meetings/${id}/marks`, { marks: [free] })).status).toBe(200);
    const settled = { day: '2026-11-23', from: '09:30', reason: '' };
    expect((await send(cast.mia, `/meetings/${id}/settlement`, settled)).status).toBe(200);
    expect(await sessionOf(cast.ben, id)).toMatchObject({
      ...{ state: 'settled', startsAt: '2026-11-23T04:00:00.000Z', agenda: ['Keys', 'Rent'] },
    });
  });

  test('stands in the calendar feed of those who are called, without title or agenda', async () => {
    await led();
    const id = await planned();
    const file = async (who: SignedIn) => {
      const made = await ask('POST', '/api/calendar/address', { cookie: who.cookie, body: {} });
      return (await app.request(new URL(made.data.url).pathname)).text();
    };
    const told = await file(cast.ada);
    expect(told).toContain(`meeting-${id}`);
    for (const word of ['Keys', 'Rent', 'First session']) expect(told).not.toContain(word);
    for (const who of [cast.omar, cast.rhea]) expect(await file(who)).not.toContain(id);
  });
});

describe('a session with one side alone', () => {
  test('is nothing that the other side learns of: no agenda, no time, and not that it took place', async () => {
    await led();
    const id = await separate('ada', { agenda: ['What Ada would take'] });
    expect((await sessionOf(cast.ada, id)).agenda).toEqual(['What Ada would take']);
    expect((await read(cast.ben)).data.sessions).toEqual([]);
    expect(JSON.stringify((await read(cast.ben, '/meetings')).data.meetings)).not.toContain(id);
    for (const who of [cast.ben, cast.omar, cast.rhea, cast.eve])
      expect((await read(who, `/meetings/${id}`)).status).toBe(404);
    later(48);
    expect(codeOf(await record(id))).toBe('201');
    expect((await read(cast.ben)).data.sessions).toEqual([]);
    const letters = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'meeting_news')
      .where('recipient', 'in', ['ben@example.net', 'omar@example.org'])
      .select('id')
      .execute();
    expect(letters).toEqual([]);
  });

  test('is not called with somebody of the other side', async () => {
    await led();
    const form = { ...JOINT, key: newId(), place: caucusOf('ada'), times: tomorrow };
    const people = [cast.ada.personId, cast.ben.personId];
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, people }))).toBe(
      '422 person_unknown',
    );
  });
});

describe('an agenda', () => {
  test('is ordered by whoever leads the talks until the session begins, and by nobody else', async () => {
    await led();
    const id = await planned();
    const { agendaSeen: seen } = await sessionOf(cast.mia, id);
    const write = (who: SignedIn, points: string[], change = {}) =>
      send(who, `/sessions/${id}/agenda`, { points, seen, ...change });
    expect(codeOf(await write(cast.ada, ['Mine']))).toBe('404 unknown');
    later(1);
    expect(codeOf(await write(cast.mia, ['Rent', 'Keys', 'Costs']))).toBe('200');
    expect((await sessionOf(cast.ben, id)).agenda).toEqual(['Rent', 'Keys', 'Costs']);
    expect(codeOf(await write(cast.mia, ['Late']))).toBe('409 agenda_changed');
    clock.now = new Date('2026-11-21T04:30:00Z');
    const { agendaSeen } = await sessionOf(cast.mia, id);
    expect(codeOf(await write(cast.mia, ['Late'], { seen: agendaSeen }))).toBe('409 session_begun');
  });

  test('takes up what a side suggests, which the other side does not read before', async () => {
    await led();
    const id = await planned();
    const wish = { party: dispute.parties.ada, words: 'The deposit' };
    expect(codeOf(await send(cast.ben, '/agenda-wishes', wish))).toBe('422 party_missing');
    expect(codeOf(await send(cast.ada, '/agenda-wishes', { ...wish, words: ' ' }))).toBe(
      '422 point_empty',
    );
    expect(codeOf(await send(cast.ada, '/agenda-wishes', wish))).toBe('201');
    for (const who of [cast.adv, cast.mia])
      expect((await read(who)).data.wishes).toMatchObject([
        { words: 'The deposit', state: 'open' },
      ]);
    expect((await read(cast.ben)).data.wishes).toEqual([]);
    const [{ id: wishId }] = (await read(cast.mia)).data.wishes;
    const take = (who: SignedIn) => send(who, `/agenda-wishes/${wishId}/answer`, { session: id });
    expect(codeOf(await take(cast.ada))).toBe('404 unknown');
    const both = await Promise.all([take(cast.mia), take(cast.mia)]);
    expect(both.map(codeOf).sort()).toEqual(['200', '409 wish_done']);
    expect((await sessionOf(cast.ben, id)).agenda).toEqual(['Keys', 'Rent', 'The deposit']);
    expect((await read(cast.ada)).data.wishes).toMatchObject([{ state: 'taken' }]);
  });
});

describe('a point that a side suggests', () => {
  test('comes to a session with both or with that side alone, and to none with the other side alone', async () => {
    await led();
    const [own, others] = [await separate('ada'), await separate('ben')];
    await send(cast.ada, '/agenda-wishes', { party: dispute.parties.ada, words: 'The deposit' });
    const [{ id: wishId }] = (await read(cast.mia)).data.wishes;
    const take = (session: string) =>
      send(cast.mia, `/agenda-wishes/${wishId}/answer`, { session });
    expect(codeOf(await take(others))).toBe('404 unknown');
    expect((await sessionOf(cast.ben, others)).agenda).not.toContain('The deposit');
    expect(codeOf(await take(own))).toBe('200');
    expect((await sessionOf(cast.ada, own)).agenda).toContain('The deposit');
  });
});

describe('an account of a session', () => {
  test('is written once it has begun, once, and read by those who were called', async () => {
    await led();
    const id = await planned();
    expect(codeOf(await record(id))).toBe('409 session_ahead');
    later(48);
    expect(codeOf(await record(id, {}, cast.ada))).toBe('404 unknown');
    expect(codeOf(await record(id, { present: [cast.omar.personId] }))).toBe('422 person_unknown');
    const both = await Promise.all([record(id), record(id)]);
    expect(both.map(codeOf).sort()).toEqual(['201', '409 account_changed']);
    expect((await sessionOf(cast.ben, id)).accounts).toMatchObject([
      { number: 1, wasHeld: true, present: ['Ada'], by: 'Mia' },
    ]);
  });

  test('is corrected with a reason, and what it corrects stays', async () => {
    await led();
    const id = await planned();
    later(48);
    await record(id);
    expect(codeOf(await record(id, { after: 1 }))).toBe('422 reason_missing');
    const not = { wasHeld: false, span: null, present: [], why: 'Nobody came.', after: 1 };
    expect(codeOf(await record(id, not))).toBe('201');
    expect((await sessionOf(cast.ada, id)).accounts).toMatchObject([
      { number: 1, wasHeld: true },
      { number: 2, wasHeld: false, present: [], why: 'Nobody came.' },
    ]);
  });
});

describe('private notes', () => {
  const notes = (who: SignedIn) => read(who).then(({ data }) => data.note);
  const note = (who: SignedIn, words: string, seen = '') =>
    send(who, '/talks-note', { words, seen });
  const kept = () =>
    database.db.selectFrom('talks_note').where('disputeId', '=', dispute.id).selectAll().execute();

  test('are read by their writer alone, and closed in the database', async () => {
    await led();
    expect(codeOf(await note(cast.mia, 'Ada would take nine lakh.'))).toBe('200');
    expect(codeOf(await note(cast.ada, 'Ten at most.'))).toBe('200');
    expect((await notes(cast.mia)).words).toBe('Ada would take nine lakh.');
    expect((await notes(cast.ada)).words).toBe('Ten at most.');
    for (const who of [cast.adv, cast.ben]) expect((await notes(who)).words).toBe('');
    for (const { sealed } of await kept()) expect(sealed.toString()).not.toMatch(/lakh|most/);
  });

  test('lose nothing to another window', async () => {
    await led();
    await note(cast.ada, 'One.');
    expect(codeOf(await note(cast.ada, 'Two.'))).toBe('409 note_changed');
    later(1);
    const { seen } = await notes(cast.ada);
    expect(codeOf(await note(cast.ada, 'Two.', seen))).toBe('200');
    expect((await notes(cast.ada)).words).toBe('Two.');
  });

  test('are destroyed in the act that ends the talks, and sessions ahead are cancelled', async () => {
    await led();
    const id = await planned();
    await note(cast.mia, 'Mine.');
    await note(cast.ben, 'His.');
    const end = { name: 'Ben', agreed: true };
    expect((await send(cast.ben, '/talks-end', end)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await sessionOf(cast.ada, id)).toMatchObject({ state: 'cancelled' });
    expect(codeOf(await note(cast.ben, 'More.'))).toBe('409 talks_over');
    const form = { ...JOINT, key: newId(), place: 'joint', people: [cast.ada.personId] };
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, times: tomorrow }))).toBe(
      '409 talks_over',
    );
  });

  test('and whoever was called to a session that falls with them is written to', async () => {
    await led();
    await planned();
    await separate('ada');
    await database.db.deleteFrom('outbox_mail').execute();
    const end = { name: 'Ben', agreed: true };
    expect((await send(cast.ben, '/talks-end', end)).status).toBe(200);
    const { ada, adv, ben, mia } = cast;
    const joint = [ada, adv, ben, mia].map(({ personId }) => personId);
    expect(await newsFor('cancelled')).toEqual([...joint, ada.personId, mia.personId].toSorted());
  });

  test('also where whoever led them is gone, and never of what another side was called to alone', async () => {
    await led();
    await planned();
    await separate('ada');
    await database.db.deleteFrom('outbox_mail').execute();
    expect((await moves('neutral_withdrew', { neutral: cast.mia.personId })).ok).toBe(true);
    const { ada, adv, ben } = cast;
    const sides = [ada, ada, adv, ben].map(({ personId }) => personId);
    expect(await newsFor('cancelled')).toEqual(sides.toSorted());
  });

  test('of the sides go with the talks also where nobody leads them any more', async () => {
    await led();
    await note(cast.ada, 'Hers.');
    expect((await moves('neutral_withdrew', { neutral: cast.mia.personId })).ok).toBe(true);
    expect(await kept()).toHaveLength(1);
    const end = { name: 'Ben', agreed: true };
    expect((await send(cast.ben, '/talks-end', end)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('stay through a court’s stay, in which no session stands and none is called', async () => {
    await led();
    const id = await planned();
    await note(cast.ada, 'Hers.');
    const by = { personId: cast.rhea.personId, role: 'registrar' as const };
    const stay = {
      as: 'registrar' as const,
      why: 'A court stayed it',
      details: { document: newId() },
    };
    const stayed = await database.db
      .transaction()
      .execute((tx) =>
        moveDispute(parts, tx, { disputeId: dispute.id, type: 'stayed', by, ...stay }),
      );
    expect(stayed).toMatchObject({ ok: true });
    expect((await sessionOf(cast.ada, id)).state).toBe('cancelled');
    expect((await read(cast.ada)).data.note.words).toBe('Hers.');
    const form = { ...JOINT, key: newId(), place: 'joint', people: [cast.ada.personId] };
    expect(codeOf(await send(cast.mia, '/sessions', { ...form, times: tomorrow }))).toBe(
      '409 talks_over',
    );
    expect((await read(cast.mia)).data.places).toEqual([]);
  });

  test('go with whoever led the talks, and whoever comes after them reads nothing that was before', async () => {
    await led();
    const id = await planned();
    await note(cast.mia, 'Mine.');
    await note(cast.ada, 'Hers.');
    const wish = { party: dispute.parties.ada, words: 'The deposit' };
    await send(cast.ada, '/agenda-wishes', wish);
    expect((await moves('neutral_withdrew', { neutral: cast.mia.personId })).ok).toBe(true);
    expect((await kept()).map(({ personId }) => personId)).toEqual([cast.ada.personId]);
    expect((await read(cast.mia)).status).toBe(404);
    expect((await sessionOf(cast.ada, id)).state).toBe('cancelled');
    later(1);
    await database.db
      .updateTable('dispute')
      .set({ state: 'con_active' })
      .where('id', '=', dispute.id)
      .execute();
    await dispute.happens('neutral_invited', { neutral: noor.personId });
    await dispute.happens('conciliator_appointed', { neutral: noor.personId });
    expect((await read(noor)).data).toMatchObject({
      ...{ sessions: [], wishes: [], note: { words: '' } },
    });
    expect((await read(cast.ada)).data.note.words).toBe('Hers.');
    expect(codeOf(await record(id, {}, noor))).toBe('404 unknown');
  });
});

/** Months later everybody is still signed in. */
async function staySignedIn(): Promise<void> {
  const expiresAt = new Date(clock.now.getTime() + 86_400_000);
  await database.db.updateTable('identity_session').set({ seenAt: clock.now, expiresAt }).execute();
}

describe('more time for talks', () => {
  const agree = (who: SignedIn, change = {}) =>
    send(who, '/longer-talks', { name: 'A Name', agreed: true, ...change });
  const time = (who: SignedIn) => read(who).then(({ data }) => data.longer);

  async function appeared(): Promise<void> {
    await led('mediation');
    await dispute.happens('first_appearance', { neutral: cast.mia.personId });
  }

  test('is given once both sides agreed in writing, and moves the last day by sixty days, once', async () => {
    await appeared();
    const { dueOn, longerOn, days } = await time(cast.ada);
    expect(days).toBe(60);
    expect(codeOf(await agree(cast.ada, { agreed: false }))).toBe('422 not_agreed');
    expect(codeOf(await agree(cast.ada, { name: ' ' }))).toBe('422 name_missing');
    for (const who of [cast.mia, cast.omar, cast.eve])
      expect(codeOf(await agree(who))).toBe('404 unknown');
    expect(codeOf(await agree(cast.ada))).toBe('201');
    expect(codeOf(await agree(cast.adv))).toBe('409 agreed_before');
    expect(await time(cast.ben)).toMatchObject({ dueOn, isGiven: false, mayAgree: true });
    expect(codeOf(await agree(cast.ben))).toBe('201');
    expect(await time(cast.ben)).toMatchObject({ dueOn: longerOn, isGiven: true, mayAgree: false });
    for (const who of [cast.ada, cast.ben])
      expect(codeOf(await agree(who))).toBe('409 longer_given');
  });

  test('is given once where both agree at the same moment', async () => {
    await appeared();
    const both = await Promise.all([agree(cast.ada), agree(cast.ben)]);
    expect(both.map(codeOf)).toEqual(['201', '201']);
    const given = await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', dispute.id)
      .where('type', '=', 'talks_lengthened')
      .select('details')
      .execute();
    expect(given).toMatchObject([{ details: { limit: 'mediation', days: 60, by: 'parties' } }]);
  });

  test('is agreed to until the last second of the time, and not after it', async () => {
    await appeared();
    const { dueOn } = await time(cast.ada);
    const end = new Date(`${dueOn}T18:30:00Z`); // midnight in India
    clock.now = new Date(end.getTime() - 1);
    await staySignedIn();
    expect(codeOf(await agree(cast.ada))).toBe('201');
    clock.now = end;
    expect(codeOf(await agree(cast.ben))).toBe('409 longer_over');
  });

  test('has no place where no time runs: in a conciliation under Part III, and before the first session', async () => {
    await led();
    expect(await time(cast.ada)).toBeNull();
    expect(codeOf(await agree(cast.ada))).toBe('409 no_time_runs');
  });

  test('is ten days where SEBI’s rules set twenty-one', async () => {
    await database.db
      .updateTable('dispute')
      .set({ traits: ['sebi'] })
      .where('id', '=', dispute.id)
      .execute();
    await led();
    const { days, dueOn, longerOn } = await time(cast.ada);
    expect(days).toBe(10);
    await agree(cast.ada);
    await agree(cast.ben);
    expect(dueOn < longerOn).toBe(true);
    expect((await time(cast.ada)).dueOn).toBe(longerOn);
  });
});

describe('a side leaves the talks', () => {
  const workspace = (who: SignedIn) => read(who, '/workspace').then(({ data }) => data);

  test.each(['con_appoint', 'con_active', 'med_appoint', 'med_active', 'stayed'] as const)(
    'from %s, each party and who represents it',
    async (state) => {
      await led(state.startsWith('med') ? 'mediation' : 'conciliation');
      const stateBefore = state === 'stayed' ? 'con_active' : null;
      await database.db
        .updateTable('dispute')
        .set({ state, stateBefore })
        .where('id', '=', dispute.id)
        .execute();
      for (const who of [cast.ada, cast.adv, cast.ben])
        expect((await workspace(who)).mayLeaveTalks).toBe(true);
      for (const who of [cast.mia, cast.omar]) {
        expect((await workspace(who)).mayLeaveTalks).toBe(false);
        expect((await send(who, '/talks-end', { name: 'X', agreed: true })).status).not.toBe(200);
      }
      const left = await send(cast.adv, '/talks-end', { name: 'Adv', agreed: true });
      expect(codeOf(left)).toBe('200');
      expect((await workspace(cast.ada)).mayLeaveTalks).toBe(false);
    },
  );
});

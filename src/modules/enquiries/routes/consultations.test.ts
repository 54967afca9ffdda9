import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail } from '#platform/mail.ts';
import { appWith, call, settings as plain, quiet, signInParts } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { three } from '../../../../tests/enquiries.ts';
import { consultationJobs, consultationLetters } from '../jobs/consultations.ts';
import { momentIn } from '../rules/slots.ts';

const ist = (text: string) => momentIn(text) as Date;
const plus = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
// A Friday; the first slot is Monday at eleven.
const friday = ist('2026-11-20T10:00');
const monday = ist('2026-11-23T11:00');
const wednesday = ist('2026-11-25T15:00');
const settings = { ...plain, meetingUrl: 'https://meet.example/{room}' };
let database: TestDatabase;
let app: App;
let now = friday;
let omar: SignedIn;
let rhea: SignedIn;
const sent: Mail[] = [];

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now, settings });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  sent.length = 0;
  await database.db.deleteFrom('consultation_arrangement').execute();
  await database.db.deleteFrom('outbox_mail').execute();
  omar = await signedIn(database.db, { roles: ['case_officer'], name: 'Omar Officer', now });
  rhea = await signedIn(database.db, { roles: ['registrar'], name: 'Rhea Registrar', now });
});

const parts = (more = {}) => ({
  db: database.db,
  now: () => now,
  newId,
  newToken,
  key: signInParts.key,
  settings: { ...settings, ...more },
  ...quiet,
});
const turnClock = () => consultationJobs(parts()).consultations.run(silentLog);

/** Sends what is owed and gives the letters of this round. */
async function mail(more = {}): Promise<Mail[]> {
  const before = sent.length;
  const mailer = {
    send: async (one: Mail) => void sent.push(one),
    describe: () => '',
    close: () => {},
  };
  const job = mailJob({ ...parts(), mailer }, consultationLetters(parts(more)));
  while (await job.run(silentLog));
  return sent.slice(before);
}

/** Ada asks for a consultation. */
async function asks(language: 'en' | 'hi' | 'mr' = 'en'): Promise<string> {
  const id = newId(now.getTime());
  const sender = {
    fullName: 'Ada Iyer',
    firstName: 'Ada',
    lastName: 'Iyer',
    email: `${id.slice(-8)}@example.org`,
    phone: '9820012345',
  };
  const about = {
    disputeType: 'Contract Disputes' as const,
    preferredResolutionMethod: 'Arbitration' as const,
    message: 'Late.',
  };
  await database.db
    .insertInto('enquiry')
    .values({
      id,
      kind: 'consultation',
      language,
      ...sender,
      ...about,
      priorActionTaken: false,
      receivedAt: now,
      since: now,
    })
    .execute();
  return id;
}

const post = async (path: string, body: unknown, who?: SignedIn) => {
  const answer = await call(app, 'POST', path, { body, cookie: who?.cookie });
  return { status: answer.status, body: await answer.json() };
};
const get = async (path: string, who?: SignedIn) => {
  const answer = await call(app, 'GET', path, { cookie: who?.cookie });
  return { status: answer.status, body: await answer.json() };
};
const office = (id: string, act: string, body: unknown, who = omar) =>
  post(`/api/office/consultations/${id}/${act}`, body, who);
const offer = (id: string, form: Partial<typeof three> = {}, who = omar) =>
  office(id, 'offer', { ...three, ...form }, who);
const tokenIn = (letter: Mail | undefined) =>
  /\/consultation\/([\w-]{20,})/.exec(letter?.text ?? '')?.[1] ?? 'none';
const visitor = (token: string, act: string, body: unknown) =>
  post(`/api/consultation-links/${token}/${act}`, body);
const pick = (token: string, at: Date) => visitor(token, 'booking', { startsAt: at.toISOString() });

/** An offer that has reached the visitor. */
async function offered(form: Partial<typeof three> = {}, who = omar) {
  const request = await asks();
  const { status, body } = await offer(request, form, who);
  expect({ status, body }).toMatchObject({ status: 200 });
  const token = tokenIn((await mail()).find(({ subject }) => subject.startsWith('Three times')));
  return { request, token, id: body.data.id as string };
}

async function booked(at = monday) {
  const one = await offered();
  expect((await pick(one.token, at)).status).toBe(200);
  return { ...one, letters: await mail() };
}

const row = (id: string) =>
  database.db
    .selectFrom('consultation_arrangement')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
const work = (id: string) =>
  database.db
    .selectFrom('enquiry')
    .where('id', '=', id)
    .select(['state', 'assigneeId', 'version', 'closeReason', 'phone'])
    .executeTakeFirstOrThrow();
const kinds = async () => {
  const letters = await database.db
    .selectFrom('outbox_mail')
    .where('state', '=', 'waiting')
    .select('kind')
    .orderBy('kind')
    .execute();
  return letters.map(({ kind }) => kind);
};
const actsOn = (id: string) =>
  database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .select(['act', 'byRole', 'fromState', 'toState', 'tells', 'why'])
    .orderBy('number')
    .execute();

/** Days later, when everybody in the office has given their second factor again. */
async function itIs(at: Date): Promise<void> {
  now = at;
  await database.db
    .updateTable('identity_session')
    .set({ secondFactorAt: at, seenAt: at })
    .execute();
}

/** The lines of an ICS file, unfolded (RFC 5545, 3.1). */
function icsOf(text: string): Record<string, string> {
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .trim()
    .split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
}

describe('an offer', () => {
  test('three slots go out by mail, in order, until 72 hours have passed or the first begins', async () => {
    const request = await asks();
    expect(
      (await offer(request, { slot1: three.slot2, slot2: three.slot1 })).body.data,
    ).toMatchObject({ state: 'offered' });
    const [letter] = await mail();
    expect(letter?.subject).toBe('Three times for your free consultation');
    expect(letter?.text).toContain('Time 1: Monday, 23 November 2026, 11:00 am IST');
    expect(letter?.text).toContain('Time 2: Wednesday, 25 November 2026, 3:00 pm IST');
    expect(letter?.text).toContain('kept open until Monday, 23 November 2026, 10:00 am IST');
    expect(letter?.text).toContain('http://munch.example/consultation/');
  });

  test('is in the language in which the visitor asked, with their own clock when it is known', async () => {
    await offer(await asks('mr'), { timeZone: 'Europe/London' });
    const [letter] = await mail();
    expect(letter?.subject).toBe('तुमच्या मोफत चर्चेसाठी तीन वेळा');
    expect(letter?.text).toContain('London');
    expect(letter?.text).toContain('5:30 am');
    expect(letter?.text).toContain('http://munch.example/mr/consultation/');
  });

  test('is refused with the field to mend', async () => {
    const request = await asks();
    const refusal = async (form: Partial<typeof three>, who = omar) => {
      const { status, body } = await offer(request, form, who);
      return [status, body.error.code, Object.keys(body.error.fields ?? {})[0]];
    };
    expect(await refusal({ slot2: '' })).toEqual([422, 'slot_missing', 'slot2']);
    expect(await refusal({ slot1: '2026-11-20T11:55' })).toEqual([422, 'slot_too_soon', 'slot1']);
    expect(await refusal({ slot3: '2026-11-22T11:00' })).toEqual([
      422,
      'slot_outside_hours',
      'slot3',
    ]);
    // Guru Nanak Jayanti: a Tuesday on which the office is closed.
    expect(await refusal({ slot3: '2026-11-24T11:00' })).toEqual([
      422,
      'slot_outside_hours',
      'slot3',
    ]);
    expect(await refusal({ slot3: '2026-11-22T11:00' }, rhea)).toEqual([
      422,
      'reason_missing',
      'reason',
    ]);
    expect(await refusal({ timeZone: 'Mars/Olympus' })).toEqual([422, 'zone_unknown', 'timeZone']);
    expect(await refusal({ minutes: '20' })).toEqual([422, 'invalid_fields', 'minutes']);
    expect(
      (await offer(request, { slot3: '2026-11-22T11:00', reason: 'Works on weekdays.' }, rhea))
        .status,
    ).toBe(200);
    expect((await offer(newId())).status).toBe(404);
  });

  test('takes the place of the one before, whose link still leads to the newest', async () => {
    const { request, token, id } = await offered();
    expect((await offer(request, { slot1: '2026-11-26T09:00' })).body.data.id).toBe(id);
    expect((await pick(token, monday)).body.error.code).toBe('slot_unknown');
    expect((await pick(token, ist('2026-11-26T09:00'))).status).toBe(200);
  });

  test('a letter about an offer that was replaced meanwhile is not sent', async () => {
    const request = await asks();
    await offer(request);
    await offer(request, { slot1: '2026-11-26T09:00' });
    expect(await mail()).toHaveLength(1);
  });

  test('answers the enquiry, which then waits for its sender and belongs to whoever offered', async () => {
    const request = await asks();
    await offer(request);
    const answered = { state: 'waiting', assigneeId: omar.personId, version: 2 };
    expect(await work(request)).toMatchObject(answered);
    await offer(request, { slot1: '2026-11-26T09:00' }, rhea);
    expect(await work(request)).toMatchObject(answered);
  });

  test('two officers at once make one consultation', async () => {
    const request = await asks();
    const answers = await Promise.all([offer(request), offer(request, {}, rhea)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await database.db
        .selectFrom('consultation_arrangement')
        .where('requestId', '=', request)
        .select('id')
        .execute(),
    ).toHaveLength(1);
    expect(await mail()).toHaveLength(1);
  });

  test('ends by itself, and the officer is told', async () => {
    const { id } = await offered();
    now = plus(friday, 72 * 60 - 1);
    await turnClock();
    expect((await row(id)).state).toBe('offered');
    now = plus(friday, 72 * 60);
    await Promise.all([turnClock(), turnClock()]);
    expect((await row(id)).state).toBe('lapsed');
    expect((await actsOn(id)).filter(({ act }) => act === 'consultation.lapsed')).toEqual([
      {
        act: 'consultation.lapsed',
        byRole: 'system',
        fromState: 'offered',
        toState: 'lapsed',
        tells: [omar.personId],
        why: null,
      },
    ]);
  });
});

describe('a pick', () => {
  test('books the slot; both get a letter with an entry for the calendar', async () => {
    const { token, id, letters } = await booked();
    expect(await row(id)).toMatchObject({
      state: 'booked',
      startsAt: monday,
      endsAt: plus(monday, 30),
    });
    expect(letters).toHaveLength(2);
    const [ada, officer] = [
      letters.find(({ text }) => text.includes('will talk with you')),
      letters.find(({ subject }) => subject.startsWith('Ada Iyer')),
    ];
    expect(ada?.calendar?.method).toBe('REQUEST');
    expect(icsOf(ada?.calendar?.content ?? '')).toMatchObject({
      METHOD: 'REQUEST',
      UID: `consultation-${id}@munch.example`,
      SEQUENCE: '3',
      STATUS: 'CONFIRMED',
      DTSTART: '20261123T053000Z',
      DTEND: '20261123T060000Z',
      SUMMARY: 'Consultation with Munch',
    });
    expect(officer?.calendar?.content).toContain(`UID:consultation-${id}@munch.example`);
    expect(officer?.calendar?.content).not.toContain('Iyer');
    const file = await call(app, 'GET', `/api/consultation-links/${token}/invitation.ics`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(icsOf(await file.text())).toMatchObject({
      METHOD: 'REQUEST',
      SEQUENCE: '3',
      DTSTART: '20261123T053000Z',
    });
  });

  test("may come with the browser's time zone; the letters give that clock too, unless the office knew better", async () => {
    const one = await offered();
    const zoned = (token: string, timeZone: string) =>
      visitor(token, 'booking', { startsAt: monday.toISOString(), timeZone });
    expect((await zoned(one.token, 'Asia/Dubai')).body.data.booked.yourWords).toContain(
      'On the clock in Dubai: Monday, 23 November 2026, 9:30 am',
    );
    expect((await mail()).some(({ text }) => text.includes('On the clock in Dubai'))).toBe(true);
    const other = await offered({ slot1: '2026-11-23T12:00', timeZone: 'Europe/London' });
    await visitor(other.token, 'booking', {
      startsAt: ist('2026-11-23T12:00').toISOString(),
      timeZone: 'Asia/Dubai',
    });
    expect((await row(other.id)).timeZone).toBe('Europe/London');
    const third = await offered({ slot1: '2026-11-23T13:00' });
    expect(
      (
        await visitor(third.token, 'booking', {
          startsAt: ist('2026-11-23T13:00').toISOString(),
          timeZone: 'Mars',
        })
      ).status,
    ).toBe(200);
    expect((await row(third.id)).timeZone).toBeNull();
  });

  test('the second time it is the same answer and nothing more is sent', async () => {
    const { token, id } = await booked();
    const { status, body } = await pick(token, monday);
    expect([status, body.data.state]).toEqual([200, 'booked']);
    expect((await row(id)).sequence).toBe(3);
    expect(await kinds()).toEqual([]);
  });

  test('twice at once books once', async () => {
    const { token, id } = await offered();
    const answers = await Promise.all([
      pick(token, monday),
      pick(token, monday),
      pick(token, monday),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await row(id)).sequence).toBe(3);
    expect(await kinds()).toEqual(['consultation_booked', 'consultation_booked_officer']);
  });

  test('two visitors who want one slot at once: one has it, the other keeps the rest', async () => {
    const [ada, ben] = [await offered(), await offered()];
    const answers = await Promise.all([pick(ada.token, monday), pick(ben.token, monday)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe('slot_taken');
    const late = answers[0]?.status === 409 ? ada : ben;
    const seen = await get(`/api/consultation-links/${late.token}`);
    expect(seen.body.data.slots.map(({ is }: { is: string }) => is)).toEqual([
      'taken',
      'free',
      'free',
    ]);
    expect((await pick(late.token, wednesday)).status).toBe(200);
  });

  test('the database itself refuses two bookings of one officer, also two at once', async () => {
    const [ada, ben] = [await offered(), await offered()];
    const book = (id: string, at: Date) =>
      database.db
        .updateTable('consultation_arrangement')
        .set({ state: 'booked', startsAt: at, endsAt: plus(at, 30), bookedAt: now })
        .where('id', '=', id)
        .execute()
        .then(
          () => 'booked',
          (error: { code: string }) => error.code,
        );
    expect(
      (await Promise.all([book(ada.id, monday), book(ben.id, plus(monday, 15))])).sort(),
    ).toEqual(['23P01', 'booked']);
    expect(await book(ben.id, plus(monday, 60))).toBe('booked');
  });

  test('may be changed until two hours before, and the calendar follows', async () => {
    const { token, id } = await booked(monday);
    now = plus(monday, -120);
    expect((await pick(token, wednesday)).body.data.booked.startsAt).toBe(wednesday.toISOString());
    const letters = await mail();
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'Ada Iyer moved to Wednesday, 25 November 2026, 3:00 pm IST',
      'Moved: your consultation is now on Wednesday, 25 November 2026, 3:00 pm IST',
    ]);
    expect(icsOf(letters[0]?.calendar?.content ?? '')).toMatchObject({
      UID: `consultation-${id}@munch.example`,
      SEQUENCE: '4',
      METHOD: 'REQUEST',
    });
    now = new Date(plus(wednesday, -120).getTime() + 1);
    expect((await pick(token, ist('2026-11-26T17:00'))).body.error.code).toBe('too_late_to_move');
  });

  test('comes too late when the offer has ended, to the second', async () => {
    const { token } = await offered();
    now = plus(friday, 72 * 60);
    const { status, body } = await pick(token, wednesday);
    expect([status, body.error.code]).toEqual([410, 'offer_lapsed']);
    const { data } = (await get(`/api/consultation-links/${token}`)).body;
    expect([data.state, data.may]).toEqual(['lapsed', ['decline', 'cancel']]);
    now = new Date(now.getTime() - 1);
    expect((await pick(token, wednesday)).status).toBe(200);
  });
});

describe('a visitor', () => {
  test('says that none suits: work for the officer, with the note, and nothing of it in the record', async () => {
    const { token, id, request } = await offered();
    const { body } = await visitor(token, 'refusal', { note: 'Only evenings.' });
    expect([body.data.state, body.data.may]).toEqual(['declined', ['cancel']]);
    expect((await visitor(token, 'refusal', { note: '' })).status).toBe(200);
    const list = await get('/api/office/consultations?view=to_do&whose=mine', omar);
    expect(list.body.data.entries.map((entry: { requestId: string }) => entry.requestId)).toContain(
      request,
    );
    expect((await get(`/api/office/consultations/${request}`, omar)).body.data.visitorNote).toBe(
      'Only evenings.',
    );
    const acts = await actsOn(id);
    expect(acts.map(({ act }) => act)).toEqual(['consultation.offered', 'consultation.declined']);
    expect(acts[1]).toMatchObject({
      byRole: 'visitor',
      tells: [omar.personId],
      fromState: 'offered',
      toState: 'declined',
    });
    expect(JSON.stringify(acts)).not.toContain('evenings');
  });

  test('cancels what was booked: both calendars are cleared, and the slot is free again', async () => {
    const { token, id } = await booked();
    const other = await offered({ slot1: '2026-11-26T09:00' });
    expect((await visitor(token, 'cancellation', { note: '' })).body.data.state).toBe('cancelled');
    expect((await visitor(token, 'cancellation', { note: '' })).status).toBe(200);
    const letters = await mail();
    expect(letters.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', 'CANCEL']);
    expect(icsOf(letters[0]?.calendar?.content ?? '')).toMatchObject({
      UID: `consultation-${id}@munch.example`,
      SEQUENCE: '4',
      STATUS: 'CANCELLED',
      DTSTART: '20261123T053000Z',
    });
    expect((await offer(other.request)).status).toBe(200);
    expect((await pick(other.token, monday)).status).toBe(200);
    expect((await pick(token, monday)).body.error.code).toBe('consultation_over');
  });

  test('corrects the number that is called, and is shown its end alone', async () => {
    const { token, id, request } = await booked();
    expect((await visitor(token, 'phone', { phone: 'call me' })).body.error).toMatchObject({
      code: 'phone_invalid',
    });
    expect(
      (await visitor(token, 'phone', { phone: '+91 98200 99999' })).body.data.phoneEnding,
    ).toBe('9999');
    expect((await get(`/api/office/consultations/${id}`, omar)).body.data.phone).toBe(
      '+91 98200 99999',
    );
    expect((await work(request)).phone).toBe('9820012345');
  });

  test('who does not have the link gets 404, whatever they ask for', async () => {
    await booked();
    const eve = newToken();
    const paths = [
      `/api/consultation-links/${eve}`,
      `/api/consultation-links/${eve}/invitation.ics`,
      `/api/calendars/${eve}`,
    ];
    for (const path of paths) expect((await call(app, 'GET', path)).status).toBe(404);
    expect((await pick(eve, monday)).status).toBe(404);
    for (const act of ['refusal', 'cancellation'])
      expect((await visitor(eve, act, { note: '' })).status).toBe(404);
    expect((await visitor(eve, 'phone', { phone: '9820012345' })).status).toBe(404);
  });
});

describe('the door', () => {
  const seen = async (token: string) => (await get(`/api/consultation-links/${token}`)).body.data;

  test('opens ten minutes before, with the address of a room that nobody can guess, and shuts at the end', async () => {
    const { token, id } = await booked();
    now = new Date(plus(monday, -10).getTime() - 1);
    expect(await seen(token)).toMatchObject({
      door: 'early',
      roomUrl: null,
      doorOpens: 'Monday, 23 November 2026, 10:50 am IST',
    });
    now = plus(monday, -10);
    expect(await seen(token)).toMatchObject({
      door: 'open',
      roomUrl: `https://meet.example/${(await row(id)).room}`,
    });
    now = plus(monday, 30);
    expect(await seen(token)).toMatchObject({ door: 'over', roomUrl: null });
  });

  test('without rooms the officer calls, and the letter says so', async () => {
    const { token } = await offered();
    await pick(token, monday);
    const letters = await mail({ meetingUrl: undefined });
    expect(letters.find(({ subject }) => subject.startsWith('Your consultation'))?.text).toContain(
      'on the number that ends in 2345',
    );
  });
});

describe('reminders', () => {
  const reminders = async () => (await mail()).map(({ subject }) => subject).sort();

  test('go to both a day and an hour before, once each, with several processes and after restarts', async () => {
    await booked();
    now = new Date(plus(monday, -24 * 60).getTime() - 1);
    await turnClock();
    expect(await kinds()).toEqual([]);
    now = plus(monday, -24 * 60);
    await Promise.all([turnClock(), turnClock(), turnClock()]);
    await turnClock();
    expect(await kinds()).toEqual(['consultation_reminder', 'consultation_reminder_officer']);
    expect(await reminders()).toEqual([
      'Soon: Ada Iyer, Monday, 23 November 2026, 11:00 am IST',
      'Tomorrow: your consultation, Monday, 23 November 2026, 11:00 am IST',
    ]);
    now = plus(monday, -60);
    await Promise.all([turnClock(), turnClock()]);
    expect(await reminders()).toEqual([
      'Soon: Ada Iyer, Monday, 23 November 2026, 11:00 am IST',
      'Today: your consultation, Monday, 23 November 2026, 11:00 am IST',
    ]);
    now = plus(monday, -1);
    await turnClock();
    expect(await kinds()).toEqual([]);
  });

  test('after a standstill one goes late, while it is still before the start', async () => {
    await booked();
    await itIs(plus(monday, -20));
    await turnClock();
    await turnClock();
    expect(await reminders()).toHaveLength(2);
  });

  test('after a standstill that lasted until the start, none goes', async () => {
    const { id } = await booked(wednesday);
    now = wednesday;
    await turnClock();
    expect(await kinds()).toEqual([]);
    expect((await row(id)).hourRemindedAt).toBeNull();
  });

  test('a reminder that waits while the time is moved or cancelled is not sent', async () => {
    const { token } = await booked();
    now = plus(monday, -24 * 60);
    await turnClock();
    await pick(token, wednesday);
    expect((await reminders()).filter((subject) => /Tomorrow|Soon/.test(subject))).toEqual([]);
    now = plus(wednesday, -24 * 60);
    await turnClock();
    await visitor(token, 'cancellation', { note: '' });
    expect((await reminders()).filter((subject) => /Tomorrow|Soon/.test(subject))).toEqual([]);
  });
});

describe('the office', () => {
  test('says how it went once it has begun, with a note and the next step', async () => {
    const { request, id } = await booked();
    const held = { act: 'hold', note: 'Wants to file.', nextStep: 'expect_filing' };
    expect((await office(request, 'outcome', held)).body.error.code).toBe('not_begun');
    await itIs(monday);
    expect((await office(request, 'outcome', held)).body.data).toEqual({ id, state: 'held' });
    expect((await office(request, 'outcome', held)).body.error.code).toBe('not_booked');
    expect((await get(`/api/office/consultations/${id}`, omar)).body.data).toMatchObject({
      outcomeNote: 'Wants to file.',
      nextStep: 'expect_filing',
    });
    // The next consultation of the same request is another one.
    expect((await offer(request, { slot1: '2026-11-26T09:00' })).body.data.id).not.toBe(id);
  });

  test('closes the enquiry when that is the next step', async () => {
    const { request } = await booked();
    await itIs(monday);
    await office(request, 'outcome', { act: 'hold', note: '', nextStep: 'close_enquiry' });
    expect(await work(request)).toMatchObject({ state: 'closed', closeReason: 'answered' });
  });

  test('a request that was closed without a talk is no work', async () => {
    const request = await asks();
    const toDo = async () =>
      (await get('/api/office/consultations?view=to_do&whose=all', omar)).body.data;
    const before = (await toDo()).counts.to_do;
    await database.db
      .updateTable('enquiry')
      .set({ state: 'closed', closeReason: 'spam' })
      .where('id', '=', request)
      .execute();
    const { counts, entries } = await toDo();
    expect(counts.to_do).toBe(before - 1);
    expect(entries.map((entry: { requestId: string }) => entry.requestId)).not.toContain(request);
  });

  test('did not come: an apology goes out, and the next offer begins with it', async () => {
    const { request, token } = await booked();
    await itIs(plus(monday, 15));
    await office(request, 'outcome', {
      act: 'miss_as_office',
      note: '',
      nextStep: 'another_consultation',
    });
    const [letter] = await mail();
    expect(letter?.text).toContain('We did not come to the consultation');
    expect((await get(`/api/consultation-links/${token}`)).body.data.state).toBe('office_missed');
    expect((await offer(request, { slot1: '2026-11-26T09:00' })).status).toBe(200);
    const [again] = await mail();
    expect(again?.subject).toBe('Our apology, and three new times');
  });

  test('cancels with a reason that the visitor reads', async () => {
    const { request } = await booked();
    expect((await office(request, 'cancellation', { reason: '' })).body.error.code).toBe(
      'reason_missing',
    );
    expect(
      (await office(request, 'cancellation', { reason: 'The officer is ill.' })).body.data.state,
    ).toBe('cancelled');
    const letters = await mail();
    expect(
      letters.find(({ subject }) => subject === 'Your consultation is cancelled')?.text,
    ).toContain('The officer is ill.');
  });

  test('gives up a booked time by a new offer, and both calendars are cleared', async () => {
    const { request } = await booked();
    expect((await offer(request, { slot1: '2026-11-26T09:00' })).status).toBe(200);
    const letters = await mail();
    expect(letters.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', 'CANCEL']);
    expect(letters.find(({ subject }) => subject.startsWith('Three'))?.text).toContain(
      'no longer holds',
    );
  });

  test('says first how it went before it offers again', async () => {
    const { request } = await booked();
    await itIs(monday);
    expect((await offer(request, { slot1: '2026-11-26T09:00' })).body.error.code).toBe(
      'already_held',
    );
  });

  test('sees the week, the waiting and the missed', async () => {
    const { request } = await booked();
    const view = async (name: string) =>
      (
        await get(`/api/office/consultations?view=${name}&whose=mine&day=2026-11-25`, omar)
      ).body.data.entries.map((entry: { requestId: string }) => entry.requestId);
    expect(await view('week')).toEqual([request]);
    expect(await view('booked')).toEqual([request]);
    expect(await view('waiting')).toEqual([]);
    expect(
      (await get('/api/office/consultations?view=week&whose=mine&day=2026-12-02', omar)).body.data
        .entries,
    ).toEqual([]);
    const { body } = await get('/api/office/consultations?view=booked&whose=mine', rhea);
    expect(body.data.entries).toEqual([]);
  });

  test('nobody but officers and registrars, with their second factor, gets in', async () => {
    const { request } = await booked();
    const eve = await signedIn(database.db, { name: 'Eve Stranger', now });
    const accountant = await signedIn(database.db, { roles: ['accounts'], now });
    const early = await signedIn(database.db, {
      roles: ['case_officer'],
      secondFactor: false,
      now,
    });
    const path = `/api/office/consultations/${request}`;
    expect((await get(path)).status).toBe(401);
    for (const who of [eve, accountant, early]) expect((await get(path, who)).status).toBe(403);
    for (const who of [eve, accountant, early])
      expect((await offer(request, {}, who)).status).toBe(403);
  });
});

test("the office's queue shows the talks of today and whoever waits for new times, and nothing else", async () => {
  const items = async (whose = 'mine'): Promise<{ id: string }[]> =>
    (await get(`/api/office/queue?whose=${whose}`, omar)).body.data.items.filter(
      ({ path }: { path: string }) => path.startsWith('/office/consultations/'),
    );
  const { token, id } = await offered();
  expect(await items()).toEqual([]);
  await visitor(token, 'refusal', { note: '' });
  expect(await items()).toMatchObject([
    { id, reason: 'slots_to_offer', who: 'Ada Iyer', path: `/office/consultations/${id}` },
  ]);
  const talk = await booked();
  await itIs(new Date(ist('2026-11-23T00:00').getTime() - 1));
  expect((await items()).map((item) => item.id)).toEqual([id]);
  await itIs(ist('2026-11-23T00:00'));
  expect(await items('all')).toMatchObject([
    { id: talk.id, reason: 'consultation_today', isMine: true },
    { id },
  ]);
  const ids = (await items('all')).map((item) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("an officer's calendar", () => {
  test('has an address of its own, without names, until it is renewed or the officer leaves', async () => {
    const { id } = await booked();
    const path = async () =>
      new URL((await post('/api/office/calendar-address', {}, omar)).body.data.url).pathname;
    const old = await path();
    const file = await call(app, 'GET', old);
    const text = await file.text();
    expect(icsOf(text)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `consultation-${id}@munch.example`,
      DTSTART: '20261123T053000Z',
    });
    expect(text).not.toContain('Iyer');
    const renewed = await path();
    expect((await call(app, 'GET', old)).status).toBe(404);
    expect((await call(app, 'GET', renewed)).status).toBe(200);
    await database.db
      .updateTable('identity_role')
      .set({ endedAt: now })
      .where('personId', '=', omar.personId)
      .execute();
    expect((await call(app, 'GET', renewed)).status).toBe(404);
  });
});

test('every act is in the record, in order, with who is to be told', async () => {
  const { request, token, id } = await booked();
  await pick(token, wednesday);
  await itIs(wednesday);
  await office(request, 'outcome', { act: 'miss_as_visitor', note: '', nextStep: 'none' });
  await office(request, 'cancellation', { reason: 'No answer.' }, rhea);
  expect(
    (await actsOn(id)).map(({ act, byRole, fromState, toState, tells }) => [
      act,
      byRole,
      fromState,
      toState,
      tells,
    ]),
  ).toEqual([
    ['consultation.offered', 'case_officer', null, 'offered', []],
    ['consultation.booked', 'visitor', 'offered', 'booked', [omar.personId]],
    ['consultation.moved', 'visitor', 'booked', 'booked', [omar.personId]],
    ['consultation.visitor_missed', 'case_officer', 'booked', 'visitor_missed', []],
    ['consultation.cancelled', 'registrar', 'visitor_missed', 'cancelled', [omar.personId]],
  ]);
});

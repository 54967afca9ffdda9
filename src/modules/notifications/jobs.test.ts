import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendActs } from '#modules/record/actions.ts';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import { owe } from '#platform/outbox.ts';
import { quiet } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { arrivals, notificationsJobs, notificationsLetters } from './jobs.ts';

const settings = { publicUrl: 'https://munch.example' };
const friday = new Date('2026-11-20T08:00:00+05:30');
const DAY = 86_400_000;

let database: TestDatabase;
let now = friday;
let outbox: Mail[] = [];
let trouble: (mail: Mail) => Error | null = () => null;
let omar: string;
let ada: string;

const mailer: Mailer = {
  async send(mail) {
    const error = trouble(mail);
    if (error) throw error;
    outbox.push(mail);
  },
  describe: () => 'nowhere',
  close() {},
};
const deps = () => ({ db: database.db, now: () => now, newId, mailer, settings, ...quiet });
const run = async (name: 'notices' | 'digest' | 'bounces' | 'events' | 'forget') => {
  while (await notificationsJobs(deps())[name].run(silentLog));
};
const drain = async () => {
  while (await mailJob(deps(), notificationsLetters(deps())).run(silentLog));
};
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  database = await testDatabase();
  omar = (await signedIn(database.db, { roles: ['case_officer'], email: 'omar@example.org' }))
    .personId;
  ada = (await signedIn(database.db, { name: 'Ada', email: 'ada@example.org' })).personId;
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date(friday.getTime() - DAY);
  await run('notices');
  for (const table of [
    'mail_bounce',
    'person_notice',
    'notice_digest',
    'live_event',
    'outbox_mail',
  ] as const)
    await database.db.deleteFrom(table).execute();
  [now, outbox, trouble] = [friday, [], () => null];
});

/** A notice that waits for the letter of the day, as its person chose. */
async function waiting(at: Date, personId = omar, isRead = false): Promise<void> {
  const actId = newId();
  await database.db.transaction().execute(async (tx) => {
    await appendActs(tx, at, [
      {
        act: 'session.started',
        subject: { kind: 'person', id: actId },
        by: { personId, role: 'person' },
      },
    ]);
    const { id } = await tx
      .selectFrom('record_act')
      .where('subjectId', '=', actId)
      .select('id')
      .executeTakeFirstOrThrow();
    const about = {
      act: 'letter.bounced',
      kind: 'work' as const,
      subjectKind: 'letter',
      subjectId: actId,
      asRole: true,
    };
    const told = { delivery: 'daily' as const, createdAt: at, readAt: isRead ? at : null };
    await tx
      .insertInto('person_notice')
      .values({ id: newId(), personId, actId: id, ...about, ...told })
      .execute();
  });
}

describe('the letter of the day', () => {
  test('goes out at eight with what is unread from before eight, and once', async () => {
    now = new Date(friday.getTime() - 1);
    await waiting(now);
    await waiting(now, omar, true);
    await run('digest');
    expect(await database.db.selectFrom('notice_digest').selectAll().execute()).toEqual([]);
    now = friday;
    await waiting(friday); // at eight sharp: tomorrow's
    await run('digest');
    await run('digest');
    await drain();
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['omar@example.org', 'Unread notices: 1'],
    ]);
    later(DAY);
    await run('digest');
    await drain();
    expect(outbox).toHaveLength(2);
  });

  test('is one a day and person, whoever else sends it at the same moment', async () => {
    const before = new Date(friday.getTime() - 1000);
    for (const person of [omar, ada]) for (let n = 0; n < 3; n += 1) await waiting(before, person);
    await Promise.all([run('digest'), run('digest'), run('digest')]);
    await drain();
    expect(outbox.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'omar@example.org']);
    expect(outbox.map(({ subject }) => subject)).toEqual([
      'Unread notices: 3',
      'Unread notices: 3',
    ]);
  });

  test('is none when there is nothing, and none when all was read before it was written', async () => {
    await run('digest');
    expect(await database.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
    await waiting(new Date(friday.getTime() - 1000));
    await run('digest');
    await database.db.updateTable('person_notice').set({ readAt: now }).execute();
    await drain();
    expect(outbox).toEqual([]);
    expect(await database.db.selectFrom('outbox_mail').select('state').execute()).toEqual([
      { state: 'dropped' },
    ]);
  });

  test('is made up for on the same day when nobody was there at eight', async () => {
    await waiting(new Date(friday.getTime() - 1000));
    later(9 * 3_600_000);
    await run('digest');
    await drain();
    expect(outbox).toHaveLength(1);
  });

  test.each([
    ['hi', 'अपठित सूचनाएँ: 1'],
    ['mr', 'न वाचलेल्या सूचना: 1'],
  ] as const)('is in the language of the person: %s', async (language, subject) => {
    await database.db
      .updateTable('identity_person')
      .set({ language })
      .where('id', '=', omar)
      .execute();
    await waiting(new Date(friday.getTime() - 1000));
    await run('digest');
    await drain();
    expect(outbox.map((mail) => mail.subject)).toEqual([subject]);
    expect(outbox[0]?.text).toContain(`https://munch.example/${language}/account/notices`);
    await database.db
      .updateTable('identity_person')
      .set({ language: 'en' })
      .where('id', '=', omar)
      .execute();
  });
});

describe('a notice by mail', () => {
  const told = () =>
    database.db.transaction().execute((tx) =>
      appendActs(tx, now, [
        {
          act: 'role.given',
          subject: { kind: 'person', id: ada },
          by: { personId: omar, role: 'administrator' },
          tells: [ada],
        },
      ]),
    );

  test('says what happened and where to look', async () => {
    await told();
    await run('notices');
    await drain();
    expect(outbox).toMatchObject([
      { to: 'ada@example.org', subject: 'You were given a role at the institution' },
    ]);
    expect(outbox[0]?.text).toContain('https://munch.example/account');
  });

  test('is not written when it was read in the bell before', async () => {
    await told();
    await run('notices');
    await database.db.updateTable('person_notice').set({ readAt: now }).execute();
    await drain();
    expect(outbox).toEqual([]);
  });
});

describe('a letter that the mail server does not take', () => {
  const refused =
    (responseCode: number, command = 'RCPT TO') =>
    () =>
      Object.assign(new Error(`${responseCode} 5.1.1 no such user`), {
        code: 'EENVELOPE',
        command,
        responseCode,
      });
  const oweLetter = () =>
    owe(
      database.db,
      { id: newId(), kind: 'digest', refersTo: newId(), recipient: 'gone@example.org' },
      now,
    );
  const letter = () => database.db.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow();
  const bounces = () => database.db.selectFrom('mail_bounce').selectAll().execute();
  const send = async () => {
    const compose = {
      digest: async (_: string, to: { id: string; to: string }) => ({
        ...to,
        subject: '',
        text: '',
        html: '',
      }),
    };
    while (await mailJob(deps(), compose).run(silentLog));
  };

  test('for good becomes one work item, which the officers are told of', async () => {
    trouble = refused(550);
    await oweLetter();
    await send();
    expect(await letter()).toMatchObject({
      state: 'failed',
      attempts: 1,
      bounce: 'heard',
      bounceStatus: '5.1.1',
    });
    await Promise.all([run('bounces'), run('bounces')]);
    await run('bounces');
    const { id } = await letter();
    expect(await bounces()).toMatchObject([
      {
        letterId: id,
        recipient: 'gone@example.org',
        heard: 'refused',
        status: '5.1.1',
        state: 'open',
      },
    ]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', id)
      .selectAll()
      .execute();
    expect(acts).toMatchObject([
      { act: 'letter.bounced', byRole: 'system', tells: ['role:case_officer'] },
    ]);
    expect(JSON.stringify(acts[0]?.details)).not.toContain('gone');
    await run('notices');
    const notices = await database.db.selectFrom('person_notice').selectAll().execute();
    expect(notices).toMatchObject([{ personId: omar, act: 'letter.bounced', delivery: 'here' }]);
  });

  test.each([
    ['for now', refused(450)],
    ['because of us', refused(535, 'AUTH PLAIN')],
  ])('%s is tried again and is no work item', async (_, why) => {
    trouble = why;
    await oweLetter();
    await send();
    await run('bounces');
    expect(await letter()).toMatchObject({ state: 'waiting', bounce: null });
    expect(await bounces()).toEqual([]);
  });

  test('a second time, when somebody had it tried again as it was, is the same work item anew', async () => {
    trouble = refused(550);
    await oweLetter();
    await send();
    await run('bounces');
    const [first] = await bounces();
    await database.db
      .updateTable('mail_bounce')
      .set({ state: 'closed', doneBy: omar, doneAt: now, reason: 'Mended.' })
      .execute();
    await database.db.updateTable('outbox_mail').set({ state: 'waiting' }).execute();
    later(DAY);
    await send();
    await run('bounces');
    expect(await bounces()).toMatchObject([
      { id: first?.id, state: 'open', doneBy: null, reason: null, heardAt: now },
    ]);
  });

  test('for five days and twelve tries becomes one too', async () => {
    trouble = refused(450);
    await oweLetter();
    await database.db
      .updateTable('outbox_mail')
      .set({ attempts: 11, createdAt: new Date(now.getTime() - 6 * DAY) })
      .execute();
    await send();
    await run('bounces');
    expect(await bounces()).toMatchObject([{ heard: 'refused', status: '4.4.7' }]);
  });
});

test('live events are forgotten after a day', async () => {
  const event = { topic: 'queue' as const, needs: 'work_enquiries', data: '{}' };
  await database.db
    .insertInto('live_event')
    .values([
      { ...event, at: new Date(now.getTime() - DAY - 1) },
      { ...event, at: now },
    ])
    .execute();
  await run('events');
  expect(
    (await database.db.selectFrom('live_event').select('at').execute()).map(({ at }) => at),
  ).toEqual([now]);
});

test('what came into a list from outside is told once a second, with how much it was', async () => {
  const arrived = arrivals(deps());
  for (const queue of ['enquiries', 'enquiries', 'applications'] as const) arrived(queue);
  const told = () =>
    database.db.selectFrom('live_event').orderBy('id').select(['needs', 'data']).execute();
  await expect.poll(told, { timeout: 5000 }).toEqual([
    { needs: 'work_enquiries', data: { queue: 'enquiries', coming: 2 } },
    { needs: 'read_applications', data: { queue: 'applications', coming: 1 } },
  ]);
});

describe('what was told', () => {
  test('is forgotten after a year, and a letter that came back a year after it was done with; what is open stays', async () => {
    await waiting(friday);
    await waiting(new Date(friday.getTime() + 2000));
    for (const done of [friday, null]) {
      const letter = newId();
      await owe(
        database.db,
        { id: letter, kind: 'contact_copy', refersTo: newId(), recipient: 'gone@example.org' },
        friday,
      );
      const about = {
        letterId: letter,
        letterKind: 'contact_copy',
        refersTo: newId(),
        recipient: 'gone@example.org',
      };
      const heard = {
        heard: 'refused' as const,
        status: '5.1.1',
        diagnostic: '',
        heardAt: friday,
      };
      const end = done
        ? { state: 'closed' as const, doneBy: omar, doneAt: done, reason: 'Known.' }
        : {};
      await database.db
        .insertInto('mail_bounce')
        .values({ id: newId(), ...about, ...heard, ...end })
        .execute();
    }
    const left = async () => [
      (await database.db.selectFrom('person_notice').select('id').execute()).length,
      (await database.db.selectFrom('mail_bounce').select('state').execute())
        .map(({ state }) => state)
        .sort(),
    ];
    now = new Date('2027-11-20T08:00:00+05:30');
    await run('forget');
    expect(await left()).toEqual([2, ['closed', 'open']]);
    later(1);
    await run('forget');
    expect(await left()).toEqual([1, ['open']]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'data.deleted')
      .select('details')
      .execute();
    expect(acts).toEqual([{ details: { notices: 1, bounces: 1 } }]);
  });
});

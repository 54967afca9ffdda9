import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { folderInbox } from '#platform/mail/inbound.ts';
import type { Mail } from '#platform/mail.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import {
  type TalkCast,
  type TalkName,
  talkCast,
  talkers,
  talkingDispute,
} from '../../../../tests/talk.ts';
import { discussionJobs, discussionLetters } from '../jobs.ts';

// Ada writes; Ben is told by mail, and answers it.
const secret = 'a-token-of-our-mail-server-0123456789';
const key = Buffer.alloc(32, 7); // of the app that tests/app.ts makes
const letterSettings = {
  mailFrom: 'Munch <no-reply@munch.example>',
  bounceToken: secret,
  publicUrl: 'http://munch.example',
};
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const talk = () => talkers(app, cast, () => dispute.id);
const deps = () => ({
  db: database.db,
  now: () => clock.now,
  newId,
  key,
  inbox: null,
  settings: letterSettings,
  foot: async () => '',
  wakeMail: () => {},
  tellTalk: async () => {},
  messageChanged: async () => {},
});

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now, settings: { bounceToken: secret } });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  dispute = await talkingDispute({ database, app, clock }, cast);
  const { db } = database;
  await db.deleteFrom('discussion_mail_answer').execute();
  await db.deleteFrom('outbox_mail').execute();
});

/** The letter that tells somebody of what was said in a place. */
async function letterTo(who: TalkName, place: string): Promise<Mail> {
  const { id } = await database.db
    .selectFrom('discussion_reader')
    .where('disputeId', '=', dispute.id)
    .where('place', '=', place)
    .where('personId', '=', cast[who].personId)
    .select('id')
    .executeTakeFirstOrThrow();
  const to = { id: newId(), to: 'x', publicUrl: 'http://munch.example', now: clock.now };
  const mail = await discussionLetters(deps()).talk_news(id, to);
  if (!mail) throw new Error('Nothing is told.');
  return mail;
}
type Answer = { from?: string; to: string; words?: string; id?: string; heads?: string[] };
const eml = ({
  from = 'Ben <BEN@example.net>',
  to,
  words = 'On Friday.',
  id,
  heads = [],
}: Answer) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${id ?? newId()}@example.net>`,
    'Content-Type: text/plain; charset=utf-8',
    ...heads,
    '',
    words,
    '',
    'On Fri, 20 Nov 2026 at 12:00, Munch <no-reply@munch.example> wrote:',
    '> Something new was said',
  ].join('\r\n');
async function arrives(mail: string, token = secret) {
  const answer = await app.request('/api/mail/answers', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
    body: mail,
  });
  const body = (await answer.json()) as {
    data?: { outcome: string };
    error?: { code: string };
  };
  return body.data?.outcome ?? `${answer.status} ${body.error?.code}`;
}
/** What goes back, as it would be written now: to whom, and what it says. */
async function returns(): Promise<[string, string][]> {
  const owed = await database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', 'talk_returned')
    .orderBy('createdAt')
    .selectAll()
    .execute();
  const written: [string, string][] = [];
  for (const { id, refersTo, recipient } of owed) {
    const to = { id, to: recipient, publicUrl: 'http://munch.example', now: clock.now };
    const mail = await discussionLetters(deps()).talk_returned(refersTo, to);
    expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
    expect(mail?.text).not.toContain('On Friday');
    written.push([recipient, mail?.text ?? '']);
  }
  return written;
}
const addressOf = (mail: Mail) => mail.replyTo?.address ?? '';

describe('an answer by mail', () => {
  test('stands in the place whose letter it answers, as words of who was written to, and once', async () => {
    await talk().say('ada', 'all', 'when may we meet?');
    const letter = await letterTo('ben', 'all');
    expect(letter.text).toContain('“Everybody” and 6 other people read them');
    const mail = eml({ to: addressOf(letter), id: 'one' });
    expect([await arrives(mail), await arrives(mail)]).toEqual(['posted', 'known_already']);
    const said = await talk().read('ada', 'all');
    expect(said.map(({ words }) => words)).toEqual(['when may we meet?', 'On Friday.']);
    expect((await talk().read('ben', 'all')).map(({ isOwn }) => isOwn)).toEqual([false, true]);
    expect(await returns()).toEqual([]);
  });

  test('of two that come at once one is said', async () => {
    await talk().say('ada', 'all', 'when?');
    const mail = eml({ to: addressOf(await letterTo('ben', 'all')), id: 'two' });
    expect((await Promise.all([arrives(mail), arrives(mail)])).sort()).toEqual([
      'known_already',
      'posted',
    ]);
    expect(await talk().read('ada', 'all')).toHaveLength(2);
  });

  test('by name tells whoever chose words of a place who reads there', async () => {
    await talk().send('ben', 'POST', `${talk().base()}/all/mail`, { mail: 'words' });
    await talk().say('ada', 'all', 'when?');
    expect((await letterTo('ben', 'all')).text).toContain(
      'these people read them: Ada, Adv, Mia, Omar, Rhea, Rita',
    );
  });
});

describe('a mail is returned with the reason', () => {
  const cases: [string, (to: string) => Promise<string>, string][] = [
    [
      'from another address',
      async (to) => eml({ to, from: 'eve@example.org' }),
      'another address than the one to which we wrote',
    ],
    [
      'with an address that we never wrote',
      async (to) => eml({ to: to.replace(/\+./, (a) => (a === '+0' ? '+1' : '+0')) }),
      'not one of ours',
    ],
    [
      'with a seal that is not ours',
      async (to) => eml({ to: `${to.slice(0, 40)}${'0'.repeat(21)}@munch.example` }),
      'not one of ours',
    ],
    ['to no place', async () => eml({ to: 'talk@munch.example' }), 'not one of ours'],
    ['without words of its own', async (to) => eml({ to, words: '' }), 'no words of yours'],
    ['too long', async (to) => eml({ to, words: 'य '.repeat(4001) }), 'longer than a message'],
    [
      'with a paper',
      async (to) =>
        [
          'From: ben@example.net',
          `To: ${to}`,
          'Message-ID: <paper@example.net>',
          'Content-Type: multipart/mixed; boundary=x',
          '',
          '--x',
          'Content-Type: text/plain',
          '',
          'On Friday.',
          '--x',
          'Content-Type: application/pdf',
          'Content-Disposition: attachment; filename=a.pdf',
          '',
          'x',
          '--x--',
        ].join('\r\n'),
      'Something was attached',
    ],
    [
      'whose place is lost',
      async (to) => {
        await leaves('ben');
        return eml({ to });
      },
      'no longer write',
    ],
    [
      'whose audience is another by now',
      async (to) => {
        await leaves('adv');
        return eml({ to });
      },
      'Others read in that place now',
    ],
  ];
  async function leaves(who: TalkName) {
    await database.db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('disputeId', '=', dispute.id)
      .where('personId', '=', cast[who].personId)
      .execute();
  }
  test.each(cases)('%s', async (_, write, reason) => {
    await talk().say('ada', 'all', 'when?');
    const mail = await write(addressOf(await letterTo('ben', 'all')));
    expect(await arrives(mail)).toBe('returned');
    const [[to, text] = ['', ''], ...more] = await returns();
    expect(more).toEqual([]);
    expect(to).toBe(mail.includes('eve@') ? 'eve@example.org' : 'ben@example.net');
    expect(text).toContain(reason);
    if (to.startsWith('eve')) expect(text).not.toContain(dispute.id);
    expect(await talk().read('ada', 'all')).toHaveLength(1);
    expect(await arrives(mail)).toBe('known_already');
  });

  test('where talk is sealed, and its letter says so before', async () => {
    await talk().say('ada', 'parties', 'four lakh?');
    const letter = await letterTo('ben', 'parties');
    expect(letter.text).toContain('Please do not answer this mail');
    expect(await arrives(eml({ to: addressOf(letter) }))).toBe('returned');
    expect((await returns())[0]?.[1]).toContain('sealed');
    expect(await talk().read('ada', 'parties')).toHaveLength(1);
  });

  test('where it is the office’s, which signs in', async () => {
    await talk().say('ada', 'all', 'when?');
    const letter = await letterTo('omar', 'all');
    expect(letter.text).toContain('Please do not answer this mail');
    expect(await arrives(eml({ to: addressOf(letter), from: 'omar@example.org' }))).toBe(
      'returned',
    );
    expect((await returns())[0]?.[1]).toContain('signs in');
  });

  test('ten times a day to one address, and no more', async () => {
    for (let at = 0; at < 12; at += 1)
      await arrives(eml({ to: 'talk@munch.example', from: 'eve@example.org' }));
    expect(await returns()).toHaveLength(10);
  });
});

test('the address to which a mail was returned is kept for a day', async () => {
  await arrives(eml({ to: 'talk@munch.example', from: 'eve@example.org' }));
  const run = () => discussionJobs(deps()).talkAnswers.run({ info() {}, error() {} } as never);
  const kept = async () =>
    (await database.db.selectFrom('discussion_mail_answer').select('returnedTo').execute()).map(
      ({ returnedTo }) => returnedTo,
    );
  await run();
  expect(await kept()).toEqual(['eve@example.org']);
  clock.now = new Date(clock.now.getTime() + 86_400_001);
  await run();
  expect(await kept()).toEqual([null]);
});

test('what a program wrote is neither said nor returned', async () => {
  await talk().say('ada', 'all', 'when?');
  const to = addressOf(await letterTo('ben', 'all'));
  for (const head of ['Auto-Submitted: auto-replied', 'Precedence: bulk'])
    expect(await arrives(eml({ to, heads: [head] }))).toBe('ignored');
  expect(await arrives(eml({ to, from: 'no-reply@munch.example' }))).toBe('ignored');
  expect(await returns()).toEqual([]);
  expect(await talk().read('ada', 'all')).toHaveLength(1);
});

test('mail comes from our mail server alone, and is mail', async () => {
  expect(await arrives(eml({ to: 'x@y.example' }), 'a wrong one')).toBe('401 token_wrong');
  expect(await arrives('')).toBe('422 not_mail');
  const closed = appWith(database, { now: () => clock.now });
  const answer = await closed.request('/api/mail/answers', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: 'x',
  });
  expect(answer.status).toBe(404);
});

test('mail that waits in a folder is taken from there once, and what is no mail goes aside', async () => {
  await talk().say('ada', 'all', 'when?');
  const folder = await mkdtemp(join(tmpdir(), 'munch-mail-in-'));
  const to = addressOf(await letterTo('ben', 'all'));
  await writeFile(join(folder, 'a.eml'), eml({ to }));
  await writeFile(join(folder, 'b.eml'), '');
  await writeFile(join(folder, 'c.part'), 'on its way');
  const jobs = discussionJobs({ ...deps(), inbox: folderInbox(folder) });
  expect(await jobs.talkAnswers.run({ info() {}, error() {} } as never)).toBe(false);
  expect((await readdir(folder)).sort()).toEqual(['c.part', 'refused']);
  expect((await talk().read('ada', 'all')).at(-1)?.words).toBe('On Friday.');
  await rm(folder, { recursive: true });
});

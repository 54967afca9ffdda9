import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { turnActs } from './actions/feed.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const bounceToken = 'a-token-of-our-own-mail-server';

let database: TestDatabase;
let app: App;
let now = friday;
let [ada, eve, omar, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];

const settings = { bounceToken };
beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now, settings });
  ada = await signedIn(database.db, { name: 'Ada', now: friday });
  eve = await signedIn(database.db, { name: 'Eve', now: friday });
  omar = await signedIn(database.db, { name: 'Omar', roles: ['case_officer'], now: friday });
  rhea = await signedIn(database.db, { name: 'Rhea', roles: ['registrar'], now: friday });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  await turn();
  for (const table of ['mail_bounce', 'person_notice', 'live_event', 'outbox_mail'] as const)
    await database.db.deleteFrom(table).execute();
});

const turn = async () => {
  while (await turnActs({ db: database.db, now: () => now, newId, wakeMail() {} }));
};
const given = (to: SignedIn): RecordedAct => ({
  act: 'role.given',
  subject: { kind: 'person', id: to.personId },
  by: { personId: null, role: 'system' },
  tells: [to.personId],
});
/** Tells somebody something so many times, a second apart. */
async function tell(to: SignedIn, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    now = new Date(now.getTime() + 1000);
    await database.db.transaction().execute((tx) => appendActs(tx, now, [given(to)]));
    await turn();
  }
}

type Page = {
  notices: { id: string; text: string; isRead: boolean; place: string | null }[];
  unread: number;
  next: string | null;
};
async function ask<T>(
  method: string,
  path: string,
  who: SignedIn,
  body?: unknown,
): Promise<{ status: number; data: T; code: string | undefined }> {
  const answer = await call(app, method, path, { body, cookie: who.cookie });
  const said = (await answer.json()) as { data: T; error?: { code: string } };
  return { status: answer.status, data: said.data, code: said.error?.code };
}
const mine = async (who: SignedIn, query = '') =>
  (await ask<Page>('GET', `/api/notices${query}`, who)).data;

describe('notices', () => {
  test("are one's own, with what happened in one's language and where it is seen to", async () => {
    await tell(ada);
    expect(await mine(ada)).toMatchObject({
      notices: [
        { text: 'You were given a role at the institution', isRead: false, place: '/account' },
      ],
      unread: 1,
      next: null,
    });
    expect(await mine(eve)).toEqual({ notices: [], unread: 0, next: null });
    const hindi = await app.request('/api/notices', {
      headers: { cookie: ada.cookie, 'accept-language': 'hi' },
    });
    expect(await hindi.text()).toContain('आपको संस्था में एक भूमिका दी गई');
  });

  test('come a page at a time, the newest first, none twice and none left out', async () => {
    await tell(ada, 65);
    const first = await mine(ada);
    const second = await mine(ada, `?before=${first.next}`);
    const third = await mine(ada, `?before=${second.next}`);
    expect([first, second, third].map(({ notices }) => notices.length)).toEqual([30, 30, 5]);
    expect(third.next).toBeNull();
    expect(
      new Set([first, second, third].flatMap(({ notices }) => notices.map(({ id }) => id))).size,
    ).toBe(65);
  });

  test('cannot be walked through from a notice of somebody else', async () => {
    await tell(ada, 2);
    await tell(eve);
    const [newest] = (await mine(ada)).notices;
    expect((await mine(eve, `?before=${newest?.id}`)).notices).toEqual([]);
  });

  test('are marked as read one by one, and a second time changes nothing', async () => {
    await tell(ada, 2);
    const [newest] = (await mine(ada)).notices;
    for (let time = 0; time < 2; time += 1)
      expect((await ask('POST', `/api/notices/${newest?.id}/reading`, ada)).data).toEqual({
        unread: 1,
      });
    expect((await mine(ada)).notices.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  test('of somebody else are not there for a stranger', async () => {
    await tell(ada);
    const [newest] = (await mine(ada)).notices;
    expect(await ask('POST', `/api/notices/${newest?.id}/reading`, eve)).toMatchObject({
      status: 404,
      code: 'notice_unknown',
    });
    await ask('POST', '/api/notices/reading', eve, { newest: newest?.id });
    expect((await ask('GET', '/api/notices/unread', ada)).data).toEqual({ unread: 1 });
  });

  test('are all marked as read that were shown; one that came meanwhile is not', async () => {
    await tell(ada, 2);
    const [newest] = (await mine(ada)).notices;
    await tell(ada);
    expect((await ask('POST', '/api/notices/reading', ada, { newest: newest?.id })).data).toEqual({
      unread: 1,
    });
    expect((await mine(ada)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test('are nothing for whoever has not signed in', async () => {
    for (const path of ['/api/notices', '/api/notices/unread', '/api/events'])
      expect((await call(app, 'GET', path)).status).toBe(401);
  });
});

describe('the stream of events', () => {
  test('is one that no proxy keeps back and nobody stores', async () => {
    const answer = await app.request('/api/events', { headers: { cookie: ada.cookie } });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    await answer.body?.cancel();
  });

  test('is refused to somebody who has too many of them, and is none at all for HEAD', async () => {
    const open = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.request('/api/events', { headers: { cookie: eve.cookie } }),
      ),
    );
    expect(open.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const head = await app.request('/api/events', {
      method: 'HEAD',
      headers: { cookie: eve.cookie },
    });
    expect(head.status).toBe(200);
    expect((await ask('GET', '/api/events', eve)).code).toBe('too_many_streams');
    await Promise.all(open.map(({ body }) => body?.cancel()));
    const again = await app.request('/api/events', { headers: { cookie: eve.cookie } });
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});

/** A notification about a letter of ours, as a mail server writes it. */
function notification(
  letterId: string,
  { action = 'failed', domain = 'munch.example' } = {},
): string {
  return `From: MAILER-DAEMON@mail.example.org
Content-Type: multipart/report; report-type=delivery-status; boundary="=_part"

--=_part
Content-Type: text/plain

Sorry.
--=_part
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org

Final-Recipient: rfc822; ada@example.org
Action: ${action}
Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}
Diagnostic-Code: smtp; 550 5.1.1 no such user

--=_part
Content-Type: message/rfc822

Message-ID: <${letterId}@${domain}>
To: ada@example.org

Hello.
--=_part--
`.replaceAll('\n', '\r\n');
}

async function sentLetter(
  kind: 'contact_copy' | 'identity_reset' = 'contact_copy',
): Promise<string> {
  const id = newId();
  await owe(database.db, { id, kind, refersTo: newId(), recipient: 'ada@example.org' }, friday);
  await database.db
    .updateTable('outbox_mail')
    .set({ state: 'sent', sentAt: friday, attempts: 1 })
    .where('id', '=', id)
    .execute();
  return id;
}

async function bring(text: string, token: string | null = bounceToken, through = app) {
  const headers = {
    'content-type': 'message/rfc822',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await through.request('/api/mail/bounces', {
    method: 'POST',
    headers,
    body: text,
  });
  const { data, error } = (await answer.json()) as {
    data?: { outcome: string };
    error?: { code: string };
  };
  return [answer.status, data?.outcome ?? error?.code];
}
const bounces = () => database.db.selectFrom('mail_bounce').selectAll().execute();

describe('mail that comes back', () => {
  test('marks its letter, becomes a work item and is told to the officers, once', async () => {
    const id = await sentLetter();
    const both = await Promise.all([bring(notification(id)), bring(notification(id))]);
    expect(both.map(([, outcome]) => outcome).sort()).toEqual(['bounced', 'known_already']);
    expect(await bring(notification(id))).toEqual([200, 'known_already']);
    expect(await bounces()).toMatchObject([
      {
        letterId: id,
        recipient: 'ada@example.org',
        heard: 'returned',
        status: '5.1.1',
        state: 'open',
      },
    ]);
    const letter = await database.db
      .selectFrom('outbox_mail')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ state: 'sent', bounce: 'filed', bounceStatus: '5.1.1' });
    await turn();
    expect((await mine(omar)).notices).toMatchObject([
      { text: 'A letter of ours came back', place: '/office/bounces' },
    ]);
    expect((await mine(rhea)).notices).toEqual([]);
  });

  test('is none when it is only late', async () => {
    const id = await sentLetter();
    expect(await bring(notification(id, { action: 'delayed' }))).toEqual([200, 'no_bounce']);
    expect(await bounces()).toEqual([]);
  });

  test('is taken from our own mail server alone', async () => {
    const id = await sentLetter();
    expect(await bring(notification(id), null)).toEqual([401, 'token_wrong']);
    expect(await bring(notification(id), `${bounceToken}x`)).toEqual([401, 'token_wrong']);
    expect(
      await bring(notification(id), bounceToken, appWith(database, { now: () => now })),
    ).toEqual([404, 'bounces_off']);
    expect(await bounces()).toEqual([]);
  });

  test('is refused when it is about no letter that was sent from here', async () => {
    const id = await sentLetter();
    expect(await bring(notification(newId()))).toEqual([422, 'letter_unknown']);
    expect(await bring(notification(id, { domain: 'elsewhere.example' }))).toEqual([
      422,
      'letter_unknown',
    ]);
    const unsent = newId();
    await owe(
      database.db,
      { id: unsent, kind: 'contact_copy', refersTo: newId(), recipient: 'ada@example.org' },
      friday,
    );
    expect(await bring(notification(unsent))).toEqual([422, 'letter_unknown']);
    expect(await bring('From: ada@example.org\r\n\r\nHello.')).toEqual([422, 'not_a_report']);
    expect(await bounces()).toEqual([]);
  });

  test('is refused as any other content, and beyond its size', async () => {
    const answer = await app.request('/api/mail/bounces', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
    const size = { 'content-type': 'message/rfc822', 'content-length': String(1024 * 1024 + 1) };
    expect(
      (await app.request('/api/mail/bounces', { method: 'POST', headers: size, body: 'x' })).status,
    ).toBe(413);
  });
});

type Bounces = {
  bounces: {
    id: string;
    about: string;
    mayGoElsewhere: boolean;
    state: string;
    doneBy: string | null;
  }[];
  open: number;
};
const shown = async (who: SignedIn, query = '') =>
  (await ask<Bounces>('GET', `/api/office/bounces${query}`, who)).data;

async function bounced(kind?: 'identity_reset'): Promise<string> {
  await bring(notification(await sentLetter(kind)));
  return (await shown(omar)).bounces[0]?.id ?? '';
}
const again = (id: string, recipient: string, who = omar) =>
  ask<{ id: string }>('POST', `/api/office/bounces/${id}/retry`, who, { recipient });
const close = (id: string, reason: string, who = omar) =>
  ask<{ id: string }>('POST', `/api/office/bounces/${id}/closing`, who, { reason });

describe('a letter that came back', () => {
  test('is sent once more to a corrected address, as a letter of its own', async () => {
    const id = await bounced();
    expect((await again(id, 'ada.lovelace@example.org')).status).toBe(200);
    const letters = await database.db
      .selectFrom('outbox_mail')
      .orderBy('createdAt')
      .orderBy('id')
      .selectAll()
      .execute();
    expect(letters).toMatchObject([
      { recipient: 'ada@example.org', state: 'sent', bounce: 'filed' },
      {
        recipient: 'ada.lovelace@example.org',
        state: 'waiting',
        kind: 'contact_copy',
        refersTo: letters[0]?.refersTo,
        bounce: null,
      },
    ]);
    expect(await shown(omar)).toMatchObject({ bounces: [], open: 0 });
    expect((await shown(omar, '?show=done')).bounces).toMatchObject([
      { state: 'sent_again', doneBy: 'Omar' },
    ]);
    const acts = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'letter.sent_again')
      .selectAll()
      .execute();
    expect(acts.at(-1)).toMatchObject({
      byPerson: omar.personId,
      subjectId: letters[0]?.id,
      details: { corrected: true },
    });
    expect(JSON.stringify(acts.map(({ details }) => details))).not.toContain('example.org');
  });

  test('that opens something of a person goes to her own address alone', async () => {
    const id = await bounced('identity_reset');
    expect((await shown(omar)).bounces[0]).toMatchObject({
      about: 'Letter about an account',
      mayGoElsewhere: false,
    });
    expect(await again(id, 'omar@example.org')).toMatchObject({
      status: 422,
      code: 'bound_to_address',
    });
    expect((await again(id, 'ada@example.org')).status).toBe(200);
  });

  test('is seen to once, by one of two who do it at the same moment', async () => {
    const id = await bounced();
    const both = await Promise.all([again(id, 'ada@example.org'), close(id, 'She called.', rhea)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await close(id, 'Again.')).code).toBe('already_done');
  });

  test('is closed with a reason, which the record keeps', async () => {
    const id = await bounced();
    expect((await close(id, ' ')).code).toBe('reason_missing');
    expect((await close(id, 'She called.')).status).toBe(200);
    const act = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'letter.closed')
      .orderBy('number', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({
      byPerson: omar.personId,
      byRole: 'case_officer',
      fromState: 'bounced',
      toState: 'closed',
      why: 'She called.',
    });
  });

  test('is not there for whoever works on no enquiries, and an unknown one for nobody', async () => {
    const id = await bounced();
    for (const who of [ada, eve])
      expect((await ask('GET', '/api/office/bounces', who)).status).toBe(403);
    expect((await close(id, 'Mine.', eve)).status).toBe(403);
    expect((await close(newId(), 'Mine.')).status).toBe(404);
    expect((await again('elsewhere', 'ada@example.org')).status).toBe(422);
  });
});

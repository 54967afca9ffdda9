import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GivenRole } from '#kernel/viewer.ts';
import type { App } from '#platform/http.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import type { Mail } from '#platform/mail.ts';
import { appWith, call, settings, signInParts } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { accountLetters } from '../jobs/account.ts';
import { firstAdministratorLink } from '../routes.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const DAY = 86_400_000;
const password = 'kettle lantern orbit plum';

let database: TestDatabase;
let app: App;
let now = noon;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = noon;
  await database.db
    .updateTable('identity_role')
    .set({ endedAt: noon })
    .where('endedAt', 'is', null)
    .execute();
  await database.db.deleteFrom('identity_invitation').execute();
  await database.db.deleteFrom('outbox_mail').execute();
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const arrives = (roles: GivenRole[], name = 'Omar Officer') =>
  signedIn(database.db, { name, roles, now });

type Sent = {
  status: number;
  data: Record<string, never>;
  error: { code: string; fields?: Record<string, string> };
  cookie: string | undefined;
};

async function ask(
  who: Pick<SignedIn, 'cookie'> | null,
  method: string,
  path: string,
  body: unknown = {},
): Promise<Sent> {
  const answer = await call(app, method, path, { body, cookie: who?.cookie });
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('munch='))
    ?.split(';')[0];
  return {
    status: answer.status,
    cookie,
    ...((await answer.json()) as Pick<Sent, 'data' | 'error'>),
  };
}

const said = ({ status, error }: Sent) => [status, error?.code];
const give = (by: SignedIn, to: SignedIn, role: GivenRole, why = 'She begins on Monday') =>
  ask(by, 'POST', `/api/office/people/${to.personId}/roles`, { role, why });
const end = (by: SignedIn, from: SignedIn, role: GivenRole, why = 'She left') =>
  ask(by, 'DELETE', `/api/office/people/${from.personId}/roles/${role}`, { why });

describe('a role', () => {
  test('is given with a reason, works with the next request, and the record says who gave it', async () => {
    const [rita, omar] = [await arrives(['administrator'], 'Rita Root'), await arrives([])];
    expect((await ask(omar, 'GET', '/api/identity/office')).error.code).toBe('not_allowed');
    expect((await give(rita, omar, 'case_officer')).status).toBe(201);
    expect((await ask(omar, 'GET', '/api/identity/office')).error.code).toBe(
      'second_factor_needed',
    );
    const shown = await ask(rita, 'GET', `/api/office/people/${omar.personId}`);
    expect(shown.data.roles).toMatchObject([
      {
        role: 'case_officer',
        givenBy: 'Rita Root',
        givenWhy: 'She begins on Monday',
        endedAt: null,
      },
    ]);
    const [act] = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', omar.personId)
      .selectAll()
      .execute();
    expect([act?.act, act?.byPerson, act?.toState, act?.why, act?.tells]).toEqual([
      'role.given',
      rita.personId,
      'case_officer',
      'She begins on Monday',
      [omar.personId],
    ]);
  });

  test('that ended opens nothing with the next request of a session that is still open', async () => {
    const [rita, omar] = [await arrives(['administrator']), await arrives(['case_officer'])];
    expect((await ask(omar, 'GET', '/api/identity/office')).status).toBe(200);
    expect((await end(rita, omar, 'case_officer')).status).toBe(200);
    expect(said(await ask(omar, 'GET', '/api/identity/office'))).toEqual([403, 'not_allowed']);
    expect(said(await end(rita, omar, 'case_officer'))).toEqual([409, 'role_not_held']);
  });

  test('is not given to oneself, twice, without a reason, beside one that it does not go with, or to nobody', async () => {
    const [rita, omar] = [await arrives(['administrator']), await arrives(['committee'])];
    expect(said(await give(rita, rita, 'accounts'))).toEqual([409, 'own_role']);
    expect(said(await give(rita, omar, 'committee'))).toEqual([409, 'role_held']);
    expect(said(await give(rita, omar, 'administrator'))).toEqual([409, 'roles_apart']);
    expect(said(await give(rita, omar, 'accounts', '  '))).toEqual([422, 'why_missing']);
    expect(said(await give(rita, { ...omar, personId: newId() }, 'accounts'))).toEqual([
      404,
      'person_unknown',
    ]);
  });

  test('is given and ended by nobody but an administrator', async () => {
    const [rhea, omar] = [await arrives(['registrar']), await arrives([])];
    expect(said(await give(rhea, omar, 'accounts'))).toEqual([403, 'not_allowed']);
    expect(said(await end(rhea, omar, 'accounts'))).toEqual([403, 'not_allowed']);
    expect(said(await ask(rhea, 'GET', '/api/office/people'))).toEqual([403, 'not_allowed']);
  });

  test('given twice at once is one role', async () => {
    const [rita, omar] = [await arrives(['administrator']), await arrives([])];
    const both = await Promise.all([give(rita, omar, 'accounts'), give(rita, omar, 'accounts')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('of the administrators one always stays', () => {
  test('the last one cannot be ended', async () => {
    const rita = await arrives(['administrator']);
    expect(said(await end(rita, rita, 'administrator'))).toEqual([409, 'last_administrator']);
  });

  test('two who end each other at once leave one', async () => {
    for (let again = 0; again < 5; again += 1) {
      const [rita, rob] = [
        await arrives(['administrator']),
        await arrives(['administrator'], 'Rob Root'),
      ];
      const both = await Promise.all([
        end(rita, rob, 'administrator'),
        end(rob, rita, 'administrator'),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
      const held = database.db
        .selectFrom('identity_role')
        .where('role', '=', 'administrator')
        .where('endedAt', 'is', null);
      expect(await held.select('personId').execute()).toHaveLength(1);
      await database.db
        .updateTable('identity_role')
        .set({ endedAt: noon })
        .where('endedAt', 'is', null)
        .execute();
    }
  });
});

test('people are found by a part of their name, by address and by role, and a sign of SQL is a character', async () => {
  const [rita, omar] = [
    await arrives(['administrator']),
    await arrives(['accounts'], 'Zoya 100% Findable'),
  ];
  const found = async (query: string) =>
    (
      (await ask(rita, 'GET', `/api/office/people?${query}`)).data.people as unknown as {
        id: string;
      }[]
    ).map(({ id }) => id);
  expect(await found('search=zoya')).toEqual([omar.personId]);
  expect(await found(`search=${omar.personId.slice(-12)}`)).toEqual([omar.personId]);
  expect(await found('search=100%25')).toEqual([omar.personId]);
  expect(await found('search=0%25%20Findable')).toEqual([omar.personId]);
  expect(await found('role=accounts')).toEqual([omar.personId]);
  expect(await found('search=no_such_person')).toEqual([]);
});

test('an administrator signs somebody out everywhere, with a reason', async () => {
  const [rita, omar] = [await arrives(['administrator']), await arrives(['case_officer'])];
  const path = `/api/office/people/${omar.personId}/sessions`;
  expect(said(await ask(rita, 'DELETE', path, { why: '' }))).toEqual([422, 'why_missing']);
  expect((await ask(rita, 'DELETE', path, { why: 'Lost phone' })).data).toEqual({ ended: 1 });
  expect(said(await ask(omar, 'GET', '/api/identity/account'))).toEqual([401, 'sign_in_needed']);
});

const parts = () => ({
  db: database.db,
  now: () => now,
  newId,
  newToken,
  newCode,
  settings,
  wakeMail: () => {},
  key: signInParts.key,
  passwords: signInParts.passwords,
  personData: {},
  personErasers: {},
});
const tokenIn = (link: string | null) =>
  new URL(link ?? 'http://no.link').searchParams.get('token') ?? '';

describe('the printed link', () => {
  const made = (token: string, change: Record<string, unknown> = {}) =>
    ask(null, 'POST', '/api/first-administrator', {
      token,
      name: 'Rita Root',
      email: `${newId()}@example.org`,
      password,
      agrees: true,
      ...change,
    });

  test('makes the first administrator once, signs her in, and leads to her second factor', async () => {
    const token = tokenIn(await firstAdministratorLink(parts()));
    expect((await ask(null, 'POST', '/api/first-administrator/opening', { token })).status).toBe(
      200,
    );
    const came = await made(token);
    expect([came.status, came.data.to]).toEqual([201, '/account/second-factor?next=%2Foffice']);
    // The role is held, and counts once a second factor was given.
    const seen = await ask({ cookie: came.cookie ?? '' }, 'GET', '/api/account/profile');
    expect(seen.data).toMatchObject({ name: 'Rita Root', roles: ['person', 'administrator'] });
    expect(
      (await ask({ cookie: came.cookie ?? '' }, 'GET', '/api/identity/account')).data,
    ).toMatchObject({ roles: ['person'] });
    expect(said(await made(token))).toEqual([404, 'link_unknown']);
    expect(await firstAdministratorLink(parts())).toBeNull();
  });

  test('is kept as a hash alone, in no row as it is', async () => {
    const token = tokenIn(await firstAdministratorLink(parts()));
    const row = await database.db
      .selectFrom('identity_first_link')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.tokenHash.includes(Buffer.from(token))).toBe(false);
    expect(row.tokenHash.includes(Buffer.from(token, 'base64url'))).toBe(false);
  });

  test('is replaced by the next start, and good for a day, to the second', async () => {
    const old = tokenIn(await firstAdministratorLink(parts()));
    const token = tokenIn(await firstAdministratorLink(parts()));
    expect(said(await made(old))).toEqual([404, 'link_unknown']);
    later(DAY);
    expect(said(await made(token))).toEqual([404, 'link_unknown']);
    later(-1);
    expect((await made(token)).status).toBe(201);
  });

  test('of two at once makes one', async () => {
    const token = tokenIn(await firstAdministratorLink(parts()));
    const both = await Promise.all([made(token), made(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const held = database.db
      .selectFrom('identity_role')
      .where('role', '=', 'administrator')
      .where('endedAt', 'is', null);
    expect(await held.select('personId').execute()).toHaveLength(1);
  });

  test('asks for a good password, a name, an address and the agreement, and a stranger’s guess opens nothing', async () => {
    const token = tokenIn(await firstAdministratorLink(parts()));
    expect(said(await made(token, { password: 'too short' }))).toEqual([422, 'password_short']);
    expect(said(await made(token, { password: 'password1234' }))).toEqual([
      422,
      'password_guessable',
    ]);
    expect(said(await made(token, { name: ' ' }))).toEqual([422, 'name_missing']);
    expect(said(await made(token, { email: 'nowhere' }))).toEqual([422, 'email_invalid']);
    expect(said(await made(token, { agrees: false }))).toEqual([422, 'agreement_missing']);
    expect(said(await made(newToken()))).toEqual([404, 'link_unknown']);
    expect((await made(token)).status).toBe(201);
  });
});

describe('an invitation', () => {
  const invite = (by: SignedIn, change: Record<string, unknown> = {}) =>
    ask(by, 'POST', '/api/office/invitations', {
      email: 'New@Example.org',
      name: 'Nina New',
      role: 'case_officer',
      why: 'Begins on Monday',
      ...change,
    });

  async function letter(): Promise<{ mail: Mail | null; token: string }> {
    const row = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'identity_invite')
      .selectAll()
      .executeTakeFirstOrThrow();
    const to = { id: row.id, to: row.recipient, publicUrl: settings.publicUrl, now };
    const mail = await accountLetters(parts()).identity_invite(row.refersTo, to);
    return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  }

  const take = (token: string, change: Record<string, unknown> = {}) =>
    ask(null, 'POST', '/api/invitations/account', {
      token,
      name: 'Nina New',
      password,
      agrees: true,
      ...change,
    });

  beforeEach(async () => {
    await database.db
      .updateTable('identity_person')
      .set({ email: null, name: '', passwordHash: null, passwordSetAt: null, erasedAt: noon })
      .where('email', '=', 'new@example.org')
      .execute();
  });

  test('goes by mail, makes an account whose address is confirmed, with the role, once', async () => {
    const rita = await arrives(['administrator'], 'Rita Root');
    expect((await invite(rita)).status).toBe(201);
    const { mail, token } = await letter();
    expect([mail?.to, mail?.text.includes('Case officer')]).toEqual(['new@example.org', true]);
    expect((await ask(null, 'POST', '/api/invitations/opening', { token })).data).toEqual({
      name: 'Nina New',
      email: 'new@example.org',
      role: 'case_officer',
    });
    const came = await take(token);
    expect([came.status, came.data.to]).toEqual([201, '/account/second-factor?next=%2Foffice']);
    const seen = await ask({ cookie: came.cookie ?? '' }, 'GET', '/api/account/profile');
    expect(seen.data).toMatchObject({
      email: 'new@example.org',
      isEmailVerified: true,
      roles: ['person', 'case_officer'],
    });
    expect(said(await take(token))).toEqual([404, 'link_unknown']);
    expect((await letter()).mail).toBeNull();
  });

  test('taken twice at once makes one account', async () => {
    await invite(await arrives(['administrator']));
    const { token } = await letter();
    const both = await Promise.all([take(token), take(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  test('is good for a week, to the second, and for nothing once it is withdrawn', async () => {
    const rita = await arrives(['administrator']);
    const { data } = await invite(rita);
    const { token } = await letter();
    later(7 * DAY);
    expect(said(await take(token))).toEqual([404, 'link_unknown']);
    later(-1);
    expect((await ask(null, 'POST', '/api/invitations/opening', { token })).status).toBe(200);
    now = noon;
    expect(
      (await ask(rita, 'DELETE', `/api/office/invitations/${data.id}`, { why: 'A mistake' }))
        .status,
    ).toBe(200);
    expect(
      said(await ask(rita, 'DELETE', `/api/office/invitations/${data.id}`, { why: 'A mistake' })),
    ).toEqual([404, 'invitation_unknown']);
    expect(said(await take(token))).toEqual([404, 'link_unknown']);
  });

  test('is not sent to somebody who has an account, nor twice, and a stranger’s guess opens nothing', async () => {
    const rita = await arrives(['administrator']);
    const known = await database.db
      .selectFrom('identity_person')
      .where('id', '=', rita.personId)
      .select('email')
      .executeTakeFirstOrThrow();
    expect(said(await invite(rita, { email: known.email }))).toEqual([409, 'email_taken']);
    expect((await invite(rita)).status).toBe(201);
    expect(said(await invite(rita))).toEqual([409, 'already_invited']);
    expect(said(await take(newToken()))).toEqual([404, 'link_unknown']);
  });
});

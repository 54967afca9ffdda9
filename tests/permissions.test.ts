import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathParts } from '#kernel/endpoint.ts';
import { type GivenRole, givenRoles, type Role } from '#kernel/viewer.ts';
import { asksForSecondFactor, rolesFor } from '#modules/identity/rules/permissions.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { endpoints } from '../src/joined.ts';
import { appWith, call } from './app.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { disputesDeps, opened } from './disputes.ts';
import { idPlaces } from './samples.ts';

const callers = ['visitor', 'person', ...givenRoles] as const satisfies readonly Role[];
const uuid = '019a0000-0000-7000-8000-000000000000';

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database);
});
afterAll(() => database.drop());

// A session of its own for each question: one of the endpoints signs out.
async function cookieOf(role: Role, secondFactor: boolean): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  return (await signedIn(database.db, { roles: role === 'person' ? [] : [role], secondFactor }))
    .cookie;
}

/** What the door says, before anything that was sent is looked at. */
async function door(method: string, path: string, cookie: string | undefined): Promise<string> {
  const answer = await call(app, method, path.replace(/:[A-Za-z]+/g, uuid), { cookie });
  if (answer.status !== 401 && answer.status !== 403) return 'admitted';
  const { error } = (await answer.json()) as { error: { code: string } };
  return ['sign_in_needed', 'second_factor_needed', 'not_allowed'].includes(error.code)
    ? error.code
    : 'admitted';
}

describe.each(callers)('%s', (role) => {
  test('is let in where the table of permissions says so, and nowhere else', async () => {
    const said: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { method, path, needs } of endpoints) {
      const allowed =
        rolesFor[needs].includes(role) ||
        (role !== 'visitor' && rolesFor[needs].includes('person'));
      expected[`${method} ${path}`] = allowed
        ? 'admitted'
        : role === 'visitor'
          ? 'sign_in_needed'
          : 'not_allowed';
      said[`${method} ${path}`] = await door(method, path, await cookieOf(role, true));
    }
    expect(said).toEqual(expected);
  });

  test('without a second factor has no power over others', async () => {
    const said: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { method, path, needs } of endpoints.filter((one) =>
      asksForSecondFactor(one.needs),
    )) {
      const allowed = rolesFor[needs].includes(role);
      expected[`${method} ${path}`] =
        role === 'visitor' ? 'sign_in_needed' : allowed ? 'second_factor_needed' : 'not_allowed';
      said[`${method} ${path}`] = await door(method, path, await cookieOf(role, false));
    }
    expect(said).toEqual(expected);
  });
});

test('every served address of the API is on the list that was walked', () => {
  const listed = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  // Doors of machines, which say for themselves who may pass.
  const others = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'];
  const served = app.routes.filter(
    ({ method, path }) => path.startsWith('/api/') && !path.endsWith('*') && method !== 'ALL',
  );
  expect(
    served
      .map(({ method, path }) => `${method} ${path}`)
      .filter((one) => !listed.has(one) && !others.includes(one)),
  ).toEqual([]);
});

describe('a malformed id', () => {
  /** Shapes that a careless contract takes for an id and a database does not. */
  const HOSTILE = [
    '-'.repeat(36),
    '0'.repeat(36),
    `${uuid.slice(0, 35)}g`,
    `{${uuid}}`,
    'ffffffffffffffffffffffffffffffffffff',
    'x',
    '',
  ];
  const hostile = HOSTILE.filter((one) => one !== '');

  test('is refused at every place of every endpoint where one may stand, and is an accident nowhere', async () => {
    const cookie = (await signedIn(database.db, { roles: givenRoles })).cookie;
    const accidents: string[] = [];
    for (const endpoint of endpoints.filter(
      ({ raw, path }) => !raw && path !== '/api/events' && path !== '/api/identity/session',
    ))
      for (const { way, put } of idPlaces(endpoint))
        for (const id of hostile) {
          const input = put(id);
          const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
            encodeURIComponent(String(input[name] ?? uuid)),
          );
          const query = endpoint.method === 'GET' ? `?${queryOf(input, endpoint.path)}` : '';
          const answer = await call(app, endpoint.method, path + query, {
            body: bodyOf(input, endpoint.path),
            cookie,
          });
          if (answer.status >= 500 || answer.status < 300)
            accidents.push(`${answer.status} ${endpoint.method} ${endpoint.path} ${way}=${id}`);
          await answer.body?.cancel();
        }
    expect(accidents).toEqual([]);
  }, 300_000);
});

const bodyOf = (input: Record<string, unknown>, path: string) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !pathParts(path).includes(name)));
const queryOf = (input: Record<string, unknown>, path: string) =>
  new URLSearchParams(
    Object.entries(bodyOf(input, path)).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  );

test.each([[[]], [givenRoles]] as const)(
  'no answer of an endpoint is kept on the way, whoever asks and whatever is answered: %j',
  async (roles) => {
    const kept: string[] = [];
    for (const { method, path } of endpoints.filter(
      ({ path: one }) => one !== '/api/identity/session',
    )) {
      const cookie = roles.length > 0 ? (await signedIn(database.db, { roles })).cookie : undefined;
      const answer = await call(app, method, path.replace(/:[A-Za-z]+/g, uuid), { cookie });
      if (!answer.headers.get('cache-control')?.includes('no-store'))
        kept.push(`${method} ${path}`);
      await answer.body?.cancel();
    }
    expect(kept).toEqual([]);
  },
);

const HOUR = 3_600_000;
const GIVEN = new Date('2026-11-20T06:30:00Z');

/** An app whose clock stands at a moment, and a session of staff whose factor was given at GIVEN. */
async function at(moment: number, roles: readonly GivenRole[] = givenRoles) {
  const { cookie, personId } = await signedIn(database.db, { roles, now: GIVEN });
  return { late: appWith(database, { now: () => new Date(moment) }), cookie, personId };
}

async function doorAt(late: App, method: string, path: string, cookie: string): Promise<string> {
  const answer = await call(late, method, path.replace(/:[A-Za-z]+/g, uuid), { cookie });
  await (answer.status === 401 || answer.status === 403 ? null : answer.body?.cancel());
  return answer.status === 403
    ? ((await answer.json()) as { error: { code: string } }).error.code
    : 'admitted';
}

test('the office is open to the last second of twelve hours after the factor, at each of its doors, and closed then', async () => {
  const doors = endpoints.filter(({ needs }) => asksForSecondFactor(needs));
  for (const [moment, expected] of [
    [GIVEN.getTime() + 12 * HOUR - 1000, 'admitted'],
    [GIVEN.getTime() + 12 * HOUR, 'second_factor_needed'],
  ] as const) {
    const { late, cookie } = await at(moment);
    const said = [];
    for (const { method, path } of doors)
      said.push([method, path, await doorAt(late, method, path, cookie)]);
    expect(said).toEqual(doors.map(({ method, path }) => [method, path, expected]));
  }
});

test('where a party reads too, an officer reads a real dispute to the last second of twelve hours, and is a stranger then', async () => {
  const { id } = await opened(await disputesDeps(database.db, { now: GIVEN }));
  const party = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  const inquiry = { partyId: party.id, where: 'Bandra', on: '2026-11-20', result: 'Not there' };
  const said = async (moment: number) => {
    const { late, cookie } = await at(moment, ['registrar']);
    const ask = async (method: string, path: string, body?: object) =>
      (await call(late, method, path, { cookie, body })).status;
    return [
      await ask('GET', `/api/disputes/${id}/responses`),
      await ask('GET', `/api/disputes/${id}/service`),
      await ask('GET', `/api/fees/disputes/${id}/costs`),
      await ask('POST', `/api/disputes/${id}/service-inquiries`, inquiry),
    ];
  };
  expect((await said(GIVEN.getTime() + 12 * HOUR - 1000)).slice(0, 3)).toEqual([200, 200, 200]);
  expect(await said(GIVEN.getTime() + 12 * HOUR)).toEqual([404, 404, 404, 404]);
});

test('a session that owes, opens nothing that is somebody’s: what is for every visitor treats it as a visitor', async () => {
  const said: string[] = [];
  for (const { method, path, needs } of endpoints.filter(
    (one) => one.needs !== 'verify_second_factor',
  )) {
    const { cookie, personId } = await signedIn(database.db, {
      roles: ['neutral', 'registrar'],
      secondFactor: false,
    });
    const passkey = {
      id: newId(),
      personId,
      credentialId: Buffer.from(personId),
      publicKey: Buffer.alloc(32),
    };
    const made = { counter: 0n, transports: [], name: 'my phone', madeAt: new Date() };
    await database.db
      .insertInto('identity_passkey')
      .values({ ...passkey, ...made })
      .execute();
    const answer = await door(method, path, cookie);
    const isHeld = rolesFor[needs].some(
      (role) => role === 'person' || role === 'neutral' || role === 'registrar',
    );
    if (
      answer !== (needs === 'visit' ? 'admitted' : isHeld ? 'second_factor_needed' : 'not_allowed')
    )
      said.push(`${method} ${path} ${answer}`);
  }
  expect(said).toEqual([]);
});

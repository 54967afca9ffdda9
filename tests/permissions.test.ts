import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathParts } from '#kernel/endpoint.ts';
import { givenRoles, type Role } from '#kernel/viewer.ts';
import { asksForSecondFactor, rolesFor } from '#modules/identity/rules/permissions.ts';
import type { App } from '#platform/http.ts';
import { endpoints } from '../src/server.ts';
import { appWith, call } from './app.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
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
  return (await signedIn(database.db, { roles: role === 'person' ? [] : [role], secondFactor })).cookie;
}

/** What the door says, before anything that was sent is looked at. */
async function door(method: string, path: string, cookie: string | undefined): Promise<string> {
  const answer = await call(app, method, path.replace(/:[A-Za-z]+/g, uuid), { cookie });
  if (answer.status !== 401 && answer.status !== 403) return 'admitted';
  const { error } = (await answer.json()) as { error: { code: string } };
  return ['sign_in_needed', 'second_factor_needed', 'not_allowed'].includes(error.code) ? error.code : 'admitted';
}

describe.each(callers)('%s', (role) => {
  test('is let in where the table of permissions says so, and nowhere else', async () => {
    const said: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { method, path, needs } of endpoints) {
      const allowed = rolesFor[needs].includes(role) || (role !== 'visitor' && rolesFor[needs].includes('person'));
      expected[`${method} ${path}`] = allowed ? 'admitted' : role === 'visitor' ? 'sign_in_needed' : 'not_allowed';
      said[`${method} ${path}`] = await door(method, path, await cookieOf(role, true));
    }
    expect(said).toEqual(expected);
  });

  test('without a second factor has no power over others', async () => {
    const said: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { method, path, needs } of endpoints.filter((one) => asksForSecondFactor(one.needs))) {
      const allowed = rolesFor[needs].includes(role);
      expected[`${method} ${path}`] = role === 'visitor' ? 'sign_in_needed' : allowed ? 'second_factor_needed' : 'not_allowed';
      said[`${method} ${path}`] = await door(method, path, await cookieOf(role, false));
    }
    expect(said).toEqual(expected);
  });
});

test('every served address of the API is on the list that was walked', () => {
  const listed = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  // Doors of machines, which say for themselves who may pass.
  const others = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'];
  const served = app.routes.filter(({ method, path }) => path.startsWith('/api/') && !path.endsWith('*') && method !== 'ALL');
  expect(served.map(({ method, path }) => `${method} ${path}`).filter((one) => !listed.has(one) && !others.includes(one))).toEqual([]);
});

describe('a malformed id', () => {
  /** Shapes that a careless contract takes for an id and a database does not. */
  const HOSTILE = ['-'.repeat(36), '0'.repeat(36), `${uuid.slice(0, 35)}g`, `{${uuid}}`, 'ffffffffffffffffffffffffffffffffffff', 'x', ''];
  const hostile = HOSTILE.filter((one) => one !== '');

  test('is refused at every place of every endpoint where one may stand, and is an accident nowhere', async () => {
    const cookie = (await signedIn(database.db, { roles: givenRoles })).cookie;
    const accidents: string[] = [];
    for (const endpoint of endpoints.filter(({ raw, path }) => !raw && path !== '/api/events' && path !== '/api/identity/session'))
      for (const { way, put } of idPlaces(endpoint))
        for (const id of hostile) {
          const input = put(id);
          const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? uuid)));
          const query = endpoint.method === 'GET' ? `?${queryOf(input, endpoint.path)}` : '';
          const answer = await call(app, endpoint.method, path + query, { body: bodyOf(input, endpoint.path), cookie });
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
  new URLSearchParams(Object.entries(bodyOf(input, path)).filter((one): one is [string, string] => typeof one[1] === 'string'));

test.each([[[]], [givenRoles]] as const)(
  'no answer of an endpoint is kept on the way, whoever asks and whatever is answered: %j',
  async (roles) => {
    const kept: string[] = [];
    for (const { method, path } of endpoints.filter(({ path: one }) => one !== '/api/identity/session')) {
      const cookie = roles.length > 0 ? (await signedIn(database.db, { roles })).cookie : undefined;
      const answer = await call(app, method, path.replace(/:[A-Za-z]+/g, uuid), { cookie });
      if (!answer.headers.get('cache-control')?.includes('no-store')) kept.push(`${method} ${path}`);
      await answer.body?.cancel();
    }
    expect(kept).toEqual([]);
  },
);

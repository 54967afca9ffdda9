import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { openLog } from '#platform/log.ts';
import { contentPolicy } from '#platform/security.ts';
import { endpoints } from '../src/joined.ts';
import { hasFiles, policyOf } from '../src/server.ts';
import { appWith as appOn } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const noon = () => new Date('2026-11-20T06:30:00Z');
const settings = {
  publicUrl: 'https://munch.example',
  postsPerMinute: 0,
  trustProxy: 0,
  allowedOrigins: ['https://partner.example'],
  metricsToken: undefined,
  officeEmail: 'office@munch.example',
};
const message = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.in',
  phone: '9820000000',
  message: 'A private matter',
};

let database: TestDatabase;
let said = 'ready';
let readiness = async () => said;
const written: string[] = [];
const log = openLog((text) => written.push(text), noon);

function appWith(change: Partial<typeof settings> & { patience?: number } = {}): App {
  const { patience, ...changed } = change;
  return appOn(database, {
    now: noon,
    log,
    readiness,
    settings: { ...settings, ...changed },
    ...(patience ? { patience } : {}),
  });
}

function post(app: App, body: unknown, headers: Record<string, string> = {}) {
  return app.request('/api/sales/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a running server says that it is alive, and ready only while it can work', async () => {
  const app = appWith();
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(200);
  said = 'the disk is full';
  const not = await app.request('/readyz');
  expect([not.status, await not.text()]).toEqual([503, 'not ready: the disk is full']);
  expect((await app.request('/healthz')).status).toBe(200);
  said = 'ready';
});

test.each([
  ['GET', '/api/disputes/1/documents/2', true],
  ['HEAD', '/api/disputes/1/documents/2', true],
  ['GET', '/api/disputes/1/export/2', true],
  ['GET', '/api/disputes/1/documents', false],
  ['GET', '/api/events', false],
  ['GET', `/cases/${newId()}/papers`, false],
  ['POST', `/cases/${newId()}/papers`, true],
  ['POST', '/api/disputes/1/papers', false],
])('%s %s has as long as a large file takes to be read: %s', (method, path, has) => {
  expect(hasFiles(method, path)).toBe(has);
});

test('what takes too long is answered 503 in the common shape', async () => {
  readiness = () => new Promise<string>((done) => setTimeout(done, 1000, 'ready'));
  const answer = await appWith({ patience: 20 }).request('/readyz');
  readiness = async () => said;
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: { code: 'timeout', message: 'That took too long and was stopped. Try again.' } },
  ]);
});

test('every answer carries the headers that keep a page in its place, and HSTS behind TLS alone', async () => {
  const answer = await appWith().request('/healthz');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(answer.headers.get('permissions-policy')).toContain('camera=()');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  const plain = await appWith({ publicUrl: 'http://127.0.0.1:3000' }).request('/healthz');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

test('every request has an id that stands in the answer and in the log, and nothing that a person sent is logged', async () => {
  written.length = 0;
  const answer = await post(appWith(), message);
  log.flush();
  const text = written.join('');
  expect(answer.status).toBe(200);
  expect(text).toContain(answer.headers.get('x-request-id') ?? 'no id');
  for (const private_ of Object.values(message)) expect(text).not.toContain(private_);
});

test('a post with cookies from another site is refused, from our own or an allowed one it is taken', async () => {
  const app = appWith();
  const from = (origin: string) =>
    post(
      app,
      { ...message, email: `${origin.length}@example.in` },
      { cookie: 'session=1', origin },
    );
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await from('null')).status).toBe(403);
  expect((await from('https://munch.example')).status).toBe(200);
  expect((await from('https://partner.example')).status).toBe(200);
  expect(
    (await post(app, { ...message, email: 'b@example.in' }, { cookie: 'session=1' })).status,
  ).toBe(403);
});

test('a page that posts for its visitor is our own at whatever address it is reached', async () => {
  const post = (url: string, origin: string) =>
    appWith().request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'munch=1', origin },
      body: JSON.stringify({ ...message, email: `${url.length}@own.example` }),
    });
  expect(
    (await post('http://127.0.0.1:4000/api/sales/contact', 'http://127.0.0.1:4000')).status,
  ).toBe(200);
  expect(
    (await post('http://127.0.0.1:4000/api/sales/contact', 'http://127.0.0.1:4001')).status,
  ).toBe(403);
});

test('another site may call the API from a browser only when it was allowed by name', async () => {
  const ask = (origin: string) => appWith().request('/api/openapi.json', { headers: { origin } });
  expect((await ask('https://partner.example')).headers.get('access-control-allow-origin')).toBe(
    'https://partner.example',
  );
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('too many posts from one address are refused with the seconds to wait', async () => {
  const app = appWith({ postsPerMinute: 2 });
  for (const name of ['x', 'y'])
    expect((await post(app, { ...message, email: `${name}@rate.example` })).status).toBe(200);
  const refused = await post(app, message);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toEqual({
    error: {
      code: 'too_many',
      message: 'Too many tries from your address. Wait 60 seconds and try again.',
    },
  });
});

test('a mailed link works however often its neighbours are used, because mail services unsubscribe many from one address', async () => {
  const app = appWith({ postsPerMinute: 1 });
  const unsubscribe = () =>
    app.request('/api/sales/newsletter/unsubscription', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":"unknown"}',
    });
  expect([(await unsubscribe()).status, (await unsubscribe()).status]).toEqual([404, 404]);
});

test('an address of the API that does not exist is a 404 in the same shape, a wrong method a 405 that names the right one', async () => {
  const nowhere = await appWith().request('/api/nowhere');
  expect([nowhere.status, await nowhere.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'There is nothing at this address.' } },
  ]);
  const wrong = await appWith().request('/api/sales/contact');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
});

test('the OpenAPI document names every endpoint, its limits and its refusals', async () => {
  const document = (await (await appWith().request('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        {
          requestBody: {
            content: Record<
              string,
              {
                schema: {
                  properties: Record<string, { maxLength?: number }>;
                  additionalProperties: boolean;
                };
              }
            >;
          };
          responses: Record<string, { description: string }>;
        }
      >
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  const paths = endpoints.map(({ path }) => path.replace(/:([A-Za-z]+)/g, '{$1}'));
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
  expect(paths).toContain('/api/sales/contact');
  const contact = document.paths['/api/sales/contact']?.post;
  const schema = contact?.requestBody.content['application/json']?.schema;
  expect(schema?.properties.message?.maxLength).toBe(5000);
  expect(schema?.additionalProperties).toBe(false);
  expect(contact?.responses['422']?.description).toContain('Phone must be 10 digits!');
});

test('a form may end on our own pages, and on the payment provider’s where one is set up', () => {
  const form = (razorpayKeyId: string | undefined) =>
    contentPolicy(policyOf({ ...settings, razorpayKeyId }))
      .split('; ')
      .find((one) => one.startsWith('form-action'));
  expect(form(undefined)).toBe("form-action 'self'");
  expect(form('rzp_live_1')).toBe("form-action 'self' https://rzp.io https://*.razorpay.com");
  // No script of theirs runs on a page of ours, and none of ours speaks with them.
  expect(
    contentPolicy(policyOf({ ...settings, razorpayKeyId: 'rzp_live_1' })).match(/razorpay/g),
  ).toHaveLength(1);
});

test('the reference can be read without anything from elsewhere', async () => {
  const answer = await appWith().request('/api/docs');
  const html = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('/api/sales/consultation');
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

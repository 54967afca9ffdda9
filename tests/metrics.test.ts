import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { isLoopback, openMetrics } from '#platform/metrics.ts';
import { appWith } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const open = (settings: { metricsToken?: string; trustProxy?: number } = {}) =>
  appWith(database, { settings });

/** A request that came over a socket from an address. */
function from(
  app: App,
  remoteAddress: string,
  headers: Record<string, string> = {},
  path = '/metrics',
) {
  const incoming = { socket: { remoteAddress } } as IncomingMessage; // all that is looked at
  return app.request(path, { headers }, { incoming });
}
const statusFrom = async (...asking: Parameters<typeof from>) => (await from(...asking)).status;

describe('the figures', () => {
  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'are for programs of the same machine (%s)',
    async (address) => {
      const answer = await from(open(), address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    },
  );

  test.each([
    '203.0.113.5',
    '128.0.0.1',
    '::2',
    '10.0.0.1',
    '',
    '127.0.0.1.example.org',
    '1270.0.0.1',
    '127.0.0.256',
  ])('are not there for %s', async (address) => {
    expect(await statusFrom(open(), address)).toBe(404);
  });

  test('are not there for whoever only says that he is near', async () => {
    expect(await statusFrom(open(), '203.0.113.5', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusFrom(open(), '203.0.113.5', { forwarded: 'for=127.0.0.1' })).toBe(404);
  });

  test('are not there for what a proxy of the same machine passes on, whether we know of it or not', async () => {
    expect(await statusFrom(open(), '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(404);
    expect(
      await statusFrom(open({ trustProxy: 1 }), '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }),
    ).toBe(404);
    expect(
      await statusFrom(open({ trustProxy: 1 }), '127.0.0.1', {
        'x-forwarded-for': '127.0.0.1, 203.0.113.5',
      }),
    ).toBe(404);
  });

  test('are there for a near one that our own proxy vouches for', async () => {
    expect(
      await statusFrom(open({ trustProxy: 1 }), '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }),
    ).toBe(200);
  });

  test('are there from anywhere with the token, and with no other', async () => {
    const app = open({ metricsToken: 'a-long-token' });
    const bearing = (token: string) =>
      statusFrom(app, '203.0.113.5', { authorization: `Bearer ${token}` });
    expect(await bearing('a-long-token')).toBe(200);
    expect(await bearing('a-long-toke')).toBe(404);
    expect(await bearing('another')).toBe(404);
    expect(await statusFrom(open(), '203.0.113.5', { authorization: 'Bearer undefined' })).toBe(
      404,
    );
    // A near one that gives a wrong token is not near: it is somebody who guesses.
    expect(await statusFrom(app, '127.0.0.1', { authorization: 'Bearer another' })).toBe(404);
  });

  test('count requests by the pattern of their route, and hold nothing that anybody typed', async () => {
    const app = open();
    const id = newId();
    for (const path of [
      `/api/settings/${id}`,
      `/nowhere/${id}`,
      '/healthz',
      `/api/ada@example.org`,
    ])
      await from(app, '203.0.113.5', {}, path);
    await app.request('/healthz', { method: 'BREW' });
    const text = await (await from(app, '127.0.0.1')).text();
    expect(text).toContain(
      'munch_http_requests_total{method="GET",route="/api/settings/:kind",status="401"} 1',
    );
    expect(text).toContain(
      'munch_http_requests_total{method="GET",route="/healthz",status="200"} 1',
    );
    expect(text).toContain('route="/api/*",status="404"');
    expect(text).toMatch(/method="other"/);
    expect(text).not.toContain(id);
    expect(text).not.toContain('ada@');
  });

  test('tell of the process, the pool and the letters', async () => {
    const owed = {
      kind: 'contact_copy' as const,
      refersTo: newId(),
      recipient: 'ada@example.org',
      nextTryAt: new Date(),
      createdAt: new Date(),
    };
    await database.db
      .insertInto('outbox_mail')
      .values([
        { ...owed, id: newId() },
        { ...owed, id: newId(), state: 'failed' },
      ])
      .execute();
    const text = await (await from(open(), '::1')).text();
    for (const line of [
      'munch_outbox_letters{state="waiting"} 1',
      'munch_outbox_letters{state="failed"} 1',
    ])
      expect(text).toContain(line);
    for (const name of [
      'process_cpu_seconds_total',
      'nodejs_heap_size_used_bytes',
      'munch_db_connections',
      'munch_db_waiting',
    ])
      expect(text).toContain(name);
    expect(text).not.toContain('ada@example.org');
  });

  test('take in a gauge of another part of the house', async () => {
    const metrics = openMetrics({ db: database.db, now: () => new Date() });
    let streams = 3;
    metrics.gauge('munch_event_streams', 'Open event streams.', () => streams);
    expect(await metrics.read()).toContain('munch_event_streams 3');
    streams = 0;
    expect(await metrics.read()).toContain('munch_event_streams 0');
  });
});

test('an address is near when it is of 127.0.0.0/8 or ::1', () => {
  expect(['127.0.0.1', '127.255.255.254', '::1', '::FFFF:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['127.1', '0.0.0.0', 'localhost', '::127.0.0.1', '::ffff:10.0.0.1'].some(isLoopback)).toBe(
    false,
  );
});

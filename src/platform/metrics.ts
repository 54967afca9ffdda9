import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, poolOf } from './db.ts';
import { sha256 } from './hash.ts';
import type { App, Ask, Vars } from './http.ts';
import type { JobLine } from './jobs.ts';
import { askerOf } from './network.ts';
import { outboxCounts } from './outbox-state.ts';

// Prometheus text (https://prometheus.io/docs/instrumenting/exposition_formats/). Every label is one of a few words that
// stand in our own code: no address that somebody typed, no id, no name.

export type Metrics = {
  /** Counts every request by the pattern of its route. */
  watchRequests: MiddlewareHandler<{ Variables: Vars }>;
  /** A figure that is asked for when it is read: `gauge('munch_event_streams', 'Open event streams.', () => streams.size)`. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Everything, as text. */
  read(): Promise<string>;
  contentType: string;
};

type Parts = { db: Db; now: () => Date; jobs?: () => Promise<JobLine[]> };

export function openMetrics({ db, now, jobs }: Parts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge: Metrics['gauge'] = (name, help, read) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  };
  watchPool(gauge, db);
  watchOutbox(registry, db, now);
  if (jobs) watchJobs(registry, jobs);
  return {
    watchRequests: requests(registry, now),
    gauge,
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Pages call the API in process, and such a call is counted as well as the page that made it; built files are not counted. */
function requests(registry: Registry, now: () => Date): Metrics['watchRequests'] {
  const labelNames = ['method', 'route', 'status'] as const;
  const registers = [registry];
  const duration = new Histogram({
    name: 'munch_http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    registers,
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  });
  const count = new Counter({
    name: 'munch_http_requests_total',
    help: 'Requests answered.',
    registers,
    labelNames,
  });
  return async (c, next) => {
    const startedAt = now().getTime();
    await next();
    const [method, route] = [METHODS.has(c.req.method) ? c.req.method : 'other', patternOf(c)];
    duration.observe({ method, route }, (now().getTime() - startedAt) / 1000);
    count.inc({ method, route, status: String(c.res.status) });
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

// The path with which the answering handler was registered: written by us, so there are only so many. Pages share one.
function patternOf(c: Ask): string {
  const path = routePath(c);
  return path === '*' || path === '/*' ? 'page' : path;
}

function watchPool(gauge: Metrics['gauge'], db: Db): void {
  const pool = poolOf(db);
  gauge('munch_db_connections', 'Connections of the pool.', () => pool.totalCount);
  gauge('munch_db_connections_idle', 'Connections that nobody is using.', () => pool.idleCount);
  gauge('munch_db_waiting', 'Callers that wait for a connection.', () => pool.waitingCount);
}

const HOUR = 3_600_000;

function watchOutbox(registry: Registry, db: Db, now: () => Date): void {
  new Gauge({
    name: 'munch_outbox_letters',
    help: 'Letters that wait, that were given up, and that went out in the last hour.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, failed, sentSince } = await outboxCounts(
        db,
        new Date(now().getTime() - HOUR),
      );
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
      this.set({ state: 'sent_last_hour' }, sentSince);
    },
  });
}

function watchJobs(registry: Registry, list: () => Promise<JobLine[]>): void {
  new Gauge({
    name: 'munch_job_runs_given_up',
    help: 'Runs of a job that failed too often and wait for a person.',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      for (const { name, dead } of await list()) this.set({ job: name }, dead?.count ?? 0);
    },
  });
}

export type MetricsDoor = { token: string | undefined; trustProxy: number };

/** `/metrics` for whoever has the token, and for programs of the same machine. For everybody else there is no such page. */
export function serveMetrics(app: App, metrics: Metrics, door: MetricsDoor): void {
  app.get('/metrics', async (c) => {
    if (!mayRead(c, door)) return c.text('not found', 404);
    c.header('cache-control', 'no-store');
    return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType });
  });
}

function mayRead(c: Ask, { token, trustProxy }: MetricsDoor): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given !== undefined) return token !== undefined && isSame(given, token);
  return isLoopback(addressOf(c, trustProxy));
}

// The socket's own address. What came through a proxy came from elsewhere: who sent it the proxy says, if it is ours; a
// header that nobody vouches for makes no asker local, and one that should not be there makes the proxy's own address no proof.
function addressOf(c: Ask, trustProxy: number): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const forwarded = c.req.header('x-forwarded-for');
  if (forwarded !== undefined || c.req.header('forwarded') !== undefined)
    return trustProxy > 0 && forwarded !== undefined
      ? askerOf({ forwarded, socket: undefined, proxies: trustProxy })
      : '';
  return bindings?.incoming?.socket?.remoteAddress ?? '';
}

/** 127.0.0.0/8 and ::1, also as IPv4 mapped into IPv6 (RFC 1122 3.2.1.3, RFC 4291 2.5.3 and 2.5.5.2). */
export function isLoopback(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, '');
  return plain === '::1' || /^127(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/.test(plain);
}

// Hashed first, so that both are of one length and the comparison tells nothing.
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

import pg from 'pg';
import type { Permission } from '#kernel/viewer.ts';
import { type Db, poolOf } from './db.ts';
import { type Hub, type LiveEventSource, openHub } from './live/hub.ts';
import type { Log } from './log.ts';

export type { LiveEventSource } from './live/hub.ts';

/** The sessions of some ids that are open still, and what each may. */
export type FindOpenSessions = (ids: string[]) => Promise<Map<string, ReadonlySet<Permission>>>;

export type Live = Pick<Hub, 'open' | 'count'> & {
  /** Ends every stream and listens no more. */
  stop(): Promise<void>;
};

type LiveDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  source: LiveEventSource;
  sessions: FindOpenSessions;
  /** What else a wake-up may say, and what is done then. */
  heard: Record<string, () => void>;
};

const CHANNEL = 'munch';
/** Every few seconds the rows are read in any case: a wake-up may be lost, the rows are not. */
const LOOK_AGAIN = 5000;
/** Below the half minute after which proxies take a silent line for a dead one. */
const BEAT = 25_000;
const HELD_AGAIN = 20;

/**
 * Events to open pages, over as many processes as there are: each has one connection that listens, and reads the rows
 * itself when it is woken, when it is connected anew, and every five seconds. See docs/decisions/0019.
 */
export async function openLive({ db, log, now, source, sessions, heard }: LiveDeps): Promise<Live> {
  const hub = openHub({ source, now });
  const read = reading(hub, log);
  const wake = (what: string | undefined) => {
    if (what === 'live') read.soon();
    else heard[what ?? '']?.();
  };
  const everything = () => ['live', ...Object.keys(heard)].forEach(wake);
  const listener = listen(poolOf(db).options, { wake, connected: everything, log });
  const look = setInterval(read.soon, LOOK_AGAIN);
  const beat = setInterval(() => {
    hub.beat(sessions).catch((error: Error) => log.error('live_beat', { stack: error.stack }));
  }, BEAT);
  await hub.catchUp();
  return {
    open: hub.open,
    count: hub.count,
    async stop() {
      clearInterval(look);
      clearInterval(beat);
      hub.close();
      await Promise.all([listener.stop(), read.ended()]);
    },
  };
}

/** One reading at a time; whoever asks meanwhile has another one follow. */
function reading({ catchUp }: Hub, log: Log) {
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const go = async () => {
    do {
      again = false;
      // Newer ones behind a transaction that goes on: nobody will wake us when that ends.
      if (await catchUp()) timer = setTimeout(soon, HELD_AGAIN);
    } while (again && !ended);
  };
  function soon(): void {
    if (ended) return;
    again = true;
    running ??= go()
      .catch((error: Error) => log.error('live_not_read', { stack: error.stack }))
      .finally(() => {
        running = null;
      });
  }
  return {
    soon,
    ended: async () => {
      ended = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Listening = { wake: (what: string | undefined) => void; connected: () => void; log: Log };

/** Keeps one connection listening, and connects anew when it is lost: after a quarter of a second, then longer, at most 5 s. */
function listen(options: pg.ClientConfig, { wake, connected, log }: Listening) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;
  let stopped = false;
  const lost = (one: pg.Client) => {
    if (stopped || client !== one) return;
    client = null;
    void one.end().catch(() => {});
    timer = setTimeout(connect, Math.min(250 * 2 ** tries, LOOK_AGAIN));
    tries += 1;
  };
  function connect(): void {
    const one = new pg.Client({ ...options, ...secrets(options), keepAlive: true });
    client = one;
    one.on('error', () => lost(one));
    one.on('end', () => lost(one));
    one.on('notification', ({ payload }) => wake(payload));
    one
      .connect()
      .then(() => one.query(`listen ${CHANNEL}`))
      .then(() => {
        tries = 0;
        connected();
      })
      .catch((error: Error) => {
        if (!stopped) log.error('live_not_listening', { stack: error.stack });
        lost(one);
      });
  }
  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

// The pool hides these two from whoever prints its options, and so from a copy of them too.
function secrets({ password, ssl }: pg.ClientConfig): pg.ClientConfig {
  return { ...(password === undefined ? {} : { password }), ...(ssl === undefined ? {} : { ssl }) };
}

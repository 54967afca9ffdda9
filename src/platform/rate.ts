import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import * as m from '#messages/all.ts';
import type { Db } from './db.ts';
import { keyedHash } from './hash.ts';
import type { Vars } from './http.ts';
import { fail } from './http-errors.ts';
import type { Job } from './jobs.ts';
import { countedFrom } from './network.ts';

export type LimitDeps = { db: Db; now: () => Date; key: Buffer };

/** Forms that are counted together, and how many posts a minute one network may make to them; 0 sets no limit. */
type Limit = { form: string; perMinute: number };

const MINUTE = 60_000;

/**
 * Counts a post in the window of each of its networks, a /48 with sixteen times the room of what stands in it, and refuses what is
 * over: a minute's window that begins with its first post. Kept in rows, so that a second machine does not double the limit.
 */
export function limited(deps: LimitDeps, limit: Limit): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    if (c.req.method !== 'POST' || limit.perMinute === 0) return next();
    const wait = await secondsToWait(deps, limit, c.get('address'));
    if (wait === null) return next();
    c.header('Retry-After', String(wait));
    return fail(c, 429, 'too_many', m.error_too_many({ seconds: wait }));
  };
}

/** Takes one post of what an address has left; gives the seconds until it has more, null when it had one. */
export async function secondsToWait(
  { db, now, key }: LimitDeps,
  { form, perMinute }: Limit,
  address: string,
): Promise<number | null> {
  const at = now();
  const networks = countedFrom(address).map(({ of, times }) => ({
    who: keyedHash(key, `post from ${of}`),
    most: perMinute * times,
  }));
  // In one order, or two machines that count the same two networks would wait for each other.
  const hashes = networks.map(({ who }) => Buffer.from(who, 'hex')).sort(Buffer.compare);
  const { rows } = await sql<{ who: string; startedAt: Date; count: number }>`
    insert into post_window as w (form, who, started_at, count)
    select ${form}, who, ${at}, 1 from unnest(${hashes}::bytea[]) as who
    on conflict (form, who) do update set
      started_at = case when w.started_at <= ${new Date(at.getTime() - MINUTE)} then excluded.started_at else w.started_at end,
      count = case when w.started_at <= ${new Date(at.getTime() - MINUTE)} then 1 else w.count + 1 end
    returning encode(who, 'hex') as who, started_at, count`.execute(db);
  const over = rows.filter(
    ({ who, count }) => count > (networks.find((one) => one.who === who)?.most ?? 0),
  );
  if (over.length === 0) return null;
  return Math.max(
    ...over.map(({ startedAt }) => Math.ceil((startedAt.getTime() + MINUTE - at.getTime()) / 1000)),
  );
}

/** Forgets windows that are over. */
export function limitJobs({ db, now }: Pick<LimitDeps, 'db' | 'now'>): Record<'postWindows', Job> {
  const run = async () => {
    await db
      .deleteFrom('post_window')
      .where('startedAt', '<', new Date(now().getTime() - MINUTE))
      .execute();
    return false;
  };
  return { postWindows: { name: 'post-windows', cron: '*/10 * * * *', run } };
}

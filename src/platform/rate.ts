import type { MiddlewareHandler } from 'hono';
import * as m from '#messages/all.ts';
import { fail, type Vars } from './http.ts';

type Window = { startedAt: number; count: number };

/** How many posts an address has left. Counts are kept in this process: with N processes the limit is N times as wide. */
export type Limiter = { take(address: string, at: number): { ok: true } | { ok: false; retryAfter: number } };

const MINUTE = 60_000;
const MOST_ADDRESSES = 100_000;

/** A minute's window for each address. 0 sets no limit. Memory is bounded: the oldest windows go first. */
export function limiter(perMinute: number): Limiter {
  const windows = new Map<string, Window>();
  return {
    take(address, at) {
      if (perMinute === 0) return { ok: true };
      const open = windows.get(address);
      if (!open || at - open.startedAt >= MINUTE) {
        windows.delete(address);
        windows.set(address, { startedAt: at, count: 1 });
        if (windows.size > MOST_ADDRESSES) forgetOldest(windows);
        return { ok: true };
      }
      if (open.count >= perMinute) return { ok: false, retryAfter: Math.ceil((open.startedAt + MINUTE - at) / 1000) };
      open.count += 1;
      return { ok: true };
    },
  };
}

function forgetOldest(windows: Map<string, Window>): void {
  const oldest = windows.keys().next();
  if (!oldest.done) windows.delete(oldest.value);
}

export function limited(limit: Limiter, now: () => Date): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const taken = limit.take(c.get('address'), now().getTime());
    if (taken.ok) return next();
    c.header('Retry-After', String(taken.retryAfter));
    return fail(c, 429, 'too_many', m.error_too_many({ seconds: taken.retryAfter }));
  };
}

/** One household has one IPv4 address or one IPv6 /64: that is what is counted. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

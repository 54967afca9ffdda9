import type { MiddlewareHandler } from 'hono';
import * as m from '#messages/all.ts';
import { fail, type Vars } from './http.ts';
import { countedFrom, WIDER } from './network.ts';

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

export function limited(perMinute: number, now: () => Date): MiddlewareHandler<{ Variables: Vars }> {
  const limits = new Map([1, WIDER].map((times) => [times, limiter(perMinute * times)]));
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    for (const { of, times } of countedFrom(c.get('address'))) {
      const taken = limits.get(times)?.take(of, now().getTime()) ?? { ok: true };
      if (taken.ok) continue;
      c.header('Retry-After', String(taken.retryAfter));
      return fail(c, 429, 'too_many', m.error_too_many({ seconds: taken.retryAfter }));
    }
    return next();
  };
}

import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { languageAsked } from '#kernel/language.ts';
import type { Admit, Ask, Vars } from './http.ts';
import { pathForLog } from './http-errors.ts';
import { speaking } from './language.ts';
import type { Log } from './log.ts';
import { askerOf } from './network.ts';
import { withRequestCache } from './request-cache.ts';
import { headersFor, type Policy } from './security.ts';

export type Receiving = {
  /** How many proxies of ours stand in front. */
  trustProxy: number;
  log: Log;
  now: () => Date;
  /** Who asks, found out when somebody needs to know. */
  admit: (c: Pick<Ask, 'req'>) => Admit;
  policy: Policy;
};

/** An id for the logs, the asker's address and session, the headers of every answer, and one line when it is done. */
export function everyRequest({
  trustProxy,
  log,
  now,
  admit,
  policy,
}: Receiving): MiddlewareHandler<{ Variables: Vars; Bindings: HttpBindings }> {
  const headers = Object.entries(headersFor(policy));
  return async (c, next) => {
    const startedAt = now().getTime();
    const requestId = randomUUID();
    const [forwarded, socket] = [
      c.req.header('x-forwarded-for'),
      c.env?.incoming?.socket?.remoteAddress,
    ];
    c.set('requestId', requestId);
    c.set('address', askerOf({ forwarded, socket, proxies: trustProxy }));
    c.set('admit', admit(c));
    // Set before the answer is made: headers put on a finished answer cost a copy of it.
    for (const [name, value] of headers) c.header(name, value);
    c.header('x-request-id', requestId);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    await speaking(
      languageAsked(c.req.header('accept-language')),
      reads ? () => withRequestCache(next) : next,
    );
    log.info('request', {
      requestId,
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: now().getTime() - startedAt,
    });
  };
}

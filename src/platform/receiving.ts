import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { languageAsked } from '#kernel/language.ts';
import { type Admit, type Ask, pathForLog, type Vars } from './http.ts';
import { speaking } from './language.ts';
import type { Log } from './log.ts';
import { networkOf } from './rate.ts';
import { headersFor, type Policy } from './security.ts';

export type Receiving = {
  trustProxy: boolean;
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
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('requestId', requestId);
    c.set('address', networkOf(forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown'));
    c.set('admit', admit(c));
    // Set before the answer is made: headers put on a finished answer cost a copy of it.
    for (const [name, value] of headers) c.header(name, value);
    c.header('x-request-id', requestId);
    await speaking(languageAsked(c.req.header('accept-language')), next);
    log.info('request', {
      requestId,
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: now().getTime() - startedAt,
    });
  };
}

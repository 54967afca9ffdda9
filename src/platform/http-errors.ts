import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody } from '#kernel/endpoint.ts';
import { OwnDisputeError } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import type { Log } from './log.ts';
import { isOutage } from './outage.ts';
import { NoRoom } from './vault/vault.ts';

type Status =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 429
  | 500
  | 503
  | 507;

/** A refusal in the one shape that every client reads. */
export function fail(
  c: Context,
  status: Status,
  code: string,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } };
  return c.json(body, status);
}

/** A path as the log may keep it: a mailed token or a notice's code opens its page, so nobody who reads a log may have it. */
export function pathForLog(path: string): string {
  return path.replace(/[\w-]{40,}/g, '…').replace(/(\/n\/|\/api\/response\/)[^/.]+/, '$1…');
}

/** Seconds: a database that was killed is back after one or two, one that another machine takes over after some ten. */
export const AGAIN_AFTER = '5';

/** The one place where accidents end: logged with their stack, answered without it. */
export function onAccident(log: Log) {
  return <V extends { requestId: string }>(
    error: Error,
    c: Context<{ Variables: V }>,
  ): Response => {
    if (error instanceof HTTPException && error.res) return error.res;
    if (error instanceof OwnDisputeError) return fail(c, 403, 'own_dispute', m.error_own_dispute());
    if (error instanceof NoRoom) {
      log.error('no room', { requestId: c.get('requestId'), reason: error.message });
      return fail(c, 507, 'no_room', m.error_no_room());
    }
    if (isCutOff(error, c)) return c.body(null, 400);
    if (isOutage(error)) {
      log.error('outage', {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: pathForLog(c.req.path),
        reason: error.message,
      });
      c.header('Retry-After', AGAIN_AFTER);
      return fail(c, 503, 'unavailable', m.error_unavailable());
    }
    log.error('accident', {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: pathForLog(c.req.path),
      stack: error.stack,
    });
    return fail(c, 500, 'unexpected', m.error_unexpected());
  };
}

/** The sender went away in the middle of what they sent: nobody is left to answer, and nothing of ours went wrong. */
function isCutOff(error: Error, c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: { complete: boolean } }; // of @hono/node-server; tests have none
  return incoming?.complete === false && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Endpoint, ErrorBody, InputOf, OutputOf, Problem } from '#kernel/endpoint.ts';
import type { Result } from '#kernel/result.ts';
import { type Admission, OwnDisputeError, type Permission, type Viewer } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import type { Log } from './log.ts';
import { isOutage } from './outage.ts';
import { etagOf, type RangeAsked, type RangeReading, rangeAsked } from './ranges.ts';
import { explain } from './validation-errors.ts';
import type { OpenedDocument } from './vault/opening.ts';
import { NoRoom } from './vault/vault.ts';

/** Looks up who asks, and whether they may. Asked at most once a request. */
export type Admit = (needs: Permission) => Promise<{ admission: Admission; viewer: Viewer | null }>;

/** What every request carries: the whole address that it comes from, who asks, and an id that stands in the logs and in the answer. */
export type Vars = { requestId: string; address: string; admit: Admit };
export type App = Hono<{ Variables: Vars }>;
export type Ask = Context<{ Variables: Vars }>;

/** Largest body of an endpoint, in bytes, unless it says otherwise. */
export const BODY_MAX = 64 * 1024;

/** Whoever was let in: somebody who is signed in, unless the endpoint is for every visitor. */
export type ViewerOf<E extends Endpoint> = E['needs'] extends 'visit' ? Viewer | null : Viewer;

type Refusing<E extends Endpoint> = Problem<Extract<keyof E['errors'], string>>;

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  ask: Ask,
  viewer: ViewerOf<E>,
) => Promise<Result<OutputOf<E>, Refusing<E>>>;

/**
 * A file in an answer. `inline` is for looking at it in the browser; otherwise it is kept under its name. A document that was opened
 * is given in the parts in which it is asked for.
 */
export type Bytes = {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | OpenedDocument;
  filename?: string;
  inline?: boolean;
  type?: string;
};

export type BytesHandler<E extends Endpoint> = (
  input: InputOf<E>,
  ask: Ask,
  viewer: ViewerOf<E>,
) => Promise<Result<Bytes, Refusing<E>>>;

/**
 * Serves one endpoint: let in who may, parse by the contract, ask the field rules, run one action, shape the answer.
 * A raw body is the handler's to read.
 */
export function serve<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  const { status = 200 } = endpoint;
  open(app, endpoint, handler, (c, value) =>
    status === 204 ? c.body(null, status) : c.json({ data: value }, status),
  );
}

/** Serves an endpoint whose answer is a file. Nothing that was uploaded ever runs as a page of ours. */
export function serveBytes<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: BytesHandler<E>,
): void {
  open(app, endpoint, handler, (c, { body, filename, inline, type }) => {
    const name = filename ? `; filename*=UTF-8''${encodeURIComponent(filename)}` : '';
    c.header('content-type', type ?? endpoint.answers ?? 'application/octet-stream');
    c.header('content-disposition', (inline ? 'inline' : 'attachment') + name);
    c.header('content-security-policy', policyOf(type ?? endpoint.answers));
    c.header('cache-control', 'private, no-store');
    return typeof body === 'object' && 'part' in body ? ranged(c, body) : c.body(body);
  });
}

async function ranged(c: Ask, document: OpenedDocument): Promise<Response> {
  const { reading, from, to } = askedOf(c, document);
  const { size } = document;
  c.header('accept-ranges', 'bytes');
  c.header('etag', etagOf(document));
  if (reading === 'nothing' && c.req.method !== 'HEAD') {
    c.header('content-range', `bytes */${size}`);
    return c.body(null, 416);
  }
  c.header('content-length', String(to - from));
  if (reading === 'nothing') return c.body(null);
  const body = await document.part(from, to);
  if (reading === 'whole') return c.body(body);
  c.header('content-range', `bytes ${from}-${to - 1}/${size}`);
  return c.body(body, 206);
}

/** How much of a document its answer will give. */
export function readingOf(
  ask: Ask,
  document: Pick<OpenedDocument, 'sha256' | 'size'>,
): RangeReading {
  return askedOf(ask, document).reading;
}

function askedOf({ req }: Ask, document: Pick<OpenedDocument, 'sha256' | 'size'>): RangeAsked {
  const [range, ifRange] = [req.header('range'), req.header('if-range')];
  return rangeAsked({ method: req.method, range, ifRange }, document);
}

/**
 * What was uploaded is shown in a sandbox. Not a PDF, a recording or a film: browsers' own readers and players refuse to work in
 * one; their types and nosniff keep them from ever being read as a page.
 */
function policyOf(type: string | undefined): string {
  const rest =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";
  if (type === 'application/pdf') return `${rest}; object-src 'self'`;
  return /^(?:audio|video)\//.test(type ?? '') ? `${rest}; media-src 'self'` : `sandbox; ${rest}`;
}

type Opening<E extends Endpoint, V> = (
  input: InputOf<E>,
  ask: Ask,
  viewer: ViewerOf<E>,
) => Promise<Result<V, Refusing<E>>>;

function open<E extends Endpoint, V>(
  app: App,
  endpoint: E,
  handler: Opening<E, V>,
  shape: (c: Ask, value: V) => Response | Promise<Response>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    // No answer is kept by anybody on the way, a refusal neither, unless its handler says that all may keep it.
    c.header('cache-control', 'private, no-store');
    const { admission, viewer } = await c.get('admit')(endpoint.needs);
    if (admission !== 'admitted') return notAdmitted(c, admission);
    const sent = await inputOf(c, endpoint);
    if (sent instanceof Response) return sent;
    const parsed = endpoint.input._zod.run({ value: sent, issues: [] }, {});
    const { value, issues } = await parsed;
    if (issues.length > 0) return unfit(c, endpoint, sent, explain(issues, sent));
    const problem = endpoint.check?.(value as Record<string, unknown>);
    if (problem) return refusal(c, endpoint, problem);
    // The contract parsed it just above, and whoever is admitted to more than a visit is signed in.
    const outcome = await handler(value as InputOf<E>, c, viewer as ViewerOf<E>);
    if (!outcome.ok) return refusal(c, endpoint, outcome.refusal);
    return shape(c, outcome.value);
  });
}

const NOT_ADMITTED = {
  sign_in_needed: { status: 401, say: m.error_sign_in_needed },
  second_factor_needed: { status: 403, say: m.error_second_factor_needed },
  not_allowed: { status: 403, say: m.error_not_allowed },
} as const satisfies Record<
  Exclude<Admission, 'admitted'>,
  { status: 401 | 403; say: () => string }
>;

/** For a door that is no endpoint of a contract: the same question, the same refusal. */
export function notAdmitted(c: Ask, admission: Exclude<Admission, 'admitted'>): Response {
  const { status, say } = NOT_ADMITTED[admission];
  return fail(c, status, admission, say());
}

/** Gives the browser a cookie, also when a page's own call asked and the browser waits for that page. */
export function setCookie(c: Ask, cookie: string): void {
  c.header('set-cookie', cookie, { append: true });
}

/** How to break off the connection of a request: a reader that does not read would not see that its answer was ended. */
export function cutOff(c: Ask): (() => void) | undefined {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy(): void } }; // of @hono/node-server; tests have none
  return outgoing && (() => outgoing.destroy());
}

/** Answers any other method at a served path with 405 and what is allowed there. Call it after the last `serve`. */
export function closeMethods(app: App): void {
  const allowed = new Map<string, Set<string>>();
  for (const route of app.routes) {
    if (route.method === 'ALL' || !route.path.startsWith('/api/')) continue;
    const methods = allowed.get(route.path) ?? new Set();
    if (route.method === 'GET') methods.add('HEAD');
    allowed.set(route.path, methods.add(route.method));
  }
  for (const [path, methods] of allowed) {
    const allow = [...methods].sort().join(', ');
    app.all(path, (c) => {
      c.header('Allow', allow);
      return fail(
        c,
        405,
        'method_not_allowed',
        m.error_method({ method: c.req.method, allowed: allow }),
      );
    });
  }
}

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
  return (error: Error, c: Context<{ Variables: Vars }>): Response => {
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

async function inputOf(c: Ask, endpoint: Endpoint): Promise<unknown> {
  const parts = c.req.param() as Record<string, string>;
  if (endpoint.method === 'GET') return { ...c.req.query(), ...parts };
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (endpoint.raw) {
    const types = endpoint.raw.types;
    return types.length === 0 || types.includes(type ?? '')
      ? parts
      : fail(c, 415, 'wrong_content_type', m.error_content_type_raw({ types: types.join(', ') }));
  }
  if (type !== 'application/json')
    return fail(c, 415, 'wrong_content_type', m.error_content_type());
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return Object.keys(parts).length > 0 && isForm(body) ? { ...body, ...parts } : body;
  } catch {
    return fail(c, 400, 'invalid_json', m.error_json());
  }
}

/** The shape is wrong. The form's own sentence is said when its rules have one, and every field says its mend. */
function unfit(
  c: Ask,
  endpoint: Endpoint,
  sent: unknown,
  fields: Record<string, string>,
): Response {
  const problem = isForm(sent) ? ruleBroken(endpoint, sent) : null;
  if (!problem) return fail(c, 422, 'invalid_fields', m.error_fields(), fields);
  return fail(c, 422, problem.code, sentence(endpoint, problem), {
    [problem.field]: sentence(endpoint, problem),
    ...fields,
  });
}

/** What the rules say of a form that no contract has let through. One that they cannot even read breaks none: its shape is told. */
function ruleBroken(endpoint: Endpoint, sent: Record<string, unknown>): Problem | null {
  try {
    return endpoint.check?.(sent) ?? null;
  } catch {
    return null;
  }
}

function refusal(c: Ask, endpoint: Endpoint, problem: Problem): Response {
  const status = endpoint.errors[problem.code]?.status ?? 422;
  const said = sentence(endpoint, problem);
  if (problem.waitSeconds !== undefined) c.header('Retry-After', String(problem.waitSeconds));
  return fail(
    c,
    status,
    problem.code,
    said,
    problem.field === '' ? undefined : { [problem.field]: said },
  );
}

function sentence(endpoint: Endpoint, problem: Problem): string {
  return endpoint.sentences[problem.code]?.(problem) ?? m.error_fields();
}

function isForm(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Context, Hono } from 'hono';
import type { Endpoint, InputOf, OutputOf, Problem } from '#kernel/endpoint.ts';
import type { Result } from '#kernel/result.ts';
import type { Admission, Permission, Viewer } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { fail } from './http-errors.ts';
import { inputOf, refusal, unfit } from './http-input.ts';
import { etagOf, type RangeAsked, type RangeReading, rangeAsked } from './ranges.ts';
import { explain } from './validation-errors.ts';
import type { OpenedDocument } from './vault/opening.ts';

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
  collectMethods(app, allowed);
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

function collectMethods(app: App, allowed: Map<string, Set<string>>) {
  for (const route of app.routes) {
    if (route.method === 'ALL' || !route.path.startsWith('/api/')) continue;
    const methods = allowed.get(route.path) ?? new Set();
    if (route.method === 'GET') methods.add('HEAD');
    allowed.set(route.path, methods.add(route.method));
  }
}

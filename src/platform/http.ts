import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Endpoint, ErrorBody, InputOf, OutputOf, Problem } from '#kernel/endpoint.ts';
import type { Result } from '#kernel/result.ts';
import * as m from '#messages/all.ts';
import { explain } from './explain.ts';
import type { Log } from './log.ts';

/** What every request carries: who asks (its address), and an id that stands in the logs and in the answer. */
export type Vars = { requestId: string; address: string };
export type App = Hono<{ Variables: Vars }>;
export type Ask = Context<{ Variables: Vars }>;

/** Largest body of an endpoint, in bytes, unless it says otherwise. */
export const BODY_MAX = 64 * 1024;

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  ask: Ask,
) => Promise<Result<OutputOf<E>, Problem<Extract<keyof E['errors'], string>>>>;

/** Serves one endpoint: parse by the contract, ask the field rules, run one action, shape the answer. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const sent = await inputOf(c, endpoint);
    if (sent instanceof Response) return sent;
    const parsed = endpoint.input._zod.run({ value: sent, issues: [] }, {});
    const { value, issues } = await parsed;
    if (issues.length > 0) return unfit(c, endpoint, sent, explain(issues, sent));
    const problem = endpoint.check?.(value as Record<string, unknown>);
    if (problem) return refusal(c, endpoint, problem);
    // The contract parsed it just above.
    const outcome = await handler(value as InputOf<E>, c);
    if (!outcome.ok) return refusal(c, endpoint, outcome.refusal);
    return c.json({ data: outcome.value }, endpoint.status ?? 200);
  });
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
      return fail(c, 405, 'method_not_allowed', m.error_method({ method: c.req.method, allowed: allow }));
    });
  }
}

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/** A refusal in the one shape that every client reads. */
export function fail(c: Context, status: Status, code: string, message: string, fields?: Record<string, string>): Response {
  const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } };
  return c.json(body, status);
}

/** The one place where accidents end: logged with their stack, answered without it. */
export function onAccident(log: Log) {
  return (error: Error, c: Context<{ Variables: Vars }>): Response => {
    if (error instanceof HTTPException && error.res) return error.res;
    log.error('accident', { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, stack: error.stack });
    return fail(c, 500, 'unexpected', m.error_unexpected());
  };
}

async function inputOf(c: Ask, endpoint: Endpoint): Promise<unknown> {
  const parts = c.req.param() as Record<string, string>;
  if (endpoint.method === 'GET') return { ...c.req.query(), ...parts };
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return fail(c, 415, 'wrong_content_type', m.error_content_type());
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return Object.keys(parts).length > 0 && isForm(body) ? { ...body, ...parts } : body;
  } catch {
    return fail(c, 400, 'invalid_json', m.error_json());
  }
}

/** The shape is wrong. The form's own sentence is said when its rules have one, and every field says its mend. */
function unfit(c: Ask, endpoint: Endpoint, sent: unknown, fields: Record<string, string>): Response {
  const problem = isForm(sent) ? endpoint.check?.(sent) : null;
  if (!problem) return fail(c, 422, 'invalid_fields', m.error_fields(), fields);
  return fail(c, 422, problem.code, sentence(endpoint, problem), { [problem.field]: sentence(endpoint, problem), ...fields });
}

function refusal(c: Ask, endpoint: Endpoint, problem: Problem): Response {
  const status = endpoint.errors[problem.code]?.status ?? 422;
  const said = sentence(endpoint, problem);
  return fail(c, status, problem.code, said, problem.field === '' ? undefined : { [problem.field]: said });
}

function sentence(endpoint: Endpoint, problem: Problem): string {
  return endpoint.sentences[problem.code]?.() ?? m.error_fields();
}

function isForm(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

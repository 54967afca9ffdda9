import type { Context } from 'hono';
import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { fail } from './http-errors.ts';

/** What a request sent, as its endpoint reads it; an answer when it cannot be read. A raw body is the handler's to read. */
export async function inputOf(c: Context, endpoint: Endpoint): Promise<unknown> {
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
export function unfit(
  c: Context,
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

export function refusal(c: Context, endpoint: Endpoint, problem: Problem): Response {
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

import type { z } from 'zod/mini';
import type { Permission } from './viewer.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a rule says of a form it will not take: a short code, and the field it is about. */
export type Problem<Code extends string = string> = {
  code: Code;
  field: string;
  /** Until another try is taken. */
  waitSeconds?: number;
};

/** One way an endpoint may say no: the status it travels under, and when it is said. */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 422 | 429 | 503;
  when: string;
};

/** Content types that a raw body may come as, and its largest size in bytes; without a type nothing but headers is sent. */
export type Raw = { types: readonly string[]; maxBytes: number };

type Schema = z.core.$ZodType;

/**
 * One object per endpoint. The server serves it, the pages call it, and the OpenAPI document is made of it,
 * so that none of the three can drift from the others.
 */
export type Endpoint<
  I extends Schema = Schema,
  O extends Schema = Schema,
  Code extends string = string,
  Needs extends Permission = Permission,
> = {
  method: Method;
  /** `/api/…`, with `:name` for a part that comes from the input. */
  path: string;
  /** What a caller must be allowed; asked before anything that was sent is read. */
  needs: Needs;
  summary: string;
  /** The line of the specification or the section of the law that this endpoint carries out. */
  source: string;
  /** The body is bytes of one of these content types instead of JSON, and at most so many; the handler reads them itself. */
  raw?: Raw;
  /** Shape and sizes of what is sent: the body of a POST, the query of a GET, and the parts of the path. */
  input: I;
  /** What stands under `data` in the answer. */
  output: O;
  /** The answer is bytes of this content type instead of JSON: a file to keep or to look at. */
  answers?: string;
  /** Status of the answer when all went well. */
  status?: 200 | 201 | 202 | 204;
  /** Every refusal of this endpoint's own; those that any endpoint may give are added by the server. */
  errors: Record<Code, Refusal>;
  /** The field rules in their order. The browser asks before it sends, the server asks again. */
  check?: (form: Readonly<Record<string, unknown>>) => Problem<NoInfer<Code>> | null;
  /** The sentence a person reads for each refusal. */
  sentences: Record<Code, (about?: Pick<Problem, 'waitSeconds'>) => string>;
};

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** What every refusal looks like on the wire. `fields` says for each field what is wrong and how to mend it. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: Record<string, string> };
};

export function endpoint<
  I extends Schema,
  O extends Schema,
  Code extends string,
  Needs extends Permission,
>(definition: Endpoint<I, O, Code, Needs>): Endpoint<I, O, Code, Needs> {
  return definition;
}

/** The parts of a path that stand for input: `/api/disputes/:id/withdrawal` gives `['id']`. */
export function pathParts(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');
}

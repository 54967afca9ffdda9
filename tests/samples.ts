// Something that each endpoint's contract takes, made of its own schema, for tests that walk all of them.
import * as z from 'zod/mini';
import type { Endpoint } from '#kernel/endpoint.ts';
import { pathParts } from '#kernel/endpoint.ts';

type Json = { [name: string]: unknown };
type Shape = Json & {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: { [name: string]: Shape };
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  minimum?: number;
  minItems?: number;
  minLength?: number;
  allOf?: Shape[];
};

export const SOME_ID = '019a0000-0000-7000-8000-000000000000';
const TRIES = [
  SOME_ID,
  '2026-11-20',
  '1',
  'x',
  'a sentence that is long enough',
  'ada@example.org',
  '2026-11-20T06:30:00Z',
  '123456',
  '27',
  'mr',
];

export function shapeOf({ input }: Endpoint): Shape {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Every place of an input that takes an id: the way to it, and the value around it. */
export type Place = { way: string; put: (id: unknown) => Json };

export function sampleOf(endpoint: Endpoint): Json {
  return (sample(shapeOf(endpoint)) ?? {}) as Json;
}

/** The places of an input in which a UUID may stand and other text may not, each with the rest of the sample around it. */
export function idPlaces(endpoint: Endpoint): Place[] {
  const whole = sampleOf(endpoint);
  const found: Place[] = [];
  const walk = (shape: Shape, way: readonly string[]) => {
    for (const one of [shape, ...(shape.anyOf ?? []), ...(shape.allOf ?? [])]) {
      if (takesId(one)) found.push({ way: way.join('.'), put: (id) => placed(whole, way, id) });
      for (const [name, inner] of Object.entries(one.properties ?? {})) walk(inner, [...way, name]);
      if (one.items && typeof one.items === 'object') walk(one.items, [...way, '0']);
    }
  };
  walk(shapeOf(endpoint), []);
  for (const part of pathParts(endpoint.path))
    if (!found.some(({ way }) => way === part))
      found.push({ way: part, put: (id) => ({ ...whole, [part]: id }) });
  return found;
}

function takesId(shape: Shape): boolean {
  const patterns = [shape.pattern, ...(shape.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (one) => one !== undefined,
  );
  if (shape.format === 'uuid') return true;
  return (
    patterns.length > 0 &&
    patterns.every((one) => new RegExp(one, 'u').test(SOME_ID)) &&
    !patterns.every((one) => new RegExp(one, 'u').test('é'))
  );
}

function placed(whole: unknown, way: readonly string[], id: unknown): Json {
  const [name, ...rest] = way;
  if (name === undefined) return id as Json;
  if (Array.isArray(whole) || (name === '0' && whole === undefined))
    return [placed((whole as unknown[] | undefined)?.[0], rest, id)] as unknown as Json;
  const around = (typeof whole === 'object' && whole !== null ? whole : {}) as Json;
  return { ...around, [name]: placed(around[name], rest, id) };
}

function sample(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? [];
  if (first) return sample(first);
  if (shape.type === 'object' || shape.properties)
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, sample(shape.properties?.[name] ?? {})]),
    );
  if (shape.type === 'array') return shape.minItems ? [sample(shape.items ?? {})] : [];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(1, shape.minimum ?? 1);
  if (shape.format === 'uuid') return SOME_ID;
  const patterns = [shape.pattern, ...(shape.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (one) => one !== undefined,
  );
  const fits = (text: string) =>
    patterns.every((one) => new RegExp(one, 'u').test(text)) &&
    text.length >= (shape.minLength ?? 0);
  return (shape.format === 'date' ? '2026-11-20' : TRIES.toReversed().find(fits)) ?? SOME_ID;
}

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/endpoint.ts';
import { pathParts } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type App, serve, type Vars } from '#platform/http.ts';
import { onAccident } from '#platform/http-errors.ts';
import { silentLog } from '#platform/log.ts';
import { endpoints } from '../src/joined.ts';
import { asVisitor } from './app.ts';
import { sampleOf } from './samples.ts';

// What no form sends: an object that even `String` cannot read, and kinds that stand where others are asked for.
const STRANGE: readonly unknown[] = [
  { toString: 1, constructor: 1 },
  [null],
  [{}],
  {},
  [],
  null,
  1e308,
  true,
  '__proto__',
];

/** The same input with something else at each of its places in turn. */
function* changed(input: unknown): Generator<unknown> {
  for (const strange of STRANGE) yield strange;
  if (typeof input !== 'object' || input === null) return;
  for (const [name, inner] of Object.entries(input))
    for (const other of changed(inner))
      yield Array.isArray(input) ? input.with(Number(name), other) : { ...input, [name]: other };
}

const checked: readonly Endpoint[] = endpoints.filter(
  ({ check, method }) => check && method !== 'GET',
);

test('no rule of a form is an accident, whatever stands where its texts are asked for', async () => {
  expect(checked.length).toBeGreaterThan(30);
  const app: App = new Hono<{ Variables: Vars }>().use(asVisitor).onError(onAccident(silentLog));
  for (const endpoint of checked) serve(app, endpoint, async () => allow(null));
  const accidents = new Set<string>();
  for (const { method, path, ...endpoint } of checked) {
    const sample = sampleOf({ ...endpoint, method, path });
    for (const part of pathParts(path)) delete sample[part];
    for (const input of changed(sample)) {
      const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify(input)];
      const { status } = await app.request(path.replaceAll(/:\w+/g, crypto.randomUUID()), {
        method,
        headers,
        body,
      });
      if (status >= 500) accidents.add(`${method} ${path}`);
    }
  }
  expect([...accidents]).toEqual([]);
});

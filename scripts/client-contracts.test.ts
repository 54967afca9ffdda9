import { expect, test } from 'vitest';
import { forBrowser } from './client-contracts.ts';

test('of an endpoint the browser keeps what calls it', () => {
  const code =
    "endpoint({ method: 'GET', path: '/x', needs: null, summary: 's', source: 'l', input: z.object({ a }), output, errors: { no: 1 }, check: (a) => a, sentences })";
  expect(forBrowser(code)).toBe(
    "endpoint({ method: 'GET', path: '/x', needs: undefined, summary: undefined, source: undefined, input: undefined, output: undefined, errors: undefined, check: (a) => a, sentences })",
  );
});

test('an object that is no endpoint keeps its errors', () => {
  const code = 'const wrong = { errors: { no: 1 } };';
  expect(forBrowser(code)).toBe(code);
});

test('a constant that is made by a call may go where nobody reads it, and no other is marked', () => {
  expect(forBrowser('export const A = z.string().check(z.trim()), B = 2;')).toBe(
    'export const A = /*@__PURE__*/ (() => (z.string().check(z.trim())))(), B = 2;',
  );
  expect(forBrowser('const all = [...A.options, of(1)];')).toBe(
    'const all = /*@__PURE__*/ (() => ([...A.options, of(1)]))();',
  );
  const asked = 'const day = (words) => z.string().register(all, words); function of() { z.int() }';
  expect(forBrowser(asked)).toBe(asked);
});

test('an endpoint that is a constant is marked and shortened', () => {
  expect(forBrowser("export const one = endpoint({ path: '/x', input: z.object({}) });")).toBe(
    "export const one = /*@__PURE__*/ (() => (endpoint({ path: '/x', input: undefined })))();",
  );
});

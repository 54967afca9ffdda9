import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { clientContracts, forBrowser } from './client-contracts.ts';

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

const CONTRACT = `
  import * as z from 'zod/mini';
  const endpoint = (definition) => definition;
  const named = (words) => z.string().check(z.meta({ description: words }));
  const Kind = z.enum(['a', 'b']);
  export const Row = z.object({ kind: z.enum([...Kind.options, 'c']), name: named('Of a row.') });
  export const rows = endpoint({ path: '/api/rows', input: z.object({}), output: z.array(Row) });
`;

async function builtWith(entry: string): Promise<string> {
  const modules: Record<string, string> = { 'virtual:entry': entry, 'virtual:contract': CONTRACT };
  const virtual = {
    name: 'virtual',
    resolveId: (id: string) => (id in modules ? id : null),
    load: (id: string) => modules[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, clientContracts()],
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]; // nothing is watched
  return output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
}

test('a screen that calls an endpoint loads its address, and no shape', async () => {
  const script = await builtWith("import { rows } from 'virtual:contract'; fetch(rows.path);");
  expect(script).toContain('/api/rows');
  expect(script).not.toMatch(/Of a row|zod/i);
  expect(script.length).toBeLessThan(1000);
});

test('a screen that reads a shape stops the build', async () => {
  const reads = "import { Row } from 'virtual:contract'; console.log(Row);";
  await expect(builtWith(reads)).rejects.toThrow('holds zod');
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf, longFiles, publishedFiles } from '../scripts/house.ts';
import { graphOf, root } from '../scripts/tools.ts';

const graph = await graphOf();

test('every import follows the arrows', () => {
  expect(graph.broken.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
});

// A checker that sees no files finds no fault either.
test('the checker really saw the house', () => {
  const ours = graph.modules.filter((file) => file.startsWith('src/'));
  expect(ours.length).toBeGreaterThan(60);
  expect(graph.imports.filter(({ from }) => from.startsWith('src/')).length).toBeGreaterThan(150);
});

test.each([
  ['src/main.ts', 'src/server.ts'],
  ['src/server.ts', 'src/modules/enquiries/routes.ts'],
  ['src/modules/enquiries/routes.ts', 'src/modules/enquiries/contract.ts'],
  ['src/modules/enquiries/contract.ts', 'src/modules/enquiries/rules.ts'],
  ['src/web/root.tsx', 'src/site/layout.tsx'],
  ['src/platform/http.ts', 'src/messages/all.ts'],
  ['src/kernel/text.ts', 'node_modules/zod/'],
  ['src/platform/db.ts', 'node_modules/pg/'],
  ['src/platform/migrate.ts', 'fs'],
])('the checker saw that %s imports %s', (from, to) => {
  const seen = graph.imports.filter((edge) => edge.from === from).map((edge) => edge.to);
  expect(
    seen.some((one) =>
      to.endsWith('/') ? one.startsWith(to) : one === to || one === `${to}/promises`,
    ),
  ).toBe(true);
});

test('every table has one owner, every page an address, and no published file names a machine or a registry', () => {
  const published = publishedFiles(root);
  expect(published).toContain('package.json');
  expect(complaintsOf(root, published)).toEqual([]);
});

// The router puts the language before each address that a page leads to by itself; said twice it is /hi/hi/…, where
// nothing is; and what the API answers has no language: a link of the router to it is /hi/api/….
test('no page that leads on says the language itself', () => {
  const routes = globSync(`${root}/src/{web,ui,site,modules}/**/*.{ts,tsx}`).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  expect(routes.length).toBeGreaterThan(60);
  const twice =
    /redirect\(\s*(?:here|addressIn)\(|<(?:Link|NavLink|Form)\b[^>]*=\{(?:here|addressIn)\(|navigate\((?:here|addressIn)\(|\bto=\{?[`"']\/api\//;
  expect(routes.filter(({ text }) => twice.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a file of more than 250 lines is watched', () => {
  const long = longFiles(root);
  if (long.length > 0) console.warn(`Over 250 lines, so perhaps a folder:\n  ${long.join('\n  ')}`);
});

// What somebody typed stays on the device; whoever signs out on a shared machine leaves none of it (docs/decisions/0056).
test('every form that signs out takes what was typed with it', () => {
  const forms = globSync('src/**/*.tsx', { cwd: root }).flatMap(
    (file) =>
      readFileSync(`${root}/${file}`, 'utf8').match(/<[Ff]orm[^>]*action="\/logout"[^>]*>/g) ?? [],
  );
  expect(forms.length).toBeGreaterThan(2);
  expect(forms.filter((form) => !form.includes('data-keep-end'))).toEqual([]);
});

// The build leaves of such a record the page's own language alone (scripts/client-languages.ts); whoever looks up another finds nothing.
test('a record of three languages is words that `localize` reads, and no table of names', () => {
  const files = globSync('src/**/{ui,contract,site,web}/**/*.{ts,tsx}', { cwd: root }).concat(
    globSync('src/{kernel,ui,web,site}/**/*.{ts,tsx}', { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(200);
  const table =
    /Record<(?:Language|string|\(typeof languages\)\[number\]),\s*string>>?\s*=\s*\{\s*en:|\{\s*en: '',\s*hi: ''/;
  expect(files.filter((file) => table.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});

test('every property draws from the one seed', () => {
  const files = globSync('{src,tests,scripts}/**/*.{ts,tsx}', { cwd: root });
  const drawing = files.filter((file) =>
    /^import .* from 'fast-check'/m.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(drawing).toEqual(['tests/properties.ts']);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/security.md claims what a test shows: a claim whose test is gone, or was never there, fails here.

const page = readFileSync('docs/security.md', 'utf8');
const files = globSync('{src,tests}/**/*.{test,spec}.ts');

/** Sentences of a file's tests, those of a group with the group's before them. */
function sentencesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named =
    /(?:\b(?:test|describe|it)(?:\.\w+)*\(|\)\()\s*(?:`([^`]*)`|'([^']*)'|"([^"]*)")\s*,/g;
  return [...text.matchAll(named)].map((one) => plain(one[1] ?? one[2] ?? one[3] ?? ''));
}

const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();

type Claim = { file: string; sentence: string };

/** Every `file`: beginning of a sentence; another … of the page. */
function claims(): Claim[] {
  const found: Claim[] = [];
  for (const cell of page.split(/\n\n|\s\|\s?|\s\|\n|\)[.,\s]/)) {
    const parts = cell.split(/`([\w/.-]+\.(?:test|spec)\.ts)`/);
    let named: string[] = [];
    for (let at = 1; at < parts.length; at += 2) {
      named.push(parts[at] ?? '');
      const said = parts[at + 1] ?? '';
      if (/^, *$/.test(said)) continue;
      const sentences = said.startsWith(':') ? said.slice(1).split(/[;…]|\. /) : [''];
      for (const sentence of sentences.map((one) => plain(one).replace(/[.;,)]+$/, '')))
        for (const file of named)
          if (sentence !== '' || sentences.length === 1) found.push({ file, sentence });
      named = [];
    }
  }
  return found;
}

test('each test that the page names is there, in a file of that name, with a sentence that says so', () => {
  const missing = claims().filter(({ file, sentence }) => {
    const there = files.filter((one) => one.endsWith(`/${file}`) || one === file);
    if (there.length === 0) return true;
    return (
      sentence !== '' &&
      !there.some((one) => sentencesOf(one).some((name) => name.includes(sentence)))
    );
  });
  expect(missing).toEqual([]);
  expect(claims().length).toBeGreaterThan(60);
});

test('a session of an account begins in one place alone', () => {
  const calls = globSync('src/**/*.ts').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /(?<!function )\bstartSession\(/.test(readFileSync(file, 'utf8')),
  );
  const rows = globSync('src/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes("insertInto('identity_session')"),
  );
  expect([calls, rows.filter((file) => !file.endsWith('.test.ts'))]).toEqual([
    ['src/modules/identity/actions/arrival.ts'],
    ['src/modules/identity/store/sessions.ts'],
  ]);
});

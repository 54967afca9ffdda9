import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('every icon that has a name has a drawing, and the other way round', () => {
  const names = [...read('./icon.tsx').matchAll(/\| '([a-z-]+)'/g)].map((match) => match[1]);
  const drawn = [...read('./icons.svg').matchAll(/<symbol id="([a-z-]+)"/g)].map(
    (match) => match[1],
  );
  expect(names.length).toBeGreaterThan(10);
  expect(drawn).toEqual(names);
});

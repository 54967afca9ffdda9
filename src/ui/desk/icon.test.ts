import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const drawnIn = (sheet: string) =>
  [...read(sheet).matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1]);

test('every icon of the desk has a drawing, and none that the public sheet has already', () => {
  const list = read('./icon.tsx').match(/deskIcons = \[([^\]]*)\]/)?.[1] ?? '';
  const names = [...list.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(30);
  expect(drawnIn('./icons.svg')).toEqual(names);
  expect(drawnIn('../icons.svg').filter((name) => names.includes(name))).toEqual([]);
});

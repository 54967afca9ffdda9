import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every page has a title of its own, and those that no search engine lists end with our name', () => {
  const pages = globSync('src/web/routes/*.tsx').map((file) => [file, readFileSync(file, 'utf8')]);
  const untitled = pages.filter(
    ([file = '', text = '']) =>
      // One only leads away, and one only stands where no page is.
      !/\/(?:logout|office-lost)\.tsx$/.test(file) &&
      !/export (?:function|const) meta\b/.test(text),
  );
  expect(untitled.map(([file]) => file)).toEqual([]);
  const bare = pages.filter(([, text = '']) => /unlisted\(m\.[a-z_]+\(\)\)/.test(text));
  expect(bare.map(([file]) => file)).toEqual([]);
});

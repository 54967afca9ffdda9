import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileInput } from './file-input.tsx';

test('a file is asked for in words of ours, not in the words of the browser', () => {
  const one = renderToString(<FileInput name="paper" />);
  expect(one).toContain('Choose file<');
  expect(one).toContain('No file chosen');
  expect(renderToString(<FileInput name="papers" multiple />)).toContain('Choose files<');
});

test('no screen has a file control of its own', () => {
  const src = new URL('../', import.meta.url);
  const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('test'),
  );
  const own = screens.filter((file) =>
    readFileSync(new URL(file, src), 'utf8').includes('type="file"'),
  );
  expect(own).toEqual(['ui/file-input.tsx']);
});

import { expect, test } from 'vitest';
import { bytesIn, fileNameIn } from './tus.ts';

test('headers are read as numbers of bytes, or as nothing', () => {
  expect(['12', '0', '-1', '1.5', '', undefined, '9'.repeat(16)].map(bytesIn)).toEqual([
    12,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the name of a file stands in the metadata among other things', () => {
  const decode = (text: string) => Buffer.from(text, 'base64').toString('utf8');
  const name = Buffer.from('करार.pdf').toString('base64');
  expect(fileNameIn(`filetype YQ==, filename ${name}`, decode)).toBe('करार.pdf');
  expect(fileNameIn('filename', decode)).toBe('');
  expect(fileNameIn(undefined, decode)).toBe('');
});

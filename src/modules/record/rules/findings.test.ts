import { describe, expect, test } from 'vitest';
import { rowText } from './findings.ts';

describe('the one text of a row', () => {
  const row = { b: 2, a: 1 };

  test('is the same in whichever order a database gives its columns', () => {
    expect(rowText('bill', row)).toBe('["munch-bill-1",[["a",1],["b",2]]]');
    expect(rowText('bill', { a: 1, b: 2 })).toBe(rowText('bill', row));
  });

  test.each([
    ['a moment', new Date('2026-11-20T06:30:00.001Z'), '"2026-11-20T06:30:00.001Z"'],
    ['money beyond what JSON carries', 9_007_199_254_740_993n, '"9007199254740993"'],
    ['bytes', new Uint8Array([0, 15, 255]), '"000fff"'],
    ['nothing', null, 'null'],
    ['what is not there', undefined, 'null'],
    ['a yes', true, 'true'],
    ['words with a quotation', 'a "b"', '"a \\"b\\""'],
    ['a list, which keeps its order', [2, 1], '[2,1]'],
    [
      'what has parts, in order',
      { z: 1, y: [{ b: 1, a: 2 }] },
      '[["y",[[["a",2],["b",1]]]],["z",1]]',
    ],
  ])('writes %s', (_, value, text) => {
    expect(rowText('row', value)).toBe(`["munch-row-1",${text}]`);
  });

  test('of one thing is never that of another', () => {
    expect(rowText('bill', row)).not.toBe(rowText('consent', row));
    expect(rowText('bill', { a: '1' })).not.toBe(rowText('bill', { a: 1 }));
    expect(rowText('bill', { a: ['x', 'y'] })).not.toBe(rowText('bill', { a: ['x,y'] }));
    expect(rowText('bill', { a: null })).not.toBe(rowText('bill', {}));
  });
});

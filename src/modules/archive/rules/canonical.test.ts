import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { canonicalJson } from './canonical.ts';

const text = (value: unknown) => {
  const written = canonicalJson(value);
  if (!written.ok) throw new Error(`${written.refusal.code} at ${written.refusal.at}`);
  return written.value;
};

describe('the canonical text of a value', () => {
  test('has its names in order and no room between signs', () => {
    expect(text({ b: [1, true, null], a: { d: 'ü', c: '' } })).toBe(
      '{"a":{"c":"","d":"ü"},"b":[1,true,null]}',
    );
  });

  test('sorts names by their code units, as RFC 8785 does: a pair of surrogates before the last of the plane', () => {
    expect(text({ '\ufb33': 1, '\u{1f600}': 2, '1': 3, '\r': 4 })).toBe(
      '{"\\r":4,"1":3,"\u{1f600}":2,"\ufb33":1}',
    );
  });

  test('is the same whatever order names were written in, and is read back as the value', () => {
    const key = fc.string({ unit: 'grapheme', maxLength: 5 });
    const value = fc.letrec((tie) => ({
      leaf: fc.oneof(
        fc.maxSafeInteger(),
        fc.boolean(),
        fc.constant(null),
        fc.string({ unit: 'grapheme' }),
      ),
      node: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).node;
    fc.assert(
      fc.property(value, (one) => {
        expect(text(backwards(one))).toBe(text(one));
        expect(text(JSON.parse(text(one)))).toBe(text(one));
        expect(JSON.parse(text(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
      { numRuns: 2_000 },
    );
  });

  const deep = JSON.parse(`${'['.repeat(66)}${']'.repeat(66)}`) as unknown;
  test.each([
    ['a fraction', { sum: 0.1 }, 'number_not_exact', '/sum'],
    ['more than a double holds', [2 ** 53], 'number_not_exact', '/0'],
    ['no number', { a: { 'b/c~': Number.NaN } }, 'number_not_exact', '/a/b~1c~0'],
    ['half a sign', ['\ud800'], 'text_broken', '/0'],
    ['a name that is half a sign', { '\udc00': 1 }, 'text_broken', '/\udc00'],
    ['nothing', { a: undefined }, 'not_json', '/a'],
    ['a hole', Array.from({ length: 1 }), 'not_json', '/0'],
    ['a moment', { at: new Date(0) }, 'not_json', '/at'],
    ['a map', new Map(), 'not_json', ''],
    ['a bigint', 1n, 'not_json', ''],
    ['lists in lists in lists', deep, 'too_deep', '/0'.repeat(65)],
  ])('is refused for %s, with its place', (_, value, code, at) => {
    expect(canonicalJson(value)).toEqual({ ok: false, refusal: { code, at } });
  });
});

/** The same value with every object's names written in the opposite order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, one]) => [name, backwards(one)]),
  );
}

import { expect, test } from 'vitest';
import { fc } from '../../../tests/properties.ts';
import { barsOf, code128 } from './code128.ts';

/** Reads bars back into a text as a scanner does, from widths alone; null where the check digit is wrong. */
function scanned({ bars, width }: ReturnType<typeof barsOf>): string | null {
  const edges = bars.flatMap(({ at, width: wide }) => [at, at + wide]);
  const widths = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
  expect(edges[0]).toBe(10);
  expect(width - (edges.at(-1) ?? 0)).toBe(10);
  const symbols = Array.from({ length: (widths.length - 7) / 6 }, (_, at) =>
    widths.slice(at * 6, at * 6 + 6).join(''),
  );
  const values = symbols.map((symbol) => numberOf(symbol));
  const check = values.pop();
  const sum = values.reduce((all, value, at) => all + value * Math.max(at, 1), 0);
  return sum % 103 === check
    ? String.fromCharCode(...values.slice(1).map((value) => value + 32))
    : null;
}

const seen = new Map<string, number>();
for (let value = 0; value < 106; value += 1) {
  const { bars } = barsOf([value, 106]);
  const edges = bars.flatMap(({ at, width }) => [at, at + width]);
  seen.set(
    edges
      .slice(1, 7)
      .map((edge, at) => edge - (edges[at] ?? 0))
      .join(''),
    value,
  );
}
const numberOf = (symbol: string) => seen.get(symbol) ?? -1;

test('the check digit is that of the worked examples', () => {
  expect(code128('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
  // Begun in code set A, as it is often printed, its sum is one less and its digit 54.
  expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('every character is eleven modules wide, three bars of an even sum, and no two are alike', () => {
  expect(seen.size).toBe(106);
  for (const symbol of seen.keys()) {
    const widths = [...symbol].map(Number);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBe(11);
    expect(((widths[0] ?? 0) + (widths[2] ?? 0) + (widths[4] ?? 0)) % 2).toBe(0);
  }
  expect(barsOf([106]).width).toBe(13 + 20);
});

test('whatever can be printed is read back from its bars, and a wrong bar is seen', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
        minLength: 1,
        maxLength: 40,
      }),
      (text) => {
        const values = code128(text) ?? [];
        expect(scanned(barsOf(values))).toBe(text);
        const wrong = values.with(1, ((values[1] ?? 0) + 1) % 95);
        expect(scanned(barsOf(wrong))).toBeNull();
      },
    ),
  );
});

test('what no such code can say is refused', () => {
  for (const text of ['', 'पत्र', 'a\nb', 'é']) expect(code128(text)).toBeNull();
});

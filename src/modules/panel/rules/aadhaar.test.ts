import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { hasAadhaar, maskAadhaar, passesVerhoeff } from './aadhaar.ts';

// Eleven digits by chance and the one check digit that fits: nobody's number, and like everybody's.
const aadhaar = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  .map((digits) =>
    [
      ...digits,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((check) => passesVerhoeff([...digits, check])) ?? 0,
    ].join(''),
  );
const letters = fc.stringMatching(/^[A-Za-zअ-ह ,.:()\n]{0,30}$/);
const between = fc.constantFrom(
  '',
  ' ',
  '-',
  '  ',
  ' - ',
  '\u00a0',
  '\u2011',
  '\u2013',
  '\u200b',
  '\u00ad',
);
const SCRIPTS = {
  Latin: 0x30,
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Gujarati: 0xae6,
  Tamil: 0xbe6,
  fullwidth: 0xff10,
};

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const digitsIn = (text: string) =>
  [...text].filter((character) => /\p{Nd}/u.test(character)).length;

describe('the Verhoeff check', () => {
  test.each([
    ['236', '3'], // Verhoeff's own example
    ['12345', '1'],
    ['142857', '0'],
  ])('the check digit of %s is %s, and no other', (digits, check) => {
    for (const last of '0123456789')
      expect(passesVerhoeff([...digits, last].map(Number)), last).toBe(last === check);
  });

  test('finds every digit that is wrong and every two that changed places', () => {
    fc.assert(
      fc.property(
        aadhaar,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, more) => {
          const digits = [...number].map(Number);
          expect(passesVerhoeff(digits)).toBe(true);
          expect(passesVerhoeff(digits.with(at, ((digits[at] ?? 0) + more) % 10))).toBe(false);
          const [one, two] = [digits[at] ?? 0, digits[at + 1] ?? 0];
          if (one !== two)
            expect(passesVerhoeff(digits.with(at, two).with(at + 1, one))).toBe(false);
        },
      ),
    );
  });
});

describe('an Aadhaar number in a text', () => {
  test('is cut to its last four digits wherever it stands, and everything else stays', () => {
    fc.assert(
      fc.property(letters, aadhaar, letters, (before, number, after) => {
        expect(maskAadhaar(before + number + after)).toBe(
          `${before}XXXXXXXX${number.slice(8)}${after}`,
        );
      }),
    );
  });

  test('is found in groups, with any space, hyphen or unseen mark between them', () => {
    fc.assert(
      fc.property(aadhaar, between, between, (number, first, second) => {
        const [a, b, c] = [number.slice(0, 4), number.slice(4, 8), number.slice(8)];
        expect(maskAadhaar(`UID ${a}${first}${b}${second}${c}.`)).toBe(
          `UID XXXX${first}XXXX${second}${c}.`,
        );
      }),
    );
  });

  test.each(Object.entries(SCRIPTS))('is found in %s digits', (_, zero) => {
    fc.assert(
      fc.property(aadhaar, (number) => {
        const written = inScript(
          `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
          zero,
        );
        expect(maskAadhaar(written)).toBe(`XXXX XXXX ${written.slice(10)}`);
      }),
    );
  });

  test('is found beside other numbers, and twice', () => {
    fc.assert(
      fc.property(aadhaar, aadhaar, (one, two) => {
        const masked = maskAadhaar(`${one}, ${two}`);
        expect(masked).toBe(`XXXXXXXX${one.slice(8)}, XXXXXXXX${two.slice(8)}`);
        expect(
          digitsIn(maskAadhaar(`born 7-${one.slice(0, 4)} ${one.slice(4, 8)} ${one.slice(8)}`)),
        ).toBeLessThan(digitsIn(`7${one}`));
      }),
    );
  });

  test('is hidden although the twelve digits before its last group pass the check by chance', () => {
    // Four digits that make a good number together with the first two groups.
    const pairs = fc
      .tuple(aadhaar, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }))
      .map(([number, three]) => {
        const first = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) =>
          passesVerhoeff([digit, ...three, ...[...number.slice(0, 8)].map(Number)]),
        );
        return { before: `${first ?? 0}${three.join('')}`, number };
      });
    fc.assert(
      fc.property(pairs, ({ before, number }) => {
        const masked = maskAadhaar(
          `${before} ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
        );
        expect(masked).toBe(`XXXX XXXX XXXX ${number.slice(8)}`);
      }),
    );
  });

  test('masking changes no length, and a masked text no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), aadhaar, (text, number) => {
        const masked = maskAadhaar(text + number);
        expect(masked).toHaveLength(text.length + number.length);
        expect(maskAadhaar(masked)).toBe(masked);
        expect(hasAadhaar(masked)).toBe(false);
      }),
    );
  });
});

describe('what is no Aadhaar number stays', () => {
  test('twelve digits that fail the check', () => {
    fc.assert(
      fc.property(aadhaar, fc.integer({ min: 1, max: 9 }), (number, more) => {
        const wrong = number.slice(0, 11) + ((Number(number[11]) + more) % 10);
        expect(maskAadhaar(wrong)).toBe(wrong);
      }),
    );
  });

  test('a piece of eleven or thirteen digits', () => {
    fc.assert(
      fc.property(aadhaar, (number) => {
        for (const text of [number.slice(1), `1${number}`, `${number}1`])
          expect(maskAadhaar(text)).toBe(text);
      }),
    );
  });

  test('a mobile number with +91, whose twelve digits may pass the check by chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), (mobile) => {
        for (const text of [
          `+91${mobile}`,
          `call +91 ${mobile}`,
          `+91-${String(mobile).slice(0, 5)}-${String(mobile).slice(5)}`,
        ])
          expect(maskAadhaar(text)).toBe(text);
      }),
    );
  });

  test('years, one a line', () => {
    expect(maskAadhaar('2001\n2005\n2010\n2012\n2013')).toBe('2001\n2005\n2010\n2012\n2013');
  });
});

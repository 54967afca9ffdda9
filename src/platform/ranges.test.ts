import { expect, test } from 'vitest';
import { fc } from '../../tests/properties.ts';
import { etagOf, rangeAsked } from './ranges.ts';

const film = { sha256: 'a'.repeat(64), size: 1000 };
const asked = (range?: string, more: { method?: string; ifRange?: string } = {}) =>
  Object.values(rangeAsked({ method: 'GET', range, ifRange: undefined, ...more }, film));

test.each([
  ['bytes=0-', 'part', 0, 1000],
  ['bytes=0-0', 'part', 0, 1],
  ['bytes=999-', 'part', 999, 1000],
  ['bytes=-1', 'part', 999, 1000],
  ['bytes=-4000', 'part', 0, 1000],
  ['bytes=10-19', 'part', 10, 20],
  ['bytes=10-4000', 'part', 10, 1000],
  ['Bytes=10-19', 'part', 10, 20],
])('%s asks for a part', (range, ...part) => {
  expect(asked(range)).toEqual(part);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])(
  '%s asks for what is not there',
  (range) => {
    expect(asked(range)[0]).toBe('nothing');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'lines=0-1',
  'bytes=0-1 ',
  'bytes=1234567890123456-',
])('%s asks for all', (range) => {
  expect(asked(range)).toEqual(['whole', 0, 1000]);
});

test('whoever has a part of another file is given all of this one', () => {
  expect(asked('bytes=1-', { ifRange: etagOf(film) })[0]).toBe('part');
  for (const ifRange of ['"another"', `W/${etagOf(film)}`, 'Fri, 20 Nov 2026 06:30:00 GMT'])
    expect(asked('bytes=1-', { ifRange })).toEqual(['whole', 0, 1000]);
});

test('whoever asks for the head reads nothing', () => {
  expect(asked('bytes=1-2', { method: 'HEAD' })).toEqual(['nothing', 0, 1000]);
});

test('no range reaches beyond the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(), (text, a, b, size) => {
      for (const range of [text, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
        const file = { ...film, size };
        const found = rangeAsked({ method: 'GET', range, ifRange: undefined }, file);
        if (found.reading === 'nothing') continue;
        expect(found.from).toBeGreaterThanOrEqual(0);
        expect(found.from).toBeLessThanOrEqual(found.to);
        expect(found.to).toBeLessThanOrEqual(size);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { line, numberLine } from './text.ts';

const name = line(100);

test.each([
  'Asha Traders',
  'Asha\u200b Traders',
  'Asha Traders\u200e',
  '\ufeffAsha Tra\u00adders',
  'Asha\u2060 Traders \u200b',
  'Asha Traders\u{E0041}',
])('names that look the same are the same: %j', (typed) => {
  expect(name.parse(typed)).toBe('Asha Traders');
});

test.each(['क्\u200dष', 'श्री\u200cमान', 'र्\u200dया', '👩🏽\u200d⚖️'])(
  'what Hindi, Marathi and emoji spell with stays: %s',
  (typed) => {
    expect(name.parse(typed)).toBe(typed.normalize('NFC'));
  },
);

test('a name of nothing that is seen is none, and one that reads otherwise is refused', () => {
  expect(name.parse(' \u200b\u200e ')).toBe('');
  expect(name.safeParse('bill\u202efdp').success).toBe(false);
});

test('a number is a line in digits that can be reckoned with', () => {
  expect(numberLine(20).parse(' \u202a९८२०० 12345\u202c')).toBe('98200 12345');
  expect(numberLine(20).safeParse('\u202e98200').success).toBe(false);
});

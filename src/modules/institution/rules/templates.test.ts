import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { shipped } from '../letters.ts';
import { fill, OWN_PLACEHOLDERS, placeholdersIn, unknownIn } from './templates.ts';

const filling = {
  name: 'Ada {phone}',
  reference: 'E-1',
  institution: 'Munch',
  officeHours: '10 to 18',
  phone: '022',
  email: 'a@example.org',
};

test('placeholders are found, each once', () => {
  expect(placeholdersIn('{name}, {reference} and {name}')).toEqual(['name', 'reference']);
});

test.each([
  ['Dear {name}', []],
  ['Dear {nmae}', ['nmae']],
  ['Dear {name', ['{']],
  ['Dear name}', ['}']],
  ['Dear {}', ['']],
  ['{{name}}', ['{']],
])('in "%s" nobody could fill %j', (text, unknown) => {
  expect(unknownIn(text)).toEqual(unknown);
});

test('what is said to everybody names nobody', () => {
  expect(unknownIn('{institution}, {phone}', OWN_PLACEHOLDERS)).toEqual([]);
  expect(unknownIn('Dear {name}', OWN_PLACEHOLDERS)).toEqual(['name']);
});

test('what is filled in is not filled again', () => {
  expect(fill('Dear {name}, call {phone}', filling)).toBe('Dear Ada {phone}, call 022');
});

test('every template that is shipped can be filled in every language', () => {
  for (const { body } of shipped.letters.replies)
    for (const one of languages) {
      expect(unknownIn(body[one])).toEqual([]);
      expect(fill(body[one], { ...filling, name: 'Ada' })).not.toMatch(/[{}]/);
    }
});

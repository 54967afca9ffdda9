import { expect, test } from 'vitest';
import { categoriesOf, parse, placesOf, template, unitsAfterPlace } from './sentence.ts';

test('a sentence is words, places and plurals, in whose forms # is the count', () => {
  expect(parse('Try {count, plural, one {# row} other {# rows}} of {name}')).toEqual([
    { kind: 'words', words: 'Try ' },
    {
      kind: 'plural',
      name: 'count',
      forms: {
        one: [{ kind: 'words', words: '# row' }],
        other: [{ kind: 'words', words: '# rows' }],
      },
    },
    { kind: 'words', words: ' of ' },
    { kind: 'place', name: 'name' },
  ]);
});

test.each([
  ['{', 'a brace opens and no name follows'],
  ['{name', 'neither "}" nor ", plural," follows "name"'],
  ['{n, select, a {x}}', 'neither "}" nor ", plural," follows "n"'],
  ['{n, plural, one {x}', 'a plural is not closed'],
  ['{n, plural, one {x', 'a form is not closed'],
  ['x}', 'a brace closes that none opened'],
])('%s cannot be read: %s', (sentence, what) => {
  expect(() => parse(sentence)).toThrow(what);
});

test('what a plural counts is a count, wherever else it stands', () => {
  const parts = parse('{n} {b, plural, one {{a}} other {{n, plural, one {x} other {y}}}}');
  expect([...placesOf(parts)]).toEqual([
    ['a', 'place'],
    ['b', 'count'],
    ['n', 'count'],
  ]);
});

test('a # counts within a plural, and is a # outside', () => {
  const said = template('en', parse('# {n, plural, one {# `a`} other {# b}}'));
  expect(said).toBe(
    "# ${plural('en', p.n, { one: `${separated(p.n)} \\`a\\``, other: `${separated(p.n)} b` })}",
  );
});

test('forms that do not differ ask no rule', () => {
  expect(template('hi', parse('{n, plural, one {# दिन} other {# दिन}}'))).toBe(
    '${separated(p.n)} दिन',
  );
});

test('a unit straight after a place is seen, and one in a plural is not', () => {
  expect(unitsAfterPlace(parse('{n} days and {m} more files, {k} working days'))).toEqual([
    'days',
    'working days',
  ]);
  expect(unitsAfterPlace(parse('{n, plural, one {# day} other {# days}}'))).toEqual([]);
});

test('each of our languages has the forms one and other', () => {
  for (const language of ['en', 'hi', 'mr'] as const)
    expect(categoriesOf(language)).toEqual(['one', 'other']);
});

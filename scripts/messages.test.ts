import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesFor, problemsOf, unusedKeys } from './messages.ts';

test('a catalogue with a sentence for every key in every language has no problem', () => {
  expect(
    problemsOf({ en: { hello_name: 'Hello {name}' }, hi: { hello_name: 'नमस्ते {name}' } }),
  ).toEqual([]);
});

test('a key that a language lacks, has too many, or fills otherwise is a problem that names it', () => {
  const problems = problemsOf({ en: { a: 'A', b: '{name}' }, hi: { b: '{nam}', c: 'C' } });
  expect(problems).toEqual([
    'messages/hi.json: "a" is missing',
    'messages/hi.json: "b" has other placeholders than English',
    'messages/hi.json: "c" is not in English',
  ]);
});

test('an empty sentence and a badly written key are problems', () => {
  expect(problemsOf({ en: { Bad: 'x', empty: '' } })).toHaveLength(2);
});

test('a language that lacks a form of its own, or has one of another, is a problem', () => {
  const one = { count_days: '{n, plural, one {# day} other {# days}}' };
  const problems = problemsOf({
    en: one,
    hi: { count_days: '{n, plural, other {# दिन}}' },
    mr: { count_days: '{n, plural, one {# दिवस} few {# दिवस} other {# दिवस}}' },
  });
  expect(problems).toEqual([
    'messages/hi.json: "count_days" counts n in other forms than one and other',
    'messages/mr.json: "count_days" counts n in other forms than one and other',
  ]);
});

test('a language counts where English counts, and nobody counts a unit without a plural', () => {
  const problems = problemsOf({
    en: { a: '{n, plural, one {# day} other {# days}}', b: '{n} days', c: '{n, plural' },
    hi: { a: '{n} दिन', b: '{n} दिन', c: 'x' },
  });
  expect(problems).toEqual([
    'messages/en.json: "b" counts days without a plural',
    'messages/en.json: "c" cannot be read: neither "}" nor ", plural," follows "n" at ", plural"',
    'messages/hi.json: "a" has other placeholders than English',
    'messages/hi.json: "c" cannot be read: neither "}" nor ", plural," follows "n" at ", plural"',
  ]);
});

test('a script for one language has its sentences alone', () => {
  const catalogues = { en: { home_title: 'Home' }, hi: { home_title: 'मुखपृष्ठ' } };
  const home = (language: 'hi' | 'mr') => filesFor(catalogues, [language])['home.ts'];
  expect(home('hi')).toContain('home_title = (): string => `मुखपृष्ठ`;');
  expect(home('hi')).not.toContain('Home');
  expect(home('mr')).toContain('home_title = (): string => `Home`;');
});

test('a count is a number, and its form is chosen when it is said', () => {
  const files = filesFor({ en: { faq_times: 'Asked {n, plural, one {# time} other {# times}}' } }, [
    'en',
  ]);
  expect(files['faq.ts']).toContain("import { plural, separated } from '#kernel/language.ts';");
  expect(files['faq.ts']).toContain(
    "faq_times = (p: { n: number }): string => `Asked ${plural('en', p.n, { one: `${separated(p.n)} time`, other: `${separated(p.n)} times` })}`;",
  );
});

test('a key that no source says is found', () => {
  expect(unusedKeys({ said: 'x', unsaid: 'y' }, ['m.said()', 'sentences: { a: m.said }'])).toEqual([
    'unsaid',
  ]);
});

test('each area of the catalogue is a file of its own, said through one', () => {
  const files = filesFor({
    en: { home_title: 'Home', faq_title: 'Asked {times} times' },
    hi: { home_title: 'मुखपृष्ठ', faq_title: '{times} बार पूछा' },
  });
  expect(Object.keys(files).sort()).toEqual(['all.ts', 'faq.ts', 'home.ts']);
  expect(files['faq.ts']).toContain(
    'export const faq_title = (p: { times: string | number }): string => localize({ en: `Asked ${p.times} times`, hi: `${p.times} बार पूछा`, mr: `Asked ${p.times} times` });',
  );
  expect(files['home.ts']).toContain(
    'export const home_title = (): string => localize({ en: `Home`, hi: `मुखपृष्ठ`, mr: `Home` });',
  );
});

test.each(['hi', 'mr'])(
  'a loan word stands at the beginning of a word in %s, and never in the middle of another',
  (language) => {
    const text = readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8');
    expect(
      text.match(
        /[\p{Script=Devanagari}]+(?:अकाउंट|ईमेल|पासवर्ड|आर्बिट्रेशन|मीडिएशन|ट्रिब्यूनल|अवॉर्ड)[\p{Script=Devanagari}]*/gu,
      ),
    ).toBeNull();
  },
);

test('a large area is parted by its places, and what is of no large place stays with the area', () => {
  const keys = (start: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${start}_n${at}`, 'Said.']);
  const en = Object.fromEntries([
    ...keys('office_dispute', 430),
    ...keys('office_fees', 20),
    ...keys('office_queue', 19),
    ...keys('case_home', 430),
  ]);
  const files = filesFor({ en });
  expect(Object.keys(files).sort()).toEqual([
    'all.ts',
    'case.ts',
    'office-dispute.ts',
    'office-fees.ts',
    'office.ts',
  ]);
  expect(files['office.ts']?.match(/export const/g)).toHaveLength(19);
  expect(files['all.ts']).toContain("export * from './office-dispute.ts';");
});

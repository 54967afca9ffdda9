import { describe, expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { speaking } from '#platform/language.ts';
import { listOf, type PackageIssue } from '../rules/lists.ts';
import { fieldsOf, TEMPLATES, type TemplateName, templateFor } from './templates.ts';
import type { PackagesView } from './view.ts';

const view = { list: null, currency: 'INR' } as PackagesView; // what a pattern asks of it
const names = (Object.keys(TEMPLATES) as TemplateName[]).filter((name) => name !== 'own');

/** A pattern as it would be sent, with a sum that its sides put in. */
function issuesOf(name: TemplateName): PackageIssue[] {
  const fields = fieldsOf(view, name);
  const count = Object.keys(fields).filter((field) => field.startsWith('name')).length;
  return Array.from({ length: count }, (_, at): PackageIssue => {
    const said = (fields[`options${at}`] ?? '').split('\n').filter(Boolean);
    const isMoney = fields[`kind${at}`] === 'money';
    const options = isMoney
      ? [100_000n, 200_000n].map((amount) => ({ said: '', amount, instalments: 1 }))
      : said.map((words) => ({ said: words, amount: 0n, instalments: 1 }));
    const kind = isMoney ? 'money' : 'words';
    return { kind, name: fields[`name${at}`] ?? '', payer: 'respondent', days: 30, options };
  });
}

describe.each(languages)('in %s', (language) => {
  test.each(names)(
    'the pattern of %s is a list that may be sent once its sum is put in',
    (name) => {
      const issues = speaking(language, () => issuesOf(name));
      expect(listOf(issues)).toEqual({ ok: true, value: issues });
    },
  );
});

test.each(names)('the pattern of %s has the same points and options in every language', (name) => {
  const shapes = languages.map((language) =>
    speaking(language, () => issuesOf(name)).map(({ options }) => options.length),
  );
  const own = shapes[0];
  for (const shape of shapes) expect(shape).toEqual(own);
});

test.each([
  ['', 'art', 'art'],
  ['', 'sports', 'sport'],
  ['', 'other', 'services'],
  ['loan', 'art', 'loan'],
  ['unheard of', 'sports', 'sport'],
])('asked for “%s” in a dispute about %s a list begins with %s', (asked, sector, begun) => {
  expect(templateFor(asked, sector)).toBe(begun);
});

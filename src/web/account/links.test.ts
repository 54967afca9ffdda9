import { expect, test } from 'vitest';
import { linksFor } from './links.ts';

const paths = (has: readonly 'institution'[], may: readonly string[] = ['have_account']) =>
  linksFor({ may, has }).map(({ path }) => path);

test('many cases at once stands among the pages of those alone who file for an institution', () => {
  expect(paths([])).not.toContain('/account/filings');
  expect(paths(['institution'])).toEqual([...paths([]).slice(0, 7), '/account/filings']);
});

test('whoever still owes her second factor sees none of it', () => {
  expect(paths(['institution'], [])).toEqual([]);
});

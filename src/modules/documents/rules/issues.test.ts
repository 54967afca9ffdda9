import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { ISSUES_MAX, issuesNamed } from './issues.ts';

const known = [{ id: 'a', title: 'Was it delivered in time?' }];

test('an issue is known by its words, whatever their capitals and spaces, and a new one is named once', () => {
  expect(issuesNamed(['was it  delivered in time? ', 'Interest', 'interest', ' '], known)).toEqual(
    allow({ ids: ['a'], fresh: ['Interest'] }),
  );
  expect(issuesNamed([], known)).toEqual(allow({ ids: [], fresh: [] }));
});

test('a dispute has a short list of issues', () => {
  const many = Array.from({ length: ISSUES_MAX }, (_, at) => ({
    id: `${at}`,
    title: `Defect ${at}`,
  }));
  expect(issuesNamed(['Defect 3'], many)).toMatchObject({ ok: true });
  expect(issuesNamed(['Another'], many)).toEqual(refuse('issues_full'));
});

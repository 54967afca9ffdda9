import { expect, test } from 'vitest';
import { commentsShown, viewsShown } from './words.ts';

test('one comment is a comment, any other count is comments', () => {
  expect([0, 1, 2, 1204].map(commentsShown)).toEqual([
    '0 comments',
    '1 comment',
    '2 comments',
    '1,204 comments',
  ]);
});

test('one view is a view, any other count is views', () => {
  expect([0, 1, 22, 1234567].map(viewsShown)).toEqual([
    '0 views',
    '1 view',
    '22 views',
    '1,234,567 views',
  ]);
});

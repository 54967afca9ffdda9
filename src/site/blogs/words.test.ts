import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';
import { commentsShown, dayShown, viewsShown } from './words.ts';

test('one comment is a comment, any other count is comments', () => {
  expect([0, 1, 2, 1204].map(commentsShown)).toEqual(['0 comments', '1 comment', '2 comments', '1,204 comments']);
});

test('one view is a view, any other count is views', () => {
  expect([0, 1, 22, 1234567].map(viewsShown)).toEqual(['0 views', '1 view', '22 views', '1,234,567 views']);
});

test('a day is written as people say it', () => {
  expect(['2026-03-12', '2026-09-01'].map(dayShown)).toEqual(['12 Mar 2026', '1 Sep 2026']);
});

test('the address and the text are encoded whole', () => {
  const { facebook, twitter, linkedin } = shareAddresses('https://munch.example/blogs/1', 'Yes & no? 100%');
  const url = 'https%3A%2F%2Fmunch.example%2Fblogs%2F1';
  expect(facebook).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
  expect(twitter).toBe(`https://twitter.com/intent/tweet?url=${url}&text=Yes%20%26%20no%3F%20100%25`);
  expect(linkedin).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
});

import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('the address and the text are encoded whole', () => {
  const { facebook, twitter, linkedin } = shareAddresses(
    'https://munch.example/blogs/1',
    'Yes & no? 100%',
  );
  const url = 'https%3A%2F%2Fmunch.example%2Fblogs%2F1';
  expect(facebook).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
  expect(twitter).toBe(
    `https://twitter.com/intent/tweet?url=${url}&text=Yes%20%26%20no%3F%20100%25`,
  );
  expect(linkedin).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
});

test('a place in a page is shared with it', () => {
  const { facebook } = shareAddresses('https://munch.example/faqs#loan-notice', 'Why?');
  expect(facebook).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fmunch.example%2Ffaqs%23loan-notice',
  );
});

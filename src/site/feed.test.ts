import { expect, test } from 'vitest';
import { feed, mailDate, xml } from './feed.ts';

const entry = {
  path: '/blogs/7',
  title: 'Ben & Ada <settle> "today"',
  excerpt: 'It’s done.',
  date: '2026-03-05',
};

test('what XML would read as its own is written so that it stays text', () => {
  expect(xml(`<a href="x">Ben & 'Ada'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Ben &amp; &apos;Ada&apos;&lt;/a&gt;',
  );
});

test('signs that XML forbids are left out, and no others', () => {
  expect(xml('a\u0000b\u000Bc\uFFFEd\tन😀₹')).toBe('abcd\tन😀₹');
});

test('a civil day is written as mails write it, as it begins in Mumbai', () => {
  expect(mailDate('2026-03-05')).toBe('Thu, 05 Mar 2026 00:00:00 +0530');
  expect(mailDate('2024-02-29')).toBe('Thu, 29 Feb 2024 00:00:00 +0530');
  expect(mailDate('2025-12-31')).toBe('Wed, 31 Dec 2025 00:00:00 +0530');
});

test('the feed carries each entry with a whole address and an id that never changes', () => {
  const text = feed([entry, { ...entry, path: '/blogs/6', date: '2026-02-01' }]);
  expect(text).toContain('<title>Ben &amp; Ada &lt;settle&gt; &quot;today&quot;</title>');
  expect(text).toContain('<link>https://munch.example/blogs/7</link>');
  expect(text).toContain('<guid isPermaLink="true">https://munch.example/blogs/7</guid>');
  expect(text).toContain('<lastBuildDate>Thu, 05 Mar 2026 00:00:00 +0530</lastBuildDate>');
  expect(text.match(/<item>/g)).toHaveLength(2);
});

test('a blog without articles still has a feed', () => {
  expect(feed([])).not.toMatch(/<item>|lastBuildDate/);
});

import { expect, test } from 'vitest';
import { inEnglish } from '../../tests/in-english.ts';
import { posts as postsSaid } from './all.ts';
import { postIds } from './ids.ts';
import {
  FEWEST_WORDS,
  MOST_WORDS,
  minutesToRead,
  type Post,
  p,
  problemsOf,
  summaryOf,
  wordsIn,
} from './post.ts';

const posts = inEnglish(postsSaid);

test('there are nine posts, and nothing is missing in any', () => {
  expect(posts).toHaveLength(9);
  expect(posts.flatMap(problemsOf)).toEqual([]);
});

test('every post has an id of its own, and every id with an address has its post', () => {
  expect(posts.map((post) => post.id)).toEqual([...postIds]);
  expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
});

test('each post has a title, an excerpt and an article of its own', () => {
  for (const field of ['title', 'excerpt', 'picture'] as const)
    expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
  const paragraphs = posts.flatMap((post) =>
    post.body.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])),
  );
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('the newest post stands first', () => {
  const days = posts.map((post) => post.date);
  expect(days).toEqual([...days].sort().reverse());
});

test('the time to read comes from the words, and is never none', () => {
  expect(minutesToRead([p('word '.repeat(700))])).toBe(4);
  expect(minutesToRead([p('one')])).toBe(1);
  expect(wordsIn([p('₹50,000 — and no more')])).toBe(4);
  for (const post of posts)
    expect(minutesToRead(post.body), post.id).toBe(Math.round(wordsIn(post.body) / 200));
});

test('a card carries no article', () => {
  for (const post of posts) expect(summaryOf(post)).not.toHaveProperty('body');
});

test('a post that is too short or empty is named with the field', () => {
  const broken: Post = {
    id: '1',
    date: '12 March',
    title: '',
    excerpt: '',
    body: [],
    views: -1,
    comments: 0.5,
    isLiked: false,
    picture: 'b1',
  };
  const fields = problemsOf(broken).map((problem) => /^post 1, (\w+):/.exec(problem)?.[1]);
  expect([...new Set(fields)]).toEqual(['date', 'title', 'excerpt', 'body', 'views', 'comments']);
  expect([FEWEST_WORDS, MOST_WORDS]).toEqual([600, 1200]);
});

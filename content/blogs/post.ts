import { type LocalizedText, localize } from '#kernel/language.ts';
import type { Still } from '../still.ts';
import type { PostId } from './ids.ts';

export type PostBlock =
  | { kind: 'paragraph'; text: LocalizedText }
  | { kind: 'heading'; text: LocalizedText }
  | { kind: 'list'; items: readonly LocalizedText[] }
  | { kind: 'quote'; text: LocalizedText };

export type Post = {
  id: PostId;
  /** The civil day, as 2026-03-12. */
  date: string;
  title: LocalizedText;
  excerpt: LocalizedText;
  /** The article is not yet in Hindi and Marathi; its title and excerpt are. */
  onlyEnglish?: true;
  body: readonly PostBlock[];
  views: number;
  comments: number;
  isLiked: boolean;
  picture: Still;
};

/** What a card shows: everything but the article. */
export type PostSummary = Omit<Post, 'body'> & { minutes: number };

export const FEWEST_WORDS = 600;
export const MOST_WORDS = 1200;
const WORDS_A_MINUTE = 200;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function p(text: LocalizedText): PostBlock {
  return { kind: 'paragraph', text };
}
export function h(text: LocalizedText): PostBlock {
  return { kind: 'heading', text };
}
export function list(...items: LocalizedText[]): PostBlock {
  return { kind: 'list', items };
}
export function quote(text: LocalizedText): PostBlock {
  return { kind: 'quote', text };
}

export function wordsIn(body: readonly PostBlock[]): number {
  const text = body
    .map((block) =>
      block.kind === 'list' ? block.items.map(localize).join(' ') : localize(block.text),
    )
    .join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, never none. */
export function minutesToRead(body: readonly PostBlock[]): number {
  return Math.max(1, Math.round(wordsIn(body) / WORDS_A_MINUTE));
}

export function summaryOf({ body, ...rest }: Post): PostSummary {
  return { ...rest, minutes: minutesToRead(body) };
}

/** What is missing or does not fit, one sentence each, with the post and the field. */
export function problemsOf(post: Post): string[] {
  const words = wordsIn(post.body);
  const [title, excerpt] = [localize(post.title), localize(post.excerpt)];
  const wrong: [boolean, string][] = [
    [!DAY.test(post.date), `date: ${post.date} is no day such as 2026-03-12`],
    [title.trim().length < 10, 'title: too short'],
    [excerpt.trim().length < 60, 'excerpt: too short for a card'],
    [excerpt.length > 200, 'excerpt: too long for a card'],
    [words < FEWEST_WORDS, `body: ${words} words are fewer than ${FEWEST_WORDS}`],
    [words > MOST_WORDS, `body: ${words} words are more than ${MOST_WORDS}`],
    [!post.body.some((block) => block.kind === 'heading'), 'body: no heading'],
    emptyBlock(post),
    [!Number.isSafeInteger(post.views) || post.views < 0, 'views: no count'],
    [!Number.isSafeInteger(post.comments) || post.comments < 0, 'comments: no count'],
  ];
  return wrong.filter(([is]) => is).map(([, what]) => `post ${post.id}, ${what}`);
}

function emptyBlock(post: Post): [boolean, string] {
  return [
    post.body.some((block) =>
      block.kind === 'list' ? block.items.length < 2 : localize(block.text).trim() === '',
    ),
    'body: an empty block',
  ];
}

import { posts } from './blogs/all.ts';
import { services } from './services.ts';
import type { Still } from './still.ts';

/**
 * The room behind a page's heading where the page is shared as a picture (scripts/pictures.ts): the one that the page
 * itself shows. A page that is not named here stands before the first pair of doors.
 */
const rooms: Record<string, Still> = {
  '/the-people': 'gallery',
  '/the-platform': 'table',
  '/the-process': 'arcade',
  '/the-team': 'b2',
  '/the-panel': 'b4',
  '/academy': 'b3',
  '/faqs': 's-negotiate',
  '/blogs': 'b6',
  '/munch-fee-calculator': 's-loan',
  '/arbitration-services': 'b1',
  '/mediation-services': 'consult',
  '/lets-talk': 'consult',
  '/login': 'login',
  '/application-of-arbitration': 'b4',
  '/request-for-arbitration': 'b1',
  '/code-of-conduct': 'b2',
  '/privacy-policy': 'login',
  '/terms-and-conditions': 'gallery',
  '/arbitration-rules': 'b1',
  '/newsletter': 'login',
  '/say-hello': 'consult',
  ...Object.fromEntries(services.map(({ path, picture }) => [path, `s-${picture}`] as const)),
  ...Object.fromEntries(posts.map(({ id, picture }) => [`/blogs/${id}`, picture] as const)),
};

export type Room = Still | 'hero';

export function roomOf(path: string): Room {
  return rooms[path] ?? 'hero';
}

/** Headings that a picture sets in lines of its own: `_tight_` and `*wide*` as in site/voice.tsx. */
export const headings: Record<string, string> = {
  '/': '_Dispute_ *Resolution*\n_for the_ *Digital Generation*',
};

import * as m from '#messages/all.ts';

export function viewsShown(count: number): string {
  return count === 1 ? m.blog_views_one() : m.blog_views_many({ count: separated(count) });
}

export function commentsShown(count: number): string {
  return count === 1 ? m.blog_comments_one() : m.blog_comments_many({ count: separated(count) });
}

function separated(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

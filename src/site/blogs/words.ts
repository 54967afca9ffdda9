import * as m from '#messages/all.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 2026-03-12 as 12 Mar 2026: written out here, so that server and browser agree whatever calendar data they carry. */
export function dayShown(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function viewsShown(count: number): string {
  return count === 1 ? m.blog_views_one() : m.blog_views_many({ count: separated(count) });
}

export function commentsShown(count: number): string {
  return count === 1 ? m.blog_comments_one() : m.blog_comments_many({ count: separated(count) });
}

function separated(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

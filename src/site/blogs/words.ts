import * as m from '#messages/all.ts';

export function viewsShown(count: number): string {
  return m.blog_views({ count });
}

export function commentsShown(count: number): string {
  return m.blog_comments({ count });
}

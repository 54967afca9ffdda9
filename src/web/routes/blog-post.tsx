import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localize, spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Article, RecentPosts } from '#site/blogs/article.tsx';
import { type At, head, lost } from '#site/head.ts';
import { article } from '#site/linked-data.ts';
import { posts } from '../../../content/blogs/all.ts';
import { summaryOf } from '../../../content/blogs/post.ts';
import { institution } from '../../../content/institution.ts';

const RECENT = 3;

/** Read at build for every listed post: one article travels with its page, the others stay where they are. */
export function loader({ params }: LoaderFunctionArgs) {
  const post = posts.find(({ id }) => id === params.id);
  if (!post) throw data(null, { status: 404 });
  const others = posts.filter((one) => one !== post).slice(0, RECENT);
  return spoken({ post: summaryOf(post), body: post.body, recent: others.map(summaryOf) });
}

export function meta({
  loaderData,
  ...at
}: At & { loaderData: ReturnType<typeof loader> | undefined }) {
  if (!loaderData) return lost(at);
  const { id, title: titled, excerpt, date, onlyEnglish = false } = loaderData.post;
  const title = localize(titled);
  return head(at, {
    title: m.blog_post_title({ title, name: institution.name }),
    description: excerpt,
    above: [{ name: m.site_blogs(), path: '/blogs' }],
    publishedOn: date,
    data: [article({ path: `/blogs/${id}`, title, excerpt: localize(excerpt), date, onlyEnglish })],
    onlyEnglish,
    feed: true,
  });
}

export default function BlogPost() {
  const { post, body, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <Article key={post.id} post={post} body={body} />
      <RecentPosts posts={recent} />
    </>
  );
}

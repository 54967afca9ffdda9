import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { Article, RecentPosts } from '#site/blogs/article.tsx';
import { posts } from '../../../content/blogs/all.ts';
import { summaryOf } from '../../../content/blogs/post.ts';
import { institution } from '../../../content/institution.ts';

const RECENT = 3;

/** Read at build for every listed post: one article travels with its page, the others stay where they are. */
export function loader({ params }: LoaderFunctionArgs) {
  const post = posts.find(({ id }) => id === params.id);
  if (!post) throw data(null, { status: 404 });
  const others = posts.filter((one) => one !== post).slice(0, RECENT);
  return { post: summaryOf(post), body: post.body, recent: others.map(summaryOf) };
}

export function meta({ loaderData }: { loaderData: ReturnType<typeof loader> | undefined }) {
  if (!loaderData) return [{ title: m.site_title({ page: m.site_lost_heading() }) }, { name: 'robots', content: 'noindex' }];
  const { title, excerpt } = loaderData.post;
  return [{ title: m.blog_post_title({ title, name: institution.name }) }, { name: 'description', content: excerpt }];
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

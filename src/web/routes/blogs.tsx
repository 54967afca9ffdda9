import { useLoaderData } from 'react-router';
import { spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { FirstPost, PostCard } from '#site/blogs/cards.tsx';
import { type At, head } from '#site/head.ts';
import { useReveal } from '#site/reveal.tsx';
import { posts } from '../../../content/blogs/all.ts';
import { summaryOf } from '../../../content/blogs/post.ts';
import { institution } from '../../../content/institution.ts';

/** Read at build: the cards travel as data, and no article with them. */
export function loader() {
  return spoken(posts.map(summaryOf));
}

export function meta(at: At) {
  return head(at, {
    title: m.blog_meta_title({ name: institution.name }),
    description: m.blog_meta_description(),
    feed: true,
  });
}

export default function Blogs() {
  useReveal();
  const [first, ...others] = useLoaderData<typeof loader>();
  return (
    <div className="wrap blog">
      <div className="blog-top">
        <h1 className="d-l">
          <span className="nar">{m.blog_heading()}</span>{' '}
          <span className="wide">{m.blog_heading_wide()}</span>
        </h1>
        <p className="b-l t2">{m.blog_lead()}</p>
      </div>
      {first ? <FirstPost post={first} /> : null}
      <div className="blog-grid">
        {others.map((post, at) => (
          <PostCard key={post.id} post={post} late={at > 1} />
        ))}
      </div>
    </div>
  );
}

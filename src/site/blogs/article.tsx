import { Link } from 'react-router';
import * as m from '#messages/all.ts';
import type { Block, PostSummary } from '../../../content/blogs/post.ts';
import { stills } from '../pictures/stills.ts';
import { Share } from '../share/share.tsx';
import { Counts, DateLine, PostCard } from './cards.tsx';

export function Article({ post, body }: { post: PostSummary; body: readonly Block[] }) {
  const still = stills[post.picture];
  return (
    <article className="wrap blog-post">
      <header className="blog-head">
        <Link to="/blogs" className="lnk blog-back">
          {m.blog_all()}
        </Link>
        <DateLine post={post} />
        <h1 className="d-l">{post.title}</h1>
        <p className="b-l t2">{post.excerpt}</p>
      </header>
      <div className="blog-wide">
        <img src={still.src} width={still.width} height={still.height} alt="" />
      </div>
      <div className="blog-side">
        <Share path={`/blogs/${post.id}`} title={post.title} label={m.blog_share()} />
        <Counts post={post} />
      </div>
      <div className="blog-body">
        {body.map((block) => (
          <Part key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
        ))}
        <p className="blog-note">{m.blog_not_advice()}</p>
      </div>
    </article>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className="t-l">{block.text}</h2>;
  if (block.kind === 'quote') return <blockquote className="t-m">{block.text}</blockquote>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className="wrap blog-recent" aria-labelledby="recent">
      <div className="blog-recent-head">
        <h2 className="d-m" id="recent">
          <span className="nar">{m.blog_recent()}</span> <span className="wide">{m.blog_recent_wide()}</span>
        </h2>
        <Link to="/blogs" className="lnk blog-all">
          {m.blog_see_all()}
        </Link>
      </div>
      <div className="blog-three">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}

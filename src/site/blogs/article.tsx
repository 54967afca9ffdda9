import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import type { PostBlock, PostSummary } from '../../../content/blogs/post.ts';
import { OnlyEnglish } from '../languages/only-english.tsx';
import { stills } from '../pictures/stills.ts';
import { Share } from '../share/share.tsx';
import { Counts, DateLine, PostCard } from './cards.tsx';

export function Article({ post, body }: { post: PostSummary; body: readonly PostBlock[] }) {
  const still = stills[post.picture];
  return (
    <article className="wrap blog-post">
      <ArticleHead post={post} />
      <ArticlePicture still={still} />
      <div className="blog-side">
        <Share path={`/blogs/${post.id}`} title={localize(post.title)} label={m.blog_share()} />
        <Counts post={post} />
      </div>
      <div className="blog-body">
        {body.map((block) => (
          <Part
            key={localize((block.kind === 'list' ? block.items[0] : block.text) ?? '')}
            block={block}
          />
        ))}
        <p className="blog-note">{m.blog_not_advice()}</p>
      </div>
    </article>
  );
}

function ArticleHead({ post }: { post: PostSummary }) {
  return (
    <header className="blog-head">
      <Link to="/blogs" className="lnk blog-back">
        {m.blog_all()}
      </Link>
      <DateLine post={post} />
      <h1 className="d-l" {...localizedProps(post.title)} />
      <p className="b-l t2" {...localizedProps(post.excerpt)} />
      {post.onlyEnglish ? <OnlyEnglish /> : null}
    </header>
  );
}

function ArticlePicture({ still }: { still: (typeof stills)[PostSummary['picture']] }) {
  return (
    <div className="blog-wide">
      <img
        className={still.pale ? 'pale' : undefined}
        src={still.src}
        width={still.width}
        height={still.height}
        alt=""
      />
    </div>
  );
}

function Part({ block }: { block: PostBlock }) {
  if (block.kind === 'heading') return <h2 className="t-l" {...localizedProps(block.text)} />;
  if (block.kind === 'quote') return <blockquote className="t-m" {...localizedProps(block.text)} />;
  if (block.kind === 'paragraph') return <p {...localizedProps(block.text)} />;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={localize(item)} {...localizedProps(item)} />
      ))}
    </ul>
  );
}

export function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className="wrap blog-recent" aria-labelledby="recent">
      <div className="blog-recent-head">
        <h2 className="d-m" id="recent">
          <span className="nar">{m.blog_recent()}</span>{' '}
          <span className="wide">{m.blog_recent_wide()}</span>
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

import './sheet.css';
import { dayInShort } from '#kernel/day-words.ts';
import { localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { PostSummary } from '../../../content/blogs/post.ts';
import { stills } from '../pictures/stills.ts';
import { commentsShown, viewsShown } from './words.ts';

/** The first post: picture left, words on kokum right. */
export function FirstPost({ post }: { post: PostSummary }) {
  const still = stills[post.picture];
  return (
    <article className="blog-first">
      <div className="blog-first-picture">
        <img
          className={still.pale ? 'pale' : undefined}
          src={still.src}
          width={still.width}
          height={still.height}
          alt=""
        />
      </div>
      <div className="blog-first-text">
        <DateLine post={post} />
        <h2 className="d-m">
          <Link to={`/blogs/${post.id}`} className="blog-link" {...localizedProps(post.title)} />
        </h2>
        <p className="b-l blog-excerpt" {...localizedProps(post.excerpt)} />
        <Counts post={post} />
      </div>
    </article>
  );
}

export function PostCard({ post, late = true }: { post: PostSummary; late?: boolean }) {
  const still = stills[post.picture];
  return (
    <article className="blog-card" data-reveal="">
      <div className="blog-picture">
        <img
          className={still.pale ? 'pale' : undefined}
          src={still.src}
          width={still.width}
          height={still.height}
          alt=""
          loading={late ? 'lazy' : 'eager'}
        />
      </div>
      <DateLine post={post} />
      <h2 className="blog-title">
        <Link to={`/blogs/${post.id}`} className="blog-link" {...localizedProps(post.title)} />
      </h2>
      <p className="t2 blog-excerpt" {...localizedProps(post.excerpt)} />
      <Counts post={post} />
    </article>
  );
}

export function DateLine({ post }: { post: PostSummary }) {
  return (
    <p className="blog-line tn">
      <time dateTime={post.date}>{dayInShort(post.date)}</time>
      <span>{m.blog_read_time({ minutes: post.minutes })}</span>
    </p>
  );
}

export function Counts({ post }: { post: PostSummary }) {
  return (
    <p className="blog-line blog-counts tn">
      <span>
        <Icon name="eye" />
        {viewsShown(post.views)}
      </span>
      <span>
        <Icon name="chat-teardrop" />
        {commentsShown(post.comments)}
      </span>
      <span className="blog-like" data-liked={post.isLiked ? '' : undefined}>
        <Icon name={post.isLiked ? 'heart-fill' : 'heart'} />
        <span className="sr">{post.isLiked ? m.blog_liked() : m.blog_not_liked()}</span>
      </span>
    </p>
  );
}

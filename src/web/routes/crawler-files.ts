import type { LoaderFunctionArgs } from 'react-router';
import { localize } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { feed } from '#site/feed.ts';
import { manifest, robots, sitemap } from '#site/sitemap.ts';
import { posts } from '../../../content/blogs/all.ts';
import { conduct } from '../../../content/conduct/conduct.ts';
import { privacy } from '../../../content/privacy/privacy.ts';
import { rules } from '../../../content/rules/rules.ts';
import { terms } from '../../../content/terms/terms.ts';
import { type filePaths, prerendered } from '../paths.ts';

const papers = {
  '/code-of-conduct': conduct,
  '/privacy-policy': privacy,
  '/terms-and-conditions': terms,
  '/arbitration-rules': rules,
};

/** Pages whose text is in English alone. */
const onlyEnglish = new Set<string>([
  ...posts.filter((post) => post.onlyEnglish).map(({ id }) => `/blogs/${id}`),
  ...Object.entries(papers).flatMap(([path, { onlyEnglish: is }]) => (is ? [path] : [])),
]);

/** When a page was last changed, where its content says so. */
const changedOn = new Map<string, string>([
  ...posts.map(({ id, date }) => [`/blogs/${id}`, date] as const),
  ...Object.entries(papers).map(([path, { updatedOn }]) => [path, updatedOn] as const),
]);

type FilePath = (typeof filePaths)[number];

const files: Record<FilePath, { type: string; text: () => string }> = {
  '/sitemap.xml': { type: 'application/xml', text: () => sitemap(prerendered.map(listed)) },
  '/robots.txt': { type: 'text/plain', text: robots },
  '/feed.xml': {
    type: 'application/xml',
    text: () =>
      feed(
        posts.map(({ id, title, excerpt, date }) => ({
          title: localize(title),
          excerpt: localize(excerpt),
          date,
          path: `/blogs/${id}`,
        })),
      ),
  },
  '/site.webmanifest': {
    type: 'application/manifest+json',
    text: () => manifest(m.home_meta_description()),
  },
};

/** Written at build for every path of `filePaths`. The site without its pages is the same in every language. */
export function loader({ request }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1);
  // Only web/routes.ts leads here, with these paths.
  const { type, text } = files[`/${name}` as FilePath];
  return new Response(text(), { headers: { 'content-type': `${type}; charset=utf-8` } });
}

function listed(path: string) {
  const day = changedOn.get(path);
  return {
    path,
    ...(day ? { changedOn: day } : {}),
    ...(onlyEnglish.has(path) ? { onlyEnglish: true } : {}),
  };
}

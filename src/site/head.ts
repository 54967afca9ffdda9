import type { MetaDescriptor } from 'react-router';
import {
  type LocalizedText,
  language,
  languages,
  localize,
  withoutLanguage,
} from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../content/institution.ts';
import { addressIn, alternatesOf, fileAddress, pictureAddress, siteAddress } from './addresses.ts';
import { wayFrom } from './astray.tsx';
import { breadcrumbs, type Crumb, type Thing } from './linked-data.ts';

/** What a route's `meta` is handed; the address says which page it is, without a language and without a query. */
export type At = { location: { pathname: string } };

type Page = {
  /** The page's name, with ` | ` and the house's behind it, as the tab of a browser shows it. */
  title: string;
  description: LocalizedText;
  /** Pages between the front page and this one. */
  above?: readonly Crumb[];
  /** The civil day on which it was published: for an article alone. */
  publishedOn?: string;
  /** More for search engines than the way to the page. */
  data?: readonly Thing[];
  /** A text that is in no other language yet: the Hindi and the Marathi page lead search engines to the English one. */
  onlyEnglish?: boolean;
  /** Whether the blog's feed is offered here. */
  feed?: boolean;
};

/** Longer ones are cut by whoever lists or shares a page. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MIN = 50;
export const DESCRIPTION_MAX = 160;

export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const FEED = '/feed.xml';

/** Everything that finds and shares a page, for the `meta` of its route: one function, so that no page forgets a part. */
export function head(at: At, page: Page): MetaDescriptor[] {
  const path = pathOf(at);
  const name = nameOf(page.title);
  const title = page.title.length > TITLE_MAX ? name : page.title;
  const crumbs = [{ name: institution.name, path: '/' }, ...(page.above ?? []), { name, path }];
  const data = [...(page.data ?? []), ...(path === '/' ? [] : [breadcrumbs(crumbs)])];
  return [
    { title },
    { name: 'description', content: localize(page.description) },
    link('canonical', ownAddress(path, page)),
    ...alternatesOf(path, page.onlyEnglish).map((one) =>
      link('alternate', one.address, { hrefLang: one.language }),
    ),
    ...(page.feed
      ? [
          link('alternate', fileAddress(FEED), {
            type: 'application/rss+xml',
            title: m.blog_feed({ name: institution.name }),
          }),
        ]
      : []),
    ...openGraph(path, title, page),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((thing) => ({ 'script:ld+json': thing })),
  ];
}

/** A page that nobody should find by searching: it is not there, or it is somebody's own. */
export function unlisted(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/** What stands in the head of an address that leads nowhere. */
export function lost({ location: { pathname } }: At): MetaDescriptor[] {
  if (wayFrom(pathname)) return unlisted(m.site_title({ page: m.site_astray_title() }));
  return unlisted(m.site_title({ page: `${m.site_lost_heading()} ${m.site_lost_heading_wide()}` }));
}

function openGraph(path: string, title: string, page: Page): MetaDescriptor[] {
  const properties = propertiesOf(page, title, path);
  const others = languages
    .filter((one) => one !== language() && !page.onlyEnglish)
    .map((one) => property('og:locale:alternate', localeOf(one)));
  return [
    ...Object.entries(properties).map(([name, content]) => property(name, content)),
    ...others,
  ];
}

function propertiesOf(page: Page, title: string, path: string) {
  return {
    'og:type': page.publishedOn ? 'article' : 'website',
    'og:site_name': institution.name,
    'og:title': title,
    'og:description': localize(page.description),
    'og:url': ownAddress(path, page),
    'og:locale': localeOf(page.onlyEnglish ? languages[0] : language()),
    'og:image': pictureAddress(path),
    'og:image:type': PICTURE.type,
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': m.site_picture_alt({ page: nameOf(page.title) }),
    ...(page.publishedOn ? { 'article:published_time': page.publishedOn } : {}),
  };
}

function ownAddress(path: string, { onlyEnglish }: Page): string {
  return onlyEnglish ? addressIn(languages[0], path) : siteAddress(path);
}

// Pages are built ahead at `/blogs/` and read at `/blogs`: one address for both.
function pathOf({ location }: At): string {
  return withoutLanguage(location.pathname).replace(/\/+$/, '') || '/';
}

function nameOf(title: string): string {
  return title.split(' | ', 1)[0] ?? title;
}

function localeOf(one: string): string {
  return `${one}_IN`;
}

function property(name: string, content: string): MetaDescriptor {
  return { property: name, content };
}

function link(rel: string, href: string, more: Record<string, string> = {}): MetaDescriptor {
  return { tagName: 'link', rel, href, ...more };
}

import { languages } from '#kernel/language.ts';
import { institution } from '../../content/institution.ts';
import { addressIn, alternatesOf, fileAddress } from './addresses.ts';
import { xml } from './feed.ts';

export type SitemapEntry = { path: string; changedOn?: string; onlyEnglish?: boolean };

/** Every page that may be found, once for each language it is written in (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: readonly SitemapEntry[]): string {
  const urls = languages.flatMap((one) =>
    pages
      .filter(({ onlyEnglish }) => one === languages[0] || !onlyEnglish)
      .map((page) => entry(addressIn(one, page.path), page)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function entry(address: string, { path, changedOn, onlyEnglish }: SitemapEntry): string {
  const alternates = alternatesOf(path, onlyEnglish).map(
    (one) =>
      `\n    <xhtml:link rel="alternate" hreflang="${one.language}" href="${xml(one.address)}"/>`,
  );
  const changed = changedOn ? `\n    <lastmod>${changedOn}</lastmod>` : '';
  return `  <url>\n    <loc>${xml(address)}</loc>${changed}${alternates.join('')}\n  </url>`;
}

/** Everything may be read but the API, which has nothing to show. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api\n\nSitemap: ${fileAddress('/sitemap.xml')}\n`;
}

/** What a phone needs to keep the site as an app (https://www.w3.org/TR/appmanifest/). */
export function manifest(description: string): string {
  const icon = (size: number, more: Record<string, string> = {}) => ({
    src: `/icon-${more.purpose ? `${more.purpose}-` : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  return JSON.stringify({
    name: institution.name,
    short_name: institution.name,
    description,
    lang: languages[0],
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    // kokum-800 and chuna-50 (ui/styles/tokens.css).
    theme_color: '#570c1a',
    background_color: '#fcf9f9',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      icon(512, { purpose: 'maskable' }),
    ],
  });
}

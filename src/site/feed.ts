import { weekdayNumber } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../content/institution.ts';
import { fileAddress, siteAddress } from './addresses.ts';
import { FEED } from './head.ts';

/** Text between tags or quotes of XML, with what XML 1.0 forbids left out. */
export function xml(text: string): string {
  const named: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => named[sign] ?? '');
}

type Entry = { path: string; title: string; excerpt: string; date: string };

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), newest first. */
export function feed(entries: readonly Entry[]): string {
  const newest = entries[0];
  const items = entries.map(itemOf);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(m.blog_feed({ name: institution.name }))}</title>
    <link>${xml(siteAddress('/blogs'))}</link>
    <atom:link href="${xml(fileAddress(FEED))}" rel="self" type="application/rss+xml"/>
    <description>${xml(m.blog_meta_description())}</description>
    <language>en-in</language>
${newest ? `    <lastBuildDate>${mailDate(newest.date)}</lastBuildDate>\n` : ''}${items.join('\n')}
  </channel>
</rss>
`;
}

function itemOf({ path, title, excerpt, date }: Entry) {
  const address = xml(siteAddress(path));
  return `    <item>
      <title>${xml(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${mailDate(date)}</pubDate>
      <description>${xml(excerpt)}</description>
    </item>`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The first moment of a civil day in Mumbai, as mails write it (RFC 822): Thu, 12 Mar 2026 00:00:00 +0530. */
export function mailDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const weekday = weekdayNumber(day);
  return `${DAYS[weekday]}, ${String(date).padStart(2, '0')} ${MONTHS[(month ?? 1) - 1]} ${year} 00:00:00 +0530`;
}

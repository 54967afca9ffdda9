import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '#messages/all.ts';
import { lost } from './head.ts';
import { NotFound } from './not-found.tsx';

const at = (pathname: string) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[pathname]}>{<NotFound />}</MemoryRouter>);
const titleAt = (pathname: string) => JSON.stringify(lost({ location: { pathname } }));

test.each([
  ['/n/7K2P-9XQM/sent/1/more', '/notice'],
  ['/mr/mr/n/7K2P-9XQM', '/notice'],
  ['/sports', null],
  ['/notices', null],
  ['/hi/n/7K2P-9XQM/answer/x', '/notice'],
  ['/request-for-arbitration/start/nowhere', '/request-for-arbitration/start'],
  ['/cases/1/nowhere', '/cases'],
  ['/account/nowhere', '/account'],
  ['/payments/back', '/cases'],
])('where a legal act may land, an address that is none is told plainly: %s', (pathname, to) => {
  const shown = at(pathname);
  expect(shown.includes(m.site_lost())).toBe(to === null);
  expect(titleAt(pathname).includes(m.site_astray_title())).toBe(to !== null);
  if (to)
    for (const part of [m.site_astray_title(), m.site_astray_words(), `href="${to}"`, 'href="tel:'])
      expect(shown).toContain(part);
});

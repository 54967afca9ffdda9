import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { institution } from '../../content/institution.ts';
import {
  addressIn,
  alternatesOf,
  fileAddress,
  pictureAddress,
  siteAddress,
  siteRoot,
} from './addresses.ts';

test('where nobody set PUBLIC_URL, pages name the institution’s own address', () => {
  expect(siteRoot).toBe(institution.website);
  expect(siteAddress('/blogs/1')).toBe(`${siteRoot}/blogs/1`);
  expect(siteAddress('/')).toBe(`${siteRoot}/`);
});

test('a page stands once for each language, and once for readers of none', () => {
  expect(alternatesOf('/faqs')).toEqual([
    ...languages.map((language) => ({ language, address: addressIn(language, '/faqs') })),
    { language: 'x-default', address: `${siteRoot}/faqs` },
  ]);
});

test('only the first language has no prefix, and no address ends in a slash but the front page’s', () => {
  for (const [at, one] of languages.entries()) {
    const root = at === 0 ? siteRoot : `${siteRoot}/${one}`;
    expect(addressIn(one, '/faqs')).toBe(`${root}/faqs`);
    expect(addressIn(one, '/')).toBe(at === 0 ? `${root}/` : root);
  }
});

test('files and pictures keep one address in every language', () => {
  expect(fileAddress('/feed.xml')).toBe(`${siteRoot}/feed.xml`);
  expect(pictureAddress('/')).toBe(`${siteRoot}/pictures/home.jpg`);
  expect(pictureAddress('/services/art-disputes')).toBe(
    `${siteRoot}/pictures/services-art-disputes.jpg`,
  );
});

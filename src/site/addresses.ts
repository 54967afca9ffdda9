import { type Language, language, languages, addressIn as placeIn } from '#kernel/language.ts';
import { institution } from '../../content/institution.ts';

declare const __PUBLIC_URL__: string | undefined;

/** Where the site is read, without a slash at the end: the setting PUBLIC_URL at build time, else the institution's own. */
export const siteRoot: string =
  typeof __PUBLIC_URL__ === 'string' ? __PUBLIC_URL__ : institution.website;

/** The absolute address of a page in the language being rendered. `path` is English, as in web/paths.ts. */
export function siteAddress(path: string): string {
  return addressIn(language(), path);
}

/** The absolute address of a page in one language: the first language has no prefix. */
export function addressIn(one: Language, path: string): string {
  return siteRoot + placeIn(one, path);
}

/** The same page in every language it is written in, and the one for readers of none: what `hreflang` links and the sitemap say. */
export function alternatesOf(
  path: string,
  onlyEnglish = false,
): { language: Language | 'x-default'; address: string }[] {
  const named = languages
    .filter((one) => one === languages[0] || !onlyEnglish)
    .map((one) => ({ language: one, address: addressIn(one, path) }));
  return [...named, { language: 'x-default', address: addressIn(languages[0], path) }];
}

/** A file keeps one address in every language. */
export function fileAddress(path: string): string {
  return `${siteRoot}${path}`;
}

/** The picture that stands for a page where it is shared; scripts/pictures.ts draws it at that address. */
export function pictureAddress(path: string): string {
  return fileAddress(`/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`);
}

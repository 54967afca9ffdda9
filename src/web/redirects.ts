import { redirect, redirectDocument } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';

/**
 * The only way in which a page sends its reader on to another of ours. The router puts the language before it, so whatever
 * brings one loses it here: two before one address are an address that nobody has, in the middle of a legal act.
 */
export function onward(to: string, status = 302): Response {
  return redirect(bare(to), status);
}

/** The same as a whole new document: the page behind it knows more than this one may keep. */
export function onwardDocument(to: string): Response {
  return redirectDocument(bare(to));
}

/** To a page that is not ours, whose whole address somebody whom we trust has given. */
export function outward(url: string): Response {
  return redirect(new URL(url).href, 303);
}

function bare(to: string): string {
  const path = `/${to.replace(/^[/\\]+/, '')}`; // browsers read `//host` as another site
  const [pathname = ''] = path.split(/[?#]/, 1);
  return withoutLanguage(pathname) + path.slice(pathname.length);
}

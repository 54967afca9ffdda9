import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import { type At, lost } from '#site/head.ts';
import { NotFound } from '#site/not-found.tsx';
import { isElsewhere } from '../paths.ts';

/** Every address that is not in the table. */
export function loader() {
  return data(null, { status: 404 });
}

/** A page built ahead knows only the way to its like: what is elsewhere is another document, and is loaded as one. */
export function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  if (!isElsewhere(withoutLanguage(url.pathname))) return serverLoader();
  location.assign(url);
  return new Promise(() => {}); // this page stays as it is until that one is here
}

/** A form that was sent to no address of ours is lost in the same way. */
export const action = loader;

export function meta(at: At) {
  return lost(at);
}

export default NotFound;

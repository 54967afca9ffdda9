// The pages as the server loads them: what a loader gives is what stands in the page and is sent with it.
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { apiOver } from '#kernel/client.ts';
import { apiContext } from '../../src/web/context.ts';
import routes from '../../src/web/routes.ts';
import { listen } from './heard.ts';
import { NAMES, type PersonName } from './people.ts';
import type { Things } from './requests.ts';
import { cookieOf, type Walk } from './walking.ts';

type Loader = (asking: object) => unknown;
type Page = { path: string; loader: Loader };

const WEB = join(import.meta.dirname, '../../src/web');
/** Public pages are the same for everybody. */
const BEHIND_THE_DOOR = /^\/(?:cases|calendar|office|account|payments)\b/;

/** Every page behind the door that loads something, with its whole address. */
export async function pagesWithLoader(): Promise<Page[]> {
  const found: Page[] = [];
  const walk = async (entries: readonly RouteConfigEntry[], above: string) => {
    for (const { path = '', file, children } of entries) {
      const whole = path.startsWith('/') ? path : `${above}/${path}`;
      // By its whole address, for it is no module of these tests that stands beside them.
      const module: { loader?: Loader } = BEHIND_THE_DOOR.test(whole)
        ? await import(/* @vite-ignore */ join(WEB, file))
        : {};
      if (module.loader) found.push({ path: whole.replace(/\/$/, ''), loader: module.loader });
      await walk(children ?? [], whole);
    }
  };
  await walk(await routes, '');
  return found;
}

/** Addresses of pages of which the ids are of something in the dispute; all others are loaded with an id of nothing. */
const NAMED = (path: string, things: Things): Record<string, readonly string[]> => {
  if (/^\/cases\/:id/.test(path))
    return {
      id: things.dispute,
      place: things.place,
      paper: things.document,
      meeting: things.meeting,
    };
  if (/^\/office\/(?:disputes|responses)\/:id/.test(path)) return { id: things.dispute };
  if (/^\/office\/payments\/:id/.test(path)) return { id: things.invoice };
  return { id: [things.party[0] ?? ''] };
};

export async function walkPages(walk: Walk, pages: readonly Page[]): Promise<number> {
  let loaded = 0;
  for (const { path, loader } of pages)
    for (const params of paramsOf(path, NAMED(path, walk.things)))
      await Promise.all(
        NAMES.map(async (who) => {
          loaded += 1;
          const text = await textOf(walk, { who, path, loader, params });
          listen(walk.heard, { who, way: `page ${path}`, text });
        }),
      );
  return loaded;
}

function paramsOf(
  path: string,
  named: Record<string, readonly string[]>,
): Record<string, string>[] {
  const parts = [...path.matchAll(/:([a-z]+)/g)].map(([, part = '']) => part);
  return parts.reduce<Record<string, string>[]>(
    (all, part) =>
      all.flatMap((one) => (named[part] ?? ['1']).map((id) => ({ ...one, [part]: id }))),
    [{}],
  );
}

type Loading = { who: PersonName; path: string; loader: Loader; params: Record<string, string> };

async function textOf({ room }: Walk, { who, path, loader, params }: Loading): Promise<string> {
  const address = path
    .replaceAll(/:([a-z]+)/g, (_, part: string) => params[part] ?? '')
    .replace('*', 'x');
  const url = new URL(address, 'https://munch.example');
  const carried = new Headers({ 'sec-fetch-site': 'same-origin' });
  const cookie = cookieOf(room, who);
  if (cookie) carried.set('cookie', cookie);
  const api = apiOver(async (request) => room.app.request(request), url.origin);
  const context = new RouterContextProvider();
  context.set(apiContext, (endpoint, input, headers, bytes) => {
    const all = new Headers(carried);
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    return api(endpoint, input, all, bytes);
  });
  const request = new Request(url, { headers: carried });
  try {
    return textIn(await loader({ request, url, params, context, pattern: path }));
  } catch (thrown) {
    if (thrown instanceof Error) throw new Error(`${who} ${address}`, { cause: thrown });
    return textIn(thrown); // a page for its status, or the way to somewhere else
  }
}

function textIn(loaded: unknown): string {
  if (loaded instanceof Response) return `${loaded.status} ${loaded.headers.get('location')}`;
  return (
    JSON.stringify(loaded, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ) ?? ''
  );
}

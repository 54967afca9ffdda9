import { randomBytes } from 'node:crypto';
import type { StatusCode } from 'hono/utils/http-status';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type Api, apiOver } from '#kernel/client.ts';
import { type Language, languageOf, prefixOf } from '#kernel/language.ts';
import type { App, Ask } from './http.ts';
import { AGAIN_AFTER } from './http-errors.ts';
import { speaking } from './language.ts';
import { type ScriptNames, withNames } from './script-names.ts';
import { contentPolicy, type Policy } from './security.ts';

/** The built pages: React Router's server build, whose entry also names the contexts that it reads. */
export type Pages = {
  mode: 'production' | 'development';
  build(): Promise<ServerBuild>;
  scripts: ScriptNames;
};

type Entry = { apiContext: RouterContext<Api>; nonceContext: RouterContext<string> };

// What a page's own call to the API carries on from the visitor: who they are and where they ask from, nothing else.
const CARRIED = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-proto',
  'user-agent',
];

/**
 * Hands every address that is neither a file nor the API to React Router. Its loaders and actions reach the API
 * through the app itself, in process: the same parsing, the same rules, the same refusals as for any other client.
 */
export function servePages(app: App, policy: Policy, { mode, build, scripts }: Pages): void {
  const handlers = new Map<Language, RequestHandler>();
  const handlerFor = async (spoken: Language): Promise<RequestHandler> => {
    const made = createRequestHandler(pagesIn(spoken, await build(), scripts), mode);
    // What it knows of a build, all its addresses among it, takes milliseconds to make. While developing the build changes.
    if (mode === 'production') handlers.set(spoken, made);
    return made;
  };
  app.all('*', async (c) => {
    const spoken = languageOf(c.req.path);
    // Vite's own client needs inline scripts and a socket while developing, so there is no policy then.
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : '';
    const { apiContext, nonceContext } = entryOf(await build());
    const context = new RouterContextProvider();
    const cookies: string[] = [];
    context.set(apiContext, apiFor(app, c, cookies));
    context.set(nonceContext, nonce);
    const handle = handlers.get(spoken) ?? (await handlerFor(spoken));
    const page = await speaking(spoken, () => handle(c.req.raw, context));
    if (nonce) c.header('content-security-policy', contentPolicy(policy, nonce));
    for (const [name, value] of page.headers)
      c.header(name, value, { append: name === 'set-cookie' });
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'no-store');
    if (page.status === 503) c.header('retry-after', AGAIN_AFTER);
    // React Router gives any number; Hono wants to know that it is one of HTTP's.
    return c.newResponse(page.body, page.status as StatusCode);
  });
}

/** One build serves every language: only where its pages begin differs, and React Router's links follow that. */
export function pagesIn(one: Language, build: ServerBuild, scripts: ScriptNames): ServerBuild {
  const assets = withNames(build.assets, scripts[one] ?? {});
  return { ...build, assets, basename: prefixOf(one) || '/' };
}

// The entry is bundled with the pages, so its contexts are reached through the build and never imported twice.
function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry;
}

/** What the API would give the visitor's browser to keep, the page that asked on their behalf passes on: `cookies` collects it. */
function apiFor(app: App, c: Ask, cookies: string[]): Api {
  const carried = new Headers();
  carry(c, carried);
  const send = async (request: Request) => {
    const answer = await app.request(request, undefined, c.env);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  const api = apiOver(send, new URL(c.req.url).origin);
  return (endpoint, input, headers, bytes) => {
    const all = new Headers(carried);
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    return api(endpoint, input, all, bytes);
  };
}

function carry(c: Ask, carried: Headers) {
  for (const name of CARRIED) {
    const value = c.req.header(name);
    if (value) carried.set(name, value);
  }
}

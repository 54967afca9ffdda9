import { randomBytes } from 'node:crypto';
import type { StatusCode } from 'hono/utils/http-status';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Api, apiOver } from '#kernel/client.ts';
import type { App, Ask } from './http.ts';
import { contentPolicy, type Policy } from './security.ts';

/** The built pages: React Router's server build, whose entry also names the contexts that it reads. */
export type Pages = { mode: 'production' | 'development'; build(): Promise<ServerBuild> };

type Entry = { apiContext: RouterContext<Api>; nonceContext: RouterContext<string> };

// What a page's own call to the API carries on from the visitor: who they are and where they ask from, nothing else.
const CARRIED = ['cookie', 'origin', 'sec-fetch-site', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent'];

/**
 * Hands every address that is neither a file nor the API to React Router. Its loaders and actions reach the API
 * through the app itself, in process: the same parsing, the same rules, the same refusals as for any other client.
 */
export function servePages(app: App, policy: Policy, { mode, build }: Pages): void {
  const handle = createRequestHandler(build, mode);
  app.all('*', async (c) => {
    // Vite's own client needs inline scripts and a socket while developing, so there is no policy then.
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : '';
    const { apiContext, nonceContext } = entryOf(await build());
    const context = new RouterContextProvider();
    context.set(apiContext, apiFor(app, c));
    context.set(nonceContext, nonce);
    const page = await handle(c.req.raw, context);
    if (nonce) c.header('content-security-policy', contentPolicy(policy, nonce));
    for (const [name, value] of page.headers) c.header(name, value, { append: name === 'set-cookie' });
    c.header('cache-control', 'no-store');
    // React Router gives any number; Hono wants to know that it is one of HTTP's.
    return c.newResponse(page.body, page.status as StatusCode);
  });
}

// The entry is bundled with the pages, so its contexts are reached through the build and never imported twice.
function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry;
}

function apiFor(app: App, c: Ask): Api {
  const carried = new Headers();
  for (const name of CARRIED) {
    const value = c.req.header(name);
    if (value) carried.set(name, value);
  }
  const send = async (request: Request) => app.request(request, undefined, c.env);
  const api = apiOver(send, new URL(c.req.url).origin);
  return (endpoint, input, headers) => {
    const all = new Headers(carried);
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    return api(endpoint, input, all);
  };
}

import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { language, languageOf } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Vars } from './http.ts';
import { fail } from './http-errors.ts';
import { speaking } from './language.ts';

const PATIENCE = 15_000;
// For the work on files that have come; while they come, platform/progress.ts watches that they move on.
const PATIENCE_FOR_FILES = 200_000;

const MB = 1024 * 1024;

/** How many bytes the body of a request may have, by its path. */
export type BodyLimitFor = (path: string) => number;

/** Whether a request of this method may bring a file: a whole one, or the next part of one. */
export function bringsFiles(method = ''): boolean {
  return method === 'POST' || method === 'PATCH';
}

/**
 * Answers 503 when a request takes too long. Whoever sends files has longer, counted from when they have come; so has whoever is given
 * one, for a large one is read to its end and proved before its first byte goes out.
 */
export function notTooSlow(
  hasFiles: (method: string, path: string) => boolean,
  patience = PATIENCE,
): MiddlewareHandler<{ Variables: Vars }> {
  const refused = (c: Context) =>
    new HTTPException(503, { res: fail(c, 503, 'timeout', m.error_timeout()) });
  const [usual, forFiles] = [timeout(patience, refused), afterTheBody(PATIENCE_FOR_FILES, refused)];
  return (c, next) => (hasFiles(c.req.method, c.req.path) ? forFiles : usual)(c, next);
}

type Coming = { incoming?: { complete: boolean } } | undefined; // of @hono/node-server; tests have none

function afterTheBody(patience: number, refused: (c: Context) => HTTPException): MiddlewareHandler {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      const wait = () => {
        timer = setTimeout(
          () => ((c.env as Coming)?.incoming?.complete === false ? wait() : fail(refused(c))),
          patience,
        );
      };
      wait();
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A body that says its size is judged by that, unread; one that does not is counted while it comes. */
export function notTooLarge(mostFor: BodyLimitFor): MiddlewareHandler<{ Variables: Vars }> {
  return async (c, next) => {
    const most = mostFor(c.req.path);
    const refuse = (c: Context) =>
      isPage(c)
        ? tooLargePage(c, most)
        : fail(c, 413, 'too_large', m.error_too_large({ limit: most }));
    const size = c.req.header('content-length');
    if (size !== undefined) return Number(size) > most ? refuse(c) : next();
    return c.req.header('transfer-encoding')
      ? bodyLimit({ maxSize: most, onError: refuse })(c, next)
      : next();
  };
}

/** A browser that posts a form without a script shows its person whatever comes. */
function isPage({ req }: Context): boolean {
  return !req.path.startsWith('/api/') && (req.header('accept') ?? '').includes('text/html');
}

/** The page of the form, with what was saved of it before. React Router marks a post to an index route by `?index`. */
function formOf({ req }: Context): string {
  const { pathname, searchParams } = new URL(req.url);
  searchParams.delete('index');
  const query = searchParams.toString();
  return (query === '' ? pathname : `${pathname}?${query}`)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
}

/** The form is one step back in the browser, as it was filled in; nothing of it is read here. */
function tooLargePage(c: Context, most: number): Response {
  return speaking(languageOf(c.req.path), () => {
    const words = m.error_too_large_page({
      limit: most < MB ? `${most / 1024} kB` : `${Math.floor(most / MB)} MB`,
    });
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.error_too_large_title()}</title>`;
    const back = `<p><a href="${formOf(c)}">${m.error_too_large_back()}</a></p>`;
    const page = `<!doctype html><html lang="${language()}"><head>${head}</head><body><main><h1>${m.error_too_large_title()}</h1><p>${words}</p>${back}</main></body></html>`;
    return c.html(page, 413);
  });
}

import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext } from './context.ts';

/**
 * Renders a page whole before it is sent: these pages are small, and one that fails must still get its status. The render does not
 * hear whether the visitor has gone: of a post the router makes a second request out of the first one's signal, and Node keeps
 * that signal, with all that hears it, for as long as the second is reachable from it, which is for ever.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  let accident: unknown;
  const page = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      ...(nonce ? { nonce } : {}),
      onError(error) {
        accident = error;
      },
    },
  );
  await page.allReady;
  if (accident) throw accident;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

/** Refused addresses and aborted requests are answers; everything else is an accident for the server's log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (
    error instanceof Response ||
    (typeof error === 'object' && error !== null && 'status' in error)
  )
    return;
  console.error(error);
}

// The server hands these in with each request; it finds them here, where they are bundled with the pages.
export { apiContext, nonceContext } from './context.ts';

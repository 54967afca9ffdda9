import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type BodyLimitFor, bringsFiles } from './bounds.ts';
import { BODY_MAX } from './http.ts';

// How long a body may be on its way. A form has half a minute. A file has as long as its line needs, as long as it moves on:
// ten megabytes over a phone's GPRS take an hour, and whoever sends a byte at a time to hold a socket is cut off in a minute.

export type Pace = {
  /** Milliseconds for the whole of an ordinary body. */
  form: number;
  /** A file brings at least so many bytes in each so many milliseconds: 340 bytes a second, a tenth of what GPRS brings. */
  least: number;
  every: number;
  /** Milliseconds after which a file is cut off however it moves. */
  file: number;
};

export const PACE: Pace = { form: 30_000, least: 10_240, every: 30_000, file: 3_600_000 };

/** Cuts off what does not move on, with 408. Headers are Node's own business: they have ten seconds. */
export function inTime(server: Server, mostFor: BodyLimitFor, pace: Pace = PACE): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 0; // it counts the whole body, and cut honest uploads of a slow line
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!bringsBody(request)) return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isFile = bringsFiles(request.method) && mostFor(path) > BODY_MAX;
    watch({ request, response, socket: request.socket }, pace, isFile);
  });
}

// A request that announces no body has none (RFC 9112, 6.3), and a page that is asked for needs no timer. Read from the raw list:
// Node makes its table of headers when it is first looked at.
function bringsBody({ rawHeaders }: IncomingMessage): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 14 && name.toLowerCase() === 'content-length')
      return rawHeaders[at + 1] !== '0';
    if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') return true;
  }
  return false;
}

type Watched = { request: IncomingMessage; response: ServerResponse; socket: Socket };

// The socket's own count is asked: a listener on the body would take it from whoever reads it.
function watch(watched: Watched, { form, least, every, file }: Pace, isFile: boolean): void {
  const { request, socket } = watched;
  const startedAt = Date.now();
  let seen = socket.bytesRead;
  const timer = setInterval(
    () => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      const moved = socket.bytesRead - seen;
      seen = socket.bytesRead;
      if (isFile && moved >= least && Date.now() - startedAt < file) return;
      clearInterval(timer);
      cut(watched);
    },
    isFile ? every : form,
  );
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

function cut({ response, socket }: Watched): void {
  if (!response.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  socket.destroySoon();
}

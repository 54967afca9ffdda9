import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressIn, languages } from '#kernel/language.ts';

type Files = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

/** A page that is built ahead, and is told by the database instead once there is something to tell. */
export type DatabasePage = { path: string; isAlive: () => Promise<boolean> };

/**
 * Serves what was built ahead, but for a page that lives: then the app draws it for each request (docs/decisions/0020).
 * The database is asked each time, so that no process shows what another has taken back. While it does not answer, the
 * built page is shown.
 */
export function orAlive(files: Files, { path, isAlive }: DatabasePage): Files {
  const addresses = new Set(
    languages.flatMap((one) => [addressIn(one, path), `${addressIn(one, path)}.data`]),
  );
  return (request, response, pass) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    if (!addresses.has(address)) return files(request, response, pass);
    isAlive().then(
      (alive) => (alive ? pass() : files(request, response, pass)),
      () => files(request, response, pass),
    );
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from './env.ts';
import type { App } from './http.ts';
import type { Pages } from './pages.ts';
import { inTime } from './progress.ts';

/** How visitors reach the pages: built ahead in production, through Vite while developing (scripts/dev.ts). */
export type FrontDoor = {
  pages: Pages;
  /** Answers what needs no app, such as a built file. False passes the request on. */
  files(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
};

type Listening = {
  settings: Settings;
  files: FrontDoor['files'];
  app: App;
  /** The most milliseconds that a request's body may take. */
  mostFor: Parameters<typeof inTime>[1];
};

/** Answers on the port of the settings; rejects where it is taken. */
export function listen(
  server: Server,
  { settings, files, app, mostFor }: Listening,
): Promise<void> {
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) =>
    files(request, response, () => void listener(request, response)),
  );
  inTime(server, mostFor);
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(settings.port, settings.host, done);
  });
}

export function addressOf(server: Server, settings: Settings): string {
  const address = server.address();
  return `http://${settings.host}:${typeof address === 'object' && address ? address.port : settings.port}`;
}

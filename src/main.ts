import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { enquiriesJobs } from '#modules/enquiries/jobs.ts';
import { closeDb, type Db, openDb, prepared } from '#platform/db.ts';
import { readSettings, type Settings } from '#platform/env.ts';
import { staticFiles } from '#platform/files-in-memory.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openJobs } from '#platform/jobs.ts';
import { type Log, openLog } from '#platform/log.ts';
import { openMailer } from '#platform/mail.ts';
import { migrate } from '#platform/migrate.ts';
import type { Pages } from '#platform/pages.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { contentPolicy, headersFor } from '#platform/security.ts';
import { createApp, policyOf } from './server.ts';

/** How visitors reach the pages: built ahead in production, through Vite while developing (scripts/dev.ts). */
export type FrontDoor = {
  pages: Pages;
  /** Answers what needs no app, such as a built file. False passes the request on. */
  files(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
};

const root = resolve(import.meta.dirname, '..');
const now = () => new Date();

type Stop = () => Promise<void>;

/** Opens the database, brings it up to date, and listens. Stops gracefully on SIGTERM and SIGINT. */
export async function run(frontDoor: (settings: Settings, server: Server) => Promise<FrontDoor>): Promise<void> {
  const settings = readSettings(process.env);
  const say = (line: string) => console.log(line);
  const log = openLog((text) => process.stdout.write(text), now);
  const dataDir = resolve(root, settings.dataDir);
  const postgres = await startPostgres({ dataDir, url: settings.databaseUrl, say });
  const db = openDb({ ...postgres.pool, max: 10, statement_timeout: 10_000 });
  await migrate(db, { folder: `${root}/migrations`, say });
  const mailer = openMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, folder: `${dataDir}/mail` });
  const parts = { db, now, newId, newToken, settings, mailer };
  const jobs = await openJobs({ db, jobs: enquiriesJobs(parts), log });
  const server = createServer();
  const door = await frontDoor(settings, server);
  let leaving = false;
  const isReady = async () => !leaving && (await answers(db));
  const app = createApp({ settings, log, now, enquiries: { ...parts, wakeMail: jobs.wake.mail }, isReady, pages: door.pages });
  await listen(server, settings, door, app);
  say(`Database: ${postgres.mode === 'embedded' ? `PostgreSQL in ${dataDir}` : 'the server of DATABASE_URL'}. Mail: ${mailer.describe()}.`);
  say(`Munch is at ${addressOf(server, settings)}`);
  leaveOnSignal(log, async () => {
    leaving = true;
    await close(server);
    await jobs.stop();
    mailer.close();
    await closeDb(db);
    await postgres.stop();
  });
}

async function answers(db: Db): Promise<boolean> {
  return prepared(db, { name: 'ready', text: 'select 1' }).then(
    () => true,
    () => false,
  );
}

function listen(server: Server, settings: Settings, door: FrontDoor, app: App): Promise<void> {
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) => door.files(request, response, () => void listener(request, response)));
  // A client that sends its request a byte at a time holds a socket for half a minute at most.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(settings.port, settings.host, done);
  });
}

function addressOf(server: Server, settings: Settings): string {
  const address = server.address();
  return `http://${settings.host}:${typeof address === 'object' && address ? address.port : settings.port}`;
}

/** Takes no new connection, lets what is under way finish, and cuts what is still open after ten seconds. */
function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 10_000);
  // A connection is idle once its answer is out, and would be kept for the next request that never comes.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      done();
    });
  });
}

function leaveOnSignal(log: Log, leave: Stop): void {
  let leaving = false;
  const end = async (signal: string) => {
    await leave();
    log.info('stopped', { signal });
    log.flush();
    process.exit(0);
  };
  const onSignal = (signal: string) => {
    // A terminal sends Ctrl-C to the whole group, and npm sends it again: one leave-taking serves both.
    if (leaving) return;
    leaving = true;
    end(signal).catch((error: Error) => {
      log.error('not stopped cleanly', { stack: error.stack });
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
}

/** The pages that `npm run build` made. */
async function builtAhead(settings: Settings): Promise<FrontDoor> {
  const policy = policyOf(settings);
  const headers = headersFor(policy);
  const serve = staticFiles(`${root}/build/client`, { ...headers, 'content-security-policy': contentPolicy(policy) }, headers);
  const build = (await import(`${root}/build/server/index.js`)) as ServerBuild;
  return {
    pages: { mode: 'production', build: async () => build },
    files: (request, response, pass) => {
      if (!serve(request, response)) pass();
    },
  };
}

if (import.meta.main) {
  await run(builtAhead).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

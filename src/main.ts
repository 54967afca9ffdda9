import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { firstAdministratorLink } from '#modules/identity/routes.ts';
import { liveSource } from '#modules/notifications/jobs.ts';
import { isPanelShown } from '#modules/panel/routes.ts';
import { orAlive } from '#platform/database-page.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { readSettings, type Settings } from '#platform/env.ts';
import { staticFiles } from '#platform/files-in-memory.ts';
import { addressOf, type FrontDoor, listen } from '#platform/listening.ts';
import { openLive } from '#platform/live.ts';
import { openLog } from '#platform/log.ts';
import { versionIn } from '#platform/machine.ts';
import { openMetrics } from '#platform/metrics.ts';
import { migrate, missingMigrations } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { readiness } from '#platform/readiness.ts';
import type { ScriptNames } from '#platform/script-names.ts';
import { contentPolicy, headersFor } from '#platform/security.ts';
import { startupLines } from '#platform/startup-lines.ts';
import { jobsFor, partsOf, type RunningParts, type Startup, wakeBy } from './parts.ts';
import { close, inHaste, leaveOnSignal } from './platform/shutdown.ts';
import { vaultIn } from './platform/vaults.ts';
import { createApp, mostFor, policyOf } from './server.ts';

const root = resolve(import.meta.dirname, '..');
const now = () => new Date();

/**
 * Milliseconds. A server that lets nobody in within five seconds is down for whoever waits; no statement may take ten, so a line that
 * is silent for fifteen is dead.
 */
const PATIENCE = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type Door = (settings: Settings, server: Server) => Promise<FrontDoor>;

/** Opens the database, brings it up to date, and listens. Stops gracefully on SIGTERM and SIGINT. */
export async function run(frontDoor: Door): Promise<void> {
  const settings = readSettings(process.env);
  const dataDir = resolve(root, settings.dataDir);
  const kept = await vaultIn(dataDir, settings); // first: a start without the key of the documents ends here, with nothing to stop
  const postgres = await startPostgres({ dataDir, url: settings.databaseUrl, say });
  await serve(frontDoor, { settings, dataDir, kept, postgres }).catch(async (error: Error) => {
    await postgres.stop(); // or it would go on alone
    throw error;
  });
}

const say = (line: string) => console.log(line);

async function serve(frontDoor: Door, startup: Startup): Promise<void> {
  const { settings, dataDir, postgres } = startup;
  const startedAt = now();
  const log = openLog((text) => process.stdout.write(text), now);
  const db = await databaseOf(startup);
  const { parts, wake, urgentMailer } = await partsOf(startup, db);
  const jobs = await jobsFor(parts, { log, urgentMailer, dataDir });
  wakeBy(jobs, wake);
  const live = await openLive({
    db,
    log,
    now,
    ...liveSource(parts),
    heard: { record: recordHeard(jobs.wake) },
  });
  const metrics = openMetrics({ db, now, jobs: jobs.list });
  metrics.gauge('munch_event_streams', 'Open event streams of this process.', live.count);
  const server = createServer({ connectionsCheckingInterval: 5_000 }); // how often Node looks for headers that are late
  const door = await frontDoor(settings, server);
  let leaving = false;
  const app = createApp({
    settings,
    log,
    now,
    modules: { ...parts, live, jobs, dataDir, startedAt, version: versionIn(root) },
    metrics,
    readiness: () => readiness({ db, dataDir, isLeaving: () => leaving }),
    pages: door.pages,
  });
  const files = orAlive(door.files, { path: '/the-panel', isAlive: () => isPanelShown(parts) });
  await listen(server, { settings, files, app, mostFor });
  await greet(parts, startup);
  leaveOnSignal(log, async () => {
    leaving = true;
    await inHaste(log, async () => {
      await live.stop(); // its streams would keep their connections
      await close(server);
      await jobs.stop();
      parts.mailer.close();
      urgentMailer.close();
      await closeDb(db);
    });
    await postgres.stop();
  });
  // Last: whoever hears this may stop us at once.
  say(`Munch is at ${addressOf(server, settings)}`);
}

/** Brought up to date through a connection of its own: a migration takes the time that it takes. */
async function databaseOf({ settings, postgres }: Startup): Promise<Db> {
  const making = openDb({ ...postgres.pool, max: 1 });
  await bringUp(making, settings);
  await closeDb(making);
  return openDb({ ...postgres.pool, ...PATIENCE });
}

/** Says where everything goes. The first administrator's link is printed on the screen alone: neither the log nor the record holds it. */
async function greet(parts: RunningParts, { settings, dataDir, postgres }: Startup): Promise<void> {
  const { mailer, whatsapp, razorpay } = parts;
  const isOwn = postgres.mode === 'embedded';
  const database = isOwn ? `PostgreSQL in ${dataDir}` : 'the server of DATABASE_URL';
  const takesRazorpay = razorpay !== null;
  for (const line of startupLines({ settings, database, mailer, whatsapp, takesRazorpay }))
    say(line);
  const first = await firstAdministratorLink(parts);
  if (first)
    say(
      `Nobody administers this house yet. This link makes the first administrator, once, within a day:\n  ${first}`,
    );
}

/** Migrates, or refuses a database that another command has not brought to this program's migrations. */
async function bringUp(db: Db, { migratesAtStart }: Settings): Promise<void> {
  const folder = `${root}/migrations`;
  if (migratesAtStart) return void (await migrate(db, { folder, say }));
  const [first, ...more] = await missingMigrations(db, folder);
  if (!first) return;
  const misses =
    more.length === 0 ? `the migration ${first}` : `${more.length + 1} migrations, ${first} first`;
  throw new Error(
    `The database misses ${misses}. Run \`npm run migrate\`, or start without MIGRATE=command.`,
  );
}

/** What follows when an act was kept: whoever is told is told, and the act is sealed. */
function recordHeard({ notices, seal }: Record<'notices' | 'seal', () => void>): () => void {
  return () => {
    notices();
    seal();
  };
}

/** The pages that `npm run build` made. */
async function builtAhead(settings: Settings): Promise<FrontDoor> {
  const policy = policyOf(settings);
  const headers = headersFor(policy);
  const serve = staticFiles(
    `${root}/build/client`,
    { ...headers, 'content-security-policy': contentPolicy(policy) },
    headers,
  );
  const build = (await import(`${root}/build/server/index.js`)) as ServerBuild;
  const scripts = JSON.parse(
    readFileSync(`${root}/build/server/script-names.json`, 'utf8'),
  ) as ScriptNames; // our own build wrote it
  return {
    pages: { mode: 'production', build: async () => build, scripts },
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

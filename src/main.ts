import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { firstAdministratorLink } from '#modules/identity/routes.ts';
import { bindKeys, bindPlace, runsIn } from '#modules/institution/jobs.ts';
import { arrivals, liveSource } from '#modules/notifications/jobs.ts';
import { isPanelShown } from '#modules/panel/routes.ts';
import { orAlive } from '#platform/database-page.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { readSettings, type Settings } from '#platform/env.ts';
import { openExtractor } from '#platform/extraction/extractor.ts';
import { staticFiles } from '#platform/files-in-memory.ts';
import type { App } from '#platform/http.ts';
import { newCode, newId, newToken } from '#platform/ids.ts';
import { openJobs } from '#platform/jobs.ts';
import { openSigner, signerGiven } from '#platform/key-ring.ts';
import { openLive } from '#platform/live.ts';
import { openLog } from '#platform/log.ts';
import { versionIn } from '#platform/machine.ts';
import { openMetrics } from '#platform/metrics.ts';
import { migrate, missingMigrations } from '#platform/migrate.ts';
import { mailJob, urgentMailJob } from '#platform/outbox.ts';
import type { Pages } from '#platform/pages.ts';
import { openPasswords } from '#platform/passwords.ts';
import { type Postgres, startPostgres } from '#platform/postgres/start.ts';
import { inTime } from '#platform/progress.ts';
import { openRazorpay } from '#platform/razorpay.ts';
import { readiness } from '#platform/readiness.ts';
import { openScanner } from '#platform/scanner.ts';
import type { ScriptNames } from '#platform/script-names.ts';
import { sealMarkIn } from '#platform/seal-mark.ts';
import { contentPolicy, headersFor } from '#platform/security.ts';
import type { Signer } from '#platform/signing.ts';
import { openWhatsApp } from '#platform/whatsapp.ts';
import { jobsOf, lettersOf, personData, personErasers, urgentLetters } from './joined.ts';
import { carrierFor } from './platform/carrier.ts';
import { folderInbox } from './platform/mail/inbound.ts';
import { close, inHaste, leaveOnSignal } from './platform/shutdown.ts';
import { vaultIn } from './platform/vaults.ts';
import { createApp, mostFor, policyOf } from './server.ts';
import { wired } from './wiring.ts';

/** How visitors reach the pages: built ahead in production, through Vite while developing (scripts/dev.ts). */
export type FrontDoor = {
  pages: Pages;
  /** Answers what needs no app, such as a built file. False passes the request on. */
  files(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
};

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

type Ground = {
  settings: Settings;
  dataDir: string;
  kept: Awaited<ReturnType<typeof vaultIn>>;
  postgres: Postgres;
};

const say = (line: string) => console.log(line);

function answersWay({ bounceToken, smtpUrl }: Settings): string {
  if (bounceToken) return 'taken at /api/mail/answers';
  return smtpUrl
    ? 'not taken, because BOUNCE_TOKEN is not set'
    : 'taken from mail-in in the data folder';
}

async function serve(
  frontDoor: Door,
  { settings, dataDir, kept, postgres }: Ground,
): Promise<void> {
  const startedAt = now();
  const log = openLog((text) => process.stdout.write(text), now);
  const { vault, papers, pieces, uploads, exports, key, documents } = kept;
  const making = openDb({ ...postgres.pool, max: 1 }); // a migration takes the time that it takes
  await bringUp(making, settings);
  await closeDb(making);
  const db = openDb({ ...postgres.pool, ...PATIENCE });
  const mailer = carrierFor(dataDir, settings);
  const urgentMailer = carrierFor(dataDir, settings); // its connections wait behind no other letter
  const whatsapp = openWhatsApp({ account: settings.whatsapp, folder: `${dataDir}/whatsapp` });
  const signer = settings.signingKeys
    ? signerGiven(settings.signingKeys)
    : await openSigner(dataDir, now);
  await bindKeys({
    db,
    now,
    dataDir,
    lost: settings.lostKeys,
    keys: [{ use: 'documents', name: documents, follows: [] }, signingKey(signer)],
  });
  await bindPlace({ db, now, newId, lost: settings.lostKeys, mark: kept.mark });
  const wake = {
    mail: () => {},
    batches: () => {},
    uploads: () => {},
    bundles: () => {},
    texts: () => {},
    exports: () => {},
  }; // a job may run before the last one is appointed
  const razorpay = openRazorpay({
    keyId: settings.razorpayKeyId,
    keySecret: settings.razorpayKeySecret,
    webhookSecret: settings.razorpayWebhookSecret,
  });
  const parts = wired({
    db,
    now,
    newId,
    newToken,
    newCode,
    settings,
    key,
    personData,
    personErasers,
    mailer,
    whatsapp,
    signer,
    razorpay,
    inbox: settings.smtpUrl ? null : folderInbox(`${dataDir}/mail-in`),
    vault,
    papers,
    pieces,
    uploads,
    exports,
    scanner: openScanner(settings.clamdUrl),
    passwords: openPasswords(),
    wakeMail: () => wake.mail(),
    wakeBatches: () => wake.batches(),
    wakeUploads: () => wake.uploads(),
    wakeBundles: () => wake.bundles(),
    wakeTexts: () => wake.texts(),
    extractor: openExtractor(),
    wakeExports: () => wake.exports(),
    arrived: arrivals({ db, now }),
  });
  const letters = lettersOf(parts);
  const jobs = await openJobs({
    db,
    log,
    runs: runsIn(db, now),
    jobs: {
      mail: mailJob(parts, letters),
      urgentMail: urgentMailJob({ ...parts, mailer: urgentMailer }, letters, urgentLetters),
      ...jobsOf({ ...parts, marks: sealMarkIn(dataDir) }),
    },
  });
  wake.mail = () => {
    jobs.wake.urgentMail();
    jobs.wake.mail();
  };
  wake.batches = jobs.wake.batches;
  wake.uploads = () => {
    jobs.wake.uploads();
    jobs.wake.largeUploads();
  };
  wake.bundles = jobs.wake.bundles;
  wake.texts = jobs.wake.texts;
  wake.exports = jobs.wake.exports;
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
  await listen(server, settings, { ...door, files }, app);
  say(
    `Database: ${postgres.mode === 'embedded' ? `PostgreSQL in ${dataDir}` : 'the server of DATABASE_URL'}. Mail: ${mailer.describe()}.`,
  );
  say(
    `Payments: by bank transfer${razorpay ? ', and by Razorpay' : '; not by Razorpay, because its three keys are not set'}.`,
  );
  say(
    `Bounced mail: ${settings.bounceToken ? 'taken at /api/mail/bounces' : 'not taken, because BOUNCE_TOKEN is not set'}. Answers by mail: ${answersWay(settings)}.`,
  );
  say(
    `${whatsapp.describe()}. Its reports: ${settings.whatsappSecret ? 'taken at /api/service/whatsapp' : 'not taken, because WHATSAPP_SECRET is not set'}.`,
  );
  const first = await firstAdministratorLink(parts);
  // Printed for whoever started this, on the screen alone: neither the log nor the record ever holds it.
  if (first)
    say(
      `Nobody administers this house yet. This link makes the first administrator, once, within a day:\n  ${first}`,
    );
  leaveOnSignal(log, async () => {
    leaving = true;
    await inHaste(log, async () => {
      await live.stop(); // its streams would keep their connections
      await close(server);
      await jobs.stop();
      mailer.close();
      urgentMailer.close();
      await closeDb(db);
    });
    await postgres.stop();
  });
  // Last: whoever hears this may stop us at once.
  say(`Munch is at ${addressOf(server, settings)}`);
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

/** The key that signs here, and those that it follows if the list of this machine says that it is in force. */
function signingKey(signer: Signer): Parameters<typeof bindKeys>[0]['keys'][number] {
  const all = signer.published();
  const isInForce = all.some(({ id, validTo }) => id === signer.keyId && validTo === null);
  return {
    use: 'signing',
    name: signer.keyId,
    follows: isInForce ? all.filter(({ validTo }) => validTo !== null).map(({ id }) => id) : [],
  };
}

/** What follows when an act was kept: whoever is told is told, and the act is sealed. */
function recordHeard({ notices, seal }: Record<'notices' | 'seal', () => void>): () => void {
  return () => {
    notices();
    seal();
  };
}

function listen(server: Server, settings: Settings, door: FrontDoor, app: App): Promise<void> {
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) =>
    door.files(request, response, () => void listener(request, response)),
  );
  inTime(server, mostFor);
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(settings.port, settings.host, done);
  });
}

function addressOf(server: Server, settings: Settings): string {
  const address = server.address();
  return `http://${settings.host}:${typeof address === 'object' && address ? address.port : settings.port}`;
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openHome } from './home.ts';
import { answers, poolFor, readPostmaster } from './postmaster.ts';
import { AlreadyRunning, type Postgres, startPostgres } from './start.ts';

type Options = Parameters<typeof startPostgres>[0];

/** The database for a tool beside the app: the running app's own server, else one that runs until `stop`. */
export async function borrowPostgres(options: Options): Promise<Postgres> {
  if (!options.url && !existsSync(join(options.dataDir, 'postgres', 'cluster'))) {
    throw new Error(
      `There is no database in ${options.dataDir}: set DATA_DIR to the data folder, or DATABASE_URL to the server.`,
    );
  }
  try {
    return await startPostgres(options);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    return joinRunning(options.dataDir);
  }
}

async function joinRunning(dataDir: string): Promise<Postgres> {
  const home = await openHome(dataDir);
  const cluster = join(home.path, 'cluster');
  for (const until = Date.now() + 10_000; Date.now() < until; await wait(50)) {
    const server = readPostmaster(cluster);
    if (!server || !(await answers(home, server, cluster))) continue; // the app is still starting it
    return { mode: 'embedded', pool: poolFor(home, server), adopted: false, stop: async () => {} };
  }
  throw new Error(
    `Munch is running on ${dataDir}, but its database does not answer; its log is in ${home.path}.`,
  );
}

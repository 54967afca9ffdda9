import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type Db, poolOf } from './db.ts';
import { deadRuns, forgetDead, type Trying, tryingNow } from './dead-runs.ts';
import type { Log } from './log.ts';
import { plainReason } from './reason.ts';

/** Something that happens by itself: at the times of a cron expression (in India), and when it is woken. */
export type Job = {
  name: string;
  cron: string;
  /** Milliseconds from a wake-up to its run, instead of a second: for what somebody waits for. */
  soon?: number;
  /**
   * Answers whether there is more to do at once; it is then run again after a short rest. What takes long ends when the process
   * leaves.
   */
  run(log: Log, leaving?: AbortSignal): Promise<boolean>;
};

/** How a run went; `reason` when it failed. */
export type Run = { name: string; startedAt: Date; endedAt: Date; reason: string | null };

/** Where runs are written down, whoever started them. */
export type Runs = { now: () => Date; keep(run: Run): Promise<void> };

/** What is known of a job: when it comes next, whether a failed run is being tried again, and what was given up. */
export type JobLine = {
  name: string;
  cron: string;
  nextAt: Date | null;
  trying: Trying | null;
  dead: { count: number; firstAt: Date; lastAt: Date; reason: string } | null;
};

export type Jobs<Name extends string> = {
  /** Runs a job within a second. Returns at once, and a thousand calls in a second are one. */
  wake: Record<Name, () => void>;
  list(): Promise<JobLine[]>;
  /** Runs a job again whose runs were given up, and takes these off the list; false when there are none. */
  retry(name: string): Promise<boolean>;
  /** Takes the runs of a job that were given up off the list; false when there are none. */
  discard(name: string): Promise<boolean>;
  /** Starts nothing more and lets what is running come to its end. */
  stop(): Promise<void>;
};

type Opening<Name extends string> = { db: Db; jobs: Record<Name, Job>; log: Log; runs?: Runs };

const ZONE = 'Asia/Kolkata';

/**
 * pg-boss on our own pool, in a schema of its own: of many processes on one database, one keeps each appointment.
 * A wake-up is the business of this process alone; if it dies first, the next appointment finds the work.
 */
export async function openJobs<Name extends string>({
  db,
  jobs,
  log,
  runs,
}: Opening<Name>): Promise<Jobs<Name>> {
  const pool = poolOf(db);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
  });
  boss.on('error', (error) => log.error('jobs', { stack: error.stack }));
  const leaving = new AbortController();
  const all = Object.entries(jobs) as [Name, Job][];
  await alone(pool, async () => {
    await boss.start();
    await boss.createQueue(DEAD, { retentionSeconds: TEN_YEARS });
    for (const [, { name }] of all)
      await boss.createQueue(name, {
        policy: 'exclusive',
        retryLimit: 0,
        deleteAfterSeconds: 3600,
      });
  });
  const again = (name: string) =>
    boss.send(name, null, { ...RETRIES, startAfter: RETRIES.retryDelay });
  const runners = all.map(
    ([name, job]) =>
      [name, job, runner(job, { log, leaving: leaving.signal, runs, again })] as const,
  );
  for (const [, job, { run }] of runners) await appoint(boss, job, run);
  return {
    // Object.fromEntries forgets which names it was given.
    wake: Object.fromEntries(runners.map(([name, , { wake }]) => [name, wake])) as Record<
      Name,
      () => void
    >,
    ...givenUp(
      db,
      boss,
      all.map(([, job]) => job),
    ),
    async stop() {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await Promise.all(runners.map(([, , { ended }]) => ended()));
    },
  };
}

// Any constant; it only has to differ from other locks of this product.
const LOCK = 7_205_759_404;

/**
 * pg-boss makes its tables where there are none; of two that do so at once one meets "already exists" in one of its words, which
 * it knows some of. Of several first starts each waits for the one before.
 */
async function alone(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    while (!(await locks(client))) await pause(REST); // not in the database, whose limit on asking is shorter than a first start
    await work();
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    client.release(true); // and the lock with it
    throw error;
  }
}

async function locks(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
    LOCK,
  ]);
  return rows[0]?.is === true;
}

/** Where a run waits for a person once it failed four times over some minutes. Nothing works this queue off. */
const DEAD = 'dead-letters';
const TEN_YEARS = 315_360_000;
// Half a minute, then about twice as long each time. With each job rather than in its queue, which may be older.
const RETRIES = {
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 600,
  deadLetter: DEAD,
};

/** A missed appointment is not made up for: the next one finds the same work. */
async function appoint(boss: PgBoss, { name, cron }: Job, run: () => Promise<void>): Promise<void> {
  await boss.work(name, { pollingIntervalSeconds: 5 }, run);
  await boss.schedule(name, cron, null, { tz: ZONE, ...RETRIES });
}

function givenUp(
  db: Db,
  boss: PgBoss,
  jobs: readonly Job[],
): Pick<Jobs<never>, 'list' | 'retry' | 'discard'> {
  return {
    async list() {
      const [dead, trying] = [await deadRuns(db, DEAD), await tryingNow(db)];
      return jobs.map(({ name, cron }) => ({
        name,
        cron,
        trying: trying.get(name) ?? null,
        dead: dead.get(name) ?? null,
        nextAt: boss.previewSchedule(cron, { tz: ZONE, count: 1 })[0] ?? null,
      }));
    },
    async retry(name) {
      if (!(await forgetDead(db, DEAD, name))) return false;
      // Null when one is waiting or running already, which will do.
      if (jobs.some((job) => job.name === name)) await boss.send(name, null, RETRIES);
      return true;
    },
    discard: (name) => forgetDead(db, DEAD, name),
  };
}

const PAUSE = 1000;
// A backlog is worked off in small portions with a rest between them, so that visitors are answered as fast as ever.
const REST = 100;

type Around = {
  log: Log;
  leaving: AbortSignal;
  runs: Runs | undefined;
  again: (name: string) => Promise<unknown>;
};

/** Never runs the job twice at once in this process. An appointment that fails is pg-boss's to try again, a wake-up ours. */
function runner(job: Job, { log, leaving, runs, again }: Around) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  const run = (): Promise<void> => {
    running ??= noted(job, runs, log, () => workOff(job, log, leaving)).finally(() => {
      running = null;
    });
    return running;
  };
  const runWoken = () => {
    run()
      .catch(() => again(job.name))
      .catch((error: Error) => log.error('jobs', { job: job.name, stack: error.stack }));
  };
  const wake = () => {
    if (leaving.aborted) return;
    timer ??= setTimeout(() => {
      timer = null;
      if (running === null) runWoken();
      else wake();
    }, job.soon ?? PAUSE);
  };
  const ended = async () => {
    if (timer) clearTimeout(timer);
    await running?.catch(() => {}); // told already
  };
  return { run, wake, ended };
}

/** Tells how a run went, to the log and to where runs are written down, before its failure travels on. */
async function noted(
  job: Job,
  runs: Runs | undefined,
  log: Log,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = runs?.now();
  const keep = async (reason: string | null) => {
    if (!runs || !startedAt) return;
    await runs
      .keep({ name: job.name, startedAt, endedAt: runs.now(), reason })
      .catch((error: Error) => log.error('jobs', { job: job.name, stack: error.stack }));
  };
  try {
    await work();
  } catch (error) {
    log.error('job_failed', {
      job: job.name,
      stack: error instanceof Error ? error.stack : String(error),
    });
    await keep(plainReason(error));
    throw error;
  }
  await keep(null);
}

async function workOff(job: Job, log: Log, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted && (await job.run(log, leaving))) await pause(REST);
}

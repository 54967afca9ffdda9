import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { type Db, poolOf } from './db.ts';
import type { Log } from './log.ts';

/** Something that happens by itself: at the times of a cron expression (in India), and when it is woken. */
export type Job = {
  name: string;
  cron: string;
  /** Answers whether there is more to do at once; it is then run again after a short rest. */
  run(log: Log): Promise<boolean>;
};

export type Jobs<Name extends string> = {
  /** Runs a job within a second. Returns at once, and a thousand calls in a second are one. */
  wake: Record<Name, () => void>;
  /** Starts nothing more and lets what is running come to its end. */
  stop(): Promise<void>;
};

/**
 * pg-boss on our own pool, in a schema of its own: of many processes on one database, one keeps each appointment.
 * A wake-up is the business of this process alone; if it dies first, the next appointment finds the work.
 */
export async function openJobs<Name extends string>({ db, jobs, log }: { db: Db; jobs: Record<Name, Job>; log: Log }): Promise<Jobs<Name>> {
  const pool = poolOf(db);
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss' });
  boss.on('error', (error) => log.error('jobs', { stack: error.stack }));
  await boss.start();
  const leaving = new AbortController();
  const runners = (Object.entries(jobs) as [Name, Job][]).map(([name, job]) => [name, job, runner(job, log, leaving.signal)] as const);
  for (const [, job, { run }] of runners) await appoint(boss, job, run);
  return {
    // Object.fromEntries forgets which names it was given.
    wake: Object.fromEntries(runners.map(([name, , { wake }]) => [name, wake])) as Record<Name, () => void>,
    async stop() {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await Promise.all(runners.map(([, , { ended }]) => ended()));
    },
  };
}

/** A missed appointment is not made up for: the next one finds the same work. */
async function appoint(boss: PgBoss, { name, cron }: Job, run: () => Promise<void>): Promise<void> {
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 3600 });
  await boss.work(name, { pollingIntervalSeconds: 5 }, run);
  await boss.schedule(name, cron, null, { tz: 'Asia/Kolkata' });
}

const PAUSE = 1000;
// A backlog is worked off in small portions with a rest between them, so that visitors are answered as fast as ever.
const REST = 100;

/** Never runs the job twice at once in this process. What goes wrong is logged here, because nobody waits for it. */
function runner(job: Job, log: Log, leaving: AbortSignal) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  const run = (): Promise<void> => {
    running ??= workOff(job, log, leaving)
      .catch((error: Error) => log.error('job_failed', { job: job.name, stack: error.stack }))
      .finally(() => {
        running = null;
      });
    return running;
  };
  const wake = () => {
    if (leaving.aborted) return;
    timer ??= setTimeout(() => {
      timer = null;
      if (running === null) void run();
      else wake();
    }, PAUSE);
  };
  const ended = async () => {
    if (timer) clearTimeout(timer);
    await running;
  };
  return { run, wake, ended };
}

async function workOff(job: Job, log: Log, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted && (await job.run(log))) await pause(REST);
}

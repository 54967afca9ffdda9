import { dayAt, momentOn } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { sealingState } from '#modules/record/actions/sealing.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { CertificateDoors } from '#platform/certificates/doors.ts';
import { describeCertificate } from '#platform/certificates/reading.ts';
import type { Db } from '#platform/db.ts';
import type { Jobs, Run, Runs } from '#platform/jobs.ts';
import { databaseState, diskState, listBackups } from '#platform/machine.ts';
import { listUnsent, outboxCounts, oweAgain } from '#platform/outbox-state.ts';
import type { Scanner } from '#platform/scanner.ts';
import type { Signer } from '#platform/signing.ts';
import { listRuns, recordRun } from '../store/runs.ts';
import { currentSetting } from './current.ts';

export type SystemDeps = {
  db: Db;
  now: () => Date;
  dataDir: string;
  version: string;
  startedAt: Date;
  jobs: Pick<Jobs<never>, 'list' | 'retry' | 'discard'>;
  wakeMail: () => void;
  signer: Pick<Signer, 'keyId'>;
  scanner: Pick<Scanner, 'isReal'>;
  certificates: CertificateDoors;
};

const LETTERS = 100;
const BACKUPS = 10;

/** Where every run is written down, whoever started it. */
export function runsIn(db: Db, now: () => Date): Runs {
  return { now, keep: (run: Run) => recordRun(db, run) };
}

export type SystemState = Awaited<ReturnType<typeof readSystem>>;

export async function readSystem({
  db,
  now,
  dataDir,
  version,
  startedAt,
  jobs,
  signer,
  scanner,
  certificates,
}: SystemDeps) {
  const at = now();
  const [database, disk, backups] = [
    await databaseState(db),
    await diskState(dataDir),
    await listBackups(dataDir),
  ];
  return {
    versions: { munch: version, node: process.versions.node, postgres: database.server },
    startedAt,
    database,
    disk,
    backups: { count: backups.length, newest: backups.slice(0, BACKUPS) },
    counts: await outboxCounts(db, midnightOf(at)),
    letters: await listUnsent(db, LETTERS),
    runs: await listRuns(db),
    jobs: await jobs.list(),
    sealing: await sealingState(db),
    witnesses: (await currentSetting(db, 'witnesses', at)).value.emails.length,
    keyId: signer.keyId,
    isScanned: scanner.isReal,
    certificates: certificatesIn(certificates),
  };
}

/** Who certifies signatures here. */
function certificatesIn({ provider, seal, stamps }: CertificateDoors) {
  return {
    provider: provider && new URL(provider.url).host,
    sealUntil: seal && dayAt(describeCertificate(seal.certificate).validTo),
    isStamped: stamps !== null,
  };
}

/** Owes letters again that were given up: one, or all of them. */
export async function retryLetters(
  deps: SystemDeps,
  by: Viewer,
  ids: readonly string[] | 'all',
): Promise<Result<{ count: number }, 'letter_unknown'>> {
  const at = deps.now();
  const found = await deps.db.transaction().execute(async (tx) => {
    const letters = await oweAgain(tx, ids, at);
    const acts = retriedActs(letters, by);
    if (acts.length > 0) await appendActs(tx, at, acts);
    return letters;
  });
  if (found.length === 0 && ids !== 'all') return refuse('letter_unknown');
  deps.wakeMail();
  return allow({ count: found.length });
}

function retriedActs(letters: string[], by: Viewer): RecordedAct[] {
  return letters.map(
    (id): RecordedAct =>
      told(by, {
        act: 'letter.retried',
        subject: { kind: 'letter', id },
        from: 'failed',
        to: 'waiting',
      }),
  );
}

/** What was given up is tried again, or taken off the list; both stand in the record. */
export async function settleJob(
  deps: SystemDeps,
  by: Viewer,
  name: string,
  how: 'retry' | 'discard',
): Promise<Result<{ name: string }, 'job_unknown'>> {
  const found = await deps.jobs[how](name);
  if (!found) return refuse('job_unknown');
  const at = deps.now();
  const act = how === 'retry' ? 'job.retried' : 'job.discarded';
  const to = how === 'retry' ? 'queued' : 'discarded';
  await deps.db
    .transaction()
    .execute((tx) =>
      appendActs(tx, at, [
        told(by, { act, subject: { kind: 'job', id: name }, from: 'given_up', to }),
      ]),
    );
  return allow({ name });
}

function told(by: Viewer, act: Omit<RecordedAct, 'by'>): RecordedAct {
  return { ...act, by: { personId: by.personId, role: 'administrator' } };
}

/** The beginning of the day in India. */
function midnightOf(now: Date): Date {
  return momentOn(dayAt(now));
}

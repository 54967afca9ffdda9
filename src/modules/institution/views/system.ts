import type { SystemState } from '../actions/system.ts';

/** How the system is, for whoever runs it. */
export function systemView(state: SystemState) {
  const { versions, startedAt, database, disk, backups, counts, letters } = state;
  return {
    versions,
    startedAt: startedAt.toISOString(),
    isScanned: state.isScanned,
    certificates: state.certificates,
    migrations: { count: database.migrations.length, last: database.migrations.at(-1)?.name ?? '' },
    disk: { ...disk, database: database.bytes },
    backups: {
      count: backups.count,
      newest: backups.newest.map((one) => ({ ...one, madeAt: one.madeAt.toISOString() })),
    },
    outbox: outboxView(counts, letters),
    jobs: state.jobs.map((job) => jobView(job, state.runs)),
    record: recordView(state),
  };
}

function outboxView(counts: SystemState['counts'], letters: SystemState['letters']) {
  return {
    waiting: counts.waiting,
    failed: counts.failed,
    sentToday: counts.sentSince,
    oldestWaitingAt: counts.oldestWaitingAt?.toISOString() ?? null,
    letters: letters.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      nextTryAt: one.nextTryAt.toISOString(),
    })),
  };
}

function recordView({ sealing, witnesses, keyId }: SystemState) {
  const { waiting, since, seal, headOf } = sealing;
  return {
    waiting,
    waitingSince: since?.toISOString() ?? null,
    headOf,
    witnesses,
    keyId,
    seal: seal && { number: seal.number, at: seal.at.toISOString() },
  };
}

type JobState = SystemState['jobs'][number];

function jobView({ name, cron, nextAt, trying, dead }: JobState, runs: SystemState['runs']) {
  const last = runs.get(name);
  return {
    name,
    cron,
    nextAt: nextAt?.toISOString() ?? null,
    last: last
      ? { endedAt: last.endedAt.toISOString(), failures: last.failures, reason: last.error }
      : null,
    trying: trying ? { tries: trying.tries, nextAt: trying.nextAt.toISOString() } : null,
    dead: dead ? deadJobView(dead) : null,
  };
}

function deadJobView(dead: { count: number; firstAt: Date; lastAt: Date; reason: string }) {
  return {
    count: dead.count,
    firstAt: dead.firstAt.toISOString(),
    lastAt: dead.lastAt.toISOString(),
    reason: dead.reason,
  };
}

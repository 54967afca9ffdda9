import type { Db } from '#platform/db.ts';

export type BackupRun = { startedAt: Date; endedAt: Date; failures: number; error: string | null };

/** How each job's last run went, by the job's name. */
export async function listRuns(db: Db): Promise<Map<string, BackupRun>> {
  const rows = await db.selectFrom('job_run').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.name,
      {
        startedAt: row.startedAt,
        endedAt: row.endedAt,
        failures: row.failures,
        error: row.error,
      },
    ]),
  );
}

export async function recordRun(
  db: Db,
  run: { name: string; startedAt: Date; endedAt: Date; reason: string | null },
): Promise<void> {
  const failed = run.reason !== null;
  const row = runRow(run, failed);
  await db
    .insertInto('job_run')
    .values({ name: run.name, ...row, failures: failed ? 1 : 0 })
    .onConflict((same) =>
      same
        .column('name')
        .doUpdateSet((is) => ({ ...row, failures: failed ? is('job_run.failures', '+', 1) : 0 })),
    )
    .execute();
}

function runRow(
  run: { name: string; startedAt: Date; endedAt: Date; reason: string | null },
  failed: boolean,
) {
  return {
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    outcome: failed ? ('failed' as const) : ('done' as const),
    error: run.reason,
  };
}

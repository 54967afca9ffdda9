import type { Job } from '#platform/jobs.ts';
import type { ExportsDeps } from './actions/deps.ts';
import { sweepArchives, sweepPages } from './actions/ending.ts';
import { makeNext } from './actions/making.ts';

export function exportsJobs(
  deps: ExportsDeps,
): Record<'exports' | 'exportSweep' | 'exportPages', Job> {
  return {
    exports: { name: 'exports', cron: '* * * * *', soon: 100, run: () => makeNext(deps) },
    exportSweep: { name: 'export-sweep', cron: '*/5 * * * *', run: () => sweepArchives(deps) },
    exportPages: { name: 'export-pages', cron: '10 4 * * *', run: () => sweepPages(deps) },
  };
}

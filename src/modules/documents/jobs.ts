import type { Job } from '#platform/jobs.ts';
import type { DocumentsDeps } from './actions/deps.ts';
import { sweepUploads } from './actions/sweep.ts';

export function documentsJobs(deps: DocumentsDeps): Record<'uploadSweep', Job> {
  return {
    uploadSweep: { name: 'upload-sweep', cron: '50 3 * * *', run: () => sweepUploads(deps) },
  };
}

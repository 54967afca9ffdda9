import type { Job } from '#platform/jobs.ts';
import { checkNextUpload } from './actions/checking.ts';
import type { DocumentsDeps } from './actions/deps.ts';
import { sweepUploads } from './actions/sweep.ts';

export function documentsJobs(deps: DocumentsDeps): Record<'uploads' | 'uploadSweep', Job> {
  return {
    uploads: {
      name: 'uploads',
      cron: '* * * * *',
      soon: 100,
      run: () => checkNextUpload(deps),
    },
    uploadSweep: { name: 'upload-sweep', cron: '50 3 * * *', run: () => sweepUploads(deps) },
  };
}

import type { Job } from '#platform/jobs.ts';
import { checkNextUpload } from './actions/checking.ts';
import type { DocumentsDeps } from './actions/deps.ts';
import { sweepUploads } from './actions/sweep.ts';
import { readNextText, type TextsDeps } from './actions/texts.ts';

/** One that fails stands back and is told; the next one is looked at all the same. */
function checking(deps: DocumentsDeps, lane: 'small' | 'large'): Job['run'] {
  return async (log) => {
    try {
      return await checkNextUpload(deps, lane);
    } catch (error) {
      log.error('upload_not_checked', { stack: error instanceof Error ? error.stack : undefined });
      return true;
    }
  };
}

export function documentsJobs(
  deps: DocumentsDeps & TextsDeps,
): Record<'uploads' | 'largeUploads' | 'uploadSweep' | 'texts', Job> {
  return {
    uploads: { name: 'uploads', cron: '* * * * *', soon: 100, run: checking(deps, 'small') },
    largeUploads: {
      name: 'large-uploads',
      cron: '* * * * *',
      soon: 100,
      run: async (log) => {
        const isMore = await checking(deps, 'large')(log);
        if (isMore) deps.wakeUploads(); // what came out of a zip is small
        return isMore;
      },
    },
    uploadSweep: { name: 'upload-sweep', cron: '50 3 * * *', run: () => sweepUploads(deps) },
    texts: {
      name: 'texts',
      cron: '* * * * *',
      run: (_, leaving) => readNextText(deps, leaving),
    },
  };
}

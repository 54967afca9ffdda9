import type { Job } from '#platform/jobs.ts';
import type { CodesDeps } from './actions/deps.ts';
import { sweep } from './actions/sweep.ts';

export function codesJobs(deps: Pick<CodesDeps, 'db' | 'now'>): Record<'codesSweep', Job> {
  return { codesSweep: { name: 'codes-sweep', cron: '15 * * * *', run: () => sweep(deps) } };
}

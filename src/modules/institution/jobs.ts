import type { Job } from '#platform/jobs.ts';
import { checkDocuments, type DamagedDeps } from './actions/damaged.ts';
import { type HeadDeps, publishHead } from './actions/heads.ts';

export { letterFoot } from './actions/foot.ts';
export { institutionLetters } from './actions/heads.ts';
export { bindKeys, bindPlace } from './actions/keys.ts';
export { runsIn } from './actions/system.ts';

export function institutionJobs(deps: HeadDeps & DamagedDeps): Record<'head' | 'documents', Job> {
  return {
    // After midnight, when the last acts of the day are sealed; a server that was down then is asked again all day.
    head: { name: 'record-head', cron: '10,40 * * * *', run: () => publishHead(deps) },
    documents: { name: 'documents-check', cron: '55 * * * *', run: () => checkDocuments(deps) },
  };
}

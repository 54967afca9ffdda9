import type { Job } from '#platform/jobs.ts';
import type { SearchDeps } from './actions/deps.ts';
import { keepStale } from './actions/keeping.ts';

export { findingAnew, searchListener } from './actions/keeping.ts';
export { disputesSource } from './actions/of-disputes.ts';

export function searchJobs(deps: SearchDeps): Record<'searchStale', Job> {
  return { searchStale: { name: 'search-stale', cron: '* * * * *', run: () => keepStale(deps) } };
}

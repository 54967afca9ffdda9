import type { Job } from '#platform/jobs.ts';
import type { SearchDeps } from './actions/deps.ts';
import { keepStale } from './actions/keeping.ts';

export { papersListener, searchListener } from './actions/keeping.ts';
export { disputesSource } from './actions/of-disputes.ts';
export { pagesListener, papersSource } from './actions/of-papers.ts';
export { talkListener, talkSource } from './actions/of-talk.ts';

export function searchJobs(deps: SearchDeps): Record<'searchStale', Job> {
  return { searchStale: { name: 'search-stale', cron: '* * * * *', run: () => keepStale(deps) } };
}

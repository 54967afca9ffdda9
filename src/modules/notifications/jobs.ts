import type { Job } from '#platform/jobs.ts';
import { fileRefused } from './actions/bounces.ts';
import { digest } from './actions/digest.ts';
import { type NotificationFeedDeps, turnActs } from './actions/feed.ts';
import { cleanEvents } from './actions/live.ts';
import { forgetOld } from './actions/retention.ts';

export { arrivals } from './actions/arrivals.ts';
export { notificationsLetters } from './actions/letters.ts';
export { liveSource } from './actions/live.ts';
export { lettersQueue } from './actions/queue.ts';
export { tellTalk } from './actions/talk.ts';

type Name = 'notices' | 'digest' | 'bounces' | 'events' | 'forget';

export function notificationsJobs(deps: NotificationFeedDeps): Record<Name, Job> {
  return {
    // Woken by the record itself; by the clock only where a wake-up was lost.
    notices: { name: 'notices-turn', cron: '* * * * *', soon: 20, run: () => turnActs(deps) },
    // The rule says when; a server that was down at eight is asked again all day.
    digest: { name: 'notices-digest', cron: '*/5 * * * *', run: () => digest(deps) },
    bounces: { name: 'bounces-file', cron: '* * * * *', run: () => fileRefused(deps) },
    forget: { name: 'notices-forget', cron: '50 3 * * *', run: () => forgetOld(deps) },
    events: { name: 'events-clean', cron: '20 * * * *', run: () => cleanEvents(deps) },
  };
}

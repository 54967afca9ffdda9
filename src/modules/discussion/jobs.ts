import type { Job } from '#platform/jobs.ts';
import { type TalkMailDeps, tellByMail } from './actions/mailing.ts';

export { discussionLetters } from './actions/mailing.ts';

export function discussionJobs(deps: TalkMailDeps): Record<'talkMail', Job> {
  return {
    talkMail: { name: 'talk-mail', cron: '*/5 * * * *', run: () => tellByMail(deps) },
  };
}

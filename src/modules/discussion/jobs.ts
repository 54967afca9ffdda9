import type { Job } from '#platform/jobs.ts';
import { type MailAnswerDeps, takeWaiting } from './actions/answers.ts';
import { type TalkMailDeps, tellByMail } from './actions/mailing.ts';

export { discussionLetters } from './actions/mailing.ts';

export function discussionJobs(
  deps: TalkMailDeps & MailAnswerDeps,
): Record<'talkMail' | 'talkAnswers', Job> {
  return {
    talkMail: { name: 'talk-mail', cron: '*/5 * * * *', run: () => tellByMail(deps) },
    talkAnswers: { name: 'talk-answers', cron: '* * * * *', run: () => takeWaiting(deps) },
  };
}

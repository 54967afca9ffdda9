import { appendActs } from '#modules/record/actions.ts';
import { forgottenBefore } from '../rules/retention.ts';
import { dropBounces } from '../store/bounces.ts';
import { dropNotices } from '../store/notices.ts';
import type { NotificationsDeps } from './deps.ts';

const SOME = 1000;

/** Deletes what was told more than a year ago, and letters that came back and were done with then. True when there is more. */
export function forgetOld({ db, now }: Pick<NotificationsDeps, 'db' | 'now'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const before = forgottenBefore(at);
    const details = {
      notices: await dropNotices(tx, before, SOME),
      bounces: await dropBounces(tx, before, SOME),
    };
    const by = { personId: null, role: 'system' as const };
    if (details.notices + details.bounces > 0)
      await appendActs(tx, at, [
        { act: 'data.deleted', subject: { kind: 'job', id: 'notices-forget' }, by, details },
      ]);
    return details.notices === SOME || details.bounces === SOME;
  });
}

import { currentSetting } from '#modules/institution/actions/current.ts';
import { keptSince } from '#modules/institution/rules/retention.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { dropEnquiries, lockClosed } from '../store/enquiries.ts';
import { dropPending } from '../store/newsletter.ts';

const SOME = 500;

/** Deletes what was kept for as long as the office has settled. True when there is more. */
export function deleteOld({ db, now }: { db: Db; now: () => Date }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const { value, number } = await currentSetting(tx, 'retention', at);
    const newsletterPending = await dropPending(
      tx,
      keptSince('newsletterPending', value.newsletterPending, at),
      SOME,
    );
    const closed = await lockClosed(
      tx,
      keptSince('closedEnquiries', value.closedEnquiries, at),
      SOME,
    );
    await dropEnquiries(tx, closed);
    if (newsletterPending + closed.length > 0)
      await keepDeleted(tx, at, {
        newsletterPending,
        closedEnquiries: closed.length,
        version: number,
      });
    return newsletterPending === SOME || closed.length === SOME;
  });
}

/** How much was deleted, and by which version of the periods; of whom it was is what had to go. */
function keepDeleted(tx: Db, at: Date, details: Record<string, number>): Promise<void> {
  const by = { personId: null, role: 'system' as const };
  return appendActs(tx, at, [
    { act: 'data.deleted', subject: { kind: 'job', id: 'enquiries-retention' }, by, details },
  ]);
}

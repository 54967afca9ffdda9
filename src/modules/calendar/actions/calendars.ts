import type { Viewer } from '#kernel/viewer.ts';
import {
  type DisputeLimits,
  limitsForViewer,
  limitsOfPerson,
} from '#modules/disputes/actions/calendar.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { findFeedOf } from '../store/feeds.ts';
import { isFeedOver } from './feeds.ts';
import { meetingsOfPerson, type OwnMeeting } from './meetings.ts';

type ReadingDeps = Pick<DisputesDeps, 'db' | 'now'>;
export type Calendar = {
  disputes: DisputeLimits[];
  meetings: OwnMeeting[];
  feedMadeAt: Date | null;
  now: Date;
};

/** Meetings of all of one's disputes stand in the calendar for so long. */
const BEHIND = 366 * 86_400_000;

/** What falls when in one dispute; null for whoever stands for none of its parties. */
export async function calendarOf(
  { db, now }: ReadingDeps,
  viewer: Viewer,
  id: string,
): Promise<Calendar | null> {
  const at = now();
  const one = await limitsForViewer(db, viewer, { id, now: at });
  if (!one) return null;
  const meetings = await meetingsOfPerson(db, { ...viewer, viewer }, { disputeId: id });
  return { disputes: [one], meetings, feedMadeAt: await feedMadeAt(db, viewer), now: at };
}

/** The same of all disputes in which they stand. */
export async function ownCalendar({ db, now }: ReadingDeps, viewer: Viewer): Promise<Calendar> {
  const at = now();
  const disputes = await limitsOfPerson(db, viewer.personId, at);
  const since = new Date(at.getTime() - BEHIND);
  const meetings = await meetingsOfPerson(db, { ...viewer, viewer }, { since });
  return { disputes, meetings, feedMadeAt: await feedMadeAt(db, viewer), now: at };
}

async function feedMadeAt(db: ReadingDeps['db'], { personId }: Viewer): Promise<Date | null> {
  const feed = await findFeedOf(db, personId);
  return feed && !(await isFeedOver(db, feed)) ? feed.madeAt : null;
}

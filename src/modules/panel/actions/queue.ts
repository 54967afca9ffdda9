import { addDays, dayAt, momentOn } from '#kernel/days.ts';
import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import type { Db } from '#platform/db.ts';
import { waitsFor } from '../rules/empanelment.ts';
import { replyDueOn } from '../rules/proceeding.ts';
import { referenceOf } from '../rules/retention.ts';
import {
  listProceedingsWaiting,
  listProfilesToReview,
  listWaiting,
  type WaitingListing,
} from '../store/queue.ts';

/** What waits for the viewer in the empanelment: an officer's checks and answers, a member's votes. */
export async function panelQueue(
  db: Db,
  { viewer, now, whose, most }: QueueAsk,
): Promise<QueuePart> {
  const none: QueuePart = { section: 'empanelment', items: [], total: 0 };
  // An application that waits for an officer is nobody's in particular, whoever is free takes it; a vote is its member's.
  const isOfficer =
    whose !== 'mine' &&
    viewer.roles.some((role) => role === 'case_officer' || role === 'registrar');
  const isMember = whose !== 'nobody' && viewer.roles.includes('committee');
  if (!(isOfficer || isMember)) return none;
  const waiting = await listWaiting(db, { isOfficer, memberId: isMember ? viewer.personId : null });
  const notices = isMember
    ? await listProceedingsWaiting(db, { memberId: viewer.personId, today: dayAt(now) })
    : [];
  const words = isOfficer ? await listProfilesToReview(db) : [];
  const items = [
    ...words.map((row) => wordsOf(row)),
    ...waiting.map((row) =>
      itemOf(row, { reason: reasonOf(row), dueAt: dueOf(row), memberId: viewer.personId }),
    ),
    ...notices.map((row) =>
      itemOf(row, {
        reason: 'reply_due',
        dueAt: endOf(replyDueOn(row.since)),
        memberId: viewer.personId,
      }),
    ),
  ];
  return { section: 'empanelment', items: items.slice(0, most), total: items.length };
}

function reasonOf({ state, answered }: WaitingListing): QueueReason {
  if (state !== 'applied') return 'vote_due';
  return answered ? 'answer_received' : 'documents_to_check';
}

type Asked = { reason: QueueReason; dueAt: Date | null; memberId: string };

function itemOf(row: WaitingListing, { reason, dueAt, memberId }: Asked): QueueItem {
  const isVote = reason === 'vote_due' || reason === 'reply_due';
  return {
    kind: 'application' as const,
    id: row.id,
    who: row.fullName,
    what: referenceOf(row),
    reason,
    dueAt,
    since: row.since,
    path: `/office/empanelment/${row.applicationId}`,
    assignedTo: isVote ? memberId : null,
  };
}

/** Public words that wait for an officer's look. */
function wordsOf(row: Awaited<ReturnType<typeof listProfilesToReview>>[number]): QueueItem {
  const { id, since, fullName: who } = row;
  const shown = {
    kind: 'neutral' as const,
    id,
    who,
    what: referenceOf(row),
    reason: 'documents_to_check' as const,
  };
  return { ...shown, dueAt: null, since, path: `/office/neutrals/${id}`, assignedTo: null };
}

function dueOf({ state, since }: WaitingListing): Date | null {
  const { days } = waitsFor({ state, questionsOpen: 0 });
  return days === null ? null : endOf(addDays(dayAt(since), days));
}

/** The end of a civil day in India, which has one time zone, without summer time. */
function endOf(day: string): Date {
  return momentOn(day, '23:59:59.999');
}

import type { QueueItem, QueueReader } from '#kernel/queue.ts';
import { rolesFor } from '#modules/identity/rules/permissions.ts';
import type { Db } from '#platform/db.ts';
import { EVERYTHING, excerptOf, momentsOf, type QueueFilter } from '../rules/queue.ts';
import { isFollowUpDue } from '../rules/work.ts';
import { countQueue, type EnquiryQueueRow, listQueue, markTurned } from '../store/queue.ts';

const OPEN: QueueFilter = { ...EVERYTHING, state: 'open', withoutTalk: true };
const DUE: QueueFilter = { ...OPEN, state: 'waiting', followUpDue: true };

/** The enquiries that wait for an officer: the open ones, and those of which somebody wanted to look again by now. */
export const enquiriesQueue: QueueReader<Db> = async (db, { viewer, now, whose, most }) => {
  if (!viewer.roles.some((role) => rolesFor.work_enquiries.includes(role)))
    return { section: 'enquiries', items: [], total: 0 };
  const looking = { by: viewer.personId, now };
  const assigned = ({ all: null, mine: 'me', nobody: 'nobody' } as const)[whose];
  await markTurned(db, now);
  const filters = [OPEN, DUE].map((filter) => ({ ...filter, assigned }));
  const counts = await Promise.all(filters.map((filter) => countQueue(db, filter, looking)));
  const rows =
    most === 0
      ? []
      : await Promise.all(
          filters.map((filter) => listQueue(db, filter, looking, { from: null, most })),
        );
  return {
    section: 'enquiries',
    items: rows.flat().map((row) => itemOf(row, now)),
    total: counts.reduce((sum, one) => sum + one, 0),
  };
};

function itemOf(row: EnquiryQueueRow, now: Date): QueueItem {
  return {
    kind: row.kind === 'contact' ? 'enquiry' : 'consultation',
    id: row.id,
    who: row.fullName,
    since: row.since,
    what: row.disputeType ?? excerptOf(row.message),
    ...reasonOf(row, now),
    path: `/office/enquiries/${row.kind}/${row.id}`,
    assignedTo: row.assigneeId,
  };
}

function reasonOf(row: EnquiryQueueRow, now: Date): Pick<QueueItem, 'reason' | 'dueAt'> {
  if (isFollowUpDue({ followUpOn: row.followUpOn, state: row.state }, now))
    return { reason: 'follow_up_due', dueAt: endOf(row.followUpOn) };
  if (row.isUrgent && row.deadlineOn !== null)
    return { reason: 'deadline_near', dueAt: endOf(row.deadlineOn) };
  if (row.priorActionTaken === false) return { reason: 'prefiling', dueAt: null };
  if (row.since > row.receivedAt) return { reason: 'answer_received', dueAt: null };
  return { reason: row.kind === 'consultation' ? 'slots_to_offer' : 'unanswered', dueAt: null };
}

/** The last moment of a civil day in India. */
function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(momentsOf(day).until.getTime() - 1);
}

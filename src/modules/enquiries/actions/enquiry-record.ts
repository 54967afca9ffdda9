import type { Viewer } from '#kernel/viewer.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import type { WorkAct } from '../rules/work.ts';
import type { WorkChange } from '../rules/work-acts.ts';
import type { EnquiryKey, EnquiryRow } from '../store/enquiries.ts';
import { actingAs } from './queue.ts';

export type Acting = { viewer: Viewer; which: EnquiryKey; version: number | null };

const actName = {
  assigned: 'enquiry.assigned',
  note: 'enquiry.noted',
  reply: 'enquiry.replied',
  answer: 'enquiry.answered',
  closed: 'enquiry.closed',
  reopened: 'enquiry.reopened',
  follow_up: 'enquiry.followed_up',
} as const;

type Recorded = {
  acting: Acting;
  work: EnquiryRow;
  what: WorkAct;
  change: WorkChange;
  entryId: string;
  letterId: string | null;
};

// Ids, states and reasons; the words stay in the entry, which can be erased when the sender asks for it.
export function recordOf({
  acting: { viewer },
  work,
  what,
  change,
  entryId,
  letterId,
}: Recorded): RecordedAct {
  const details = {
    kind: work.kind,
    entry: entryId,
    ...(letterId ? { letter: letterId } : {}),
    ...(what.kind === 'assigned' ? { assignee: what.assigneeId, before: work.assigneeId } : {}),
    ...(what.kind === 'follow_up' ? { on: what.on } : {}),
  };
  // Whoever is given somebody's enquiry is told; whoever takes one themselves knows.
  const told =
    what.kind === 'assigned' && what.assigneeId !== null && what.assigneeId !== viewer.personId
      ? [what.assigneeId]
      : [];
  return {
    act: actName[what.kind],
    subject: { kind: 'enquiry', id: work.id },
    by: { personId: viewer.personId, role: actingAs(viewer) },
    from: work.state,
    to: change.state ?? work.state,
    why: what.kind === 'closed' ? what.reason : null,
    details,
    tells: told,
  };
}

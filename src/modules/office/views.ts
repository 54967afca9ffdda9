import type { QueueAsRead } from './actions.ts';

/** What waits for a person, as the office's first screen shows it. */
export function queueView({ shown, counts, at, names, own, me }: QueueAsRead) {
  return {
    items: shown.map(({ assignedTo, dueAt, since, disputeId, ...item }) => ({
      ...item,
      ...ownership(item, disputeId !== undefined && own.has(disputeId)),
      dueAt: dueAt?.toISOString() ?? null,
      since: since.toISOString(),
      assignee: assignedTo && (names.get(assignedTo) ?? null),
      isMine: assignedTo === me,
    })),
    counts,
    at: at.toISOString(),
  };
}

/** Of a dispute of their own a viewer learns that it waits and is another's, by its reference and by nobody's name. */
function ownership({ who, what }: { who: string; what: string }, isOwn: boolean) {
  return { isOwn, who: isOwn ? what : who };
}

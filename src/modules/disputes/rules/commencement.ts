import type { Day } from '#kernel/days.ts';
import { rowOf } from './machine.ts';
import type { PastEvent, Side } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'on' | 'partyId'>;
type Party = { id: string; side: Side };

/**
 * ACA ss. 21 and 43; law and lifecycle, Part C, 4: for each respondent the earliest day on which they are proved to have
 * received the request, from the events in the order in which they were recorded. A receipt that was taken back is none, and
 * what reached somebody as an invitation is another paper. Whoever has received nothing is not in it.
 */
export function commencements(
  parties: readonly Party[],
  events: readonly Seen[],
): Map<string, Day> {
  const respondents = new Set(
    parties.flatMap(({ id, side }) => (side === 'respondent' ? [id] : [])),
  );
  const received = new Map<string, Day>();
  let isInvited = false;
  for (const { type, on, partyId } of events) {
    const { sends, takesBack, isReceipt } = rowOf(type) ?? {};
    if (sends) isInvited = sends === 'invitation';
    // Another paper; or, without its basis, none.
    if (sends === 'request' || takesBack === 'request') received.clear();
    if (partyId === null || !respondents.has(partyId)) continue;
    if (takesBack === 'service') received.delete(partyId);
    const known = received.get(partyId);
    if (isReceipt && !isInvited && (known === undefined || on < known)) received.set(partyId, on);
  }
  return received;
}

/** The day on which the arbitration commenced: that of the first respondent; null while nobody has received the request. */
export function commencedOn(parties: readonly Party[], events: readonly Seen[]): Day | null {
  return [...commencements(parties, events).values()].sort()[0] ?? null;
}

import type { Day } from '#kernel/days.ts';
import { rowOf } from './machine.ts';
import type { DisputeState, PastEvent } from './words.ts';

/**
 * What the row of a dispute says again of its events, so that lists and access need not read all of them. Nothing else may
 * change these: replayed from the first event, they come out the same (invariant I6), and `npm run verify` compares them.
 */
export type DerivedColumns = {
  state: DisputeState;
  stateBefore: DisputeState | null;
  stateSince: Date;
  openedAt: Date | null;
  /** ACA s. 21: the day on which the first respondent received the request, never the day of the filing. */
  commencedOn: string | null;
  officerId: string | null;
  /** Of each respondent the earliest day on which they are proved to have received the request (commencement.ts). */
  received: Readonly<Record<string, Day>>;
};

/** An event with the states around it, and whoever did it. */
export type DisputeStep = PastEvent & {
  from: DisputeState | 'draft';
  to: DisputeState;
  byPerson: string | null;
};

/** What a spine becomes by an event. A row that an event does not speak of stays as it was. */
export function following(before: DerivedColumns, step: DisputeStep): DerivedColumns {
  const { type, at, from, to } = step;
  const opens = rowOf(type)?.sends !== undefined;
  const received = receivedAfter(before.received, step);
  return {
    ...(to === from
      ? before
      : {
          ...before,
          state: to,
          stateSince: at,
          stateBefore: to === 'stayed' && from !== 'draft' ? from : null,
        }),
    openedAt: opens ? (before.openedAt ?? at) : before.openedAt,
    received,
    commencedOn: Object.values(received).sort()[0] ?? null,
    officerId: officerAfter(before.officerId, step),
  };
}

/** The row of a dispute at its filing, before any event moved it. */
export function beginning(filedAt: Date): DerivedColumns {
  return {
    state: 'filed',
    stateBefore: null,
    stateSince: filedAt,
    openedAt: null,
    commencedOn: null,
    officerId: null,
    received: {},
  };
}

/** States in which what reaches a respondent is an invitation, and no request for arbitration. */
const INVITED: readonly DisputeStep['from'][] = ['arb_invite', 'con_wait', 'med_invite'];

function receivedAfter(
  before: DerivedColumns['received'],
  { type, on, partyId, from }: DisputeStep,
): DerivedColumns['received'] {
  const key = partyId ?? '';
  const row = rowOf(type);
  // Another paper; or, without its basis, none that anybody received.
  if (row?.sends === 'request' || row?.takesBack === 'request') return {};
  if (row?.takesBack === 'service')
    return Object.fromEntries(Object.entries(before).filter(([id]) => id !== key));
  const isReceipt = row?.isReceipt && !INVITED.includes(from);
  const known = before[key];
  return isReceipt && (known === undefined || on < known) ? { ...before, [key]: on } : before;
}

/** Whose it is after an event that says so. */
function officerAfter(
  before: string | null,
  { type, byPerson, details }: DisputeStep,
): string | null {
  const officer = rowOf(type)?.officer;
  if (officer === 'takes') return byPerson;
  if (officer === 'is_removed') return null;
  return officer && typeof details.officer === 'string' ? details.officer : before;
}

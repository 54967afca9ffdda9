import type { EventType } from './machine.ts';
import type { Happened, State } from './words.ts';

/**
 * What the row of a dispute says again of its events, so that lists and access need not read all of them. Nothing else may
 * change these: replayed from the first event, they come out the same (invariant I6), and `npm run verify` compares them.
 */
export type Spine = {
  state: State;
  stateBefore: State | null;
  stateSince: Date;
  openedAt: Date | null;
  /** ACA s. 21: the day on which the respondent received the request, never the day of the filing. */
  commencedOn: string | null;
  officerId: string | null;
};

/** An event with the states around it, and whoever did it. */
export type Step = Happened & { from: State | 'draft'; to: State; byPerson: string | null };

/** What a spine becomes by an event. A row that an event does not speak of stays as it was. */
export function following(before: Spine, step: Step): Spine {
  const { type, at, on, from, to } = step;
  const opens = isType(type, 'notice_dispatched') || isType(type, 'invitation_sent');
  return {
    ...(to === from ? before : { ...before, state: to, stateSince: at, stateBefore: to === 'stayed' && from !== 'draft' ? from : null }),
    openedAt: opens ? (before.openedAt ?? at) : before.openedAt,
    commencedOn: commencedAfter(before.commencedOn, { type, on, to }),
    officerId: officerAfter(before.officerId, step),
  };
}

/** The row of a dispute at its filing, before any event moved it. */
export function beginning(filedAt: Date): Spine {
  return { state: 'filed', stateBefore: null, stateSince: filedAt, openedAt: null, commencedOn: null, officerId: null };
}

function commencedAfter(before: string | null, { type, on, to }: Pick<Step, 'type' | 'on' | 'to'>): string | null {
  if (to === 'arb_serving' && isType(type, 'service_reversed')) return null;
  if (isType(type, 'basis_withdrawn')) return null;
  return to === 'arb_commenced' ? (before ?? on) : before;
}

/** Whose it is after an event that says so. */
function officerAfter(before: string | null, { type, byPerson, details }: Step): string | null {
  if (isType(type, 'officer_assigned')) return byPerson;
  if (isType(type, 'officer_removed')) return null;
  return isType(type, 'officer_given') && typeof details.officer === 'string' ? details.officer : before;
}

function isType(type: string, wanted: EventType): boolean {
  return type === wanted;
}

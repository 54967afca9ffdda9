import { dayAt } from '#kernel/days.ts';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import { beginning, type DerivedColumns, type DisputeStep, following } from './following.ts';
import { EVENT_TYPES } from './machine.ts';
import type { DisputeState } from './words.ts';

/** A row of `dispute_event`. */
export type ReplayedEvent = {
  number: number;
  type: string;
  at: Date;
  onDay: string;
  partyId: string | null;
  byPerson: string | null;
  byRole: string;
  fromState: string;
  toState: string;
  why: string;
  details: unknown;
};

const TYPES: ReadonlySet<string> = new Set(EVENT_TYPES.map((type) => `dispute.${type}`));

/** The acts of a dispute's chain that are its events. */
export function movesIn(acts: readonly HashedLink[]): HashedLink[] {
  return acts.filter(({ act, subject }) => subject.kind === 'dispute' && TYPES.has(act));
}

/** The first event that is not its act, by its number; 0 when there are more of one than of the other, null when all fit. */
export function eventBreak(
  events: readonly ReplayedEvent[],
  moves: readonly HashedLink[],
): { number: number; what: string } | null {
  for (const [place, event] of events.entries()) {
    const move = moves[place];
    if (!move) return { number: event.number, what: 'has no act' };
    if (event.number !== place + 1) return { number: event.number, what: 'has another number' };
    const what = differing(event, move);
    if (what) return { number: event.number, what: `has ${what} that its act does not say` };
  }
  const missing = moves[events.length];
  return missing ? { number: events.length + 1, what: `is missing: ${missing.act}` } : null;
}

function differing(event: ReplayedEvent, move: HashedLink): string | null {
  if (move.act !== `dispute.${event.type}`) return 'a type';
  if (move.at.getTime() !== event.at.getTime()) return 'a moment';
  if (dayOf(move) !== event.onDay) return 'a day';
  const details = event.details as HashedLink['details']; // written with the act; whatever else it is differs from it
  if ((partyOf(move) ?? null) !== (event.partyId ?? (details.party as string | undefined) ?? null))
    return 'a party';
  if (move.by.personId !== event.byPerson || move.by.role !== event.byRole) return 'somebody';
  if (move.from !== event.fromState || move.to !== event.toState) return 'a state';
  if ((move.why ?? '') !== (event.why.trim() ? event.why : '')) return 'a reason';
  return textOf(move.details) === textOf(details) ? null : 'details';
}

function dayOf({ details, at }: HashedLink): string {
  return typeof details.on === 'string' ? details.on : dayAt(at);
}

function partyOf({ details }: HashedLink): string | null {
  return typeof details.party === 'string' ? details.party : null;
}

/** The day and the party stand in columns of their own. */
function textOf(details: HashedLink['details']): string {
  const { on: _, party: __, ...rest } = details;
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the row of a dispute must say, by the acts alone (invariant I6). */
export function derivedColumnsFrom(moves: readonly HashedLink[]): DerivedColumns | null {
  const [first, ...rest] = moves;
  return first ? rest.map(stepOf).reduce(following, beginning(first.at)) : null;
}

function stepOf(move: HashedLink): DisputeStep {
  const { act, at, details, from, to, by } = move;
  return {
    type: act.slice('dispute.'.length),
    at,
    on: dayOf(move),
    partyId: partyOf(move),
    details,
    byPerson: by.personId,
    from: from as DisputeState,
    to: to as DisputeState, // the record says what the machine said
  };
}

/** What the row says; of whom each received it the events alone say. */
type Row = Omit<DerivedColumns, 'received'>;

const NAMES: Record<keyof Row, string> = {
  state: 'the state',
  stateBefore: 'the state before its stay',
  stateSince: 'since when it is in its state',
  openedAt: 'when it was opened to the respondent',
  commencedOn: 'the day of commencement',
  officerId: 'the officer',
};

/** What a row says otherwise than the acts. */
export function derivedColumnDifferences(row: Row, told: Row): string[] {
  const keys = Object.keys(NAMES) as (keyof Row)[]; // the keys of a literal of that type
  return keys.filter((key) => plain(row[key]) !== plain(told[key])).map((key) => NAMES[key]);
}

function plain(value: Row[keyof Row]): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

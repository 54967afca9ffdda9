import type { EventDays } from './machine/move-types.ts';
import { rowOf, type Transition } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'on' | 'partyId'>;

/** The days that bound those of later events; each null before there was one. */
export function eventDaysOf(events: readonly Seen[]): EventDays {
  const last = (is: (row: Transition, type: string) => boolean) =>
    events.findLast(({ type }) => {
      const row = rowOf(type);
      return row ? is(row, type) : false;
    })?.on ?? null;
  const warned = events.filter(
    ({ type, partyId }) => partyId !== null && rowOf(type)?.changes?.hasWarning,
  );
  return {
    submittedOn: events.find(({ type }) => type === 'submitted')?.on ?? null,
    sentOn: last(({ sends }) => sends !== undefined),
    stayedOn: last((_, type) => type === 'stayed'),
    resumedOn: last((_, type) => type === 'resumed'),
    appointedOn: last(({ candidate }) => candidate === 'appointed'),
    appearedOn: events.find(({ type }) => type === 'first_appearance')?.on ?? null,
    warnedOn: Object.fromEntries(warned.map(({ partyId, on }) => [partyId, on])),
  };
}

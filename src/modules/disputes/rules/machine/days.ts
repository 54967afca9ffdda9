import type { Day } from '#kernel/days.ts';
import type { PastEvent } from '../words.ts';
import type { DisputeFacts, DisputeMoveRefusal, EventDays, MoveRequest } from './judging.ts';
import type { Transition } from './row.ts';

/**
 * Which day an event may carry: never one after today, never one before what it follows, and today's alone where it happens
 * here. ACA s. 3(2): a receipt counts on its own day, and that of a court's order is the order's.
 */
export function dayProblem(
  facts: DisputeFacts,
  { earliest }: Pick<Transition, 'earliest'>,
  { on, partyId }: MoveRequest,
): Extract<DisputeMoveRefusal, `day_${string}`> | null {
  const day = on ?? facts.today;
  if (day > facts.today) return 'day_ahead';
  if (day === facts.today) return null;
  if (!earliest) return 'day_fixed';
  const first = earliest(facts.days, partyId ?? '');
  return first !== null && day < first ? 'day_early' : null;
}

/** ACA s. 9(2) stands in the Act since the Amendment Act of 2015 (3 of 2016), which is in force from this day. */
export const SECTION_9_2: Day = '2015-10-23';

/** The days that bound those of later events; each null before there was one. */
export function eventDaysOf(
  events: readonly Pick<PastEvent, 'type' | 'on' | 'partyId'>[],
): EventDays {
  const last = (...types: string[]) =>
    events.findLast(({ type }) => types.includes(type))?.on ?? null;
  const warned = events.filter(
    ({ type, partyId }) => type === 'ex_parte_warned' && partyId !== null,
  );
  return {
    submittedOn: events.find(({ type }) => type === 'submitted')?.on ?? null,
    sentOn: last('notice_dispatched', 'invitation_sent'),
    stayedOn: last('stayed'),
    resumedOn: last('resumed'),
    warnedOn: Object.fromEntries(warned.map(({ partyId, on }) => [partyId, on])),
  };
}

import type { Day } from '#kernel/dates.ts';
import type { Happened } from '../words.ts';
import type { Act, DaysTold, Facts, MoveRefusal } from './judging.ts';

/**
 * Which day an event may carry: never one after today, never one before what it follows, and today's alone where it happens
 * here. ACA s. 3(2): a receipt counts on its own day, and that of a court's order is the order's.
 */
export function dayProblem(
  facts: Facts,
  type: string,
  { on, partyId }: Act,
): Extract<MoveRefusal, `day_${string}`> | null {
  const day = on ?? facts.today;
  if (day > facts.today) return 'day_ahead';
  if (day === facts.today) return null;
  const earliest = elsewhere[type];
  if (!earliest) return 'day_fixed';
  const first = earliest(facts.days, partyId ?? '');
  return first !== null && day < first ? 'day_early' : null;
}

/** ACA s. 9(2) stands in the Act since the Amendment Act of 2015 (3 of 2016), which is in force from this day. */
const SECTION_9_2: Day = '2015-10-23';

/** What happens elsewhere and is noted here later, with the first day on which it makes sense. */
const elsewhere: Readonly<
  Record<string, ((days: DaysTold, partyId: string) => Day | null) | undefined>
> = {
  // Nobody has received what had not gone out.
  served: ({ sentOn }) => sentOn,
  earlier_receipt_proved: ({ sentOn }) => sentOn,
  warning_served: ({ sentOn, warnedOn }, partyId) => warnedOn[partyId] ?? sentOn,
  absence_known: ({ sentOn }) => sentOn,
  stayed: ({ submittedOn, resumedOn }) => resumedOn ?? submittedOn,
  resumed: ({ stayedOn }) => stayedOn,
  interim_order_by_court: () => SECTION_9_2,
};

/** The days that bound those of later events; each null before there was one. */
export function daysTold(events: readonly Pick<Happened, 'type' | 'on' | 'partyId'>[]): DaysTold {
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

import type { TalksChoice } from './machine/fact-types.ts';
import { seatIn } from './machine/members.ts';
import { rowOf } from './machine.ts';
import { namesIn } from './talks-names.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

const NOTHING: TalksChoice = { named: {}, left: [] };

/** Whoever goes or comes changes who acts together: what some of them declared before is declared anew. */
const ANEW: readonly unknown[] = ['appointed', 'ended'];

/**
 * Whom each party would have to decide, or as conciliator or mediator, from what happened: what a party gave last counts, and what nobody said is
 * nobody's word (invariant I11). With an agreement to talk that was none all of it falls, and with the service of anybody.
 */
export function choiceIn(events: readonly Seen[]): TalksChoice {
  return events.reduce<TalksChoice>(choiceAfter, NOTHING);
}

function choiceAfter(before: TalksChoice, event: Seen): TalksChoice {
  const { type, partyId, details } = event;
  const { choice, candidate, takesBack } = rowOf(type) ?? {};
  if (takesBack || endsTalks(event)) return NOTHING;
  if (ANEW.includes(candidate) && before.declared) return { ...before, declared: [] };
  if (choice === 'declared')
    return { ...before, declared: [...(before.declared ?? []), String(details.neutral)] };
  if (!choice || partyId === null) return before;
  if (choice === 'left') return { ...before, left: [...before.left, partyId] };
  if (choice === 'many')
    return { ...before, many: { ...before.many, [partyId]: Number(details.many) } };
  const names = namesIn(details.names);
  const seat = seatIn(details);
  if (seat === 'sole') return { ...before, named: { ...before.named, [partyId]: names } };
  const ofSeat = { ...before.bySeat?.[seat], [partyId]: names };
  return { ...before, bySeat: { ...before.bySeat, [seat]: ofSeat } };
}

/** Whether talks are found not to have been agreed on: what was done towards them is undone. */
export function endsTalks({ type, details: { kind } }: Pick<Seen, 'type' | 'details'>): boolean {
  return rowOf(type)?.consent?.does === 'ends' && kind === 'talks';
}

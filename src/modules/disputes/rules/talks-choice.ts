import type { TalksChoice } from './machine/move-types.ts';
import { rowOf } from './machine.ts';
import { namesIn } from './talks-names.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

const NOTHING: TalksChoice = { named: {}, left: [] };

/**
 * Whom each party would have to decide, or as conciliator or mediator, from what happened: what a party gave last counts, and what nobody said is
 * nobody's word (invariant I11). With an agreement to talk that was none all of it falls, and with the service of anybody.
 */
export function choiceIn(events: readonly Seen[]): TalksChoice {
  return events.reduce<TalksChoice>(choiceAfter, NOTHING);
}

function choiceAfter(before: TalksChoice, event: Seen): TalksChoice {
  const { type, partyId, details } = event;
  const { choice, takesBack } = rowOf(type) ?? {};
  if (takesBack || endsTalks(event)) return NOTHING;
  if (!choice || partyId === null) return before;
  if (choice === 'left') return { ...before, left: [...before.left, partyId] };
  return { ...before, named: { ...before.named, [partyId]: namesIn(details.names) } };
}

/** Whether talks are found not to have been agreed on: what was done towards them is undone. */
export function endsTalks({ type, details: { kind } }: Pick<Seen, 'type' | 'details'>): boolean {
  return rowOf(type)?.consent?.does === 'ends' && kind === 'talks';
}

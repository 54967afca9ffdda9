import type { LongerTalks } from './machine/fact-types.ts';
import { rowOf } from './machine.ts';
import { endsTalks } from './talks-choice.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

/** Which parties agreed that the talks may take longer, and whether that was given, from what happened; with the talks it falls. */
export function longerIn(events: readonly Seen[]): LongerTalks {
  const falls = (event: Seen) => rowOf(event.type)?.takesBack !== undefined || endsTalks(event);
  const since = events.slice(events.findLastIndex(falls) + 1);
  const is = (longer: 'agreed' | 'given') => (event: Seen) => rowOf(event.type)?.longer === longer;
  return {
    agreed: since.filter(is('agreed')).flatMap(({ partyId }) => partyId ?? []),
    isGiven: since.some(is('given')),
  };
}

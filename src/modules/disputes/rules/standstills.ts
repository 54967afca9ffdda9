import type { AgreedStandstill } from './machine/fact-types.ts';
import { rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

/** What parties agreed to hold, from what happened. It falls with the service of anybody: a signature may have been another's. */
export function standstillsIn(events: readonly Seen[]): readonly AgreedStandstill[] {
  return events.reduce<readonly AgreedStandstill[]>(after, []);
}

function after(before: readonly AgreedStandstill[], event: Seen): readonly AgreedStandstill[] {
  const { type, partyId, details } = event;
  const row = rowOf(type);
  if (row?.takesBack)
    return before.map((one) => (one.stage === 'refused' ? one : { ...one, stage: 'ended' }));
  const what = row?.agreesToHold;
  if (!what) return before;
  const id = String(details.standstill);
  if (what === 'proposed')
    return [...before, { id, until: String(details.until), signed: [], stage: 'open' }];
  return before.map((one) => (one.id === id ? changed(one, what, partyId) : one));
}

function changed(
  one: AgreedStandstill,
  what: 'signed' | 'refused' | 'begun' | 'ended',
  partyId: string | null,
): AgreedStandstill {
  if (what !== 'signed') return { ...one, stage: what };
  return partyId === null ? one : { ...one, signed: [...one.signed, partyId] };
}

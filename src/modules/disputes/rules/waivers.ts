import type { AgreedWaiver } from './machine/fact-types.ts';
import { rowOf } from './machine.ts';
import { namesIn } from './talks-names.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

/**
 * What parties signed of somebody although something ties them, from what happened. Nobody's silence signs (invariant I11), and all of it
 * falls with the service of anybody: a signature may have been another person's.
 */
export function waiversIn(events: readonly Seen[]): readonly AgreedWaiver[] {
  return events.reduce<readonly AgreedWaiver[]>(after, []);
}

function after(before: readonly AgreedWaiver[], event: Seen): readonly AgreedWaiver[] {
  const { type, partyId, details } = event;
  const row = rowOf(type);
  if (row?.takesBack) return [];
  const id = String(details.waiver);
  if (row?.waiver === 'proposed')
    return [
      ...before,
      {
        ...{ id, neutral: String(details.neutral), of: namesIn(details.of) },
        ...{ signed: [], isRefused: false },
      },
    ];
  if (!row?.waiver || partyId === null) return before;
  const change = (one: AgreedWaiver): AgreedWaiver =>
    row.waiver === 'refused'
      ? { ...one, isRefused: true }
      : { ...one, signed: [...one.signed, partyId] };
  return before.map((one) => (one.id === id ? change(one) : one));
}

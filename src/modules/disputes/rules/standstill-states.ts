import type { Day } from '#kernel/days.ts';
import type { AgreedStandstill } from './machine/fact-types.ts';
import type { DisputeFacts } from './machine/move-types.ts';

/** Whether it holds the limits on a day. */
export function isInForce({ stage, until }: AgreedStandstill, today: Day): boolean {
  return stage === 'begun' && today <= until;
}

/** Everybody who is still in the dispute has signed it, and nobody of them is in doubt. */
export function signedByAll(
  { parties }: Pick<DisputeFacts, 'parties'>,
  { signed }: AgreedStandstill,
): boolean {
  return parties.every(
    ({ partyId, isReleased, isDisputed }) =>
      isReleased || (!isDisputed && signed.includes(partyId)),
  );
}

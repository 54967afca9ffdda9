import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';

export type LongerRefusal = 'no_time_runs' | 'longer_given' | 'longer_over' | 'agreed_before';

type Judged = Pick<DisputeFacts, 'talksTime' | 'longer' | 'parties'>;

/** For which of some parties an agreement to more time may be given now, or why for none: in time, once, and by each for itself. */
export function agreeingTo(
  { talksTime, longer, parties }: Judged,
  partyIds: readonly string[],
): { partyIds: string[] } | { refusal: LongerRefusal } {
  const time = talksTime();
  if (longer.isGiven) return { refusal: 'longer_given' };
  if (time === null) return { refusal: 'no_time_runs' };
  if (time.isOver) return { refusal: 'longer_over' };
  const open = parties.filter(
    ({ partyId, isReleased, isDisputed }) =>
      partyIds.includes(partyId) && !isReleased && !isDisputed && !longer.agreed.includes(partyId),
  );
  return open.length > 0
    ? { partyIds: open.map(({ partyId }) => partyId) }
    : { refusal: 'agreed_before' };
}

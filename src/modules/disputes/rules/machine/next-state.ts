import { type ConsentKind, counts } from '../consents.ts';
import type { DisputeState } from '../words.ts';
import type { DisputeFacts, Next, PartyStanding } from './move-types.ts';

/** Whether all who have to agree have: everybody to an arbitration, every respondent to talks, which the claimant asked for. */
export function areAll({ parties }: Pick<DisputeFacts, 'parties'>, kind: ConsentKind): boolean {
  return parties
    .filter(({ side, isReleased }) => !isReleased && (kind !== 'talks' || side === 'respondent'))
    .every(({ consents, isDisputed }) => counts(consents, kind) && !isDisputed);
}

/**
 * The tribunal can be thought of when each respondent was served and heard; while one is neither, or what all agreed on is in
 * doubt, it cannot. `parties` are all of them as they stand after what happens.
 */
export function onceHeard(
  { state, basis }: DisputeFacts,
  parties: readonly PartyStanding[],
): DisputeState {
  const left = parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);
  const isFounded = basis !== 'B' || areAll({ parties }, 'submission');
  const isHeard = left.every(
    ({ isServed, hasAnswered, isDisputed }) => isServed && hasAnswered && !isDisputed,
  );
  return state === 'arb_commenced' && isFounded && isHeard && left.length > 0
    ? 'arb_constituting'
    : state;
}

/** What of a party changes by an event, and where that leads once everybody was heard. */
export const afterChange =
  (change: (party: PartyStanding) => Partial<PartyStanding>): Next =>
  (facts, { partyId }) =>
    onceHeard(
      facts,
      facts.parties.map((party) =>
        party.partyId === partyId ? { ...party, ...change(party) } : party,
      ),
    );

/** A consent to arbitrate that counts again may have been the last thing that was waited for. */
export const onceFounded: Next = afterChange(({ consents }) => ({
  consents: {
    ...consents,
    submission: { id: consents.submission?.id ?? '', isShown: true, isDisputed: false },
  },
}));

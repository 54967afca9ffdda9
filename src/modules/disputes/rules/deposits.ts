import type { DepositStanding } from './machine/fact-types.ts';
import { rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;

/**
 * How the deposit of each claim stands, by whose claim it is (ACA s. 38; law and lifecycle, Part C, 9). A demand rests on the service of
 * everybody, like the tribunal for which it is made: where that falls it is made anew, and what was paid is not asked for twice.
 */
export function depositsIn(events: readonly Seen[]): readonly DepositStanding[] {
  return events.reduce<readonly DepositStanding[]>(standingAfter, []);
}

function standingAfter(
  before: readonly DepositStanding[],
  event: Seen,
): readonly DepositStanding[] {
  const row = rowOf(event.type);
  if (row?.takesBack) return [];
  const { partyId, details } = event;
  if (!row?.deposit) return before;
  if (row.deposit === 'asked')
    return partyId === null
      ? before
      : [
          ...before.filter(({ claimOf }) => claimOf !== partyId),
          { claimOf: partyId, stage: 'asked', owing: owingIn(details) },
        ];
  // A share is of the party that it names, in the claim that it says; all else is of the claim of the party that it names.
  const claimOf = row.deposit === 'share' ? details.claim : partyId;
  return before.map((one) =>
    one.claimOf === claimOf ? { ...one, ...changed(row.deposit, event, one) } : one,
  );
}

function changed(
  deposit: NonNullable<ReturnType<typeof rowOf>>['deposit'],
  { partyId }: Seen,
  { owing }: DepositStanding,
): Partial<DepositStanding> {
  if (deposit === 'share') return { owing: owing.filter((one) => one !== partyId) };
  if (deposit === 'paid') return { stage: 'paid', owing: [] };
  return deposit === 'suspended' ? { stage: 'suspended' } : { stage: 'ended', owing: [] };
}

/** Who owes a share, from the ids that the demand names. */
function owingIn({ owing }: Seen['details']): string[] {
  return typeof owing === 'string' ? owing.split(' ').filter(Boolean) : [];
}

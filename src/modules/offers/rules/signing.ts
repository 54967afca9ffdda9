import type { Day } from '#kernel/days.ts';

/** One party of a settlement and how it stands to it. */
export type Signatory = { partyId: string; isReleased: boolean; isDisputed: boolean };
export type SigningRefusal =
  | 'settlement_unknown'
  | 'settlement_ended'
  | 'settlement_complete'
  | 'first_due_passed'
  | 'party_missing'
  | 'identity_disputed'
  | 'signed_before'
  | 'other_text'
  | 'name_missing'
  | 'not_agreed';

export type SettlementStanding = {
  isEnded: boolean;
  isComplete: boolean;
  textHash: string;
  signed: readonly string[];
  /** The first day on which the text has something paid. */
  firstDueOn: Day | null;
};

type Signing = {
  partyId: string;
  /** The hash of what was on the signer's screen. */
  textHash: string;
  name: string;
  agreed: boolean;
  today: Day;
};

/**
 * Whether a party may sign now (law and lifecycle 6.7; 6.8, I11): the text that it was shown and no other, once, by whoever stands for
 * it, with the box ticked and the name typed. Nobody signs for a party that was let go, and nobody while it is in doubt who one of those
 * is whom it would bind: with the last signature the dispute ends, and then it may be in doubt of none. A text whose first payment was due
 * before anybody is bound would be broken as it is signed: nobody signs it, and both sides agree on other days.
 */
export function refusalToSign(
  { isEnded, isComplete, textHash, signed, firstDueOn }: SettlementStanding,
  parties: readonly Signatory[],
  signing: Signing,
): SigningRefusal | null {
  if (isComplete) return 'settlement_complete';
  if (isEnded) return 'settlement_ended';
  if (isDuePassed(firstDueOn, signing.today)) return 'first_due_passed';
  const party = parties.find(({ partyId }) => partyId === signing.partyId);
  if (!party || party.isReleased) return 'party_missing';
  if (signed.includes(signing.partyId)) return 'signed_before';
  if (parties.some(({ isDisputed, isReleased }) => isDisputed && !isReleased))
    return 'identity_disputed';
  if (signing.textHash !== textHash) return 'other_text';
  if (!signing.agreed) return 'not_agreed';
  return signing.name.trim() === '' ? 'name_missing' : null;
}

/** The day itself is in time until its last second. */
export function isDuePassed(firstDueOn: Day | null, today: Day): firstDueOn is Day {
  return firstDueOn !== null && firstDueOn < today;
}

/** Who is still to sign. */
export function unsigned(
  { signed }: Pick<SettlementStanding, 'signed'>,
  parties: readonly Signatory[],
): string[] {
  return parties.flatMap(({ partyId, isReleased }) =>
    isReleased || signed.includes(partyId) ? [] : partyId,
  );
}

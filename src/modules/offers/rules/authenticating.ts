import type { SigningRefusal } from './signing.ts';

export type AuthenticationRefusal =
  | Extract<SigningRefusal, 'other_text' | 'not_agreed' | 'name_missing' | 'signed_before'>
  | 'settlement_complete'
  | 'too_few_signed'
  | 'stamp_used';

/** Where a settlement that all parties signed stands with those who put their name to it. */
export type AuthenticationStanding = {
  /** The dispute waits for it. */
  isWaiting: boolean;
  textHash: string;
  /** Everybody whose name it takes, by person. */
  members: readonly string[];
  signed: readonly string[];
  isStampUsed: boolean;
};

export type Authentication = {
  personId: string;
  textHash: string;
  name: string;
  agreed: boolean;
  /** Why the other members do not sign (ACA s. 31(2)); empty while they are waited for. */
  without: string;
};

/**
 * Whether somebody may put their name to a settlement now (ACA s. 73(4); ss. 30 and 31(1)): the text that was on their screen, once, and
 * without the other members only where more than half of all have signed.
 */
export function refusalToAuthenticate(
  { isWaiting, textHash, members, signed, isStampUsed }: AuthenticationStanding,
  one: Authentication,
): AuthenticationRefusal | null {
  if (!isWaiting) return 'settlement_complete';
  // Whoever signed while the others were waited for may say later why they do not, once more than half have.
  const isAnew = signed.includes(one.personId);
  if (isAnew && (one.without.trim() === '' || !isMajority(members, signed))) return 'signed_before';
  if (one.textHash !== textHash) return 'other_text';
  if (!one.agreed) return 'not_agreed';
  if (one.name.trim() === '') return 'name_missing';
  if (isStampUsed) return 'stamp_used';
  if (one.without.trim() === '') return null;
  return isMajority(members, [...signed, one.personId]) ? null : 'too_few_signed';
}

export const isMajority = (members: readonly string[], signed: readonly string[]): boolean =>
  members.filter((one) => signed.includes(one)).length * 2 > members.length;

/** Whether nobody's name is missing any more: all have signed, or more than half and it is said why the others have not. */
export function isAuthenticated(
  members: readonly string[],
  signed: readonly string[],
  without: string,
): boolean {
  if (members.length === 0) return false;
  if (members.every((one) => signed.includes(one))) return true;
  return without.trim() !== '' && isMajority(members, signed);
}

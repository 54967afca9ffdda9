import { allow, type Result, refuse } from '#kernel/result.ts';

export type AssignRefusal =
  | 'reason_missing'
  | 'officer_unknown'
  | 'officer_is_party'
  | 'already_done';

export type AssignmentChange = {
  /** Whose it is now, and whose it is to be; null is nobody's. */
  from: string | null;
  to: string | null;
  why: string;
  /** Whether they hold the office now, and whether they stand in the dispute themselves. */
  isOfficer: boolean;
  isParty: boolean;
};

/**
 * What happens when a registrar says whose a dispute is (law and lifecycle 6.1): it is taken from one, given to another, or
 * both, each an event with their reason. Whoever stands in a dispute works on it for nobody.
 */
export function assign({
  from,
  to,
  why,
  isOfficer,
  isParty,
}: AssignmentChange): Result<('officer_removed' | 'officer_given')[], AssignRefusal> {
  if (why.trim() === '') return refuse('reason_missing');
  if (from === to) return refuse('already_done');
  if (to !== null && !isOfficer) return refuse('officer_unknown');
  if (to !== null && isParty) return refuse('officer_is_party');
  return allow([
    ...(from === null ? [] : (['officer_removed'] as const)),
    ...(to === null ? [] : (['officer_given'] as const)),
  ]);
}

import { allow, type Result, refuse } from '#kernel/result.ts';

/** So many different members must be of one mind. */
export const MAJORITY = 2;

export type Ballot<Verdict extends string> = { memberId: string; verdict: Verdict };

/** A member of the committee before a vote: what they declared, and whether they worked on the file themselves. */
export type Voter = {
  memberId: string;
  declared: 'none' | 'relation' | null;
  hasWorkedOnIt: boolean;
};

export type VoteRefusal =
  | 'declare_first'
  | 'recused'
  | 'worked_on_it'
  | 'voted_already'
  | 'decided_already'
  | 'reason_missing';

type Voting<Verdict extends string> = {
  cast: readonly Ballot<Verdict>[];
  /** Members who told of a relation, perhaps after they had voted: their votes do not count. */
  recused: ReadonlySet<string>;
};
type Given<Verdict extends string> = { verdict: Verdict; reasons: string; needsReasons: boolean };

/** Takes a vote, and gives what is decided by it: null while two members are not of one mind. */
export function vote<Verdict extends string>(
  { cast, recused }: Voting<Verdict>,
  voter: Voter,
  { verdict, reasons, needsReasons }: Given<Verdict>,
): Result<Verdict | null, VoteRefusal> {
  const refusal = mayNotVote({ cast, recused }, voter);
  if (refusal) return refuse(refusal);
  if (needsReasons && reasons.trim() === '') return refuse('reason_missing');
  return allow(decided([...cast, { memberId: voter.memberId, verdict }], recused));
}

/** Why a member may not vote here; null when they may. */
export function mayNotVote<Verdict extends string>(
  { cast, recused }: Voting<Verdict>,
  { memberId, declared, hasWorkedOnIt }: Voter,
): VoteRefusal | null {
  if (hasWorkedOnIt) return 'worked_on_it'; // who prepared a file does not judge it
  if (declared === null) return 'declare_first';
  if (declared === 'relation') return 'recused';
  if (cast.some((one) => one.memberId === memberId)) return 'voted_already';
  return decided(cast, recused) === null ? null : 'decided_already';
}

/** The verdict on which two different members who are not recused agree. */
export function decided<Verdict extends string>(
  cast: readonly Ballot<Verdict>[],
  recused: ReadonlySet<string>,
): Verdict | null {
  const members = new Map<Verdict, Set<string>>();
  for (const { memberId, verdict } of cast) {
    if (recused.has(memberId)) continue;
    const agreeing = members.get(verdict) ?? new Set();
    members.set(verdict, agreeing.add(memberId));
    if (agreeing.size >= MAJORITY) return verdict;
  }
  return null;
}

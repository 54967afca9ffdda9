import type { Minor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import type { AppointmentBasis } from '#modules/disputes/rules/words.ts';
import type { BasisPoints } from '#modules/fees/rules/money.ts';
import type { AwardDebt } from './balances.ts';
import type { CostFactor, CostItem, CostShare } from './costs.ts';
import type { InterestTerm } from './interest.ts';
import type { AwardParty } from './record.ts';
import type { AwardSum } from './sums.ts';

// What a tribunal wrote, as data. Every figure in it is the tribunal's own: the checker counts it again.

/** A partial award decides some heads, an interim one something on the way (s. 31(6)); an additional one what was left out (s. 33(4)). */
export const AWARD_KINDS = ['final', 'partial', 'interim', 'agreed', 'additional'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** A paper on which a finding rests, and the parties against whom it is used: where none is named, all who have to pay. */
export type ReliedPaper = { paper: string; against: readonly string[] };
export type IssueAnswer = {
  issue: string;
  answer: string;
  reasons: string;
  relied: readonly ReliedPaper[];
};

/** A line of interest as it stands in the award: what was counted, and the figure that was written. */
export type StatedInterest = InterestTerm & { stated: Minor };
export type InterestDecision =
  | { is: 'granted'; lines: readonly StatedInterest[] }
  | { is: 'refused' | 'reserved' | 'silent' };

export type WrittenOrder = {
  from: readonly string[];
  to: readonly string[];
  /** Null for what is no money: a declaration, a delivery, something to be done. */
  sum: AwardSum | null;
  interest: InterestDecision;
  /** Sum and interest, as they were added. */
  stated: Minor | null;
};

export const OUTCOMES = ['granted', 'in_part', 'dismissed', 'reserved'] as const;
export type ClaimOutcome = (typeof OUTCOMES)[number];

/** `claim` is null for what a settlement orders and nobody had claimed. */
export type ClaimDecision = {
  claim: string | null;
  outcome: ClaimOutcome;
  orders: readonly WrittenOrder[];
};

export type PostAwardDecision =
  | { is: 'by_law'; rate: BasisPoints }
  | { is: 'directed'; rate: BasisPoints; reasons: string }
  | { is: 'refused'; reasons: string }
  | { is: 'silent' };

export type CostsDecision =
  | {
      is: 'decided';
      /** The rule is that the unsuccessful party pays; whatever else needs its reasons (s. 31A(2)). */
      order: 'unsuccessful_pays' | 'otherwise';
      byAgreement: boolean;
      items: readonly CostItem[];
      shares: readonly CostShare[];
      factors: readonly CostFactor[];
      reasons: string;
      /** Who pays whom for costs, as it was written. */
      stated: readonly AwardDebt[];
    }
  | { is: 'reserved' | 'silent' };

/** A member's signature with its day, or the reason why there is none (s. 31(2)). */
export type MemberSignature = {
  member: string;
  signedOn: Day | null;
  /** The certificate was good when it signed; of a signature in ink, true. */
  isValid: boolean;
  omission: string;
};

export type WrittenAward = {
  kind: AwardKind;
  date: Day | null;
  seat: string;
  parties: readonly AwardParty[];
  basis: { named: AppointmentBasis; isAnnexed: boolean };
  /** The parties of whom it says how they were served. */
  serviceTold: readonly string[];
  issues: readonly IssueAnswer[];
  decisions: readonly ClaimDecision[];
  /** Mutual debts are set off against each other. */
  setsOff: boolean;
  /** What is left to pay, as the operative part says it; costs apart. */
  balances: readonly AwardDebt[];
  postAward: PostAwardDecision;
  costs: CostsDecision;
  signatures: readonly MemberSignature[];
  stamp: { number: string; hasUndertaking: boolean };
};

/** Whether it has to leave nothing open: a final award, and one that adds what was left out. */
export function isWhole({ kind }: Pick<WrittenAward, 'kind'>): boolean {
  return kind === 'final' || kind === 'additional';
}

/** Everybody against whom something is ordered, costs among it. */
export function payersOf({ decisions, costs }: WrittenAward): string[] {
  const orders = decisions.flatMap((decision) => decision.orders);
  const payers = costs.is === 'decided' ? costs.stated : [];
  return [...orders, ...payers].flatMap(({ from }) => from);
}

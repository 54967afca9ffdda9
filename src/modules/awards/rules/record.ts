import type { Day } from '#kernel/days.ts';
import type { AppointmentBasis, Side } from '#modules/disputes/rules/words.ts';
import type { BasisPoints } from '#modules/fees/rules/money.ts';
import type { AwardSum } from './sums.ts';

// What the record of a dispute says, as far as an award is held against it. Whoever calls the checker fills it from the record; nothing in
// it comes from what a tribunal wrote.

export type AwardParty = { id: string; name: string; capacity: Side };

export type RecordedParty = AwardParty & {
  /** The request and the notice reached it, by the ledger of service. */
  isServed: boolean;
  /** It took no part; then the gate of s. 25 must be open: served, warned, time over, no reopening asked. */
  isAbsent: boolean;
  mayProceedWithout: boolean;
};

/** What somebody asked for under one head. `asked` is a sum, money as the tribunal finds it, or no money. */
export type RecordedClaim = {
  id: string;
  by: readonly string[];
  against: readonly string[];
  asked: AwardSum | 'at_large' | 'no_money';
  /** Null where no interest was asked for; a rate or a day that is null was left to the tribunal. */
  interest: { rate: BasisPoints | null; from: Day | null } | null;
  /** An earlier award of this tribunal decided it. */
  isDecided: boolean;
};

/** A paper that is in the record, and the parties that have received it. */
export type RecordedPaper = { id: string; servedOn: readonly string[] };

/** The last day for this award (ss. 29A, 29B; for an additional one s. 33(5)); null where the law only asks for an endeavour. */
export type RecordedMandate = { endsOn: Day | null; state: 'running' | 'lapsed' | 'stayed' };

/** What the parties agreed in writing that changes the form of an award. */
export type RecordedAgreements = {
  /** No reasons (s. 31(3)(a)). */
  withoutReasons: boolean;
  /** Who asked that a settlement be recorded as an award (s. 30(2)). */
  onTerms: readonly string[];
  /** No interest before the award (s. 31(7)(a)). */
  barsInterest: boolean;
  /** That a party bears costs in any event, and whether it was made after the dispute arose (s. 31A(5)). */
  costs: { isAfterDispute: boolean } | null;
};

export type AwardRecord = {
  today: Day;
  /** S. 21; it decides which law gives interest after the award. */
  commencedOn: Day;
  seat: string;
  basis: AppointmentBasis;
  parties: readonly RecordedParty[];
  members: readonly string[];
  /** Those that are open: what an earlier award answered is not here. */
  issues: readonly string[];
  claims: readonly RecordedClaim[];
  papers: readonly RecordedPaper[];
  mandate: RecordedMandate;
  agreements: RecordedAgreements;
  /** Of certificates that stand on other papers. */
  stampNumbersUsed: readonly string[];
};

import type { Side } from '#modules/disputes/rules/words.ts';
import type { StandardClause } from '#modules/offers/rules/clauses.ts';
import type { OfferState } from '#modules/offers/rules/offers.ts';
import type { CostsBorne, Payer } from '#modules/offers/rules/terms.ts';
import type { DIVISION_STATES, DivisionEnd, ThingShare } from '#modules/packages/rules/dividing.ts';
import type {
  DueState,
  PaymentWay,
  StatementKind,
  StatementState,
} from '#modules/performance/rules/words.ts';
import type { ProposalEnd } from '#modules/proposals/rules/proposals.ts';

/** Amounts in minor units. */
type TakenInstalment = { on: string; amount: number };
export type TakenOffer = {
  number: number;
  side: Side;
  madeAt: string;
  state: OfferState;
  standsUntil: string;
  payer: Payer;
  amount: number;
  plan: TakenInstalment[];
  costs: CostsBorne;
  isAccelerated: boolean;
  duties: string;
  clauses: readonly StandardClause[];
};
export type TakenAgreement = {
  sha256: string;
  texts: {
    language: string;
    title: string;
    facts: { name: string; said: string }[];
    parts: { heading: string; text: string }[];
  }[];
  signatures: { party: string; name: string; at: string }[];
};
export type TakenClause = {
  name: string;
  said: string;
  /** A standard clause, which has no name and words of its own. */
  standard: StandardClause | null;
  payment: { payer: Payer; amount: number; plan: TakenInstalment[] } | null;
};
/** A version of the terms that whoever led the talks proposed, with what its reader may know was said to it. */
export type TakenVersion = {
  number: number;
  shownAt: string | null;
  note: string;
  endedAs: ProposalEnd | null;
  clauses: TakenClause[];
  observations: {
    clause: string;
    standard: StandardClause | null;
    side: Side;
    by: string;
    at: string;
    said: string;
  }[];
};
export type TakenIssue = {
  name: string;
  options: { said: string; amount: number | null; instalments: number }[];
};

/** Things that both sides divide: what its reader's own side gave and has, and of the other side's points nothing. */
export type TakenDivision = {
  side: Side;
  proposedAt: string;
  agreedAt: string | null;
  state: (typeof DIVISION_STATES)[number];
  endedAs: DivisionEnd | null;
  things: {
    name: string;
    points: number | null;
    /** What the reader's own side has of it; null where nothing was divided, or no more. */
    share: ThingShare | null;
  }[];
  /** What its own side has in all, of its own hundred points. */
  worth: number | null;
};

/** What a signed settlement promises, and what both sides said of it since. */
export type TakenPromise = {
  name: string;
  said: string;
  payer: Payer | null;
  dues: { on: string; amount: number; paid: number; state: DueState }[];
  statements: {
    kind: StatementKind;
    side: Side;
    saidAt: string;
    on: string;
    amount: number | null;
    way: PaymentWay | null;
    reference: string;
    note: string;
    state: StatementState;
  }[];
};

/**
 * What was said to settle, as its reader sees it. What each side bids or weighs under seal is not there: it is destroyed, and would
 * outlive that in a copy. Only their own side's points of a division are, without which nobody could follow what came of it.
 */
export type TakenSettling = {
  currency: string;
  /** Of both sides alone; null for whoever leads their talks. */
  offers: TakenOffer[] | null;
  agreement: TakenAgreement | null;
  versions: TakenVersion[];
  issues: TakenIssue[];
  /** Standard clauses that stand beside the issues. */
  clauses: readonly StandardClause[];
  division: TakenDivision | null;
  promises: TakenPromise[];
};

/** A page without anything on it is not made. */
export function isAnythingSaid({ offers, versions, issues, division }: TakenSettling): boolean {
  const lists = [offers ?? [], versions, issues];
  return division !== null || lists.some(({ length }) => length > 0);
}

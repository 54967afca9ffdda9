import { allow, type Result, refuse } from '#kernel/result.ts';
import type { EventType } from './machine.ts';
import type { AppointmentBasis, DisputeState } from './words.ts';

// Law and lifecycle 3.3. A tribunal may be appointed on one of three footings, or not at all: A, the parties named this
// institution before there was a dispute; B, all of them agreed in writing afterwards; C, a court ordered it. Silence is
// none of them, and neither is the choice of one side.

export const CLAUSES = [
  'names_institution',
  'names_rules',
  'names_another',
  'leaves_open',
  'no_clause',
] as const;
export const APPOINTERS = [
  'institution',
  'both',
  'court',
  'one_side',
  'curated_list',
  'unstated',
] as const;
export const PROPOSERS = ['claimant', 'respondent', 'both', 'unknown', 'none'] as const;
export const ORDERS = ['none', 's11', 's8', 's89'] as const;

/** What the registrar found to each question. */
export type BasisFindings = {
  /** Whom the clause names: us or our rules, somebody else, or whomever one side will choose later. */
  clause: (typeof CLAUSES)[number];
  wasMadeBeforeDispute: boolean;
  /** The text is here, and the page on which it stands. */
  isTextShown: boolean;
  /** Which version was in force on which day is shown, and not merely what a site says today. */
  isVersionShown: boolean;
  /** The respondent could read it when they agreed. */
  wasAccessible: boolean;
  proposedBy: (typeof PROPOSERS)[number];
  /** Who appoints under it (Perkins Eastman, TRF, CORE, Kotak v Narendra). */
  appointer: (typeof APPOINTERS)[number];
  /** We, or whoever appoints, belong to one side or live of it. */
  isTiedToOneSide: boolean;
  /** A consumer is bound by no clause from before the dispute (Emaar v Aftab Singh); they may agree afterwards. */
  isConsumerClause: boolean;
  /** An agreement after the dispute arose: who signed it. */
  signedAfterwards: 'nobody' | 'some' | 'all';
  /** It says that this institution shall administer. */
  agreementNamesInstitution: boolean;
  order: (typeof ORDERS)[number];
  isOrderShown: boolean;
  orderNamesInstitution: boolean;
};

export const MISSING = [
  'clause',
  'names_us',
  'before_dispute',
  'text',
  'version',
  'accessible',
  'unilateral',
  'curated_list',
  'tied',
  'consumer',
  'signed_by_all',
  'agreement_names_us',
  'order',
  'order_copy',
  'order_names_us',
] as const;
export type MissingBasisElement = (typeof MISSING)[number];

export type Judgement = {
  basis: AppointmentBasis;
  missing: { basis: Exclude<AppointmentBasis, 'none'>; what: MissingBasisElement }[];
};

type Question = { what: MissingBasisElement; isMet: (findings: BasisFindings) => boolean };

const beforehand: readonly Question[] = [
  { what: 'clause', isMet: ({ clause }) => clause !== 'no_clause' },
  {
    what: 'names_us',
    isMet: ({ clause }) =>
      clause === 'names_institution' || clause === 'names_rules' || clause === 'no_clause',
  },
  { what: 'before_dispute', isMet: ({ wasMadeBeforeDispute }) => wasMadeBeforeDispute },
  { what: 'text', isMet: ({ isTextShown }) => isTextShown },
  { what: 'version', isMet: ({ isVersionShown }) => isVersionShown },
  { what: 'accessible', isMet: ({ wasAccessible }) => wasAccessible },
  // Perkins Eastman (2019), TRF (2017): whoever has an interest may neither be the arbitrator nor name one.
  { what: 'unilateral', isMet: ({ appointer }) => appointer !== 'one_side' },
  // CORE (2024): nor choose from a list that one side made.
  { what: 'curated_list', isMet: ({ appointer }) => appointer !== 'curated_list' },
  { what: 'tied', isMet: ({ isTiedToOneSide }) => !isTiedToOneSide },
  { what: 'consumer', isMet: ({ isConsumerClause }) => !isConsumerClause },
];

const afterwards: readonly Question[] = [
  { what: 'signed_by_all', isMet: ({ signedAfterwards }) => signedAfterwards === 'all' },
  {
    what: 'agreement_names_us',
    isMet: ({ signedAfterwards, agreementNamesInstitution }) =>
      signedAfterwards === 'nobody' || agreementNamesInstitution,
  },
];

const byCourt: readonly Question[] = [
  { what: 'order', isMet: ({ order }) => order !== 'none' },
  { what: 'order_copy', isMet: ({ order, isOrderShown }) => order === 'none' || isOrderShown },
  {
    what: 'order_names_us',
    isMet: ({ order, orderNamesInstitution }) => order === 'none' || orderNamesInstitution,
  },
];

/** In this order: what a court ordered needs nobody's agreement, and what all signed heals a bad clause. */
const ways = [
  { basis: 'C', questions: byCourt },
  { basis: 'B', questions: afterwards },
  { basis: 'A', questions: beforehand },
] as const;

/** On which footing a tribunal may be appointed. Where there is none, what each of the three lacks. */
export function judge(findings: BasisFindings): Judgement {
  const looked = ways.map(({ basis, questions }) => ({
    basis,
    missing: questions.filter(({ isMet }) => !isMet(findings)).map(({ what }) => ({ basis, what })),
  }));
  const shown = looked.find(({ missing }) => missing.length === 0);
  if (shown) return { basis: shown.basis, missing: [] };
  return { basis: 'none', missing: looked.toReversed().flatMap(({ missing }) => missing) };
}

export const REASONS_LEAST = 20;

type Paper = { id: string; kind: string };
type At = { state: DisputeState; papers: readonly Paper[]; haveAllAgreed: boolean };
export type DecisionRefusal =
  | 'reasons_short'
  | 'paper_missing'
  | 'agreement_unsigned'
  | 'not_from_here'
  | 'basis_not_shown';

/** The paper without which a footing is only said. What a party files it calls evidence, whatever it is: the registrar has read it. */
const paperFor: Record<Exclude<AppointmentBasis, 'none' | 'B'>, readonly string[]> = {
  A: ['agreement', 'evidence'],
  C: ['court_order', 'evidence'],
};

/**
 * What the registrar's findings come to, and the event that follows; only they decide, with reasons and papers. After an
 * invitation a clause that was not shown before is not enough any more: then all must sign, or a court has ordered it.
 */
export function decide(
  findings: BasisFindings,
  reasons: string,
  at: At,
): Result<Judgement & { event: EventType }, DecisionRefusal> {
  if (reasons.trim().length < REASONS_LEAST) return refuse('reasons_short');
  const judgement = judge(findings);
  const { basis } = judgement;
  if (at.state === 'track_check' && basis === 'none')
    return allow({ ...judgement, event: 'basis_not_shown' });
  if (at.state !== 'track_check' && at.state !== 'arb_invite') return refuse('not_from_here');
  if (basis === 'none') return refuse('basis_not_shown');
  // Each consent is a thing of the record, by somebody whose identity is shown; one that was given on paper is recorded first.
  if (basis === 'B' && !at.haveAllAgreed) return refuse('agreement_unsigned');
  if (basis !== 'B' && !at.papers.some(({ kind }) => paperFor[basis].includes(kind)))
    return refuse('paper_missing');
  if (at.state === 'track_check') return allow({ ...judgement, event: 'basis_shown' });
  if (basis === 'A') return refuse('basis_not_shown');
  return allow({
    ...judgement,
    event: basis === 'B' ? 'agreement_complete' : 'court_order_verified',
  });
}

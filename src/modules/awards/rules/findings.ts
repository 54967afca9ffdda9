/** A blocking finding keeps an award from being signed or issued; an advisory one is shown, and the tribunal decides. */
export type FindingSeverity = 'blocking' | 'advisory';
type Row = { severity: FindingSeverity; section: string | null };

const blocking = (section: string | null): Row => ({ severity: 'blocking', section });
const advisory = (section: string | null): Row => ({ severity: 'advisory', section });

/** Everything that the checker may find, with the section that it hangs on; null where that is no section of the ACA. */
export const FINDINGS = {
  // Date, seat, mandate.
  date_missing: blocking('ACA s. 31(4)'),
  date_future: blocking('ACA s. 31(4)'),
  mandate_over: blocking('ACA s. 29A(4)'),
  mandate_lapsed: blocking('ACA s. 29A(4)'),
  stayed: blocking(null),
  seat_missing: blocking('ACA s. 31(4)'),
  seat_other: blocking('ACA s. 20'),
  // Members and signatures.
  members_even: blocking('ACA s. 10'),
  signatures_few: blocking('ACA s. 31(2)'),
  signature_unexplained: blocking('ACA s. 31(2)'),
  signature_invalid: blocking('ACA s. 31(1)'),
  signer_alien: blocking('ACA s. 31(1)'),
  signature_after_date: advisory('ACA s. 31(4)'),
  // Parties, basis, service.
  party_left_out: blocking('ACA s. 31'),
  party_alien: blocking('ACA s. 2(1)(h)'),
  name_differs: blocking('ACA s. 31'),
  capacity_differs: blocking('ACA s. 31'),
  basis_none: blocking('ACA s. 11'),
  basis_differs: blocking('ACA s. 11'),
  basis_not_annexed: blocking('ACA s. 11'),
  service_untold: advisory('ACA s. 3'),
  party_unserved: blocking('ACA s. 34(2)(a)(iii)'),
  absence_gate_shut: blocking('ACA s. 25'),
  terms_not_asked: blocking('ACA s. 30(2)'),
  // Issues, reasons, papers.
  issue_unanswered: blocking('ACA s. 31(3)'),
  issue_alien: advisory('ACA s. 31(3)'),
  reasons_missing: blocking('ACA s. 31(3)'),
  paper_unserved: blocking('ACA s. 24(3)'),
  paper_alien: blocking('ACA s. 24(3)'),
  // Relief.
  claim_undecided: blocking('ACA s. 33(4)'),
  claim_decided_before: blocking('ACA s. 35'),
  claim_twice: blocking('ACA s. 33(1)'),
  relief_unasked: blocking('ACA s. 34(2)(a)(iv)'),
  relief_beyond: blocking('ACA s. 34(2)(a)(iv)'),
  relief_stranger: blocking('ACA s. 34(2)(a)(iv)'),
  relief_other_party: blocking('ACA s. 34(2)(a)(iv)'),
  currency_other: blocking('ACA s. 34(2)(a)(iv)'),
  outcome_contradicts: blocking('ACA s. 33(1)'),
  // Sums.
  interest_miscounted: blocking('ACA s. 33(1)(a)'),
  total_miscounted: blocking('ACA s. 33(1)(a)'),
  balance_miscounted: blocking('ACA s. 33(1)(a)'),
  costs_miscounted: blocking('ACA s. 33(1)(a)'),
  currencies_added: blocking('ACA s. 33(1)(a)'),
  // Interest.
  interest_silent: blocking('ACA s. 31(7)(a)'),
  interest_unasked: advisory('ACA s. 31(7)(a)'),
  interest_barred: blocking('ACA s. 31(7)(a)'),
  interest_beyond: blocking('ACA s. 34(2)(a)(iv)'),
  interest_twice: blocking('ACA s. 31(7)(a)'),
  interest_past_award: blocking('ACA s. 31(7)'),
  interest_base_larger: advisory('ACA s. 31(7)(a)'),
  post_award_silent: advisory('ACA s. 31(7)(b)'),
  post_award_old_rate: blocking('ACA s. 31(7)(b)'),
  post_award_other_rate: blocking('ACA s. 31(7)(b)'),
  post_award_unreasoned: advisory('ACA s. 31(7)(b)'),
  post_award_rate_unknown: advisory('ACA s. 31(7)(b)'),
  // Costs.
  costs_silent: blocking('ACA s. 31A'),
  costs_left_open: advisory('ACA s. 31A'),
  costs_unreasoned: blocking('ACA s. 31A(2)'),
  costs_factors_missing: advisory('ACA s. 31A(3)'),
  costs_agreement_early: blocking('ACA s. 31A(5)'),
  costs_agreement_missing: blocking('ACA s. 31A(5)'),
  // Stamp.
  stamp_used: blocking(null),
  stamp_missing: advisory(null),
} as const satisfies Record<string, Row>;
export type AwardFindingCode = keyof typeof FINDINGS;

/** What was found, and about what: a party, a claim, an issue, a member, a paper, by its id; empty where it is the whole award. */
export type FormFault = { code: AwardFindingCode; subject: string };
export type AwardFinding = FormFault & Row;

export function found(code: AwardFindingCode, subject = ''): FormFault {
  return { code, subject };
}

/** One finding for each of some subjects. */
export function foundOfEach(code: AwardFindingCode, subjects: Iterable<string>): FormFault[] {
  return [...new Set(subjects)].map((subject) => ({ code, subject }));
}

import type { Day } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { aboutDay, type FiledClaim, problemsOfClaims } from './filed-claims.ts';
import { type FiledParty, problemsOfParties } from './filed-parties.ts';
import type { Process, Track } from './words.ts';

export type FiledAgreement = {
  clause: string;
  page: string;
  agreedOn: Day | null;
  version: string;
  proposedBy: 'claimant' | 'respondent' | 'both' | 'unknown' | 'none';
  namesInstitution: boolean;
  documentToken: string | null;
};

/** What limitation would be counted by, as it was answered: facts of their own, and no part of the claimant's account. */
export type FiledLimitation = {
  /** Which kind of claim came closest, by its name in the guided request. */
  kind: string;
  acknowledgedOn: Day | null;
  paidOn: Day | null;
  lateReason: string;
};

const NO_LIMITATION: FiledLimitation = {
  kind: '',
  acknowledgedOn: null,
  paidOn: null,
  lateReason: '',
};

/** The column of the dispute that keeps each: the row, the proof by the record and the person's data follow from it. */
export const LIMITATION_COLUMNS = {
  kind: 'limitationKind',
  acknowledgedOn: 'acknowledgedOn',
  paidOn: 'paidOn',
  lateReason: 'lateReason',
} as const satisfies Record<keyof FiledLimitation, string>;
export type LimitationRow = {
  [Name in keyof FiledLimitation as (typeof LIMITATION_COLUMNS)[Name]]: FiledLimitation[Name];
};

export function limitationRow(filed: FiledLimitation = NO_LIMITATION): LimitationRow {
  // The columns are those of the table above.
  return Object.fromEntries(
    Object.entries(LIMITATION_COLUMNS).map(([name, column]) => [
      column,
      filed[name as keyof FiledLimitation],
    ]),
  ) as LimitationRow;
}

export function limitationOf(row: LimitationRow): FiledLimitation {
  // The names are those of the table above.
  return Object.fromEntries(
    Object.entries(LIMITATION_COLUMNS).map(([name, column]) => [name, row[column]]),
  ) as FiledLimitation;
}

/** A request for arbitration, mediation or conciliation, whole: by a form, or as a row of many. */
export type Filing = {
  process: Process;
  track: Track;
  sector: string;
  seat: string;
  language: 'en' | 'hi' | 'mr';
  arbitrators: number;
  title: string;
  facts: string;
  relief: string;
  causeOn: Day | null;
  /** Left out where nobody asked. */
  limitation?: FiledLimitation;
  warnings: readonly string[];
  parties: readonly FiledParty[];
  claims: readonly FiledClaim[];
  agreement: FiledAgreement | null;
  /** Papers that were uploaded before, by their tokens. */
  documents: readonly { token: string; kind: 'evidence' | 'other'; title: string }[];
};

export const FILING_PROBLEMS = [
  'title_missing',
  'sector_missing',
  'facts_missing',
  'claimant_missing',
  'respondent_missing',
  'parties_too_many',
  'name_missing',
  'contact_missing',
  'email_wrong',
  'mobile_wrong',
  'address_wrong',
  'designation_unfounded',
  'party_against_itself',
  'address_of_both_sides',
  'claim_missing',
  'claims_too_many',
  'head_missing',
  'amount_zero',
  'amount_too_large',
  'currencies_mixed',
  'interest_wrong',
  'day_wrong',
  'day_in_future',
  'day_too_old',
  'arbitrators_even',
  'agreement_missing',
  'clause_missing',
  'representative_wrong',
  'state_wrong',
  'gstin_wrong',
] as const;
export type FilingProblem = (typeof FILING_PROBLEMS)[number];

type Found = Problem<FilingProblem>;
/**
 * Every problem of a request, in the order of the form, each with the field that it is about: `parties.1.contacts.0.value`.
 * `today` is the civil day in Mumbai.
 */
export function problemsOf(filing: Filing, today: Day): Found[] {
  return [
    ...aboutItself(filing, today),
    ...problemsOfParties(filing.parties),
    ...aboutClaims(filing, today),
    ...aboutAgreement(filing, today),
  ];
}

function aboutItself(
  { title, sector, facts, arbitrators, causeOn, process }: Filing,
  today: Day,
): Found[] {
  const found: Found[] = [];
  if (title.trim() === '') found.push({ code: 'title_missing', field: 'title' });
  if (sector.trim() === '') found.push({ code: 'sector_missing', field: 'sector' });
  if (facts.trim().length < 20) found.push({ code: 'facts_missing', field: 'facts' });
  // ACA s. 10(1): any number, not even.
  if (process === 'arbitration' && arbitrators % 2 === 0)
    found.push({ code: 'arbitrators_even', field: 'arbitrators' });
  if (causeOn !== null) found.push(...aboutDay(causeOn, 'causeOn', today));
  return found;
}

function aboutClaims({ claims, process }: Filing, today: Day): Found[] {
  if (claims.length === 0)
    return process === 'arbitration' ? [{ code: 'claim_missing', field: 'claims' }] : [];
  return problemsOfClaims(claims, today);
}

function aboutAgreement({ agreement, process }: Filing, today: Day): Found[] {
  if (process !== 'arbitration') return [];
  if (agreement === null) return [{ code: 'agreement_missing', field: 'agreement' }];
  const found: Found[] = [];
  // ACA s. 7 asks for writing. Whoever has none says so, and only an invitation to agree can go out.
  if (agreement.proposedBy !== 'none' && agreement.clause.trim() === '')
    found.push({ code: 'clause_missing', field: 'agreement.clause' });
  if (agreement.agreedOn !== null)
    found.push(...aboutDay(agreement.agreedOn, 'agreement.agreedOn', today));
  return found;
}

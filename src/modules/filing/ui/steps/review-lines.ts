import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { fileKindWords } from '#modules/disputes/contract/document-kind-words.ts';
import { invoiceStateInWords } from '#modules/fees/contract/states.ts';
import { amountIn } from '../../contract/words.ts';
import type {
  AgreementAnswers,
  ClaimAnswer,
  ClaimAnswers,
  FilingUpload,
  PartyAnswers,
  YouAnswers,
} from '../../rules/answers.ts';
import { interests, proposers } from '../cost-words.ts';
import { categories, languagesSaid, partyKinds } from '../words.ts';

/** What was typed, under the label of its control; what was left empty is left out, but for what a request must have. */
export type ReviewLine = { label: string; value: string };

const line = (label: string, value: string): ReviewLine[] =>
  value.trim() === '' ? [] : [{ label, value: value.trim() }];
const said = (words: Readonly<Record<string, () => string>>, name: string): string =>
  named(words, name)?.() ?? '';
const day = (on: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(on.trim()) ? dayInWords(on.trim()) : on;

export function addressLines({ address, reaches, takesPapers }: YouAnswers): ReviewLine[] {
  return [
    ...line(m.filing_address(), address),
    {
      label: m.filing_address_reaches(),
      value: reaches === 'yes' ? m.filing_names_yes() : m.filing_names_no_word(),
    },
    {
      label: m.filing_takes_papers(),
      value: takesPapers === 'yes' ? m.filing_names_yes() : m.filing_names_no_word(),
    },
  ];
}

export function partyLines(party: PartyAnswers): ReviewLine[] {
  const { kind, name, registration, email, mobile, post, state = '', gstin = '', language } = party;
  return [
    { label: m.filing_party_name(), value: name.trim() },
    ...line(m.filing_party_kind(), said(partyKinds, kind || 'person')),
    ...line(m.filing_registration(), registration),
    ...line(m.filing_email(), email),
    ...line(m.filing_agreed_email(), party.emailAgreedIn),
    ...line(m.filing_mobile(), mobile),
    ...line(m.filing_agreed_mobile(), party.mobileAgreedIn),
    ...line(m.filing_post(), post),
    ...line(m.filing_agreed_post(), party.postAgreedIn),
    ...line(m.filing_state(), state === '' ? '' : invoiceStateInWords(state)),
    ...line(m.filing_gstin(), gstin),
    ...line(m.filing_party_language(), said(languagesSaid, language || 'en')),
    ...line(m.filing_rep_name(), party.repName),
    ...line(m.filing_rep_firm(), party.repFirm),
    ...line(m.filing_review_rep_email(), party.repEmail),
    ...line(m.filing_review_rep_mobile(), party.repMobile),
  ];
}

export function headLines(
  { head, interestBasis, interestRate, interestFrom, ...asked }: ClaimAnswer,
  number: number,
): ReviewLine[] {
  const asks = interestBasis !== '';
  const amount = amountIn(asked);
  return [
    {
      label: head.trim() || m.filing_claim_row({ number }),
      value: amount === null ? '' : moneyInWords({ amount, currency: asked.currency || 'INR' }),
    },
    ...line(m.filing_interest(), asks ? said(interests, interestBasis) : ''),
    ...line(m.filing_interest_rate(), asks ? interestRate : ''),
    ...line(m.filing_interest_from(), asks ? day(interestFrom) : ''),
  ];
}

export function claimLines(claim: ClaimAnswers): ReviewLine[] {
  return [
    { label: m.filing_title(), value: claim.title.trim() },
    ...claim.rows.flatMap((row, at) => headLines(row, at + 1)),
    { label: m.filing_facts(), value: claim.facts.trim() },
    ...line(m.filing_relief(), claim.relief),
    { label: m.filing_cause_on(), value: day(claim.causeOn) },
    ...line(m.filing_category(), said(categories, claim.category)),
    ...line(m.filing_acknowledged_on(), day(claim.acknowledgedOn)),
    ...line(m.filing_paid_on(), day(claim.paidOn)),
    ...line(m.filing_late(), claim.lateReason),
  ];
}

/** What was agreed, where the request is for an arbitration and says that there is an agreement. */
export function agreementLines({
  has,
  clause,
  page,
  agreedOn,
  version,
  proposedBy,
  names,
}: AgreementAnswers): ReviewLine[] {
  if (has !== 'yes')
    return [{ label: m.filing_has(), value: has === 'none' ? m.filing_has_none() : '' }];
  return [
    { label: m.filing_has(), value: m.filing_has_yes() },
    { label: m.filing_clause(), value: clause.trim() },
    ...line(m.filing_page(), page),
    ...line(m.filing_agreed_on(), day(agreedOn)),
    ...line(m.filing_version(), version),
    ...line(m.filing_proposed_by(), said(proposers, proposedBy || 'unknown')),
    ...line(
      m.filing_names(),
      names === 'yes' ? m.filing_names_yes() : names === 'no' ? m.filing_names_no() : '',
    ),
  ];
}

/** Each file with what it is: the agreement and an authority have places of their own. */
export function fileLine({ name, kind }: FilingUpload, number: number): ReviewLine {
  return { label: m.filing_file_number({ number }), value: `${name} (${fileKindWords[kind]()})` };
}

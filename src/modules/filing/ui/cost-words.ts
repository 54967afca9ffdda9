import * as m from '#messages/all.ts';
import type { Process } from '#modules/disputes/rules/words.ts';
import type { COST_ITEMS, COST_WHEN } from '../contract/cost-words.ts';
import type { AgreementDocumentGap } from '../rules/agreement-document.ts';
import { processes, type Words } from './words.ts';

export const interests = {
  '': m.filing_interest_none,
  contract: m.filing_interest_contract,
  statute: m.filing_interest_statute,
  discretion: m.filing_interest_discretion,
} as const;

export const proposers = {
  unknown: m.filing_proposed_unknown,
  claimant: m.filing_proposed_claimant,
  respondent: m.filing_proposed_respondent,
  both: m.filing_proposed_both,
} as const;

/** What is said where an agreement in writing has no paper. */
export const agreementDocumentWords: Record<AgreementDocumentGap, () => string> = {
  none: m.filing_agreement_paper_none,
  unmarked: m.filing_agreement_paper_unmarked,
};

export const costItems: Words<typeof COST_ITEMS> = {
  registration: m.filing_cost_registration,
  admin: m.filing_cost_admin,
  gst: m.filing_cost_gst,
  tribunal: m.filing_cost_tribunal,
  tribunal_counterclaim: m.filing_cost_tribunal_counterclaim,
  registration_credit: m.filing_cost_credit,
  tribunal_gst: m.filing_cost_tribunal_gst,
  stamp_duty: m.filing_cost_stamp,
};

const costWhen: Words<typeof COST_WHEN> = {
  on_filing: m.filing_when_filing,
  after_admission: m.filing_when_admission,
  to_constitute: m.filing_when_constitute,
  on_award: m.filing_when_award,
};

/** When a cost is paid; only an arbitration has a tribunal that begins. */
export function costWhenSaid(when: (typeof COST_WHEN)[number], process: Process): string {
  return when === 'to_constitute' && process !== 'arbitration'
    ? m.filing_when_talks()
    : costWhen[when]();
}

/** Who bears it in the end. */
export function costsBorne(process: Process): string {
  return process === 'arbitration'
    ? m.filing_costs_honest()
    : m.filing_costs_honest_talks({ process: processes[process]() });
}

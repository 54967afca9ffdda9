import { languageName } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { claimKindWords } from '#modules/disputes/contract/limitation-words.ts';
import type { Process } from '#modules/disputes/rules/words.ts';
import type { COST_BORNE } from '../contract/cost-words.ts';
import type {
  CATEGORIES,
  CURRENCIES,
  DISPUTE_KINDS,
  PROCESS_WISHES,
  STEPS,
  TRIAGE_MARKS,
  WARNINGS,
} from '../contract/words.ts';
import type { ELSEWHERES } from '../rules/triage.ts';

export type Words<List extends readonly string[]> = Record<List[number], () => string>;

export const stepNames: Words<typeof STEPS> = {
  trouble: m.filing_step_trouble,
  you: m.filing_step_you,
  others: m.filing_step_others,
  claim: m.filing_step_claim,
  agreement: m.filing_step_agreement,
  documents: m.filing_step_documents,
  review: m.filing_step_review,
  sign: m.filing_step_sign,
};

const leads: Words<typeof STEPS> = {
  trouble: m.filing_lead_trouble,
  you: m.filing_lead_you,
  others: m.filing_lead_others,
  claim: m.filing_lead_claim,
  agreement: m.filing_lead_agreement,
  documents: m.filing_lead_documents,
  review: m.filing_lead_review,
  sign: m.filing_lead_sign,
};

/** Why each step asks what it asks. */
const whys: Words<typeof STEPS> = {
  trouble: m.filing_why_trouble,
  you: m.filing_why_you,
  others: m.filing_why_others,
  claim: m.filing_why_claim,
  agreement: m.filing_why_agreement,
  documents: m.filing_why_documents,
  review: m.filing_why_review,
  sign: m.filing_why_sign,
};

/** What a step says above its questions, and why it asks: talks rest on no agreement, so there nobody is asked for one. */
export function stepWords(
  step: (typeof STEPS)[number],
  process: Process,
): { lead: string; why: string } {
  const isOfTalks = step === 'agreement' && process !== 'arbitration';
  return isOfTalks
    ? { lead: m.filing_lead_agreement_talks(), why: m.filing_why_agreement_talks() }
    : { lead: leads[step](), why: whys[step]() };
}

export const disputeKindWords: Record<(typeof DISPUTE_KINDS)[number], () => string> = {
  unpaid: m.filing_trouble_unpaid,
  contract: m.filing_trouble_contract,
  loan: m.filing_trouble_loan,
  tenancy: m.filing_trouble_tenancy,
  property: m.filing_trouble_property,
  purchase: m.filing_trouble_purchase,
  business: m.filing_trouble_business,
  work: m.filing_trouble_work,
  technology: m.filing_trouble_technology,
  art: m.filing_trouble_art,
  sports: m.filing_trouble_sports,
  other: m.filing_trouble_other,
  crime: m.filing_trouble_crime,
  family: m.filing_trouble_family,
  insolvency: m.filing_trouble_insolvency,
  will: m.filing_trouble_will,
  state: m.filing_trouble_state,
};

export const wishes: Words<typeof PROCESS_WISHES> = {
  decision: m.filing_wish_decision,
  talk: m.filing_wish_talk,
  proposal: m.filing_wish_proposal,
};

export const tracks: Record<'online' | 'expedited' | 'ordinary', () => string> = {
  online: m.filing_track_online,
  expedited: m.filing_track_expedited,
  ordinary: m.filing_track_ordinary,
};

export const processes: Record<Process, () => string> = {
  arbitration: m.filing_process_arbitration,
  mediation: m.filing_process_mediation,
  conciliation: m.filing_process_conciliation,
};

export const marks: Words<typeof TRIAGE_MARKS> = {
  consumer: m.filing_mark_consumer,
  bank: m.filing_mark_bank,
  rent_act: m.filing_mark_rent_act,
  msme_supplier: m.filing_mark_msme,
  conciliating: m.filing_mark_conciliating,
  fast_agreed: m.filing_mark_fast,
};

export const warnings: Words<typeof WARNINGS> = {
  consumer: m.filing_warning_consumer,
  bank_debt: m.filing_warning_bank_debt,
  rent_control: m.filing_warning_rent_control,
  tenancy: m.filing_warning_tenancy,
  msme: m.filing_warning_msme,
  conciliation_pending: m.filing_warning_conciliation,
  fast_track: m.filing_warning_fast_track,
};

export const elsewheres: Words<typeof ELSEWHERES> = {
  police: m.filing_elsewhere_police,
  family_court: m.filing_elsewhere_family,
  nclt: m.filing_elsewhere_nclt,
  civil_court: m.filing_elsewhere_will,
  authority: m.filing_elsewhere_state,
};

export { partyKinds } from '#modules/disputes/contract/terms-words.ts';

export const currencies: Words<typeof CURRENCIES> = {
  INR: () => 'INR ₹',
  USD: () => 'USD $',
  GBP: () => 'GBP £',
};

export const languagesSaid = {
  en: () => languageName('en'),
  hi: () => languageName('hi'),
  mr: () => languageName('mr'),
} as const;

export const categories: Words<typeof CATEGORIES> = claimKindWords;

export const borne: Words<typeof COST_BORNE> = {
  claimant: m.filing_borne_claimant,
  respondent: m.filing_borne_respondent,
  shared: m.filing_borne_shared,
  registrar_decides: m.filing_borne_registrar,
};

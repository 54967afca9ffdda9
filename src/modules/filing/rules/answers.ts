import type { FileKind } from '#modules/disputes/rules/words.ts';

// What somebody has typed so far, as the controls hold it: half-done, so nothing here is required or even true.

export const STEPS = [
  'trouble',
  'you',
  'others',
  'claim',
  'agreement',
  'documents',
  'review',
  'sign',
] as const;
export type FilingStep = (typeof STEPS)[number];

/** Steps that keep something. The last two only show, and ask for a name. */
export const ANSWER_STEPS = [
  'trouble',
  'you',
  'others',
  'claim',
  'agreement',
  'documents',
] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];

/** What the law has to say to some troubles, by name (rules/triage.ts says when). */
export const WARNINGS = [
  'consumer',
  'bank_debt',
  'rent_control',
  'tenancy',
  'msme',
  'conciliation_pending',
  'fast_track',
] as const;
export type ForumWarning = (typeof WARNINGS)[number];

export type DisputeKindAnswers = {
  kind: string;
  wish: string;
  track: string;
  /** What is true of it: `consumer`, `bank`, … (rules/triage.ts). */
  marks: string[];
  /** Forum warnings that they took note of, by their names. */
  warnings: ForumWarning[];
};

export type PartyAnswers = {
  kind: string;
  name: string;
  registration: string;
  language: string;
  email: string;
  /** Where it was agreed that papers may go there; empty where it was not. */
  emailAgreedIn: string;
  mobile: string;
  mobileAgreedIn: string;
  post: string;
  postAgreedIn: string;
  /** GST's two digits of the state of the address, and the registration. Drafts of an earlier form have neither. */
  state?: string | undefined;
  gstin?: string | undefined;
  repName: string;
  repFirm: string;
  repEmail: string;
  repMobile: string;
};

export type YouAnswers = {
  /** Where the code, the link and the receipt go. */
  address: string;
  /** `yes` where the first claimant is reached at that address as well. Drafts of an earlier form have no answer. */
  reaches?: string | undefined;
  /** They take papers at the addresses that they give here (IT Act s. 13). */
  takesPapers: string;
  parties: PartyAnswers[];
};
export type OthersAnswers = { parties: PartyAnswers[] };

export type ClaimAnswer = {
  head: string;
  amount: string;
  currency: string;
  interestBasis: string;
  interestRate: string;
  interestFrom: string;
};

export type ClaimAnswers = {
  title: string;
  facts: string;
  relief: string;
  causeOn: string;
  /** Which period of limitation may be the right one (rules/limitation.ts). */
  category: string;
  acknowledgedOn: string;
  paidOn: string;
  lateReason: string;
  rows: ClaimAnswer[];
};

export type AgreementAnswers = {
  has: string;
  clause: string;
  page: string;
  agreedOn: string;
  version: string;
  proposedBy: string;
  names: string;
  seat: string;
  language: string;
  arbitrators: string;
};

export type FilingUpload = {
  token: string;
  name: string;
  size: number;
  kind: FileKind;
};
export type DocumentsAnswers = { files: FilingUpload[] };
export type CostsAnswers = { seen: string };

export type Answers = {
  trouble?: DisputeKindAnswers | undefined;
  you?: YouAnswers | undefined;
  others?: OthersAnswers | undefined;
  claim?: ClaimAnswers | undefined;
  agreement?: AgreementAnswers | undefined;
  documents?: DocumentsAnswers | undefined;
  /** In drafts of an earlier form, in which the costs were a step of their own. */
  costs?: CostsAnswers | undefined;
};

export const FILES_MAX = 40;

export const noDisputeKind: DisputeKindAnswers = {
  kind: '',
  wish: '',
  track: '',
  marks: [],
  warnings: [],
};

export const noParty: PartyAnswers = {
  kind: '',
  name: '',
  registration: '',
  language: '',
  email: '',
  emailAgreedIn: '',
  mobile: '',
  mobileAgreedIn: '',
  post: '',
  postAgreedIn: '',
  state: '',
  gstin: '',
  repName: '',
  repFirm: '',
  repEmail: '',
  repMobile: '',
};

export const noRow: ClaimAnswer = {
  head: '',
  amount: '',
  currency: '',
  interestBasis: '',
  interestRate: '',
  interestFrom: '',
};

export const noClaim: ClaimAnswers = {
  title: '',
  facts: '',
  relief: '',
  causeOn: '',
  category: '',
  acknowledgedOn: '',
  paidOn: '',
  lateReason: '',
  rows: [noRow],
};

export const noAgreement: AgreementAnswers = {
  has: '',
  clause: '',
  page: '',
  agreedOn: '',
  version: '',
  proposedBy: '',
  names: '',
  seat: '',
  language: '',
  arbitrators: '',
};

/** Who signs for a firm, a company or another person says as what. */
export function asksCapacity({ you }: Answers): boolean {
  const isOther = ({ kind, repName }: PartyAnswers) =>
    kind === 'firm' || kind === 'company' || repName.trim() !== '';
  return (you?.parties ?? []).some(isOther);
}

/** Nothing was typed into a form that came to be by "add another". What a list has chosen beforehand says nothing. */
export function isBlankParty({ kind, language, state, ...typed }: PartyAnswers): boolean {
  return Object.values(typed).every((one) => (one ?? '').trim() === '');
}

export function isBlankRow({ head, amount, interestRate, interestFrom }: ClaimAnswer): boolean {
  return [head, amount, interestRate, interestFrom].every((one) => one.trim() === '');
}

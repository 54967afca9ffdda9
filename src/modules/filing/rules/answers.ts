import { EMAIL_MAX } from '#kernel/contacts.ts';
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

/** A text that a control holds: how long it may be, in one line or many. `isLater`: drafts of an earlier form have none. */
export type TextField = {
  most: number;
  as: 'line' | 'lines' | 'number' | 'word' | 'day';
  isLater?: true;
};
type TextFields = Readonly<Record<string, TextField>>;
type Later<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isLater: true } ? Name : never;
}[keyof Fields];
type Texts<Fields extends TextFields> = {
  -readonly [Name in Exclude<keyof Fields, Later<Fields>>]: string;
} & { -readonly [Name in Later<Fields>]?: string | undefined };

// The most that each text may hold; the forms set the same as maxlength.
export const NAME_MAX = 200;
export const CONTACT_MAX = 500;
export const AGREED_MAX = 300;
export const TITLE_MAX = 300;
/** Less than a dispute may hold: what is told of limitation stands below it there. */
export const FACTS_MAX = 17_000;
export const RELIEF_MAX = 10_000;
export const CLAUSE_MAX = 10_000;
export const SHORT_MAX = 60;
const STATE_MAX = 2;
const GSTIN_MAX = 30;

const WORD = { most: SHORT_MAX, as: 'word' } as const;
const DAY = { most: SHORT_MAX, as: 'day' } as const;

// Each text of a party, of a row of the claim, of the claim and of the agreement: the types, what is empty, the contract
// (contract/words.ts) and how the form is read (ui/form-values.ts) follow from these lists.
export const PARTY_FIELDS = {
  kind: WORD,
  name: { most: NAME_MAX, as: 'line' },
  registration: WORD,
  language: WORD,
  email: { most: EMAIL_MAX, as: 'line' },
  /** Where it was agreed that papers may go there; empty where it was not. */
  emailAgreedIn: { most: AGREED_MAX, as: 'line' },
  mobile: { most: SHORT_MAX, as: 'number' },
  mobileAgreedIn: { most: AGREED_MAX, as: 'line' },
  post: { most: CONTACT_MAX, as: 'lines' },
  postAgreedIn: { most: AGREED_MAX, as: 'line' },
  /** GST's two digits of the state of the address, and the registration. */
  state: { most: STATE_MAX, as: 'line', isLater: true },
  gstin: { most: GSTIN_MAX, as: 'line', isLater: true },
  repName: { most: NAME_MAX, as: 'line' },
  repFirm: { most: NAME_MAX, as: 'line' },
  repEmail: { most: EMAIL_MAX, as: 'line' },
  repMobile: { most: 20, as: 'number' },
} as const satisfies TextFields;
export type PartyAnswers = Texts<typeof PARTY_FIELDS>;

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

export const ROW_FIELDS = {
  head: { most: NAME_MAX, as: 'line' },
  amount: WORD,
  currency: WORD,
  interestBasis: WORD,
  interestRate: WORD,
  interestFrom: DAY,
} as const satisfies TextFields;
export type ClaimAnswer = Texts<typeof ROW_FIELDS>;

export const CLAIM_FIELDS = {
  title: { most: TITLE_MAX, as: 'line' },
  facts: { most: FACTS_MAX, as: 'lines' },
  relief: { most: RELIEF_MAX, as: 'lines' },
  causeOn: DAY,
  /** Which period of limitation may be the right one (rules/limitation.ts). */
  category: WORD,
  acknowledgedOn: DAY,
  paidOn: DAY,
  lateReason: { most: 2000, as: 'lines' },
} as const satisfies TextFields;
export type ClaimAnswers = Texts<typeof CLAIM_FIELDS> & { rows: ClaimAnswer[] };

export const AGREEMENT_FIELDS = {
  has: WORD,
  clause: { most: CLAUSE_MAX, as: 'lines' },
  page: WORD,
  agreedOn: DAY,
  version: { most: NAME_MAX, as: 'line' },
  proposedBy: WORD,
  names: WORD,
  seat: { most: 100, as: 'line' },
  language: WORD,
  arbitrators: WORD,
} as const satisfies TextFields;
export type AgreementAnswers = Texts<typeof AGREEMENT_FIELDS>;

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

export const noParty: PartyAnswers = emptyOf(PARTY_FIELDS);
export const noRow: ClaimAnswer = emptyOf(ROW_FIELDS);
export const noClaim: ClaimAnswers = { ...emptyOf(CLAIM_FIELDS), rows: [noRow] };
export const noAgreement: AgreementAnswers = emptyOf(AGREEMENT_FIELDS);

function emptyOf<Fields extends TextFields>(fields: Fields): Record<keyof Fields, string> {
  // The names are those of the list.
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<
    keyof Fields,
    string
  >;
}

/** The controls that hold a day: a browser without a calendar of its own leaves them to be typed. */
export function isDayField(control: string): boolean {
  const name = control.split('.').at(-1) ?? '';
  const fields: TextFields = { ...CLAIM_FIELDS, ...ROW_FIELDS, ...AGREEMENT_FIELDS };
  return fields[name]?.as === 'day';
}

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

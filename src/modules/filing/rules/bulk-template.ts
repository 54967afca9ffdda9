import { TRANSACTIONS } from './bulk-transactions.ts';

export type ColumnKind =
  | 'reference'
  | 'word'
  | 'line'
  | 'lines'
  | 'mobile'
  | 'money'
  | 'rate'
  | 'day'
  | 'papers';

export type BulkColumn = {
  kind: ColumnKind;
  max: number;
  oneOf?: readonly string[];
  isRequired?: true;
};

const line = (max: number): BulkColumn => ({ kind: 'line', max });

const lines = (max: number): BulkColumn => ({ kind: 'lines', max });

export const oneOf = (...words: readonly string[]): BulkColumn => ({
  kind: 'word',
  max: 20,
  oneOf: words,
});

const day: BulkColumn = { kind: 'day', max: 40 };

export const LANGUAGES = ['en', 'hi', 'mr'] as const;

export const YES_NO = ['yes', 'no'] as const;

const PARTY: Readonly<Record<string, BulkColumn>> = {
  name: line(200),
  kind: oneOf('person', 'firm', 'company'),
  registration: line(60),
  language: oneOf(...LANGUAGES),
  email: line(254),
  email_designated_in: line(300),
  mobile: { kind: 'mobile', max: 24 },
  mobile_designated_in: line(300),
  address: lines(500),
  address_designated_in: line(300),
};

const HEAD: Readonly<Record<string, BulkColumn>> = {
  head: line(200),
  amount: { kind: 'money', max: 30 },
  currency: oneOf('INR', 'USD', 'GBP'),
};

/** Each column that stands by itself, in the order of the template. */
const ALONE: Readonly<Record<string, BulkColumn>> = {
  reference: { kind: 'reference', max: 60, isRequired: true },
  loan_number: line(60),
  files_again: oneOf(...YES_NO),
  process: oneOf('arbitration', 'mediation', 'conciliation'),
  track: oneOf('online', 'expedited', 'ordinary'),
  sector: line(60),
  seat: line(100),
  language: oneOf(...LANGUAGES),
  arbitrators: oneOf('1', '3', '5'),
  title: line(300),
  facts: { ...lines(20_000), isRequired: true },
  relief: lines(10_000),
  cause_on: day,
  transaction: oneOf(...TRANSACTIONS),
  acknowledged_on: day,
  paid_on: day,
  late_reason: lines(2000),
  lender_is_bank: oneOf(...YES_NO),
  consumer: oneOf(...YES_NO),
  rent_act: oneOf(...YES_NO),
  msme_supplier: oneOf(...YES_NO),
  conciliation_pending: oneOf(...YES_NO),
  fast_track_agreed: oneOf(...YES_NO),
  currency: oneOf('INR', 'USD', 'GBP'),
  interest_basis: oneOf('contract', 'statute', 'discretion'),
  interest_rate: { kind: 'rate', max: 8 },
  interest_from: day,
  agreement_clause: lines(10_000),
  agreement_file: line(200),
  agreement_page: line(60),
  agreement_date: day,
  agreement_version: line(200),
  agreement_proposed_by: oneOf('claimant', 'respondent', 'both', 'unknown', 'none'),
  agreement_names_institution: oneOf(...YES_NO),
  papers: { kind: 'papers', max: 4000 },
};

/** What a report of ours adds, in its order; it is passed over when the file comes back. */
export const PASSED_OVER = ['row', 'problems', 'warnings'];

export const PARTY_COLUMN = /^respondent_(?:([2-9]|[1-9]\d{1,3})_)?([a-z_]+)$/;

export const HEAD_COLUMN = /^claim_([1-9]\d{0,3})_([a-z]+)$/;

/** The name of a column of one respondent: the first has no number. */
export function ofRespondent(place: number, part: string): string {
  return place === 1 ? `respondent_${part}` : `respondent_${place}_${part}`;
}

export function columnOf(name: string): BulkColumn | null {
  const alone = Object.hasOwn(ALONE, name) ? ALONE[name] : undefined;
  if (alone) return alone;
  const [, , part = ''] = PARTY_COLUMN.exec(name) ?? [];
  if (Object.hasOwn(PARTY, part))
    return name === 'respondent_name' ? { ...line(200), isRequired: true } : (PARTY[part] ?? null);
  const [, , what = ''] = HEAD_COLUMN.exec(name) ?? [];
  return Object.hasOwn(HEAD, what) ? (HEAD[what] ?? null) : null;
}

/** The template: every column, with two respondents and two heads of claim. More are numbered on. */
export function templateColumns(): string[] {
  const alone = Object.keys(ALONE);
  const until = alone.indexOf('currency');
  const parties = [1, 2].flatMap((place) =>
    Object.keys(PARTY).map((part) => ofRespondent(place, part)),
  );
  const heads = [1, 2].flatMap((place) =>
    ['head', 'amount'].map((what) => `claim_${place}_${what}`),
  );
  return [...alone.slice(0, until), ...parties, ...heads, ...alone.slice(until)];
}

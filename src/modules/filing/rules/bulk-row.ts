import type { Day } from '#kernel/dates.ts';
import {
  FILING_PROBLEMS,
  type FiledClaim,
  type FiledContact,
  type FiledParty,
  type Filing,
  problemsOf,
} from '#modules/disputes/rules/filing.ts';
import type { PartyKind } from '#modules/disputes/rules/words.ts';
import { type Cells, HEADS_MAX, ofRespondent, PAPERS_A_ROW_MAX, RESPONDENTS_MAX } from './bulk-columns.ts';
import { keyOf } from './bulk-zip.ts';

const OWN_CODES = [
  ...(['not_utf8', 'quote_misplaced', 'quote_open', 'row_too_long', 'cells_missing', 'cells_extra', 'formula', 'characters'] as const),
  ...(['too_long', 'not_one_of', 'reference_missing', 'reference_wrong', 'reference_twice', 'loan_twice', 'amount_wrong'] as const),
  ...(['interest_written', 'answer_missing', 'paper_missing', 'paper_unusable', 'papers_too_many', 'respondent_gap'] as const),
] as const;
export const ROW_CODES = [...OWN_CODES, ...FILING_PROBLEMS] as const;
export type RowCode = (typeof ROW_CODES)[number];
/** `column` is empty where the row as a whole is meant. */
export type RowProblem = { column: string; code: RowCode };

/** Who files: the claimant of every row. */
export type Institution = {
  name: string;
  kind: Exclude<PartyKind, 'person'>;
  registration: string;
  email: string;
  mobile: string;
  address: string;
  language: 'en' | 'hi' | 'mr';
};

/** What is known of the papers that a row names, by their key: whether it can be used. */
export type Papers = ReadonlyMap<string, boolean>;

type Draft = { filing: Filing; columns: ReadonlyMap<string, string>; problems: RowProblem[] };

/** A row as it stands in the file: its cells, and what is wrong with how they are written. */
export type Row = { cells: Cells; written: readonly RowProblem[] };
type Around = { by: Institution; papers: Papers; today: Day };

/** What is wrong with a row, each with its column; empty when a dispute can be opened with it. `today` is the day in Mumbai. */
export function rowProblems({ cells, written }: Row, { by, papers, today }: Around): RowProblem[] {
  // Cells under the wrong columns, or half of a row: whatever else could be said of it would be untrue.
  const whole = written.filter(({ column }) => column === '');
  if (whole.length > 0) return whole;
  const { filing, columns, problems } = draftOf(cells, by, (name) => name);
  const wrong = new Set(written.map(({ column }) => column));
  const told = [...written, ...[...ofReference(cells), ...problems, ...ofPapers(cells, papers)].filter(({ column }) => !wrong.has(column))];
  const seen = new Set(told.map(({ column }) => column));
  for (const { code, field } of problemsOf(filing, today)) {
    const column = columnFor(columns, field);
    // What could not be read is told by that, and not again by what became of it.
    if (!seen.has(column) || column === '') told.push({ column, code });
  }
  if (isTheInstitution(filing, by) && !told.some(({ code }) => code === 'party_against_itself'))
    told.push({ column: 'respondent_name', code: 'party_against_itself' });
  return told;
}

/** The request of a row without problems. `tokenOf` gives the token of each paper's upload, by the paper's key. */
export function filingOf(cells: Cells, by: Institution, tokenOf: (key: string) => string): Filing {
  return draftOf(cells, by, tokenOf).filing;
}

/** The keys of the papers that a row names: the agreement first, each once. */
export function papersOf(cells: Cells): string[] {
  const { agreement_file: agreement = '', papers = '' } = cells;
  return [...new Set([agreement, ...papers.split(';')].map(keyOf).filter((key) => key !== ''))];
}

/** What makes two rows look like one dispute: the loan and the first respondent. */
export function pairOf({ loan_number: loan = '', respondent_name: name = '' }: Cells): string | null {
  return loan === '' || name === '' ? null : `${folded(loan)}|${folded(name)}`.slice(0, 300);
}

/** Own references are one whatever their capitals. */
export function referenceOf({ reference = '' }: Cells): string {
  return folded(reference).slice(0, 100);
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}

function ofReference({ reference = '' }: Cells): RowProblem[] {
  return reference === '' ? [{ column: 'reference', code: 'reference_missing' }] : [];
}

function ofPapers(cells: Cells, papers: Papers): RowProblem[] {
  const named = (cells.papers ?? '').split(';').filter((name) => name.trim() !== '');
  if (named.length > PAPERS_A_ROW_MAX) return [{ column: 'papers', code: 'papers_too_many' }];
  const agreement = cells.agreement_file ?? '';
  return [...(agreement === '' ? [] : [['agreement_file', agreement] as const]), ...named.map((name) => ['papers', name] as const)]
    .filter(([, name]) => papers.get(keyOf(name)) !== true)
    .map(([column, name]) => ({ column, code: papers.has(keyOf(name)) ? 'paper_unusable' : 'paper_missing' }));
}

/** The nearest column to a field of the request: its own, or that of what it is a part of. */
function columnFor(columns: ReadonlyMap<string, string>, field: string): string {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const column = columns.get(path);
    if (column !== undefined) return column;
  }
  return '';
}

function isTheInstitution({ parties }: Filing, { name }: Institution): boolean {
  return parties.some((party) => party.side === 'respondent' && folded(party.name) === folded(name));
}

function draftOf(cells: Cells, by: Institution, tokenOf: (key: string) => string): Draft {
  const columns = new Map(PLAIN);
  const problems: RowProblem[] = [];
  const parties = [claimantOf(by), ...respondentsOf(cells, { columns, problems })];
  const process = wordOf(cells.process, 'arbitration') as Filing['process'];
  const file = cells.agreement_file ? keyOf(cells.agreement_file) : '';
  if (process === 'arbitration') problems.push(...unanswered(cells));
  const filing: Filing = {
    process,
    parties,
    track: wordOf(cells.track, 'online') as Filing['track'],
    sector: cells.sector ?? 'loan-disputes',
    seat: cells.seat ?? 'Mumbai',
    language: wordOf(cells.language, 'en') as Filing['language'],
    arbitrators: Number(wordOf(cells.arbitrators, '1')),
    title: cells.title ?? `${by.name} v ${cells.respondent_name ?? ''}`.slice(0, 300),
    facts: cells.facts ?? '',
    relief: cells.relief ?? '',
    causeOn: cells.cause_on ?? null,
    warnings: [],
    claims: claimsOf(cells, { columns, problems }),
    agreement: process === 'arbitration' ? agreementOf(cells, file === '' ? null : tokenOf(file)) : null,
    documents: papersOf(cells)
      .filter((key) => key !== file)
      .map((key) => ({ token: tokenOf(key), kind: 'evidence', title: titleOf(cells, key) })),
  };
  return { filing, columns, problems };
}

const PLAIN: readonly (readonly [string, string])[] = [
  ...([
    ['title', 'title'],
    ['sector', 'sector'],
    ['facts', 'facts'],
    ['arbitrators', 'arbitrators'],
    ['causeOn', 'cause_on'],
  ] as const),
  ...([
    ['parties', 'respondent_name'],
    ['claims', 'claim_1_amount'],
    ['agreement', 'agreement_clause'],
  ] as const),
  ...([
    ['agreement.clause', 'agreement_clause'],
    ['agreement.agreedOn', 'agreement_date'],
    ['parties.0', ''],
  ] as const),
];

/** The gate asks who proposed the clause and whom it names; a row that is silent on it cannot be weighed (law and lifecycle 3.3). */
function unanswered(cells: Cells): RowProblem[] {
  const asked = ['agreement_proposed_by', ...(cells.agreement_proposed_by === 'none' ? [] : ['agreement_names_institution'])];
  return asked.filter((column) => !cells[column]).map((column) => ({ column, code: 'answer_missing' as const }));
}

function wordOf(cell: string | undefined, usual: string): string {
  return cell ?? usual;
}

/** A paper's title is its name as the row writes it. */
function titleOf({ papers = '' }: Cells, key: string): string {
  const name =
    papers
      .split(';')
      .find((one) => keyOf(one) === key)
      ?.trim() ?? key;
  return name.slice(name.lastIndexOf('/') + 1).slice(0, 200);
}

const OWN_ACCOUNT = 'Its own entry with the institution';

function claimantOf({ name, kind, registration, email, mobile, address, language }: Institution): FiledParty {
  const own = (channel: FiledContact['channel'], value: string): FiledContact[] =>
    value === '' ? [] : [{ channel, value, isDesignated: true, designatedIn: OWN_ACCOUNT }];
  const contacts = [...own('email', email), ...own('mobile', mobile), ...own('post', address)];
  return { side: 'claimant', kind, name, registration, language, contacts, representatives: [] };
}

type Telling = { columns: Map<string, string>; problems: RowProblem[] };

function respondentsOf(cells: Cells, telling: Telling): FiledParty[] {
  const parties: FiledParty[] = [];
  const last = lastPlace(cells);
  for (let place = 1; place <= last; place += 1) {
    const found = respondentOf(cells, place, { telling, at: parties.length + 1 });
    if (found) parties.push(found);
    else telling.problems.push({ column: ofRespondent(place, 'name'), code: place === 1 ? 'name_missing' : 'respondent_gap' });
  }
  return parties;
}

function lastPlace(cells: Cells): number {
  let last = 1;
  for (const name of Object.keys(cells)) {
    const place = Number(/^respondent_(\d+)_/.exec(name)?.[1] ?? 1);
    if (place > last) last = place;
  }
  return Math.min(last, RESPONDENTS_MAX);
}

function respondentOf(cells: Cells, place: number, { telling, at }: { telling: Telling; at: number }): FiledParty | null {
  const cell = (part: string) => cells[ofRespondent(place, part)] ?? '';
  if (cell('name') === '') return null;
  const said = (field: string, part: string) => telling.columns.set(`parties.${at}${field}`, ofRespondent(place, part));
  said('', 'name');
  said('.contacts', 'email');
  const contacts: FiledContact[] = [];
  for (const [channel, part] of CONTACTS) {
    const [value, designatedIn] = [cell(part), cell(`${part}_designated_in`)];
    if (value === '' && designatedIn === '') continue;
    said(`.contacts.${contacts.length}`, part);
    said(`.contacts.${contacts.length}.designatedIn`, `${part}_designated_in`);
    contacts.push({ channel, value, isDesignated: designatedIn !== '', designatedIn });
  }
  return {
    side: 'respondent',
    kind: (cell('kind') || 'person') as PartyKind,
    name: cell('name'),
    registration: cell('registration'),
    language: (cell('language') || cells.language || 'en') as FiledParty['language'],
    contacts,
    representatives: [],
  };
}

const CONTACTS = [
  ['email', 'email'],
  ['mobile', 'mobile'],
  ['post', 'address'],
] as const;

function claimsOf(cells: Cells, { columns, problems }: Telling): FiledClaim[] {
  const claims: FiledClaim[] = [];
  const rate = cells.interest_rate === undefined ? null : rateOf(cells.interest_rate);
  if (Number.isNaN(rate)) problems.push({ column: 'interest_rate', code: 'interest_written' });
  for (let place = 1; place <= HEADS_MAX; place += 1) {
    const [head = '', amount] = [cells[`claim_${place}_head`], cells[`claim_${place}_amount`]];
    if (head === '' && amount === undefined) continue;
    for (const what of ['head', 'amount']) columns.set(`claims.${claims.length}.${what}`, `claim_${place}_${what}`);
    columns.set(`claims.${claims.length}.interestRate`, 'interest_rate');
    columns.set(`claims.${claims.length}.interestFrom`, 'interest_from');
    const minor = amount === undefined ? 0 : minorOf(amount);
    if (minor === null) problems.push({ column: `claim_${place}_amount`, code: 'amount_wrong' });
    claims.push({
      head,
      amount: minor ?? 0,
      currency: wordOf(cells[`claim_${place}_currency`] ?? cells.currency, 'INR') as FiledClaim['currency'],
      interestBasis: (cells.interest_basis ?? '') as FiledClaim['interestBasis'],
      interestRate: Number.isNaN(rate) ? null : rate,
      interestFrom: cells.interest_from ?? null,
    });
  }
  return claims;
}

/** Rupees with paise, with or without the commas of lakhs and crores, in paise; null when it is no such amount. */
export function minorOf(text: string): number | null {
  const [, whole, paise = ''] =
    /^((?:\d{1,3}(?:,\d{2,3})+|\d{1,18}))(?:\.(\d{1,2}))?$/.exec(text.replace(/^(?:₹|rs\.?|inr)\s*/i, '')) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

/** Per cent a year with at most two places, in hundredths; NaN when it is no such rate. */
function rateOf(text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text) ?? [];
  const rate = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rate >= 1 && rate <= 20_000 ? rate : Number.NaN;
}

function agreementOf(cells: Cells, token: string | null): Filing['agreement'] {
  return {
    clause: cells.agreement_clause ?? '',
    page: cells.agreement_page ?? '',
    agreedOn: cells.agreement_date ?? null,
    version: cells.agreement_version ?? '',
    proposedBy: (cells.agreement_proposed_by ?? 'unknown') as NonNullable<Filing['agreement']>['proposedBy'],
    namesInstitution: cells.agreement_names_institution === 'yes',
    documentToken: token,
  };
}

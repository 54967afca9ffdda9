import type { Filing } from '#modules/disputes/rules/filing.ts';
import { limitationSummary } from './assemble.ts';
import { claimsOf } from './bulk-claims.ts';
import type { Cells } from './bulk-columns.ts';
import { papersOf } from './bulk-keys.ts';
import { claimantOf, respondentsOf } from './bulk-parties.ts';
import type { FilingInstitution, RowProblem } from './bulk-row.ts';
import { categoryOf } from './bulk-transactions.ts';
import { forumWarnings } from './bulk-warnings.ts';
import { keyOf } from './bulk-zip.ts';

/** The request of a row, the column of each of its fields, and what is wrong with what could not be read. */
type Draft = { filing: Filing; columns: ReadonlyMap<string, string>; problems: RowProblem[] };

/** The request of a row without problems. `tokenOf` gives the token of each paper's upload, by the paper's key. */
export function filingOf(
  cells: Cells,
  by: FilingInstitution,
  tokenOf: (key: string) => string,
): Filing {
  return draftOf(cells, by, tokenOf).filing;
}

export function draftOf(
  cells: Cells,
  by: FilingInstitution,
  tokenOf: (key: string) => string,
): Draft {
  const columns = new Map(PLAIN);
  const problems: RowProblem[] = [];
  const parties = [claimantOf(by), ...respondentsOf(cells, { columns, problems })];
  const process = (cells.process ?? 'arbitration') as Filing['process'];
  const file = cells.agreement_file ? keyOf(cells.agreement_file) : '';
  if (process === 'arbitration') problems.push(...unanswered(cells));
  const filing: Filing = {
    process,
    parties,
    track: (cells.track ?? 'online') as Filing['track'],
    sector: cells.sector ?? 'loan-disputes',
    seat: cells.seat ?? 'Mumbai',
    language: (cells.language ?? 'en') as Filing['language'],
    arbitrators: Number(cells.arbitrators ?? '1'),
    title: cells.title ?? titleOfCase(by, cells),
    facts: (cells.facts ?? '').trim(),
    relief: cells.relief ?? '',
    causeOn: cells.cause_on ?? null,
    limitation: limitationIn(cells),
    warnings: forumWarnings(cells),
    claims: claimsOf(cells, { columns, problems }),
    agreement:
      process === 'arbitration' ? agreementOf(cells, file === '' ? null : tokenOf(file)) : null,
    documents: papersOf(cells)
      .filter((key) => key !== file)
      .map((key) => ({ token: tokenOf(key), kind: 'evidence', title: titleOf(cells, key) })),
  };
  return { filing, columns, problems };
}

const versus: Record<string, string> = { en: 'v', hi: 'बनाम', mr: 'विरुद्ध' };

/** In the language in which it is to run. */
function titleOfCase({ name }: FilingInstitution, cells: Cells): string {
  const against = versus[cells.language ?? 'en'] ?? 'v';
  return `${name} ${against} ${cells.respondent_name ?? ''}`.slice(0, 300);
}

/** What a tribunal would count limitation by, as in the guided request. */
function limitationIn(cells: Cells) {
  const {
    acknowledged_on: acknowledgedOn = '',
    paid_on: paidOn = '',
    late_reason: lateReason = '',
  } = cells;
  return limitationSummary({ category: categoryOf(cells), acknowledgedOn, paidOn, lateReason });
}

const PLAIN: readonly (readonly [string, string])[] = [
  ['title', 'title'],
  ['sector', 'sector'],
  ['facts', 'facts'],
  ['arbitrators', 'arbitrators'],
  ['causeOn', 'cause_on'],
  ['parties', 'respondent_name'],
  ['claims', 'claim_1_amount'],
  ['agreement', 'agreement_clause'],
  ['agreement.clause', 'agreement_clause'],
  ['agreement.agreedOn', 'agreement_date'],
  ['parties.0', ''],
];

/** The gate asks who proposed the clause and whom it names; a row that is silent on it cannot be weighed (law and lifecycle 3.3). */
function unanswered(cells: Cells): RowProblem[] {
  const asked = [
    'agreement_proposed_by',
    ...(cells.agreement_proposed_by === 'none' ? [] : ['agreement_names_institution']),
  ];
  return asked
    .filter((column) => !cells[column])
    .map((column) => ({ column, code: 'answer_missing' as const }));
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

function agreementOf(cells: Cells, token: string | null): Filing['agreement'] {
  return {
    clause: cells.agreement_clause ?? '',
    page: cells.agreement_page ?? '',
    agreedOn: cells.agreement_date ?? null,
    version: cells.agreement_version ?? '',
    proposedBy: (cells.agreement_proposed_by ?? 'unknown') as NonNullable<
      Filing['agreement']
    >['proposedBy'],
    namesInstitution: cells.agreement_names_institution === 'yes',
    documentToken: token,
  };
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type ClausesRefusal,
  clausesProblem,
  type StandardClause,
} from '#modules/offers/rules/clauses.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';

/** What two sides weigh on a page; the engine takes more than people do. */
export const ISSUES_AT_MOST = 12;
export const OPTIONS_AT_MOST = 8;
export const ISSUE_KINDS = ['words', 'money'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** One way in which an issue may end: words, or a sum in so many monthly payments. */
export type IssueChoice = { said: string; amount: bigint; instalments: number };
export type PackageIssue = {
  kind: IssueKind;
  name: string;
  /** Of an issue about money: who pays, and how many days after the text is drawn up the first payment is due. */
  payer: Payer;
  days: number;
  options: readonly IssueChoice[];
};

const MOST_PAYMENTS = 60;
const MOST_DAYS = 365;
const LEAST_PART = 100n;
const MOST_AMOUNT = 10n ** 15n;

export type IssueListRefusal =
  | 'no_issues'
  | 'too_many_issues'
  | 'issue_unnamed'
  | 'issue_twice'
  | 'too_few_options'
  | 'too_many_options'
  | 'option_empty'
  | 'option_twice'
  | 'sum_wrong'
  | 'payments_wrong'
  | 'payments_small'
  | 'days_wrong'
  | ClausesRefusal;
export type IssueListProblem = { code: IssueListRefusal; issue: number | null };

/** Whether both sides can be asked about this list, and the first thing wrong with it: before anybody weighs anything. */
export function listOf(
  issues: readonly PackageIssue[],
  clauses: readonly StandardClause[] = [],
): Result<readonly PackageIssue[], IssueListProblem> {
  if (issues.length === 0) return refuse({ code: 'no_issues', issue: null });
  if (issues.length > ISSUES_AT_MOST) return refuse({ code: 'too_many_issues', issue: null });
  for (const [issue, own] of issues.entries()) {
    const isTwice = issues.slice(0, issue).some((one) => same(one.name, own.name));
    const code = isTwice ? ('issue_twice' as const) : issueProblem(own);
    if (code) return refuse({ code, issue });
  }
  const code = clausesProblem(
    clauses,
    issues.flatMap(({ kind, payer }) => (kind === 'money' ? payer : [])),
  );
  return code ? refuse({ code, issue: null }) : allow(issues);
}

function issueProblem({ kind, name, days, options }: PackageIssue): IssueListRefusal | null {
  if (name.trim() === '') return 'issue_unnamed';
  if (options.length < 2) return 'too_few_options';
  if (options.length > OPTIONS_AT_MOST) return 'too_many_options';
  if (kind === 'words') return wordsProblem(options.map(({ said }) => said));
  const problem = options.map(sumProblem).find((one) => one !== null);
  if (problem) return problem;
  const keys = options.map(({ amount, instalments }) => `${amount}/${instalments}`);
  if (new Set(keys).size < keys.length) return 'option_twice';
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? null : 'days_wrong';
}

function wordsProblem(said: readonly string[]): IssueListRefusal | null {
  if (said.some((one) => one.trim() === '')) return 'option_empty';
  const isTwice = said.some((one, at) => said.slice(0, at).some((other) => same(one, other)));
  return isTwice ? 'option_twice' : null;
}

function sumProblem({ amount, instalments }: IssueChoice): IssueListRefusal | null {
  if (amount < 0n || amount > MOST_AMOUNT) return 'sum_wrong';
  if (!Number.isInteger(instalments) || instalments < 1 || instalments > MOST_PAYMENTS)
    return 'payments_wrong';
  if (amount === 0n) return instalments === 1 ? null : 'payments_wrong';
  return instalments > 1 && amount / BigInt(instalments) < LEAST_PART ? 'payments_small' : null;
}

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** As a row keeps them. */
export function writeIssues(issues: readonly PackageIssue[]): string {
  return JSON.stringify(issues, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

export function readIssues(kept: string): PackageIssue[] {
  return JSON.parse(kept, (key, value) => (key === 'amount' ? BigInt(value) : value)); // nothing but `writeIssues` wrote it
}

export type ListEnd = 'replaced' | 'stopped' | 'closed' | 'drawn_up';

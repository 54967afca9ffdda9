import type { Day } from '#kernel/days.ts';
import { withoutUnseen } from '#kernel/invisible-characters.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type ClausesRefusal,
  clausesProblem,
  orderedClauses,
  type StandardClause,
} from '#modules/offers/rules/clauses.ts';
import {
  type AgreedPoint,
  standardPoints,
  type WrittenPoint,
} from '#modules/offers/rules/points.ts';
import { type TermsRefusal, termsProblem } from '#modules/offers/rules/terms.ts';

/** A clause keeps its key from version to version, so that both sides see what became of it. */
export type Clause = { key: number } & (
  | WrittenPoint
  | { name: ''; kind: 'standard'; clause: StandardClause }
);
export const MOST_CLAUSES = 30;

export type ClauseRefusal =
  | 'clause_unknown'
  | 'clause_unnamed'
  | 'clause_empty'
  | 'too_many_clauses'
  | ClausesRefusal
  | Exclude<TermsRefusal, 'until_early' | 'until_late'>;

const isEmpty = (typed: string) => withoutUnseen(typed).trim() === '';

/** What is wrong with a clause on a day: a payment is judged as one of an offer is. */
export function clauseProblem(
  point: WrittenPoint,
  { today, until = today }: { today: Day; until?: Day },
): ClauseRefusal | null {
  if (isEmpty(point.name)) return 'clause_unnamed';
  if (point.kind === 'words') return isEmpty(point.said) ? 'clause_empty' : null;
  const beside = { costs: 'own', duties: '', isAccelerated: false } as const;
  const problem = termsProblem({ ...point.payment, ...beside }, until, today);
  return problem === 'until_early' || problem === 'until_late' ? null : problem;
}

type Kept = { key: number | null; point: WrittenPoint; today: Day; used: readonly number[] };

/** A clause added, or one replaced where it stands. `used` are the keys of all versions: a key that was given up is not given again. */
export function withClause(
  clauses: readonly Clause[],
  { key, point, today, used }: Kept,
): Result<Clause[], ClauseRefusal> {
  const problem = clauseProblem(point, { today });
  if (problem) return refuse(problem);
  if (key !== null)
    return clauses.some((one) => one.key === key && one.kind !== 'standard')
      ? allow(clauses.map((one) => (one.key === key ? { ...point, key } : one)))
      : refuse('clause_unknown');
  if (clauses.length >= MOST_CLAUSES) return refuse('too_many_clauses');
  return allow([...clauses, { ...point, key: Math.max(0, ...used) + 1 }]);
}

const pickedIn = (clauses: readonly Clause[]): StandardClause[] =>
  clauses.flatMap((one) => (one.kind === 'standard' ? one.clause : []));
const payersIn = (clauses: readonly Clause[]) =>
  clauses.flatMap((one) => (one.kind === 'money' ? one.payment.payer : []));

type Picking = { picked: readonly StandardClause[]; used: readonly number[] };

/** Exactly these standard clauses, after what was written; one that stood keeps its key. */
export function withStandard(
  clauses: readonly Clause[],
  { picked, used }: Picking,
): Result<Clause[], ClauseRefusal> {
  const written = clauses.filter(({ kind }) => kind !== 'standard');
  const before = clauses.filter((one) => one.kind === 'standard');
  let last = Math.max(0, ...used);
  const after = orderedClauses(picked).map((clause): Clause => {
    const stood = before.find((one) => one.clause === clause);
    if (stood) return stood;
    last += 1;
    return { key: last, name: '', kind: 'standard', clause };
  });
  const all = [...written, ...after];
  return all.length > MOST_CLAUSES ? refuse('too_many_clauses') : allow(all);
}

/** Whether the standard clauses fit the payments beside them. */
export function standardProblem(clauses: readonly Clause[]): ClausesRefusal | null {
  return clausesProblem(pickedIn(clauses), payersIn(clauses));
}

/** What both sides said yes to, as the points of a text. */
export function agreedPoints(clauses: readonly Clause[]): AgreedPoint[] {
  const written = clauses.flatMap((one): AgreedPoint[] => (one.kind === 'standard' ? [] : [one]));
  return [...written, ...standardPoints(pickedIn(clauses), payersIn(clauses))];
}

export function withoutClause(
  clauses: readonly Clause[],
  key: number,
): Result<Clause[], 'clause_unknown'> {
  return clauses.some((one) => one.key === key)
    ? allow(clauses.filter((one) => one.key !== key))
    : refuse('clause_unknown');
}

export const CHANGES = ['same', 'changed', 'new'] as const;
export type ClauseChange = (typeof CHANGES)[number];

/** What became of each clause since the version before, which there may not be, and which clauses are gone. */
export function changesSince(
  before: readonly Clause[] | null,
  after: readonly Clause[],
): { changes: Map<number, ClauseChange>; gone: Clause[] } {
  const was = new Map((before ?? []).map((one) => [one.key, written(one)]));
  const changeOf = (one: Clause): ClauseChange => {
    if (before === null || was.get(one.key) === written(one)) return 'same';
    return was.has(one.key) ? 'changed' : 'new';
  };
  return {
    changes: new Map(after.map((one) => [one.key, changeOf(one)])),
    gone: (before ?? []).filter(({ key }) => !after.some((one) => one.key === key)),
  };
}

const written = (clause: Clause): string => writeClauses([clause]);

type Written = { key: number; name: string } & (
  | { kind: 'words'; said: string }
  | { kind: 'standard'; clause: StandardClause }
  | { kind: 'money'; payment: [string, string, string, number, Day, string] }
);

/** Clauses as a row keeps them: always in the same order of words, so that equal clauses are equal texts. */
export function writeClauses(clauses: readonly Clause[]): string {
  return JSON.stringify(
    clauses.map((one): Written => {
      const { key, name } = one;
      if (one.kind === 'words') return { key, name, kind: 'words', said: one.said };
      if (one.kind === 'standard') return { key, name, kind: 'standard', clause: one.clause };
      const { payer, amount, currency, instalments, firstOn, rhythm } = one.payment;
      const payment = [payer, String(amount), currency, instalments, firstOn, rhythm] as const;
      return { key, name, kind: 'money', payment: [...payment] };
    }),
  );
}

export function readClauses(kept: string): Clause[] {
  const rows = JSON.parse(kept) as Written[]; // nothing but `writeClauses` writes it
  return rows.map((one): Clause => {
    const { key, name } = one;
    if (one.kind === 'words') return { key, name, kind: 'words', said: one.said };
    if (one.kind === 'standard') return { key, name: '', kind: 'standard', clause: one.clause };
    const [payer, amount, currency, instalments, firstOn, rhythm] = one.payment;
    type Payment = Extract<WrittenPoint, { kind: 'money' }>['payment'];
    const payment = { payer, currency, instalments, firstOn, rhythm, amount: BigInt(amount) };
    return { key, name, kind: 'money', payment: payment as Payment }; // written from one
  });
}

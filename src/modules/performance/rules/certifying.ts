import type { Day } from '#kernel/days.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { type DuePromise, isPerformed, overdueOf } from './dues.ts';
import { waitsFor } from './statements.ts';
import { otherSide } from './words.ts';

export const CERTIFICATE_KINDS = ['default', 'performed'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];
export type PerformanceCertificateRefusal =
  | 'nothing_overdue'
  | 'answer_first'
  | 'certified_today'
  | 'not_performed'
  | 'certified_before';

type Issued = { kind: CertificateKind; side: Side; issuedOn: Day };
type Asking = { side: Side; today: Day; issued: readonly Issued[] };

/** What a side is owed by the other. */
export const owedTo = <One extends DuePromise>(promises: readonly One[], side: Side): One[] =>
  promises.filter(({ payer }) => payer === otherSide(side));

/**
 * Whether a side may have it certified that something is overdue: only while it is, only what it is owed itself, and only once it has
 * answered what the other side says it paid. One of a day says all that a second would.
 */
export function defaultProblem(
  promises: readonly DuePromise[],
  { side, today, issued }: Asking,
): PerformanceCertificateRefusal | null {
  const owed = owedTo(promises, side);
  if (owed.every((one) => overdueOf(one, today) === 0n)) return 'nothing_overdue';
  if (owed.some(({ statements }) => statements.some((one) => waitsFor(one, side, today))))
    return 'answer_first';
  const isThere = issued.some(
    (one) => one.kind === 'default' && one.side === side && one.issuedOn === today,
  );
  return isThere ? 'certified_today' : null;
}

export const isAllPerformed = (promises: readonly DuePromise[], today: Day): boolean =>
  promises.length > 0 && promises.every((one) => isPerformed(one, today));

/** Whether either side may have it certified that all was performed, once. */
export function performedProblem(
  promises: readonly DuePromise[],
  { today, issued }: Omit<Asking, 'side'>,
): PerformanceCertificateRefusal | null {
  if (!isAllPerformed(promises, today)) return 'not_performed';
  return issued.some(({ kind }) => kind === 'performed') ? 'certified_before' : null;
}

import type { Problem } from '#kernel/endpoint.ts';
import type { Result } from '#kernel/result.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { referenceIn } from '../rules/numbers.ts';
import { listDisputesOf, type MoneyReference } from '../store/disputes-of.ts';
import { findPaymentById } from '../store/payments.ts';
import type { FeesActor, FeesDeps, FeesTransaction, OfficeMoneyDeps } from './deps.ts';

export type Done<Value, Code extends string> = Promise<Result<Value, Problem<Code>>>;

/** In which of their roles somebody does it: the first one that may. */
export function as(viewer: Viewer, ...roles: Role[]): FeesActor {
  return {
    personId: viewer.personId,
    role: roles.find((role) => viewer.roles.includes(role)) ?? 'person',
  };
}

export function within<T>(
  { db, now }: FeesDeps,
  act: (within: FeesTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((tx) => act({ tx, at: now() }));
}

/** What an act on money is about; a line of the bank's statement by what the bank says of it. */
type OnMoney = Omit<MoneyReference, 'reference'> & { narration?: string };

/** One line of a bank may be used in many disputes; whoever one of them concerns leaves the whole of it to another. */
export async function refuseOwnMoney(
  { db, refuseOwn }: OfficeMoneyDeps,
  viewer: Viewer,
  about: OnMoney,
): Promise<void> {
  const payment = about.paymentId ? await findPaymentById(db, about.paymentId) : undefined;
  const reference = referenceIn(about.narration ?? payment?.narration ?? '');
  await refuseOwn(db, viewer, await listDisputesOf(db, { ...about, reference }));
}

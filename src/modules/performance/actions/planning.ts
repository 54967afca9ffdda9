import { dayAt } from '#kernel/days.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { promisedInSettlement } from '#modules/offers/actions/promised.ts';
import { beginsPlan, duesIn, plannedPromises } from '../rules/promises.ts';
import { registerUntil } from '../rules/registering.ts';
import { addPlan } from '../store/plans.ts';
import type { PerformanceDeps } from './deps.ts';

/** In the transaction in which a settlement comes to hold, what it promises becomes dues: none is lost, and none is made twice. */
export function performanceListener({
  now,
  newId,
}: Pick<PerformanceDeps, 'now' | 'newId'>): Listener {
  return async (tx, { dispute: { id: disputeId }, event: { type } }) => {
    if (!beginsPlan(type)) return;
    const settlement = await promisedInSettlement(tx, disputeId);
    if (!settlement) return;
    const { id: settlementId, form } = settlement;
    const begunOn = dayAt(now());
    const planned = plannedPromises(settlement.promised).map((one) => ({ ...one, id: newId() }));
    await addPlan(tx, {
      plan: {
        ...{ settlementId, disputeId, form, begunOn, begunAt: now() },
        registerUntil: registerUntil({ form, by: type, on: begunOn }),
      },
      promises: planned.map(({ id, number, kind, name, said, isAccelerated, payment }) => ({
        ...{ id, disputeId, number, kind, name, said, isAccelerated },
        payer: payment?.payer ?? null,
        amount: payment?.amount ?? null,
        currency: payment?.currency ?? null,
      })),
      dues: planned.flatMap((one) => duesIn(one).map((due) => ({ ...due, promiseId: one.id }))),
    });
  };
}

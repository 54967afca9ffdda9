import type { Api } from '#kernel/client.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { failureOf } from '#ui/forms/failure.ts';
import { costEstimate } from '../contract/estimate.ts';
import { isReady } from '../contract.ts';
import type { Inputs, ServiceType } from '../rules.ts';

export type CostEstimateView = OutputOf<typeof costEstimate>;
/** What a claimant is told of the costs: the figures, or why there are none. */
export type CostEstimateResult = { costs: CostEstimateView } | { sentence: string };

const ways: Record<ServiceType, 'arbitration' | 'mediation' | 'conciliation'> = {
  Arbitration: 'arbitration',
  Mediation: 'mediation',
  Conciliation: 'conciliation',
};
/** Stamp duty goes by the seat; ours, until the parties name another. */
const SEAT = 'Mumbai';

/** Asks the house what a claim will cost, by the rules of the request's own step of costs. Null while there is nothing to ask. */
export async function askCosts(api: Api, inputs: Inputs): Promise<CostEstimateResult | null> {
  const { amount, currency, serviceType, procedureType, arbitrators } = inputs;
  if (!isReady(inputs) || serviceType === null || procedureType === null) return null;
  if (currency !== 'INR') return { sentence: m.fees_mine_rupees() };
  if (serviceType === 'Arbitration' && arbitrators === 2)
    return { sentence: m.fees_estimate_even_tribunal() };
  const sum = String(amount);
  // More digits than the door takes: the house would say the same.
  if (sum.length > 18) return { sentence: m.fees_estimate_sum_too_large() };
  const answer = await api(costEstimate, {
    way: ways[serviceType],
    procedure: procedureType,
    sum,
    seat: SEAT,
    ...(serviceType === 'Arbitration' ? { arbitrators: arbitrators === 3 ? '3' : '1' } : {}),
  });
  if (answer.outcome === 'done') return { costs: answer.data };
  return { sentence: failureOf(answer, m.fees_mine_failed).message };
}

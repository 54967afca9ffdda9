import { jsonMinor } from '#kernel/amounts.ts';
import type { MoneyOfDispute } from '../actions/deciding.ts';
import { unconfirmedOf } from '../rules/schedules/unconfirmed.ts';

/** All that is decided and billed in a dispute. */
export function disputeMoneyView({ about, costs, schedule, tribunal, ...more }: MoneyOfDispute) {
  const borne = new Map(costs.parties.map((one) => [one.partyId, one]));
  const figure = (partyId: string, what: 'invoiced' | 'paid' | 'paidForOthers' | 'due') =>
    jsonMinor(borne.get(partyId)?.[what] ?? 0n);
  return {
    ...more,
    reference: about.reference,
    // With those of its tables that no lawyer has confirmed.
    schedule: schedule && { ...schedule, unconfirmed: unconfirmedOf(schedule.packs) },
    parties: about.parties.map(
      ({ partyId, name, side, state = null, isPlaceTold, isReleased }) => ({
        id: partyId,
        name,
        side,
        state,
        isPlaceTold,
        isReleased,
        invoiced: figure(partyId, 'invoiced'),
        paid: figure(partyId, 'paid'),
        paidForOthers: figure(partyId, 'paidForOthers'),
        due: figure(partyId, 'due'),
      }),
    ),
    tribunal: tribunal.map(({ amount, ...choice }) => ({ ...choice, amount: jsonMinor(amount) })),
    invoices: costs.invoices.map((one) => ({
      id: one.id,
      number: one.number,
      kind: one.kind,
      payer: one.payer,
      state: one.state,
      dueOn: one.dueOn,
      total: jsonMinor(one.total),
      due: jsonMinor(one.due),
    })),
  };
}

import { jsonMinor } from '#kernel/amounts.ts';
import type { CostLine } from '../actions/costs.ts';
import type { CostsOfDispute, WaitingMoney } from '../actions/reading.ts';
import { referenceIn } from '../rules/numbers.ts';

/** What money waits for a person: what no invoice took, refunds that were ordered, and news that nobody could place. */
export function waitingMoneyView({ payments, refunds, events, ...more }: WaitingMoney) {
  return {
    ...more,
    payments: payments.map((one) => ({
      id: one.id,
      provider: one.provider,
      reference: one.reference,
      amount: jsonMinor(one.amount),
      unused: jsonMinor(one.unused),
      receivedOn: one.receivedOn,
      narration: one.narration,
      named: referenceIn(one.narration),
      reason: one.toMatch ?? ('no_invoice' as const),
    })),
    refunds: refunds.map((one) => ({
      id: one.id,
      amount: jsonMinor(one.amount),
      reason: one.reason,
      orderedAt: one.orderedAt.toISOString(),
      invoiceId: one.invoiceId,
      to: one.payers?.join(', ') ?? one.payerName ?? one.paidByName ?? one.paymentReference ?? '',
      number: one.number,
    })),
    events: events.map(({ id, type, receivedAt, said }) => ({
      id,
      type,
      receivedAt: receivedAt.toISOString(),
      said: JSON.stringify(said),
    })),
  };
}

/** Who paid is told by name where it was a party. Of somebody else the parties learn that, and the office the name. */
export function costsView({ costs, named, isPayableOnline, isPayableByUpi }: CostsOfDispute) {
  const { invoices, parties, ...whole } = costs;
  const nameOf = (id: string | null) => named.find(({ partyId }) => partyId === id)?.name ?? null;
  return {
    invoices: invoices.map((line) => billedView(line, nameOf)),
    parties: parties.map(({ partyId, ...figures }) => ({ partyId, ...inNumbers(figures) })),
    ...inNumbers(whole),
    isPayableOnline,
    isPayableByUpi,
  };
}

function billedView(
  { total, paid, due, notes, payments, claim, ...rest }: CostLine,
  nameOf: (id: string | null) => string | null,
) {
  return {
    ...rest,
    claim: claim && { isCounterclaim: claim.isCounterclaim, of: nameOf(claim.partyId) },
    total: jsonMinor(total),
    paid: jsonMinor(paid),
    due: jsonMinor(due),
    payments: payments.map(({ amount, on, by, name }) => ({
      amount: jsonMinor(amount),
      on,
      payer: by === null ? null : (nameOf(by) ?? name),
    })),
    notes: notes.map(({ amount, ...note }) => ({ ...note, amount: jsonMinor(amount) })),
  };
}

function inNumbers<Name extends string>(
  figures: Readonly<Record<Name, bigint>>,
): Record<Name, number> {
  // The names stay; each figure is far below 2^53.
  return Object.fromEntries(
    Object.entries<bigint>(figures).map(([name, figure]) => [name, jsonMinor(figure)]),
  ) as Record<Name, number>;
}

import { onNewPlace } from '../rules/gst.ts';
import { billOf, type Invoice, listLines, listOfDispute } from '../store/invoices.ts';
import { logInvoiceAct } from './books.ts';
import type { FeesActor, FeesTransaction, InvoicePayer, MoneyDeps } from './deps.ts';
import { cancelInvoice, issueInvoice, supplyOf } from './invoices.ts';

export type PlaceOfSupplyChange = { disputeId: string; payer: InvoicePayer; by: FeesActor };

/**
 * Taxes what was billed to a party by where it says that it is: what nobody has paid on is taken back by a credit note and
 * written anew, to be paid by the same day. The caller holds the dispute.
 */
export async function billAtNewPlace(
  deps: MoneyDeps,
  within: FeesTransaction,
  { disputeId, payer, by }: PlaceOfSupplyChange,
): Promise<void> {
  const { place } = supplyOf(deps, payer);
  const after = { place, gstin: payer.gstin || null };
  const own = (await listOfDispute(within.tx, disputeId)).filter(
    ({ partyId }) => partyId === payer.partyId,
  );
  for (const invoice of own) {
    const before = { place: invoice.placeOfSupply, gstin: invoice.payerGstin };
    const becomes = onNewPlace(billOf(invoice), before, after);
    if (becomes === 'replaced') await replace(deps, within, { invoice, payer, by });
    if (becomes === 'looked_at')
      await logInvoiceAct(within, invoice, {
        act: 'invoice.place_differs',
        by,
        from: before.place,
        to: place,
        tells: ['role:accounts'],
      });
  }
}

async function replace(
  deps: MoneyDeps,
  within: FeesTransaction,
  { invoice, payer, by }: { invoice: Invoice; payer: InvoicePayer; by: FeesActor },
): Promise<void> {
  const reason =
    'The payer is in another state, or registered otherwise, than the invoice says. It is written anew.';
  const taken = await cancelInvoice(deps, within, { invoiceId: invoice.id, by, reason });
  // Nothing was paid on it and its dispute is held.
  if (!taken.ok)
    throw new Error(`The invoice ${invoice.number} could not be taken back: ${taken.refusal}.`);
  const issued = await issueInvoice(deps, within, {
    disputeId: invoice.disputeId,
    payer,
    kind: invoice.kind,
    lines: await listLines(within.tx, invoice.id),
    dueOn: invoice.dueOn,
    by,
    ...(invoice.shareOf ? { shareOf: invoice.shareOf } : {}),
  });
  if (!issued.ok)
    throw new Error(`The invoice ${invoice.number} could not be written anew: ${issued.refusal}.`);
}

import { allow, type Result, refuse } from '#kernel/result.ts';
import { feeOf, type RegistrationFee } from '#modules/fees/actions/costs.ts';
import {
  type InvoiceFile,
  invoicePdfForHolder,
  type PaperAsked,
} from '#modules/fees/actions/invoice-pdf.ts';
import {
  findInvoice,
  openPayPage,
  type PaymentPageRefusal,
  type PayPage,
} from '#modules/fees/actions/links.ts';
import { findDraft } from '../store/drafts.ts';
import { findReceipt } from '../store/receipts.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';
import { holderOf } from './draft-holder.ts';

/** The registration fee of a request that was sent, for whoever holds its draft; null before, and where none was due. */
async function feeHeld(
  deps: FilingDeps,
  asker: FilingVisitor,
  id: string,
): Promise<RegistrationFee | null> {
  const draft = await findDraft(deps.db, holderOf(asker), id);
  const receipt = draft && (await findReceipt(deps.db, draft.id));
  return receipt ? feeOf(deps, receipt.disputeId) : null;
}

/** Where the holder of a draft, who may have no account yet, pays its registration fee. */
export async function payFee(
  deps: FilingDeps,
  asker: FilingVisitor,
  id: string,
): Promise<Result<PayPage, PaymentPageRefusal>> {
  const fee = await feeHeld(deps, asker, id);
  const invoice = fee && (await findInvoice(deps.db, fee.invoiceId));
  if (!invoice) return refuse('not_found');
  const back = `/request-for-arbitration/start/receipt?draft=${id}`;
  return openPayPage(deps, { invoice, partyId: invoice.partyId, personId: asker.personId, back });
}

export async function feeInvoicePdf(
  deps: FilingDeps,
  asker: FilingVisitor,
  { id, language }: PaperAsked,
): Promise<Result<InvoiceFile, 'not_found'>> {
  const fee = await feeHeld(deps, asker, id);
  const paper = fee && (await invoicePdfForHolder(deps, { id: fee.invoiceId, language }));
  return paper ? allow(paper) : refuse('not_found');
}

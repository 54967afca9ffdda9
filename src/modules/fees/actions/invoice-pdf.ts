import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { speaking } from '#platform/language.ts';
import { type InvoiceContent, type InvoiceWords, inBoth } from '../letters/invoice.ts';
import { invoiceWords } from '../letters/invoice-words.ts';
import { gstOn } from '../rules/gst.ts';
import { findInvoice, type Invoice, listCreditNotes, listLines } from '../store/invoices.ts';
import { listPaidOn } from '../store/payments.ts';
import { isOutsider, payerNamed } from '../views/payers.ts';
import { waysOf } from './costs.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';
import { drawInvoice } from './invoice-pdf/drawing.ts';

export type InvoiceFile = { body: Uint8Array<ArrayBuffer>; filename: string; inline: boolean };

/** A paper, and the language of its reader. */
export type PaperAsked = { id: string; language: Language };

export function forReader(language: Language, write: () => InvoiceWords): InvoiceWords {
  const english = speaking('en', write);
  return language === 'en' ? english : inBoth(speaking(language, write), english);
}

/** The invoice's paper for a party of its dispute; null for whoever may not read of it. */
export async function invoicePdfForParty(
  deps: FeesDeps,
  viewer: Viewer,
  { id, language }: PaperAsked,
): Promise<InvoiceFile | null> {
  const invoice = await findInvoice(deps.db, id);
  if (!invoice || !(await deps.mayRead(deps.db, viewer, invoice.disputeId))) return null;
  return fileOf(deps, invoice, language);
}

/** For whoever was shown to hold it already: it names no viewer. */
export async function invoicePdfForHolder(
  deps: FeesDeps,
  { id, language }: PaperAsked,
): Promise<InvoiceFile | null> {
  const invoice = await findInvoice(deps.db, id);
  return invoice ? fileOf(deps, invoice, language) : null;
}

export async function invoicePdfForOffice(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  id: string,
): Promise<InvoiceFile | null> {
  const invoice = await findInvoice(deps.db, id);
  if (invoice) await deps.refuseOwn(deps.db, viewer, [invoice.disputeId]);
  return invoice ? fileOf(deps, invoice, 'en') : null;
}

async function fileOf(deps: FeesDeps, invoice: Invoice, language: Language): Promise<InvoiceFile> {
  const paper = await paperOf(deps, invoice);
  const words = forReader(language, () => invoiceWords(paper));
  const bytes = await drawInvoice(words, {
    issuedAt: invoice.issuedAt,
    author: paper.supplier.name,
    language,
  });
  return {
    body: new Uint8Array(bytes),
    filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
    inline: true,
  };
}

/** The house's name and address are those of the day of the invoice. */
async function paperOf(deps: FeesDeps, row: Invoice): Promise<InvoiceContent> {
  const { db, settings } = deps;
  const { value: facts } = await currentSetting(db, 'facts', row.issuedAt);
  const [lines, notes, paid] = [
    await listLines(db, row.id),
    await listCreditNotes(db, [row.id]),
    await listPaidOn(db, [row.id]),
  ];
  const { upi } = waysOf(deps, row);
  const parties =
    paid.length > 0 ? ((await deps.aboutDispute(db, row.disputeId))?.parties ?? []) : [];
  return {
    number: row.number,
    reference: row.reference,
    kind: row.kind,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    payer: { name: row.payerName, address: row.payerAddress, gstin: row.payerGstin },
    supplier: {
      name: facts.name,
      address: facts.address,
      gstin: row.supplierGstin,
      email: facts.email,
    },
    placeOfSupply: row.placeOfSupply,
    sac: gstOn(row.issuedOn)?.value.sac ?? '',
    lines,
    net: row.net,
    taxes: { cgst: row.cgst, sgst: row.sgst, igst: row.igst },
    total: row.total,
    paid: row.paid,
    credited: row.credited,
    due: row.due,
    isCancelled: row.cancelledAt !== null,
    isWaived: row.settledHow === 'waived',
    notes: notes.map(({ number, amount, at }) => ({ number, amount, at: dayAt(at) })),
    payments: paid.map((one) => ({
      amount: one.amount,
      on: one.receivedOn,
      payer: isOutsider(one) ? null : payerNamed(one, row, parties),
    })),
    bankAccount: settings.bankAccount ?? null,
    upi: upi === null || !settings.upiId ? null : { id: settings.upiId, address: upi },
  };
}

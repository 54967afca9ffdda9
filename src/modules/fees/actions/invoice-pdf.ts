import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { speaking } from '#platform/language.ts';
import { creditNoteWords } from '../letters/credit-note.ts';
import {
  type InvoiceContent,
  type InvoiceWords,
  inBoth,
  invoiceWords,
} from '../letters/invoice.ts';
import { gstOn } from '../rules/gst.ts';
import {
  type CreditNote,
  findCreditNote,
  findInvoice,
  type Invoice,
  listCreditNotes,
  listLines,
} from '../store/invoices.ts';
import { listPaidOn } from '../store/payments.ts';
import { isOutsider, payerNamed } from '../views/payers.ts';
import { waysOf } from './costs.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';
import { drawInvoice } from './invoice-pdf/drawing.ts';

export type InvoiceFile = { body: Uint8Array<ArrayBuffer>; filename: string; inline: boolean };

/** A paper, and the language of its reader. */
export type PaperAsked = { id: string; language: Language };

function forReader(language: Language, write: () => InvoiceWords): InvoiceWords {
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

/** A credit note's paper for a party of its dispute; null for whoever may not read of it. */
export async function creditNotePdfForParty(
  deps: FeesDeps,
  viewer: Viewer,
  { id, language }: PaperAsked,
): Promise<InvoiceFile | null> {
  const found = await noteWithInvoice(deps, id);
  if (!found || !(await deps.mayRead(deps.db, viewer, found.invoice.disputeId))) return null;
  return noteFileOf(deps, found, language);
}

export async function creditNotePdfForOffice(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  id: string,
): Promise<InvoiceFile | null> {
  const found = await noteWithInvoice(deps, id);
  if (found) await deps.refuseOwn(deps.db, viewer, [found.invoice.disputeId]);
  return found && noteFileOf(deps, found, 'en');
}

type Noted = { note: CreditNote; invoice: Invoice };

async function noteWithInvoice({ db }: FeesDeps, id: string): Promise<Noted | null> {
  const note = await findCreditNote(db, id);
  const invoice = note && (await findInvoice(db, note.invoiceId));
  return invoice ? { note, invoice } : null;
}

/** The house and the payer stand on it as they stand on the invoice. */
async function noteFileOf(
  { db }: FeesDeps,
  { note, invoice }: Noted,
  language: Language,
): Promise<InvoiceFile> {
  const { value: facts } = await currentSetting(db, 'facts', invoice.issuedAt);
  const { number, cause, amount, net, cgst, sgst, igst } = note;
  const words = forReader(language, () =>
    creditNoteWords({
      number,
      on: dayAt(note.at),
      invoice: { number: invoice.number, on: invoice.issuedOn },
      cause,
      amount,
      net,
      taxes: { cgst, sgst, igst },
      placeOfSupply: invoice.placeOfSupply,
      sac: gstOn(invoice.issuedOn)?.value.sac ?? '',
      supplier: {
        name: facts.name,
        address: facts.address,
        gstin: invoice.supplierGstin,
        email: facts.email,
      },
      payer: {
        name: invoice.payerName,
        address: invoice.payerAddress,
        gstin: invoice.payerGstin,
      },
    }),
  );
  const bytes = await drawInvoice(words, {
    issuedAt: note.at,
    author: facts.name,
    language,
  });
  return {
    body: new Uint8Array(bytes),
    filename: `${number.replaceAll('/', '-')}.pdf`,
    inline: true,
  };
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

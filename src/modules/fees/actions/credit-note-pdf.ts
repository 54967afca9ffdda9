import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { creditNoteWords } from '../letters/credit-note.ts';
import { gstOn } from '../rules/gst.ts';
import { type CreditNote, findCreditNote, findInvoice, type Invoice } from '../store/invoices.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';
import { drawInvoice } from './invoice-pdf/drawing.ts';
import { forReader, type InvoiceFile, type PaperAsked } from './invoice-pdf.ts';

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

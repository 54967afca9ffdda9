import { dayAt } from '#kernel/dates.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { speaking } from '#platform/language.ts';
import { invoiceWords, type PaperOf } from '../letters/invoice.ts';
import { gstOn } from '../rules/gst.ts';
import { findInvoice, type Invoice, listCreditNotes, listLines } from '../store/invoices.ts';
import type { FeesDeps } from './deps.ts';
import { drawInvoice } from './paper/drawing.ts';

export type PaperFile = { body: Uint8Array<ArrayBuffer>; filename: string; inline: boolean };

/** The invoice's paper for a party of its dispute; null for whoever may not read of it. */
export async function paperFor(deps: FeesDeps, viewer: Viewer, id: string): Promise<PaperFile | null> {
  const invoice = await findInvoice(deps.db, id);
  if (!invoice || !(await deps.mayRead?.(deps.db, viewer, invoice.dispute_id))) return null;
  return fileOf(deps, invoice);
}

export async function paperForOffice(deps: FeesDeps, id: string): Promise<PaperFile | null> {
  const invoice = await findInvoice(deps.db, id);
  return invoice ? fileOf(deps, invoice) : null;
}

async function fileOf(deps: FeesDeps, invoice: Invoice): Promise<PaperFile> {
  const paper = await paperOf(deps, invoice);
  const words = await speaking('en', async () => invoiceWords(paper));
  const bytes = await drawInvoice(words, { issuedAt: invoice.issued_at, author: paper.supplier.name });
  return { body: new Uint8Array(bytes), filename: `${invoice.number.replaceAll('/', '-')}.pdf`, inline: true };
}

/** The house's name and address are those of the day of the invoice. */
async function paperOf({ db, settings }: FeesDeps, row: Invoice): Promise<PaperOf> {
  const { value: facts } = await currentSetting(db, 'facts', row.issued_at);
  const [lines, notes] = [await listLines(db, row.id), await listCreditNotes(db, [row.id])];
  return {
    ...{ number: row.number, reference: row.reference, kind: row.kind, issuedOn: row.issued_on, dueOn: row.due_on },
    payer: { name: row.payer_name, address: row.payer_address, gstin: row.payer_gstin },
    supplier: { name: facts.name, address: facts.address, gstin: row.supplier_gstin, email: facts.email },
    ...{ placeOfSupply: row.place_of_supply, sac: gstOn(row.issued_on)?.value.sac ?? '', lines, net: row.net },
    ...{
      taxes: { cgst: row.cgst, sgst: row.sgst, igst: row.igst },
      total: row.total,
      paid: row.paid,
      credited: row.credited,
      due: row.due,
    },
    ...{ isCancelled: row.cancelled_at !== null, isWaived: row.settled_how === 'waived' },
    notes: notes.map(({ number, amount, at }) => ({ number, amount, at: dayAt(at) })),
    bankAccount: settings.bankAccount ?? null,
  };
}

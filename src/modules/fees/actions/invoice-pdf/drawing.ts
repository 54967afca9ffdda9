import type { Language } from '#kernel/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import type { InvoiceWords } from '../../letters/invoice.ts';

type About = { issuedAt: Date; author: string; language: Language };

/** An invoice as a tagged A4 document; the same invoice gives the same bytes in each language. */
export function drawInvoice(
  words: InvoiceWords,
  { issuedAt, author, language }: About,
): Promise<Buffer> {
  const title = `${words.title} ${words.facts[0]?.[1] ?? ''}`;
  return pdfOf({
    title,
    heading: words.title,
    author,
    subject: words.table.caption,
    language: `${language}-IN`,
    madeAt: issuedAt,
    parts: partsOf(words),
    foot: title,
  });
}

function partsOf({ facts, parties, table, sums, payment }: InvoiceWords): DocumentPart[] {
  return [
    { rows: facts },
    { columns: parties },
    { table: { ...table, hasAmounts: true, sums } },
    { heading: payment.heading },
    { rows: payment.facts },
    ...(payment.qr ? [{ qr: payment.qr.address, beside: payment.qr.beside }] : []),
    ...payment.notes.map((text) => ({ text })),
  ];
}

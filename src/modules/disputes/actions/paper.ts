import { bytesOf, openPdf, ornament, say } from '#platform/pdf/document.ts';
import { write } from '#platform/pdf/script.ts';
import type { DocumentText } from '../letters/papers.ts';

const MARGINS = { top: 72, bottom: 72, left: 72, right: 72 };
const [INK, QUIET] = ['#1d1b2c', '#5b5870'];

/** A paper of the institution: its head, what it is about, what it says, and who signs it. */
export async function renderDocument(
  { title, reference, day, facts, parts, signer, foot }: DocumentText,
  madeAt: Date,
): Promise<Buffer> {
  const doc = openPdf({
    title,
    author: 'Munch',
    subject: reference,
    language: 'en-IN',
    madeAt,
    margins: MARGINS,
  });
  const all = doc.struct('Document');
  doc.addStructure(all);
  doc.addPage();
  say(doc, all, 'P', () =>
    write(doc.fillColor(QUIET), `${reference}    ${day}`, { size: 10, weight: 'semi-bold' }),
  );
  // Everything may be in Hindi or Marathi, or name somebody whose name is, and a sum has the sign of the rupee.
  say(doc, all, 'H1', () =>
    write(doc.moveDown(0.5).fillColor(INK), title, { size: 22, weight: 'tight' }),
  );
  for (const [name, said] of facts)
    say(doc, all, 'P', () => {
      write(doc.moveDown(0.3).fillColor(INK), `${name}: `, {
        size: 10,
        weight: 'semi-bold',
        options: { continued: true },
      });
      write(doc, said, { size: 10, weight: 'regular' });
    });
  for (const { heading, text } of parts) {
    if (heading)
      say(doc, all, 'H2', () =>
        write(doc.moveDown(0.9).fillColor(INK), heading, { size: 13, weight: 'semi-bold' }),
      );
    for (const paragraph of text.split('\n').filter((line) => line.trim() !== ''))
      say(doc, all, 'P', () =>
        write(doc.moveDown(0.35).fillColor(INK), paragraph, {
          size: 10.5,
          weight: 'regular',
          options: { lineGap: 2 },
        }),
      );
  }
  say(doc, all, 'P', () =>
    write(doc.moveDown(1.5).fillColor(INK), signer, { size: 10.5, weight: 'semi-bold' }),
  );
  all.end();
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    ornament(
      doc,
      () =>
        write(doc.fillColor(QUIET), `${foot}   ${page + 1}/${count}`, {
          size: 8,
          weight: 'regular',
          at: { x: MARGINS.left, y: doc.page.height - 48 },
          options: { lineBreak: false },
        }),
      'Pagination',
    );
  }
  return bytesOf(doc);
}

import { bytesOf, openPdf, ornament, say } from '#platform/pdf/document.ts';
import { write } from '#platform/pdf/script.ts';
import type { PaperText } from '../letters/papers.ts';

const MARGINS = { top: 72, bottom: 72, left: 72, right: 72 };
const [INK, QUIET] = ['#1d1b2c', '#5b5870'];

/** A paper of the institution: its head, what it is about, what it says, and who signs it. */
export async function drawPaper({ title, reference, day, facts, parts, signer, foot }: PaperText, madeAt: Date): Promise<Buffer> {
  const doc = openPdf({ title, author: 'Munch', subject: reference, language: 'en-IN', madeAt, margins: MARGINS });
  const all = doc.struct('Document');
  doc.addStructure(all);
  doc.addPage();
  say(doc, all, 'P', () => doc.font('semi-bold').fontSize(10).fillColor(QUIET).text(`${reference}    ${day}`));
  say(doc, all, 'H1', () => doc.moveDown(0.5).font('tight').fontSize(22).fillColor(INK).text(title));
  // What a party wrote may be in Hindi or Marathi, and a sum has the sign of the rupee.
  for (const [name, said] of facts)
    say(doc, all, 'P', () => {
      doc.moveDown(0.3).font('semi-bold').fontSize(10).fillColor(INK).text(`${name}: `, { continued: true });
      write(doc, said, { size: 10, weight: 'regular' });
    });
  for (const { heading, text } of parts) {
    if (heading) say(doc, all, 'H2', () => write(doc.moveDown(0.9).fillColor(INK), heading, { size: 13, weight: 'semi-bold' }));
    for (const paragraph of text.split('\n').filter((line) => line.trim() !== ''))
      say(doc, all, 'P', () =>
        write(doc.moveDown(0.35).fillColor(INK), paragraph, { size: 10.5, weight: 'regular', options: { lineGap: 2 } }),
      );
  }
  say(doc, all, 'P', () => doc.moveDown(1.5).font('semi-bold').fontSize(10.5).fillColor(INK).text(signer));
  all.end();
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    ornament(
      doc,
      () =>
        doc
          .font('regular')
          .fontSize(8)
          .fillColor(QUIET)
          .text(`${foot}   ${page + 1}/${count}`, MARGINS.left, doc.page.height - 48, { lineBreak: false }),
      'Pagination',
    );
  }
  return bytesOf(doc);
}

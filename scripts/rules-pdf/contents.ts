import { localize } from '#kernel/language.ts';
import type { LegalTextPart, LegalTextSection } from '../../content/legal-text.ts';
import { type Element, leadTo, type Pdf, say, within } from '../../src/platform/pdf/document.ts';
import { makeRoom } from '../../src/platform/pdf/layout.ts';
import { INK, QUIET } from '../../src/platform/pdf/style.ts';
import { COLUMN, MARGINS, type Sheet, TEXT, WIDTH } from './sheet.ts';

const ROW = 19;

/** Every section with its page; each line leads there. */
export function drawContents(sheet: Sheet): void {
  const { doc, root, paper } = sheet;
  doc.addPage();
  doc.outline.addItem('Contents', placeOf(doc));
  within(doc, root, 'Sect', (all) => {
    say(doc, all, 'H2', () =>
      doc.font('semi-bold').fontSize(22).fillColor(INK).text('Contents', MARGINS.left, doc.y),
    );
    doc.y += 4;
    within(doc, all, 'TOC', (list) => {
      for (const part of paper.parts) drawPart(sheet, list, part);
    });
  });
}

function drawPart(sheet: Sheet, list: Element, part: LegalTextPart): void {
  const { doc } = sheet;
  makeRoom(doc, 3 * ROW + 12);
  if (part.title) {
    doc.y += 11;
    within(doc, list, 'TOCI', (item) => {
      say(doc, item, 'P', () =>
        doc
          .font('semi-bold')
          .fontSize(10.5)
          .fillColor(QUIET)
          .text(localize(part.title ?? ''), MARGINS.left, doc.y),
      );
    });
    doc.y += 3;
  }
  for (const section of part.sections) drawLine(sheet, list, section);
}

function drawLine(
  { doc, numbers, pagesBefore }: Sheet,
  list: Element,
  { id, title: words }: LegalTextSection,
): void {
  const title = localize(words);
  makeRoom(doc, ROW);
  const y = doc.y;
  const number = numbers.get(id);
  within(doc, list, 'TOCI', (item) => {
    say(doc, item, 'Link', (link) => {
      doc.font('regular').fontSize(10.5);
      if (number)
        doc
          .fillColor(QUIET)
          .text(`${number}. `, MARGINS.left, y, { lineBreak: false, features: ['tnum'] });
      doc.fillColor(INK).text(`${title} `, number ? TEXT.x : MARGINS.left, y, { lineBreak: false });
      doc.text(String(pagesBefore.get(id) ?? ''), MARGINS.left + WIDTH - COLUMN, y, {
        width: COLUMN,
        align: 'right',
        features: ['tnum'],
      });
      leadTo(doc, link, { x: MARGINS.left, y: y - 2, width: WIDTH, height: ROW - 3 }, id, title);
    });
  });
  doc.y = y + ROW;
}

/** Where the page now stands, for an entry of the outline. */
export function placeOf(doc: Pdf): { expanded: boolean } {
  // pdfkit measures `left` from the right edge, and `top` from the upper one; its types know neither.
  const place = { expanded: false, left: doc.page.width, top: Math.max(0, doc.y - 12) };
  return place;
}

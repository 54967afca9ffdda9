import { dayInWords } from '#kernel/day-words.ts';
import { institution } from '../../content/institution.ts';
import { plainHeading } from '../../content/paper.ts';
import { rules } from '../../content/rules/rules.ts';
import { bytesOf, openPdf, ornament, type Pdf } from '../../src/platform/pdf/document.ts';
import { drawContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { HAIRLINE, MARGINS, numbersOf, PAGE, QUIET, type Sheet, WIDTH } from './sheet.ts';
import { drawText } from './text.ts';

/** Where the same text stands for a screen. */
export const PAGE_ADDRESS = `${institution.website}/arbitration-rules`;

/** The institution's rules as a tagged A4 document. The same text gives the same bytes. */
export async function rulesAsPdf(): Promise<{ bytes: Buffer; pages: number }> {
  const drafted = drawAll(new Map());
  // Nobody reads the draft; it only tells on which page each section falls.
  const { doc } = drawAll(drafted.pages);
  const pages = doc.bufferedPageRange().count;
  return { bytes: await bytesOf(doc), pages };
}

function drawAll(pagesBefore: ReadonlyMap<string, number>): {
  doc: Pdf;
  pages: Map<string, number>;
} {
  const doc = openPdf({
    title: `${plainHeading(rules)} of ${institution.name}, version ${rules.version}`,
    author: institution.company,
    subject: `${rules.description} On a screen: ${PAGE_ADDRESS}`,
    language: 'en-IN',
    madeAt: new Date(`${rules.updatedOn}T00:00:00Z`),
    margins: MARGINS,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = {
    doc,
    root,
    paper: rules,
    numbers: numbersOf(rules),
    pagesBefore,
    pages: new Map(),
  };
  drawCover(sheet, PAGE_ADDRESS);
  drawContents(sheet);
  drawText(sheet, institution.website);
  root.end();
  drawRunningLines(doc);
  return { doc, pages: sheet.pages };
}

/** Which text this is, and where in it one is; on every page but the cover. */
function drawRunningLines(doc: Pdf): void {
  const { start, count } = doc.bufferedPageRange();
  const words = {
    name: `${institution.name} ${plainHeading(rules)}`,
    version: `Version ${rules.version}, ${dayInWords(rules.updatedOn)}`,
  };
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The lines stand in the margins, where pdfkit would begin a new page.
    doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    ornament(
      doc,
      () => {
        doc.font('regular').fontSize(8.5).fillColor(QUIET);
        line(doc, 44, words.name, words.version);
        doc.rect(MARGINS.left, 60, WIDTH, 0.6).fill(HAIRLINE);
        doc.fillColor(QUIET);
        line(
          doc,
          PAGE.height - 52,
          PAGE_ADDRESS.replace('https://', ''),
          `Page ${page + 1} of ${count}`,
        );
      },
      'Pagination',
    );
  }
}

function line(doc: Pdf, y: number, left: string, right: string): void {
  doc.text(left, MARGINS.left, y, { lineBreak: false });
  doc.text(right, MARGINS.left, y, { width: WIDTH, align: 'right', lineBreak: false });
}

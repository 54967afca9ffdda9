import { dayInWords } from '#kernel/day-words.ts';
import { institution } from '../../content/institution.ts';
import { plainHeading } from '../../content/legal-text.ts';
import { rules } from '../../content/rules/rules.ts';
import { bytesOf, openPdf, type Pdf } from '../../src/platform/pdf/document.ts';
import { drawRunningLines } from '../../src/platform/pdf/running.ts';
import { drawContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { MARGINS, numbersOf, type Sheet } from './sheet.ts';
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
  drawPageLines(doc);
  return { doc, pages: sheet.pages };
}

/** Which text this is, and where in it one is; on every page but the cover. */
function drawPageLines(doc: Pdf): void {
  drawRunningLines(doc, {
    head: [
      `${institution.name} ${plainHeading(rules)}`,
      `Version ${rules.version}, ${dayInWords(rules.updatedOn)}`,
    ],
    foot: PAGE_ADDRESS.replace('https://', ''),
    number: (page, pages) => `Page ${page} of ${pages}`,
    hasCover: true,
  });
}

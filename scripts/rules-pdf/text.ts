import { localize } from '#kernel/language.ts';
import {
  isTable,
  type LegalTextClause,
  type LegalTextPart,
  type LegalTextSection,
  wordsOf,
} from '../../content/legal-text.ts';
import { type Element, ornament, type Pdf, say, within } from '../../src/platform/pdf/document.ts';
import { heightIn, makeRoom, pageNow, wholeWidth } from '../../src/platform/pdf/layout.ts';
import { setList, setNotice } from '../../src/platform/pdf/marks.ts';
import { HAIRLINE, INK, QUIET, STYLES } from '../../src/platform/pdf/style.ts';
import { setTable } from '../../src/platform/pdf/tables.ts';
import { placeOf } from './contents.ts';
import { MARGINS, type Sheet, TEXT, WIDTH } from './sheet.ts';

const LINKS = /(\[[^\]]+\]\([^)]+\))/;
const BODY = STYLES.text;
const LINE = BODY.size * 1.1 + BODY.lineGap;

export function drawText(sheet: Sheet, website: string): void {
  const { doc, root, paper } = sheet;
  doc.y += 34;
  if (paper.note) setNotice(wholeWidth(doc, root), localize(paper.note));
  for (const part of paper.parts) {
    within(doc, root, part.title ? 'Part' : 'Sect', (element) =>
      drawPart(sheet, element, part, website),
    );
  }
}

function drawPart(
  sheet: Sheet,
  element: Element,
  { title: words, sections }: LegalTextPart,
  website: string,
): void {
  const title = localize(words ?? '');
  const { doc } = sheet;
  let outline = doc.outline;
  if (title) {
    makeRoom(doc, 150);
    doc.y += doc.y > MARGINS.top + 1 ? 22 : 0;
    outline = doc.outline.addItem(title, placeOf(doc));
    say(
      doc,
      element,
      'H2',
      () =>
        doc
          .font('semi-bold')
          .fontSize(19)
          .fillColor(INK)
          .text(title, MARGINS.left, doc.y, { width: WIDTH }),
      {
        title,
      },
    );
    const y = doc.y + 5;
    ornament(doc, () => doc.rect(MARGINS.left, y, WIDTH, 1.4).fill(INK));
    doc.y = y + 2;
  }
  for (const [at, section] of sections.entries()) {
    if (at > 0) drawHairline(doc);
    within(doc, element, 'Sect', (inner) => drawSection(sheet, inner, section, outline, website));
  }
}

function drawHairline(doc: Pdf): void {
  if (doc.y + 90 > doc.page.height - MARGINS.bottom) return;
  const y = doc.y + 9;
  ornament(doc, () => doc.rect(MARGINS.left, y, WIDTH, 0.6).fill(HAIRLINE));
}

function drawSection(
  sheet: Sheet,
  element: Element,
  section: LegalTextSection,
  outline: PDFKit.PDFOutline,
  website: string,
): void {
  const { doc, paper, numbers, pages } = sheet;
  const number = numbers.get(section.id);
  makeRoom(doc, 90);
  doc.y += doc.y > MARGINS.top + 1 ? 22 : 0;
  const title = localize(section.title);
  const heading = number ? `${number}. ${title}` : title;
  outline.addItem(heading, placeOf(doc));
  doc.addNamedDestination(section.id, 'XYZ', 0, doc.page.height - doc.y + 12, null);
  pages.set(section.id, pageNow(doc));
  const y = doc.y;
  const draw = () => {
    doc.font('semi-bold').fontSize(13.5);
    if (number) doc.fillColor(QUIET).text(`${number}. `, MARGINS.left, y, { lineBreak: false });
    doc.fillColor(INK).text(title, number ? TEXT.x : MARGINS.left, y, { width: TEXT.width });
  };
  say(doc, element, 'H3', draw, { title: heading });
  doc.y += 1;
  for (const [at, clause] of section.clauses.entries()) {
    const cite = paper.citesClauses && number ? `${number}.${at + 1}` : '';
    drawClause(doc, element, clause, cite, website);
  }
}

function drawClause(
  doc: Pdf,
  parent: Element,
  clause: LegalTextClause,
  cite: string,
  website: string,
): void {
  doc.y += 6;
  if (isTable(clause)) {
    doc.y += 4;
    setTable({ doc, parent, ...TEXT }, clause);
    return;
  }
  const parts = wordsOf(clause);
  const text = localize(parts.text);
  const height = heightIn({ doc, width: TEXT.width }, text, BODY);
  // A short clause stays in one piece, a long one leaves three lines behind at least.
  makeRoom(doc, Math.min(height, 3 * LINE) + (parts.list.length > 0 ? LINE : 0));
  within(doc, parent, 'P', (paragraph) => {
    const y = doc.y;
    if (cite)
      paragraph.add(() =>
        doc
          .font('regular')
          .fontSize(BODY.size)
          .fillColor(QUIET)
          .text(`${cite} `, MARGINS.left, y, { lineBreak: false, features: ['tnum'] }),
      );
    drawRuns(doc, paragraph, text, y, website);
  });
  if (parts.list.length === 0) return;
  doc.y += 2.5;
  setList({ doc, parent, ...TEXT }, parts.list.map(localize));
}

/** Words, and links between them: `[words](/address)`. */
function drawRuns(doc: Pdf, paragraph: Element, text: string, y: number, website: string): void {
  const runs = text.split(LINKS).filter(Boolean);
  for (const [at, run] of runs.entries()) {
    const [, said, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(run) ?? [];
    const options = { width: TEXT.width, lineGap: BODY.lineGap, continued: at < runs.length - 1 };
    const put = (words: string, more: object) => {
      doc.font('regular').fontSize(BODY.size).fillColor(INK);
      if (at === 0) doc.text(words, TEXT.x, y, { ...options, ...more });
      else doc.text(words, { ...options, ...more });
    };
    // What is set after a link would carry it on: `continued` text keeps the options of the run before.
    if (said && to)
      say(doc, paragraph, 'Link', () =>
        put(said, { link: to.startsWith('/') ? website + to : to, underline: true }),
      );
    else paragraph.add(() => put(run, { link: null, underline: false }));
  }
}

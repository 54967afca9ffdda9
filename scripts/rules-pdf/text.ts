import { localize } from '#kernel/language.ts';
import {
  isTable,
  type LegalTextClause,
  type LegalTextPart,
  type LegalTextSection,
  wordsOf,
} from '../../content/paper.ts';
import { type Element, ornament, type Pdf, say, within } from '../../src/platform/pdf/document.ts';
import { placeOf } from './contents.ts';
import {
  BODY,
  HAIRLINE,
  INK,
  MALAI,
  MARGINS,
  makeRoom,
  pageNow,
  QUIET,
  type Sheet,
  TEXT,
  WIDTH,
} from './sheet.ts';
import { drawTable } from './table.ts';

const LINKS = /(\[[^\]]+\]\([^)]+\))/;
const LINE = BODY.size * 1.1 + BODY.lineGap;

export function drawText(sheet: Sheet, website: string): void {
  const { doc, root, paper } = sheet;
  doc.y += 34;
  if (paper.note) drawNote(doc, root, localize(paper.note));
  for (const part of paper.parts) {
    within(doc, root, part.title ? 'Part' : 'Sect', (element) =>
      drawPart(sheet, element, part, website),
    );
  }
}

function drawNote(doc: Pdf, root: Element, note: string): void {
  const inner = { x: MARGINS.left + 16, width: WIDTH - 32 };
  doc.font('regular').fontSize(BODY.size);
  const height = doc.heightOfString(note, { width: inner.width, lineGap: BODY.lineGap }) + 26;
  makeRoom(doc, height);
  const y = doc.y;
  ornament(doc, () => doc.roundedRect(MARGINS.left, y, WIDTH, height, 10).fill(MALAI));
  say(doc, root, 'P', () =>
    doc.fillColor(INK).text(note, inner.x, y + 15, { width: inner.width, lineGap: BODY.lineGap }),
  );
  doc.y = y + height + 14;
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
    drawTable(doc, parent, clause);
    return;
  }
  const parts = wordsOf(clause);
  const text = localize(parts.text);
  doc.font('regular').fontSize(BODY.size);
  const height = doc.heightOfString(text, { width: TEXT.width, lineGap: BODY.lineGap });
  // A short clause stays in one piece, a long one leaves three lines behind at least.
  makeRoom(doc, Math.min(height, 3 * LINE) + (parts.list.length > 0 ? LINE : 0));
  within(doc, parent, 'P', (paragraph) => {
    const y = doc.y;
    if (cite)
      paragraph.add(() =>
        doc
          .fillColor(QUIET)
          .text(`${cite} `, MARGINS.left, y, { lineBreak: false, features: ['tnum'] }),
      );
    drawRuns(doc, paragraph, text, y, website);
  });
  if (parts.list.length > 0) drawList(doc, parent, parts.list.map(localize));
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

function drawList(doc: Pdf, parent: Element, list: readonly string[]): void {
  within(doc, parent, 'L', (element) => {
    for (const one of list) {
      doc.font('regular').fontSize(BODY.size);
      const indent = 15;
      const height = doc.heightOfString(one, { width: TEXT.width - indent, lineGap: BODY.lineGap });
      doc.y += 2.5;
      makeRoom(doc, Math.min(height, 3 * LINE));
      const y = doc.y;
      within(doc, element, 'LI', (item) => {
        say(doc, item, 'Lbl', () => drawBullet(doc, TEXT.x, y + 2.6), { actual: '•' });
        say(doc, item, 'LBody', () => {
          doc
            .fillColor(INK)
            .text(one, TEXT.x + indent, y, { width: TEXT.width - indent, lineGap: BODY.lineGap });
        });
      });
    }
  });
}

/** The design's list mark: a small door. */
function drawBullet(doc: Pdf, x: number, y: number): void {
  doc.lineWidth(0.8).strokeColor(QUIET);
  doc
    .moveTo(x, y + 7.4)
    .lineTo(x, y + 3)
    .bezierCurveTo(x, y + 1.3, x + 1.3, y, x + 3, y);
  doc
    .bezierCurveTo(x + 4.7, y, x + 6, y + 1.3, x + 6, y + 3)
    .lineTo(x + 6, y + 7.4)
    .closePath()
    .stroke();
}

import { ornament, type Pdf } from './document.ts';
import { widthOf, write } from './script.ts';
import { HAIRLINE, STYLES } from './style.ts';

/** What runs on over the pages of a document: which one it is, and where in it one is. */
export type RunningLines = {
  /** Not on the first page, which has the title. */
  head: readonly [left: string, right: string];
  foot: string;
  number: (page: number, pages: number) => string;
  /** Whether the first page, a cover, has no foot either. */
  hasCover?: boolean;
};

const [HEAD, RULE, FOOT] = [44, 60, 52];
const GUTTER = 24;

/** Draws them on all pages, when it is known how many there are. They are for the eye alone. */
export function drawRunningLines(
  doc: Pdf,
  { head, foot, number, hasCover = false }: RunningLines,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    if (page === start && hasCover) continue;
    doc.switchToPage(page);
    const { height, margins } = doc.page;
    // The lines stand in the margins, where pdfkit would begin a new page.
    doc.page.margins = { ...margins, top: 0, bottom: 0 };
    const drawAll = () => {
      if (page > start) drawHead(doc, head);
      drawLine(doc, height - FOOT, foot, number(page + 1, count));
    };
    ornament(doc, drawAll, 'Pagination');
  }
}

function drawHead(doc: Pdf, [left, right]: RunningLines['head']): void {
  const { width, margins } = doc.page;
  drawLine(doc, HEAD, left, right);
  doc.rect(margins.left, RULE, width - margins.left - margins.right, 0.6).fill(HAIRLINE);
}

/** A text at either end of the line; the left one gives way. */
export function drawLine(doc: Pdf, y: number, left: string, right: string): void {
  const { weight, size, colour } = STYLES.running;
  const { left: x, right: end } = doc.page.margins;
  const width = doc.page.width - x - end;
  doc.fillColor(colour);
  const room = width - (right === '' ? 0 : widthOf(doc, right, { weight, size }) + GUTTER);
  const how = { weight, size, at: { x, y } } as const;
  write(doc, fitted(doc, left, room), { ...how, options: { lineBreak: false } });
  if (right !== '')
    write(doc, right, { ...how, options: { width, align: 'right', lineBreak: false } });
}

function fitted(doc: Pdf, text: string, room: number): string {
  if (widthOf(doc, text, STYLES.running) <= room) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(doc, `${words.join(' ')}…`, STYLES.running) > room)
    words.pop();
  return `${words.join(' ')}…`;
}

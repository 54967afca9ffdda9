import type { LegalTextTable } from '../../content/paper.ts';
import { type Element, ornament, type Pdf, say, within } from '../../src/platform/pdf/document.ts';
import { HAIRLINE, INK, MARGINS, makeRoom, PAGE, QUIET, TEXT } from './sheet.ts';

const CAPTION = 10.5;
const SIZE = 9.5;
const GAP = 2.4;
const PADDING = 4.6;

type Cell = { words: string; kind: 'TH' | 'TD'; scope?: 'Column' | 'Row' };

/** A table whose head is repeated for the eye on every page that it reaches, and said once in the structure. */
export function drawTable(doc: Pdf, parent: Element, table: LegalTextTable): void {
  const widths = widthsOf(table);
  const head: Cell[] = table.head.map((words) => ({ words, kind: 'TH', scope: 'Column' }));
  const rows = table.rows.map((row) =>
    row.map(
      (words, at): Cell => (at === 0 ? { words, kind: 'TH', scope: 'Row' } : { words, kind: 'TD' }),
    ),
  );
  doc.y += 4;
  const first = rows[0] ?? [];
  makeRoom(doc, 30 + heightOf(doc, head, widths) + heightOf(doc, first, widths));
  within(doc, parent, 'Table', (element) => {
    say(doc, element, 'Caption', () =>
      doc.font('semi-bold').fontSize(CAPTION).fillColor(INK).text(table.caption, TEXT.x, doc.y),
    );
    doc.y += 3;
    within(doc, element, 'TR', (row) => drawRow(doc, row, head, widths));
    for (const cells of rows) {
      if (doc.y + heightOf(doc, cells, widths) > PAGE.height - MARGINS.bottom) {
        doc.addPage();
        ornament(doc, () => drawRow(doc, null, head, widths));
      }
      within(doc, element, 'TR', (row) => drawRow(doc, row, cells, widths));
    }
  });
  doc.y += 4;
}

function drawRow(
  doc: Pdf,
  row: Element | null,
  cells: readonly Cell[],
  widths: readonly number[],
): void {
  const top = doc.y;
  const height = heightOf(doc, cells, widths);
  let x = TEXT.x;
  const isHead = cells.every(({ scope }) => scope === 'Column');
  const line = () => doc.rect(TEXT.x, top, TEXT.width, isHead ? 0 : 0.6).fill(HAIRLINE);
  if (!isHead) ornament(doc, line);
  for (const [at, { words, kind, scope }] of cells.entries()) {
    const width = widths[at] ?? 0;
    const left = x;
    const draw = () => {
      style(doc, kind);
      doc
        .fillColor(scope === 'Column' ? QUIET : INK)
        .text(words, left, top + PADDING, { width: width - 10, lineGap: GAP });
    };
    if (row) say(doc, row, kind, draw, scope ? { scope } : {});
    else draw();
    x += width;
  }
  doc.y = top + height;
}

function style(doc: Pdf, kind: Cell['kind']): void {
  doc.font(kind === 'TH' ? 'semi-bold' : 'regular').fontSize(SIZE);
}

function heightOf(doc: Pdf, cells: readonly Cell[], widths: readonly number[]): number {
  const heights = cells.map(({ words, kind }, at) => {
    style(doc, kind);
    return doc.heightOfString(words, { width: (widths[at] ?? 0) - 10, lineGap: GAP });
  });
  return Math.max(...heights) + 2 * PADDING;
}

/** The first column names the row; the others share what is left by the length of what they hold. */
function widthsOf({ head, rows }: LegalTextTable): number[] {
  const longest = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => Math.min(row[at]?.length ?? 0, 60))),
  );
  const weights = longest.map((length) => Math.max(21, length));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => (TEXT.width * weight) / sum);
}

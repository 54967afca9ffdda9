import { ornament, within } from './document.ts';
import { heightIn, makeRoom, type Place, pageNow, set } from './layout.ts';
import { write } from './script.ts';
import { GAP, HAIRLINE, STYLES, type Style } from './style.ts';
import type { DocumentTable } from './view.ts';

const PADDING = 4.6;

type Cell = { words: string; tag: 'TH' | 'TD'; style: Style; scope?: 'Column' | 'Row' };

type Row = { cells: readonly Cell[]; isHead?: boolean };

type Columns = { widths: readonly number[]; hasAmounts: boolean };

/** A table whose head is repeated for the eye on every page that it reaches, and said once in the structure. */
export function setTable(place: Place, table: DocumentTable): void {
  const { doc, parent } = place;
  const columns = { widths: widthsOf(table, place.width), hasAmounts: table.hasAmounts ?? false };
  const head: Row = {
    cells: table.head.map((words) => ({
      words,
      tag: 'TH',
      style: STYLES.columnHead,
      scope: 'Column',
    })),
    isHead: true,
  };
  const rows = table.rows.map((row) => bodyRow(row, columns));
  const [first = head] = rows;
  makeRoom(doc, 30 + rowHeight(place, head, columns) + rowHeight(place, first, columns));
  within(doc, parent, 'Table', (element) => {
    const own = { ...place, parent: element };
    set(own, table.caption, { tag: 'Caption', style: STYLES.strong });
    doc.y += 2;
    within(doc, element, 'TR', (row) => setRow({ ...own, parent: row }, head, columns));
    for (const one of rows) {
      const page = pageNow(doc);
      makeRoom(doc, rowHeight(own, one, columns));
      if (pageNow(doc) !== page) repeatHead(own, head, columns);
      within(doc, element, 'TR', (row) => setRow({ ...own, parent: row }, one, columns));
    }
    setSums(own, table.sums ?? []);
  });
  doc.x = place.x;
  doc.y += GAP.afterText;
}

/** The first cell names the row, where it names one at all: beside amounts it is what they are for. */
function bodyRow(row: readonly string[], { hasAmounts }: Columns): Row {
  return {
    cells: row.map((words, at) =>
      at === 0 && !hasAmounts
        ? { words, tag: 'TH', scope: 'Row', style: { ...STYLES.cell, weight: 'semi-bold' } }
        : { words, tag: 'TD', style: STYLES.cell },
    ),
  };
}

function repeatHead(place: Place, head: Row, columns: Columns): void {
  const { doc } = place;
  ornament(doc, () => drawCells(place, head, columns));
}

function setRow(place: Place, row: Row, columns: Columns): void {
  const { doc, x, width } = place;
  const top = doc.y;
  if (!row.isHead) ornament(doc, () => doc.rect(x, top, width, 0.6).fill(HAIRLINE));
  eachCell(place, row, columns, (cell, column, align) =>
    set(column, cell.words, {
      tag: cell.tag,
      style: cell.style,
      ...(align ? { align } : {}),
      options: cell.scope ? { scope: cell.scope } : {},
    }),
  );
}

/** Without a tag: the eye sees it again, the ear has heard it. */
function drawCells(place: Place, row: Row, columns: Columns): void {
  eachCell(place, row, columns, ({ words, style }, { doc, x, width }, align) => {
    const { weight, size, lineGap, colour } = style;
    const options = { width, lineGap, ...(align ? { align } : {}) };
    write(doc.fillColor(colour), words, { weight, size, at: { x, y: doc.y }, options });
  });
}

function eachCell(
  place: Place,
  { cells }: Row,
  { widths, hasAmounts }: Columns,
  draw: (cell: Cell, column: Place, align: 'right' | undefined) => void,
): void {
  const { doc } = place;
  const top = doc.y + PADDING;
  let [x, bottom] = [place.x, top];
  for (const [at, cell] of cells.entries()) {
    const isAmount = hasAmounts && at === cells.length - 1;
    const width = widths[at] ?? 0;
    doc.y = top;
    draw(
      cell,
      { ...place, x, width: isAmount ? width : width - 10 },
      isAmount ? 'right' : undefined,
    );
    x += width;
    bottom = Math.max(bottom, doc.y);
  }
  doc.y = bottom + PADDING;
}

function rowHeight({ doc }: Place, { cells }: Row, { widths }: Columns): number {
  const heights = cells.map(({ words, style }, at) =>
    heightIn({ doc, width: (widths[at] ?? 0) - 10 }, words, style),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** Amounts have as much as an amount needs; other columns share the width by the length of what they hold. */
function widthsOf({ head, rows, hasAmounts }: DocumentTable, width: number): number[] {
  const longest = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => Math.min(row[at]?.length ?? 0, 60))),
  );
  const amounts = hasAmounts ? width * 0.3 : 0;
  const weights = longest
    .slice(0, hasAmounts ? -1 : undefined)
    .map((length) => Math.max(21, length));
  const sum = weights.reduce((one, other) => one + other, 0);
  const shared = weights.map((weight) => ((width - amounts) * weight) / sum);
  return hasAmounts ? [...shared, amounts] : shared;
}

/** Where the names of sums begin, of the width. */
const SUMS = 0.42;

function setSums(place: Place, sums: NonNullable<DocumentTable['sums']>): void {
  const { doc, parent, x, width } = place;
  if (sums.length === 0) return;
  const rule = () => doc.rect(x, doc.y, width, 0.6).fill(HAIRLINE);
  ornament(doc, rule);
  doc.y += 8;
  for (const [label, amount, weight] of sums) {
    const style = weight === 'whole' ? STYLES.total : STYLES.sum;
    makeRoom(doc, 20);
    within(doc, parent, 'TR', (row) => {
      const own = { ...place, parent: row };
      const top = doc.y;
      const name = { ...own, x: x + width * SUMS, width: width * (0.7 - SUMS) };
      set(name, label, { tag: 'TH', style, options: { scope: 'Row' } });
      const below = doc.y;
      doc.y = top;
      set({ ...own, x: x + width * 0.7, width: width * 0.3 }, amount, {
        tag: 'TD',
        style,
        align: 'right',
      });
      doc.y = Math.max(below, doc.y) + 4;
    });
  }
}

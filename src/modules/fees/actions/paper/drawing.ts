import {
  bytesOf,
  type Element,
  openPdf,
  ornament,
  type Pdf,
  say,
  within,
} from '#platform/pdf/document.ts';
import { heightOf, write } from '#platform/pdf/script.ts';
import type { InvoiceWords } from '../../letters/invoice.ts';

// Points. The design's tokens in their light form: paper is always light.
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGINS = { top: 62, bottom: 72, left: 62, right: 62 } as const;
const WIDTH = PAGE.width - MARGINS.left - MARGINS.right;
const INK = '#3c0911';
const QUIET = '#6e5f60';
const HAIRLINE = '#e0d6d6';
const SUMS = { label: MARGINS.left + WIDTH * 0.42, width: WIDTH * 0.58 } as const;

type About = { issuedAt: Date; author: string };

/** An invoice as a tagged A4 document; the same invoice gives the same bytes. */
export function drawInvoice(words: InvoiceWords, { issuedAt, author }: About): Promise<Buffer> {
  const number = words.facts[0]?.[1] ?? '';
  const doc = openPdf({
    title: `${words.title} ${number}`,
    author,
    subject: words.table.caption,
    language: 'en-IN',
    madeAt: issuedAt,
    margins: MARGINS,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  const start = { x: MARGINS.left, y: MARGINS.top };
  say(doc, root, 'H1', () =>
    write(doc.fillColor(INK), words.title, { weight: 'tight', size: 34, at: start }),
  );
  doc.y += 10;
  for (const fact of words.facts) drawFact(doc, root, fact);
  doc.y += 12;
  drawParties(doc, root, words.parties);
  drawTable(doc, root, words.table);
  drawSums(doc, root, words.sums);
  drawPayment(doc, root, words.payment);
  root.end();
  numberPages(doc, `${words.title} ${number}`);
  return bytesOf(doc);
}

function drawFact(doc: Pdf, root: Element, [label, said]: readonly [string, string]): void {
  makeRoom(doc, 18);
  say(doc, root, 'P', () => {
    const y = doc.y;
    write(doc.fillColor(QUIET), label, {
      weight: 'regular',
      size: 10,
      at: { x: MARGINS.left, y },
      options: { width: 130 },
    });
    const beside = { x: MARGINS.left + 136, y };
    write(doc.fillColor(INK), said, {
      weight: 'semi-bold',
      size: 10,
      at: beside,
      options: { width: WIDTH - 136 },
    });
  });
  doc.y += 2;
}

function drawParties(doc: Pdf, root: Element, parties: InvoiceWords['parties']): void {
  const top = doc.y;
  const width = WIDTH / 2 - 12;
  let bottom = top;
  for (const [place, { heading, lines }] of parties.entries()) {
    const x = MARGINS.left + place * (width + 24);
    within(doc, root, 'Sect', (part) => {
      say(doc, part, 'H2', () =>
        write(doc.fillColor(QUIET), heading, {
          weight: 'regular',
          size: 10,
          at: { x, y: top },
          options: { width },
        }),
      );
      for (const [at, line] of lines.entries())
        say(doc, part, 'P', () =>
          write(doc.fillColor(INK), line, {
            weight: at === 0 ? 'semi-bold' : 'regular',
            size: 10.5,
            at: { x, y: doc.y + 1 },
            options: { width, lineGap: 1 },
          }),
        );
    });
    bottom = Math.max(bottom, doc.y);
    doc.y = top;
  }
  doc.y = bottom + 18;
}

function drawTable(doc: Pdf, root: Element, { caption, head, rows }: InvoiceWords['table']): void {
  within(doc, root, 'Table', (table) => {
    say(doc, table, 'Caption', () =>
      write(doc.fillColor(INK), caption, {
        weight: 'semi-bold',
        size: 12,
        at: { x: MARGINS.left, y: doc.y },
        options: { width: WIDTH },
      }),
    );
    doc.y += 4;
    within(doc, table, 'TR', (row) => drawRow(doc, row, head, 'TH'));
    for (const cells of rows) within(doc, table, 'TR', (row) => drawRow(doc, row, cells, 'TD'));
  });
  doc.y += 4;
}

function drawRow(
  doc: Pdf,
  row: Element,
  [words, amount]: readonly [string, string],
  kind: 'TH' | 'TD',
): void {
  const [left, right] = [WIDTH * 0.7, WIDTH * 0.3];
  const how = {
    weight: 'regular',
    size: kind === 'TH' ? 9.5 : 10.5,
    options: { width: left - 12, lineGap: 2 },
  } as const;
  const coloured = () => doc.fillColor(kind === 'TH' ? QUIET : INK);
  const height = heightOf(doc, words, how) + 10;
  makeRoom(doc, height);
  const top = doc.y;
  if (kind === 'TD') ornament(doc, () => doc.rect(MARGINS.left, top, WIDTH, 0.6).fill(HAIRLINE));
  const options = kind === 'TH' ? { scope: 'Column' } : {};
  say(
    doc,
    row,
    kind,
    () => write(coloured(), words, { ...how, at: { x: MARGINS.left, y: top + 5 } }),
    options,
  );
  const end = { width: right, align: 'right' } as const;
  say(
    doc,
    row,
    kind,
    () =>
      write(coloured(), amount, {
        ...how,
        at: { x: MARGINS.left + left, y: top + 5 },
        options: end,
      }),
    options,
  );
  doc.y = top + height;
}

function drawSums(doc: Pdf, root: Element, sums: InvoiceWords['sums']): void {
  ornament(doc, () => doc.rect(MARGINS.left, doc.y, WIDTH, 0.6).fill(HAIRLINE));
  doc.y += 8;
  for (const [label, amount, weight] of sums) {
    makeRoom(doc, 20);
    const y = doc.y;
    say(doc, root, 'P', () => {
      const how = {
        weight: weight === 'whole' ? 'semi-bold' : 'regular',
        size: weight === 'whole' ? 11.5 : 10.5,
      } as const;
      const end = { width: SUMS.width * 0.4, align: 'right' } as const;
      write(doc.fillColor(INK), label, {
        ...how,
        at: { x: SUMS.label, y },
        options: { width: SUMS.width * 0.6 },
      });
      write(doc, amount, { ...how, at: { x: SUMS.label + SUMS.width * 0.6, y }, options: end });
    });
    doc.y = y + 18;
  }
  doc.y += 10;
}

function drawPayment(
  doc: Pdf,
  root: Element,
  { heading, facts, notes }: InvoiceWords['payment'],
): void {
  makeRoom(doc, 40 + facts.length * 18);
  say(doc, root, 'H2', () =>
    write(doc.fillColor(INK), heading, {
      weight: 'semi-bold',
      size: 13,
      at: { x: MARGINS.left, y: doc.y },
      options: { width: WIDTH },
    }),
  );
  doc.y += 4;
  for (const fact of facts) drawFact(doc, root, fact);
  for (const note of notes) {
    const how = { weight: 'regular', size: 10, options: { width: WIDTH, lineGap: 2 } } as const;
    makeRoom(doc, heightOf(doc, note, how) + 6);
    say(doc, root, 'P', () =>
      write(doc.fillColor(INK), note, { ...how, at: { x: MARGINS.left, y: doc.y + 4 } }),
    );
  }
}

function numberPages(doc: Pdf, words: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The line stands in the margin, where pdfkit would begin a new page.
    doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    ornament(
      doc,
      () => {
        const how = {
          weight: 'regular',
          size: 8.5,
          at: { x: MARGINS.left, y: PAGE.height - 46 },
        } as const;
        write(doc.fillColor(QUIET), words, { ...how, options: { lineBreak: false } });
        write(doc, `${page + 1} / ${count}`, {
          ...how,
          options: { width: WIDTH, align: 'right', lineBreak: false },
        });
      },
      'Pagination',
    );
  }
}

function makeRoom(doc: Pdf, height: number): void {
  if (doc.y + height > PAGE.height - MARGINS.bottom) {
    doc.addPage();
    doc.y = MARGINS.top;
  }
}

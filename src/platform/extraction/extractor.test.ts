import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../tests/zip.ts';
import { type ExtractedPage, type Extraction, openExtractor } from './extractor.ts';

const DEVANAGARI = fileURLToPath(
  new URL('../pdf/fonts/anek-devanagari-regular.ttf', import.meta.url),
);
GlobalFonts.registerFromPath(DEVANAGARI, 'Anek');

type Read = { pages: ExtractedPage[]; count: number | null; end: Extraction['end'] };

async function read(
  content: string | Uint8Array,
  type: string,
  { extractor = openExtractor(), from = 1, leaving = undefined as AbortSignal | undefined } = {},
): Promise<Read> {
  const bytes = Buffer.from(content);
  const read: Read = { pages: [], count: null, end: 'left' };
  const { end } = await extractor.extract(
    {
      type,
      size: bytes.length,
      from,
      read: async (start, stop) => bytes.subarray(start, stop),
      pages: (count) => {
        read.count = count;
      },
      page: async (page) => void read.pages.push(page),
    },
    leaving,
  );
  return { ...read, end };
}
const words = ({ pages }: Read) => pages.map(({ text }) => text);

function pdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  const pieces: Buffer[] = [];
  return new Promise((done) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => done(Buffer.concat(pieces)));
    draw(document);
    document.end();
  });
}

function picture(...lines: string[]): Buffer {
  const canvas = createCanvas(700, 60 + lines.length * 70);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 700, 400);
  context.fillStyle = 'black';
  context.font = '44px Anek';
  for (const [at, line] of lines.entries()) context.fillText(line, 30, 70 + at * 70);
  return canvas.toBuffer('image/png');
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PART = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function officeFile(main: string, contentType: string, parts: Record<string, string>): Buffer {
  const all = {
    '[Content_Types].xml': `<Types xmlns="${PART}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${contentType}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PART}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
    ...parts,
  };
  return zipOf(Object.entries(all).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

const aLetter = () =>
  officeFile('word/document.xml', WORD, {
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>The goods came late.</w:t></w:r></w:p><w:p><w:r><w:t>माल उशिरा आला.</w:t></w:r></w:p></w:body></w:document>',
  });

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const aSheet = (rows: readonly (readonly string[])[]) =>
  officeFile('xl/workbook.xml', SHEET, {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Ledger" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PART}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((cell, column) => `<c r="${'ABC'[column]}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  });

describe('the words of a paper', () => {
  test('of a text come in pages of ours, cut between words, and from the page that is asked for', async () => {
    const text = 'The goods came late. '.repeat(400);
    const all = await read(text, 'text/plain');
    expect([all.end, all.count, all.pages.length]).toEqual(['whole', 3, 3]);
    expect(words(all).join(' ').replace(/\s+/g, ' ')).toBe(text.trim());
    expect((await read(text, 'text/plain', { from: 3 })).pages.map(({ page }) => page)).toEqual([
      3,
    ]);
  });

  test('of a PDF come page by page', async () => {
    const file = await pdf((document) => {
      document.text('The agreement of March').addPage().text('Clause nine');
    });
    const all = await read(file, 'application/pdf');
    expect([all.end, all.count]).toEqual(['whole', 2]);
    expect(words(all)).toEqual(['The agreement of March', 'Clause nine']);
  });

  test('of a letter, of a table and of a mail are theirs', async () => {
    const letter = await read(aLetter(), WORD);
    expect(words(letter).join()).toMatch(/The goods came late\.\s+माल उशिरा आला\./);
    const table = await read(
      aSheet([
        ['Paint', '4500'],
        ['Putty', '900'],
      ]),
      SHEET,
    );
    expect(words(table)).toEqual(['Ledger\nPaint 4500\nPutty 900']);
    const mail = await read(
      'From: Ben <ben@example.org>\r\nTo: ada@example.org\r\nSubject: =?UTF-8?B?4KSq4KSC4KSq?=\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<style>p{}</style><p>It &amp; the pump broke.</p>',
      'message/rfc822',
    );
    expect(words(mail)).toEqual([
      expect.stringMatching(/^Ben ben@example\.org\nada@example\.org\nपंप\n.*It & the pump broke\./),
    ]);
  });

  test('are seen in a picture, and on a page of a PDF that is one, in English and in Hindi', async () => {
    const english = await read(picture('The paint peeled in March'), 'image/png');
    expect(english.pages).toEqual([
      { page: 1, text: 'The paint peeled in March', isPicture: true },
    ]);
    const hindi = picture('रंग मार्च में उखड़ गया', 'सुरेश म्हात्रे ने देखा');
    const scan = await pdf((document) => {
      document.text('Typed').addPage().image(hindi, 50, 50, { width: 450 });
    });
    const all = await read(scan, 'application/pdf');
    expect(all.pages.map(({ isPicture }) => isPicture)).toEqual([false, true]);
    expect(words(all)[1]).toContain('सुरेश म्हात्रे');
  }, 60_000);
});

describe('a PDF that a browser printed in Devanagari', () => {
  /** As browsers write it: of many of its shapes the font has no code, and beside them stands which letters they are. */
  const printed = (line: string, { isSaid }: { isSaid: boolean }) =>
    pdf(
      (document) => {
        document.font(DEVANAGARI).fontSize(30);
        if (isSaid) document.markContent('Span', { actual: line });
        document.text(line);
        if (isSaid) document.endMarkedContent();
      },
      { compress: false },
    );
  const withoutCodes = (file: Buffer) =>
    Buffer.from(
      file.toString('latin1').replaceAll(/<09(?:40|3f|02|4d)[0-9a-f]*>/gi, '<0000>'),
      'latin1',
    );

  test('is read by the letters that stand beside its shapes, and none is halved', async () => {
    const file = withoutCodes(await printed('यह हिस्सा सही नहीं', { isSaid: true }));
    expect((await read(file, 'application/pdf')).pages).toEqual([
      { page: 1, text: 'यह हिस्सा सही नहीं', isPicture: false },
    ]);
  });

  test('is read as a picture where nothing stands beside them and many are lost', async () => {
    const file = withoutCodes(await printed('यह हिस्सा सही नहीं', { isSaid: false }));
    const [page] = (await read(file, 'application/pdf')).pages;
    expect(page).toMatchObject({ isPicture: true, text: expect.stringContaining('सही नहीं') });
  }, 60_000);
});

describe('what cannot be read is said', () => {
  test('a locked PDF, a broken one, a film, a kind that nobody reads', async () => {
    const locked = await pdf((document) => document.text('Secret'), { userPassword: 'x' });
    expect((await read(locked, 'application/pdf')).end).toBe('encrypted');
    expect((await read('%PDF-1.7\nnothing', 'application/pdf')).end).toBe('damaged');
    expect((await read('no zip', WORD)).end).toBe('damaged');
    expect((await read('x', 'video/mp4')).end).toBe('film');
    expect((await read('x', 'image/heic')).end).toBe('other_kind');
  });

  test('a bomb: a table that unpacks to too much, a picture that says that it is huge, a page as large as a field', async () => {
    const table = zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(101 * 1024 * 1024) }]);
    expect((await read(table, SHEET)).end).toBe('too_large');
    const huge = picture('Huge');
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await read(huge, 'image/png')).end).toBe('too_large');
    const field = await pdf((document) => document.rect(0, 0, 10, 10).fill(), {
      size: [14_400, 14_400],
    });
    expect(await read(field, 'application/pdf')).toMatchObject({ end: 'whole', count: 1 });
  }, 60_000);

  test('a PDF of more pages than are read, and a table of more rows, are read in part', async () => {
    const pages = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(3)}]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`;
    expect((await read(pages, 'application/pdf')).count).toBeLessThanOrEqual(2000);
    const rows = Array.from({ length: 25_000 }, () => ['a', 'b']);
    const table = await read(aSheet(rows), SHEET);
    expect([table.end, table.count]).toEqual(['cut', 400]);
  }, 60_000);

  test('a process that takes too long or too much is ended, and one whose house leaves is too', async () => {
    const slow = openExtractor({ patience: 0, megabytes: 1000 });
    expect((await read('x', 'text/plain', { extractor: slow })).end).not.toBe('left');
    const stuck = { type: 'text/plain', size: 1, from: 1, pages: () => {}, page: async () => {} };
    const never = { ...stuck, read: () => new Promise<Uint8Array>(() => {}) };
    expect(await slow.extract(never)).toEqual({ end: 'died' });
    const large = openExtractor({ patience: 60_000, megabytes: 1 });
    expect(await large.extract(never)).toEqual({ end: 'died' });
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 300);
    expect(await openExtractor().extract(never, leaving.signal)).toEqual({ end: 'left' });
    expect((await read('x', 'text/plain', { leaving: leaving.signal })).end).toBe('left');
  });
});

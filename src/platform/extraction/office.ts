import { Buffer } from 'node:buffer';
import mammoth from 'mammoth';
import readExcelFile from 'read-excel-file/node';
import { openZip } from '#platform/zip.ts';
import { ROWS_A_PAGE, ROWS_MOST, UNPACKED_MOST, Unextractable } from './bounds.ts';
import type { Read, Source } from './messages.ts';
import { tellText } from './plain.ts';

export async function extractWord(source: Source): Promise<Read> {
  const buffer = await packageOf(source);
  const { value } = await mammoth.extractRawText({ buffer });
  return tellText(source, value);
}

/** Each sheet by its name and its rows, so many to a page. */
export async function extractSheets(source: Source): Promise<Read> {
  const sheets = await readExcelFile(await packageOf(source));
  const rows = sheets.flatMap(({ sheet, data }) => [
    sheet,
    ...data.slice(0, ROWS_MOST).map((row) => row.map(cellText).filter(Boolean).join(' ')),
  ]);
  const taken = rows.slice(0, ROWS_MOST);
  const count = Math.max(1, Math.ceil(taken.length / ROWS_A_PAGE));
  source.pages(count);
  for (let page = source.from; page <= count; page += 1)
    source.page(page, taken.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).join('\n'), false);
  return {
    isCut: rows.length > taken.length || sheets.some(({ data }) => data.length > ROWS_MOST),
  };
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

/** The file whole, once its directory says that it unpacks to no more than we hold. */
async function packageOf(source: Source): Promise<Buffer> {
  const zip = await openZip({
    size: source.size,
    read: async (from, to) => Buffer.from(await source.read(from, to)),
  });
  if (!zip.ok) throw new Unextractable('damaged');
  const listing = await zip.value.list();
  if (!listing.ok) throw new Unextractable('damaged');
  const unpacked = listing.value.entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > UNPACKED_MOST) throw new Unextractable('too_large');
  return Buffer.from(await source.read(0, source.size));
}

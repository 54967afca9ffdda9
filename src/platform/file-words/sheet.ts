import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import type { FileWords } from '#kernel/file-words.ts';
import { ROWS_MOST, shownOf, table } from './blocks.ts';

/** The sheets of a workbook as tables of what their cells show; formulas are not reckoned anew. */
export async function sheetBlocks(bytes: Uint8Array): Promise<FileWords> {
  const sheets = await readSheets(Buffer.from(bytes));
  const tables = sheets.map(({ sheet, data }) =>
    table(
      sheet,
      data.map((row) => row.map(cellInWords)),
    ),
  );
  return shownOf(
    tables.map(({ block }) => block),
    tables.some(({ isCut }) => isCut),
  );
}

function cellInWords(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A day has no hour in a sheet: it is midnight of UTC.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell);
}

/** The rows of a text that programs make of a table. */
export function rowBlocks(text: string): FileWords {
  const rows: string[][] = parse(text, {
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    to: ROWS_MOST + 1,
    delimiter: [',', ';', '\t'],
  });
  const { block, isCut } = table('', rows);
  return shownOf([block], isCut);
}

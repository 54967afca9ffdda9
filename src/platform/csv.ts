import { stringify } from 'csv-stringify/sync';
import { RUNS } from '#kernel/text.ts';

// Excel takes a file for UTF-8 only when it begins with this.
export const CSV_START = '\uFEFF';

/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula is told to be text, by an apostrophe: what a
 * stranger typed must not run on the machine of whoever opens the file.
 */
export function csvRows(rows: readonly (readonly string[])[]): string {
  const told = rows.map((cells) => cells.map((cell) => (RUNS.test(cell) ? `'${cell}` : cell)));
  // With lines that end in CRLF it would leave a lone line break in a cell without quotation marks, and the row in two.
  return stringify(told, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

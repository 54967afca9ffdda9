import { type CastingContext, CsvError, parse } from 'csv-parse/sync';

/** A cell as it stood in the file, or what was wrong with its writing. */
export type CsvCell = { text: string; fault: CsvCellFault | null };
export type CsvCellFault = 'not_utf8' | 'quote_misplaced';

/** One row of a file: `start` is its first byte, `end` the first byte after its line break. */
export type CsvRecord = { start: number; end: number; cells: CsvCell[]; fault: RecordFault | null };
export type RecordFault = 'quote_open' | 'row_too_long';

/** A row longer than this has lost a quotation mark: everything after it would be taken for one cell. */
export const ROW_BYTES_MAX = 128 * 1024;

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

export type CsvReader = {
  /** The whole rows that are known once these bytes have come; with `last` also one that no line break ends. */
  read(bytes: Uint8Array, last: boolean): CsvRecord[];
};

/**
 * Reads RFC 4180 in pieces of any size: cells in quotation marks may hold commas, line breaks and doubled quotation marks;
 * rows end in CRLF or LF; empty rows are passed over. `at` is the place of the first byte in its file, so that a reading
 * may begin again behind any whole row. Once a row was too long nothing after it is read.
 */
export function csvReader(at = 0): CsvReader {
  let pending: Uint8Array = Buffer.alloc(0);
  let start = at;
  let isOver = false;
  return {
    read(bytes, last) {
      if (isOver) return [];
      const all = Buffer.concat([pending, bytes]);
      // Too little to say whether the mark of a spreadsheet stands at the beginning.
      if (start === 0 && all.length < BOM.length && !last) {
        pending = all;
        return [];
      }
      const { records, readTo } = rowsOf(all, start, last);
      isOver = records.at(-1)?.fault === 'row_too_long';
      pending = all.subarray(readTo - start);
      start = readTo;
      return records;
    },
  };
}

const tooLong = new Error('This row is longer than any row that is whole.');

/** The rows of a piece of a file, and the byte behind the last of them. What the last row is, only the last piece says. */
function rowsOf(
  bytes: Buffer,
  at: number,
  isLast: boolean,
): { records: CsvRecord[]; readTo: number } {
  const mark = at === 0 && bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  // Half a line break at the very end is one.
  const body = bytes.subarray(mark, isLast && bytes.at(-1) === CR ? -1 : undefined);
  const length = bytes.length - mark;
  const rows = rowsFrom(at, mark);
  try {
    parse(body, {
      encoding: null,
      record_delimiter: ['\r\n', '\n'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: ROW_BYTES_MAX,
      cast: (value: unknown, { bytes: to, quoting }: CastingContext) => {
        if (rows.lengthAt(to) > ROW_BYTES_MAX) throw tooLong;
        // Without an encoding it is bytes, whatever the types say.
        rows.addCell(value as Buffer, to, quoting);
        return null;
      },
      on_record: (_: unknown, { bytes: to }: { bytes: number }) => {
        // What no line break ends may go on in the next piece.
        const isWhole = body[to - 1] === LF;
        if (isWhole || isLast) rows.end(isWhole ? to : length, null);
        return null;
      },
    });
  } catch (error) {
    if (isTooLong(error) || rows.lengthAt(length) > ROW_BYTES_MAX) rows.end(length, 'row_too_long');
    else if (!isOpen(error)) throw error;
    else if (isLast) rows.end(length, 'quote_open');
  }
  return rows.all();
}

/** The rows of what begins at a place in its file, behind a mark; all other places are counted from there. */
function rowsFrom(at: number, mark: number) {
  const records: CsvRecord[] = [];
  let cells: CsvCell[] = [];
  let [rowFrom, cellFrom] = [0, 0];
  const placeOf = (byte: number) => (byte === 0 ? at : at + mark + byte);
  return {
    lengthAt: (to: number) => to - rowFrom,
    addCell(bytes: Buffer, to: number, isQuoted: boolean) {
      cells.push(cellOf(bytes, { raw: to - cellFrom, isQuoted }));
      cellFrom = to + 1;
    },
    end(to: number, fault: RecordFault | null) {
      const isEmpty = fault === null && cells.length === 1 && cellFrom === rowFrom + 1;
      if (fault === 'row_too_long') cells = [];
      if (!isEmpty) records.push({ start: placeOf(rowFrom), end: placeOf(to), cells, fault });
      [rowFrom, cellFrom, cells] = [to, to, []];
    },
    all: () => ({ records, readTo: placeOf(rowFrom) }),
  };
}

function isTooLong(error: unknown): boolean {
  return error === tooLong || (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE');
}

function isOpen(error: unknown): boolean {
  return error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
}

/**
 * `raw` is how many bytes it took in the file. A cell in quotation marks takes two for them and one for each that is doubled;
 * where something stands behind the closing mark the library gives it back as it stood, and it took fewer.
 */
function cellOf(bytes: Buffer, { raw, isQuoted }: { raw: number; isQuoted: boolean }): CsvCell {
  if (!bytes.includes(QUOTE)) return textOf(bytes);
  if (!isQuoted) return { ...textOf(bytes), fault: 'quote_misplaced' };
  const marks = [...bytes.keys()].filter((place) => bytes[place] === QUOTE);
  if (raw === bytes.length + marks.length + 2) return textOf(bytes);
  // Behind the opening mark stand those that were doubled, then the closing one.
  const { text } = textOf(bytes.subarray(1, marks[raw - bytes.length + 1]));
  return { text, fault: 'quote_misplaced' };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(bytes: Uint8Array): CsvCell {
  try {
    return { text: strict.decode(bytes), fault: null };
  } catch {
    return { text: lenient.decode(bytes), fault: 'not_utf8' };
  }
}

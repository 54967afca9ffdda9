/** A cell as it stood in the file, or what was wrong with its writing. */
export type Cell = { text: string; fault: CellFault | null };
export type CellFault = 'not_utf8' | 'quote_misplaced';

/** One row of a file: `start` is its first byte, `end` the first byte after its line break. */
export type CsvRecord = { start: number; end: number; cells: Cell[]; fault: RecordFault | null };
export type RecordFault = 'quote_open' | 'row_too_long';

/** A row longer than this has lost a quotation mark: everything after it would be taken for one cell. */
export const ROW_BYTES_MAX = 128 * 1024;

const [QUOTE, COMMA, LF, CR] = [0x22, 0x2c, 0x0a, 0x0d];
const BOM = [0xef, 0xbb, 0xbf];

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
  let pending = new Uint8Array(0);
  let start = at;
  let scanned = 0;
  let inQuotes = false;
  let isOver = false;

  return {
    read(bytes, last) {
      if (isOver) return [];
      pending = joined(pending, bytes);
      const records: CsvRecord[] = [];
      let from = 0;
      for (; scanned < pending.length; scanned += 1) {
        const byte = pending[scanned];
        if (byte === QUOTE) inQuotes = !inQuotes;
        else if (byte === LF && !inQuotes) {
          take(records, from, scanned + 1);
          from = scanned + 1;
        }
      }
      if (pending.length - from > ROW_BYTES_MAX) {
        isOver = true;
        records.push({
          start: start + from,
          end: start + pending.length,
          cells: [],
          fault: 'row_too_long',
        });
        return records;
      }
      if (last && from < pending.length) {
        take(records, from, pending.length);
        from = pending.length;
      }
      start += from;
      pending = pending.subarray(from);
      scanned = pending.length;
      return records;
    },
  };

  function take(records: CsvRecord[], from: number, to: number): void {
    const skip =
      start + from === 0 && BOM.every((byte, index) => pending[index] === byte) ? BOM.length : 0;
    const line = withoutBreak(pending.subarray(from + skip, to));
    if (line.length === 0) return;
    records.push({ start: start + from, end: start + to, ...cellsOf(line) });
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function withoutBreak(line: Uint8Array): Uint8Array {
  const end = line.at(-1) === LF ? line.length - 1 : line.length;
  return line.subarray(0, end > 0 && line[end - 1] === CR ? end - 1 : end);
}

function cellsOf(line: Uint8Array): Pick<CsvRecord, 'cells' | 'fault'> {
  const cells: Cell[] = [];
  let at = 0;
  for (;;) {
    const { cell, end, isOpen } = line[at] === QUOTE ? quoted(line, at) : plain(line, at);
    if (isOpen) return { cells, fault: 'quote_open' };
    cells.push(cell);
    if (end >= line.length) return { cells, fault: null };
    at = end + 1;
    // A comma at the very end has an empty cell behind it.
    if (at === line.length) return { cells: [...cells, { text: '', fault: null }], fault: null };
  }
}

type Taken = { cell: Cell; end: number; isOpen: boolean };

function plain(line: Uint8Array, at: number): Taken {
  const found = line.indexOf(COMMA, at);
  const end = found < 0 ? line.length : found;
  const bytes = line.subarray(at, end);
  const cell = textOf(bytes);
  return {
    cell: bytes.includes(QUOTE) ? { ...cell, fault: 'quote_misplaced' } : cell,
    end,
    isOpen: false,
  };
}

function quoted(line: Uint8Array, at: number): Taken {
  let close = at + 1;
  for (;;) {
    close = line.indexOf(QUOTE, close);
    if (close < 0) return { cell: { text: '', fault: null }, end: line.length, isOpen: true };
    if (line[close + 1] !== QUOTE) break;
    close += 2;
  }
  const cell = textOf(line.subarray(at + 1, close));
  const text = cell.text.replaceAll('""', '"');
  if (close + 1 === line.length || line[close + 1] === COMMA)
    return { cell: { ...cell, text }, end: close + 1, isOpen: false };
  // Something stands behind the closing mark: the cell is told, and the row goes on at the next comma.
  const comma = line.indexOf(COMMA, close);
  return {
    cell: { text, fault: 'quote_misplaced' },
    end: comma < 0 ? line.length : comma,
    isOpen: false,
  };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(bytes: Uint8Array): Cell {
  try {
    return { text: strict.decode(bytes), fault: null };
  } catch {
    return { text: lenient.decode(bytes), fault: 'not_utf8' };
  }
}

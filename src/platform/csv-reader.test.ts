import { describe, expect, test } from 'vitest';
import { fc } from '../../tests/properties.ts';
import { csvRows } from './csv.ts';
import { type CsvRecord, csvReader, ROW_BYTES_MAX } from './csv-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const rowsOf = (records: readonly CsvRecord[]) =>
  records.map(({ cells }) => cells.map(({ text }) => text));

function read(bytes: Uint8Array, cuts: readonly number[] = []): CsvRecord[] {
  const reader = csvReader();
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const records: CsvRecord[] = [];
  let from = 0;
  for (const to of [...places, bytes.length]) {
    records.push(...reader.read(bytes.subarray(from, to), false));
    from = to;
  }
  return [...records, ...reader.read(new Uint8Array(0), true)];
}

describe('the reader of a CSV', () => {
  // The oracle: cells of any kind, each in quotation marks.
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a,b', 'say "no"', 'two\r\nlines', '"', ',', '', 'दावा'),
  );
  const quotedRow = (row: readonly string[]) =>
    row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');

  test('gives back every row that was written, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 9 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, cuts, lineBreak, endsInBreak) => {
          const text =
            rows.map(quotedRow).join(lineBreak) + (endsInBreak && rows.length > 0 ? lineBreak : '');
          expect(rowsOf(read(bytesOf(text), cuts))).toEqual(
            rows.map((row) => row.map((one) => one.toWellFormed())),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('gives back what our own writer of reports wrote', () => {
    const plain = fc.stringMatching(/^[a-z0-9",\n ]*$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(plain, { minLength: 2, maxLength: 5 }), { maxLength: 6 }),
        (rows) => {
          const records = read(bytesOf(csvRows(rows)));
          expect(rowsOf(records)).toEqual(rows);
          expect(
            records.every(
              ({ fault, cells }) => fault === null && cells.every((one) => one.fault === null),
            ),
          ).toBe(true);
        },
      ),
    );
  });

  test('begins again behind any whole row and finds the same rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (rows, pick) => {
          const bytes = bytesOf(rows.map(quotedRow).join('\r\n'));
          const all = read(bytes);
          const from = all[pick % all.length]?.end ?? 0;
          const again = csvReader(from).read(bytes.subarray(from), true);
          expect(again).toEqual(all.slice((pick % all.length) + 1));
        },
      ),
    );
  });

  test('takes any bytes at all without an accident', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void read(bytes)),
      { numRuns: 500 },
    );
  });

  test('passes over the mark of a spreadsheet at the beginning, and over empty rows', () => {
    expect(rowsOf(read(bytesOf('\uFEFFa,b\r\n\r\n1,2\n\n')))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps an empty cell at the end', () =>
    expect(rowsOf(read(bytesOf('a,b,\n')))).toEqual([['a', 'b', '']]));

  test('tells the cell whose bytes are no UTF-8, and reads the others', () => {
    const [row] = read(new Uint8Array([0x61, 0x2c, 0xe9, 0x2c, 0x62]));
    expect(row?.cells.map(({ fault }) => fault)).toEqual([null, 'not_utf8', null]);
  });

  test('tells a quotation mark in the wrong place', () => {
    const [row] = read(bytesOf('a"b",c,"d"e,f'));
    expect(row?.cells).toEqual([
      { text: 'a"b"', fault: 'quote_misplaced' },
      { text: 'c', fault: null },
      { text: 'd', fault: 'quote_misplaced' },
      { text: 'f', fault: null },
    ]);
  });

  test('a mark in the wrong place costs its own row, and no other', () => {
    const rows = read(bytesOf('a"b,c\r\n1,2\r\n"say ""no"", he said",x\r\n"a ""b"" c"d,e\r\n'));
    expect(rowsOf(rows)).toEqual([
      ['a"b', 'c'],
      ['1', '2'],
      ['say "no", he said', 'x'],
      ['a "b" c', 'e'],
    ]);
    expect(rows.map(({ cells }) => cells[0]?.fault)).toEqual([
      'quote_misplaced',
      null,
      null,
      'quote_misplaced',
    ]);
  });

  test('takes half a line break at the very end for one', () => {
    expect(rowsOf(read(bytesOf('a,b\r')))).toEqual([['a', 'b']]);
    expect(rowsOf(read(bytesOf('a,b\r\n\r')))).toEqual([['a', 'b']]);
  });

  test('tells a row whose quotation mark is never closed', () => {
    const rows = read(bytesOf('a,b\n1,"two\nthree'));
    expect(rows.map(({ fault }) => fault)).toEqual([null, 'quote_open']);
    expect(rowsOf(rows)).toEqual([['a', 'b'], ['1']]);
  });

  test('stops at a row that never ends, with no more than that in memory', () => {
    const reader = csvReader();
    expect(reader.read(bytesOf(`"${'x'.repeat(ROW_BYTES_MAX - 1)}`), false)).toEqual([]);
    expect(reader.read(bytesOf('xx'), false).map(({ fault }) => fault)).toEqual(['row_too_long']);
    expect(reader.read(bytesOf('"\n1,2\n'), true)).toEqual([]);
  });
});

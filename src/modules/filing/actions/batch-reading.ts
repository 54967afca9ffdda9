import { type CsvRecord, csvReader } from '#platform/csv-reader.ts';
import type { Db } from '#platform/db.ts';
import { cellsBy, type HeaderProblem, headerOf, ROWS_MAX } from '../rules/bulk-columns.ts';
import { pairOf, referenceOf } from '../rules/bulk-keys.ts';
import type { ParsedRow } from '../rules/bulk-row.ts';
import { addBatchDocuments, listUnseen, setDocumentFaults } from '../store/batch-documents.ts';
import { changeFile, listFiles } from '../store/batch-files.ts';
import { addRows, type NewRow, recheckForDocuments } from '../store/batch-rows.ts';
import { type BatchRow, changeBatch, type FileRow } from '../store/batches.ts';
import { type ChunkedFile, chunksOf, papersIn, unpackingOf } from './batch-chunks.ts';
import type { BatchesDeps } from './batch-deps.ts';

/** How much is done in one transaction: little enough that a crash costs nothing, enough that a commit is worth it. */
const [ROWS_READ, PAPERS_SEEN, PAPERS_KEPT] = [500, 50, 2000];

const READ_BYTES = 1024 * 1024;

export async function readNext(deps: BatchesDeps, tx: Db, batch: BatchRow): Promise<void> {
  const whole = (await listFiles(tx, batch.id)).filter(({ state }) => state === 'whole');
  const file = whole.find(({ kind }) => kind === 'papers') ?? whole[0];
  if (!file) return;
  const pieces = await chunksOf(tx, deps.pieces, file.id);
  await (file.kind === 'papers'
    ? readPapers(tx, file, pieces)
    : readRows(tx, batch, { file, pieces }));
}

/** First what the zip says that it holds, then each paper: whether it unpacks to what was said, and is a paper. */
async function readPapers(tx: Db, file: FileRow, pieces: ChunkedFile): Promise<void> {
  if (file.readTo === 0n) return openZip(tx, file, pieces);
  const papers = await listUnseen(tx, file.id, PAPERS_SEEN);
  const unpack = await unpackingOf(pieces);
  const found = [];
  for (const { key, at, packed, size, isDeflated, crc } of papers) {
    const numbers = {
      at: Number(at),
      packed: Number(packed),
      size: Number(size),
      crc: Number(crc),
    };
    const paper = await unpack({ ...numbers, isDeflated });
    found.push({ key, fault: paper.ok ? null : paper.refusal });
  }
  await setDocumentFaults(tx, file.batchId, found);
  if (papers.length === PAPERS_SEEN) return;
  await changeFile(tx, file.id, { state: 'read' });
  await recheckForDocuments(tx, file.batchId);
}

async function openZip(tx: Db, file: FileRow, pieces: ChunkedFile): Promise<void> {
  const found = await papersIn(pieces);
  if (!found.ok) return changeFile(tx, file.id, { state: 'refused', fault: found.refusal });
  // Of two with one name the first is kept; it says that there are two.
  const papers = new Map(
    found.value.map((entry, number) => [entry.key, { ...entry, number }] as const).reverse(),
  );
  const all = [...papers.values()];
  for (let from = 0; from < all.length; from += PAPERS_KEPT)
    await addBatchDocuments(
      tx,
      { batchId: file.batchId, fileId: file.id },
      all.slice(from, from + PAPERS_KEPT),
    );
  await changeFile(tx, file.id, { readTo: file.size, rowsRead: found.value.length });
}

type Reading = { file: FileRow; pieces: ChunkedFile };

/** The next rows of a CSV. Where it stopped stands in the row of the file, so that it goes on there, whoever goes on. */
async function readRows(tx: Db, batch: BatchRow, { file, pieces }: Reading): Promise<void> {
  const { records, isEnd, readTo } = await recordsFrom(pieces, Number(file.readTo));
  let { header } = file;
  let place = file.rowsRead + 2;
  if (!header) {
    const named = headerOf(records.shift()?.cells ?? []);
    if (!named.ok || records.length === 0)
      return refuseFile(tx, file, named.ok ? { code: 'rows_empty', columns: [] } : named.refusal);
    header = named.value;
  }
  const room = ROWS_MAX - file.rowsRead;
  const rows = records
    .slice(0, room)
    .map((record, index) =>
      rowOf(record, header, { number: batch.nextRow + index, place: place + index }),
    );
  place += rows.length;
  await addRows(
    tx,
    { batchId: batch.id, institutionId: batch.institutionId, fileId: file.id },
    rows,
  );
  await changeBatch(tx, batch.id, { nextRow: batch.nextRow + rows.length });
  const isFull = records.length > room;
  await changeFile(tx, file.id, {
    header,
    readTo: BigInt(readTo),
    rowsRead: place - 2,
    ...(isFull ? { fault: 'rows_too_many' } : {}),
    ...(isEnd || isFull ? { state: 'read' as const } : {}),
  });
}

function refuseFile(tx: Db, file: FileRow, { code, columns }: HeaderProblem): Promise<void> {
  return changeFile(tx, file.id, { state: 'refused', fault: code, faultColumns: columns });
}

async function recordsFrom(
  pieces: ChunkedFile,
  from: number,
): Promise<{ records: CsvRecord[]; isEnd: boolean; readTo: number }> {
  const reader = csvReader(from);
  const records: CsvRecord[] = [];
  let at = from;
  while (at < pieces.size && records.length <= ROWS_READ) {
    const bytes = await pieces.read(at, Math.min(pieces.size, at + READ_BYTES));
    at += bytes.length;
    records.push(...reader.read(bytes, at >= pieces.size));
    if (records.at(-1)?.fault === 'row_too_long')
      return { records, isEnd: true, readTo: pieces.size };
  }
  const taken = records.slice(0, ROWS_READ + 1);
  const isEnd = at >= pieces.size && taken.length === records.length;
  return { records: taken, isEnd, readTo: isEnd ? pieces.size : (taken.at(-1)?.end ?? at) };
}

function rowOf(
  { cells: row, fault }: CsvRecord,
  header: readonly string[],
  { number, place }: { number: number; place: number },
): NewRow {
  const { cells, problems } = cellsBy(header, row);
  const written: ParsedRow['written'] = fault === null ? problems : [{ column: '', code: fault }];
  return { number, place, cells, written, reference: referenceOf(cells), pair: pairOf(cells) };
}

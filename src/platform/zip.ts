import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** A file that is read anywhere; `read` gives what there is between two bytes. */
export type RandomAccessFile = { size: number; read(from: number, to: number): Promise<Buffer> };

/** What a zip's directory says of an entry (APPNOTE 4.3.12), believed in nothing; `at` is where its local header begins. */
export type ZipDirectoryEntry = {
  name: Uint8Array;
  at: number;
  packed: number;
  size: number;
  crc: number;
  method: number;
  flags: number;
  /** The kind of system that it was made on (4.4.2.2), and its word on the kind of file (4.4.15). */
  madeOn: number;
  attributes: number;
  isZip64: boolean;
};
/** Every entry; `directoryAt` is where their bytes must have ended. */
export type ZipDirectory = { entries: ZipDirectoryEntry[]; directoryAt: number };

export type PackedZipEntry = Pick<ZipDirectoryEntry, 'at' | 'packed' | 'size' | 'crc'> & {
  isDeflated: boolean;
};

export type Zip = {
  /** How many entries it says that it has. */
  count: number;
  /** Unpacks nothing. */
  list(): Promise<Result<ZipDirectory, 'wrong'>>;
  /** An entry, whole; never more of it than the size that was said, nor what its checksum does not know. */
  content(entry: PackedZipEntry): Promise<Result<Buffer, ZipFlaw['flaw']>>;
  /** The same as it comes, so that it need not fit into memory. Throws a `ZipFlaw` where it is not what was said. */
  unpacked(entry: PackedZipEntry): AsyncGenerator<Buffer>;
};

/** What comes out of a zip is more than it said, or nothing that its checksum knows. */
export class ZipFlaw extends Error {
  readonly flaw: 'too_large' | 'broken';
  constructor(flaw: 'too_large' | 'broken') {
    super(`An entry of a zip is ${flaw === 'broken' ? 'broken' : 'larger than it said'}.`);
    this.flaw = flaw;
  }
}

/** Opens a zip. What cannot be read throws as it came; what is no zip is refused. */
export async function openZip(bytes: RandomAccessFile): Promise<Result<Zip, 'wrong' | 'in_parts'>> {
  const door = doorTo(bytes);
  // Names stay bytes, because it is ours to say what a name may be; a size that lies is told of its entry alone.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  try {
    const zip = await fromRandomAccessReaderPromise(door.reader, bytes.size, options);
    return allow({
      count: zip.entryCount,
      list: () => list(zip, door),
      content: (entry) => content(unpacked(zip, door, entry)),
      unpacked: (entry) => unpacked(zip, door, entry),
    });
  } catch (error) {
    return refuse(/^multi-disk/.test(door.flawOf(error)) ? 'in_parts' : 'wrong');
  }
}

async function list(zip: ZipFile, door: Door): Promise<Result<ZipDirectory, 'wrong'>> {
  const entries: ZipDirectoryEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(listed(entry, door));
  } catch (error) {
    door.flawOf(error);
    return refuse('wrong');
  }
  return allow({ entries, directoryAt: door.directoryAt() });
}

function listed(entry: Entry, door: Door): ZipDirectoryEntry {
  return {
    name: entry.fileNameRaw,
    at: entry.relativeOffsetOfLocalHeader,
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    crc: entry.crc32,
    method: entry.compressionMethod,
    flags: entry.generalPurposeBitFlag,
    madeOn: entry.versionMadeBy >>> 8,
    attributes: entry.externalFileAttributes,
    isZip64: door.isZip64(),
  };
}

async function content(coming: AsyncIterable<Buffer>): Promise<Result<Buffer, ZipFlaw['flaw']>> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of coming) chunks.push(chunk);
  } catch (error) {
    if (error instanceof ZipFlaw) return refuse(error.flaw);
    throw error;
  }
  return allow(Buffer.concat(chunks));
}

async function* unpacked(
  zip: ZipFile,
  door: Door,
  { at, packed, size, crc, isDeflated }: PackedZipEntry,
): AsyncGenerator<Buffer> {
  let [length, sum] = [0, 0];
  try {
    // All that it reads of an entry in this way.
    const entry = { relativeOffsetOfLocalHeader: at, compressedSize: packed } as Entry;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const stream = await streamOf(zip, { from: fileDataStart, packed, isDeflated, size });
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > size) throw new ZipFlaw('too_large');
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ZipFlaw) throw error;
    door.flawOf(error);
    throw new ZipFlaw('broken');
  }
  if (length !== size || sum !== crc) throw new ZipFlaw('broken');
}

type Place = Pick<PackedZipEntry, 'packed' | 'isDeflated' | 'size'> & { from: number };

/** The library has a promise of this of its own, which in 3.4.0 calls another function. */
function streamOf(
  zip: ZipFile,
  { from, packed, isDeflated, size }: Place,
): Promise<AsyncIterable<Buffer>> {
  return new Promise((done, fail) => {
    zip.openReadStreamLowLevel(from, packed, 0, packed, isDeflated, size, (error, stream) =>
      error ? fail(error) : done(stream),
    );
  });
}

type Door = {
  reader: RandomAccessReader;
  directoryAt(): number;
  /** Whether the entry that was read last needs more than 32 bits. */
  isZip64(): boolean;
  /** What is wrong with the zip, in the library's words; an accident in reading its bytes is thrown on. */
  flawOf(error: unknown): string;
};

const [CENTRAL, CENTRAL_BYTES] = [0x02014b50, 46];

function doorTo(bytes: RandomAccessFile): Door {
  const accidents = new WeakSet<Error>();
  let directoryAt = bytes.size;
  let isZip64 = false;
  // Abstract in its types alone; the library asks that these two be given to it.
  const reader = new (RandomAccessReader as unknown as new () => RandomAccessReader)();
  const read = (from: number, to: number) =>
    bytes.read(from, to).catch((error: Error) => {
      accidents.add(error);
      throw error;
    });
  reader._readStreamForRange = (from, to) => Readable.from(chunksOf(read, from, to));
  reader.read = (buffer, offset, length, position, done: (e: Error | null, n?: number) => void) => {
    read(position, position + length).then((found) => {
      found.copy(buffer, offset);
      if (found.length === CENTRAL_BYTES && found.readUInt32LE(0) === CENTRAL) {
        directoryAt = Math.min(directoryAt, position);
        isZip64 = [20, 24, 42].some((field) => found.readUInt32LE(field) === 0xffffffff);
        tellAsLocked(buffer.subarray(offset));
      }
      done(null, found.length);
    }, done);
  };
  return {
    reader,
    directoryAt: () => directoryAt,
    isZip64: () => isZip64,
    flawOf(error) {
      if (!(error instanceof Error) || accidents.has(error)) throw error;
      return error.message;
    },
  };
}

/** Strong encryption (4.4.4, bit 6) makes yauzl give up the zip: so it is told as any encryption, of its entry alone. */
function tellAsLocked(header: Buffer): void {
  const flags = header.readUInt16LE(8);
  if (flags & 0x40) header.writeUInt16LE((flags & ~0x40) | 1, 8);
}

const CHUNK = 256 * 1024;

async function* chunksOf(
  read: RandomAccessFile['read'],
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += CHUNK) yield await read(at, Math.min(to, at + CHUNK));
}

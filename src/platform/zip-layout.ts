import { crc32 } from 'node:zlib';
import { dayIn, timeIn } from '#kernel/moments.ts';

/** A file of a zip that is stored as it is: its size and its checksum say where every byte stands before one is read. */
export type StoredFile = { name: string; size: number; crc: number; at: Date };

/** The checksum of bytes after what came before them (APPNOTE 4.4.7). */
export function checksumOf(bytes: Uint8Array, before = 0): number {
  return crc32(bytes, before);
}

/** A stretch of the zip: bytes of its own, or the content of a file, which is read elsewhere. */
export type ZipStretch<F> = { from: number; size: number } & ({ bytes: Buffer } | { file: F });
export type ZipLayout<F> = { size: number; stretches: readonly ZipStretch<F>[] };

const [LOCAL, CENTRAL, END, END64, LOCATOR] = [
  0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50,
];
/** From here on a number does not fit, and stands in an extra field of 64 bits (APPNOTE 4.5.3). */
const [MOST_16, MOST_32] = [0xffff, 0xffffffff];
const [NEEDS, NEEDS_64] = [20, 45];
/** Names are UTF-8 (APPNOTE, appendix D). */
const UTF8 = 0x0800;
/** Made on Unix, where a file may be read and written by its owner and read by all others. */
const [UNIX, FILE_MODE] = [3 << 8, 0o100644 * 0x10000];

/** Where each byte of a zip of such files stands. Nothing of their content is read for it. */
export function zipLayout<F extends StoredFile>(files: readonly F[]): ZipLayout<F> {
  const stretches: ZipStretch<F>[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const head = localHeader(file);
    stretches.push({ from: at, size: head.length, bytes: head });
    if (file.size > 0) stretches.push({ from: at + head.length, size: file.size, file });
    directory.push(directoryEntry(file, at));
    at += head.length + file.size;
  }
  const entries = Buffer.concat(directory);
  const end = endOf({ count: files.length, size: entries.length, at });
  const tail = Buffer.concat([entries, end]);
  stretches.push({ from: at, size: tail.length, bytes: tail });
  return { size: at + tail.length, stretches };
}

function localHeader({ name, size, crc, at }: StoredFile): Buffer {
  const isLarge = size >= MOST_32;
  const extra = isLarge ? extra64([size, size]) : Buffer.alloc(0);
  const words = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(isLarge ? NEEDS_64 : NEEDS, 4);
  head.writeUInt16LE(UTF8, 6);
  head.writeUInt32LE(dosMoment(at), 10);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(isLarge ? MOST_32 : size, 18);
  head.writeUInt32LE(isLarge ? MOST_32 : size, 22);
  head.writeUInt16LE(words.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, words, extra]);
}

function directoryEntry({ name, size, crc, at }: StoredFile, offset: number): Buffer {
  const large = [...(size >= MOST_32 ? [size, size] : []), ...(offset >= MOST_32 ? [offset] : [])];
  const extra = large.length > 0 ? extra64(large) : Buffer.alloc(0);
  const words = Buffer.from(name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(UNIX | NEEDS_64, 4);
  head.writeUInt16LE(large.length > 0 ? NEEDS_64 : NEEDS, 6);
  head.writeUInt16LE(UTF8, 8);
  head.writeUInt32LE(dosMoment(at), 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(Math.min(size, MOST_32), 20);
  head.writeUInt32LE(Math.min(size, MOST_32), 24);
  head.writeUInt16LE(words.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(FILE_MODE, 38);
  head.writeUInt32LE(Math.min(offset, MOST_32), 42);
  return Buffer.concat([head, words, extra]);
}

function extra64(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * numbers.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * numbers.length, 2);
  for (const [place, number] of numbers.entries())
    extra.writeBigUInt64LE(BigInt(number), 4 + 8 * place);
  return extra;
}

type Directory = { count: number; size: number; at: number };

function endOf({ count, size, at }: Directory): Buffer {
  const isLarge = count >= MOST_16 || size >= MOST_32 || at >= MOST_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(at, MOST_32), 16);
  return isLarge ? Buffer.concat([end64({ count, size, at }), end]) : end;
}

function end64({ count, size, at }: Directory): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(END64, 0);
  end.writeBigUInt64LE(44n, 4); // of what follows in this record
  end.writeUInt16LE(UNIX | NEEDS_64, 12);
  end.writeUInt16LE(NEEDS_64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.writeUInt32LE(LOCATOR, 56);
  end.writeBigUInt64LE(BigInt(at + size), 64);
  end.writeUInt32LE(1, 72); // of disks, all told
  return end;
}

/** A moment as DOS wrote it, without a zone: the office's clock (APPNOTE 4.4.6). */
function dosMoment(at: Date): number {
  const [year = 1980, month = 1, day = 1] = dayIn(at).split('-').map(Number);
  const [hour = 0, minute = 0] = timeIn(at).split(':').map(Number);
  const date = ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day;
  return ((date << 16) | (hour << 11) | (minute << 5)) >>> 0;
}

/** Content of a file between two of its bytes. */
export type StoredContent<F> = (file: F, from: number, to: number) => AsyncIterable<Uint8Array>;

/** The zip from one byte to before another; of a file only what stands there is read. */
export async function* bytesBetween<F>(
  { stretches }: ZipLayout<F>,
  { from, to }: { from: number; to: number },
  contentOf: StoredContent<F>,
): AsyncGenerator<Uint8Array> {
  for (let place = firstWith(stretches, from); place < stretches.length; place += 1) {
    const stretch = stretches[place];
    if (!stretch || stretch.from >= to) return;
    const begins = Math.max(0, from - stretch.from);
    const ends = Math.min(stretch.size, to - stretch.from);
    if (begins >= ends) continue;
    if ('bytes' in stretch) yield stretch.bytes.subarray(begins, ends);
    else yield* contentOf(stretch.file, begins, ends);
  }
}

/** The stretch in which a byte stands: half of what is left is ruled out at each look. */
function firstWith(stretches: readonly { from: number }[], byte: number): number {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stretches[middle]?.from ?? 0) > byte) high = middle - 1;
    else low = middle;
  }
  return low;
}

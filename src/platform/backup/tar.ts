// A backup is a compressed tar file, so that what is in it can be read without Munch: `tar xzf`.

export type Entry = { path: string; size: number; body: AsyncIterable<Uint8Array> };

const block = 512;
const longestPath = 100; // of a plain header; what is more goes into a pax header before it
const largestSize = 8 ** 11;

export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { path, size, body } of entries) {
    const plain = Buffer.byteLength(path) <= longestPath && size < largestSize;
    if (!plain) yield* paxHeader(path, size);
    yield plain ? header(path, size, '0') : header('long', size < largestSize ? size : 0, '0');
    yield* exactly(path, size, body);
    yield padding(size);
  }
  yield Buffer.alloc(2 * block);
}

async function* exactly(
  path: string,
  size: number,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let given = 0;
  for await (const chunk of body) {
    given += chunk.length;
    yield chunk;
  }
  if (given !== size) throw new Error(`${path} changed while it was read: run the backup again.`);
}

function header(path: string, size: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, digits: number) =>
    bytes.write(value.toString(8).padStart(digits, '0'), at);
  bytes.write(path, 0);
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(Date.now() / 1000), 136, 11);
  bytes.write(' '.repeat(8), 148);
  bytes.write(type, 156);
  bytes.write('ustar\u000000', 257);
  octal(sumOf(bytes), 148, 6);
  bytes[154] = 0;
  return bytes;
}

function sumOf(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => sum + byte, 0);
}

function* paxHeader(path: string, size: number): Generator<Uint8Array> {
  const records = Buffer.from(record('path', path) + record('size', String(size)));
  yield header('pax', records.length, 'x');
  yield records;
  yield padding(records.length);
}

// The length in front counts its own digits too.
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const digits = String(bytes + String(bytes).length).length;
  return `${bytes + digits}${rest}`;
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

/** The entries one after the other; a body must be read to its end before the next entry is asked for. */
export async function* unpack(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const take = reader(stream);
  let long: Map<string, string> | null = null;
  for (
    let bytes = await whole(take, block);
    bytes.some((byte) => byte !== 0);
    bytes = await whole(take, block)
  ) {
    if (!isSound(bytes)) throw new Error('it is not a backup of Munch');
    const size = Number(long?.get('size') ?? Number.parseInt(text(bytes, 124, 12), 8));
    if (text(bytes, 156, 1) === 'x') {
      long = recordsIn(await whole(take, size));
    } else {
      yield { path: long?.get('path') ?? text(bytes, 0, 100), size, body: body(take, size) };
      long = null;
    }
    await whole(take, padding(size).length);
  }
  while ((await take(block)).length > 0); // the compression's own checksum stands at the very end
}

/** The next bytes, at most so many; none at the end. */
type Take = (most: number) => Promise<Buffer>;

function isSound(bytes: Buffer): boolean {
  const blank = Buffer.from(bytes);
  blank.fill(' ', 148, 156);
  return Number.parseInt(text(bytes, 148, 8), 8) === sumOf(blank);
}

function text(bytes: Buffer, at: number, length: number): string {
  const field = bytes.subarray(at, at + length).toString('utf8');
  return field.split('\0', 1)[0] ?? '';
}

function recordsIn(bytes: Buffer): Map<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.subarray(at).toString('latin1'), 10);
    const [key = '', ...value] = bytes
      .subarray(bytes.indexOf(' ', at) + 1, at + length - 1)
      .toString('utf8')
      .split('=');
    records.set(key, value.join('='));
    at += length;
  }
  return records;
}

async function* body(take: Take, size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const chunk = await take(left);
    if (chunk.length === 0) throw new Error('it ends too early');
    left -= chunk.length;
    yield chunk;
  }
}

async function whole(take: Take, size: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body(take, size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function reader(stream: AsyncIterable<Uint8Array>): Take {
  const chunks = stream[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return async (most) => {
    while (held.length === 0) {
      const next = await chunks.next();
      if (next.done) return held;
      held = Buffer.from(next.value);
    }
    const taken = held.subarray(0, most);
    held = held.subarray(taken.length);
    return taken;
  };
}

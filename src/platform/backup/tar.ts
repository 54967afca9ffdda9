// A backup is a compressed tar file, so that what is in it can be read without Munch: `tar xzf`.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack as startPack } from 'tar-stream';

export type TarEntry = { path: string; size: number; body: AsyncIterable<Uint8Array> };

/** The entries as one tar file, to be read to its end. A body that is not of its size is an error of the whole. */
export function pack(entries: AsyncIterable<TarEntry>): AsyncIterable<Uint8Array> {
  const packing = startPack();
  feed(packing, entries).catch((error: Error) => packing.destroy(error));
  // What it gives is bytes, which its types have forgotten.
  return packing as AsyncIterable<unknown> as AsyncIterable<Uint8Array>;
}

async function feed(packing: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const { path, size, body } of entries)
    await pipeline(
      exactly(path, size, body),
      packing.entry({ name: path, size, mode: 0o600, type: 'file' }),
    );
  packing.finalize();
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

/** The entries one after the other; a body must be read to its end before the next entry is asked for. */
export async function* unpack(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const unpacking = extract();
  // Whoever reads the entries is told of the error. It ends with the stream, whose own checksum stands at the very end.
  const read = pipeline(Readable.from(stream), unpacking).catch(() => {});
  try {
    for await (const entry of unpacking)
      yield { path: entry.header.name, size: entry.header.size ?? 0, body: bodyOf(entry) };
    await read;
  } catch (error) {
    throw inOurWords(error);
  }
}

async function* bodyOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    yield* entry as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw inOurWords(error);
  }
}

function inOurWords(error: unknown): unknown {
  const { message } = error as Error;
  if (/^Invalid (tar )?header/.test(message)) return new Error('it is not a backup of Munch');
  return message === 'Unexpected end of data' ? new Error('it ends too early') : error;
}

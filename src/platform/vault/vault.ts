import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CIPHER, decrypted, HEAD_BYTES, MARK, NONCE_BYTES, TAG_BYTES } from './encrypted-file.ts';
import type { Key } from './key.ts';
import { type KeptFile, type OpenedDocument, opening, prove, stored } from './opening.ts';
import { onDisk, type Store } from './store.ts';

/** What was taken and is not kept yet: encrypted, synced to the disk, under a name that does not count. */
export type StagedDocument = {
  /** Of the content, in hexadecimal. */
  sha256: string;
  /** Size of the content in bytes. */
  size: number;
  /** The content again, for a look at it. Read from our own file of a moment ago; its tag is not asked. */
  look(): Readable;
  /** Brings it to a store that is not of this machine. That takes long, so it is done before a transaction that keeps it is begun. */
  bring(): Promise<void>;
  /** Makes it count, under its hash. Once this resolves, neither a crash nor a power cut takes it away. */
  keep(): Promise<void>;
  /** Forgets it. After `keep` it does nothing. */
  drop(): Promise<void>;
};

/** What others send is refused before the disk is full, so that what the institution issues still finds room. */
export type DocumentOrigin = 'theirs' | 'ours';

/** The disk has no room for a document. Nothing of it is left. */
export class NoRoom extends Error {}

/** Bytes that stay free for the database, for letters and for what the institution issues. */
export const FREE_FLOOR = 1024 ** 3;

export type Vault = {
  /** Encrypts what comes as it comes; in memory there is never more than a piece of it. What throws on the way leaves nothing. */
  take(content: AsyncIterable<Uint8Array>, whose?: DocumentOrigin): Promise<StagedDocument>;
  /** The content behind a hash, whole, and only if every bit of it is as it was taken; else throws what is wrong. */
  read(sha256: string): Promise<Buffer>;
  /** The same to be read in parts, in memory never more than a piece of it; throws what is wrong before the first. */
  open(sha256: string): Promise<OpenedDocument>;
  /** Reads it to its last byte and throws what is wrong, in memory never more than a piece. */
  check(sha256: string): Promise<void>;
  remove(sha256: string): Promise<void>;
  /** Hashes of all that is kept since before a moment. */
  list(before: Date): Promise<string[]>;
  /** Removes what a crash left half taken before a moment. */
  clean(before: Date): Promise<void>;
};

type Opening = {
  /** Where the documents lie in the store. */
  folder: string;
  /** A folder of this machine for what is under way. On the disk it is beside the documents. */
  incoming: string;
  key: Key;
  store?: Store;
  /** How many bytes the disk of a folder has left. */
  free?: typeof freeOn;
};

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Encrypted files in one folder of a store, named by the SHA-256 of their content. What is in `incoming` is in no backup. */
export function openVault({
  folder,
  incoming,
  key,
  store = onDisk,
  free = freeOn,
}: Opening): Vault {
  const fileOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw new Error('A document is named by the SHA-256 of its content.');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  const keptFile = (sha256: string): KeptFile => ({ store, name: fileOf(sha256), key, sha256 });
  return {
    async take(content, whose = 'theirs') {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      if (whose === 'theirs' && (await free(incoming)) < FREE_FLOOR)
        throw new NoRoom('The disk has less free than is kept for our own.');
      const half = join(incoming, randomUUID());
      const nonce = randomBytes(NONCE_BYTES);
      const told = { hash: createHash('sha256'), size: 0 };
      try {
        await pipeline(
          Readable.from(encrypted(content, { key, nonce, told })),
          createWriteStream(half, { mode: 0o600, flush: true }),
        );
      } catch (error) {
        await rm(half, { force: true });
        throw isFull(error)
          ? new NoRoom('The disk filled up while a document came.', { cause: error })
          : error;
      }
      const sha256 = told.hash.digest('hex');
      return {
        sha256,
        size: told.size,
        look: () => looking(half, { key, nonce, size: told.size }),
        bring: async () => store.bring?.(half, fileOf(sha256)),
        keep: () =>
          store
            .keep(half, fileOf(sha256))
            .catch((error: unknown) =>
              Promise.reject(
                isFull(error) ? new NoRoom('The disk is full.', { cause: error }) : error,
              ),
            ),
        drop: () => rm(half, { force: true }),
      };
    },
    read: async (sha256) => decrypted(await stored(keptFile(sha256)), { key, sha256 }),
    open: opening(keptFile),
    async check(sha256) {
      await prove(keptFile(sha256));
    },
    remove: (sha256) => store.remove(fileOf(sha256)),
    list: async (before) => (await store.list(folder, before)).map((file) => basename(file)),
    clean: async (before) => {
      for (const file of await onDisk.list(incoming, before)) await onDisk.remove(file);
    },
  };
}

function isFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

type Sealing = {
  key: Key;
  nonce: Buffer;
  told: { hash: ReturnType<typeof createHash>; size: number };
};

async function* encrypted(
  content: AsyncIterable<Uint8Array>,
  { key, nonce, told }: Sealing,
): AsyncGenerator<Uint8Array> {
  const head = Buffer.concat([MARK, key.name, nonce]);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(head);
  yield head;
  for await (const piece of content) {
    told.hash.update(piece);
    told.size += piece.byteLength;
    yield cipher.update(piece);
  }
  yield cipher.final();
  yield cipher.getAuthTag();
}

// Without the tag, so that whoever looks may stop in the middle.
function looking(
  file: string,
  { key, nonce, size }: { key: Key; nonce: Buffer; size: number },
): Readable {
  if (size === 0) return Readable.from([]);
  const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  // Opened by the first look: a stream that nobody reads would keep the file open, and end the process where the file goes first.
  return Readable.from(
    (async function* () {
      const stored = createReadStream(file, { start: HEAD_BYTES, end: HEAD_BYTES + size - 1 });
      for await (const piece of stored) yield decipher.update(piece as Buffer);
    })(),
    { objectMode: false },
  );
}

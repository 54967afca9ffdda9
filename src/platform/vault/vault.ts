import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentFault } from '#kernel/holdings.ts';
import { KEY_NAME_BYTES, type Key } from './key.ts';
import { Gone, onDisk, type Store } from './store.ts';

// docs/decisions/0012. A file: "MUNCHv1\n", the name of its key, a nonce of its own, the ciphertext, the tag.
const MARK = Buffer.from('MUNCHv1\n');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + KEY_NAME_BYTES + NONCE_BYTES;
const CIPHER = 'aes-256-gcm';

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

export const FAULTS: Record<DocumentFault, string> = {
  gone: 'it is not there',
  not_ours: 'it is not a document of ours',
  other_key: 'it was encrypted with another key',
  changed: 'it was changed',
  other_content: 'it holds another document',
};

/** A document that was kept cannot be read. Asking again does not help; a backup does. */
export class Unreadable extends Error {
  readonly fault: DocumentFault;
  constructor(sha256: string, fault: DocumentFault, cause?: unknown) {
    super(`The document ${sha256} cannot be read: ${FAULTS[fault]}.`, { cause });
    this.fault = fault;
  }
}

/** Bytes that stay free for the database, for letters and for what the institution issues. */
export const FREE_FLOOR = 1024 ** 3;

export type Vault = {
  /** Encrypts what comes as it comes; in memory there is never more than a piece of it. What throws on the way leaves nothing. */
  take(content: AsyncIterable<Uint8Array>, whose?: DocumentOrigin): Promise<StagedDocument>;
  /** The content behind a hash, whole, and only if every bit of it is as it was taken; else throws what is wrong. */
  read(sha256: string): Promise<Buffer>;
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
    read: async (sha256) => decrypted(await stored(store, fileOf(sha256), sha256), { key, sha256 }),
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
  const stored = createReadStream(file, { start: HEAD_BYTES, end: HEAD_BYTES + size - 1 });
  return Readable.from(
    (async function* () {
      for await (const piece of stored) yield decipher.update(piece as Buffer);
    })(),
    { objectMode: false },
  );
}

function decrypted(file: Buffer, { key, sha256 }: { key: Key; sha256: string }): Buffer {
  const head = file.subarray(0, HEAD_BYTES);
  if (file.length < HEAD_BYTES + TAG_BYTES || !head.subarray(0, MARK.length).equals(MARK))
    throw new Unreadable(sha256, 'not_ours');
  if (!head.subarray(MARK.length, MARK.length + KEY_NAME_BYTES).equals(key.name))
    throw new Unreadable(sha256, 'other_key');
  const decipher = createDecipheriv(
    CIPHER,
    key.bytes,
    head.subarray(MARK.length + KEY_NAME_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(head);
  decipher.setAuthTag(file.subarray(-TAG_BYTES));
  const content = Buffer.concat([
    decipher.update(file.subarray(HEAD_BYTES, -TAG_BYTES)),
    finished(decipher, sha256),
  ]);
  // A whole file under another's name has a good tag; its content has not the name's hash.
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Unreadable(sha256, 'other_content');
  return content;
}

function finished(decipher: ReturnType<typeof createDecipheriv>, sha256: string): Buffer {
  try {
    return decipher.final();
  } catch {
    throw new Unreadable(sha256, 'changed');
  }
}

// A disk says EIO where it cannot read what is written on it.
async function stored(store: Store, name: string, sha256: string): Promise<Buffer> {
  try {
    return await store.read(name);
  } catch (error) {
    if (error instanceof Gone) throw new Unreadable(sha256, 'gone', error);
    throw (error as NodeJS.ErrnoException).code === 'EIO'
      ? new Unreadable(sha256, 'changed', error)
      : error;
  }
}

import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../sync-folder.ts';

/** 256 bits, and the name by which an encrypted file says which key it was written with. The name tells nothing of the key. */
export type Key = { bytes: Buffer; name: Buffer };

const BYTES = 32;
export const KEY_NAME_BYTES = 8;

type Place = {
  /** Where the key is kept, readable by its owner alone. Not in a backup. */
  file: string;
  /** What was encrypted with it; no new key is made while there is anything here. */
  vault: string;
  /** DOCUMENT_KEY: 64 hexadecimal digits. When it is set, no file is read or made. */
  given: string | undefined;
};

/**
 * The key of the documents: the one that was given, else the one in its file, else a new one. A new one beside documents
 * of an old one would lose them in silence, so that start is refused instead.
 */
export async function openKey({ file, vault, given }: Place): Promise<Key> {
  if (given !== undefined) return keyOf(given, 'DOCUMENT_KEY');
  const kept = await readKey(file);
  if (kept) return kept;
  if (await hasFiles(vault)) {
    throw new Error(
      `${vault} holds documents, and their key is missing. Put ${file} back (a backup does not hold it) or set DOCUMENT_KEY to it.`,
    );
  }
  await writeNew(file);
  const made = await readKey(file);
  if (!made) throw new Error(`${file} was made and cannot be read.`);
  return made;
}

/** Another key for another use, from which this one cannot be found (HKDF, RFC 5869). */
export function keyFor(use: string, { bytes }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `munch ${use}`, BYTES));
}

function keyOf(text: string, from: string): Key {
  const hex = text.trim();
  if (!/^[0-9a-f]{64}$/i.test(hex))
    throw new Error(`${from} does not hold a key. It takes 64 hexadecimal digits.`);
  const bytes = Buffer.from(hex, 'hex');
  return {
    bytes,
    name: createHash('sha256')
      .update('munch key name')
      .update(bytes)
      .digest()
      .subarray(0, KEY_NAME_BYTES),
  };
}

async function readKey(file: string): Promise<Key | null> {
  try {
    return keyOf(await readFile(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole or not at all, and never over another's: of two processes that start together, the first one's key is both's. */
async function writeNew(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}`;
  const handle = await open(half, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(BYTES).toString('hex')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
  await syncFolder(dirname(file));
}

async function hasFiles(folder: string): Promise<boolean> {
  try {
    const inside = await readdir(folder, { recursive: true, withFileTypes: true });
    return inside.some((entry) => entry.isFile());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

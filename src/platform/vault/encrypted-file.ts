import { createDecipheriv, createHash, type DecipherGCM } from 'node:crypto';
import type { DocumentFault } from '#kernel/holdings.ts';
import { KEY_NAME_BYTES, type Key } from './key.ts';

// docs/decisions/0012. A file: "MUNCHv1\n", the name of its key, a nonce of its own, the ciphertext, the tag.
export const MARK = Buffer.from('MUNCHv1\n');
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
export const HEAD_BYTES = MARK.length + KEY_NAME_BYTES + NONCE_BYTES;
export const CIPHER = 'aes-256-gcm';

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

type Expected = { key: Key; sha256: string };

/** The content of a whole file. */
export function decrypted(file: Buffer, { key, sha256 }: Expected): Buffer {
  if (file.length < HEAD_BYTES + TAG_BYTES) throw new Unreadable(sha256, 'not_ours');
  const decipher = decipherFor(file.subarray(0, HEAD_BYTES), { key, sha256 });
  decipher.setAuthTag(file.subarray(-TAG_BYTES));
  const content = Buffer.concat([
    decipher.update(file.subarray(HEAD_BYTES, -TAG_BYTES)),
    finished(decipher, sha256),
  ]);
  named(createHash('sha256').update(content).digest('hex'), sha256);
  return content;
}

/** Throws for a head that is not ours, or of another key. */
export function decipherFor(head: Buffer, { key, sha256 }: Expected): DecipherGCM {
  if (head.length < HEAD_BYTES || !head.subarray(0, MARK.length).equals(MARK))
    throw new Unreadable(sha256, 'not_ours');
  if (!head.subarray(MARK.length, HEAD_BYTES - NONCE_BYTES).equals(key.name))
    throw new Unreadable(sha256, 'other_key');
  return createDecipheriv(CIPHER, key.bytes, nonceOf(head), {
    authTagLength: TAG_BYTES,
  }).setAAD(head);
}

export const nonceOf = (head: Buffer) => head.subarray(HEAD_BYTES - NONCE_BYTES, HEAD_BYTES);

/** Asks the tag, once all was deciphered. */
export function finished(decipher: DecipherGCM, sha256: string): Buffer {
  try {
    return decipher.final();
  } catch {
    throw new Unreadable(sha256, 'changed');
  }
}

/** A whole file under another's name has a good tag; its content has not the name's hash. */
export function named(found: string, sha256: string): void {
  if (found !== sha256) throw new Unreadable(sha256, 'other_content');
}

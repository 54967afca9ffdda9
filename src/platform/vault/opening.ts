import { createDecipheriv, createHash } from 'node:crypto';
import {
  decipherFor,
  finished,
  HEAD_BYTES,
  named,
  nonceOf,
  TAG_BYTES,
  Unreadable,
} from './encrypted-file.ts';
import type { Key } from './key.ts';
import { Gone, type Store } from './store.ts';

/** A document that is read in parts. */
export type OpenedDocument = {
  sha256: string;
  /** Size of the content in bytes. */
  size: number;
  /**
   * The content from one byte to before another, as fast as it is read. The first piece is proved before this resolves, each other
   * before it is given: where one is damaged, the stream breaks off.
   */
  part(from: number, to: number): Promise<ReadableStream<Uint8Array>>;
};

/** An encrypted file in a store, and the hash that its content must have. */
export type KeptFile = { store: Store; name: string; key: Key; sha256: string };

/**
 * What is known of a document once all of it was read. The tag is of the whole, so each piece is remembered by a hash of its own: a
 * part that is read later is proved by those. They are of the content, and hold for whichever file has it.
 */
type Proof = { head: Buffer; size: number; pieces: Buffer[] };

const PIECE_BYTES = 1024 * 1024;
/** So much is asked for at once of what is read to its end: a store on another machine takes its time for every answer. */
const READ_BYTES = 4 * PIECE_BYTES;
/** How many proofs are remembered; that of the largest document takes 32 kB. */
const PROOFS_MOST = 256;

/** Whether a document cannot be read for good, and asking again does not help. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Unreadable;
}

/** Opens documents. All of one is read and proved the first time; while its proof is remembered, only what is asked for. */
export function opening(keptFile: (sha256: string) => KeptFile) {
  const proofs = new Map<string, Promise<Proof>>();
  const proofOf = (file: KeptFile): Promise<Proof> => {
    const found = proofs.get(file.sha256) ?? prove(file);
    proofs.delete(file.sha256); // what was asked for last is forgotten last
    proofs.set(file.sha256, found);
    for (const oldest of proofs.keys()) if (proofs.size > PROOFS_MOST) proofs.delete(oldest);
    return found;
  };
  return async (sha256: string): Promise<OpenedDocument> => {
    const file = keptFile(sha256);
    // Whoever asks next is told what is wrong.
    const forget = (error: unknown): never => {
      proofs.delete(sha256);
      throw error;
    };
    const proof = await proofOf(file).catch(forget);
    const pieceAt = (at: number) =>
      provedPiece(file, proof, at).catch((error: unknown) => {
        if (error instanceof Unreadable) forget(error);
        throw error;
      });
    const { size } = proof;
    return { sha256, size, part: (from, to) => partOf(pieceAt, from, Math.min(to, size)) };
  };
}

/** Reads a file to its last byte and throws what is wrong with it. One that is replaced meanwhile is read anew. */
export async function prove(file: KeptFile): Promise<Proof> {
  const first = await stored(file, { from: 0, to: HEAD_BYTES + READ_BYTES + TAG_BYTES });
  try {
    return await provedFrom(first, file);
  } catch (error) {
    if (!(error instanceof Unreadable) || !(await isReplaced(first, file))) throw error;
    return prove(file);
  }
}

async function provedFrom(first: Buffer, file: KeptFile): Promise<Proof> {
  const head = Buffer.from(first.subarray(0, HEAD_BYTES));
  const decipher = decipherFor(head, file);
  const [whole, pieces] = [createHash('sha256'), [] as Buffer[]];
  let [found, at, size] = [first.subarray(HEAD_BYTES), first.length, 0];
  for (;;) {
    if (found.length < TAG_BYTES) throw new Unreadable(file.sha256, 'not_ours');
    const content = decipher.update(found.subarray(0, -TAG_BYTES));
    whole.update(content);
    size += content.length;
    for (let from = 0; from < content.length; from += PIECE_BYTES)
      pieces.push(hashOf(content.subarray(from, from + PIECE_BYTES)));
    const last = found.subarray(-TAG_BYTES); // the tag, unless more comes
    if (found.length < READ_BYTES + TAG_BYTES) {
      decipher.setAuthTag(last);
      break;
    }
    const read = await stored(file, { from: at, to: at + READ_BYTES });
    at += read.length;
    found = Buffer.concat([last, read]);
  }
  finished(decipher, file.sha256);
  named(whole.digest('hex'), file.sha256);
  return { head, size, pieces };
}

async function isReplaced(before: Buffer, file: KeptFile): Promise<boolean> {
  const head = await stored(file, { from: 0, to: HEAD_BYTES });
  return !head.equals(before.subarray(0, HEAD_BYTES));
}

const BLOCK_BYTES = 16;

async function provedPiece(file: KeptFile, proof: Proof, at: number): Promise<Buffer> {
  const { head } = proof;
  const from = at * PIECE_BYTES;
  const to = Math.min(from + PIECE_BYTES, proof.size);
  const found = await stored(file, { from: HEAD_BYTES + from, to: HEAD_BYTES + to });
  // GCM encrypts by counting (NIST SP 800-38D, 7.1): the first block of the content has the counter 2.
  const counter = Buffer.concat([nonceOf(head), Buffer.alloc(4)]);
  counter.writeUInt32BE(2 + from / BLOCK_BYTES, counter.length - 4);
  const piece = createDecipheriv('aes-256-ctr', file.key.bytes, counter).update(found);
  if (proof.pieces[at]?.equals(hashOf(piece))) return piece;
  if (!(await isReplaced(head, file))) throw new Unreadable(file.sha256, 'changed');
  // The same content was kept once more, under another nonce.
  proof.head = await stored(file, { from: 0, to: HEAD_BYTES });
  decipherFor(proof.head, file);
  return provedPiece(file, proof, at);
}

async function partOf(
  pieceAt: (at: number) => Promise<Buffer>,
  from: number,
  to: number,
): Promise<ReadableStream<Uint8Array>> {
  let next = from;
  const read = async () => {
    const at = Math.floor(next / PIECE_BYTES);
    const piece = await pieceAt(at);
    const start = at * PIECE_BYTES;
    const asked = piece.subarray(next - start, Math.min(to - start, PIECE_BYTES));
    next += asked.length;
    return asked;
  };
  let first = from < to ? await read() : null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(reader) {
        if (first) reader.enqueue(first);
        else if (next < to) reader.enqueue(await read());
        else reader.close();
        first = null;
      },
    },
    { highWaterMark: 0 },
  );
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** What lies in a store, or a part of it. A disk says EIO where it cannot read what is written on it. */
export async function stored(
  { store, name, sha256 }: KeptFile,
  part?: { from: number; to: number },
): Promise<Buffer> {
  try {
    return await store.read(name, part);
  } catch (error) {
    if (error instanceof Gone) throw new Unreadable(sha256, 'gone', error);
    throw (error as NodeJS.ErrnoException).code === 'EIO'
      ? new Unreadable(sha256, 'changed', error)
      : error;
  }
}

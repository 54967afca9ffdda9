import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfString } from '@libpdf/core';

// A signature of a PDF (ISO 32000-1, 12.8; PAdES, ETSI EN 319 142-1) in two steps, so that whoever signs sees the hash alone: room is
// made for it in an update of the file, and what comes back is put there.

/** What stands beside a signature. The moment is what we say; only a time stamp proves one. */
export type SignatureNote = {
  /** The name of the field, once in each file. */
  field: string;
  name: string;
  reason: string;
  at: Date;
  /** How many bytes are kept for what comes back. */
  room: number;
};
/** A file with room for a signature, and the SHA-256 of everything around that room. */
export type PreparedPdf = { bytes: Buffer; hash: Buffer };
type PdfAttachment = { name: string; bytes: Uint8Array; description: string };

/** Bytes for a signature with the certificates of its chain and a time stamp. */
export const ROOM_FOR_ANY = 16_384;
/** Bytes for one of ours without a time stamp. */
export const ROOM_FOR_OURS = 4_096;
const UNKNOWN_LENGTH = 9_999_999_999;

/** Makes room for a signature; what is attached is signed with the rest. */
export async function prepareSignature(
  file: Uint8Array,
  note: SignatureNote,
  attachments: readonly PdfAttachment[] = [],
): Promise<PreparedPdf> {
  const pdf = await PDF.load(file);
  const blocked = pdf.canSaveIncrementally();
  if (blocked) throw new Error(`This PDF cannot be added to: ${blocked}.`);
  for (const { name, bytes, description } of attachments)
    pdf.addAttachment(name, bytes, {
      ...{ description, mimeType: 'application/pdf', createdAt: note.at, modifiedAt: note.at },
    });
  addField(pdf, note, pdf.register(signatureOf(note)));
  const bytes = Buffer.from(await pdf.save({ incremental: true }));
  const room = roomIn(bytes);
  writeRange(bytes, room);
  return { bytes, hash: hashAround(bytes, room) };
}

/** Puts a signature (DER) into the room that was made for it. */
export function completeSignature({ bytes }: PreparedPdf, signature: Uint8Array): Buffer {
  const { from, to } = roomIn(bytes);
  if (2 * signature.byteLength > to - from - 2)
    throw new Error(`There is no room for a signature of ${signature.byteLength} bytes.`);
  const signed = Buffer.from(bytes);
  signed.write(Buffer.from(signature).toString('hex'), from + 1, 'latin1');
  return signed;
}

function signatureOf({ name, reason, at, room }: SignatureNote): PdfDict {
  return PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray(
      [0, UNKNOWN_LENGTH, UNKNOWN_LENGTH, UNKNOWN_LENGTH].map((one) => PdfNumber.of(one)),
    ),
    Contents: new PdfString(new Uint8Array(room), 'hex'),
    M: PdfString.fromString(`D:${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`),
    Name: PdfString.fromString(name),
    Reason: PdfString.fromString(reason),
  });
}

/** A field without a place on a page: who signed when is said on one in words. */
function addField(pdf: PDF, { field }: SignatureNote, value: PdfRef): void {
  const [page] = pdf.getPages();
  if (!page) throw new Error('A PDF without a page cannot be signed.');
  const dict = pdf.getOrCreateForm().createSignatureField(field).getDict();
  dict.delete('Kids');
  dict.set('Type', PdfName.of('Annot'));
  dict.set('Subtype', PdfName.of('Widget'));
  dict.set('F', PdfNumber.of(132)); // to be printed, and locked
  dict.set('P', page.ref);
  dict.set('Rect', new PdfArray([0, 0, 0, 0].map((one) => PdfNumber.of(one))));
  dict.set('V', value);
}

type Room = { range: number; from: number; to: number };

/** An empty room begins so. Nobody's name or reason is as long, and no signature begins with nothing. */
const EMPTY = `<${'0'.repeat(2_000)}`;

/**
 * The room that waits in a file: where its range is written, and the room with both brackets. It is found by its emptiness and not by a
 * word, because names and reasons, which people type, stand in the file as they are.
 */
function roomIn(bytes: Buffer): Room {
  const from = bytes.lastIndexOf(EMPTY, undefined, 'latin1');
  const range = from < 0 ? -1 : bytes.lastIndexOf('/ByteRange', from, 'latin1');
  const to = bytes.indexOf('>', Math.max(from, 0), 'latin1') + 1;
  if (range < 0 || to < 1) throw new Error('There is no room for a signature in this PDF.');
  return { range: bytes.indexOf('[', range, 'latin1'), from, to };
}

function writeRange(bytes: Buffer, { range, from, to }: Room): void {
  const length = bytes.indexOf(']', range, 'latin1') + 1 - range;
  const said = `[0 ${from} ${to} ${bytes.byteLength - to}`;
  bytes.write(`${said.padEnd(length - 1)}]`, range, 'latin1');
}

function hashAround(bytes: Buffer, { from, to }: Room): Buffer {
  return createHash('sha256').update(bytes.subarray(0, from)).update(bytes.subarray(to)).digest();
}

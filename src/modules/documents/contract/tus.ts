/** The version of the protocol by which files are sent in pieces (https://tus.io/protocols/resumable-upload). */
export const TUS_VERSION = '1.0.0';
export const PIECE_TYPE = 'application/offset+octet-stream';

/** A number of bytes in a header; null for anything else. */
export function bytesIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** The name of the file in `Upload-Metadata`: pairs of a key and base64, parted by commas. Empty where none is given. */
export function fileNameIn(header: string | undefined, decode: (base64: string) => string): string {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1];
  return value && /^[A-Za-z0-9+/]+={0,2}$/.test(value) ? decode(value) : '';
}

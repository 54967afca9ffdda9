import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto';

/** In hexadecimal, of the text's UTF-8. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** HMAC-SHA256, in hexadecimal: for what is too short to be safe under a plain hash. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Whether two hashes in hexadecimal are one, in the same time whatever they are. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** HMAC-SHA256 of bytes as they came, in hexadecimal: by which a provider signs what it tells us. */
export function hmacOf(secret: string, bytes: Uint8Array): string {
  return createHmac('sha256', secret).update(bytes).digest('hex');
}

/** SHA-256 of bytes, in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** The same of bytes as they come. */
export async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

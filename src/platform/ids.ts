import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/**
 * A UUIDv7 (RFC 9562, 5.7): 48 bits of time, then chance, so that ids sort by when they were made and an index grows
 * at its end. Made of randomUUID, which draws its chance in batches and is several times faster than asking for 16 bytes.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** An id that says nothing, not even when it was made: for answers that must not tell what we already knew. */
export function newBlindId(): string {
  return randomUUID();
}

/** 256 bits of chance for a link in a mail, in letters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, or up to fourteen, each as likely as any other, for somebody to type from a mail or a text message. */
export function newCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** So many bytes of chance. */
export function newBytes(count: number): Buffer {
  return randomBytes(count);
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key } from './key.ts';

/** Encrypts small secrets that stand in the database. `about` names the row: what was sealed for one opens in no other. */
export type SecretCipher = {
  close(secret: Uint8Array, about: string): Buffer;
  open(sealed: Uint8Array, about: string): Buffer;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** A seal with a key of its own for one purpose, derived (RFC 5869) from the key of the documents. */
export function sealFor({ bytes }: Pick<Key, 'bytes'>, purpose: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', bytes, '', `munch ${purpose}`, 32));
  return {
    close(secret, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const closed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
    },
    open(sealed, about) {
      const nonce = sealed.subarray(0, NONCE);
      const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    },
  };
}

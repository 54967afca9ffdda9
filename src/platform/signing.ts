import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Key } from './vault/key.ts';

/** Signs with the institution's own key: Ed25519 (RFC 8032), whose signature says nothing of when or where. */
export type Signer = {
  /** The key's name: the fingerprint of its public half. */
  readonly keyId: string;
  /** 32 bytes in hexadecimal: what whoever checks a signature compares. */
  readonly publicKey: string;
  /** 64 bytes in base64. */
  sign(content: Uint8Array): string;
  /** Every key that was ever in force, the one in force last: what is published. */
  published(): readonly PublishedKey[];
};

export const KEY_PURPOSES = ['service-certificate', 'record-head'] as const;

/** A public key as it is published. Moments are ISO 8601 in UTC. */
export type PublishedKey = {
  id: string;
  algorithm: 'Ed25519';
  publicKey: string;
  /** Null for a key that was in use before keys were listed: it counts from the beginning. */
  validFrom: string | null;
  /** Null while it is in force. What is dated after it was not signed by the institution. */
  validTo: string | null;
  purpose: readonly (typeof KEY_PURPOSES)[number][];
};

// RFC 8410: what stands before the 32 bytes of a private and of a public key.
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** A signer whose private key is the 32 bytes of a kept key (platform/vault/key.ts), in force from the beginning and without an end. */
export function signerOf({ bytes }: Pick<Key, 'bytes'>): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE, bytes]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = rawOf(createPublicKey(key));
  return {
    keyId: fingerprintOf(publicKey),
    publicKey,
    sign: (content) => sign(null, content, key).toString('base64'),
    published: () => [publishedKey(publicKey, { from: null })],
  };
}

/** A public key as it is published when it comes into force. */
export function publishedKey(publicKey: string, { from }: { from: string | null }): PublishedKey {
  return {
    id: fingerprintOf(publicKey),
    algorithm: 'Ed25519',
    publicKey,
    validFrom: from,
    validTo: null,
    purpose: [...KEY_PURPOSES],
  };
}

/** The name of a public key: SHA-256 of its 32 bytes, in hexadecimal. */
export function fingerprintOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex');
}

/** Whether a signature in base64 is that of a public key in hexadecimal; false too for what is no key or no signature. */
export function isSignedBy(publicKey: string, content: Uint8Array, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(publicKey)) return false;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, content, key, Buffer.from(signature, 'base64'));
}

function rawOf(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length).toString('hex');
}

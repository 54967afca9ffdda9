import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Key } from './vault/key.ts';

/** Signs with the institution's own key: Ed25519 (RFC 8032), whose signature says nothing of when or where. */
export type Signer = {
  /** 32 bytes in hexadecimal: what whoever checks a signature compares. */
  publicKey: string;
  /** 64 bytes in base64. */
  sign(content: Uint8Array): string;
};

// RFC 8410: what stands before the 32 bytes of a private and of a public key.
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** A signer whose private key is the 32 bytes of a kept key (platform/vault/key.ts). */
export function signerOf({ bytes }: Pick<Key, 'bytes'>): Signer {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE, bytes]), format: 'der', type: 'pkcs8' });
  return { publicKey: rawOf(createPublicKey(key)), sign: (content) => sign(null, content, key).toString('base64') };
}

export function isSignedBy(publicKey: string, content: Uint8Array, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.concat([PUBLIC, Buffer.from(publicKey, 'hex')]), format: 'der', type: 'spki' });
  return verify(null, content, key, Buffer.from(signature, 'base64'));
}

function rawOf(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length).toString('hex');
}

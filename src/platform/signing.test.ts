import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy, signerOf } from './signing.ts';

test('the first example of RFC 8032, 7.1', () => {
  const seed = Buffer.from(
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  );
  const signer = signerOf({ bytes: seed });
  expect(signer.publicKey).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  expect(Buffer.from(signer.sign(Buffer.alloc(0)), 'base64').toString('hex')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  );
});

test('what was signed is known again by the key, and nothing else is', () => {
  const [one, other] = [signerOf({ bytes: randomBytes(32) }), signerOf({ bytes: randomBytes(32) })];
  const signature = one.sign(Buffer.from('served'));
  expect(isSignedBy(one.publicKey, Buffer.from('served'), signature)).toBe(true);
  expect(isSignedBy(one.publicKey, Buffer.from('Served'), signature)).toBe(false);
  expect(isSignedBy(other.publicKey, Buffer.from('served'), signature)).toBe(false);
});

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey's device written in a page, for tests through HTTP: one P-256 key, and what a browser makes of its answers. */
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

type Asked = { rpId: string; origin: string };
/** What may be wrong with an answer. */
type Change = {
  verified?: boolean;
  origin?: string;
  rpId?: string;
  counter?: number;
  forged?: boolean;
};

export function softwareAuthenticator({ rpId, origin }: Asked) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function register(optionsJson: string, change: Change = {}) {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string };
    const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseOf(publicKey)]);
    const authData = Buffer.concat([authDataOf(change, 0x40, 0), credential]);
    const attestation = Buffer.concat([
      map(3),
      text('fmt'),
      text('none'),
      text('attStmt'),
      map(0),
      text('authData'),
      bytes(authData),
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, change.origin ?? origin);
    return named({
      clientDataJSON: b64(clientDataJSON),
      attestationObject: b64(attestation),
      transports: ['internal'],
    });
  }

  function authenticate(optionsJson: string, change: Change = {}) {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string };
    counter += 1;
    const authData = authDataOf(change, 0, change.counter ?? counter);
    const clientDataJSON = clientData('webauthn.get', challenge, change.origin ?? origin);
    const signed = Buffer.concat([authData, sha(clientDataJSON)]);
    const signature = sign(
      'sha256',
      signed,
      change.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey,
    );
    return named({
      clientDataJSON: b64(clientDataJSON),
      authenticatorData: b64(authData),
      signature: b64(signature),
    });
  }

  function authDataOf(
    { verified = true, rpId: other }: Change,
    more: number,
    count: number,
  ): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | more;
    return Buffer.concat([sha(Buffer.from(other ?? rpId)), Buffer.from([flags]), uint32(count)]);
  }

  function named<R>(response: R) {
    return { id: b64(id), rawId: b64(id), type: 'public-key' as const, response };
  }

  return { register, authenticate };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A COSE key (RFC 9052): kty 2 EC2, alg -7 ES256, crv 1 P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' }) as { x?: string; y?: string };
  const [one, two] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    map(5),
    Buffer.from([1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes(one),
    Buffer.from([0x22]),
    bytes(two),
  ]);
}

// CBOR (RFC 8949), as much of it as there is here.
const map = (pairs: number) => Buffer.from([0xa0 + pairs]);
const text = (words: string) =>
  Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
const bytes = (content: Buffer) =>
  Buffer.concat([
    Buffer.from([0x58 + (content.length > 255 ? 1 : 0)]),
    sized(content.length),
    content,
  ]);
const sized = (length: number) => (length > 255 ? uint16(length) : Buffer.from([length]));
const sha = (content: Buffer) => createHash('sha256').update(content).digest();
const b64 = (content: Buffer) => content.toString('base64url');

function uint16(value: number): Buffer {
  const two = Buffer.alloc(2);
  two.writeUInt16BE(value);
  return two;
}

function uint32(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
}

import { createHash, type KeyObject, sign } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, Set as SetOf, UTCTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { exact } from './exact.ts';

// A detached signature of a hash as CMS has it (RFC 5652; "PKCS #7"), with the attributes that PAdES asks for (ETSI EN 319 122-1).

export const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsa: '1.2.840.113549.1.1.1',
} as const;

/** Who signs: a key that lies here or one that only answers, with its certificate and those above it. */
export type CmsSigner = {
  certificate: Uint8Array;
  chain: readonly Uint8Array[];
  keyType: 'EC' | 'RSA';
  /** SHA-256 of what is given, signed; of an elliptic curve as DER. */
  sign(content: Uint8Array): Promise<Uint8Array>;
};

export function signerWith({
  key,
  certificate,
  chain,
}: {
  key: KeyObject;
  certificate: Uint8Array;
  chain: readonly Uint8Array[];
}): CmsSigner {
  const keyType = key.asymmetricKeyType === 'rsa' ? 'RSA' : 'EC';
  return { certificate, chain, keyType, sign: async (content) => sign('sha256', content, key) };
}

/** Signs the SHA-256 of something, detached. */
export async function signHash(hash: Uint8Array, signer: CmsSigner, at: Date): Promise<Buffer> {
  const certificate = Certificate.fromBER(exact(signer.certificate));
  const attributes = inOrder([
    attribute(OIDS.contentType, new ObjectIdentifier({ value: OIDS.data })),
    attribute(OIDS.signingTime, new UTCTime({ valueDate: at })),
    attribute(OIDS.messageDigest, new OctetString({ valueHex: exact(hash) })),
    attribute(OIDS.signingCertificate, certificateNamed(signer.certificate)),
  ]);
  const toSign = new SetOf({ value: attributes.map((one) => one.toSchema()) }).toBER();
  const signature = await signer.sign(new Uint8Array(toSign));
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber(certificate),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256 }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({
      algorithmId: signer.keyType === 'RSA' ? OIDS.rsa : OIDS.ecdsaWithSha256,
    }),
    signature: new OctetString({ valueHex: exact(signature) }),
  });
  return derOf(
    new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: OIDS.data }),
      digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: OIDS.sha256 })],
      certificates: [certificate, ...signer.chain.map((one) => Certificate.fromBER(exact(one)))],
      signerInfos: [info],
    }),
  );
}

/** What a CMS message of a signature holds. Throws where it is none. */
export function signedDataOf(der: Uint8Array): SignedData {
  const { contentType, content } = ContentInfo.fromBER(exact(der));
  if (contentType !== OIDS.signedData) throw new Error('This is no signature of CMS.');
  return new SignedData({ schema: content });
}

export function derOf(signed: SignedData): Buffer {
  const content = signed.toSchema(true);
  const info = new ContentInfo({ contentType: OIDS.signedData, content });
  return Buffer.from(info.toSchema().toBER());
}

const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });

/** DER has the members of a set in the order of their bytes. */
function inOrder(attributes: Attribute[]): Attribute[] {
  const bytesOf = (one: Attribute) => Buffer.from(one.toSchema().toBER());
  return attributes.toSorted((one, other) => Buffer.compare(bytesOf(one), bytesOf(other)));
}

/** RFC 5035: which certificate it is, by its SHA-256, so that no other of the same key takes its place. */
function certificateNamed(der: Uint8Array): Sequence {
  const hash = createHash('sha256').update(der).digest();
  const named = new Sequence({ value: [new OctetString({ valueHex: exact(hash) })] });
  return new Sequence({ value: [new Sequence({ value: [named] })] });
}

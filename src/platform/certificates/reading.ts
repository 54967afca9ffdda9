import { createHash, verify, X509Certificate } from 'node:crypto';
import { PDF, PdfArray, type PdfDict, PdfNumber, PdfString } from '@libpdf/core';
import { CertificateRevocationList, type SignedData, type SignerInfo } from 'pkijs';
import { OIDS, signedDataOf } from './cms.ts';

/** What is found in a signature that somebody gave, before anybody judges it. */
export type SignatureFacts = {
  /** Whether it is over this content, and not over another. */
  isOfContent: boolean;
  /** Whether it was made with the key of the certificate that it names. */
  holds: boolean;
  /** Whether its certificate leads to one that is trusted. */
  isTrusted: boolean;
  /** Whether its issuer took the certificate back, as far as the signature brings that along. */
  isRevoked: boolean;
  /** The span in which every certificate of its chain is in force. */
  validFrom: Date;
  validTo: Date;
  /** Whose certificate it is, and who issued it. */
  commonName: string;
  issuer: string;
  serial: string;
};

/** Reads a detached signature of the SHA-256 of something; null where it is none, or has not one signer. */
export function readSignature(
  der: Uint8Array,
  { hash, roots }: { hash: Uint8Array; roots: readonly Uint8Array[] },
): SignatureFacts | null {
  const trusted = roots.map((one) => new X509Certificate(one));
  try {
    return factsOf(der, hash, trusted);
  } catch {
    return null; // whatever cannot be read or checked is no signature: a key of another kind, an attribute without a value
  }
}

function factsOf(
  der: Uint8Array,
  hash: Uint8Array,
  trusted: readonly X509Certificate[],
): SignatureFacts | null {
  const read = opened(der);
  const own = read?.certificates.find((one) => isNamedBy(read.info, one));
  if (!read || !own) return null;
  const { signed, info, certificates } = read;
  const chain = chainOf(own, [...certificates, ...trusted]);
  return {
    isOfContent: octets(info, OIDS.messageDigest)?.equals(hash) ?? false,
    holds: isSignedBy(info, own),
    isTrusted: chain.some((one) => trusted.some((root) => root.raw.equals(one.raw))),
    isRevoked: isRevoked(signed, own, chain[1] ?? own),
    validFrom: new Date(Math.max(...chain.map((one) => one.validFromDate.getTime()))),
    validTo: new Date(Math.min(...chain.map((one) => one.validToDate.getTime()))),
    commonName: commonNameOf(own.subject),
    issuer: commonNameOf(own.issuer),
    serial: own.serialNumber.toLowerCase(),
  };
}

/** A signature that stands in a PDF, with the bytes that it says it covers. */
export type PdfSignature = {
  field: string;
  reason: string;
  der: Buffer;
  hash: Buffer;
  /** Whether nothing was added to the file after it. */
  coversAll: boolean;
};

/** The signatures of a PDF in their order. Those whose range is none of a signature are left out. */
export async function signaturesIn(file: Uint8Array): Promise<PdfSignature[]> {
  const pdf = await PDF.load(file);
  const fields = pdf.getForm()?.getSignatureFields() ?? [];
  return fields
    .flatMap((field) => {
      const dict = field.getSignatureDict();
      return dict ? (signatureAt(Buffer.from(file), field.name, dict) ?? []) : [];
    })
    .toSorted((one, other) => one.end - other.end)
    .map(({ end, ...one }) => ({ ...one, coversAll: end === file.byteLength }));
}

function signatureAt(file: Buffer, field: string, dict: PdfDict) {
  const [range, contents, reason] = ['ByteRange', 'Contents', 'Reason'].map((key) => dict.get(key));
  if (!(range instanceof PdfArray) || !(contents instanceof PdfString)) return null;
  const [start, first, second, rest] = Array.from(range, (one) =>
    one instanceof PdfNumber ? one.value : Number.NaN,
  );
  if (start !== 0 || !first || !second || !rest || second < first) return null;
  const end = second + rest;
  // What stands between the two is the signature itself and nothing else, or something could be hidden there.
  const between = file.subarray(first, second).toString('latin1');
  if (end > file.byteLength || !/^<[0-9a-fA-F]*>$/.test(between)) return null;
  const hash = createHash('sha256')
    .update(file.subarray(0, first))
    .update(file.subarray(second, end))
    .digest();
  const der = withoutPadding(Buffer.from(between.slice(1, -1), 'hex'));
  return { field, der, hash, end, reason: reason instanceof PdfString ? reason.asString() : '' };
}

/** What a value of DER is long, by its own head; the room behind it is filled with nothing. */
function withoutPadding(bytes: Buffer): Buffer {
  const short = bytes.at(1) ?? 0;
  if (short < 0x80) return bytes.subarray(0, 2 + short);
  const digits = Math.min(short & 0x7f, 4);
  return bytes.byteLength < 2 + digits
    ? bytes
    : bytes.subarray(0, 2 + digits + bytes.readUIntBE(2, Math.max(digits, 1)));
}

type Opened = { signed: SignedData; info: SignerInfo; certificates: X509Certificate[] };

function opened(der: Uint8Array): Opened | null {
  const signed = signedDataOf(der);
  const [info, another] = signed.signerInfos;
  if (!info || another) return null;
  const certificates = (signed.certificates ?? []).flatMap((one) =>
    'subject' in one ? new X509Certificate(Buffer.from(one.toSchema().toBER())) : [],
  );
  return { signed, info, certificates };
}

function isNamedBy({ sid }: SignerInfo, certificate: X509Certificate): boolean {
  const serial = sid?.serialNumber?.valueBlock?.valueHexView;
  return serial ? sameSerial(Buffer.from(serial), certificate) : false;
}

function isSignedBy(info: SignerInfo, { publicKey, raw }: X509Certificate): boolean {
  const said = info.signedAttrs?.encodedValue;
  if (!said || info.digestAlgorithm.algorithmId !== OIDS.sha256) return false;
  const signature = Buffer.from(info.signature.valueBlock.valueHexView);
  return isOfCertificate(info, raw) && verify('sha256', Buffer.from(said), publicKey, signature);
}

/** RFC 5035: where a signature says of which certificate it is, it is of no other. */
function isOfCertificate(info: SignerInfo, certificate: Buffer): boolean {
  const named = info.signedAttrs?.attributes.find(({ type }) => type === OIDS.signingCertificate);
  if (!named) return true;
  const hash = createHash('sha256').update(certificate).digest();
  return Buffer.from(named.values[0].toBER()).includes(hash);
}

function octets(info: SignerInfo, type: string): Buffer | null {
  const found = info.signedAttrs?.attributes.find((one) => one.type === type);
  const value = found?.values[0]?.valueBlock?.valueHexView;
  return value ? Buffer.from(value) : null;
}

/** A certificate and those above it, as far as they lie here. */
function chainOf(own: X509Certificate, known: readonly X509Certificate[]): X509Certificate[] {
  const chain = [own];
  for (let last = own; chain.length < 8; ) {
    const above = known.find(
      (one) =>
        one.ca && last.checkIssued(one) && last.verify(one.publicKey) && !one.raw.equals(last.raw),
    );
    if (!above) return chain;
    chain.push(above);
    last = above;
  }
  return chain;
}

function isRevoked(signed: SignedData, own: X509Certificate, issuer: X509Certificate): boolean {
  return (signed.crls ?? []).some((list) => {
    if (!(list instanceof CertificateRevocationList)) return false;
    const signature = Buffer.from(list.signatureValue.valueBlock.valueHexView);
    if (!verify('sha256', list.tbsView, issuer.publicKey, signature)) return false;
    return (list.revokedCertificates ?? []).some(({ userCertificate }) =>
      sameSerial(Buffer.from(userCertificate.valueBlock.valueHexView), own),
    );
  });
}

function sameSerial(serial: Buffer, { serialNumber }: X509Certificate): boolean {
  const plain = (hex: string) => hex.toLowerCase().replace(/^(?:00)+/, '');
  return plain(serial.toString('hex')) === plain(serialNumber);
}

/** Node writes a name one part a line. */
function commonNameOf(name: string): string {
  return /^CN=(.*)$/m.exec(name)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
}

/** What a certificate says of itself, for whoever names it. */
export function describeCertificate(der: Uint8Array) {
  const read = new X509Certificate(der);
  return {
    issuer: commonNameOf(read.issuer),
    fingerprint: read.fingerprint256.replaceAll(':', '').toLowerCase(),
    validTo: read.validToDate,
    pem: read.toString(),
  };
}

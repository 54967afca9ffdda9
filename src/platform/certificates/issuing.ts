import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { BitString, Integer, OctetString, Sequence, Set as SetOf, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { exact } from './exact.ts';

// X.509 certificates (RFC 5280), made here: of an authority of our own, and those that it issues. Keys are of P-256, one of the
// kinds that the CCA's guidelines name.

export type CertificateName = { commonName: string; organization: string; unit: string };
/** A key with its certificate, and the certificates of who issued it. */
export type CertifiedKey = { key: KeyObject; certificate: Buffer; chain: readonly Buffer[] };
type Span = { from: Date; to: Date };

/** A new authority, whose certificate is signed by itself. */
export function newAuthority(name: CertificateName, span: Span): CertifiedKey {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const own = certificateOf(name, key, span);
  own.issuer = own.subject;
  own.extensions?.push(constraints(true), usage(0x06, 1)); // to sign certificates and lists of revoked ones
  return { key, certificate: signed(own, key), chain: [] };
}

/** A new key with a certificate of this authority. Nobody else has the key: it is gone with what is returned. */
export function issueCertificate(
  authority: CertifiedKey,
  subject: CertificateName,
  span: Span,
): CertifiedKey {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const issuer = Certificate.fromBER(exact(authority.certificate));
  const issued = certificateOf(subject, key, span);
  issued.issuer = issuer.subject;
  // To sign, and to be held to what was signed.
  issued.extensions?.push(constraints(false), usage(0xc0, 6), keyOf(issuer));
  return {
    key,
    certificate: signed(issued, authority.key),
    chain: [authority.certificate, ...authority.chain],
  };
}

/** A key as it is kept: PKCS #8. */
export const keyToKeep = (key: KeyObject): Buffer => key.export({ type: 'pkcs8', format: 'der' });
export const keyKept = (der: Buffer): KeyObject =>
  createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });

function certificateOf(subject: CertificateName, key: KeyObject, { from, to }: Span): Certificate {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const certificate = new Certificate();
  certificate.version = 2; // of RFC 5280, "3"
  certificate.serialNumber = new Integer({ valueHex: exact(newSerial()) });
  certificate.subject = named(subject);
  certificate.notBefore = timeOf(from);
  certificate.notAfter = timeOf(to);
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(exact(spki));
  const identifier = new OctetString({ valueHex: exact(createHash('sha1').update(spki).digest()) });
  certificate.extensions = [extension('2.5.29.14', false, identifier)];
  return certificate;
}

/** Positive, and not to be guessed. */
function newSerial(): Buffer {
  const serial = randomBytes(16);
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  return serial;
}

/** X.520 lets a name have 64 letters. */
export const NAME_LENGTH = 64;

function named({ commonName, organization, unit }: CertificateName): RelativeDistinguishedNames {
  const parts = { '2.5.4.10': organization, '2.5.4.11': unit, '2.5.4.3': commonName };
  const value = Object.entries(parts).map(([type, said]) => {
    const shortened = new Utf8String({ value: [...said].slice(0, NAME_LENGTH).join('') });
    return new SetOf({ value: [new AttributeTypeAndValue({ type, value: shortened }).toSchema()] });
  });
  return RelativeDistinguishedNames.fromBER(new Sequence({ value }).toBER());
}

// RFC 5280, 4.1.2.5: two digits for the year until 2049.
const timeOf = (value: Date) => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });

const constraints = (isAuthority: boolean) =>
  extension('2.5.29.19', true, new BasicConstraints({ cA: isAuthority }).toSchema());

function usage(bits: number, unusedBits: number): Extension {
  const valueHex = exact(Buffer.from([bits]));
  return extension('2.5.29.15', true, new BitString({ unusedBits, valueHex }));
}

function keyOf(issuer: Certificate): Extension {
  const known = issuer.extensions?.find(({ extnID }) => extnID === '2.5.29.14');
  const keyIdentifier = new OctetString({ valueHex: known?.parsedValue.valueBlock.valueHexView });
  return extension('2.5.29.35', false, new AuthorityKeyIdentifier({ keyIdentifier }).toSchema());
}

function extension(extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER() });
}

function signed(certificate: Certificate, key: KeyObject): Buffer {
  const ecdsaWithSha256 = new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' });
  certificate.signature = ecdsaWithSha256;
  certificate.signatureAlgorithm = ecdsaWithSha256;
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({
    valueHex: exact(sign('sha256', certificate.tbsView, key)),
  });
  return Buffer.from(certificate.toSchema().toBER());
}

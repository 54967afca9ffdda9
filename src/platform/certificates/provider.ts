import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';

// A provider of Aadhaar eSign (CCA, eSign API 2.1): the signer's browser brings it the hash of a paper, it asks the signer on pages of
// its own who they are, and their browser brings back the signature. No number of theirs passes through here: `ekycId` stays empty.

export type SigningProvider = {
  /** Where a form with these fields is posted. */
  readonly url: string;
  /** The certificates that its signatures must lead to. */
  readonly roots: readonly Buffer[];
  request(asked: AskedOfProvider): readonly (readonly [name: string, value: string])[];
  /** What came back: which signing it is of, and the signature, or null where the provider gives none. Null where it is no answer. */
  read(answer: string): { id: string; signature: Buffer | null } | null;
};
type AskedOfProvider = { id: string; hash: Uint8Array; about: string; at: Date; back: string };
export type ProviderAccount = {
  url: string;
  aspId: string;
  key: KeyObject;
  roots: readonly Buffer[];
};

export function openProvider({ url, aspId, key, roots }: ProviderAccount): SigningProvider {
  return {
    url,
    roots,
    request: (asked) => [
      ['eSignRequest', requestXml(asked, aspId, key)],
      ['aspTxnID', asked.id],
      ['Content-Type', 'application/xml'],
    ],
    read: readAnswer,
  };
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/**
 * The request, signed within itself (XML Signature). It is written as it would be after canonicalisation: attributes in the order of
 * their names, no space between elements, no element that closes itself. So what is hashed is what is sent.
 */
function requestXml({ id, hash, about, at, back }: AskedOfProvider, aspId: string, key: KeyObject) {
  const attributes = [
    ['AuthMode', '1'],
    ['aspId', aspId],
    ['ekycId', ''],
    ['ekycIdType', 'A'],
    ['responseSigType', 'pkcs7'],
    ['responseUrl', back],
    ['sc', 'Y'],
    ['ts', inIndia(at)],
    ['txn', id],
    ['ver', '2.1'],
  ].map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`);
  const doc = `<InputHash docInfo="${escaped(about.slice(0, 50))}" hashAlgorithm="SHA256" id="1">${Buffer.from(hash).toString('hex')}</InputHash>`;
  const [head, foot] = [`<Esign${attributes.join('')}><Docs>${doc}</Docs>`, '</Esign>'];
  return `${head}${signatureXml(`${head}${foot}`, key)}${foot}`;
}

/** An enveloped signature of a document that is written canonically. */
function signatureXml(document: string, key: KeyObject): string {
  const digest = createHash('sha256').update(document).digest('base64');
  const method = (name: string, uri: string) => `<${name} Algorithm="${uri}"></${name}>`;
  const info = [
    method('CanonicalizationMethod', C14N),
    method('SignatureMethod', RSA_SHA256),
    '<Reference URI="">',
    `<Transforms>${method('Transform', `${DSIG}enveloped-signature`)}</Transforms>`,
    `${method('DigestMethod', SHA256)}<DigestValue>${digest}</DigestValue></Reference>`,
  ].join('');
  // On its own it bears the name of its language, as it has that of its parent where it stands.
  const signed = sign(
    'sha256',
    Buffer.from(`<SignedInfo xmlns="${DSIG}">${info}</SignedInfo>`),
    key,
  );
  const { n, e } = createPublicKey(key).export({ format: 'jwk' });
  const base64 = (value: unknown) => Buffer.from(String(value), 'base64url').toString('base64');
  return [
    `<Signature xmlns="${DSIG}"><SignedInfo>${info}</SignedInfo>`,
    `<SignatureValue>${signed.toString('base64')}</SignatureValue>`,
    `<KeyInfo><KeyValue><RSAKeyValue><Modulus>${base64(n)}</Modulus><Exponent>${base64(e)}</Exponent>`,
    '</RSAKeyValue></KeyValue></KeyInfo></Signature>',
  ].join('');
}

/**
 * Nothing of an answer is believed but which signing it is of: the signature in it is judged by itself, with its certificate, against
 * the hash that was asked.
 */
function readAnswer(answer: string): { id: string; signature: Buffer | null } | null {
  const head = /<EsignResp\b([^<>]*)>/.exec(answer)?.[1];
  const id = head && /\btxn\s*=\s*["']([0-9a-fA-F-]{36})["']/.exec(head)?.[1];
  if (!id) return null;
  const isGiven = /\bstatus\s*=\s*["']1["']/.test(head);
  const given = /<DocSignature\b[^<>]*>([A-Za-z0-9+/=\s]+)<\/DocSignature>/.exec(answer)?.[1];
  return {
    id: id.toLowerCase(),
    signature: isGiven && given ? Buffer.from(given, 'base64') : null,
  };
}

/** The moment as the API writes it: the clock of India, without a zone. */
const inIndia = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19);

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, ' ');
}

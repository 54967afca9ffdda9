import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { BitString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  CertificateRevocationList,
  PublicKeyInfo,
  RevokedCertificate,
  Time,
} from 'pkijs';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasPdfsig, pdfsig } from '../../../tests/pdfsig.ts';
import { pdfOf } from '../pdf/engine.ts';
import { derOf, signedDataOf, signerWith, signHash } from './cms.ts';
import { exact } from './exact.ts';
import { type CertifiedKey, issueCertificate, newAuthority } from './issuing.ts';
import { completeSignature, prepareSignature, ROOM_FOR_OURS } from './pades.ts';
import { readSignature, signaturesIn } from './reading.ts';
import { stamped } from './stamping.ts';

const at = new Date('2026-11-20T06:30:00Z');
const day = 86_400_000;
const span = (from: number, to: number) => ({
  from: new Date(at.getTime() + from * day),
  to: new Date(at.getTime() + to * day),
});
const named = (commonName: string) => ({ commonName, organization: 'Munch', unit: 'A test' });
const authority = newAuthority(named('Test authority'), span(-1, 3650));
const asha = issueCertificate(authority, named('आशा Patil'), span(-1, 1));
const roots = [authority.certificate];

let plain: Buffer;
beforeAll(async () => {
  plain = await pdfOf({
    ...{ title: 'A text', author: 'Munch', subject: 'M-1', language: 'hi-IN', madeAt: at },
    ...{ above: ['M-1', '20 November 2026'], foot: 'A text' },
    parts: [{ heading: 'समझौता' }, { text: 'It is paid by the end of the month.' }],
  });
});

async function signed(file: Uint8Array, field: string, by: CertifiedKey = asha): Promise<Buffer> {
  const note = { field, name: 'आशा Patil', reason: 'I sign (it) \\ हाँ', at, room: ROOM_FOR_OURS };
  const prepared = await prepareSignature(file, note);
  return completeSignature(prepared, await signHash(prepared.hash, signerWith(by), at));
}

const found = async (file: Uint8Array) =>
  (await signaturesIn(file)).map(({ der, hash, ...one }) => ({
    ...one,
    facts: readSignature(der, { hash, roots }),
  }));

describe('a signed PDF', () => {
  test('says who signed it, why, and that nothing was changed, after a second signature too', async () => {
    const twice = await signed(await signed(plain, 'Asha'), 'Ben');
    const [first, second] = await found(twice);
    expect([first?.field, second?.field]).toEqual(['Asha', 'Ben']);
    expect([first?.coversAll, second?.coversAll]).toEqual([false, true]);
    expect(first?.reason).toBe('I sign (it) \\ हाँ');
    for (const one of [first, second])
      expect(one?.facts).toMatchObject({
        ...{ isOfContent: true, holds: true, isTrusted: true, isRevoked: false },
        ...{ commonName: 'आशा Patil', issuer: 'Test authority', ...spanOf(asha) },
      });
    expect(twice.subarray(0, plain.byteLength).equals(plain)).toBe(true);
  });

  test('holds by the verification of the library of CMS, too', async () => {
    const file = await signed(plain, 'Asha');
    const [one] = await signaturesIn(file);
    const from = file.indexOf('<', file.lastIndexOf('/Contents'));
    const around = [file.subarray(0, from), file.subarray(file.indexOf('>', from) + 1)];
    const data = signedDataOf(one?.der ?? Buffer.of());
    expect(await data.verify({ signer: 0, data: exact(Buffer.concat(around)) })).toBe(true);
    await expect(data.verify({ signer: 0, data: exact(file) })).rejects.toThrow('digest');
  });

  test('is not of its text any more when any one byte of it was changed', async () => {
    const file = await signed(plain, 'Asha');
    for (const place of [
      20,
      1000,
      plain.byteLength - 5,
      plain.byteLength + 40,
      file.byteLength - 8,
    ]) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      const after = await found(changed).catch(() => []);
      expect(after.filter(({ facts }) => facts?.isOfContent && facts.holds)).toEqual([]);
    }
  });

  test('shows that pages were added after it, and takes none into the room of the signature', async () => {
    const file = await signed(plain, 'Asha');
    const pdf = await PDF.load(file);
    pdf.addPage();
    const longer = await found(await pdf.save({ incremental: true }));
    expect(longer).toMatchObject([{ coversAll: false, facts: { isOfContent: true } }]);
    const hidden = Buffer.from(file);
    hidden.write('/X', file.lastIndexOf('00>'), 'latin1');
    expect(await found(hidden)).toEqual([]);
  });

  test.skipIf(!hasPdfsig)(
    'is valid for pdfsig of poppler, and not with one byte changed (skipped without pdfsig)',
    async () => {
      const twice = await signed(await signed(plain, 'Asha'), 'Ben');
      expect(pdfsig(twice)).toEqual([
        { field: 'Asha', name: 'आशा Patil', isValid: true, coversAll: false },
        { field: 'Ben', name: 'आशा Patil', isValid: true, coversAll: true },
      ]);
      const changed = Buffer.from(twice);
      changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
      expect(pdfsig(changed).some(({ isValid }) => isValid)).toBe(false);
    },
  );
});

describe('what is read of a signature', () => {
  const hash = createHash('sha256').update('a text').digest();
  const factsOf = async (by: CertifiedKey, trusted: readonly Buffer[] = roots) =>
    readSignature(await signHash(hash, signerWith(by), at), { hash, roots: trusted });

  test('is nothing where it is none', () => {
    expect(readSignature(Buffer.from('no signature'), { hash, roots })).toBeNull();
    expect(readSignature(Buffer.of(), { hash, roots })).toBeNull();
  });

  test('says of whom it is trusted, and that a look-alike authority is another', async () => {
    expect((await factsOf(asha))?.isTrusted).toBe(true);
    const other = newAuthority(named('Test authority'), span(-1, 3650));
    expect((await factsOf(asha, [other.certificate]))?.isTrusted).toBe(false);
    expect(
      (await factsOf(issueCertificate(other, named('आशा Patil'), span(-1, 1))))?.isTrusted,
    ).toBe(false);
  });

  test('says in which span every certificate of its chain is in force', async () => {
    const short = newAuthority(named('Short authority'), span(-1, 2));
    const facts = await factsOf(issueCertificate(short, named('A'), span(0, 30)), [
      short.certificate,
    ]);
    expect(facts).toMatchObject({ validFrom: span(0, 0).from, validTo: span(0, 2).to });
  });

  test('does not hold with the certificate of another key in its place', async () => {
    const ben = issueCertificate(authority, named('Ben'), span(-1, 1));
    const swapped = await factsOf({ ...ben, certificate: asha.certificate });
    expect(swapped?.holds).toBe(false);
  });

  test('says that its issuer took the certificate back, where a list of the issuer is with it', async () => {
    const signature = await signHash(hash, signerWith(asha), at);
    const revoked = (by: CertifiedKey, of: CertifiedKey) =>
      readSignature(withList(signature, listOf(by, of)), { hash, roots })?.isRevoked;
    expect(revoked(authority, asha)).toBe(true);
    expect(revoked(authority, issueCertificate(authority, named('Ben'), span(-1, 1)))).toBe(false);
    // A list that somebody else made says nothing.
    expect(revoked(newAuthority(named('Test authority'), span(-1, 1)), asha)).toBe(false);
  });

  test('a time stamp stands beside it, and one that does not come is missed by nobody', async () => {
    const signature = await signHash(hash, signerWith(asha), at);
    const token = await signHash(hash, signerWith(asha), at);
    const asked: Uint8Array[] = [];
    const whole = await stamped(signature, {
      timestamp: async (digest) => {
        asked.push(digest);
        return token;
      },
    });
    const [info] = signedDataOf(whole).signerInfos;
    const value = Buffer.from(info?.signature.valueBlock.valueHexView ?? []);
    expect(asked.map((one) => Buffer.from(one).toString('hex'))).toEqual([
      createHash('sha256').update(value).digest('hex'),
    ]);
    expect(info?.unsignedAttrs?.attributes.map(({ type }) => type)).toEqual([
      '1.2.840.113549.1.9.16.2.14',
    ]);
    expect(readSignature(whole, { hash, roots })?.holds).toBe(true);
    const away = { timestamp: () => Promise.reject(new Error('away')) };
    expect((await stamped(signature, away)).equals(signature)).toBe(true);
  });
});

/** A list of revoked certificates, signed by an authority. */
function listOf(by: CertifiedKey, of: CertifiedKey): CertificateRevocationList {
  const read = ({ certificate }: CertifiedKey) => Certificate.fromBER(exact(certificate));
  const algorithm = new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' });
  const list = new CertificateRevocationList({
    ...{ version: 1, signature: algorithm, signatureAlgorithm: algorithm },
    issuer: read(by).subject,
    thisUpdate: new Time({ type: 0, value: at }),
    revokedCertificates: [
      new RevokedCertificate({
        userCertificate: read(of).serialNumber,
        revocationDate: new Time({ type: 0, value: at }),
      }),
    ],
  });
  const [unsigned] = list.toSchema(true).valueBlock.value;
  list.tbsView = new Uint8Array(unsigned?.toBER() ?? new ArrayBuffer());
  list.signatureValue = new BitString({ valueHex: exact(sign('sha256', list.tbsView, by.key)) });
  return CertificateRevocationList.fromBER(list.toSchema(true).toBER());
}

function withList(signature: Buffer, list: CertificateRevocationList): Buffer {
  const data = signedDataOf(signature);
  data.crls = [list];
  return derOf(data);
}

function spanOf({ certificate }: CertifiedKey) {
  expect(certificate.byteLength).toBeGreaterThan(0);
  return { validFrom: span(-1, 0).from, validTo: span(0, 1).to };
}

test('a certificate of a kind of key that signs without a hash is no signature, and breaks nothing', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const other = Certificate.fromBER(exact(asha.certificate));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  other.subjectPublicKeyInfo = PublicKeyInfo.fromBER(exact(spki));
  other.tbsView = new Uint8Array(other.encodeTBS().toBER());
  const certificate = Buffer.from(other.toSchema().toBER());
  const hash = Buffer.alloc(32, 1);
  const der = await signHash(hash, { ...signerWith(asha), certificate }, at);
  expect(readSignature(der, { hash, roots })?.holds ?? false).toBe(false);
});

describe('the room for a signature', () => {
  test.each([
    'Asha /ByteRange Patil',
    '/ByteRange [0 9999999999 9999999999 9999999999] /Contents <00>',
    ') >> /ByteRange [0 1 2 3] /Contents <000000>',
  ])('is found whatever a name or a reason says: %s', async (name) => {
    const note = { field: 'Asha', name, reason: name, at, room: ROOM_FOR_OURS };
    const attached = [{ name: 'signed.pdf', bytes: plain, description: name }];
    const prepared = await prepareSignature(plain, note, attached);
    const signature = await signHash(prepared.hash, signerWith(asha), at);
    const file = completeSignature(prepared, signature);
    const [one, another] = await found(file);
    expect(one).toMatchObject({ reason: name, coversAll: true });
    expect(one?.facts).toMatchObject({ isOfContent: true, holds: true, isTrusted: true });
    expect(another).toBeUndefined();
    expect(await found(await signed(file, 'Ben'))).toHaveLength(2);
  });
});

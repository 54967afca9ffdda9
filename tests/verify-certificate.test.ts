import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical } from '#modules/service/rules/certificate.ts';
import { openSigner, rotateGiven, rotateKey, signerGiven, textOf } from '#platform/key-ring.ts';
import { fingerprintOf, publishedKey, type Signer, signerOf } from '#platform/signing.ts';
import { verifyCertificate } from '../scripts/verify-certificate.ts';

const root = resolve(import.meta.dirname, '..');
const ours = signerOf({ bytes: Buffer.alloc(32, 1) });
const anybodys = signerOf({ bytes: Buffer.alloc(32, 2) });
const june = '2026-06-15T06:30:00.000Z';

/** A certificate that says nothing false about itself, signed with a key. */
function certificateBy(
  signer: Signer,
  { issuedAt = june, ...more }: { issuedAt?: string; keyId?: string } = {},
): string {
  const certificate = {
    format: 'munch-service-certificate-1',
    id: 'one',
    issuedAt,
    keyId: signer.keyId,
    ...more,
    dispute: { id: 'd', reference: 'MUNCH-AR-2026-000001' },
    paper: { number: 'MUNCH-AR-2026-000001/1', purpose: 'document' },
    recipient: { partyId: 'p', name: 'Ben' },
    service: { on: '2026-06-10', by: 'portal', basis: 'personal' },
    events: [],
  };
  const text = canonical(certificate);
  const { keyId, publicKey } = signer;
  const signature = {
    algorithm: 'Ed25519',
    keyId,
    publicKey,
    value: signer.sign(Buffer.from(text)),
  };
  return JSON.stringify(
    { certificate, sha256: createHash('sha256').update(text).digest('hex'), signature },
    null,
    2,
  );
}

const listOf = (
  span: {
    validFrom?: string | null;
    validTo?: string | null;
    purpose?: ('record-head' | 'service-certificate')[];
  } = {},
) => textOf([{ ...publishedKey(ours.publicKey, { from: null }), ...span }]);

describe('whose key it is', () => {
  test('without a key that the reader trusts, a certificate made with anybody’s key has an unknown issuer', () => {
    for (const signer of [anybodys, ours]) {
      const verdict = verifyCertificate(certificateBy(signer));
      expect(verdict).toMatchObject({ outcome: 'unknown_issuer', isWhole: false });
      expect(verdict.said.join()).toContain(signer.keyId);
    }
  });

  test('the published list knows the institution’s key, and no other', () => {
    expect(verifyCertificate(certificateBy(ours), { keys: listOf() })).toMatchObject({
      outcome: 'issued',
      isWhole: true,
    });
    expect(verifyCertificate(certificateBy(anybodys), { keys: listOf() })).toMatchObject({
      outcome: 'unknown_issuer',
      isWhole: false,
    });
    expect(verifyCertificate(certificateBy(ours), { keys: 'no list' })).toMatchObject({
      outcome: 'unknown_issuer',
      isWhole: false,
    });
  });

  test('a fingerprint will do, and a public key; another one is refused', () => {
    for (const key of [ours.keyId, ours.publicKey, ours.keyId.toUpperCase()])
      expect(verifyCertificate(certificateBy(ours), { key }).outcome).toBe('issued');
    expect(verifyCertificate(certificateBy(ours), { key: anybodys.keyId }).outcome).toBe(
      'not_good',
    );
  });

  test('a certificate that names another key than the one that signed it is not good', () => {
    const text = certificateBy(anybodys, { keyId: ours.keyId });
    expect(verifyCertificate(text, { key: anybodys.keyId })).toMatchObject({ outcome: 'not_good' });
    const other = certificateBy(ours).replace(
      `"keyId": "${ours.keyId}",\n    "publicKey"`,
      `"keyId": "${anybodys.keyId}",\n    "publicKey"`,
    );
    expect(verifyCertificate(other, { key: ours.keyId })).toMatchObject({ outcome: 'not_good' });
  });
});

describe('what is of another shape than the institution writes', () => {
  const changed = (change: (signature: Record<string, unknown>) => object) => {
    const file = JSON.parse(certificateBy(ours));
    return verifyCertificate(JSON.stringify({ ...file, signature: change(file.signature) }), {
      keys: listOf(),
    }).outcome;
  };

  test('a list of one text is no text, and a signature names its key', () => {
    expect(changed((signature) => signature)).toBe('issued');
    for (const name of ['publicKey', 'value', 'keyId', 'algorithm'])
      expect([name, changed((signature) => ({ ...signature, [name]: [signature[name]] }))]).toEqual(
        [name, 'not_good'],
      );
    expect(changed(({ keyId: _, ...rest }) => rest)).toBe('not_good');
  });

  test('a list of keys is no reason to trust another key under the institution’s fingerprint', () => {
    const [key] = JSON.parse(listOf()).keys;
    const outcome = (change: object) =>
      verifyCertificate(certificateBy(anybodys), {
        keys: JSON.stringify({ keys: [{ ...key, publicKey: anybodys.publicKey, ...change }] }),
      }).outcome;
    expect(outcome({})).toBe('unknown_issuer');
    expect(outcome({ id: undefined })).toBe('unknown_issuer');
    expect(outcome({ id: anybodys.keyId })).toBe('issued');
    for (const odd of [undefined, '', [june], 'one day']) {
      expect(outcome({ id: anybodys.keyId, validFrom: odd })).toBe('not_good');
      expect(outcome({ id: anybodys.keyId, validTo: odd })).toBe('not_good');
    }
  });
});

describe('when the key was in force', () => {
  test('an old certificate stays good by the retired key that was in force on its day', () => {
    const keys = listOf({
      validFrom: '2026-01-01T00:00:00.000Z',
      validTo: '2026-07-01T00:00:00.000Z',
    });
    expect(verifyCertificate(certificateBy(ours), { keys }).outcome).toBe('issued');
  });

  test.each([
    ['before its beginning', { validFrom: '2026-06-15T06:30:00.001Z' }],
    ['after its end', { validTo: '2026-06-15T06:29:59.999Z' }],
  ])('what is dated %s is refused', (_, span) => {
    const verdict = verifyCertificate(certificateBy(ours), { keys: listOf(span) });
    expect(verdict.outcome).toBe('not_good');
    expect(verdict.said[0]).toContain('was not in force');
  });

  test('its last instant still counts, a date that is none does not, and a key for heads signs no certificate', () => {
    expect(
      verifyCertificate(certificateBy(ours), { keys: listOf({ validTo: june }) }).outcome,
    ).toBe('issued');
    expect(
      verifyCertificate(certificateBy(ours, { issuedAt: 'one day' }), {
        keys: listOf({ validTo: june }),
      }).outcome,
    ).toBe('not_good');
    expect(
      verifyCertificate(certificateBy(ours), { keys: listOf({ purpose: ['record-head'] }) })
        .outcome,
    ).toBe('not_good');
  });
});

describe('a rotation', () => {
  const now = () => new Date(june);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'munch-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('ends one key and begins another at one moment; the open signer follows, and both stay published', async () => {
    const signer = await openSigner(folder, () => new Date('2026-06-01T00:00:00Z'));
    const [first, before] = [signer.keyId, certificateBy(signer)];
    const { ended, begun } = await rotateKey(folder, new Date('2026-07-01T00:00:00Z'));
    expect([ended?.id, ended?.validTo, begun.validFrom]).toEqual([
      first,
      '2026-07-01T00:00:00.000Z',
      '2026-07-01T00:00:00.000Z',
    ]);
    expect(signer.keyId).toBe(begun.id);
    expect(signer.published().map(({ id, validTo }) => [id, validTo])).toEqual([
      [first, '2026-07-01T00:00:00.000Z'],
      [begun.id, null],
    ]);
    const keys = textOf(signer.published());
    expect(verifyCertificate(before, { keys }).outcome).toBe('issued');
    expect(
      verifyCertificate(certificateBy(signer, { issuedAt: '2026-07-02T00:00:00.000Z' }), { keys })
        .outcome,
    ).toBe('issued');
    expect(verifyCertificate(certificateBy(signer), { keys }).outcome).toBe('not_good');
    expect((await openSigner(folder, now)).keyId).toBe(begun.id);
  });

  test('one that was cut off signs nothing, and is made good by the next', async () => {
    const signer = await openSigner(folder, now);
    const secret = await readFile(join(folder, 'institution.key'), 'utf8');
    await rotateKey(folder, now());
    await writeFile(join(folder, 'institution.key'), secret);
    expect(() => signer.sign(Buffer.from('x'))).toThrow('rotate-key');
    await rotateKey(folder, now());
    expect(signer.sign(Buffer.from('x'))).toHaveLength(88);
    expect(signer.published().filter(({ validTo }) => validTo === null)).toHaveLength(1);
  });

  test('of keys that settings give tells the next ones and keeps nothing; every machine that has them signs and publishes alike', () => {
    const first = { key: '01'.repeat(32), list: listOf({ validFrom: null }) };
    const { ended, begun, given } = rotateGiven(first, new Date('2026-07-01T00:00:00Z'));
    const [old, one, other] = [signerGiven(first), signerGiven(given), signerGiven(given)];
    expect([ended?.id, begun.id]).toEqual([old.keyId, one.keyId]);
    expect(textOf(one.published())).toBe(textOf(other.published()));
    const keys = textOf(one.published());
    expect(verifyCertificate(certificateBy(old), { keys }).outcome).toBe('issued');
    expect(
      verifyCertificate(certificateBy(other, { issuedAt: '2026-07-02T00:00:00.000Z' }), { keys })
        .outcome,
    ).toBe('issued');
    expect(() => signerGiven({ key: first.key, list: given.list })).toThrow(
      /SIGNING_KEYS does not say that SIGNING_KEY .* is in force/,
    );
    expect(() => signerGiven({ key: first.key, list: 'institution-keys.json' })).toThrow(
      'SIGNING_KEYS is no list of keys.',
    );
  });

  test('a key that was in use before keys were listed counts from the beginning', async () => {
    const old = await mkdtemp(join(tmpdir(), 'munch-old-key-'));
    await writeFile(join(old, 'institution.key'), `${'01'.repeat(32)}\n`);
    const [listed] = (await openSigner(old, now)).published();
    expect([listed?.id, listed?.validFrom, listed?.validTo]).toEqual([
      fingerprintOf(ours.publicKey),
      null,
      null,
    ]);
    await rm(old, { recursive: true });
  });
});

describe('the verifier as a stranger runs it', () => {
  let folder: string;
  const files = {
    'anybodys.json': certificateBy(anybodys),
    'ours.json': certificateBy(ours),
    'keys.json': listOf(),
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'munch-stranger-'));
    await copyFile(
      join(root, 'scripts/verify-certificate.ts'),
      join(folder, 'verify-certificate.ts'),
    );
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['verify-certificate.ts', ...args], { cwd: folder }).then(
      ({ stdout }) => [0, stdout.split(':')[0]],
      (error: { code: number; stdout: string }) => [error.code, error.stdout.split(':')[0]],
    );

  test('needs its one file and Node, and leaves with 0 only for the institution’s own', async () => {
    expect(await run('ours.json', '--keys', 'keys.json')).toEqual([0, 'OK']);
    expect(await run('anybodys.json')).toEqual([1, 'UNKNOWN ISSUER']);
    expect(await run('anybodys.json', '--keys', 'keys.json')).toEqual([1, 'UNKNOWN ISSUER']);
    expect(await run('anybodys.json', '--key', ours.keyId)).toEqual([1, 'NOT GOOD']);
  });

  test('leaves with 2, and in a sentence, when it was asked wrongly', async () => {
    for (const args of [
      [],
      ['ours.json', 'anybodys.json', '--keys', 'keys.json'],
      ['ours.json', '--trust', 'keys.json'],
      ['ours.json', '--keys'],
      ['nowhere.json'],
      ['ours.json', '--keys', 'nowhere.json'],
      ['.'],
    ]) {
      const asked = promisify(execFile)(process.execPath, ['verify-certificate.ts', ...args], {
        cwd: folder,
      });
      const { code, stderr } = await asked.then(
        () => ({ code: 0, stderr: '' }),
        (error: { code: number; stderr: string }) => error,
      );
      expect([args, code, stderr.includes('    at ')]).toEqual([args, 2, false]);
    }
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountAt, type S3, startS3 } from '../../../tests/s3.ts';
import { readSettings } from '../env.ts';
import { isOutage } from '../outage.ts';
import { openKey } from './key.ts';
import { openS3, PATIENCE, type S3Settings, tryS3 } from './s3.ts';
import { openVault, type Vault } from './vault.ts';

const passport = Buffer.from('%PDF-1.7\nA passport of somebody who does not exist.\n%%EOF\n');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const LONG_AFTER = new Date('2100-01-01');

let home: string;
let s3: S3;
let key: Awaited<ReturnType<typeof openKey>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'munch-s3-'));
  s3 = await startS3();
  key = await openKey({
    file: join(home, 'vault.key'),
    vault: join(home, 'files'),
    given: undefined,
  });
});
afterAll(async () => {
  await s3.stop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => s3.kept.clear());

const account = (more: Partial<S3Settings> = {}): S3Settings => ({ ...accountAt(s3), ...more });
const vault = (module = 'panel', patience = PATIENCE): Vault =>
  openVault({
    folder: `files/${module}`,
    incoming: join(home, 'incoming'),
    key,
    store: openS3(account(), patience),
  });
const nameOf = (sha256: string) => `files/panel/${sha256.slice(0, 2)}/${sha256}`;

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function kept(into: Vault, bytes = passport): Promise<string> {
  const taken = await into.take(once(bytes));
  await taken.bring();
  await taken.keep();
  await taken.drop();
  return taken.sha256;
}

describe('a document in a store', () => {
  test('is encrypted before it leaves us, named by its content, and comes back bit for bit on another machine', async () => {
    const sha256 = await kept(vault());
    expect([...s3.kept.keys()]).toEqual([nameOf(sha256)]);
    expect(s3.kept.get(nameOf(sha256))?.bytes.includes('passport')).toBe(false);
    expect((await vault().read(hashOf(passport))).equals(passport)).toBe(true);
    expect(await readdir(join(home, 'incoming'))).toEqual([]);
  });

  test('may be large, and is signed whole', async () => {
    const large = randomBytes(5_000_000);
    expect((await vault().read(await kept(vault(), large))).equals(large)).toBe(true);
  });

  test.each([0, 1_000, 4 * 1024 * 1024, 4 * 1024 * 1024 + 16, 5_000_000])(
    'is proved and read in parts: %i bytes',
    async (size) => {
      const content = randomBytes(size);
      const sha256 = await kept(vault(), content);
      await vault().check(sha256);
      const found = await vault().open(sha256);
      for (const [from, to] of [
        [0, size],
        [Math.min(size, 1_048_570), Math.min(size, 1_048_590)],
        [Math.max(0, size - 1), size],
      ] as const) {
        const pieces: Uint8Array[] = [];
        for await (const piece of await found.part(from, to)) pieces.push(piece);
        expect(Buffer.concat(pieces).equals(content.subarray(from, to))).toBe(true);
      }
      s3.kept.delete(nameOf(sha256));
      await expect(vault().check(sha256)).rejects.toThrow('it is not there');
      if (size > 0) await expect(found.part(0, 1)).rejects.toThrow('it is not there');
    },
  );

  test('counts without having been brought, and though a sweep took it in between', async () => {
    const it = vault();
    const taken = await it.take(once(passport));
    await taken.bring();
    await it.remove(taken.sha256);
    await taken.keep();
    expect((await it.read(taken.sha256)).equals(passport)).toBe(true);
    const unbrought = await it.take(once(Buffer.from('another')));
    await unbrought.keep();
    expect((await it.read(unbrought.sha256)).toString()).toBe('another');
    for (const one of [taken, unbrought]) await one.drop();
  });

  test('is listed by module and age however many there are, and removed, twice as well', async () => {
    const it = vault();
    const all: string[] = [];
    for (let number = 0; number < 8; number += 1)
      all.push(await kept(it, Buffer.from(`paper ${number}`)));
    await kept(vault('disputes'));
    expect((await it.list(LONG_AFTER)).sort()).toEqual(all.sort());
    expect(await it.list(new Date('2000-01-01'))).toEqual([]);
    for (const sha256 of [all[0] ?? '', all[0] ?? '']) await it.remove(sha256);
    expect(await it.list(LONG_AFTER)).toHaveLength(7);
  });

  test('that was changed there, or lies under another name, is never told as the one that was asked for', async () => {
    const sha256 = await kept(vault());
    const own = s3.kept.get(nameOf(sha256)) ?? { bytes: Buffer.alloc(0), at: new Date() };
    const other = await kept(vault(), Buffer.from('another'));
    s3.kept.set(nameOf(other), own);
    await expect(vault().read(other)).rejects.toThrow('it holds another document');
    own.bytes[own.bytes.length - 20] = 255 - (own.bytes.at(-20) ?? 0);
    await expect(vault().read(sha256)).rejects.toThrow('it was changed');
  });
});

describe('a store that cannot be asked', () => {
  test.each(['gone', 'silent'])(
    '%s: it is an outage, nothing half is kept, and it is asked again when it is back',
    async (how) => {
      const sha256 = await kept(vault());
      const it = vault('panel', { connect: 500, silence: 300, whole: 5_000 });
      await (how === 'gone' ? s3.stop() : s3.beSilent(true));
      const taken = await it.take(once(Buffer.from('meanwhile')));
      const asked = [
        it.read(sha256),
        taken.bring(),
        taken.keep(),
        it.list(LONG_AFTER),
        it.remove(sha256),
      ];
      expect(await Promise.all(asked.map((work) => work.then(() => 'done', isOutage)))).toEqual(
        asked.map(() => true),
      );
      await taken.drop();
      await (how === 'gone' ? s3.start() : s3.beSilent(false));
      await expect
        .poll(() => it.read(sha256).then(String, () => ''), { timeout: 10_000 })
        .toBe(passport.toString());
      expect([...s3.kept.keys()]).toEqual([nameOf(sha256)]);
      expect(await readdir(join(home, 'incoming'))).toEqual([]);
    },
  );

  test('what it does not have is gone, and that is no outage', async () => {
    const refused = await vault()
      .read('ab'.repeat(32))
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ fault: 'gone' });
    expect(isOutage(refused)).toBe(false);
  });
});

describe('a start', () => {
  test('with a store that works leaves nothing there', async () => {
    await tryS3(account());
    expect(s3.kept.size).toBe(0);
  });

  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['a wrong secret', { secretKey: 'guessed' }, /S3_ACCESS_KEY and S3_SECRET_KEY are not a pair/],
    [
      'a key that nobody gave out',
      { accessKey: 'guessed' },
      /does not know the access key "guessed"\. Set S3_ACCESS_KEY/,
    ],
    [
      'no such bucket',
      { bucket: 'elsewhere' },
      /has no bucket "elsewhere"\. Make it, or set S3_BUCKET/,
    ],
    [
      'nobody there',
      { endpoint: 'http://127.0.0.1:9' },
      /^The store at http:\/\/127\.0\.0\.1:9 cannot be reached .*ECONNREFUSED.*S3_ENDPOINT/,
    ],
  ])('with %s is refused with what to mend', async (_, wrong, words) => {
    await expect(tryS3(account(wrong))).rejects.toThrow(words);
  });
});

// A real server of that interface, with an empty bucket: S3_TRIAL_ENDPOINT, S3_TRIAL_BUCKET, S3_TRIAL_ACCESS_KEY, S3_TRIAL_SECRET_KEY.
const given = Object.entries(process.env).flatMap(([name, value]) =>
  name.startsWith('S3_TRIAL_') ? [[name.replace('_TRIAL', ''), value]] : [],
);
const trial = readSettings(Object.fromEntries(given)).store;

describe.runIf(trial)('a real store', () => {
  const real = (more: Partial<S3Settings> = {}): S3Settings => ({
    ...(trial ?? accountAt(s3)),
    ...more,
  });
  const store = () => openS3(real());

  test('takes, tells, lists and removes as the one of the tests does', async () => {
    await tryS3(real());
    const [one, other] = ['files/panel', 'files/disputes'].map((folder) =>
      openVault({ folder, incoming: join(home, 'incoming'), key, store: store() }),
    );
    if (!one || !other) throw new Error('two were asked for');
    const large = randomBytes(5_000_000);
    const all = [await kept(one), await kept(one, large), await kept(one, Buffer.from(''))];
    await kept(other);
    expect((await one.list(LONG_AFTER)).sort()).toEqual(all.sort());
    expect(await one.list(new Date('2000-01-01'))).toEqual([]);
    expect((await one.read(hashOf(large))).equals(large)).toBe(true);
    for (const sha256 of [...all, all[0] ?? '']) await one.remove(sha256);
    await other.remove(hashOf(passport));
    expect(await one.list(LONG_AFTER)).toEqual([]);
    await expect(one.read(hashOf(passport))).rejects.toMatchObject({ fault: 'gone' });
  });

  test.each<[Partial<S3Settings>, RegExp]>([
    [{ secretKey: 'guessed' }, /are not a pair that it gave out/],
    [{ bucket: 'there-is-no-such-bucket' }, /has no bucket/],
    [{ accessKey: 'guessed' }, /S3_ACCESS_KEY/],
  ])('refuses %o in words that our start understands', async (wrong, words) => {
    await expect(tryS3(real(wrong))).rejects.toThrow(words);
  });
});

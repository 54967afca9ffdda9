import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fc } from '../../../tests/properties.ts';
import { openKey } from './key.ts';
import type { OpenedDocument } from './opening.ts';
import { typeOf } from './type.ts';
import { openVault, type Vault } from './vault.ts';

const passport = Buffer.from('%PDF-1.7\nA passport of somebody who does not exist.\n%%EOF\n');
const MB = 1024 * 1024;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'munch-vault-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const folder = () => join(home, 'files/panel');
const incoming = () => join(home, 'incoming');
const keyFile = () => join(home, 'vault.key');
const key = (given?: string) => openKey({ file: keyFile(), vault: join(home, 'files'), given });
const vault = async (given?: string): Promise<Vault> =>
  openVault({ folder: folder(), incoming: incoming(), key: await key(given) });
const fileOf = (sha256: string) => join(folder(), sha256.slice(0, 2), sha256);

async function* inPieces(bytes: Buffer, size = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function kept(into: Vault, bytes = passport, size = 7): Promise<string> {
  const taken = await into.take(inPieces(bytes, size));
  await taken.keep();
  return taken.sha256;
}

/** Turns a bit of what lies on the disk. */
async function meddle(sha256: string, at: number): Promise<void> {
  const stored = await readFile(fileOf(sha256));
  const place = at < 0 ? stored.length + at : at;
  stored.writeUInt8(stored.readUInt8(place) ^ 1, place);
  await writeFile(fileOf(sha256), stored);
}

async function partOf(document: OpenedDocument, from: number, to: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await document.part(from, to)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const filesUnder = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  );

describe('a document in the vault', () => {
  test('is named by its content, cannot be read on the disk, and comes back bit for bit', async () => {
    const it = await vault();
    const sha256 = await kept(it);
    expect(sha256).toBe(hashOf(passport));
    expect((await it.read(sha256)).equals(passport)).toBe(true);
    const stored = await readFile(fileOf(sha256));
    expect(stored.includes('passport')).toBe(false);
    expect(stored.length).toBe(passport.length + 44);
    expect((await stat(fileOf(sha256))).mode & 0o777).toBe(0o600);
  });

  test('of any size and in any pieces comes back bit for bit', async () => {
    const it = await vault();
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5000 }),
        fc.integer({ min: 1, max: 4096 }),
        async (bytes, size) => {
          const content = Buffer.from(bytes);
          const taken = await it.take(inPieces(content, size));
          const looked: Buffer[] = [];
          for await (const piece of taken.look()) looked.push(piece as Buffer);
          expect(Buffer.concat(looked).equals(content)).toBe(true);
          await taken.keep();
          expect((await it.read(taken.sha256)).equals(content)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('is read in parts, each as it is in the whole', async () => {
    const it = await vault();
    const content = randomBytes(2 * MB + 5);
    const found = await it.open(await kept(it, content, MB - 1));
    expect([found.size, found.sha256]).toEqual([content.length, hashOf(content)]);
    const end = content.length;
    for (const [from, to] of [
      [0, 1],
      [end - 1, end],
      [0, end],
      [MB, MB],
      [MB - 1, MB],
      [MB, MB + 1],
      [MB - 3, 2 * MB + 3],
      [2 * MB, end],
      [2 * MB + 1, end + 9],
      [17, 33],
    ] as const)
      expect((await partOf(found, from, to)).equals(content.subarray(from, to))).toBe(true);
  });

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['less than is read at once', 4 * MB - 1],
    ['what is read at once', 4 * MB],
    ['a byte more', 4 * MB + 1],
    ['so that only its tag is left', 4 * MB + 16],
  ])('is proved to its last byte whatever its size: %s', async (_, size) => {
    const it = await vault();
    const content = randomBytes(size);
    const sha256 = await kept(it, content, MB);
    await it.check(sha256);
    const found = await it.open(sha256);
    expect((await partOf(found, 0, size)).equals(content)).toBe(true);
    await meddle(sha256, -1);
    await expect(it.check(sha256)).rejects.toThrow('it was changed');
  });

  test('is read on in parts when the same was kept once more meanwhile', async () => {
    const it = await vault();
    const content = randomBytes(2 * MB);
    const sha256 = await kept(it, content, MB);
    const parts = (await (await it.open(sha256)).part(0, content.length)).getReader();
    const first = await parts.read();
    await kept(it, content, MB);
    const second = await parts.read();
    expect(
      Buffer.concat([first.value ?? [], second.value ?? []].map((one) => Buffer.from(one))).equals(
        content,
      ),
    ).toBe(true);
  });

  test('is encrypted anew each time, so that equal files do not look alike', async () => {
    const it = await vault();
    const sha256 = await kept(it);
    const first = await readFile(fileOf(sha256));
    await kept(it);
    const second = await readFile(fileOf(sha256));
    expect(first.equals(second)).toBe(false);
    expect((await it.read(sha256)).equals(passport)).toBe(true);
  });

  test('does not count until it is kept, and a dropped one leaves nothing', async () => {
    const it = await vault();
    const taken = await it.take(inPieces(passport));
    expect(await filesUnder(folder())).toEqual([]);
    await expect(it.read(taken.sha256)).rejects.toThrow();
    await taken.drop();
    expect(await filesUnder(home)).toHaveLength(1); // the key
  });

  test('that breaks off on its way leaves nothing', async () => {
    const it = await vault();
    async function* broken(): AsyncGenerator<Buffer> {
      yield passport;
      throw new Error('the line broke');
    }
    await expect(it.take(broken())).rejects.toThrow('the line broke');
    expect(await filesUnder(incoming())).toEqual([]);
    expect(await filesUnder(folder())).toEqual([]);
  });

  test('that a crash left half taken is cleaned away once it is old, and what is kept stays', async () => {
    const it = await vault();
    const sha256 = await kept(it);
    await it.take(inPieces(passport));
    await it.clean(new Date(Date.now() - 60_000));
    expect(await filesUnder(incoming())).toHaveLength(1);
    await it.clean(new Date(Date.now() + 60_000));
    expect(await filesUnder(incoming())).toEqual([]);
    expect(await it.list(new Date(Date.now() + 60_000))).toEqual([sha256]);
    expect(await it.list(new Date(Date.now() - 60_000))).toEqual([]);
    await it.remove(sha256);
    await it.remove(sha256);
    expect(await filesUnder(folder())).toEqual([]);
  });
});

describe('a document that somebody meddled with', () => {
  test.each([
    ['a bit of the content', 40],
    ['a bit of the tag', -1],
    ['a bit of the nonce', 20],
  ])('is not given out: %s', async (_, at) => {
    const it = await vault();
    const sha256 = await kept(it);
    await meddle(sha256, at);
    for (const ask of [it.read, it.open, it.check])
      await expect(ask(sha256)).rejects.toThrow('it was changed');
  });

  test('is not given out when it is cut short, or is no file of ours', async () => {
    const it = await vault();
    const sha256 = await kept(it);
    const stored = await readFile(fileOf(sha256));
    for (const [left, fault] of [
      [stored.subarray(0, -3), 'it was changed'],
      [stored.subarray(0, 12), 'not a document of ours'],
      [stored.subarray(0, 40), 'not a document of ours'],
      [passport, 'not a document of ours'],
    ] as const) {
      await writeFile(fileOf(sha256), left);
      for (const ask of [it.read, it.open, it.check])
        await expect(ask(sha256)).rejects.toThrow(fault);
    }
  });

  test('is not given out under the name of another', async () => {
    const it = await vault();
    const first = await kept(it);
    const other = await kept(it, Buffer.from('another document'));
    await writeFile(fileOf(first), await readFile(fileOf(other)));
    for (const ask of [it.read, it.open, it.check])
      await expect(ask(first)).rejects.toThrow('it holds another document');
  });

  test('after it was opened breaks off before the damage, and is opened no more', async () => {
    const it = await vault();
    const sha256 = await kept(it, randomBytes(3 * MB), MB);
    await it.open(sha256);
    await meddle(sha256, 44 + MB);
    const found = await it.open(sha256); // all of it was proved a moment ago
    const parts = (await found.part(0, found.size)).getReader();
    expect((await parts.read()).value).toHaveLength(MB);
    await expect(parts.read()).rejects.toThrow('it was changed');
    await expect(it.open(sha256)).rejects.toThrow('it was changed');
    await expect(found.part(MB, found.size)).rejects.toThrow('it was changed');
    expect(await partOf(found, 2 * MB, 2 * MB + 9)).toHaveLength(9);
  });

  test('after it was opened is missed before the answer begins', async () => {
    const it = await vault();
    const sha256 = await kept(it);
    const found = await it.open(sha256);
    await rm(fileOf(sha256));
    await expect(found.part(0, 3)).rejects.toThrow('it is not there');
    await expect(it.open(sha256)).rejects.toThrow('it is not there');
    await expect(it.check(sha256)).rejects.toThrow('it is not there');
  });

  test('is not looked for outside of the vault', async () => {
    const it = await vault();
    await expect(it.read('../../vault.key')).rejects.toThrow('named by the SHA-256');
  });
});

describe('the key', () => {
  test('is made once, for its owner alone, and found again', async () => {
    const [first, second] = await Promise.all([key(), key()]);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect((await key()).bytes.equals(first.bytes)).toBe(true);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect(await filesUnder(home)).toHaveLength(1);
  });

  test('that is another opens nothing, and says so', async () => {
    const sha256 = await kept(await vault());
    const other = await vault(randomBytes(32).toString('hex'));
    await expect(other.read(sha256)).rejects.toThrow('it was encrypted with another key');
  });

  test('that was given opens what the same key in the file closed, and is written nowhere', async () => {
    const sha256 = await kept(await vault());
    const hex = (await readFile(keyFile(), 'utf8')).trim();
    await rm(keyFile());
    expect((await (await vault(hex)).read(sha256)).equals(passport)).toBe(true);
    await expect(stat(keyFile())).rejects.toThrow();
  });

  test('is not made anew beside documents of an old one', async () => {
    await kept(await vault());
    await rm(keyFile());
    await expect(key()).rejects.toThrow(/holds documents, and their key is missing/);
    await expect(stat(keyFile())).rejects.toThrow();
  });

  test('that is none is refused by the name of where it stood', async () => {
    await expect(key('secret')).rejects.toThrow(
      'DOCUMENT_KEY does not hold a key. It takes 64 hexadecimal digits.',
    );
    await mkdir(home, { recursive: true });
    await writeFile(keyFile(), 'half');
    await expect(key()).rejects.toThrow(`${keyFile()} does not hold a key`);
  });
});

describe('what a file is', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test.each([
    ['a PDF', passport, 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    [
      'a program',
      Buffer.from('\x7fELF\x02\x01\x01\x00'.padEnd(64, '\0'), 'latin1'),
      'application/x-elf',
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), null],
    ['a PNG that breaks off', PNG.subarray(0, 9), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is read from its content: %s', async (_, bytes, type) => {
    const taken = await (await vault()).take(inPieces(bytes, 5));
    expect(await typeOf(taken.look())).toBe(type);
  });
});

// Only the moment of a file tells the sweep how old it is.
test('who asks to look and reads nothing opens nothing: what came may be dropped', async () => {
  const failures: Error[] = [];
  const hear = (error: Error) => failures.push(error);
  process.on('uncaughtExceptionMonitor', hear);
  const taken = await (await vault()).take(inPieces(passport));
  const look = taken.look();
  await taken.drop();
  await new Promise((done) => setTimeout(done, 20));
  process.off('uncaughtExceptionMonitor', hear);
  expect(failures).toEqual([]);
  await expect(look.toArray()).rejects.toThrow('ENOENT');
});

test('a file is as old as its last writing', async () => {
  const it = await vault();
  const sha256 = await kept(it);
  const long = new Date('2026-01-01T00:00:00Z');
  await utimes(fileOf(sha256), long, long);
  expect(await it.list(new Date('2026-01-02T00:00:00Z'))).toEqual([sha256]);
});

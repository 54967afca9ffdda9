import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KEYS_FORMAT, keysOf } from './key-list.ts';
import { type PublishedKey, publishedKey, type Signer, signerOf } from './signing.ts';
import { syncFolder } from './sync-folder.ts';
import { openKey } from './vault/key.ts';

/** Where the two files of a data folder are. */
export function keyFiles(dataDir: string): { secret: string; list: string } {
  return { secret: join(dataDir, 'institution.key'), list: join(dataDir, 'institution-keys.json') };
}

/** The institution's signer. It follows a rotation that is made while it runs, and refuses to sign with a key that is not in force. */
export async function openSigner(dataDir: string, now: () => Date): Promise<Signer> {
  const { secret, list } = keyFiles(dataDir);
  const isNew = !(await isThere(secret));
  await openKey({ file: secret, vault: join(dataDir, 'signed'), given: undefined });
  if (!(await isThere(list))) {
    const own = publishedKey(readSigner(secret).publicKey, {
      from: isNew ? now().toISOString() : null,
    });
    await replace(list, textOf([own]), 0o644);
  }
  let held = { at: '', ...readBoth(secret, list) };
  const current = () => {
    const at = [secret, list].map((file) => statSync(file).mtimeMs).join(' ');
    if (at !== held.at) held = { at, ...readBoth(secret, list) };
    return held;
  };
  return {
    get keyId() {
      return current().signer.keyId;
    },
    get publicKey() {
      return current().signer.publicKey;
    },
    published: () => current().keys,
    sign(content) {
      const { signer, keys } = current();
      if (!keys.some(({ id, validTo }) => id === signer.keyId && validTo === null))
        throw new Error(
          `${secret} is not the key that ${list} says is in force: run "npm run rotate-key" once more.`,
        );
      return signer.sign(content);
    },
  };
}

/** The keys as settings give them to every machine alike: 64 hexadecimal digits, and the list as it is published. */
export type GivenKeys = { key: string; list: string };

/** The signer of given keys. It stays what it is until the next start; where the list says nothing of its key it does not begin. */
export function signerGiven({ key, list }: GivenKeys): Signer {
  const [own, keys] = [signerOf({ bytes: Buffer.from(key, 'hex') }), keysOf(list, 'SIGNING_KEYS')];
  if (!keys.some(({ id, validTo }) => id === own.keyId && validTo === null))
    throw new Error(
      `SIGNING_KEYS does not say that SIGNING_KEY (${own.keyId}) is in force. Set both to what belongs together: institution.key and institution-keys.json of one data folder, or what "npm run rotate-key" told last.`,
    );
  return { ...own, published: () => keys };
}

/** A new key in force instead of the given one, as the settings are then. Nothing is kept here: whoever asks sets both on every machine. */
export function rotateGiven({ key, list }: GivenKeys, at: Date): Rotated & { given: GivenKeys } {
  const { keyId } = signerGiven({ key, list });
  const { keys, bytes, ...rotated } = rotatedKeys(keysOf(list, 'SIGNING_KEYS'), keyId, at);
  return {
    ...rotated,
    given: { key: bytes.toString('hex'), list: JSON.stringify({ format: KEYS_FORMAT, keys }) },
  };
}

/** Lets the only key of a folder count from an earlier moment. Whoever asks knows that nothing was signed with it yet. */
export async function beginEarlier(dataDir: string, at: Date): Promise<void> {
  const { list } = keyFiles(dataDir);
  const [own, ...more] = (await isThere(list)) ? readKeys(list) : [];
  if (!own?.validFrom || more.length > 0 || new Date(own.validFrom) <= at) return;
  await replace(list, textOf([{ ...own, validFrom: at.toISOString() }]), 0o644);
}

/** What a rotation came to: the key that ended, and the one that began at the same moment. */
export type Rotated = { ended: PublishedKey | null; begun: PublishedKey };

/**
 * Puts a new key in force. The list is written first: from then on nothing is signed with the old key, and a rotation that is
 * cut off in between refuses to sign until it is run again.
 */
export async function rotateKey(dataDir: string, at: Date): Promise<Rotated> {
  const { secret, list } = keyFiles(dataDir);
  const keys = (await isThere(list)) ? readKeys(list) : [];
  const old = (await isThere(secret)) ? readSigner(secret) : null;
  const before = keys.length > 0 || !old ? keys : [publishedKey(old.publicKey, { from: null })];
  const { bytes, keys: after, ...rotated } = rotatedKeys(before, old?.keyId, at);
  await replace(list, textOf(after), 0o644);
  await replace(secret, `${bytes.toString('hex')}\n`, 0o600);
  return rotated;
}

function rotatedKeys(
  before: readonly PublishedKey[],
  old: string | undefined,
  at: Date,
): Rotated & { bytes: Buffer; keys: PublishedKey[] } {
  const bytes = randomBytes(32);
  const begun = publishedKey(signerOf({ bytes }).publicKey, { from: at.toISOString() });
  const ended = before.map((key) =>
    key.validTo === null ? { ...key, validTo: at.toISOString() } : key,
  );
  return {
    ended: ended.find(({ id }) => id === old) ?? null,
    begun,
    bytes,
    keys: [...ended, begun],
  };
}

/** The list as it is kept and as it is published. */
export function textOf(keys: readonly PublishedKey[]): string {
  return `${JSON.stringify({ format: KEYS_FORMAT, keys }, null, 2)}\n`;
}

/** The keys of a list that somebody keeps. Throws when the file is none. */
export function readKeys(file: string): PublishedKey[] {
  return keysOf(readFileSync(file, 'utf8'), file);
}

function readBoth(secret: string, list: string) {
  return { signer: readSigner(secret), keys: readKeys(list) };
}

function readSigner(secret: string): Signer {
  return signerOf({ bytes: Buffer.from(readFileSync(secret, 'utf8').trim(), 'hex') });
}

async function replace(file: string, text: string, mode: number): Promise<void> {
  const half = `${file}.${randomUUID()}`;
  const handle = await open(half, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file).finally(() => rm(half, { force: true }));
  await syncFolder(dirname(file));
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

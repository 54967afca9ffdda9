import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { BackupTable, Sequence } from './rows.ts';
import { type TarEntry, unpack } from './tar.ts';

export const format = 1;
export const manifestPath = 'manifest.json';

export type ManifestPart = { path: string; bytes: number; sha256: string };

/** The last entry of a backup: what is in it, and by which hash each part is known. */
export type Manifest = {
  format: number;
  madeAt: string;
  server: string;
  migrations: { name: string; sha256: string }[];
  tables: BackupTable[];
  sequences: Sequence[];
  parts: ManifestPart[];
};

/** A backup whose every part was found as it was written. */
export type VerifiedBackup = { file: string; manifest: Manifest };

export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const unzipped = createGunzip();
  const stream = pipeline(createReadStream(file), unzipped, () => {}); // whoever reads the stream is told of the error
  yield* unpack(stream);
}

/** Reads the whole file and compares every part with its hash. Touches nothing. */
export async function verify(file: string): Promise<VerifiedBackup> {
  const found: ManifestPart[] = [];
  let manifest: Manifest | null = null;
  try {
    for await (const { path, size, body } of entriesOf(file)) {
      if (path === manifestPath)
        manifest = JSON.parse((await bytesOf(body)).toString('utf8')) as Manifest;
      else found.push({ path, bytes: size, sha256: await hashOf(body) });
    }
  } catch (error) {
    throw damaged(file, (error as Error).message);
  }
  if (!manifest) throw damaged(file, 'its manifest is missing');
  if (manifest.format !== format) {
    throw new Error(
      `The backup ${file} has the format ${manifest.format}, and this Munch reads ${format}: restore it with the Munch that made it.`,
    );
  }
  const wrong = manifest.parts.find((part, index) => !isSame(part, found[index]));
  if (wrong) throw damaged(file, `${wrong.path} is not what was written`);
  if (found.length > manifest.parts.length)
    throw damaged(file, `${found.at(-1)?.path} does not belong to it`);
  return { file, manifest };
}

function isSame(part: ManifestPart, other: ManifestPart | undefined): boolean {
  return part.path === other?.path && part.bytes === other.bytes && part.sha256 === other.sha256;
}

function damaged(file: string, why: string): Error {
  return new Error(
    `The backup ${file} cannot be used: ${why}. Nothing was changed; take another copy of it or an older backup.`,
  );
}

export async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function hashOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

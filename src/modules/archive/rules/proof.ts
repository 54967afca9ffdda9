import type { ArchiveManifest } from './manifest.ts';
import { type ArchiveHash, type ArchiveItem, leafOf, levelsOf, nodeOf, rootOf } from './tree.ts';

/** That one item is in an archive, shown by a few hashes and nothing of the other items. */
export type ItemProof = {
  /** Of how many items the archive is. */
  count: number;
  /** From the leaf up: what it was hashed with, and on which side that stands. */
  path: readonly { side: 'left' | 'right'; hash: string }[];
};

/** The proof of an item by its name; null for a name that the archive does not have. */
export async function proofOf(
  { items }: ArchiveManifest,
  name: string,
  digest: ArchiveHash,
): Promise<ItemProof | null> {
  let at = items.findIndex((item) => item.name === name);
  if (at < 0) return null;
  const leaves: string[] = [];
  for (const item of items) leaves.push(await leafOf(item, digest));
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  for (const level of await levelsOf(leaves, digest)) {
    const hash = level[at % 2 === 0 ? at + 1 : at - 1];
    if (hash !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash });
    at = Math.floor(at / 2);
  }
  return { count: items.length, path };
}

/** Whether a proof leads from an item to a root. */
export async function isProved(
  item: ArchiveItem,
  { count, path }: ItemProof,
  { root, digest }: { root: string; digest: ArchiveHash },
): Promise<boolean> {
  let top = await leafOf(item, digest);
  for (const { side, hash } of path)
    top = side === 'left' ? await nodeOf(hash, top, digest) : await nodeOf(top, hash, digest);
  return (await rootOf(top, count, digest)) === root;
}

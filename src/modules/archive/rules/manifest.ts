import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  ARCHIVE_FORMAT,
  type ArchiveHash,
  type ArchiveItem,
  leafOf,
  levelsOf,
  rootOf,
} from './tree.ts';

/** What lies in an archive beside its items: what each was, and the one hash for all, which is signed and published. */
export type ArchiveManifest = {
  format: typeof ARCHIVE_FORMAT;
  items: readonly ArchiveItem[];
  root: string;
};

export type ItemRefusal = {
  code: 'name_wrong' | 'name_twice' | 'size_wrong' | 'hash_wrong';
  name: string;
};

const HASH = /^[0-9a-f]{64}$/;
const NAME_MAX = 1_024;

/** The manifest of some items, whatever order they come in. */
export async function manifestOf(
  items: readonly ArchiveItem[],
  digest: ArchiveHash,
): Promise<Result<ArchiveManifest, ItemRefusal>> {
  const refusal = refusalOf(items);
  if (refusal) return refuse(refusal);
  const sorted = sortedItems(items);
  return allow({
    format: ARCHIVE_FORMAT,
    items: sorted.map(({ name, size, hash }) => ({ name, size, hash })),
    root: await archiveRoot(sorted, digest),
  });
}

/** By the code units of their names, which every language and machine sorts alike. */
export function sortedItems(items: readonly ArchiveItem[]): ArchiveItem[] {
  return items.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The one hash for items that stand in their order. */
export async function archiveRoot(
  sorted: readonly ArchiveItem[],
  digest: ArchiveHash,
): Promise<string> {
  const leaves: string[] = [];
  for (const item of sorted) leaves.push(await leafOf(item, digest));
  const levels = await levelsOf(leaves, digest);
  return rootOf(levels.at(-1)?.[0] ?? '', sorted.length, digest);
}

/** The first item that no archive may hold. */
export function refusalOf(items: readonly ArchiveItem[]): ItemRefusal | null {
  const seen = new Set<string>();
  for (const { name, size, hash } of items) {
    if (!isItemName(name)) return { code: 'name_wrong', name };
    if (seen.has(name)) return { code: 'name_twice', name };
    if (!(Number.isSafeInteger(size) && size >= 0)) return { code: 'size_wrong', name };
    if (!HASH.test(hash)) return { code: 'hash_wrong', name };
    seen.add(name);
  }
  return null;
}

/** A path that stays where it is unpacked, spelled in one way: no step up, no root, no drive, no letter in two spellings. */
function isItemName(name: string): boolean {
  const isSpelled =
    name.isWellFormed() && name === name.normalize('NFC') && name.length <= NAME_MAX;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name may not have.
  return isSpelled && !/[\u0000-\u001f\u007f\\:]/.test(name) && name.split('/').every(isStep);
}

function isStep(step: string): boolean {
  return step !== '' && step !== '.' && step !== '..';
}

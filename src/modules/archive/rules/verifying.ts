import { type ArchiveManifest, archiveRoot, refusalOf, sortedItems } from './manifest.ts';
import { ARCHIVE_FORMAT, type ArchiveHash, type ArchiveItem } from './tree.ts';

/** What is wrong with an archive, and with which item of it; `was` is the name under which a renamed one stands in the manifest. */
export type ItemFault =
  | { fault: 'changed' | 'missing' | 'added'; name: string }
  | { fault: 'renamed'; name: string; was: string }
  /** The manifest itself: a name, size or hash that is none, an order of its own, another format. */
  | { fault: 'manifest_broken'; name: string }
  /** Its items do not come to its root, or not to the one that was signed. */
  | { fault: 'root_differs'; name: '' };

type Trusted = {
  manifest: ArchiveManifest;
  /** The root that was signed or published, from somewhere else than the archive; null where nobody has it. */
  signedRoot: string | null;
};

/** Every fault of what lies in an archive; none, and it is what was sealed. */
export async function verifyArchive(
  found: readonly ArchiveItem[],
  { manifest, signedRoot }: Trusted,
  digest: ArchiveHash,
): Promise<ItemFault[]> {
  const broken = brokenIn(manifest);
  if (broken) return [broken];
  const root = await archiveRoot(manifest.items, digest);
  const isRoot = root === manifest.root && (signedRoot === null || signedRoot === root);
  return [
    ...(isRoot ? [] : [{ fault: 'root_differs', name: '' } as const]),
    ...itemFaults(found, manifest),
  ];
}

function brokenIn({ format, items }: ArchiveManifest): ItemFault | null {
  if (format !== ARCHIVE_FORMAT) return { fault: 'manifest_broken', name: '' };
  const refusal = refusalOf(items);
  if (refusal) return { fault: 'manifest_broken', name: refusal.name };
  const moved = sortedItems(items).find(({ name }, at) => name !== items[at]?.name);
  return moved ? { fault: 'manifest_broken', name: moved.name } : null;
}

function itemFaults(found: readonly ArchiveItem[], { items }: ArchiveManifest): ItemFault[] {
  const sealed = new Map(items.map((item) => [item.name, item]));
  const here = new Map(found.map((item) => [item.name, item]));
  const missing = items.filter(({ name }) => !here.has(name));
  const added = sortedItems(found.filter(({ name }) => !sealed.has(name)));
  const changed = [...here.values()].filter((item) => {
    const was = sealed.get(item.name);
    return was !== undefined && contentOf(was) !== contentOf(item);
  });
  return [
    ...changed.map(({ name }): ItemFault => ({ fault: 'changed', name })),
    ...twiceIn(found).map((name): ItemFault => ({ fault: 'added', name })),
    ...movedAmong(missing, added),
  ];
}

/** A second item of a name: an archive may hold two, and of these a reader opens whichever it likes. */
function twiceIn(found: readonly ArchiveItem[]): string[] {
  const seen = new Set<string>();
  return found.flatMap(({ name }) => {
    const isSecond = seen.has(name);
    seen.add(name);
    return isSecond ? [name] : [];
  });
}

/** What is missing under one name and there under another with the same content was renamed; each counts once. */
function movedAmong(missing: readonly ArchiveItem[], added: readonly ArchiveItem[]): ItemFault[] {
  const left = [...added];
  const faults = missing.map(({ name, ...item }): ItemFault => {
    const at = left.findIndex((one) => contentOf(one) === contentOf({ name, ...item }));
    const [renamed] = at < 0 ? [] : left.splice(at, 1);
    return renamed
      ? { fault: 'renamed', name: renamed.name, was: name }
      : { fault: 'missing', name };
  });
  return [...faults, ...left.map(({ name }): ItemFault => ({ fault: 'added', name }))];
}

function contentOf({ size, hash }: ArchiveItem): string {
  return `${size} ${hash}`;
}

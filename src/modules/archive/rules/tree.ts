/** SHA-256 of bytes, in hexadecimal: at once on a server, later in a browser. */
export type ArchiveHash = (bytes: Uint8Array) => string | Promise<string>;

/** An item of a case's archive: its name in it, its length in bytes, and the SHA-256 of its content in hexadecimal. */
export type ArchiveItem = { name: string; size: number; hash: string };

export const ARCHIVE_FORMAT = 'munch-archive-1';

/** What is hashed begins with what it is, so that a leaf never passes for a node, nor either for a root. */
const [LEAF, NODE, ROOT] = [0, 1, 2];
const utf8 = new TextEncoder();

/** A leaf: the name too, so that an item under another name is another item. */
export function leafOf({ name, size, hash }: ArchiveItem, digest: ArchiveHash) {
  return digest(prefixed(LEAF, utf8.encode(JSON.stringify([ARCHIVE_FORMAT, name, size, hash]))));
}

export function nodeOf(left: string, right: string, digest: ArchiveHash) {
  return digest(prefixed(NODE, bytesOf(left + right)));
}

/** What is signed and published: the top of the tree, and of how many items it is. */
export function rootOf(top: string, count: number, digest: ArchiveHash) {
  return digest(prefixed(ROOT, utf8.encode(JSON.stringify([ARCHIVE_FORMAT, count, top]))));
}

/** Every level of the tree, the leaves first. A last one that stands alone goes up as it is (RFC 6962, 2.1). */
export async function levelsOf(
  leaves: readonly string[],
  digest: ArchiveHash,
): Promise<readonly (readonly string[])[]> {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level))
    level = await levelAbove(level, digest);
  return levels;
}

async function levelAbove(level: readonly string[], digest: ArchiveHash): Promise<string[]> {
  const above: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left = '', right] = level.slice(at, at + 2);
    above.push(right === undefined ? left : await nodeOf(left, right, digest));
  }
  return above;
}

function prefixed(kind: number, bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + 1);
  all[0] = kind;
  all.set(bytes, 1);
  return all;
}

function bytesOf(hexadecimal: string): Uint8Array {
  const bytes = new Uint8Array(hexadecimal.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hexadecimal.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

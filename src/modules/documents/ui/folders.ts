/** A file with the path under which it was chosen, which is its first title. */
export type NamedFile = { file: File; name: string };

/** The most that goes at once: as many as may wait to be filed. */
export const FILES_AT_ONCE = 250;

const paths = new Intl.Collator('en', { numeric: true });
// What a computer puts beside files, and nobody files.
const OF_A_COMPUTER = /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/;

/** The files of a field, in the order in which they were chosen; those of a folder by their paths. */
export function filesChosen(list: Iterable<File>): NamedFile[] {
  const files = [...list].map((file) => ({ file, name: file.webkitRelativePath || file.name }));
  return files.some(({ file }) => file.webkitRelativePath) ? inOrder(files) : files;
}

/** What was let fall: files, and folders with all that is in them. */
export async function filesDropped(data: DataTransfer): Promise<NamedFile[]> {
  // Asked before anything is waited for: afterwards the browser has forgotten what was let fall.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return filesChosen(data.files);
  const found: NamedFile[] = [];
  for (const entry of entries) found.push(...inOrder(await filesUnder(entry)));
  return found;
}

function inOrder(files: readonly NamedFile[]): NamedFile[] {
  return files
    .filter(({ name }) => !OF_A_COMPUTER.test(name))
    .sort((a, b) => paths.compare(a.name, b.name));
}

async function filesUnder(entry: FileSystemEntry): Promise<NamedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((done, failed) => entry.file(done, failed));
    return [{ file, name: entry.fullPath.replace(/^\//, '') }];
  }
  const found: NamedFile[] = [];
  if (isFolder(entry))
    for (const one of await listed(entry)) found.push(...(await filesUnder(one)));
  return found;
}

/** A browser hands out a hundred at a time. */
async function listed(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) =>
      reader.readEntries(done, failed),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

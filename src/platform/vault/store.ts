import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../sync-folder.ts';

/** Nothing lies under a name. */
export class Gone extends Error {}

export type FilePart = { from: number; to: number };

/** Where files lie for good, each whole or not at all, by a name with slashes. */
export type Store = {
  /** Copies a file of this machine to where it will be kept, so that `keep` has little left to do. */
  bring?(half: string, name: string): Promise<void>;
  /** Takes over a file of this machine. Once this resolves, neither a crash nor a power cut takes it away; what fails leaves nothing half. */
  keep(half: string, name: string): Promise<void>;
  /** All of it, or its bytes from one to before another, fewer where it ends sooner. Throws Gone for what is not there. */
  read(name: string, part?: FilePart): Promise<Buffer>;
  /** Does nothing for what is not there. */
  remove(name: string): Promise<void>;
  /** Names of all that lies in a folder, however deep, since before a moment. */
  list(folder: string, before: Date): Promise<string[]>;
};

/** This machine's own disk; a name is a path on it. */
export const onDisk: Store = {
  /** The same content may be there already; then this replaces it by itself, under another nonce. */
  async keep(half, name) {
    await mkdir(dirname(name), { recursive: true, mode: 0o700 });
    await rename(half, name);
    await syncFolder(dirname(name));
    await syncFolder(dirname(dirname(name))); // its folder may be new
  },
  read: (name, part) =>
    (part ? readPart(name, part) : readFile(name)).catch((error: NodeJS.ErrnoException) =>
      Promise.reject(
        error.code === 'ENOENT' || error.code === 'ENOTDIR'
          ? new Gone(`There is no ${name}.`, { cause: error })
          : error,
      ),
    ),
  remove: (name) => rm(name, { force: true }),
  async list(folder, before) {
    const found: string[] = [];
    for (const inner of await inside(folder)) {
      const file = join(folder, inner);
      const what = await stat(file).catch(() => null); // gone meanwhile
      if (what?.isFile() && what.mtimeMs < before.getTime()) found.push(file);
    }
    return found;
  },
};

async function readPart(name: string, { from, to }: FilePart): Promise<Buffer> {
  const file = await open(name);
  try {
    const found = Buffer.allocUnsafe(to - from);
    let size = 0;
    for (let isOver = to <= from; !isOver; ) {
      const { bytesRead } = await file.read(found, size, to - from - size, from + size);
      size += bytesRead;
      isOver = bytesRead === 0 || size === to - from;
    }
    return found.subarray(0, size);
  } finally {
    await file.close();
  }
}

async function inside(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type SealMark = { number: number; hash: string };

/** The last seal of the record, remembered in the data folder: who owns the database does not thereby own this. */
export function sealMarkIn(dataDir: string) {
  const file = join(dataDir, 'record-seal.json');
  return {
    async read(): Promise<SealMark | null> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? null : (JSON.parse(text) as SealMark); // our own file
    },
    async keep(mark: SealMark): Promise<void> {
      await mkdir(dirname(file), { recursive: true });
      const half = `${file}.${randomUUID()}`;
      await writeFile(half, `${JSON.stringify(mark)}\n`);
      await rename(half, file);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentLocation } from './location.ts';
import { Gone } from './store.ts';

/** A name that a place of documents carries, so that another one is not taken for it. It says nothing. */
export type StoreMarker = { read(): Promise<string | null>; write(mark: string): Promise<void> };

/** The mark of a place; `incoming` is on the same disk, for what is written half. */
export function markOf({ store, files }: DocumentLocation, incoming: string): StoreMarker {
  const name = `${files}/place.mark`;
  return {
    async read() {
      try {
        return (await store.read(name)).toString('utf8').trim();
      } catch (error) {
        if (error instanceof Gone) return null;
        throw error;
      }
    },
    async write(mark) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const half = join(incoming, randomUUID());
      await writeFile(half, `${mark}\n`, { mode: 0o600, flush: true });
      await store.keep(half, name);
      await rm(half, { force: true }); // a store that is not of this machine took a copy
    },
  };
}

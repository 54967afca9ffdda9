import type { Db } from '#platform/db.ts';
import type { SearchEntry } from '../rules/entries.ts';

/** What a module has found: all of it in one dispute, whenever that is made again. */
export type SearchSource = {
  /** As its entries say of themselves in `source.kind`; no two modules have one in common. */
  kinds: readonly string[];
  entriesOf: (tx: Db, disputeId: string) => Promise<readonly SearchEntry[]>;
};

/** What writing the index needs: the key under which the words of sealed circles are kept. */
export type IndexDeps = { key: Buffer };

export type SearchDeps = IndexDeps & {
  db: Db;
  now: () => Date;
  /** Of every module whose rows are found. */
  sources: readonly SearchSource[];
};

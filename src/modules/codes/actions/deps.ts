import type { Db } from '#platform/db.ts';

export type CodesDeps = {
  db: Db;
  now: () => Date;
  /** What short codes and counts are hashed with; in no backup (platform/vault/key.ts). */
  key: Buffer;
};

export type MakingDeps = CodesDeps & {
  /** 256 bits, for an address. */
  newToken: () => string;
  /** So many digits, six where nothing is said. */
  newCode: (digits?: number) => string;
};

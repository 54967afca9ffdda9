import type { Db } from '#platform/db.ts';
import type { Vault } from '#platform/vault/vault.ts';

export type PanelDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  vault: Vault;
  /** Under which the network of an uploader is hashed. */
  key: Buffer;
  settings: { publicUrl: string; officeEmail: string };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
  /** Called once something has come into a list of the office. It must return at once. */
  arrived: (queue: 'applications') => void;
};

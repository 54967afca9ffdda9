import type { Db } from '#platform/db.ts';
import type { Passwords } from '#platform/passwords.ts';

export type IdentityDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  newCode: (digits?: number) => string;
  /** What short codes and counts are hashed with; in no backup (platform/vault/key.ts). */
  key: Buffer;
  passwords: Passwords;
  /** Milliseconds that the answer to a request for a letter takes at least; see actions/tickets.ts. */
  answerAfter?: number;
  settings: { publicUrl: string; officeEmail: string };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

import type { Db } from '#platform/db.ts';
import type { IdentityDeps } from './deps.ts';

/** What one module holds about a person, in words that she can read; composed in main.ts. */
export type PersonData = Readonly<Record<string, (db: Db, personId: string) => Promise<unknown>>>;

export type AccountDeps = IdentityDeps & {
  /** The parts of other modules for the download of one's data. */
  personData: PersonData;
};

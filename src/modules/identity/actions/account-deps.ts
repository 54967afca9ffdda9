import type { Db } from '#platform/db.ts';
import type { LetterKind } from '#platform/outbox.ts';
import type { KeptByLaw } from '../rules/erasure.ts';
import type { IdentityDeps } from './deps.ts';

/** What one module holds about a person, in words that they can read; composed in main.ts. */
/** How one module gives what it holds about a person; `key` is that of the documents, for what is sealed in the database. */
export type PersonData = Readonly<
  Record<string, (db: Db, personId: string, key: Buffer) => Promise<unknown>>
>;

export type PersonToErase = { personId: string; at: Date; newId: () => string };

/**
 * How one module erases what it holds about a person. It is asked before their account is emptied, so that it can find what
 * came from their address; composed in server.ts.
 */
export type PersonEraser = {
  /** What of it would stay if it were erased now. They are told before they ask. */
  keeps(db: Db, personId: string): Promise<readonly KeptByLaw[]>;
  /** In the transaction of the erasure. Gives how much went, for the record. */
  erase(tx: Db, erasing: PersonToErase): Promise<Readonly<Record<string, number>>>;
  /** Letters that are not their account's and go out all the same: what a party of an open dispute must receive. */
  spares?: readonly LetterKind[];
};
export type PersonErasers = Readonly<Record<string, PersonEraser>>;

export type AccountDeps = IdentityDeps & {
  /** The parts of other modules for the download of one's data. */
  personData: PersonData;
  /** The parts of other modules for the erasure of a person. */
  personErasers: PersonErasers;
};

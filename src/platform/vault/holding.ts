import type { DocumentFault, HoldingName } from '#kernel/holdings.ts';
import type { Db } from '../db.ts';
import { Unreadable } from './encrypted-file.ts';
import type { Vault } from './vault.ts';

/** The documents of a module: which its rows name, and where they lie. Hashes are in hexadecimal. */
export type Holding = {
  name: HoldingName;
  vault: Pick<Vault, 'check'>;
  /** What rows name, in the order of the hashes, behind one of them; each once. */
  listAfter(db: Db, hash: string, most: number): Promise<string[]>;
  /** What a document belongs to, by the name that the office knows, and the page of it; nothing when no row names it. */
  ownersOf(db: Db, hash: string): Promise<{ name: string; path: string }[]>;
};

/** Reads a document to its last byte. Null when it is as it was taken; throws when its place cannot be asked at all. */
export async function faultOf(
  { vault }: Pick<Holding, 'vault'>,
  hash: string,
): Promise<DocumentFault | null> {
  try {
    await vault.check(hash);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

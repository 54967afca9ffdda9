import { sha256 } from '#platform/hash.ts';
import type { MakingDeps } from './deps.ts';

// A mailed link is a key of 256 bits to one row of one module, and its hash stands beside that row: it goes when the row goes,
// and the module says how long it lives (docs/decisions/0077). How it is made and kept is the same everywhere.

/** A token for an address, and under what alone it is kept. */
export function newLink({ newToken }: Pick<MakingDeps, 'newToken'>): {
  token: string;
  hash: string;
} {
  const token = newToken();
  return { token, hash: linkHash(token) };
}

/** A plain hash is enough: 256 bits of chance are not tried through. */
export function linkHash(token: string): string {
  return sha256(token);
}

import { here } from '#kernel/language.ts';
import { sha256 } from '#platform/hash.ts';
import type { MakingDeps } from './deps.ts';

// A mailed link is a key of 256 bits to one row of one module, and its hash stands beside that row: it goes when the row goes
// (docs/decisions/0077). How it is made, written and kept is the same everywhere.

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

type Sited = { settings: { publicUrl: string } };

/** The address of a page with the token, in the language that is being spoken. */
export function linkTo({ settings }: Sited, page: string, token: string): string {
  return `${settings.publicUrl}${here(page)}?token=${token}`;
}

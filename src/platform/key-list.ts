import type { PublishedKey } from './signing.ts';

// The institution's key lies in `institution.key`, which is in no backup; beside it `institution-keys.json` lists every
// public key that was ever in force. A rotation ends the old key, forgets its private half, and leaves its public one listed.

export const KEYS_FORMAT = 'munch-keys-1';

export type KeyList = { format: typeof KEYS_FORMAT; keys: PublishedKey[] };

/** The same of a text, named by where it was found. */
export function keysOf(text: string, where: string): PublishedKey[] {
  const kept = parsed(text, where) as Partial<KeyList> | null;
  if (kept?.format !== KEYS_FORMAT || !Array.isArray(kept.keys))
    throw new Error(`${where} is no list of keys.`);
  return kept.keys;
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where} is no list of keys.`, { cause });
  }
}

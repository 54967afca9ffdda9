/** What a key is for: the documents are encrypted with the one, papers and heads of days are signed with the other. */
export type KeyUse = 'documents' | 'signing';

/** Names tell nothing of a key. */
export type InstalledKey = {
  use: KeyUse;
  name: string;
  /** Those whose place it took, by the list that a rotation keeps. */
  follows: readonly string[];
};

/**
 * Whether a database that was used with the key `noted` may be used with the one that is here. `lost` is what the operator says
 * of a key that will not come back: they name it.
 */
export function judgeKey(
  noted: string | null,
  { name, follows }: InstalledKey,
  lost: readonly string[],
): 'noted' | 'to_note' | 'other' {
  if (noted === name) return 'noted';
  return noted === null || follows.includes(noted) || lost.includes(noted) ? 'to_note' : 'other';
}

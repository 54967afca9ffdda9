// The institution's chain: each link seals the acts that were committed since the one before it. A seal is signed, so that
// whoever owns the database, and not the key, cannot write it anew; and a head that others keep shows an end that was cut off.

/** What stands before the first seal. */
export const FIRST = '0'.repeat(64);

export type RecordSeal = {
  number: number;
  at: Date;
  /** The hashes of the sealed acts in their order, in hexadecimal. */
  acts: readonly string[];
  previousHash: string;
};
export type SignedSeal = RecordSeal & { hash: string; keyId: string; signature: string };

/** SHA-256 of bytes, in hexadecimal. */
export type HashBytes = (bytes: Uint8Array) => string;

/** The text under a seal's hash, which is also what is signed. */
export function sealText({ number, at, acts, previousHash }: RecordSeal, hash: HashBytes): string {
  return JSON.stringify([
    'munch-seal-1',
    previousHash,
    number,
    at.toISOString(),
    acts.length,
    merkleRoot(acts, hash),
  ]);
}

/**
 * The root of the tree over hashes (RFC 6962, 2.1): a leaf and a node are hashed apart, so that neither can pass for the
 * other, and an act can be shown to be in a seal by a few hashes without showing the rest.
 */
export function merkleRoot(leaves: readonly string[], hash: HashBytes): string {
  const node = (prefix: number, ...parts: string[]) =>
    hash(Buffer.concat([Buffer.from([prefix]), Buffer.from(parts.join(''), 'hex')]));
  if (leaves.length === 0) return hash(Buffer.alloc(0));
  let level = leaves.map((leaf) => node(0, leaf));
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) =>
      level.slice(2 * at, 2 * at + 2),
    );
    level = pairs.map(([left = '', right]) => (right === undefined ? left : node(1, left, right)));
  }
  return level[0] ?? '';
}

export type SealFault =
  | 'seal_missing'
  | 'seal_changed'
  | 'seal_unlinked'
  | 'seal_unsigned'
  | 'act_missing'
  | 'act_alien'
  | 'act_twice'
  | 'waiting_changed'
  | 'head_changed'
  | 'head_unknown';
export type SealBreak = { fault: SealFault; seal: number; id: string };

/** Whether a signature is that of a key which was in force then; null when nobody can say, because the keys are not at hand. */
export type IsSigned = (
  text: string,
  by: { keyId: string; signature: string; at: Date },
) => boolean | null;

export type SealCheckers = { hash: HashBytes; isSigned: IsSigned };

/** The first of some seals that does not follow from the last one seen. */
export function firstSealBreak(
  seals: readonly SignedSeal[],
  seen: { number: number; hash: string },
  { hash, isSigned }: SealCheckers,
): SealBreak | null {
  let last = seen;
  for (const seal of seals) {
    const at = { seal: seal.number, id: '' };
    if (seal.number !== last.number + 1)
      return { ...at, seal: last.number + 1, fault: 'seal_missing' };
    if (seal.previousHash !== last.hash) return { ...at, fault: 'seal_unlinked' };
    const text = sealText(seal, hash);
    if (hash(Buffer.from(text)) !== seal.hash) return { ...at, fault: 'seal_changed' };
    if (isSigned(text, seal) === false) return { ...at, fault: 'seal_unsigned' };
    last = seal;
  }
  return null;
}

/** What is published of a day: where the institution's chain ended. `acts` is how many were sealed until then. */
export type ChainHead = {
  format: typeof HEAD_FORMAT;
  day: string;
  seal: number;
  hash: string;
  acts: number;
  at: string;
  signedAt: string;
  keyId: string;
};
export const HEAD_FORMAT = 'munch-record-head-1';

/** The one text of a head that is signed: its names in order, nothing between them. */
export function headText(head: ChainHead): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(head).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

/** The last seal as it is remembered outside of the database. */
export type LastSeal = { number: number; hash: string };

// The record is a chain: each act carries the hash of the one before it, so a row that was changed, taken out or put in
// between no longer fits. Section 65B's successor (BSA 2023, s. 63(4)) asks for the algorithm beside the value: SHA-256.
import type { Role } from '#kernel/viewer.ts';

export type SubjectKind =
  | 'person'
  | 'enquiry'
  | 'consultation'
  | 'application'
  | 'neutral'
  | 'setting'
  | 'letter'
  | 'job'
  | 'dispute'
  | 'institution'
  | 'invoice'
  | 'payment'
  | 'fee';

type Detail = string | number | boolean | null;

/** Everything that an act's hash covers. */
export type ChainLink = {
  id: string;
  chain: string;
  number: number;
  at: Date;
  act: string;
  subject: { kind: string; id: string };
  by: { personId: string | null; role: Role | 'system' | (string & {}) };
  from: string | null;
  to: string | null;
  why: string | null;
  details: Readonly<Record<string, Detail>>;
  tells: readonly string[];
};

/** What stands before the first act of every chain. */
export const GENESIS = '0'.repeat(64);

/**
 * The text that is hashed: one JSON array, so that no field can run into the next; details by their names in order,
 * because a database gives an object's names back in an order of its own.
 */
export function linkText(link: ChainLink, previous: string): string {
  const { id, chain, number, at, act, subject, by, from, to, why, details, tells } = link;
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    'munch-record-1',
    previous,
    id,
    chain,
    number,
    at.toISOString(),
    act,
    subject.kind,
    subject.id,
    by.personId,
    by.role,
    from,
    to,
    why,
    sorted,
    tells,
  ]);
}

/** A row as it is kept, with its own hash and the one that it says came before; both in hexadecimal. */
export type HashedLink = ChainLink & { previousHash: string; hash: string };

export type ChainBreak = {
  chain: string;
  number: number;
  id: string;
  fault: 'gap' | 'wrong_link' | 'changed' | 'cut' | 'wrong_head';
};

/** The first of some rows that does not follow from the last one seen; null when all do. `hash` is SHA-256 in hexadecimal. */
export function firstBreak(
  rows: readonly HashedLink[],
  seen: { number: number; hash: string },
  hash: (text: string) => string,
): ChainBreak | null {
  let last = seen;
  for (const row of rows) {
    const at = { chain: row.chain, number: row.number, id: row.id };
    if (row.number !== last.number + 1) return { ...at, fault: 'gap' };
    if (row.previousHash !== last.hash) return { ...at, fault: 'wrong_link' };
    if (hash(linkText(row, row.previousHash)) !== row.hash) return { ...at, fault: 'changed' };
    last = row;
  }
  return null;
}

/** Whether a chain ends where it says it does: `last` is its last act, or the beginning of a chain that has none. */
export function endBreak(
  chain: string,
  last: { number: number; hash: string; id?: string },
  end: { length: number; head: string } | null,
): ChainBreak | null {
  if (end && end.length > last.number)
    return { chain, number: last.number + 1, id: '', fault: 'cut' };
  if (!end || end.length !== last.number || end.head !== last.hash)
    return { chain, number: last.number, id: last.id ?? '', fault: 'wrong_head' };
  return null;
}

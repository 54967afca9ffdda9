import type { Db } from '#platform/db.ts';
import { hashOf } from '#platform/hash.ts';
import { isSignedBy, type PublishedKey } from '#platform/signing.ts';
import {
  type ChainHead,
  FIRST,
  firstSealBreak,
  headText,
  type LastSeal,
  type SealBreak,
  type SealCheckers,
} from '../rules/seals.ts';
import { inOneView } from '../store/chains.ts';
import { type HeadRow, listHeads } from '../store/heads.ts';
import { findMissing, findSealHash, listHashesAfter, listSealsAfter } from '../store/seals.ts';
import { countWaiting, isWaiting } from '../store/unsealed.ts';

export type { ChainHead, LastSeal, SealBreak } from '../rules/seals.ts';

/** What the institution's chain is checked against: its keys, where they are at hand, and what is kept elsewhere. */
export type VerificationInput = {
  keys: readonly PublishedKey[];
  marks: readonly LastSeal[];
  heads: readonly Pick<HeadRow, 'signed' | 'keyId' | 'signature'>[];
};

export type SealVerification = {
  seals: number;
  sealed: number;
  /** Acts that no seal holds yet, and since when the oldest waits. */
  waiting: number;
  waitingSince: Date | null;
  last: LastSeal | null;
  heads: number;
  broken: SealBreak | null;
};

const SEALS = 50;

/** Walks the institution's chain in one view of the database: every seal, every act that it holds, and every kept head. */
export function verifySeals(db: Db, against: VerificationInput): Promise<SealVerification> {
  return inOneView(db, async (tx) => {
    const checking = { hash: hashOf, isSigned: signedBy(against.keys) };
    const { broken: ofSeals, ...walked } = await walk(tx, checking);
    const { acts, waiting, waitingSince, waitingChanged } = await countWaiting(tx);
    const heads = await listHeads(tx, { from: '0001-01-01', most: 100_000 });
    const broken =
      ofSeals ??
      (waitingChanged
        ? { fault: 'waiting_changed' as const, seal: 0, id: waitingChanged }
        : null) ??
      (walked.sealed + waiting === acts ? null : await nameStranger(tx)) ??
      (await headsBreak(tx, [...heads, ...against.heads], checking)) ??
      (await marksBreak(tx, against.marks));
    return { ...walked, waiting, waitingSince, heads: heads.length, broken };
  });
}

async function walk(
  tx: Db,
  checking: SealCheckers,
): Promise<{ seals: number; sealed: number; last: LastSeal | null; broken: SealBreak | null }> {
  let last = { number: 0, hash: FIRST };
  let sealed = 0;
  for (;;) {
    const seals = await listSealsAfter(tx, last.number, SEALS);
    const missing = await findMissing(
      tx,
      seals.flatMap(({ acts }) => acts),
    );
    const holder = seals.find(({ acts }) => missing !== null && acts.includes(missing));
    const broken =
      firstSealBreak(seals, last, checking) ??
      (missing ? { fault: 'act_missing' as const, seal: holder?.number ?? 0, id: missing } : null);
    sealed += seals.reduce((sum, { acts }) => sum + acts.length, 0);
    const end = seals.at(-1);
    if (end) last = { number: end.number, hash: end.hash };
    if (broken || seals.length < SEALS)
      return { seals: last.number, sealed, last: last.number > 0 ? last : null, broken };
  }
}

/** The keys of the institution say whose a signature is; null where they are not at hand. */
function signedBy(keys: readonly PublishedKey[]): SealCheckers['isSigned'] {
  if (keys.length === 0) return () => null;
  const byId = new Map(keys.map((key) => [key.id, key]));
  return (text, { keyId, signature, at }) => {
    const key = byId.get(keyId);
    if (!key?.purpose.includes('record-head')) return false;
    const isInForce =
      (!key.validFrom || at >= new Date(key.validFrom)) &&
      (!key.validTo || at <= new Date(key.validTo));
    return isInForce && isSignedBy(key.publicKey, Buffer.from(text), signature);
  };
}

/** The counts differ: an act that no seal holds and that does not wait for one, or one that two seals hold. */
async function nameStranger(tx: Db): Promise<SealBreak> {
  const held = new Map<string, number>();
  for (let after = 0; ; ) {
    const seals = await listSealsAfter(tx, after, SEALS);
    for (const { number, acts } of seals)
      for (const hash of acts) {
        if (held.has(hash)) return { fault: 'act_twice', seal: number, id: hash };
        held.set(hash, number);
      }
    if (seals.length < SEALS) break;
    after = seals.at(-1)?.number ?? after;
  }
  for (let after: string | null = null; ; ) {
    const acts: { id: string; hash: string }[] = await listHashesAfter(tx, after, 5000);
    for (const { id, hash } of acts)
      if (!held.has(hash) && !(await isWaiting(tx, id))) return { fault: 'act_alien', seal: 0, id };
    if (acts.length < 5000) return { fault: 'act_twice', seal: 0, id: '' };
    after = acts.at(-1)?.id ?? null;
  }
}

type Kept = Pick<HeadRow, 'signed' | 'keyId' | 'signature'>;

/** Heads that the database holds and those that somebody kept: signed by us, and still what the chain says. */
async function headsBreak(
  tx: Db,
  heads: readonly Kept[],
  { isSigned }: SealCheckers,
): Promise<SealBreak | null> {
  for (const kept of heads) {
    const head = headOf(kept.signed);
    const at = { seal: head?.seal ?? 0, id: head?.day ?? '' };
    if (!head || headText(head) !== kept.signed || head.keyId !== kept.keyId)
      return { ...at, fault: 'head_changed' };
    if (isSigned(kept.signed, { ...kept, at: new Date(head.signedAt) }) === false)
      return { ...at, fault: 'head_changed' };
    if ((await findSealHash(tx, head.seal)) !== head.hash) return { ...at, fault: 'head_unknown' };
  }
  return null;
}

async function marksBreak(tx: Db, marks: readonly LastSeal[]): Promise<SealBreak | null> {
  for (const { number, hash } of marks)
    if ((await findSealHash(tx, number)) !== hash)
      return { fault: 'head_unknown', seal: number, id: hash };
  return null;
}

/** A head from the text that was signed; null when it is none. */
export function headOf(signed: string): ChainHead | null {
  try {
    const head = JSON.parse(signed) as ChainHead;
    return head.format === 'munch-record-head-1' &&
      Number.isInteger(head.seal) &&
      typeof head.hash === 'string'
      ? head
      : null;
  } catch {
    return null;
  }
}

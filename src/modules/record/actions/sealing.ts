import { addDays, dayAt, momentOn } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { hashOf } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import type { Signer } from '#platform/signing.ts';
import {
  type ChainHead,
  FIRST,
  HEAD_FORMAT,
  headText,
  type LastSeal,
  sealText,
} from '../rules/seals.ts';
import { addHead, findLastHead, type HeadRow } from '../store/heads.ts';
import { addSeal, findLastSeal, findSealBefore, findSealHash, isSealer } from '../store/seals.ts';
import { listWaiting, sinceWhenWaiting } from '../store/unsealed.ts';

/** Where the last seal is remembered outside of the database, so that an end that was cut off is not sealed over. */
export type SealMarkStore = {
  read(): Promise<LastSeal | null>;
  keep(mark: LastSeal): Promise<void>;
};

export type SealingDeps = {
  db: Db;
  now: () => Date;
  signer: Pick<Signer, 'keyId' | 'sign'>;
  marks: SealMarkStore;
};

/** How many acts one seal holds at most: what one transaction hashes in a moment. */
const MOST = 2000;

/**
 * Seals what was committed since the last seal; true when there may be more. One transaction at a time does so, under a lock
 * that no act waits for. Throws when the database has lost a seal that is remembered outside of it: then a person must look.
 */
export async function seal({ db, now, signer, marks }: SealingDeps): Promise<boolean> {
  const sealed = await db.transaction().execute(async (tx) => {
    if (!(await isSealer(tx))) return null;
    const mark = await marks.read();
    if (mark && (await findSealHash(tx, mark.number)) !== mark.hash)
      throw new Error(
        `The database no longer holds the seal ${mark.number} as it was made. Run "npm run verify"; nothing is sealed until then.`,
      );
    const waiting = await listWaiting(tx, MOST);
    if (waiting.length === 0) return null;
    const last = await findLastSeal(tx);
    const acts = waiting.map(({ hash }) => hash);
    const own = {
      number: (last?.number ?? 0) + 1,
      at: now(),
      acts,
      previousHash: last?.hash ?? FIRST,
    };
    const text = Buffer.from(sealText(own, hashOf));
    const made = { ...own, hash: hashOf(text), keyId: signer.keyId, signature: signer.sign(text) };
    await addSeal(
      tx,
      made,
      waiting.map(({ place }) => place),
    );
    return { number: made.number, hash: made.hash, isFull: waiting.length === MOST };
  });
  if (sealed) await marks.keep({ number: sealed.number, hash: sealed.hash });
  return sealed?.isFull ?? false;
}

/** What is published of a day that is over: signed, once; `kept` is told of it in its transaction. Null when there is nothing new to say, or nothing was sealed at all. */
export async function headOfYesterday(
  { db, now, signer }: Omit<SealingDeps, 'marks'>,
  kept: (tx: Db, head: HeadRow) => Promise<void> = async () => {},
): Promise<HeadRow | null> {
  const day = addDays(dayAt(now()), -1);
  return db.transaction().execute(async (tx) => {
    if ((await findLastHead(tx))?.day === day) return null;
    const last = await findSealBefore(tx, momentOn(addDays(day, 1)));
    if (!last) return null;
    const { number, hash, at, acts } = last;
    const moments = { at: at.toISOString(), signedAt: now().toISOString() };
    const head: ChainHead = {
      format: HEAD_FORMAT,
      day,
      seal: number,
      hash,
      acts,
      ...moments,
      keyId: signer.keyId,
    };
    const signed = headText(head);
    const row = {
      id: newId(now().getTime()),
      day,
      seal: number,
      signed,
      keyId: signer.keyId,
      signature: signer.sign(Buffer.from(signed)),
    };
    if (!(await addHead(tx, row))) return null;
    await kept(tx, row);
    return row;
  });
}

export type { HeadRow } from '../store/heads.ts';
export { findHead, findHeadById, listHeadsBefore } from '../store/heads.ts';

/** How far sealing has come: how many acts wait and since when, the last seal, and the last day whose head was signed. */
export async function sealingState(db: Db) {
  const [waiting, last, head] = [
    await sinceWhenWaiting(db),
    await findLastSeal(db),
    await findLastHead(db),
  ];
  return {
    ...waiting,
    seal: last ? { number: last.number, at: last.at } : null,
    headOf: head?.day ?? null,
  };
}

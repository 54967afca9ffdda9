import {
  findHead,
  findHeadById,
  type HeadRow,
  headOfYesterday,
  listHeadsBefore,
  type SealingDeps,
} from '#modules/record/actions/sealing.ts';
import type { Db } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import type { Compose, LetterKind } from '#platform/outbox.ts';
import { owe } from '#platform/outbox.ts';
import { headLetter } from '../letters.ts';
import { currentSetting } from './current.ts';

export type HeadDeps = Omit<SealingDeps, 'marks'> & { wakeMail: () => void };

/** A head as it is published and kept: what was signed, byte by byte, and the signature over it. */
export type PublishedHead = { signed: string; keyId: string; signature: string };

export function publishedOf({ signed, keyId, signature }: HeadRow): PublishedHead {
  return { signed, keyId, signature };
}

/** Signs the head of yesterday, once, and owes it to every witness that is named; at night nobody waits for it. */
export async function publishHead(deps: HeadDeps): Promise<boolean> {
  const { emails } = (await currentSetting(deps.db, 'witnesses', deps.now())).value;
  const head = await headOfYesterday(deps, async (tx, { id }) => {
    for (const recipient of emails) {
      const letter = {
        id: newId(deps.now().getTime()),
        kind: 'record_day_head' as const,
        refersTo: id,
        recipient,
      };
      await owe(tx, letter, deps.now());
    }
  });
  if (head && emails.length > 0) deps.wakeMail();
  return false;
}

/** The head of a day with the days before and after that have one; null when it has none. */
export async function readHead(db: Db, day: string) {
  const head = await findHead(db, day);
  return head
    ? { ...publishedOf(head), day: head.day, previous: head.previous, next: head.next }
    : null;
}

const PAGE = 100;

/** The newest heads, a hundred at a time, from before a day on. */
export async function readHeads(db: Db, before: string | null) {
  const heads = await listHeadsBefore(db, { before, most: PAGE });
  return {
    heads: heads.map((head) => ({ day: head.day, ...publishedOf(head) })),
    next: heads.length === PAGE ? (heads.at(-1)?.day ?? null) : null,
  };
}

/** Who writes the letters to the witnesses. */
export function institutionLetters({
  db,
}: {
  db: Db;
}): Record<Extract<LetterKind, 'record_day_head'>, Compose> {
  return { record_day_head: (id, to) => written(db, id, to) };
}

async function written(db: Db, id: string, to: Envelope): Promise<Mail | null> {
  const head = await findHeadById(db, id);
  return (
    head && headLetter(to, { day: head.day, json: JSON.stringify(publishedOf(head), null, 2) })
  );
}

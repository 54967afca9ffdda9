import { maskAddress } from '#kernel/mask.ts';
import type { Db } from './db.ts';
import type { LetterKind } from './outbox.ts';
import { plainReason } from './reason.ts';

// What the people who run the system may know of letters: how many, when, of what kind, and why one did not go. Neither
// what a letter says nor to whom it went.

export type OutboxCounts = {
  waiting: number;
  failed: number;
  sentSince: number;
  oldestWaitingAt: Date | null;
};

export async function outboxCounts(db: Db, since: Date): Promise<OutboxCounts> {
  const row = await db
    .selectFrom('outbox_mail')
    .select((is) => [
      is.fn.countAll<bigint>().filterWhere('state', '=', 'waiting').as('waiting'),
      is.fn.countAll<bigint>().filterWhere('state', '=', 'failed').as('failed'),
      is.fn.countAll<bigint>().filterWhere('sentAt', '>=', since).as('sent'),
      is.fn.min('createdAt').filterWhere('state', '=', 'waiting').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const { waiting, failed, sent, oldest } = row;
  return {
    waiting: Number(waiting),
    failed: Number(failed),
    sentSince: Number(sent),
    oldestWaitingAt: oldest ?? null,
  };
}

export type UnsentLetter = {
  id: string;
  kind: LetterKind;
  recipient: string;
  state: 'waiting' | 'failed';
  attempts: number;
  reason: string;
  createdAt: Date;
  nextTryAt: Date;
};

/** Letters that did not go: those that were given up, then those that failed and are tried again; the oldest first. */
export async function listUnsent(db: Db, most: number): Promise<UnsentLetter[]> {
  const rows = await db
    .selectFrom('outbox_mail')
    .where((is) =>
      is.or([
        is('state', '=', 'failed'),
        is.and([is('state', '=', 'waiting'), is('lastError', 'is not', null)]),
      ]),
    )
    .select(['id', 'kind', 'recipient', 'state', 'attempts', 'lastError', 'createdAt', 'nextTryAt'])
    .orderBy('state')
    .orderBy('createdAt')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: maskAddress(row.recipient),
    state: row.state === 'failed' ? 'failed' : 'waiting',
    attempts: row.attempts,
    reason: plainReason(row.lastError ?? ''),
    createdAt: row.createdAt,
    nextTryAt: row.nextTryAt,
  }));
}

/** Owes letters again that were given up, with all the patience of new ones; gives the ids of those that it found. */
export async function oweAgain(
  tx: Db,
  ids: readonly string[] | 'all',
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('outbox_mail')
    .set({ state: 'waiting', attempts: 0, nextTryAt: at })
    .where('state', '=', 'failed')
    .$if(ids !== 'all', (some) =>
      some.where('id', 'in', ids === 'all' || ids.length === 0 ? [NOBODY] : [...ids]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/** Something that waits: about which recipient of which dispute, and since when. */
export type WaitingRecipientRow = { id: string; disputeId: string; partyId: string; since: Date };

/** Recipients who cannot be reached and about whom nothing is under way: somebody must look for another way. */
function unreached(db: Db) {
  return db
    .selectFrom('service_recipient as recipient')
    .where('recipient.status', '=', 'unserved')
    .where('recipient.endedAt', 'is', null)
    .select([
      'recipient.id',
      'recipient.disputeId',
      'recipient.partyId',
      'recipient.statusSince as since',
    ]);
}

/** Addresses at which a paper did not arrive, of recipients who are not served otherwise, and nothing newer went to them by that channel. */
function cameBack(db: Db) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipientId')
    .where('recipient.status', '=', 'attempted')
    .where('recipient.endedAt', 'is', null)
    .where('attempt.status', 'in', ['failed', 'bounced'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('service_attempt as newer')
            .whereRef('newer.recipientId', '=', 'attempt.recipientId')
            .whereRef('newer.channel', '=', 'attempt.channel')
            .whereRef('newer.queuedAt', '>', 'attempt.queuedAt')
            .select('newer.id'),
        ),
      ),
    )
    .select(['attempt.id', 'attempt.disputeId', 'attempt.queuedAt as since', 'recipient.partyId']);
}

/** Post that is not in the carrier's hands. */
function toPost(db: Db, isUrgent: boolean) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipientId')
    .innerJoin('service_document as paper', 'paper.id', 'recipient.paperId')
    .where('attempt.channel', 'in', ['post', 'courier'])
    .where('attempt.status', '=', 'queued')
    .where('recipient.status', '<>', 'served')
    .where('recipient.endedAt', 'is', null)
    .where('paper.isUrgent', '=', isUrgent)
    .select(['attempt.id', 'attempt.disputeId', 'attempt.queuedAt as since', 'recipient.partyId']);
}

/** Proofs of delivery at which nobody has looked. */
function toValidate(db: Db) {
  return db
    .selectFrom('service_proof as proof')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'proof.attemptId')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipientId')
    .where('proof.state', '=', 'submitted')
    .select(['proof.id', 'attempt.disputeId', 'proof.submittedAt as since', 'recipient.partyId']);
}

/** Bad news about somebody who is served: only a registrar takes a service back. */
function contradicted(db: Db) {
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'recipient.attemptId')
    .where('recipient.status', '=', 'served')
    .where('attempt.status', 'in', ['failed', 'bounced'])
    .where('attempt.setAsideAt', 'is', null)
    .select([
      'recipient.id',
      'recipient.disputeId',
      'recipient.statusSince as since',
      'recipient.partyId',
    ]);
}

const queryOf = {
  unreached,
  cameBack,
  toValidate,
  contradicted,
  toPost: (db: Db) => toPost(db, false),
  toPostAtOnce: (db: Db) => toPost(db, true),
};
export type ServiceQueueName = keyof typeof queryOf;

/** Whether a dispute is one of those whose work is asked for; the module that has them says it. */
export type IsAskedFor = (disputeId: Expression<unknown>) => Expression<SqlBool>;

/** The longest waiting first. */
export function listWaiting(
  db: Db,
  waiting: ServiceQueueName,
  isAskedFor: IsAskedFor,
  most: number,
): Promise<WaitingRecipientRow[]> {
  return waitingFor(db, waiting, isAskedFor)
    .orderBy('waiting.since')
    .orderBy('waiting.id')
    .limit(most)
    .selectAll('waiting')
    .execute();
}

export async function countWaiting(
  db: Db,
  waiting: ServiceQueueName,
  isAskedFor: IsAskedFor,
): Promise<number> {
  const row = await waitingFor(db, waiting, isAskedFor)
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .executeTakeFirstOrThrow();
  return Number(row.many);
}

function waitingFor(db: Db, waiting: ServiceQueueName, isAskedFor: IsAskedFor) {
  return db
    .selectFrom(queryOf[waiting](db).as('waiting'))
    .where(isAskedFor(sql.ref('waiting.disputeId')));
}

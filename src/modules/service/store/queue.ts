import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/** Something that waits: about which recipient of which dispute, and since when. */
export type WaitingRecipientRow = { id: string; dispute_id: string; party_id: string; since: Date };

/** Recipients who cannot be reached and about whom nothing is under way: somebody must look for another way. */
function unreached(db: Db) {
  return db
    .selectFrom('service_recipient as recipient')
    .where('recipient.standing', '=', 'unserved')
    .where('recipient.ended_at', 'is', null)
    .select([
      'recipient.id',
      'recipient.dispute_id',
      'recipient.party_id',
      'recipient.standing_since as since',
    ]);
}

/** Addresses at which a paper did not arrive, of recipients who are not served otherwise, and nothing newer went to them by that channel. */
function cameBack(db: Db) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .where('recipient.standing', '=', 'attempted')
    .where('recipient.ended_at', 'is', null)
    .where('attempt.status', 'in', ['failed', 'bounced'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('service_attempt as newer')
            .whereRef('newer.recipient_id', '=', 'attempt.recipient_id')
            .whereRef('newer.channel', '=', 'attempt.channel')
            .whereRef('newer.queued_at', '>', 'attempt.queued_at')
            .select('newer.id'),
        ),
      ),
    )
    .select([
      'attempt.id',
      'attempt.dispute_id',
      'attempt.queued_at as since',
      'recipient.party_id',
    ]);
}

/** Post that is not in the carrier's hands. */
function toPost(db: Db, isUrgent: boolean) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .innerJoin('service_paper as paper', 'paper.id', 'recipient.paper_id')
    .where('attempt.channel', 'in', ['post', 'courier'])
    .where('attempt.status', '=', 'queued')
    .where('recipient.standing', '<>', 'served')
    .where('recipient.ended_at', 'is', null)
    .where('paper.is_urgent', '=', isUrgent)
    .select([
      'attempt.id',
      'attempt.dispute_id',
      'attempt.queued_at as since',
      'recipient.party_id',
    ]);
}

/** Proofs of delivery at which nobody has looked. */
function toValidate(db: Db) {
  return db
    .selectFrom('service_proof as proof')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'proof.attempt_id')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .where('proof.state', '=', 'submitted')
    .select([
      'proof.id',
      'attempt.dispute_id',
      'proof.submitted_at as since',
      'recipient.party_id',
    ]);
}

/** Bad news about somebody who is served: only a registrar takes a service back. */
function contradicted(db: Db) {
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'recipient.attempt_id')
    .where('recipient.standing', '=', 'served')
    .where('attempt.status', 'in', ['failed', 'bounced'])
    .where('attempt.set_aside_at', 'is', null)
    .select([
      'recipient.id',
      'recipient.dispute_id',
      'recipient.standing_since as since',
      'recipient.party_id',
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
    .where(isAskedFor(sql.ref('waiting.dispute_id')));
}

import type { Db } from '#platform/db.ts';

/** Recipients who cannot be reached and about whom nothing is under way: somebody must look for another way. */
export function listUnreached(db: Db, most: number) {
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_paper as paper', 'paper.id', 'recipient.paper_id')
    .where('recipient.standing', '=', 'unserved')
    .orderBy('recipient.standing_since')
    .limit(most)
    .select(['recipient.id', 'recipient.dispute_id', 'recipient.party_id', 'recipient.standing_since as since', 'paper.purpose'])
    .execute();
}

/** Addresses at which a paper did not arrive, of recipients who are not served otherwise, and nothing newer went to her by that channel. */
export function listCameBack(db: Db, most: number) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .where('recipient.standing', '=', 'attempted')
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
    .orderBy('attempt.queued_at')
    .limit(most)
    .select(['attempt.id', 'attempt.dispute_id', 'attempt.channel', 'attempt.queued_at as since', 'recipient.party_id'])
    .execute();
}

/** Post that is not in the carrier's hands. */
export function listToPost(db: Db, most: number) {
  return db
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .innerJoin('service_paper as paper', 'paper.id', 'recipient.paper_id')
    .where('attempt.channel', 'in', ['post', 'courier'])
    .where('attempt.status', '=', 'queued')
    .where('recipient.standing', '<>', 'served')
    .orderBy('attempt.queued_at')
    .limit(most)
    .select(['attempt.id', 'attempt.dispute_id', 'attempt.queued_at as since', 'recipient.party_id', 'paper.is_urgent'])
    .execute();
}

export function listToValidate(db: Db, most: number) {
  return db
    .selectFrom('service_proof as proof')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'proof.attempt_id')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipient_id')
    .where('proof.state', '=', 'submitted')
    .orderBy('proof.submitted_at')
    .limit(most)
    .select(['proof.id', 'attempt.dispute_id', 'proof.submitted_at as since', 'recipient.party_id', 'attempt.article_number as article'])
    .execute();
}

/** Bad news about somebody who is served: only a registrar takes a service back. */
export function listContradicted(db: Db, most: number) {
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_attempt as attempt', 'attempt.id', 'recipient.attempt_id')
    .where('recipient.standing', '=', 'served')
    .where('attempt.status', 'in', ['failed', 'bounced'])
    .where('attempt.set_aside_at', 'is', null)
    .orderBy('recipient.standing_since')
    .limit(most)
    .select(['recipient.id', 'recipient.dispute_id', 'recipient.standing_since as since', 'recipient.party_id'])
    .execute();
}

import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Channel, ProofState, ReceiptBasis } from './words.ts';

/** `queuedOn`: the day on which the paper was there to be sent. */
export type PostalFacts = {
  channel: Channel;
  articleNumber: string;
  queuedOn: Day;
  postedOn: Day | null;
  proof: { state: ProofState } | null;
};

export type DeliveryProofRefusal =
  | 'not_post'
  | 'article_wrong'
  | 'already_posted'
  | 'not_posted'
  | 'proof_missing'
  | 'proof_waits'
  | 'already_done'
  | 'day_wrong'
  | 'basis_missing'
  | 'reason_missing';

const BY_HAND: readonly Channel[] = ['post', 'courier'];

/** India Post (UPU S10): two letters, nine digits of which the last is a check, and IN. A courier has numbers of its own. */
export function articleProblem(channel: Channel, number: string): 'article_wrong' | null {
  if (channel !== 'post') return /^[A-Z0-9-]{4,40}$/.test(number) ? null : 'article_wrong';
  const found = /^[A-Z]{2}(\d{8})(\d)IN$/.exec(number);
  return found && checkDigit(found[1] ?? '') === Number(found[2]) ? null : 'article_wrong';
}

/** UPU S10: weights 8 6 4 2 3 5 9 7; 11 less the rest, 10 becomes 0 and 11 becomes 5. */
export function checkDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** An officer hands it to the carrier. */
export function post(
  posted: PostalFacts,
  { number, on, today }: { number: string; on: Day; today: Day },
): Result<true, DeliveryProofRefusal> {
  if (!BY_HAND.includes(posted.channel)) return refuse('not_post');
  if (posted.postedOn !== null) return refuse('already_posted');
  if (on > today || on < posted.queuedOn) return refuse('day_wrong');
  const problem = articleProblem(posted.channel, number);
  return problem ? refuse(problem) : allow(true);
}

/** The consignment's proof of delivery is brought: nothing follows from it until an officer has looked at it. */
export function submitProof(posted: PostalFacts): Result<true, DeliveryProofRefusal> {
  if (!BY_HAND.includes(posted.channel)) return refuse('not_post');
  if (posted.postedOn === null) return refuse('not_posted');
  if (posted.proof?.state === 'submitted') return refuse('proof_waits');
  return posted.proof?.state === 'validated' ? refuse('already_done') : allow(true);
}

export type ProofLook = {
  isGood: boolean;
  deliveredOn: Day | null;
  basis: ReceiptBasis | null;
  reason: string;
  today: Day;
};

/** An officer looks at the proof: where and when it was delivered, or why it does not show that. */
export function judgeProof(
  posted: PostalFacts,
  { isGood, deliveredOn, basis, reason, today }: ProofLook,
): Result<true, DeliveryProofRefusal> {
  if (!posted.proof) return refuse('proof_missing');
  if (posted.proof.state !== 'submitted') return refuse('already_done');
  if (!isGood) return reason.trim() === '' ? refuse('reason_missing') : allow(true);
  if (
    deliveredOn === null ||
    deliveredOn > today ||
    (posted.postedOn !== null && deliveredOn < posted.postedOn)
  )
    return refuse('day_wrong');
  // The fifth basis is an order's, and no proof of delivery's (ACA s. 3(1)(b)).
  return basis === null || basis === 'last_known_deemed' ? refuse('basis_missing') : allow(true);
}

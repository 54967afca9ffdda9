import { receiptOf, type ServiceAttempt, statusOf } from './attempts.ts';
import type { CertificateGap } from './words.ts';

/** An attempt that will not serve: what the application for substituted service is counted by. */
export function hasFailed(attempt: ServiceAttempt, now: Date): boolean {
  if (receiptOf(attempt, now)) return false;
  const status = statusOf(attempt, now);
  return attempt.isSetAside || status === 'failed' || status === 'bounced' || status === 'no_proof';
}

/** What an attempt lacks that can still come, or that never set out: neither is in vain. */
const MAY_SERVE: readonly (CertificateGap | null)[] = [
  'not_sent',
  'proof_hours',
  'proof_to_validate',
];

/** An attempt that went out and has served nobody, with nothing under way that would make it serve. */
export function wasInVain(attempt: ServiceAttempt, now: Date): boolean {
  return receiptOf(attempt, now) === null && !MAY_SERVE.includes(lackOf(attempt, now));
}

/** What an attempt still lacks to serve, in the words of the officer's ledger. */
export function lackOf(attempt: ServiceAttempt, now: Date): CertificateGap | null {
  if (attempt.isSetAside) return 'set_aside';
  if (receiptOf(attempt, now)) return null;
  if (attempt.channel === 'sms') return 'never_serves';
  const status = statusOf(attempt, now);
  if (status === 'failed' || status === 'bounced') return 'came_back';
  if (attempt.proof)
    return attempt.proof.state === 'submitted' ? 'proof_to_validate' : 'proof_rejected';
  if (status === 'queued') return 'not_sent';
  if (attempt.channel === 'post' || attempt.channel === 'courier') return 'proof_missing';
  if (status === 'no_proof') return 'no_proof';
  if (status === 'sent') return 'not_delivered';
  return attempt.isDesignated ? 'proof_hours' : 'not_designated';
}

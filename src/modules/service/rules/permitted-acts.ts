import { type DisputeFacts, moved } from '#modules/disputes/rules/machine.ts';
import { type PostalFacts, submitProof } from './proof.ts';
import type { ServiceStatus, Status } from './words.ts';

export type AttemptMay = 'post' | 'return' | 'bring_proof' | 'judge_proof';
export type RecipientMay = 'send_again' | 'decide_substitution' | 'carry_out' | 'certify';
export type PartyMay = 'reverse' | 'warn' | 'proceed';

/** What an officer may do with an attempt; a screen shows this and nothing else. */
export function attemptMay(posted: PostalFacts, status: Status, isSetAside: boolean): AttemptMay[] {
  if (isSetAside || (posted.channel !== 'post' && posted.channel !== 'courier')) return [];
  const may: AttemptMay[] = [];
  if (posted.postedOn === null) may.push('post');
  if (posted.postedOn !== null && status === 'sent' && posted.proof?.state !== 'validated')
    may.push('return');
  if (submitProof(posted).ok) may.push('bring_proof');
  if (posted.proof?.state === 'submitted') may.push('judge_proof');
  return may;
}

export function recipientMay(standing: ServiceStatus, isRegistrar: boolean): RecipientMay[] {
  if (standing === 'served') return ['certify'];
  const may: RecipientMay[] = ['send_again'];
  if (isRegistrar && standing === 'subst_applied') may.push('decide_substitution');
  if (standing === 'subst_ordered') may.push('carry_out');
  return may;
}

export type WarningRuleRefusal =
  | 'party_missing'
  | 'identity_disputed'
  | 'not_served'
  | 'has_answered'
  | 'time_running';

/** Law and lifecycle 6.4: nobody is warned who was not served, who has answered, or who has time left. */
export function warningProblem(facts: DisputeFacts, partyId: string): WarningRuleRefusal | null {
  const standing = facts.parties.find(
    (one) => one.partyId === partyId && one.side === 'respondent',
  );
  if (!standing) return 'party_missing';
  if (standing.isDisputed) return 'identity_disputed';
  if (!standing.isServed) return 'not_served';
  if (standing.hasAnswered) return 'has_answered';
  return facts.isOver('answer', partyId) ? null : 'time_running';
}

export function partyMay(facts: DisputeFacts, partyId: string, isRegistrar: boolean): PartyMay[] {
  const act = { partyId, why: 'a reason', details: {} };
  const may: PartyMay[] = [];
  if (isRegistrar && moved(facts, 'service_reversed', { ...act, by: 'registrar' }).ok)
    may.push('reverse');
  if (
    warningProblem(facts, partyId) === null &&
    moved(facts, 'ex_parte_warned', { ...act, by: 'officer' }).ok
  )
    may.push('warn');
  if (isRegistrar && moved(facts, 'absence_established', { ...act, by: 'registrar' }).ok)
    may.push('proceed');
  return may;
}

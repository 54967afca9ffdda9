import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type DisputeFacts,
  type DisputeMoveRefusal,
  isFinal,
  moved,
  type PartyStanding,
  SAMPLE_PARTICULARS,
} from '#modules/disputes/rules/machine.ts';
import type { DisputeState } from '#modules/disputes/rules/words.ts';
import { eventOf } from './event-of.ts';
import { KINDS, ONCE, type ResponseKind } from './words.ts';

/** What one respondent has sent before, and what of it waits for the office. */
export type SentResponse = { kind: ResponseKind; isWaiting: boolean; outcome: string | null };

export type ResponseContext = {
  facts: DisputeFacts;
  partyId: string;
  sent: readonly SentResponse[];
  /** Whether it is known who this respondent is, and the one who speaks has not shown that it is they. */
  isKnownOtherwise: boolean;
  /** For what the case is to be reopened. */
  cause?: string;
};
export type ResponseChoiceRefusal =
  | 'not_open'
  | 'already_sent'
  | 'waiting'
  | 'identity_disputed'
  | 'identity_known'
  | 'extended_before'
  | 'reopening_over'
  | 'cause_used';

/** States in which proving who they are serves them (law and lifecycle 3.5), so that an answer may follow at once. */
const SERVES: readonly DisputeState[] = ['arb_serving', 'arb_service_failed'];

/** What is told as it is; whatever else stands in the way is that the dispute is at another point. */
const refusals: Partial<Record<DisputeMoveRefusal, ResponseChoiceRefusal>> = {
  time_over: 'reopening_over',
  cause_used: 'cause_used',
};

/** Whether a respondent may do this now, once they have shown who they are. */
export function mayChoose(
  { facts, partyId, sent, isKnownOtherwise, cause = '' }: ResponseContext,
  kind: ResponseKind,
): Result<true, ResponseChoiceRefusal> {
  if (isFinal(facts.state)) return refuse('not_open');
  const own = facts.parties.find((party) => party.partyId === partyId);
  if (own?.side !== 'respondent') return refuse('not_open');
  const before = sent.filter((one) => one.kind === kind);
  if (ONCE.includes(kind) && before.length > 0) return refuse('already_sent');
  if (before.some(({ isWaiting }) => isWaiting)) return refuse('waiting');
  if (kind === 'call_back') return allow(true);
  // They said that they are another: until that is decided nothing is taken from them as from the party.
  if (own.isDisputed) return refuse(kind === 'identity' ? 'waiting' : 'identity_disputed');
  // Whoever has the paper alone may raise the question once, and not stop the case by it for ever.
  if (kind === 'identity' && isKnownOtherwise) return refuse('identity_known');
  // The fast track is offered to them where the claimant asked for it; nobody else has it in mind.
  if (kind === 'fast_track' && facts.track !== 'expedited') return refuse('not_open');
  if (kind === 'extension' && sent.some(({ outcome }) => outcome === 'extended'))
    return refuse('extended_before');
  const act = {
    by: 'respondent' as const,
    partyId,
    why: SAMPLE_PARTICULARS.why,
    details: { ...SAMPLE_PARTICULARS.details, cause },
  };
  const outcome = moved(asServed(facts, own), eventOf[kind], act);
  return outcome.ok ? allow(true) : refuse(refusals[outcome.refusal] ?? 'not_open');
}

type Happened = {
  type: string;
  partyId: string | null;
  details: Readonly<Record<string, unknown>>;
};

/** Whether somebody proved to be this party, or the office found who they are, and no service was taken back since. */
export function isIdentified(events: readonly Happened[], partyId: string): boolean {
  const own = events.filter((event) => event.partyId === partyId);
  const since = own.findLastIndex(({ type }) => type === 'service_reversed');
  return own
    .slice(since + 1)
    .some(
      ({ type, details: { verified, basis, servedBy } }) =>
        type === 'identity_confirmed' ||
        verified === true ||
        basis === 'portal' ||
        servedBy === 'portal',
    );
}

export function choicesFor(before: ResponseContext): ResponseKind[] {
  return KINDS.filter((kind) => mayChoose(before, kind).ok);
}

/** Time that begins today has all its days before it. */
const WHOLE = { unextendedOn: '', dueOn: '1', most: '1', isBeyond: false };

/** The dispute as it is a moment after they proved who they are. */
function asServed(facts: DisputeFacts, own: PartyStanding): DisputeFacts {
  const parties = facts.parties.map((party) =>
    party === own ? { ...party, isServed: true } : party,
  );
  const extension: DisputeFacts['extension'] = own.isServed ? facts.extension : () => WHOLE;
  return {
    ...facts,
    parties,
    extension,
    state: SERVES.includes(facts.state) ? 'arb_commenced' : facts.state,
  };
}

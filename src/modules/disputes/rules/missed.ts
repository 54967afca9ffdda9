import type { Day } from '#kernel/days.ts';
import { isSameLane } from '#modules/clocks/rules/limits.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { type ActRule, actRules, mayKnow, type NextReader, type Parties } from './act-rules.ts';
import { rowOf } from './machine.ts';
import type { DeadlineConsequence } from './next-words.ts';

/** What follows where a limit is not kept, as the parties are told it: what its event's row says. */
export function missedOf(
  { missed }: ActRule,
  { ifMissed }: Pick<Deadline, 'ifMissed'>,
): DeadlineConsequence {
  if (missed) return missed;
  // A court's order that may fall is no move of a dispute (ACA s. 9(2)).
  if (ifMissed === 'interim_order_at_risk') return 'order_may_fall';
  return (ifMissed && rowOf(ifMissed)?.missed) || 'office_is_told';
}

/** A limit that nobody kept, and what came of it. */
export type MissedDeadline = {
  act: string;
  partyId: string | null;
  dueOn: Day;
  ledTo: DeadlineConsequence;
};

function isLastRound(limits: readonly Deadline[], limit: Deadline): boolean {
  return !limits.some((other) => isSameLane(limit, other) && other.round > limit.round);
}

/** What a passed limit led to is said, and not left out: the last round of each, where nobody has acted since. */
export function passedLimits(
  facts: Parties,
  limits: readonly Deadline[],
  reader: Pick<NextReader, 'as' | 'partyIds'>,
): MissedDeadline[] {
  return limits.flatMap((limit) => {
    const { row, partyId, state, stoppedOn, dueOn } = limit;
    const rule = actRules[row];
    if (!rule) return [];
    const missed = missedOf(rule, limit);
    // Nobody is told that they did not challenge anybody: it was a right.
    if (missed === 'challenge_is_late') return [];
    if (missed === 'office_is_told' || state !== 'missed' || stoppedOn !== null) return [];
    if (!isLastRound(limits, limit)) return [];
    // That somebody was not reached is told to the claimant alone, and so is that it is theirs to choose.
    const known = missed === 'claimant_chooses' ? { isClaimants: true as const } : rule;
    if (!mayKnow(known, reader, partyId)) return [];
    const isGone = facts.parties.some(
      (one) => one.partyId === partyId && one.isReleased && missed !== 'respondent_goes',
    );
    return isGone ? [] : [{ act: row, partyId, dueOn, ledTo: missed }];
  });
}

import { addDays, type Day } from '#kernel/days.ts';
import { MOST_STANDSTILL_DAYS } from '#modules/disputes/rules/machine/standstills.ts';
import type { DisputeFacts, DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { isInForce } from '#modules/disputes/rules/standstill-states.ts';
import type { StandstillState } from './standstill-words.ts';

/** How one stands on a day: it waits for signatures, it holds, one side refused or ended it, or its day has passed. */
export function stateOfStandstill(
  { standstills, today }: Pick<DisputeFacts, 'standstills' | 'today'>,
  id: string,
): StandstillState {
  const one = standstills.find((each) => each.id === id);
  if (!one) return 'ended';
  if (one.stage === 'open') return today < one.until ? 'open' : 'over';
  if (one.stage === 'begun') return isInForce(one, today) ? 'holds' : 'over';
  return one.stage;
}

/** The last day that may be named today. */
export function latestUntil({ today, lawEndsOn }: Pick<DisputeFacts, 'today' | 'lawEndsOn'>): Day {
  const most = addDays(today, MOST_STANDSTILL_DAYS);
  const bound = lawEndsOn();
  return bound !== null && bound < most ? bound : most;
}

export type StandstillRefusal =
  | 'signature_missing'
  | 'until_wrong'
  | 'until_early'
  | 'until_late'
  | 'standstill_standing'
  | 'standstill_over'
  | 'signed_before'
  | 'not_now';

/** Why a move was refused, in the words of whoever proposes, signs or ends. */
export function saidOf(refusal: DisputeMoveRefusal, isProposal: boolean): StandstillRefusal {
  if (refusal === 'days_missing') return 'until_wrong';
  if (refusal === 'days_too_few') return 'until_early';
  if (refusal === 'days_too_many') return 'until_late';
  if (refusal === 'reason_missing' || refusal === 'signature_missing') return 'signature_missing';
  if (refusal === 'already_done') return isProposal ? 'standstill_standing' : 'signed_before';
  return refusal === 'not_asked' || refusal === 'time_over' ? 'standstill_over' : 'not_now';
}

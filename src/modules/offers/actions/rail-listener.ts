import type { Listener } from '#modules/disputes/actions/deps.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';
import { isWaiting } from '../rules/forms.ts';
import type { OffersDeps } from './deps.ts';
import { setsApart } from './standing.ts';

/**
 * What both sides had begun to settle in other ways ends once all have signed, once the dispute is over, and when it is not between the
 * same people any more: nothing that was said in it outlives that.
 */
export function railListener({ railEnds }: Pick<OffersDeps, 'railEnds'>): Listener {
  return async (tx, { dispute, event: { type, toState } }) => {
    const isOver = FINAL.some((one) => one === toState) || isWaiting(toState);
    if (isOver || setsApart(type)) await railEnds(tx, dispute.id, 'over');
  };
}

import * as m from '#messages/all.ts';
import type { OfferAnswer, OfferState } from '../contract/offers.ts';
import type { StandstillState } from '../contract/standstill.ts';

export const answerWords: Record<OfferAnswer, () => string> = {
  accepted: m.offers_accept,
  refused: m.offers_refuse,
  withdrawn: m.offers_withdraw,
};

type Tone = 'plain' | 'good' | 'bad' | 'info' | 'warn';

export const offerTones: Record<OfferState, Tone> = {
  open: 'info',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  countered: 'plain',
  expired: 'plain',
  closed: 'plain',
};

export const standstillWords: Record<StandstillState, () => string> = {
  open: m.standstill_state_open,
  holds: m.standstill_state_holds,
  refused: m.standstill_state_refused,
  ended: m.standstill_state_ended,
  over: m.standstill_state_over,
};
export const standstillTones: Record<StandstillState, Tone> = {
  open: 'info',
  holds: 'good',
  refused: 'bad',
  ended: 'plain',
  over: 'plain',
};

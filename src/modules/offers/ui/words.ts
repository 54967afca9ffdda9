import * as m from '#messages/all.ts';
import type { OfferAnswer, OfferState } from '../contract/offers.ts';

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

import * as m from '#messages/all.ts';
import type { OfferAnswer, OfferState } from '../contract/offers.ts';

export const answerWords: Record<OfferAnswer, () => string> = {
  accepted: m.offers_accept,
  refused: m.offers_refuse,
  withdrawn: m.offers_withdraw,
};

type Shown = { label: () => string; tone: 'plain' | 'good' | 'bad' | 'info' | 'warn' };

export const offerStates: Record<OfferState, Shown> = {
  open: { label: m.offers_state_open, tone: 'info' },
  accepted: { label: m.offers_state_accepted, tone: 'good' },
  refused: { label: m.offers_state_refused, tone: 'bad' },
  withdrawn: { label: m.offers_state_withdrawn, tone: 'plain' },
  countered: { label: m.offers_state_countered, tone: 'plain' },
  expired: { label: m.offers_state_expired, tone: 'plain' },
  closed: { label: m.offers_state_closed, tone: 'plain' },
};

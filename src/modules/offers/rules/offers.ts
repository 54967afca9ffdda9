import type { Day } from '#kernel/days.ts';
import type { Payer } from './terms.ts';

export const OFFER_ENDS = [
  'accepted',
  'refused',
  'withdrawn',
  'countered',
  'expired',
  'closed',
] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];
/** What is said to an offer by a button. */
export const ANSWERS = ['accepted', 'refused', 'withdrawn'] as const;
export type OfferAnswer = (typeof ANSWERS)[number];

export type StandingOffer = {
  id: string;
  side: Payer;
  endedAs: OfferEnd | null;
  standsUntil: Day;
};

/** How an offer stands on a day: over, run out with its last day, or open to be answered. */
export type OfferState = OfferEnd | 'open';
export function stateOf({ endedAs, standsUntil }: StandingOffer, today: Day): OfferState {
  if (endedAs) return endedAs;
  return today > standsUntil ? 'expired' : 'open';
}

/** Whether each side is willing to talk about offers. */
export type Willing = Readonly<Record<Payer, boolean>>;
/** Why nothing new is begun now, whatever it is. */
export type TalkRefusal =
  | 'dispute_over'
  | 'not_willing'
  | 'other_not_willing'
  | 'settlement_pending';
export type RailRefusal = TalkRefusal | 'offer_over' | 'own_offer' | 'not_own_offer';

export type Rail = {
  isOver: boolean;
  willing: Willing;
  /** A text waits for signatures: what it says is not offered about. */
  isPending: boolean;
};

const other = (side: Payer): Payer => (side === 'claimant' ? 'respondent' : 'claimant');

/** Law and lifecycle 6.7: nobody is drawn into talk about offers; both sides have said that they want it. */
export function refusalToOffer(
  { isOver, willing, isPending }: Rail,
  side: Payer,
): TalkRefusal | null {
  if (isOver) return 'dispute_over';
  if (!willing[side]) return 'not_willing';
  if (!willing[other(side)]) return 'other_not_willing';
  return isPending ? 'settlement_pending' : null;
}

/** Whether a side may accept, refuse or withdraw an offer on a day: its own is withdrawn, the other side's answered, and each once. */
export function refusalToAnswer(
  rail: Rail,
  offer: StandingOffer,
  { side, answer, today }: { side: Payer; answer: OfferAnswer; today: Day },
): RailRefusal | null {
  if (rail.isOver) return 'dispute_over';
  if (stateOf(offer, today) !== 'open') return 'offer_over';
  if (answer === 'withdrawn') return offer.side === side ? null : 'not_own_offer';
  if (offer.side === side) return 'own_offer';
  return answer === 'accepted' ? refusalToOffer(rail, side) : null;
}

/** What a new offer of a side ends: its own earlier one is replaced, and the other side's is countered. */
export function endedByNew(
  offers: readonly StandingOffer[],
  side: Payer,
  today: Day,
): { id: string; as: OfferEnd }[] {
  return offers
    .filter(({ endedAs }) => endedAs === null)
    .map((one) => ({ id: one.id, as: endOf(one, side, today) }));
}

function endOf(offer: StandingOffer, side: Payer, today: Day): OfferEnd {
  if (stateOf(offer, today) === 'expired') return 'expired';
  return offer.side === side ? 'withdrawn' : 'countered';
}

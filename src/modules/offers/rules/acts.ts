/** What the record says was done to settle: that something was said, and of its figures nothing. */
export const offersActs = [
  'offers.willing',
  'offers.unwilling',
  'offers.made',
  'offers.answered',
  'settlement.drawn_up',
  'settlement.signed',
  'settlement.ended',
] as const;

export type OffersAct = (typeof offersActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    offers: OffersAct;
  }
}

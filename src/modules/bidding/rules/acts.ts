/** What the record says of a bidding: its rules and its rounds, and of a bid nothing, not even that there is one. */
export const biddingActs = [
  'bidding.proposed',
  'bidding.agreed',
  'bidding.round_closed',
  'bidding.met',
  'bidding.failed',
  'bidding.ended',
] as const;

export type BiddingAct = (typeof biddingActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    bidding: BiddingAct;
  }
}

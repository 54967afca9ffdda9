import type { OutputOf } from '#kernel/endpoint.ts';
import type { biddingOf } from '../contract/bidding.ts';

export type BiddingPageView = OutputOf<typeof biddingOf>;
export type BiddingShown = NonNullable<BiddingPageView['bidding']>;

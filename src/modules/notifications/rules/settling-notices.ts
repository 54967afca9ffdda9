import type { BiddingAct } from '#modules/bidding/rules/acts.ts';
import type { OffersAct } from '#modules/offers/rules/acts.ts';
import type { PackagesAct } from '#modules/packages/rules/acts.ts';
import type { PerformanceAct } from '#modules/performance/rules/acts.ts';
import type { ProposalsAct } from '#modules/proposals/rules/acts.ts';
import { type NoticeRules, own } from './notice-kinds.ts';

export type SettlingAct = BiddingAct | OffersAct | PackagesAct | PerformanceAct | ProposalsAct;

const moved = (below: string): NoticeRules => ({ ...own('account', 'dispute_moved'), below });
const due = (below: string): NoticeRules => ({ ...own('account', 'dispute_due'), below });

/** What becomes of what is said to settle, and of what a settlement promises. */
export const settlingNotices: Record<SettlingAct, NoticeRules | null> = {
  // Of the figures neither the bell nor a letter says anything; a text that waits for a signature, and one that nobody signs, are told.
  'offers.willing': moved('/settle'),
  'offers.unwilling': moved('/settle'),
  'offers.made': moved('/settle'),
  'offers.answered': moved('/settle'),
  'settlement.drawn_up': moved('/settle'),
  'settlement.signed': moved('/settle'),
  'settlement.ended': moved('/settle'),
  'packages.list_proposed': moved('/settle/packages'),
  'packages.list_agreed': moved('/settle/packages'),
  'packages.given': moved('/settle/packages'),
  'packages.computed': moved('/settle/packages'),
  'packages.suggested': moved('/settle/packages'),
  'packages.suggestion_accepted': moved('/settle/packages'),
  'packages.answered': moved('/settle/packages'),
  'packages.ended': moved('/settle/packages'),
  'packages.things_listed': moved('/settle/division'),
  'packages.things_agreed': moved('/settle/division'),
  'packages.points_shared': moved('/settle/division'),
  'packages.divided': moved('/settle/division'),
  'packages.division_answered': moved('/settle/division'),
  'packages.division_ended': moved('/settle/division'),
  'proposals.shown': moved('/settle/proposals'),
  'proposals.observed': moved('/settle/proposals'),
  'proposals.put': moved('/settle/proposals'),
  'proposals.withdrawn': moved('/settle/proposals'),
  'proposals.not_agreed': moved('/settle/proposals'),
  'performance.stated': moved('/settle/performance'),
  'performance.answered': moved('/settle/performance'),
  'performance.withdrawn': moved('/settle/performance'),
  'performance.ahead': due('/settle/performance'),
  'performance.late': due('/settle/performance'),
  'performance.stands': moved('/settle/performance'),
  'performance.registration_near': due('/settle/performance'),
  'performance.registered': moved('/settle/performance'),
  'performance.default_certified': moved('/settle/performance'),
  'performance.performed_certified': moved('/settle/performance'),
  'bidding.proposed': moved('/settle/bidding'),
  'bidding.agreed': moved('/settle/bidding'),
  'bidding.round_closed': moved('/settle/bidding'),
  // The text that follows tells of it.
  'bidding.met': null,
  'bidding.failed': moved('/settle/bidding'),
  'bidding.ended': moved('/settle/bidding'),
};

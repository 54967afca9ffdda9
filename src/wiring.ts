// What the modules are to each other. A module that stands above another reaches it through a port, a function that the upper
// one asks for and the lower one fills; every port is required and is filled here, so a house with a wire missing does not compile.

import { talksListener } from '#modules/appointments/jobs.ts';
import { biddingEnds } from '#modules/bidding/jobs.ts';
import type { BundlesDeps } from '#modules/bundles/routes.ts';
import { meetingsSource } from '#modules/calendar/jobs.ts';
import type { DiscussionDeps } from '#modules/discussion/routes.ts';
import { disputesHolding } from '#modules/disputes/jobs.ts';
import {
  type Listener,
  moneyListener,
  moneyOf,
  ownSubjects,
  type ShowingDeps,
  writeToParties,
} from '#modules/disputes/routes.ts';
import {
  type DocumentsDeps,
  filedPapers,
  papersInRecord,
  uploadsHolding,
} from '#modules/documents/routes.ts';
import type { EnquiriesDeps } from '#modules/enquiries/routes.ts';
import type { ExportsDeps } from '#modules/exports/routes.ts';
import type { FeesDeps } from '#modules/fees/routes.ts';
import { batchesHolding } from '#modules/filing/jobs.ts';
import type { BatchesDeps } from '#modules/filing/routes/batches.ts';
import type { AccountDeps } from '#modules/identity/routes.ts';
import { letterFoot } from '#modules/institution/jobs.ts';
import { damagedQueue } from '#modules/institution/routes/institution.ts';
import type { CertifyingDeps } from '#modules/instruments/routes.ts';
import { lettersQueue, tellTalk } from '#modules/notifications/jobs.ts';
import type { NotificationsDeps } from '#modules/notifications/routes.ts';
import { railListener, settlementListener, settlementSigned } from '#modules/offers/jobs.ts';
import type { OffersDeps } from '#modules/offers/routes.ts';
import type { OfficeDeps } from '#modules/office/routes.ts';
import { packagesEnd } from '#modules/packages/jobs.ts';
import { panelHolding } from '#modules/panel/jobs.ts';
import type { PanelDeps } from '#modules/panel/routes.ts';
import { duesOfPerson, performanceListener } from '#modules/performance/jobs.ts';
import { proposalsEnd, proposalsListener } from '#modules/proposals/jobs.ts';
import {
  endOnWithdrawnBasis,
  noticeLinks,
  passesOnDispatch,
  responseListener,
} from '#modules/response/jobs.ts';
import type { ResponseDeps } from '#modules/response/routes.ts';
import {
  disputesSource,
  pagesListener,
  papersListener,
  papersSource,
  searchListener,
  talkListener,
  talkSource,
} from '#modules/search/jobs.ts';
import {
  documentShownHook,
  mailReportsFor,
  type ServiceDeps,
  serviceListener,
  serviceQueue,
} from '#modules/service/routes.ts';
import { sessionsListener } from '#modules/sessions/jobs.ts';
import type { Vault } from '#platform/vault/vault.ts';

/** What every act on a dispute stands on: the doors to the world, and no other module. */
export type DisputeGround = Omit<
  ResponseDeps & ServiceDeps & ShowingDeps & Pick<CertifyingDeps, 'certificates'>,
  'listeners' | 'noticeLink' | 'paperShown' | 'filedIn' | 'inRecord'
>;

/** The same for the whole house. */
export type Ground = DisputeGround &
  Omit<
    AccountDeps & EnquiriesDeps & PanelDeps & BatchesDeps & DocumentsDeps & BundlesDeps,
    'listeners' | 'noticeLink' | 'paperShown' | 'filedIn' | 'inRecord' | 'papersChanged'
  > &
  Pick<ExportsDeps, 'exports' | 'wakeExports'> &
  Pick<FeesDeps, 'razorpay' | 'settings'> &
  Pick<NotificationsDeps, 'settings'> &
  Pick<DiscussionDeps, 'inbox'>;

/** Acts on disputes with all that follows from them in other modules. */
export function wiredDisputes<G extends DisputeGround>(ground: G) {
  const listeners: Listener[] = [];
  const noticeLink = noticeLinks(ground);
  const railEnds: OffersDeps['railEnds'] = async (tx, disputeId, because) => {
    const all = [biddingEnds(ground), packagesEnd(ground), proposalsEnd(ground)];
    for (const ends of all) await ends(tx, disputeId, because);
  };
  const parts = {
    ...ground,
    listeners,
    noticeLink,
    railEnds,
    inRecord: papersInRecord,
    dues: duesOfPerson,
  };
  // Money comes last: it may move the dispute on, which the others hear in its turn; and whoever gives an invoice its number
  // keeps all others from theirs until the end of the transaction. What can be found is made of what all of them did.
  listeners.push(
    passesOnDispatch(parts),
    endOnWithdrawnBasis(parts),
    serviceListener(parts),
    responseListener(parts),
    talksListener(parts),
    settlementListener(parts),
    railListener(parts),
    proposalsListener(parts),
    sessionsListener(parts),
    performanceListener(parts),
    writeToParties(parts),
    moneyListener(parts),
    searchListener(parts),
  );
  return {
    ...parts,
    ...moneyOf(parts),
    foot: letterFoot,
    paperShown: documentShownHook(parts),
    filedIn: filedPapers,
    mailHeard: mailReportsFor(parts),
    takesSignature: { settlement: settlementSigned(parts) },
    papersChanged: papersListener(parts),
    pagesRead: pagesListener(parts),
    messageChanged: talkListener(parts),
  };
}

/** Everything that the modules' routes, jobs and letters are handed. */
export function wired<G extends Ground>(ground: G) {
  const holdings = holdingsOf(ground);
  const more: OfficeDeps['more'] = [lettersQueue, serviceQueue, damagedQueue(holdings)];
  // What is found in disputes, and by whom it is made: a module whose rows are found names itself here.
  const sources = [disputesSource, papersSource, talkSource(ground), meetingsSource(ground)];
  return { ...wiredDisputes(ground), ownSubjects, holdings, more, tellTalk, sources };
}

/** Where documents lie, and which rows name them. */
export function holdingsOf({
  vault,
  papers,
  pieces,
  uploads,
}: Record<'vault' | 'papers' | 'pieces' | 'uploads', Pick<Vault, 'check'>>) {
  return [
    panelHolding(vault),
    disputesHolding(papers),
    batchesHolding(pieces),
    uploadsHolding(uploads),
  ];
}

import type { OutputOf } from '#kernel/endpoint.ts';
import type { disputeDocuments, theDispute } from '../../contract/party-view.ts';

export type PartyDisputeView = OutputOf<typeof theDispute>;
/** The papers that the reader may see, with the parties. */
export type SeenDocuments = OutputOf<typeof disputeDocuments>;

import type { OutputOf } from '#kernel/endpoint.ts';
import type { theDispute } from '../../contract/party-view.ts';

export type PartyDisputeView = OutputOf<typeof theDispute>;

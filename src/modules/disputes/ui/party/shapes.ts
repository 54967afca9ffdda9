import type { OutputOf } from '#kernel/endpoint.ts';
import type { theDispute } from '../../contract/party.ts';

export type Dispute = OutputOf<typeof theDispute>;

/** What came of the last form of the page. `act` says which it was. */
export type Attempted = {
  act: string;
  ok: boolean;
  message: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
};

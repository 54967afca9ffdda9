import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { ContactRow, DisputeRow, EventRow, PartyRow } from '../store/disputes.ts';

export type {
  ContactRow,
  DisputeDocumentRow,
  DisputeRow,
  EventRow,
  PartyRow,
} from '../store/disputes.ts';

/** What happened to a dispute, as modules below are told of it inside the transaction in which it happened. */
export type DisputeEventContext = {
  dispute: DisputeRow;
  event: EventRow;
  parties: readonly PartyRow[];
  /** How the parties are reached, where whoever tells has it at hand: at the opening, which has just written it. */
  contacts?: readonly Pick<ContactRow, 'partyId' | 'channel' | 'value'>[];
  /** Addresses, in small letters, that are written to about it already: nobody has two letters about one thing. */
  written?: Set<string>;
};

/** What another module does when something happened to a dispute; what it throws undoes the event too. */
export type Listener = (tx: Db, happened: DisputeEventContext) => Promise<void>;

/** What happens when a party opens a paper in their account, in the transaction in which that is recorded. */
export type OnDocumentShown = (
  tx: Db,
  shown: { viewer: Viewer; disputeId: string; documentId: string },
) => Promise<void>;

export type DisputesDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  /** The papers of disputes: a vault of their own, because a sweep removes what no row of its module names. */
  papers: Vault;
  /** In the order in which they are told. */
  listeners: readonly Listener[];
  /** With the house's own GST registration, by which bills are taxed. */
  settings: { publicUrl: string; gstin?: string | undefined };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

/** What a paper that is shown to a party needs besides. */
export type ShowingDeps = DisputesDeps & {
  /** Of the module that knows who has received what, which stands below this one. */
  paperShown: OnDocumentShown;
};

/** What a list of the papers of a dispute needs besides. */
export type ListingDeps = ShowingDeps & {
  /** The papers of a dispute that stand in its record, which a module below this one keeps. */
  filedIn: (db: Db, disputeId: string) => Promise<readonly string[]>;
};

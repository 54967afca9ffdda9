import type { ShowingDeps } from '#modules/disputes/actions/deps.ts';
import type { ServiceDeps } from '#modules/service/actions/deps.ts';
import type { Db } from '#platform/db.ts';
import type { Scanner } from '#platform/scanner.ts';
import type { Vault } from '#platform/vault/vault.ts';

export type DocumentsDeps = ServiceDeps &
  Pick<ShowingDeps, 'paperShown'> & {
    /** The key of the documents, from which the seal of notes is derived. */
    key: Buffer;
    /** The pieces of files under way: a vault of its own, because a sweep removes what no row of ours names. */
    uploads: Vault;
    scanner: Scanner;
    /** Called once a file has come whole. It must return at once. */
    wakeUploads: () => void;
    /** Called once a paper was filed whose words are to be read. It must return at once. */
    wakeTexts: () => void;
    /** What else follows when papers of a dispute were filed, struck, or are for other readers now, in the transaction of it. */
    papersChanged: (tx: Db, disputeId: string) => Promise<void>;
  };

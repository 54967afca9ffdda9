import type { Role, Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { Razorpay } from '#platform/razorpay.ts';
import type { HowSettled, InvoiceKind } from '../rules/invoices.ts';

/** Who does it: a person in one of her roles, or nobody. */
export type By = { personId: string | null; role: Role | 'system' };

/** The transaction in which something is done, and when. */
export type Within = { tx: Db; at: Date };

export type Settled = { disputeId: string; invoiceId: string; kind: InvoiceKind; how: HowSettled };

/** What an act on money needs beside the transaction of whoever asks for it. */
export type MoneyDeps = {
  settings: {
    /** The house's GST registration; without it no tax may be collected (CGST Act s. 32). */
    gstin?: string | undefined;
  };
  /** Called in the same transaction when nothing is asked for on an invoice any more. What it throws undoes the payment too. */
  onSettled?: (tx: Db, at: Date, settled: Settled) => Promise<void>;
  /**
   * Locks a dispute before an invoice of it is locked. Whoever moves disputes takes the dispute first and its invoices
   * afterwards; with this, money takes them in the same order, and the two never wait for each other.
   */
  holdDispute?: (tx: Db, disputeId: string) => Promise<void>;
};

export type FeesDeps = MoneyDeps & {
  db: Db;
  now: () => Date;
  settings: MoneyDeps['settings'] & {
    publicUrl: string;
    /** Holder, number, IFSC and bank, as they stand on an invoice. */
    bankAccount?: string | undefined;
  };
  /** Left out where no such provider was set up. */
  razorpay?: Razorpay | null;
  /** Whether a viewer may read of a dispute's money. Without it nobody but the office may. */
  mayRead?: (db: Db, viewer: Viewer, disputeId: string) => Promise<boolean>;
  /** For which party a viewer acts, so that who pays for another is known; null where she acts for none. */
  partyOf?: (db: Db, viewer: Viewer, disputeId: string) => Promise<string | null>;
};

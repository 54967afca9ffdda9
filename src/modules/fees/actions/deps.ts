import type { Day } from '#kernel/days.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { Razorpay } from '#platform/razorpay.ts';
import type { HowSettled, InvoiceKind } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';

/** Who does it: a person in one of their roles, or nobody. */
export type FeesActor = { personId: string | null; role: Role | 'system' };

/** The transaction in which something is done, and when. */
export type FeesTransaction = { tx: Db; at: Date };

export type InvoicePayer = {
  partyId: string;
  name: string;
  address: string;
  gstin?: string | null;
  /** The state of the address, by its name or GST's two digits: the place of supply of whoever is not registered. */
  state?: string | null;
};

export type InvoiceSettlement = {
  disputeId: string;
  invoiceId: string;
  kind: InvoiceKind;
  how: HowSettled;
};

/** `amount`: what is asked for, or what came in; `due`: what is still asked for after it. */
export type MoneyNotification = {
  what: 'billed' | 'paid';
  disputeId: string;
  invoiceId: string;
  partyId: string;
  amount: Paise;
  due: Paise;
};

/** What money tells and asks whoever keeps disputes while it is moved. */
export type MoneyPorts = {
  /** Called in the same transaction when nothing is asked for on an invoice any more. What it throws undoes the payment too. */
  onSettled: (tx: Db, at: Date, settled: InvoiceSettlement) => Promise<void>;
  /** Called in the same transaction when a bill is made out, and when money came in for one: whoever owes it hears of it. */
  onMoney: (tx: Db, at: Date, money: MoneyNotification) => Promise<void>;
  /**
   * Locks a dispute before an invoice of it is locked. Whoever moves disputes takes the dispute first and its invoices
   * afterwards; with this, money takes them in the same order, and the two never wait for each other.
   */
  holdDispute: (tx: Db, disputeId: string) => Promise<void>;
};

/** What an act on money needs beside the transaction of whoever asks for it. */
export type MoneyDeps = MoneyPorts & {
  settings: {
    /** The house's GST registration; without it no tax may be collected (CGST Act s. 32). */
    gstin?: string | undefined;
  };
};

/**
 * For what follows on money from a move of a dispute, in the transaction of that move: the dispute is held already, and what
 * happened to it is told by the move.
 */
export const followingMove: MoneyPorts = {
  onSettled: async () => {},
  onMoney: async () => {},
  holdDispute: async () => {},
};

/** What fees must know of a dispute and its parties to bill them; everything else of it is none of their business. */
export type AboutDispute = {
  reference: string;
  filedOn: Day;
  /** What is claimed; null where that is not in rupees. */
  sum: Paise | null;
  arbitrators: number;
  /** Whether anything can still fall due: the dispute is not over. */
  mayBill: boolean;
  /** Whether there is a basis on which a respondent can be asked for anything. */
  mayBillRespondents: boolean;
  parties: readonly (InvoicePayer & {
    side: 'claimant' | 'respondent';
    /** Whether its place was told, or is that of the address in the file. */
    isPlaceTold: boolean;
    /** Nothing is claimed from it any more, and it bears nothing of what comes. */
    isReleased: boolean;
  })[];
};

export type FeesDeps = MoneyDeps & {
  db: Db;
  now: () => Date;
  settings: MoneyDeps['settings'] & {
    publicUrl: string;
    /** Holder, number, IFSC and bank, as they stand on an invoice. */
    bankAccount?: string | undefined;
    /** For a code to scan. */
    upiId?: string | undefined;
  };
  /** Null where no such provider was set up. */
  razorpay: Razorpay | null;
  /** Whether a viewer may read of a dispute's money. */
  mayRead: (db: Db, viewer: Viewer, disputeId: string) => Promise<boolean>;
  /** Whether they may pay in it: whoever was let in to read of it may not. */
  mayPay: (db: Db, viewer: Viewer, disputeId: string) => Promise<boolean>;
  /** A dispute as its bills need it; null when there is none. It names no viewer: the office alone asks. */
  aboutDispute: (db: Db, disputeId: string) => Promise<AboutDispute | null>;
  /** For which party a viewer acts, so that who pays for another is known; null where they act for none. */
  partyOf: (db: Db, viewer: Viewer, disputeId: string) => Promise<string | null>;
};

/** What the office's own acts on money need besides. */
export type OfficeMoneyDeps = FeesDeps & {
  /** Throws where one of some disputes is the viewer's own (disputes/actions/conflict-of-interest.ts): nobody bills, waives or confirms for themselves. */
  refuseOwn: (db: Db, viewer: Viewer, disputeIds: readonly string[]) => Promise<void>;
  /** Those of some disputes that are the viewer's own, of which a list shows them nothing. */
  ownAmong: (db: Db, viewer: Viewer, disputeIds: readonly string[]) => Promise<Set<string>>;
};

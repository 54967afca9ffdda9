import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import type { Db } from '#platform/db.ts';
import type { Signer } from '#platform/signing.ts';
import type { WhatsApp } from '#platform/whatsapp.ts';

/** Where a respondent reads a notice without an account, and the short code that opens it on any telephone. */
export type NoticeLink = { link: string; code: string };

export type ServiceDeps = DisputesDeps & {
  settings: {
    publicUrl: string;
    mailFrom: string;
    textsSecret: string | undefined;
    whatsappSecret: string | undefined;
    whatsappVerifyToken: string | undefined;
  };
  whatsapp: WhatsApp;
  signer: Signer;
  /** Of the module of the record, which stands below this one: where some papers of a dispute stand in it. */
  inRecord: (
    db: Db,
    disputeId: string,
    among: readonly string[],
  ) => Promise<ReadonlyMap<string, { number: string; isStruck: boolean }>>;
  /** Of the module that shows notices, which stands below this one; null where a party has no such page. */
  noticeLink: (db: Db, of: { disputeId: string; partyId: string }) => Promise<NoticeLink | null>;
};

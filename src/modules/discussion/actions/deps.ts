import type { Db } from '#platform/db.ts';

/** That something is new in a place: ids and no word, for each of these people alone. */
export type TalkNews = { personIds: readonly string[]; disputeId: string; place: string };

export type DiscussionDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The key of the documents, from which the seal of talk is derived. */
  key: Buffer;
  /** Tells open pages in the transaction of what is new. */
  tellTalk: (tx: Db, news: TalkNews, at: Date) => Promise<void>;
  /** What else follows when something was said, changed, taken back or moved, in the transaction in which it was. */
  messageChanged: (tx: Db, message: { disputeId: string; id: string }) => Promise<void>;
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
};

/** Whoever opens sealed talk does so at a browser, which its mark tells from another. */
export type OpeningDeps = DiscussionDeps & { settings: { publicUrl: string } };

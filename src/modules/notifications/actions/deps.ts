import type { Db } from '#platform/db.ts';
import type { Live } from '#platform/live.ts';

export type BouncedMail = {
  letterId: string;
  verdicts: readonly { recipient: string; action: string; status: string; diagnostic: string }[];
  /** SHA-256 of the notification as it came. */
  messageHash: string;
};

export type NotificationsDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  settings: { publicUrl: string; mailFrom: string; bounceToken: string | undefined };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
  live: Pick<Live, 'open'>;
  /** Told of every delivery status notification about a letter of ours; true when its module keeps such letters itself. */
  mailHeard: (tx: Db, heard: BouncedMail) => Promise<boolean>;
};

import type { Db } from '#platform/db.ts';
import type { Live } from '#platform/live.ts';

export type NotificationsDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  settings: { publicUrl: string; mailFrom: string; bounceToken: string | undefined };
  /** Called once a letter is owed. It must return at once. */
  wakeMail: () => void;
  live: Pick<Live, 'open'>;
};

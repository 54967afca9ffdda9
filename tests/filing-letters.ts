import { filingLetters } from '#modules/filing/jobs.ts';
import type { Db } from '#platform/db.ts';
import { newCode, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail } from '#platform/mail.ts';
import { quiet, settings, signInParts } from './app.ts';

/** What the mail server is handed: the letters of requests that are owed, written now. */
export async function lettersOfFiling(db: Db, now: () => Date): Promise<Mail[]> {
  const sent: Mail[] = [];
  const parts = { db, now, newCode, newToken, key: signInParts.key, settings };
  const mailer = {
    send: async (mail: Mail) => void sent.push(mail),
    describe: () => '',
    close: () => {},
  };
  const job = mailJob({ db, now, mailer, settings, ...quiet }, filingLetters(parts));
  while (await job.run(silentLog));
  // They go out side by side, and arrive in any order; a test that asks for the last one means the one that was owed last.
  return sent.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

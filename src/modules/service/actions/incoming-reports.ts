import { dayAt } from '#kernel/days.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import type { DeliveryReport } from '../rules/attempts.ts';
import { type MailVerdict, statusIn } from '../rules/mail.ts';
import {
  type AttemptRow,
  addReport,
  listAttemptsOfLetter,
  listReports,
} from '../store/attempts.ts';
import { claimIncomingReports } from '../store/incoming-reports.ts';
import { bySystem, type ServiceCause } from './service-to-dispute.ts';
import { settle } from './status-changes.ts';

/** `messageHash` is the SHA-256 of the notification as it came. */
export type MailReport = {
  letterId: string;
  verdicts: readonly MailVerdict[];
  messageHash: string;
};
/** `byPerson` is whoever did what is heard of, where that is another than who causes what follows. */
export type IncomingReport = DeliveryReport & {
  said: string;
  messageHash: string | null;
  byPerson?: string | null;
};

/**
 * Keeps what was said of an attempt as evidence, and looks at its recipient again. Of what is said twice the first telling
 * counts; a moment that has not come yet is now, and one before the message was there is that of the message.
 */
export async function recordReport(
  deps: DisputesDeps,
  tx: Db,
  attempt: AttemptRow,
  hearing: IncomingReport,
  cause: ServiceCause = bySystem,
): Promise<boolean> {
  await holdDispute(tx, attempt.disputeId);
  const now = deps.now();
  const said = hearing.at.getTime() > now.getTime() ? now : hearing.at;
  // A server whose clock is wrong has received nothing on a day before the message was there.
  const at = dayAt(said) < dayAt(attempt.queuedAt) ? attempt.queuedAt : said;
  const known = (await listReports(tx, [attempt.id])).some(
    (report) =>
      report.source === hearing.source &&
      report.status === hearing.status &&
      report.at.getTime() <= at.getTime(),
  );
  if (known) return false;
  const isNew = await addReport(tx, {
    id: deps.newId(),
    attemptId: attempt.id,
    status: hearing.status,
    at,
    heardAt: now,
    source: hearing.source,
    said: oneLine(hearing.said),
    messageHash: hearing.messageHash ? Buffer.from(hearing.messageHash, 'hex') : null,
    byPerson: hearing.byPerson ?? cause.by.personId,
  });
  if (isNew) await settle(deps, tx, attempt.recipientId, cause);
  return isNew;
}

/** What a server says is shown to officers: one line of it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 500);
}

/**
 * A delivery status notification about a letter of the outbox, in the transaction of whoever read it. False when the letter
 * is none of ours, or says nothing of a delivery.
 */
export async function recordMailReport(
  deps: DisputesDeps,
  tx: Db,
  { letterId, verdicts, messageHash }: MailReport,
): Promise<boolean> {
  const status = statusIn(verdicts);
  if (!status) return false;
  const said = diagnosticsIn(verdicts);
  let isNews = false;
  for (const attempt of await listAttemptsOfLetter(tx, letterId)) {
    const report = { status, at: deps.now(), source: 'mail_report' as const, said, messageHash };
    if (await recordReport(deps, tx, attempt, report)) isNews = true;
  }
  return isNews;
}

function diagnosticsIn(verdicts: readonly MailVerdict[]): string {
  return verdicts
    .map(({ action, status: code, diagnostic }) => `${action} ${code} ${diagnostic}`.trim())
    .join('; ');
}

/** Takes up what a provider said of a message before we had noted which attempts it is. */
export async function applyEarlierReports(
  deps: DisputesDeps,
  tx: Db,
  attempts: readonly AttemptRow[],
  messageId: string,
): Promise<void> {
  const source = 'whatsapp' as const;
  const said = await claimIncomingReports(tx, source, messageId, deps.now());
  for (const { status, at, said: words, messageHash } of said)
    for (const attempt of attempts)
      await recordReport(deps, tx, attempt, {
        status,
        at,
        source,
        said: words,
        messageHash: messageHash.toString('hex'),
      });
}

/** For whoever reads notifications: hears of our letters, and says whether a letter is one of ours. */
export function mailReportsFor(deps: DisputesDeps) {
  return async (tx: Db, heard: MailReport): Promise<boolean> => {
    const isOurs = (await listAttemptsOfLetter(tx, heard.letterId)).length > 0;
    if (isOurs) await recordMailReport(deps, tx, heard);
    return isOurs;
  };
}

import { speaking } from '#platform/language.ts';
import type { Log } from '#platform/log.ts';
import { isGivenUp, nextTryAt } from '#platform/mail/sending.ts';
import { WhatsAppRefusal } from '#platform/whatsapp.ts';
import { documentTemplateParameters } from '../letters.ts';
import { type AttemptRow, changeAttempt, leaseMessages } from '../store/attempts.ts';
import type { ServiceDeps } from './deps.ts';
import { applyEarlierReports, recordReport } from './incoming-reports.ts';
import { aboutAttempts } from './mail.ts';

const [MOST, LEASE] = [10, 5 * 60_000];

/**
 * Sends WhatsApp messages that are due; true when there are more. A sender that is killed after sending sends it again: our
 * own id goes with the message, so reports of both find the one attempt.
 */
export async function sendMessages(deps: ServiceDeps, log: Log): Promise<boolean> {
  const now = deps.now();
  const attempts = await leaseMessages(deps.db, {
    now,
    until: new Date(now.getTime() + LEASE),
    most: MOST,
  });
  for (const attempt of attempts) await sendOne(deps, log, attempt);
  return attempts.length === MOST;
}

async function sendOne(deps: ServiceDeps, log: Log, attempt: AttemptRow): Promise<void> {
  const about = await aboutAttempts(deps, [attempt]);
  if (!about) return changeAttempt(deps.db, attempt.id, { nextTryAt: null });
  try {
    const parameters = speaking(about.language, () => documentTemplateParameters(about));
    const { messageId } = await deps.whatsapp.send({
      id: attempt.id,
      to: attempt.address,
      language: about.language,
      parameters,
    });
    await deps.db.transaction().execute(async (tx) => {
      const sent = {
        status: 'sent' as const,
        at: deps.now(),
        source: 'whatsapp' as const,
        said: `Accepted as ${messageId}`,
        messageHash: null,
      };
      await recordReport(deps, tx, attempt, sent);
      await changeAttempt(tx, attempt.id, {
        messageId,
        nextTryAt: null,
        lastError: null,
      });
      await applyEarlierReports(deps, tx, attempt, 'whatsapp', messageId);
    });
  } catch (error) {
    await keepForLater(
      deps,
      log,
      attempt,
      error instanceof Error ? error : new Error(String(error)),
    );
  }
}

async function keepForLater(
  deps: ServiceDeps,
  log: Log,
  attempt: AttemptRow,
  error: Error,
): Promise<void> {
  const now = deps.now();
  const isLost =
    error instanceof WhatsAppRefusal || isGivenUp(attempt.tries, attempt.queuedAt, now);
  log.error('whatsapp_not_sent', {
    attempt: attempt.id,
    tries: attempt.tries,
    isLost,
    kind: error.name,
  });
  await deps.db.transaction().execute(async (tx) => {
    if (isLost)
      await recordReport(deps, tx, attempt, {
        status: 'failed',
        at: now,
        source: 'whatsapp',
        said: error.message,
        messageHash: null,
      });
    const next = isLost ? null : nextTryAt(attempt.tries, now);
    await changeAttempt(tx, attempt.id, {
      nextTryAt: next,
      lastError: error.message.slice(0, 500),
    });
  });
}

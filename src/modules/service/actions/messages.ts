import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import type { Log } from '#platform/log.ts';
import { isGivenUp, nextTryAt } from '#platform/mail/sending.ts';
import { WhatsAppRefusal } from '#platform/whatsapp.ts';
import { documentTemplateParameters } from '../letters.ts';
import {
  type AttemptRow,
  changeAttempt,
  leaseMessages,
  listAttemptsOfLetter,
} from '../store/attempts.ts';
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

async function sendOne(deps: ServiceDeps, log: Log, leased: AttemptRow): Promise<void> {
  const shared = leased.letterId ? await listAttemptsOfLetter(deps.db, leased.letterId) : [];
  const about = await aboutAttempts(deps, shared);
  if (!about) return changeAttempt(deps.db, leased.id, { nextTryAt: null });
  const going = new Set(about.papers.map(({ attemptId }) => attemptId));
  const message = await parted(deps, leased, { shared, going });
  const { carrier, id } = message;
  try {
    const parameters = speaking(about.language, () => documentTemplateParameters(about));
    const { messageId } = await deps.whatsapp.send({
      id,
      to: carrier.address,
      language: about.language,
      parameters,
    });
    await deps.db.transaction().execute((tx) => keepSent(deps, tx, message, messageId));
  } catch (error) {
    const why = error instanceof Error ? error : new Error(String(error));
    await keepForLater(deps, log, message, why);
  }
}

/** A message that is on its way: the attempt that carries it, and all that it is. */
type Message = { id: string; carrier: AttemptRow; attempts: readonly AttemptRow[] };

/**
 * What is left out of a message was not sent by it, whatever becomes of it. Where that is the attempt which carries the message,
 * another carries it on, as often tried.
 */
function parted(
  { db }: ServiceDeps,
  leased: AttemptRow,
  { shared, going }: { shared: readonly AttemptRow[]; going: ReadonlySet<string> },
): Promise<Message> {
  const attempts = shared.filter(({ id }) => going.has(id));
  const left = shared.filter(({ id }) => !going.has(id));
  const { tries, nextTryAt } = leased;
  const next = going.has(leased.id) ? leased : { ...(attempts[0] ?? leased), tries, nextTryAt };
  return db.transaction().execute(async (tx) => {
    for (const { id } of left) await changeAttempt(tx, id, { letterId: null, nextTryAt: null });
    if (next.id !== leased.id) await changeAttempt(tx, next.id, { tries, nextTryAt });
    return { id: leased.letterId ?? leased.id, carrier: next, attempts };
  });
}

async function keepSent(
  deps: ServiceDeps,
  tx: Db,
  { carrier, attempts }: Message,
  messageId: string,
): Promise<void> {
  const sent = {
    status: 'sent' as const,
    at: deps.now(),
    source: 'whatsapp' as const,
    said: `Accepted as ${messageId}`,
    messageHash: null,
  };
  for (const attempt of attempts) await recordReport(deps, tx, attempt, sent);
  await changeAttempt(tx, carrier.id, { messageId, nextTryAt: null, lastError: null });
  await applyEarlierReports(deps, tx, attempts, messageId);
}

async function keepForLater(
  deps: ServiceDeps,
  log: Log,
  { carrier, attempts }: Message,
  error: Error,
): Promise<void> {
  const now = deps.now();
  const { id, tries, queuedAt } = carrier;
  const isLost = error instanceof WhatsAppRefusal || isGivenUp(tries, queuedAt, now);
  log.error('whatsapp_not_sent', { attempt: id, tries, isLost, kind: error.name });
  const failed = {
    status: 'failed' as const,
    at: now,
    source: 'whatsapp' as const,
    said: error.message,
    messageHash: null,
  };
  await deps.db.transaction().execute(async (tx) => {
    if (isLost) for (const attempt of attempts) await recordReport(deps, tx, attempt, failed);
    const next = isLost ? null : nextTryAt(tries, now);
    await changeAttempt(tx, id, { nextTryAt: next, lastError: error.message.slice(0, 500) });
  });
}

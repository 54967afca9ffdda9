import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { hashOf, hmacOf, isSameHash, sha256 } from '#platform/hash.ts';
import { SMS_STATUSES, type SmsStatus, smsStatusOf } from '../rules/sms.ts';
import { isSameNumber, statusesIn, type WhatsAppStatus } from '../rules/whatsapp.ts';
import {
  type AttemptRow,
  changeAttempt,
  findAttemptOfMessage,
  listAttemptsOfLetter,
} from '../store/attempts.ts';
import { addIncomingReport } from '../store/incoming-reports.ts';
import type { ServiceDeps } from './deps.ts';
import { oneLine, recordReport } from './incoming-reports.ts';

export type WebhookRefusal = 'webhook_off' | 'signature_wrong' | 'not_a_webhook';
export type WebhookCounts = { heard: number; kept: number };

/** WhatsApp asks once whether this address is ours: its own word comes back, if it says the one that we gave it. */
export function answerChallenge(
  { settings }: Pick<ServiceDeps, 'settings'>,
  { mode, token, challenge }: { mode: string; token: string; challenge: string },
): Result<string, 'webhook_off' | 'token_wrong'> {
  if (!settings.whatsappVerifyToken) return refuse('webhook_off');
  const isOurs =
    mode === 'subscribe' && isSameHash(sha256(token), sha256(settings.whatsappVerifyToken));
  return isOurs ? allow(challenge) : refuse('token_wrong');
}

/** `sha256=` and the HMAC-SHA256 of the body as it came, byte for byte. */
function isSigned(secret: string, bytes: Uint8Array, header: string | undefined): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  return given !== undefined && isSameHash(given, hmacOf(secret, bytes));
}

/**
 * Hears a webhook of WhatsApp's: every status in it, in whatever order and however often. What is about a message that we
 * do not know is kept until we do. A forged body changes nothing; one that we cannot read is answered as heard, because it
 * would otherwise be sent again for a week.
 */
export async function handleWhatsAppWebhook(
  deps: ServiceDeps,
  bytes: Uint8Array,
  signature: string | undefined,
): Promise<Result<WebhookCounts, WebhookRefusal>> {
  const { whatsappSecret } = deps.settings;
  if (!whatsappSecret) return refuse('webhook_off');
  if (!isSigned(whatsappSecret, bytes, signature)) return refuse('signature_wrong');
  const body = jsonOf(bytes);
  if (body === undefined) return refuse('not_a_webhook');
  const messageHash = hashOf(bytes);
  let heard = 0;
  let kept = 0;
  for (const told of statusesIn(body)) {
    const isKnown = await deps.db
      .transaction()
      .execute((tx) => hearOne(deps, tx, told, messageHash));
    if (isKnown) heard += 1;
    else kept += 1;
  }
  return allow({ heard, kept });
}

async function hearOne(
  deps: ServiceDeps,
  tx: Db,
  told: WhatsAppStatus,
  messageHash: string,
): Promise<boolean> {
  const attempts = await attemptsOf(tx, told);
  if (attempts.length === 0) {
    await addIncomingReport(tx, {
      id: deps.newId(),
      channel: 'whatsapp',
      messageId: told.messageId,
      status: told.status as 'sent',
      at: told.at,
      said: oneLine(told.errors),
      messageHash: Buffer.from(messageHash, 'hex'),
      heardAt: deps.now(),
    });
    return false;
  }
  for (const attempt of attempts)
    await recordReport(deps, tx, attempt, {
      status: told.status,
      at: told.at,
      source: 'whatsapp',
      said: told.errors,
      messageHash,
    });
  const carrier = attempts.find(({ nextTryAt }) => nextTryAt) ?? attempts[0];
  if (carrier && attempts.every(({ messageId }) => messageId === null))
    await changeAttempt(tx, carrier.id, { messageId: told.messageId, nextTryAt: null });
  return true;
}

/**
 * What a message is about: by WhatsApp's id, else by ours, which goes with every message and counts only for the number that it
 * went to.
 */
async function attemptsOf(
  tx: Db,
  { messageId, letterId, recipient }: WhatsAppStatus,
): Promise<AttemptRow[]> {
  const known = await findAttemptOfMessage(tx, messageId);
  if (known?.letterId) return listAttemptsOfLetter(tx, known.letterId);
  const named = letterId ? await listAttemptsOfLetter(tx, letterId) : [];
  return named.filter(
    ({ channel, address }) => channel === 'whatsapp' && isSameNumber(address, recipient),
  );
}

/** Hears what the gateway of a text provider says: `{ statuses: [{ id, status, at, reason }] }`, signed as WhatsApp signs. */
export async function handleSmsWebhook(
  deps: ServiceDeps,
  bytes: Uint8Array,
  signature: string | undefined,
): Promise<Result<WebhookCounts, WebhookRefusal>> {
  const { textsSecret } = deps.settings;
  if (!textsSecret) return refuse('webhook_off');
  if (!isSigned(textsSecret, bytes, signature)) return refuse('signature_wrong');
  const statuses = (jsonOf(bytes) as { statuses?: unknown } | undefined)?.statuses;
  if (!Array.isArray(statuses)) return refuse('not_a_webhook');
  let heard = 0;
  for (const one of statuses.slice(0, 1000))
    if (await hearText(deps, one, hashOf(bytes))) heard += 1;
  return allow({ heard, kept: 0 });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The letter was owed before it was sent, so a text that we do not know is none of ours. */
async function hearText(deps: ServiceDeps, told: unknown, messageHash: string): Promise<boolean> {
  const { id, status, at, reason } = (
    typeof told === 'object' && told !== null ? told : {}
  ) as Record<string, unknown>;
  const moment = momentIn(at);
  if (
    typeof id !== 'string' ||
    !UUID.test(id) ||
    !SMS_STATUSES.includes(status as SmsStatus) ||
    !moment
  )
    return false;
  return deps.db.transaction().execute(async (tx) => {
    const attempts = (await listAttemptsOfLetter(tx, id)).filter(
      ({ channel }) => channel === 'sms',
    );
    const said = typeof reason === 'string' ? reason : '';
    for (const attempt of attempts)
      await recordReport(deps, tx, attempt, {
        status: smsStatusOf[status as SmsStatus],
        at: moment,
        source: 'sms',
        said,
        messageHash,
      });
    return attempts.length > 0;
  });
}

/** Since 1970, and of a year of four digits: a day that a database can hold. */
function momentIn(at: unknown): Date | null {
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return time >= 0 && time < Date.UTC(10_000) ? new Date(time) : null;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

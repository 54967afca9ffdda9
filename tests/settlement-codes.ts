import { offersLetters } from '#modules/offers/jobs.ts';
import { newCode, newToken } from '#platform/ids.ts';
import { signInParts } from './app.ts';
import type { TestDatabase } from './database.ts';

type Asked = { personId: string; disputeId: string; now: Date };

/** The digits that went out last to somebody for the text of a dispute, as their letter brings them. */
export async function settlementDigits(
  { db }: Pick<TestDatabase, 'db'>,
  { personId, disputeId, now }: Asked,
): Promise<string> {
  const parts = { db, now: () => now, newCode, newToken, key: signInParts.key };
  const row = await db
    .selectFrom('outbox_mail')
    .innerJoin('signature_code as asked', 'asked.id', 'outbox_mail.refersTo')
    .innerJoin('settlement', 'settlement.id', 'asked.settlementId')
    .where('kind', '=', 'settlement_code')
    .where('asked.personId', '=', personId)
    .where('settlement.disputeId', '=', disputeId)
    .orderBy('asked.askedAt', 'desc')
    .selectAll('outbox_mail')
    .executeTakeFirstOrThrow();
  const to = { id: row.id, to: row.recipient, publicUrl: 'https://munch.example', now };
  const mail = await offersLetters(parts).settlement_code(row.refersTo, to);
  return /(?<![-\d])\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { Purpose } from '../rules/tickets.ts';

export type TicketRow = {
  id: string;
  purpose: Purpose;
  recipient: string;
  personId: string | null;
  name: string | null;
  language: Language;
  agreedText: string | null;
  agreedAt: Date | null;
  codeHash: string | null;
  wrongCodes: number;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

type NewTicket = Omit<TicketRow, 'codeHash' | 'wrongCodes' | 'usedAt'>;

export async function addTicket(tx: Db, ticket: NewTicket): Promise<void> {
  await tx
    .insertInto('sign_in_ticket')
    .values({
      id: ticket.id,
      purpose: ticket.purpose,
      recipient: ticket.recipient,
      person_id: ticket.personId,
      name: ticket.name,
      language: ticket.language,
      agreed_text: ticket.agreedText,
      agreed_at: ticket.agreedAt,
      created_at: ticket.createdAt,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** By its id or by its link's token; locked until the transaction ends, so that two at once use it once. */
export async function findTicket(
  tx: Db,
  by: { id: string } | { tokenHash: string },
): Promise<TicketRow | null> {
  const row = await tx
    .selectFrom('sign_in_ticket')
    .$if('id' in by, (is) => is.where('id', '=', 'id' in by ? by.id : ''))
    .$if('tokenHash' in by, (is) =>
      is.where('token_hash', '=', Buffer.from('tokenHash' in by ? by.tokenHash : '', 'hex')),
    )
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{
      id: row.id,
      purpose: row.purpose,
      recipient: row.recipient,
      personId: row.person_id,
      name: row.name,
      language: row.language,
    },
    ...{
      agreedText: row.agreed_text,
      agreedAt: row.agreed_at,
      codeHash: row.code_hash?.toString('hex') ?? null,
    },
    ...{
      wrongCodes: row.wrong_codes,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    },
  };
}

/** What a letter brings; what an earlier one of the same ticket brought is then of no use. */
export async function setSecrets(
  db: Db,
  id: string,
  { codeHash, tokenHash }: { codeHash: string | null; tokenHash: string | null },
): Promise<void> {
  const bytes = (hex: string | null) => (hex === null ? null : Buffer.from(hex, 'hex'));
  await db
    .updateTable('sign_in_ticket')
    .set({ code_hash: bytes(codeHash), token_hash: bytes(tokenHash) })
    .where('id', '=', id)
    .execute();
}

export async function countWrongCode(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('sign_in_ticket')
    .set((is) => ({ wrong_codes: is('wrong_codes', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markUsed(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('sign_in_ticket').set({ used_at: at }).where('id', '=', id).execute();
}

/** After a new password nothing that was sent before opens anything. */
export async function voidTickets(tx: Db, personId: string, at: Date): Promise<void> {
  await tx
    .updateTable('sign_in_ticket')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
}

export async function dropTickets(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<', expiredBefore).execute();
}

import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { SignInPurpose } from '../rules/tickets.ts';

/** What a code or a link was asked for; how long it opens, and whether it was used, modules/codes knows under the same id. */
export type SignInTicket = {
  id: string;
  purpose: SignInPurpose;
  recipient: string;
  personId: string | null;
  name: string | null;
  language: Language;
  agreedText: string | null;
  agreedAt: Date | null;
};

export async function addTicket(tx: Db, ticket: SignInTicket): Promise<void> {
  await tx
    .insertInto('sign_in_ticket')
    .values({
      id: ticket.id,
      purpose: ticket.purpose,
      recipient: ticket.recipient,
      personId: ticket.personId,
      name: ticket.name,
      language: ticket.language,
      agreedText: ticket.agreedText,
      agreedAt: ticket.agreedAt,
    })
    .execute();
}

export async function findTicket(db: Db, id: string): Promise<SignInTicket | null> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const { purpose, recipient, name, language } = row;
  const agreed = { agreedText: row.agreedText, agreedAt: row.agreedAt };
  return { id, purpose, recipient, personId: row.personId, name, language, ...agreed };
}

/** All that were asked for by or for somebody. */
export async function listTicketsOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_ticket')
    .where('personId', '=', personId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

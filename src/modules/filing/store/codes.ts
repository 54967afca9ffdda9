import type { Db } from '#platform/db.ts';

/** What a code was asked for; how long it opens, and in which browser, modules/codes knows under the same id. */
export type FilingTicket = {
  id: string;
  email: string;
  /** The draft for which; null for whoever only wants to come back. */
  draftId: string | null;
  agent: string;
  /** When the browser that asked showed the code, or opened the link that is named here. */
  provedAt: Date | null;
  linkHash: string | null;
};

export async function addTicket(
  tx: Db,
  { id, email, draftId, agent, provedAt, linkHash }: FilingTicket,
): Promise<void> {
  const shown = {
    provedAt,
    linkHash: linkHash === null ? null : Buffer.from(linkHash, 'hex'),
  };
  await tx
    .insertInto('filing_code')
    .values({ id, email, draftId, agent: agent.slice(0, 300), ...shown })
    .execute();
}

export async function findTicket(db: Db, id: string): Promise<FilingTicket | null> {
  const row = await db
    .selectFrom('filing_code')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const { email, agent, draftId, provedAt } = row;
  return { id, email, draftId, agent, provedAt, linkHash: row.linkHash?.toString('hex') ?? null };
}

/**
 * What was asked for at an address, by whatever browser, and not shown; each with the draft for which. A link may be opened often,
 * and each time leaves a ticket that is shown already.
 */
export function listTicketsTo(
  tx: Db,
  email: string,
): Promise<Pick<FilingTicket, 'id' | 'draftId'>[]> {
  return tx
    .selectFrom('filing_code')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('provedAt', 'is', null)
    .select(['id', 'draftId'])
    .execute();
}

export async function setProved(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('filing_code').set({ provedAt: at }).where('id', '=', id).execute();
}

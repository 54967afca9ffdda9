import type { Db } from '#platform/db.ts';

// What opens a draft: the key of the one browser that holds it, and links that were mailed to its address, which open nothing
// by themselves and only let their holder take it.

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export type BrowserKey = {
  tokenHash: string;
  draftId: string;
  agent: string;
  madeAt: Date;
  provedEmail: string | null;
};

/** Gives a draft to a browser; the caller ended what other browsers had. */
export async function addBrowserKey(
  tx: Db,
  { tokenHash, draftId, agent, madeAt, provedEmail }: BrowserKey,
): Promise<void> {
  const proof = { provedEmail, provedAt: provedEmail === null ? null : madeAt };
  const held = { agent: agent.slice(0, 300), madeAt, endedAt: null, ...proof };
  await tx
    .insertInto('filing_key')
    .values({ tokenHash: bytes(tokenHash), draftId, email: null, ...held })
    .onConflict((on) => on.columns(['tokenHash', 'draftId']).doUpdateSet(held))
    .execute();
}

export async function addLink(
  db: Db,
  link: { tokenHash: string; draftId: string; email: string; madeAt: Date },
): Promise<void> {
  await db
    .insertInto('filing_key')
    .values({
      tokenHash: bytes(link.tokenHash),
      draftId: link.draftId,
      email: link.email,
      madeAt: link.madeAt,
    })
    .execute();
}

export type DraftLink = { draftId: string; email: string };

/** The draft that a mailed link leads to, with the address that it was mailed to. */
export async function findLink(db: Db, tokenHash: string): Promise<DraftLink | null> {
  const row = await db
    .selectFrom('filing_key')
    .where('tokenHash', '=', bytes(tokenHash))
    .where('email', 'is not', null)
    .where('endedAt', 'is', null)
    .select(['draftId', 'email'])
    .executeTakeFirst();
  return row?.email ? { draftId: row.draftId, email: row.email } : null;
}

/** The kind of browser that holds each draft, and whether it is this one. */
export async function holdersOf(db: Db, draftIds: readonly string[], browser: string | null) {
  if (draftIds.length === 0) return new Map<string, { agent: string; isHere: boolean }>();
  const rows = await db
    .selectFrom('filing_key')
    .where('draftId', 'in', draftIds)
    .where('email', 'is', null)
    .where('endedAt', 'is', null)
    .select(['draftId', 'agent', 'tokenHash'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.draftId,
      { agent: row.agent, isHere: row.tokenHash.toString('hex') === browser },
    ]),
  );
}

/** Whether this browser held a draft once, and another took it over. */
export async function wasHeldBy(db: Db, tokenHash: string, draftId: string): Promise<boolean> {
  const query = db
    .selectFrom('filing_key')
    .where('tokenHash', '=', bytes(tokenHash))
    .where('draftId', '=', draftId);
  return (
    (await query.where('endedAt', 'is not', null).select('draftId').executeTakeFirst()) !==
    undefined
  );
}

/** Whether this browser began a draft that an account has now, and opens by signing in alone. */
export async function isOfAccount(db: Db, tokenHash: string, draftId: string): Promise<boolean> {
  const row = await db
    .selectFrom('filing_key')
    .innerJoin('filing_draft', 'filing_draft.id', 'filing_key.draftId')
    .where('tokenHash', '=', bytes(tokenHash))
    .where('filing_draft.id', '=', draftId)
    .where('filing_draft.personId', 'is not', null)
    .where('filing_draft.expiredAt', 'is', null)
    .select('filing_draft.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every key to a draft, browsers' and links, but the link by which it is taken. */
export async function endKeys(
  tx: Db,
  draftId: string,
  but: { linkHash: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('filing_key')
    .set({ endedAt: but.at, provedEmail: null, provedAt: null })
    .where('draftId', '=', draftId)
    .where('endedAt', 'is', null)
    .$if(but.linkHash !== null, (is) => is.where('tokenHash', '!=', bytes(but.linkHash ?? '')))
    .execute();
}

/** What this browser holds is held under another token from now on: one that somebody knew before opens nothing. */
export async function renewKeys(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .updateTable('filing_key')
    .set({ tokenHash: bytes(to) })
    .where('tokenHash', '=', bytes(from))
    .where('email', 'is', null)
    .execute();
}

/** This browser has shown that the address is its holder's, for this one draft; false when it holds it no more. */
export async function markProved(
  tx: Db,
  {
    tokenHash,
    draftId,
    email,
    at,
  }: { tokenHash: string; draftId: string; email: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('filing_key')
    .set({ provedEmail: email, provedAt: at })
    .where('tokenHash', '=', bytes(tokenHash))
    .where('draftId', '=', draftId)
    .where('email', 'is', null)
    .where('endedAt', 'is', null)
    .returning('draftId')
    .executeTakeFirst();
  return row !== undefined;
}

import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { dropDraftsOf, listDrafts } from '../store/drafts.ts';
import { listReceiptsOf } from '../store/receipts.ts';

/** What filing holds about a person: her requests under way, and what she signed. */
export async function filingDataOf(db: Db, personId: string): Promise<unknown> {
  const drafts = await listDrafts(db, { tokenHash: null, personId });
  return {
    drafts: drafts
      .filter(({ submittedAt }) => submittedAt === null)
      .map(({ answers, email, createdAt, savedAt }) => ({ answers, email, createdAt, savedAt })),
    signed: (await listReceiptsOf(db, personId)).map(({ draftId: _, disputeId: __, ...receipt }) => receipt),
  };
}

/**
 * DPDP Act 2023, section 12(3): requests under way go at once. What was filed and signed is the dispute's, which both sides rely
 * on, and its receipt stays with it (section 17(1)(a): to enforce a legal right or claim).
 */
export const filingEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId }) {
    const drafts = await dropDraftsOf(tx, personId);
    await dropOwed(tx, { about: drafts, to: [] });
    return { drafts: drafts.length };
  },
};

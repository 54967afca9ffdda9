import { removeInstitutionMember } from '#modules/disputes/actions/institution-members.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { dropDraftsOf } from '../store/draft-changes.ts';
import { listDrafts } from '../store/drafts.ts';
import { countPeopleOn, endMember, listMembershipsOf } from '../store/institution-members.ts';
import { holdInstitution, listLastingOf } from '../store/institutions.ts';
import { listReceiptsOf } from '../store/receipts.ts';

/** What filing holds about a person: their requests under way, what they signed, and for which institutions they may file. */
export async function filingDataOf(db: Db, personId: string): Promise<unknown> {
  const drafts = await listDrafts(db, { tokenHash: null, personId });
  return {
    drafts: drafts
      .filter(({ submittedAt }) => submittedAt === null)
      .map(({ answers, email, createdAt, savedAt }) => ({ answers, email, createdAt, savedAt })),
    institutions: await listMembershipsOf(db, personId),
    signed: (await listReceiptsOf(db, personId)).map(
      ({ draftId: _, disputeId: __, ...receipt }) => receipt,
    ),
  };
}

/**
 * DPDP Act 2023, section 12(3): requests under way go at once, and they file for no institution any more. What was filed and signed is the dispute's, which both sides rely
 * on, and its receipt stays with it (section 17(1)(a): to enforce a legal right or claim).
 */
export const filingEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId, at }) {
    const drafts = await dropDraftsOf(tx, personId);
    await dropOwed(tx, { about: drafts, to: [] });
    return { drafts: drafts.length, institutions: await leaveInstitutions(tx, personId, at) };
  },
};

/** They leave each institution as if its officer had ended it: what they sent and accepted for it stays, and they see none of it. */
async function leaveInstitutions(tx: Db, personId: string, at: Date): Promise<number> {
  const lasting = await listLastingOf(tx, personId);
  const by = { personId: null, role: 'system' as const };
  for (const { id, institutionId } of lasting) {
    await holdInstitution(tx, institutionId);
    if ((await endMember(tx, { id, institutionId, at })) === null) continue;
    await countPeopleOn(tx, institutionId);
    await removeInstitutionMember(tx, { through: institutionId, personId, at });
    const subject = { kind: 'institution' as const, id: institutionId };
    await appendActs(tx, at, [
      { act: 'filing.member_ended', subject, by, details: { person: personId } },
    ]);
  }
  return lasting.length;
}

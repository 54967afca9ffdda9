import { appendActs } from '#modules/record/actions.ts';
import { findDispute } from '../store/disputes.ts';
import { claimMemberships, listAddressed } from '../store/members.ts';
import { forgetErasure } from '../store/person-erasure.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { addMember } from './members.ts';
import { provedEmail } from './reading.ts';

type Taking = Pick<DisputesDeps, 'db' | 'now' | 'newId'>;

/**
 * Makes the disputes theirs that were filed from a person's proved address, or that were sent to it: whoever proves an address to
 * which a respondent's notice went has shown as much as by a one-time code. A claimant who had themselves erased comes back by
 * the address that they had proved until then. Where it is in doubt who they are, nothing is given.
 */
export async function claimProvedMemberships(deps: Taking, personId: string): Promise<void> {
  const { db, now, newId } = deps;
  const email = await provedEmail(db, personId);
  if (email === null) return;
  await claimMemberships(db, { personId, email });
  for (const addressed of await listAddressed(db, { personId, email })) {
    const { id: partyId, disputeId, side, contactId } = addressed;
    if (side === 'claimant') await comeBack(deps, { partyId, disputeId, contactId, personId });
    else await addMember(db, asParty(newId(), { disputeId, partyId, personId, at: now() }));
  }
}

type Joining = { disputeId: string; partyId: string; personId: string; at: Date };

function asParty(id: string, joining: Joining) {
  return { id, ...joining, email: null, role: 'party' as const };
}

type Returning = { partyId: string; disputeId: string; contactId: string; personId: string };

/** The officer was told that this party has no account, and is told that they have one again. The second of two finds it done. */
async function comeBack(
  { db, now, newId }: Taking,
  { partyId, disputeId, contactId, personId }: Returning,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    await holdDispute(tx, disputeId);
    const joining = asParty(newId(), { disputeId, partyId, personId, at });
    if (!(await addMember(tx, joining))) return;
    await forgetErasure(tx, partyId);
    const officer = (await findDispute(tx, disputeId))?.officerId ?? 'role:case_officer';
    await appendActs(tx, at, [
      {
        act: 'dispute.account_returned',
        subject: { kind: 'dispute', id: disputeId },
        by: { personId, role: 'person' },
        details: { party: partyId, contact: contactId },
        tells: [officer],
      },
    ]);
  });
}

import { type Day, dayAt } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import { appendActs } from '#modules/record/actions.ts';
import { mayCarryOut, type SubstitutionRefusal } from '../rules/service-status.ts';
import { changeSubstitution } from '../store/proofs.ts';
import type { SubstitutionOutcome } from './address-inquiries.ts';
import type { ServiceDeps } from './deps.ts';
import { heldRecipient } from './office-access.ts';
import { settle } from './status-changes.ts';

export type SubstitutionExecution = { recipientId: string; on: Day; token: string };

/** What was ordered has been done, and here is the paper that shows it: deemed received on that day (ACA s. 3(2)). */
export function carryOutSubstitution(
  deps: ServiceDeps,
  viewer: Viewer,
  { recipientId, on, token }: SubstitutionExecution,
): SubstitutionOutcome<SubstitutionRefusal | 'day_wrong' | 'token_unknown'> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldRecipient(tx, viewer, recipientId);
    if (!held) return refuse('unknown');
    const { serving, substitutions, recipient } = held.loaded;
    const may = mayCarryOut(serving, deps.now());
    if (!may.ok) return may;
    const ordered = substitutions.at(-1);
    if (!ordered?.decidedAt) return refuse('not_ordered');
    if (on > dayAt(deps.now()) || on < dayAt(ordered.decidedAt)) return refuse('day_wrong');
    const place = {
      disputeId: recipient.disputeId,
      partyId: null,
      kind: 'proof' as const,
      audience: 'office' as const,
    };
    const paper = await attach(tx, { ...place, token, title: 'Substituted service, carried out' });
    if (!paper) return refuse('token_unknown');
    await changeSubstitution(tx, ordered.id, {
      state: 'carried_out',
      carriedOutOn: on,
      proofId: paper.id,
    });
    await appendActs(tx, deps.now(), [
      {
        act: 'service.carried_out',
        subject: { kind: 'dispute', id: recipient.disputeId },
        by: held.cause.by,
        details: { recipient: recipientId, document: paper.id, on },
      },
    ]);
    await settle(deps, tx, recipientId, held.cause);
    return allow({ id: recipientId });
  });
}
